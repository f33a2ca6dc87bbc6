import XCTest

@testable import Raster

final class BrushTests: XCTestCase {
  private let ramp: [(Double, SIMD4<Double>)] = [(0, SIMD4(0, 0, 0, 1)), (1, SIMD4(1, 1, 1, 1))]

  private func check(
    _ kind: GradientBrush.Kind, place: Matrix = .identity, base: Matrix = .identity,
    line: UInt = #line, _ expected: (Double, Double) -> Double
  ) {
    let brush = GradientBrush(kind, stops: ramp, place: place)
    let bitmap = drawn(50, 40, base: base) {
      $0.add(.fill(.rect(Rect(-500, -500, 500, 500)), .gradient(brush)))
    }
    for y in 0..<40 {
      for x in 0..<50 {
        let t = min(max(expected(Double(x) + 0.5, Double(y) + 0.5), 0), 1)
        // A ramp of 1,024 steps, and rounding to 8 bits.
        XCTAssertEqual(
          Double(255 - bitmap.darkness(x, y)), 255 * t, accuracy: 0.5 + 255.0 / 2048 + 0.01,
          "at \(x), \(y)", line: line)
      }
    }
  }

  // MARK: gradients

  func testLinearGradients() {
    check(.linear(x0: 5, y0: 0, x1: 45, y1: 0)) { x, _ in (x - 5) / 40 }
    check(.linear(x0: 0, y0: 30, x1: 0, y1: 10)) { _, y in (30 - y) / 20 }
    check(.linear(x0: 10, y0: 5, x1: 40, y1: 25)) { x, y in
      ((x - 10) * 30 + (y - 5) * 20) / 1300
    }
    check(.linear(x0: 25, y0: 0, x1: 25.001, y1: 0)) { x, _ in x > 25 ? 1 : 0 }
    check(.linear(x0: 25, y0: 9, x1: 25, y1: 9)) { _, _ in 1 }
  }

  func testWhatLiesBeforeAndBehindHasTheOutermostColours() {
    let red = SIMD4<Double>(1, 0, 0, 1), blue = SIMD4<Double>(0, 0, 1, 1)
    let green = SIMD4<Double>(0, 1, 0, 1)
    func row(_ kind: GradientBrush.Kind, _ stops: [(Double, SIMD4<Double>)]) -> Bitmap {
      let brush = GradientBrush(kind, stops: stops)
      return drawn(50, 1) {
        $0.add(.fill(.rect(Rect(0, 0, 50, 1)), .gradient(brush)))
      }
    }
    func colors(_ b: Bitmap) -> [UInt32] { [2, 12, 25, 38, 47].map { b.pixels[$0] & 0xffffff } }
    let line = row(
      .linear(x0: 10, y0: 0, x1: 40, y1: 0), [(0, red), (0, blue), (1, blue), (1, green)])
    XCTAssertEqual(colors(line), [0xff0000, 0xff, 0xff, 0xff, 0xff00])
    let circles = row(.radial(x: 0, y: 0, r0: 10, r1: 40), [(0, red), (0.000001, blue), (1, blue)])
    XCTAssertEqual(colors(circles), [0xff0000, 0xff, 0xff, 0xff, 0xff])
  }

  func testRadialGradients() {
    check(.radial(x: 20, y: 15, r0: 0, r1: 25)) { x, y in
      ((x - 20) * (x - 20) + (y - 15) * (y - 15)).squareRoot() / 25
    }
    check(.radial(x: 20, y: 15, r0: 12, r1: 4)) { x, y in
      (((x - 20) * (x - 20) + (y - 15) * (y - 15)).squareRoot() - 12) / -8
    }
  }

  func testConicGradients() {
    func turn(_ x: Double, _ y: Double) -> Double {
      let t = atan2(y - 17, x - 23) / (2 * .pi)
      return t < 0 ? t + 1 : t
    }
    check(.conic(x: 23, y: 17, start: 0, end: 1)) { turn($0, $1) }
    check(.conic(x: 23, y: 17, start: 0.25, end: 1.25)) { x, y in
      let t = turn(x, y) - 0.25
      return t < 0 ? t + 1 : t
    }
    // Half a turn; the rest shows the nearer end.
    check(.conic(x: 23, y: 17, start: 0, end: 0.5)) { x, y in
      let t = turn(x, y)
      return t <= 0.5 ? t * 2 : (t < 0.75 ? 1 : 0)
    }
    // Anticlockwise.
    check(.conic(x: 23, y: 17, start: 1, end: 0)) { 1 - turn($0, $1) }
  }

  func testAnglesAreThoseOfTheArctangent() {
    for i in 0..<5000 {
      let angle = 2 * Double.pi * Double(i) / 5000
      let t = turns(3 * cos(angle), 3 * sin(angle))
      let difference = abs(t - Double(i) / 5000)
      XCTAssertLessThan(min(difference, 1 - difference), 1e-9)
    }
    XCTAssertEqual(turns(0, 0), 0)
  }

  func testPlacesAndBasesMoveGradients() {
    let place = Matrix(a: 2, b: 0.5, c: -0.5, d: 1, tx: 7, ty: 3)
    check(.linear(x0: 0, y0: 0, x1: 10, y1: 0), place: place, base: .scale(2)) { x, y in
      place.inverse!.apply(x / 2, y / 2).x / 10
    }
  }

  func testStopsInterpolatePremultiplied() {
    let brush = GradientBrush(
      .linear(x0: 0, y0: 0, x1: 100, y1: 0),
      stops: [(0, SIMD4(1, 0, 0, 1)), (1, SIMD4(0, 0, 1, 0))])
    let bitmap = drawn(100, 1, on: .clear) {
      $0.add(.fill(.rect(Rect(0, 0, 100, 1)), .gradient(brush)))
    }
    // Red fades out; the transparent blue never shows.
    for x in [0, 25, 50, 75, 99] {
      let a = 255 * (1 - (Double(x) + 0.5) / 100)
      XCTAssertEqual(Double(bitmap.channels(x, 0)[0]), a, accuracy: 1)
      XCTAssertEqual(Double(bitmap.channels(x, 0)[1]), a, accuracy: 1)
      XCTAssertEqual(bitmap.channels(x, 0)[3], 0)
    }
  }

  func testHardStops() {
    let stops: [(Double, SIMD4<Double>)] = [
      (0, SIMD4(0, 0, 0, 1)), (0.5, SIMD4(0, 0, 0, 1)), (0.5, SIMD4(1, 1, 1, 1)),
      (1, SIMD4(1, 1, 1, 1)),
    ]
    let brush = GradientBrush(.linear(x0: 0, y0: 0, x1: 8, y1: 0), stops: stops)
    let bitmap = drawn(8, 1) { $0.add(.fill(.rect(Rect(0, 0, 8, 1)), .gradient(brush))) }
    XCTAssertEqual(bitmap.drawing, ["####...."])
  }

  func testNoStopIsTransparentAndNonsenseStopsAreTamed() {
    let none = GradientBrush(.linear(x0: 0, y0: 0, x1: 8, y1: 0), stops: [])
    XCTAssertEqual(
      drawn(8, 1) { $0.add(.fill(.rect(Rect(0, 0, 8, 1)), .gradient(none))) }.drawing, ["........"])
    let odd = GradientBrush(
      .linear(x0: 0, y0: 0, x1: 8, y1: 0),
      stops: [(.nan, SIMD4(-1, .nan, 9, 7)), (-4, SIMD4(0, 0, 0, 1)), (.infinity, SIMD4())])
    let bitmap = drawn(8, 1, on: .clear) { $0.add(.fill(.rect(Rect(0, 0, 8, 1)), .gradient(odd))) }
    for x in 0..<8 {
      let c = bitmap.channels(x, 0)
      XCTAssertTrue(c[1] <= c[0] && c[2] <= c[0] && c[3] <= c[0])
    }
  }

  // MARK: images

  private func show(_ brush: ImageBrush, _ width: Int = 40, _ height: Int = 30) -> Bitmap {
    drawn(width, height, on: .clear) {
      $0.add(.fill(.rect(Rect(0, 0, Double(width), Double(height))), .image(brush)))
    }
  }

  func testPixelByPixel() {
    let picture = Pictures.tile(40, 30)
    XCTAssertEqual(show(ImageBrush(picture, place: .identity)).differences(from: picture), 0)
    let moved = show(ImageBrush(picture, place: .translation(-7, -4)))
    for y in 0..<26 { for x in 0..<33 { XCTAssertEqual(moved[x, y], picture[x + 7, y + 4]) } }
  }

  /// Bilinear interpolation of premultiplied channels with edges repeated.
  private func interpolated(_ b: Bitmap, _ u: Double, _ v: Double, tiles: Bool = false) -> [Double]
  {
    let x = (u - 0.5).rounded(.down), y = (v - 0.5).rounded(.down)
    let f = u - 0.5 - x, g = v - 0.5 - y
    func at(_ i: Double, _ j: Double) -> [Double] {
      func fit(_ k: Double, _ n: Int) -> Int {
        tiles ? ((Int(k) % n) + n) % n : min(max(Int(k), 0), n - 1)
      }
      return b.channels(fit(i, b.width), fit(j, b.height)).map(Double.init)
    }
    let (a, c, d, e) = (at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1))
    return (0..<4).map {
      (a[$0] * (1 - f) + c[$0] * f) * (1 - g) + (d[$0] * (1 - f) + e[$0] * f) * g
    }
  }

  func testScaledTurnedAndTiledImages() {
    let picture = Pictures.tile(24, 18)
    let places = [
      Matrix(a: 1.7, b: 0, c: 0, d: 1.3, tx: 2.3, ty: -1.2),
      Matrix(a: 0.7, b: 0, c: 0, d: 0.6, tx: 3, ty: 4),
      Matrix(a: -1.2, b: 0, c: 0, d: 1, tx: 35, ty: 0.5),
      Matrix(a: 1.1, b: 0.6, c: -0.6, d: 1.1, tx: 12, ty: 1),
      Matrix(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 2),
    ]
    for place in places {
      for tiles in [false, true] {
        let bitmap = show(ImageBrush(picture, place: place, tiles: tiles)), back = place.inverse!
        for y in 0..<30 {
          for x in 0..<40 {
            let p = back.apply(Double(x) + 0.5, Double(y) + 0.5)
            let expected = interpolated(picture, p.x, p.y, tiles: tiles),
              got = bitmap.channels(x, y)
            for i in 0..<4 {
              // Two roundings to 8 bits, and weights of 1/256.
              XCTAssertEqual(Double(got[i]), expected[i], accuracy: 3, "\(place) at \(x), \(y)")
            }
          }
        }
      }
    }
  }

  func testWithoutSmoothingTheNearestPixelShows() {
    let picture = Pictures.tile(6, 5)
    let bitmap = show(ImageBrush(picture, place: .scale(5, 6), smooth: false), 30, 30)
    for y in 0..<30 { for x in 0..<30 { XCTAssertEqual(bitmap[x, y], picture[x / 5, y / 6]) } }
  }

  func testShrinkingAverages() {
    // Stripes one pixel wide: any sampling without a filter would show black or white.
    let stripes = Bitmap(width: 256, height: 256, isOpaque: true)
    for y in 0..<256 {
      for x in 0..<256 { stripes[x, y] = (x + y) % 2 == 0 ? .black : .white }
    }
    for size in [64.0, 40, 17.3] {
      let bitmap = drawn(64, 64) {
        $0.add(
          .fill(
            .rect(.at(0, 0, size, size)), .image(ImageBrush(stripes, in: .at(0, 0, size, size)))))
      }
      for y in 0..<Int(size) {
        for x in 0..<Int(size) { XCTAssertEqual(bitmap.darkness(x, y), 127, accuracy: 3) }
      }
    }
    // Shrunk in one direction only, the other stays sharp.
    let bars = Bitmap(width: 64, height: 4, isOpaque: true)
    for x in 0..<64 { bars.fill(IRect(x, 0, x + 1, 2), x % 2 == 0 ? .black : .white) }
    let flat = drawn(16, 4) {
      $0.add(.fill(.rect(.at(0, 0, 16, 4)), .image(ImageBrush(bars, in: .at(0, 0, 16, 4)))))
    }
    XCTAssertEqual(flat.darkness(8, 0), 127, accuracy: 2)
    XCTAssertEqual(flat.darkness(8, 1), 127, accuracy: 2)
    XCTAssertEqual(flat.darkness(8, 2), 255)
  }

  func testShrunkCopiesFollowTheirPixels() {
    let picture = Bitmap(width: 64, height: 64)
    picture.fill(picture.bounds, .black)
    let brush = ImageBrush(picture, in: .at(0, 0, 8, 8))
    func middle() -> Int {
      drawn(8, 8) { $0.add(.fill(.rect(.at(0, 0, 8, 8)), .image(brush))) }.darkness(4, 4)
    }
    XCTAssertEqual(middle(), 255)
    picture.fill(picture.bounds, .white)
    XCTAssertEqual(middle(), 0)
    let inner = DisplayList()
    inner.fill(Rect(0, 0, 64, 64), .black)
    Painter().paint(inner, into: picture, damage: picture.bounds)
    XCTAssertEqual(middle(), 255)
    picture.pixels.update(repeating: RGBA.white.bits, count: 64 * 64)
    picture.pixelsChanged()
    XCTAssertEqual(middle(), 0)
  }

  func testAnOpaqueBitmapsAlphaBytesDoNotMatter() {
    let picture = Bitmap(width: 12, height: 12, isOpaque: true)
    for i in 0..<(picture.stride * 12) { picture.pixels[i] = 0x0033_6699 }
    let target = drawn(16, 16, on: .clear) {
      $0.add(
        .fill(
          .rounded(.ellipse(in: .at(1, 1, 12, 12))),
          .image(ImageBrush(picture, in: .at(0, 0, 14, 14)))))
      $0.add(.pushClip(.rect(.at(0.5, 0.5, 15, 15))))
      $0.add(.blit(picture, x: 4, y: 4))
      $0.add(.popClip)
    }
    XCTAssertEqual(target[6, 6], RGBA(hex: 0x336699))
    XCTAssertEqual(target[2, 6], RGBA(hex: 0x336699))
    XCTAssertEqual(target.channels(15, 10)[0], 128)
  }

  func testBlitsLandOnWholePixels() {
    let dot = Bitmap(width: 2, height: 2)
    dot.fill(dot.bounds, .black)
    for (x, y) in [(2.0, 1.0), (1.5, 0.5), (2.49, 1.49)] {
      let bitmap = drawn(6, 4) { $0.add(.blit(dot, x: x, y: y)) }
      XCTAssertEqual(bitmap.drawing, ["......", "..##..", "..##..", "......"])
    }
    // Whatever the scale.
    let scaled = drawn(6, 4, base: .scale(2)) { $0.add(.blit(dot, x: 1, y: 0.5)) }
    XCTAssertEqual(scaled.drawing, ["......", "..##..", "..##..", "......"])
  }
}
