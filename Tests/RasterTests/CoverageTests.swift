import XCTest

@testable import Raster

final class CoverageTests: XCTestCase {
  private let phases: [(Double, Double)] = [(0, 0), (0.25, 0.5), (0.37, 0.81), (0.999, 0.001)]

  /// Rounding to 8 bits is half of 1/255 away; the reference's own lines miss a horizontal edge by up
  /// to half their distance.
  private static let exact = 0.51 + 255.0 / (2 * 2048)

  private func check(
    _ width: Int, _ height: Int, within limit: Double = exact, _ figure: Figure,
    line: UInt = #line, _ intervals: (Double) -> [(Double, Double)]
  ) {
    let bitmap = drawn(width, height) { $0.fill(figure, .black) }
    let worst = Reference(width, height, lines: 2048, intervals).worst(bitmap)
    XCTAssertLessThanOrEqual(worst, limit, "1/255 from the exact area", line: line)
  }

  private func less(_ outer: (Double, Double)?, _ inner: (Double, Double)?) -> [(Double, Double)] {
    guard let outer else { return [] }
    guard let inner else { return [outer] }
    return [(outer.0, inner.0), (inner.1, outer.1)]
  }

  func testRectanglesAreDrawnWhereTheyAre() {
    let bitmap = drawn(7, 5) { $0.fill(Rect(1, 1, 6, 4), .black) }
    XCTAssertEqual(
      bitmap.drawing,
      [
        ".......",
        ".#####.",
        ".#####.",
        ".#####.",
        ".......",
      ])
  }

  func testRectanglesAtFractions() {
    let bitmap = drawn(6, 5) { $0.fill(Rect(1.25, 1.5, 4.75, 3.25), .black) }
    XCTAssertEqual(bitmap.darkness(1, 1), Int((0.75 * 0.5 * 255).rounded()))
    XCTAssertEqual(bitmap.darkness(2, 1), Int((0.5 * 255.0).rounded()))
    XCTAssertEqual(bitmap.darkness(4, 2), Int((0.75 * 255.0).rounded()))
    XCTAssertEqual(bitmap.darkness(4, 3), Int((0.75 * 0.25 * 255).rounded()))
    XCTAssertEqual(bitmap.darkness(2, 2), 255)
    XCTAssertEqual(bitmap.darkness(5, 2), 0)
  }

  func testARectangleInsideOnePixelCoversItsArea() {
    let bitmap = drawn(3, 3) { $0.fill(Rect(1.2, 1.3, 1.6, 1.8), .black) }
    XCTAssertEqual(bitmap.darkness(1, 1), Int((0.4 * 0.5 * 255).rounded()))
    XCTAssertEqual(bitmap.total * 255, Double(bitmap.darkness(1, 1)))
  }

  /// The page dots: rings half a point wide around circles of five, at scale 1.
  func testThinRingsAreExactAtAnyPhase() {
    for (x, y) in phases {
      let circle = RoundedRect.ellipse(in: .at(2 + x, 2 + y, 5, 5))
      let outer = circle.grown(0.25), inner = circle.grown(-0.25)
      check(10, 10, .stroke(circle, 0.5)) { less(interval(outer, $0), interval(inner, $0)) }
    }
  }

  func testTheReferenceNoticesAWrongPixel() {
    let circle = RoundedRect.ellipse(in: .at(2, 2, 5, 5))
    let bitmap = drawn(9, 9) { $0.fill(.rounded(circle), .black) }
    let reference = Reference(9, 9, lines: 2048) { y in interval(circle, y).map { [$0] } ?? [] }
    XCTAssertLessThan(reference.worst(bitmap), 0.51)
    bitmap[4, 4] = RGBA(hex: 0x020202)
    XCTAssertGreaterThan(reference.worst(bitmap), 1.9)
  }

  func testEllipsesAndRoundedRectanglesAreExact() {
    for (x, y) in phases {
      let shapes: [RoundedRect] = [
        .ellipse(in: .at(1 + x, 1 + y, 5, 5)),
        .ellipse(in: .at(1 + x, 1 + y, 16.3, 3.1)),
        .ellipse(in: .at(1 + x, 1 + y, 0.4, 0.3)),
        RoundedRect(.at(1 + x, 1 + y, 16, 14), radius: 4),
        RoundedRect(.at(1 + x, 1 + y, 16, 3), radius: 40),
        RoundedRect(
          .at(1 + x, 1 + y, 16.6, 15.2), tl: Radius(3, 7), tr: Radius(0), br: Radius(8.5, 2),
          bl: Radius(1.25)),
      ]
      for shape in shapes {
        check(20, 19, .rounded(shape)) { y in interval(shape, y).map { [$0] } ?? [] }
      }
    }
  }

  func testStrokesOfRoundedRectanglesAreExact() {
    for (x, y) in phases {
      let shape = RoundedRect(
        .at(3 + x, 3 + y, 16, 13), tl: Radius(3), tr: Radius(5), br: Radius(0), bl: Radius(6))
      for width in [0.5, 1, 3.3, 5] {
        let outer = shape.grown(width / 2), inner = shape.grown(-width / 2)
        check(24, 22, .stroke(shape, width)) { less(interval(outer, $0), interval(inner, $0)) }
      }
    }
  }

  func testAStrokeWiderThanItsShapeIsSolid() {
    let circle = RoundedRect.ellipse(in: .at(4, 4, 3, 3)), outer = circle.grown(2)
    check(11, 11, .stroke(circle, 4)) { y in interval(outer, y).map { [$0] } ?? [] }
  }

  func testScalesFlipsAndQuarterTurnsStayExact() {
    let shape = RoundedRect(
      Rect(1, 2, 9, 7), tl: Radius(1, 2), tr: Radius(3), br: Radius(0), bl: Radius(2, 1))
    let cases: [(Matrix, (SIMD2<Double>) -> SIMD2<Double>)] = [
      (Matrix(a: -2, b: 0, c: 0, d: 1.5, tx: 20, ty: 1), { SIMD2(-2 * $0.x + 20, 1.5 * $0.y + 1) }),
      (Matrix(a: 2, b: 0, c: 0, d: -1.5, tx: 1, ty: 13), { SIMD2(2 * $0.x + 1, -1.5 * $0.y + 13) }),
      (Matrix(a: 0, b: 1.5, c: -2, d: 0, tx: 16, ty: 1), { SIMD2(-2 * $0.y + 16, 1.5 * $0.x + 1) }),
      (Matrix(a: 0, b: -1.5, c: 2, d: 0, tx: 1, ty: 15), { SIMD2(2 * $0.y + 1, -1.5 * $0.x + 15) }),
      (Matrix(a: 0, b: 1.5, c: 2, d: 0, tx: 1, ty: 1), { SIMD2(2 * $0.y + 1, 1.5 * $0.x + 1) }),
      (
        Matrix(a: 0, b: -1.5, c: -2, d: 0, tx: 16, ty: 15),
        { SIMD2(-2 * $0.y + 16, -1.5 * $0.x + 15) }
      ),
    ]
    // The same area as a fine polygon, mapped point by point.
    var points: [SIMD2<Double>] = []
    for i in 0...600 {
      // Dense at both ends, where the corners are flat.
      let y = 4.5 - 2.4999999 * cos(Double.pi * Double(i) / 600)
      points.append(SIMD2(interval(shape, y)!.0, y))
      points.insert(SIMD2(interval(shape, y)!.1, y), at: 0)
    }
    for (matrix, map) in cases {
      let bitmap = drawn(22, 16, base: matrix) { $0.fill(.rounded(shape), .black) }
      let mapped = points.map(map)
      let reference = Reference(22, 16, lines: 64) { y in
        Convex.polygon(mapped).interval(y).map { [$0] } ?? []
      }
      XCTAssertLessThan(reference.worst(bitmap), 0.8)
    }
  }

  // MARK: paths

  func testARectangleAsAPathIsTheRectangle() {
    let rect = Rect(1.3, 2.6, 13.45, 9.9)
    let path = Outline()
    path.add(RoundedRect(rect))
    let bitmap = drawn(16, 12) { $0.fill(.outline(path, evenOdd: false), .black) }
    let other = drawn(16, 12) { $0.fill(.rect(rect), .black) }
    for y in 0..<12 {
      for x in 0..<16 { XCTAssertEqual(bitmap.darkness(x, y), other.darkness(x, y), accuracy: 1) }
    }
  }

  func testPolygonsAreExact() {
    let corners: [SIMD2<Double>] = [
      SIMD2(3.2, 1.1), SIMD2(18.7, 4.9), SIMD2(15.5, 17.3), SIMD2(9.25, 18.6), SIMD2(1.4, 9.8),
    ]
    for reversed in [false, true] {
      let path = Outline(), order = reversed ? corners.reversed() : corners
      path.move(order[0].x, order[0].y)
      for p in order.dropFirst() { path.line(p.x, p.y) }
      check(20, 20, within: 0.6, .outline(path, evenOdd: false)) { y in
        Convex.polygon(corners).interval(y).map { [$0] } ?? []
      }
    }
  }

  func testCurvesAreCloseToExact() {
    let circle = RoundedRect.ellipse(in: .at(1.3, 1.7, 40, 30))
    let path = Outline()
    path.add(circle)
    check(43, 33, within: 1.1, .outline(path, evenOdd: false)) { y in
      interval(circle, y).map { [$0] } ?? []
    }
    // y = x² / 20 under a line: a parabola, as a quadratic and as the same cubic.
    for cubic in [false, true] {
      let bow = Outline()
      bow.move(0, 0)
      if cubic {
        bow.cubic(20.0 / 3, 0, 40.0 / 3, 20.0 / 3, 20, 20)
      } else {
        bow.quad(10, 0, 20, 20)
      }
      bow.line(0, 20)
      check(20, 20, within: 1.1, .outline(bow, evenOdd: false)) { y in [(0, (20 * y).squareRoot())]
      }
    }
  }

  func testWindingRules() {
    let path = Outline()
    path.add(RoundedRect(Rect(1, 1, 8, 6)))
    path.add(RoundedRect(Rect(3, 2, 6, 5)))
    let nonZero = drawn(9, 7) { $0.fill(.outline(path, evenOdd: false), .black) }
    XCTAssertEqual(nonZero.drawing[3], ".#######.")
    let evenOdd = drawn(9, 7) { $0.fill(.outline(path, evenOdd: true), .black) }
    XCTAssertEqual(
      evenOdd.drawing,
      [
        ".........",
        ".#######.",
        ".##...##.",
        ".##...##.",
        ".##...##.",
        ".#######.",
        ".........",
      ])
  }

  func testAnOpenContourIsFilledAsIfClosed() {
    let path = Outline()
    path.move(1, 1)
    path.line(5, 1)
    path.line(5, 4)
    path.line(1, 4)
    path.move(6, 1)
    path.line(7, 1)
    path.line(7, 4)
    path.line(6, 4)
    let bitmap = drawn(8, 5) { $0.fill(.outline(path, evenOdd: false), .black) }
    XCTAssertEqual(bitmap.drawing[2], ".####.#.")
  }

  func testRotatedRectanglesAreExact() {
    let (c, s) = (0.8, 0.6)
    let matrix = Matrix(a: c, b: s, c: -s, d: c, tx: 12, ty: 3)
    let corners = [SIMD2(0.5, 0.25), SIMD2(14.0, 0.25), SIMD2(14.0, 9.0), SIMD2(0.5, 9.0)]
    let bitmap = drawn(26, 22, base: matrix) { $0.fill(Rect(0.5, 0.25, 14, 9), .black) }
    let reference = Reference(26, 22) { y in
      Convex.polygon(corners.map { matrix.apply($0) }).interval(y).map { [$0] } ?? []
    }
    XCTAssertLessThan(reference.worst(bitmap), 0.6)
    // A rotated ring keeps its hole.
    let ring = drawn(26, 22, base: matrix) {
      $0.fill(.ring(RoundedRect(Rect(0, 0, 14, 9)), RoundedRect(Rect(3, 3, 11, 6))), .black)
    }
    XCTAssertEqual(ring.total, 14 * 9 - 8 * 3, accuracy: 0.2)
  }
}
