import XCTest

@testable import Raster

/// Groups under projective maps.
final class ProjectionTests: XCTestCase {
  /// Right edges recede: w grows from 1 at x = 0 to 2 at x = 40.
  private let receding = Projection(
    SIMD3(1, 0, 1.0 / 40), SIMD3(0, 1, 0), SIMD3(0, 0, 1))

  private func mapped(
    _ bounds: Rect, _ map: Projection, as group: Group? = nil,
    _ content: @escaping (DisplayList) -> Void
  ) -> (DisplayList) -> Void {
    { list in
      var g = group ?? Group(bounds: bounds)
      g.projection = map
      list.add(.pushGroup(g))
      content(list)
      list.add(.popGroup)
    }
  }

  func testTheIdentityChangesNothing() {
    let content: (DisplayList) -> Void = { $0.add(.list(Pictures.everything(blends: false))) }
    let plain = drawn(320, 300) {
      $0.add(.pushGroup(Group(bounds: Rect(0, 0, 320, 300))))
      content($0)
      $0.add(.popGroup)
    }
    let other = drawn(320, 300, mapped(Rect(0, 0, 320, 300), Projection(), content))
    XCTAssertEqual(plain.differences(from: other), 0)
  }

  func testEdgesHaveTheirAreaAndInsidesAreFull() {
    let bitmap = drawn(
      60, 60,
      mapped(Rect(0, 0, 41, 41), receding.under(.translation(5, 10))) {
        $0.fill(Rect(0, 0, 40, 40), .black)
      })
    // The same square drawn as a figure: (0, 0) (20, 0) (20, 20) (0, 40), moved.
    let exact = drawn(60, 60) {
      let o = Outline()
      for (x, y) in [(0.0, 0.0), (20, 0), (20, 20), (0, 40)] { o.line(x + 5, y + 10) }
      o.close()
      $0.fill(.outline(o, evenOdd: false), .black)
    }
    var sum = 0, worst = 0
    for y in 0..<60 {
      for x in 0..<60 {
        let (a, b) = (bitmap.darkness(x, y), exact.darkness(x, y))
        sum += a - b
        // Interpolation softens an edge by half a pixel on either side.
        worst = max(worst, abs(a - b))
        if x > 6, x < 24, y > 12, y < 28 { XCTAssertEqual(a, 255) }
      }
    }
    XCTAssertLessThan(worst, 130)
    XCTAssertLessThan(abs(sum), 255 * 6, "of 600 pixels")
  }

  func testWhatIsSmallIsTheMeanOfWhatItShows() {
    // Eight black and eight white pixels in turn under each pixel: all is the same grey.
    let shrunk = Projection(SIMD3(1, 0, 1e-5), SIMD3(0, 1, 0), SIMD3(0, 0, 8))
    let bitmap = drawn(
      12, 12,
      mapped(Rect(0, 0, 96, 96), shrunk) { list in
        for x in stride(from: 0.0, to: 96, by: 2) { list.fill(Rect(x, 0, x + 1, 96), .black) }
      })
    for x in 1..<11 { XCTAssertEqual(bitmap.darkness(x, 6), 128, accuracy: 4) }
  }

  func testWhatLiesBehindTheEyeIsNotSeen() {
    // w = 1 − x/10: from x = 10 on, all is behind. Mapped as it is, it would come from the left.
    let map = Projection(SIMD3(1, 0, -0.1), SIMD3(0, 1, 0), SIMD3(20, 0, 1))
    let bitmap = drawn(
      80, 20,
      mapped(Rect(-40, 0, 60, 20), map) {
        $0.fill(Rect(11, 0, 60, 20), .black)
        $0.fill(Rect(-40, 0, -30, 20), .black)
      })
    var dark = 0
    for y in 0..<20 { for x in 0..<80 { dark += bitmap.darkness(x, y) } }
    XCTAssertEqual(dark, 0, "(−30, 0) is at x = −2.5, which is not in the picture")
    let near = drawn(
      80, 20, mapped(Rect(0, 0, 60, 20), map) { $0.fill(Rect(0, 0, 60, 20), .black) })
    XCTAssertEqual(near.darkness(70, 10), 255, "and what comes near fills what is there")
    XCTAssertEqual(near.darkness(10, 10), 0)
  }

  func testBlursAndShadowsAreProjectedToo() {
    let shadow = Group(
      bounds: Rect(0, 0, 10, 10), shadow: Group.Shadow(.black, sigma: 0, dx: 20, dy: 0))
    let bitmap = drawn(
      60, 20,
      mapped(Rect(0, 0, 10, 10), receding, as: shadow) {
        $0.fill(Rect(0, 0, 10, 10), RGBA(1, 0, 0, 1))
      })
    // 20…30 of the picture is at 13.3…17.1.
    XCTAssertEqual(bitmap.channels(4, 4), [255, 255, 0, 0])
    XCTAssertEqual(bitmap.channels(15, 2), [255, 0, 0, 0])
    XCTAssertEqual(bitmap.darkness(11, 2), 0)
    XCTAssertEqual(bitmap.darkness(19, 2), 0)
  }

  func testAMapWithoutAnInverseDrawsNothing() {
    // All is at x = 5.
    let flat = Projection(SIMD3(0.05, 0, 0.01), SIMD3(0, 1, 0), SIMD3(5, 0, 1))
    XCTAssertNil(flat.inverse)
    let bitmap = drawn(
      20, 20, mapped(Rect(0, 0, 20, 20), flat) { $0.fill(Rect(0, 0, 20, 20), .black) })
    for x in 0..<20 { XCTAssertEqual(bitmap.darkness(x, 10), 0) }
  }

  func testInversesGoBack() throws {
    let map = Projection(SIMD3(2, 0.5, 0.01), SIMD3(-0.3, 1, -0.004), SIMD3(7, -3, 1.5))
    let back = try XCTUnwrap(map.inverse)
    for (x, y) in [(0.0, 0.0), (30, 4), (-20, 50)] {
      let p = try XCTUnwrap(map.apply(x, y)), q = try XCTUnwrap(back.apply(p.x, p.y))
      XCTAssertEqual(q.x, x, accuracy: 1e-9)
      XCTAssertEqual(q.y, y, accuracy: 1e-9)
    }
    XCTAssertNil(map.apply(-400, 0))
  }
}
