import XCTest

@testable import Raster

/// Strokes against unions of convex pieces whose area is known row by row.
final class StrokeTests: XCTestCase {
  private typealias Point = SIMD2<Double>
  private let size = 40

  private func path(_ points: [SIMD2<Double>], closed: Bool = false) -> Outline {
    let path = Outline()
    path.move(points[0].x, points[0].y)
    for p in points.dropFirst() { path.line(p.x, p.y) }
    if closed { path.close() }
    return path
  }

  private func check(
    _ path: Outline, _ pen: Pen, _ pieces: [Convex], within limit: Double = 1, line: UInt = #line
  ) {
    let bitmap = drawn(size, size) {
      $0.fill(.outline(path.stroked(pen), evenOdd: false), .black)
    }
    let reference = Reference(size, size) { y in pieces.compactMap { $0.interval(y) } }
    XCTAssertLessThan(reference.worst(bitmap), limit, line: line)
    XCTAssertEqual(bitmap.total, reference.total, accuracy: 0.15, line: line)
  }

  private func direction(_ a: Point, _ b: Point) -> Point {
    (b - a) / ((b - a) * (b - a)).sum().squareRoot()
  }

  /// The rectangle along a segment, longer by `extra` at both ends.
  private func bar(_ a: Point, _ b: Point, _ r: Double, extra: Double = 0) -> Convex {
    let d = direction(a, b), n = Point(d.y, -d.x) * r
    return .polygon([a + n - d * extra, b + n + d * extra, b - n + d * extra, a - n - d * extra])
  }

  private let a = SIMD2(6.3, 30.2), b = SIMD2(18.9, 8.4), c = SIMD2(33.1, 27.6)

  func testCaps() {
    let line = path([a, c])
    check(line, Pen(width: 7), [bar(a, c, 3.5)])
    check(line, Pen(width: 7, cap: .square), [bar(a, c, 3.5, extra: 3.5)])
    check(line, Pen(width: 7, cap: .round), [bar(a, c, 3.5), .disc(a, 3.5), .disc(c, 3.5)])
  }

  func testRoundJoin() {
    check(
      path([a, b, c]), Pen(width: 6, cap: .round, join: .round),
      [bar(a, b, 3), bar(b, c, 3), .disc(a, 3), .disc(b, 3), .disc(c, 3)])
  }

  func testBevelJoin() {
    check(
      path([a, b, c]), Pen(width: 6, join: .bevel),
      [bar(a, b, 3), bar(b, c, 3), .polygon(bevel(a, b, c, 3))])
  }

  private func bevel(_ a: Point, _ b: Point, _ c: Point, _ r: Double) -> [Point] {
    let d = direction(a, b), e = direction(b, c)
    let m = Point(d.y, -d.x) * r, n = Point(e.y, -e.x) * r
    let left = m.x * n.y - m.y * n.x > 0
    return [b, left ? b + m : b - m, left ? b + n : b - n]
  }

  private func miter(_ a: Point, _ b: Point, _ c: Point, _ r: Double) -> Convex {
    let bevel = bevel(a, b, c, r), d = direction(a, b), e = direction(b, c)
    // Where the two outer edges meet.
    let p = bevel[1], q = bevel[2], cross = d.x * e.y - d.y * e.x
    let t = ((q - p).x * e.y - (q - p).y * e.x) / cross
    return .polygon([b, p, p + d * t, q])
  }

  func testMiterJoinAndItsLimit() {
    let pieces = [bar(a, b, 3), bar(b, c, 3)], line = path([a, b, c])
    check(line, Pen(width: 6), pieces + [miter(a, b, c, 3)])
    // The limit is the miter's length over the width: 1 / sin(θ/2), θ the angle between the pieces.
    let cos = -(direction(a, b) * direction(b, c)).sum()
    let ratio = 1 / ((1 - cos) / 2).squareRoot()
    check(line, Pen(width: 6, miterLimit: ratio * 1.001), pieces + [miter(a, b, c, 3)])
    check(line, Pen(width: 6, miterLimit: ratio * 0.999), pieces + [.polygon(bevel(a, b, c, 3))])
  }

  func testClosedContoursHaveNoCaps() {
    check(
      path([a, b, c], closed: true), Pen(width: 4, cap: .square, join: .round),
      [
        bar(a, b, 2), bar(b, c, 2), bar(c, a, 2), .disc(a, 2), .disc(b, 2), .disc(c, 2),
      ])
    // Open, the same points have two ends.
    check(
      path([a, b, c, a]), Pen(width: 4, join: .round),
      [bar(a, b, 2), bar(b, c, 2), bar(c, a, 2), .disc(b, 2), .disc(c, 2)], within: 2.5)
  }

  func testTheDirectionOfAContourDoesNotMatter() {
    let one = drawn(size, size) {
      $0.fill(
        .outline(path([a, b, c], closed: true).stroked(Pen(width: 4)), evenOdd: false), .black)
    }
    let other = drawn(size, size) {
      $0.fill(
        .outline(path([c, b, a], closed: true).stroked(Pen(width: 4)), evenOdd: false), .black)
    }
    for y in 0..<size {
      for x in 0..<size { XCTAssertEqual(one.darkness(x, y), other.darkness(x, y), accuracy: 1) }
    }
  }

  func testACircleStrokedAsAPathIsTheRing() {
    let circle = RoundedRect.ellipse(in: .at(5.3, 6.1, 26, 26))
    let path = Outline()
    path.add(circle)
    for width in [0.5, 4, 11] {
      let outline = path.stroked(Pen(width: width))
      let bitmap = drawn(size, size) { $0.fill(.outline(outline, evenOdd: false), .black) }
      let exact = drawn(size, size) { $0.fill(.stroke(circle, width), .black) }
      for y in 0..<size {
        for x in 0..<size {
          XCTAssertEqual(bitmap.darkness(x, y), exact.darkness(x, y), accuracy: 2)
        }
      }
    }
  }

  func testSharpTurnsAndReversals() {
    let tip = Point(30, 20), back = Point(8.4, 21.7)
    let pieces = [bar(Point(8, 20), tip, 2.5), bar(tip, back, 2.5)]
    check(
      path([Point(8, 20), tip, back]), Pen(width: 5, join: .round), pieces + [.disc(tip, 2.5)],
      within: 2.5)
    // There and back again: one bar with a round tip.
    check(
      path([Point(8, 20), tip, Point(8, 20)]), Pen(width: 5, join: .round),
      [bar(Point(8, 20), tip, 2.5), .disc(tip, 2.5)], within: 2.5)
  }

  func testASegmentShorterThanThePenKeepsItsPlace() {
    let d = Point(21.2, 10.1)
    check(
      path([a, b, d, c]), Pen(width: 9, cap: .round, join: .round),
      [
        bar(a, b, 4.5), bar(b, d, 4.5), bar(d, c, 4.5), .disc(a, 4.5), .disc(b, 4.5), .disc(c, 4.5),
        .disc(d, 4.5),
      ], within: 2.5)
  }

  // MARK: dashes

  func testDashes() {
    let start = Point(4, 20), pen = Pen(width: 3, dash: [5, 2, 1, 3], dashPhase: 0)
    func along(_ from: Double, _ to: Double) -> Convex {
      bar(start + Point(from, 0), start + Point(to, 0), 1.5)
    }
    let line = path([start, Point(34, 20)])
    // Period 11 over a length of 30.
    check(
      line, pen,
      [along(0, 5), along(7, 8), along(11, 16), along(18, 19), along(22, 27), along(29, 30)])
    var moved = pen
    moved.dashPhase = 3
    check(
      line, moved,
      [along(0, 2), along(4, 5), along(8, 13), along(15, 16), along(19, 24), along(26, 27)])
    moved.dashPhase = 3 - 22
    check(
      line, moved,
      [along(0, 2), along(4, 5), along(8, 13), along(15, 16), along(19, 24), along(26, 27)])
    // An odd pattern is repeated with the roles exchanged.
    check(
      line, Pen(width: 3, dash: [4]),
      [along(0, 4), along(8, 12), along(16, 20), along(24, 28)])
  }

  func testDashesGoRoundCorners() {
    let corner = Point(20.5, 10), start = Point(8, 10), end = Point(20.5, 30)
    // 12.5 to the corner: the second dash, from 10 to 20, turns it.
    check(
      path([start, corner, end]), Pen(width: 3, join: .miter, dash: [6, 4, 10, 4]),
      [
        bar(start, Point(14, 10), 1.5), bar(Point(18, 10), Point(22, 10), 1.5),
        bar(Point(20.5, 8.5), Point(20.5, 17.5), 1.5),
        bar(Point(20.5, 21.5), Point(20.5, 27.5), 1.5),
      ])
  }

  func testADashRunsOnOverTheStartOfAClosedContour() {
    let square = path([Point(10, 10), Point(30, 10), Point(30, 30), Point(10, 30)], closed: true)
    // 80 around: on 0…15, off to 70, on 70…80 and over the corner.
    let pen = Pen(width: 4, cap: .butt, join: .miter, dash: [15, 55, 10], dashPhase: 0)
    check(
      square, pen,
      [
        bar(Point(8, 10), Point(25, 10), 2), bar(Point(10, 10), Point(10, 20), 2),
      ])
  }

  func testDotsAreDashesWithoutLength() {
    let start = Point(6, 20)
    let line = path([start, Point(36, 20)])
    let dots = (0..<4).map { Convex.disc(start + Point(9 * Double($0), 0), 2) }
    check(line, Pen(width: 4, cap: .round, dash: [0, 9]), dots)
    let squares = (0..<4).map {
      bar(start + Point(9 * Double($0) - 2, 0), start + Point(9 * Double($0) + 2, 0), 2)
    }
    check(line, Pen(width: 4, cap: .square, dash: [0, 9]), squares)
    check(line, Pen(width: 4, cap: .butt, dash: [0, 9]), [])
  }

  func testNonsenseDashesAreSolid() {
    let line = path([a, c])
    for dash in [[0.0, 0], [-1, 3], [.nan], [.infinity, 1], [1e-12, 1e-12]] {
      check(line, Pen(width: 7, dash: dash, dashPhase: .nan), [bar(a, c, 3.5)])
    }
  }

  // MARK: degenerate contours

  func testAContourWithoutLengthIsADot() {
    let dot = path([Point(20, 20), Point(20, 20)])
    check(dot, Pen(width: 6, cap: .round), [.disc(Point(20, 20), 3)])
    check(dot, Pen(width: 6, cap: .square), [bar(Point(17, 20), Point(23, 20), 3)])
    check(dot, Pen(width: 6), [])
    let move = Outline()
    move.move(20, 20)
    check(move, Pen(width: 6, cap: .round), [])
    move.close()
    check(move, Pen(width: 6, cap: .round), [.disc(Point(20, 20), 3)])
  }

  func testNonsensePensDrawNothing() {
    for width in [0, -3, .nan, .infinity] {
      XCTAssertTrue(path([a, b, c]).stroked(Pen(width: width)).isEmpty)
    }
    XCTAssertTrue(path([a, SIMD2(.nan, 1)]).stroked(Pen(width: 2)).isEmpty)
  }

  func testStrokedOutlinesServeLargerScales() {
    let path = Outline()
    path.add(.ellipse(in: .at(0.5, 0.5, 3, 3)))
    let outline = path.stroked(Pen(width: 0.5), scale: 10)
    let bitmap = drawn(40, 40, base: .scale(10)) {
      $0.fill(.outline(outline, evenOdd: false), .black)
    }
    let exact = drawn(40, 40, base: .scale(10)) {
      $0.fill(.stroke(.ellipse(in: .at(0.5, 0.5, 3, 3)), 0.5), .black)
    }
    for y in 0..<40 {
      for x in 0..<40 {
        XCTAssertEqual(bitmap.darkness(x, y), exact.darkness(x, y), accuracy: 2)
      }
    }
  }
}
