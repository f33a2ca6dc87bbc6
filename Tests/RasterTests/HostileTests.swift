import Props
import XCTest

@testable import Raster

/// Nonsense draws nothing and does no harm.
final class HostileTests: XCTestCase {
  private let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e30, -1e30, 1e300, 1e9, -1e9, 0, -0.0, -5, 1e-30, 3.7, 40,
    .greatestFiniteMagnitude, .leastNonzeroMagnitude,
  ]

  /// Paints, and returns how long it took.
  @discardableResult
  private func survive(
    base: Matrix = .identity, _ build: (DisplayList) -> Void
  ) -> (Bitmap, Duration) {
    let list = DisplayList()
    build(list)
    let bitmap = Bitmap(width: 48, height: 40), painter = Painter()
    let time = ContinuousClock().measure {
      painter.paint(list, into: bitmap, damage: IRect(-100, -100, 1000, 1000), base: base)
      painter.paint(list, into: bitmap, damage: IRect(7, 5, 9, 30), base: base)
    }
    for y in 0..<40 {
      for x in 0..<48 {
        let c = bitmap.channels(x, y)
        XCTAssertLessThanOrEqual(max(c[1], c[2], c[3]), c[0], "a colour above its alpha")
      }
    }
    return (bitmap, time)
  }

  func testNonsenseNumbersEverywhere() {
    var dice = Dice(7)
    func n() -> Double { numbers[dice.roll(numbers.count)] }
    func rounded() -> RoundedRect {
      func radius() -> Radius { Radius(n(), n()) }
      return RoundedRect(
        Rect(n(), n(), n(), n()), tl: radius(), tr: radius(), br: radius(), bl: radius())
    }
    func outline() -> Outline {
      let path = Outline()
      for _ in 0..<(1 + dice.roll(5)) {
        switch dice.roll(6) {
        case 0: path.move(n(), n())
        case 1: path.line(n(), n())
        case 2: path.quad(n(), n(), n(), n())
        case 3: path.cubic(n(), n(), n(), n(), n(), n())
        case 4: path.conic(n(), n(), n(), n(), weight: n())
        default: path.close()
        }
      }
      return path
    }
    func figure() -> Figure {
      switch dice.roll(5) {
      case 0: return .rounded(rounded())
      case 1: return .ring(rounded(), rounded())
      case 2: return .stroke(rounded(), n())
      case 3: return .outline(outline(), evenOdd: dice.roll(2) == 0)
      default:
        let pen = Pen(
          width: n(), cap: .round, join: .round, miterLimit: n(),
          dash: dice.roll(2) == 0 ? [] : [n(), n()], dashPhase: n())
        return .outline(outline().stroked(pen, scale: n()), evenOdd: false)
      }
    }
    func matrix() -> Matrix { Matrix(a: n(), b: n(), c: n(), d: n(), tx: n(), ty: n()) }
    let bitmap = Pictures.tile(9, 7)
    func brush() -> Brush {
      let stops = [(n(), SIMD4(n(), n(), n(), n())), (n(), SIMD4(n(), n(), n(), n()))]
      switch dice.roll(5) {
      case 0:
        return .gradient(GradientBrush(.linear(x0: n(), y0: n(), x1: n(), y1: n()), stops: stops))
      case 1:
        return .gradient(
          GradientBrush(.radial(x: n(), y: n(), r0: n(), r1: n()), stops: stops, place: matrix()))
      case 2:
        return .gradient(GradientBrush(.conic(x: n(), y: n(), start: n(), end: n()), stops: stops))
      case 3:
        return .image(
          ImageBrush(bitmap, place: matrix(), smooth: dice.roll(2) == 0, tiles: dice.roll(2) == 0)
        )
      default: return .color(RGBA(n(), n(), n(), n()))
      }
    }
    var total = Duration.zero
    for _ in 0..<400 {
      let (_, time) = survive(base: dice.roll(3) == 0 ? matrix() : .identity) { list in
        list.add(.pushTransform(dice.roll(2) == 0 ? .identity : matrix()))
        list.add(.fill(figure(), brush()))
        list.add(.shadow(rounded(), RGBA(0, 0, 0, n()), sigma: n()))
        list.add(.mask(Pictures.letter(), x: n(), y: n(), brush()))
        list.add(.blit(bitmap, x: n(), y: n()))
        list.add(.pushClip(figure()))
        let shadow = Group.Shadow(.black, sigma: n(), dx: n(), dy: n())
        let colors = ColorMatrix(
          r: SIMD4(Float(n()), 0, 1, 0), g: SIMD4(0, Float(n()), 0, 0),
          b: SIMD4(repeating: Float(n())),
          offset: SIMD4(Float(n()), 0, 0, 0))
        list.add(
          .pushGroup(
            Group(
              bounds: dice.roll(2) == 0 ? Rect(n(), n(), n(), n()) : Rect(3, 3, 30, 30),
              opacity: n(), blur: n(), shadow: dice.roll(2) == 0 ? shadow : nil, colors: colors)))
        list.add(.fill(figure(), brush()))
        list.add(.popGroup)
        list.add(.popClip)
        list.add(.popTransform)
      }
      total += time
    }
    XCTAssertLessThan(total, .seconds(15))
  }

  func testHugeShapesStillCoverWhatIsSeen() {
    let shapes: [Figure] = [
      .rect(Rect(-1e30, -1e30, 1e30, 1e30)),
      .rounded(RoundedRect(Rect(-1e9, -1e9, 1e9, 1e9), radius: 1e5)),
      .rounded(.ellipse(in: Rect(-1e6, -1e6, 1e6, 1e6))),
      .ring(
        RoundedRect(Rect(-1e5, -1e5, 1e5, 1e5), radius: 9), RoundedRect(Rect(900, 900, 950, 950))),
    ]
    for shape in shapes {
      let (bitmap, time) = survive { $0.fill(shape, .black) }
      XCTAssertEqual(bitmap[0, 0], .black, "\(shape)")
      XCTAssertEqual(bitmap[47, 39], .black, "\(shape)")
      XCTAssertLessThan(time, .milliseconds(200))
    }
  }

  func testAHugeCircleIsExactAtItsEdge() {
    // The left end of a circle of radius 10,000: a nearly straight edge at x = 20.25.
    let (bitmap, _) = survive {
      $0.fill(.rounded(.ellipse(in: .at(20.25, -9980, 20000, 20000))), .black)
    }
    XCTAssertEqual(bitmap.channels(20, 20)[0], 191, accuracy: 1)
    XCTAssertEqual(bitmap.channels(19, 20)[0], 0)
    XCTAssertEqual(bitmap.channels(21, 20)[0], 255)
  }

  func testHugeBlursEnd() {
    let (_, time) = survive { list in
      list.add(.shadow(RoundedRect(Rect(0, 0, 3000, 3000), radius: 900), .black, sigma: 1e9))
      list.add(.pushGroup(Group(bounds: Rect(-1e6, -1e6, 1e6, 1e6), blur: 1e30)))
      list.fill(Rect(-1e6, -1e6, 1e6, 1e6), .black)
      list.add(.popGroup)
    }
    XCTAssertLessThan(time, .seconds(2))
  }

  func testThousandsOfNestedClips() {
    let (bitmap, time) = survive { list in
      for i in 0..<4000 {
        let d = Double(i) * 1e-4
        list.add(.pushClip(.rounded(RoundedRect(Rect(d, d, 48 - d, 40 - d), radius: 6))))
      }
      list.fill(Rect(0, 0, 48, 40), .black)
      for _ in 0..<4000 { list.add(.popClip) }
    }
    XCTAssertEqual(bitmap[24, 20], .black)
    XCTAssertLessThan(time, .seconds(3))
  }

  func testManyNestedGroupsAndLists() {
    let (bitmap, _) = survive { list in
      for _ in 0..<60 { list.add(.pushGroup(Group(bounds: Rect(0, 0, 48, 40), opacity: 1))) }
      list.fill(Rect(0, 0, 48, 40), .black)
      for _ in 0..<60 { list.add(.popGroup) }
    }
    XCTAssertEqual(bitmap[24, 20], .black)
    var list = DisplayList()
    list.fill(Rect(0, 0, 48, 40), .white)
    for _ in 0..<900 {
      let outer = DisplayList()
      outer.add(.list(list))
      list = outer
    }
    XCTAssertEqual(survive { $0.add(.list(list)) }.0[1, 1], .white)
  }

  func testEmptyThings() {
    let none = Bitmap(width: 0, height: 0)
    let (bitmap, _) = survive { list in
      list.add(.blit(none, x: 3, y: 3))
      list.add(.mask(Mask(width: 0, height: 5), x: 3, y: 3, .color(.black)))
      list.add(.fill(.outline(Outline(), evenOdd: false), .color(.black)))
      list.add(.fill(.rect(Rect(0, 0, 9, 9)), .image(ImageBrush(none, in: Rect(0, 0, 9, 9)))))
      list.add(.list(DisplayList()))
      list.fill(Rect(5, 5, 4, 9), .black)
    }
    XCTAssertEqual(bitmap.differences(from: Bitmap(width: 48, height: 40)), 0)
    let list = Pictures.everything()
    Painter().paint(list, into: none, damage: IRect(0, 0, 10, 10))
    Painter().paint(list, into: bitmap, damage: IRect(Int.min, Int.min, Int.max, Int.max))
    XCTAssertEqual(none.hash(), Bitmap(width: 0, height: 0).hash())
  }
}
