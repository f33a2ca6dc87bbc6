import XCTest

@testable import Raster

final class GroupTests: XCTestCase {
  func testOverlappingShapesFadeAsOne() {
    let bitmap = drawn(8, 4) {
      $0.add(.pushGroup(Group(bounds: Rect(0, 0, 8, 4), opacity: 0.5)))
      $0.fill(Rect(1, 0, 5, 4), .black)
      $0.fill(Rect(3, 0, 7, 4), .black)
      $0.add(.popGroup)
    }
    XCTAssertEqual((0..<8).map { bitmap.darkness($0, 2) }, [0, 128, 128, 128, 128, 128, 128, 0])
  }

  func testAGroupAtFullOpacityChangesNothing() {
    let plain = drawn(320, 300) { $0.add(.list(Pictures.everything(blends: false))) }
    let grouped = drawn(320, 300) {
      $0.add(.pushGroup(Group(bounds: Rect(0, 0, 320, 300))))
      $0.add(.list(Pictures.everything(blends: false)))
      $0.add(.popGroup)
    }
    for y in 0..<300 {
      for x in 0..<320 {
        for (a, b) in zip(plain.channels(x, y), grouped.channels(x, y)) {
          XCTAssertEqual(a, b, accuracy: 1)
        }
      }
    }
  }

  func testContentIsCutAtItsBounds() {
    let bitmap = drawn(6, 3) {
      $0.add(.pushGroup(Group(bounds: Rect(1, 1, 4, 2))))
      $0.fill(Rect(0, 0, 6, 3), .black)
      $0.add(.popGroup)
    }
    XCTAssertEqual(bitmap.drawing, ["......", ".###..", "......"])
  }

  func testAMaskMultipliesThePicture() {
    let bitmap = drawn(6, 3) {
      $0.add(.pushGroup(Group(bounds: Rect(0, 0, 6, 3))))
      $0.fill(Rect(0, 0, 6, 3), .black)
      $0.add(.beginMask)
      $0.fill(Rect(1, 1, 3, 3), RGBA(1, 0, 0, 1))
      $0.fill(Rect(3, 1, 4, 3), RGBA(1, 1, 1, 0.4))
      $0.add(.popGroup)
    }
    XCTAssertEqual(bitmap.drawing, ["......", ".##?..", ".##?.."])
    XCTAssertEqual(bitmap.darkness(3, 1), 102)
  }

  func testGroupsNestInMasks() {
    let bitmap = drawn(6, 2) {
      $0.add(.pushGroup(Group(bounds: Rect(0, 0, 6, 2), opacity: 0.5)))
      $0.fill(Rect(0, 0, 6, 2), .black)
      $0.add(.beginMask)
      $0.add(.pushGroup(Group(bounds: Rect(0, 0, 6, 2), opacity: 0.5)))
      $0.fill(Rect(1, 0, 3, 2), .black)
      $0.fill(Rect(2, 0, 5, 2), .black)
      $0.add(.beginMask)
      $0.fill(Rect(0, 0, 4, 2), .black)
      $0.add(.popGroup)
      $0.add(.popGroup)
    }
    XCTAssertEqual((0..<6).map { bitmap.darkness($0, 1) }, [0, 64, 64, 64, 0, 0])
  }

  func testOuterClipsHoldForTheWholeGroup() {
    let circle = Figure.rounded(.ellipse(in: .at(1.5, 1.5, 17, 17)))
    let expected = drawn(20, 20) { $0.fill(circle, RGBA(0, 0, 0, 0.5)) }
    let bitmap = drawn(20, 20) {
      $0.add(.pushClip(circle))
      $0.add(.pushGroup(Group(bounds: Rect(0, 0, 20, 20), opacity: 0.5)))
      $0.fill(Rect(0, 0, 12, 20), .black)
      $0.fill(Rect(8, 0, 20, 20), .black)
      $0.add(.popGroup)
      $0.add(.popClip)
    }
    for y in 0..<20 {
      for x in 0..<20 {
        XCTAssertEqual(bitmap.darkness(x, y), expected.darkness(x, y), accuracy: 1)
      }
    }
  }

  // MARK: shadows

  func testAGroupsShadowLiesBehindIt() {
    let bitmap = drawn(10, 6) {
      let shadow = Group.Shadow(RGBA(hex: 0xff0000), sigma: 0, dx: 2, dy: 1)
      $0.add(.pushGroup(Group(bounds: Rect(1, 1, 5, 4), shadow: shadow)))
      $0.fill(Rect(1, 1, 5, 4), .black)
      $0.add(.popGroup)
    }
    let rows = (0..<6).map { y in
      String(
        (0..<10).map { x in
          switch bitmap[x, y] {
          case .black: "#"
          case RGBA(hex: 0xff0000): "r"
          case .white: "."
          default: "?"
          }
        })
    }
    XCTAssertEqual(
      rows,
      [
        "..........",
        ".####.....",
        ".####rr...",
        ".####rr...",
        "...rrrr...",
        "..........",
      ])
  }

  func testAShadowMovesByFractions() {
    let bitmap = drawn(8, 6) {
      let shadow = Group.Shadow(.black, sigma: 0, dx: 0.25, dy: -0.5)
      $0.add(.pushGroup(Group(bounds: Rect(2, 2, 5, 4), shadow: shadow)))
      $0.add(.fill(.rect(Rect(2, 2, 5, 4)), .color(RGBA(1, 1, 1, 1))))
      $0.add(.popGroup)
    }
    XCTAssertEqual(bitmap.darkness(3, 1), 128)
    XCTAssertEqual(bitmap.darkness(5, 2), 64)
    XCTAssertEqual(bitmap.darkness(5, 1), 32)
    XCTAssertEqual(bitmap.darkness(3, 2), 0, "the picture hides it")
  }

  func testOpacityAppliesToPictureAndShadowTogether() {
    let bitmap = drawn(6, 2) {
      let shadow = Group.Shadow(.black, sigma: 0, dx: 1)
      $0.add(.pushGroup(Group(bounds: Rect(1, 0, 4, 2), opacity: 0.5, shadow: shadow)))
      $0.fill(Rect(1, 0, 4, 2), .black)
      $0.add(.popGroup)
    }
    XCTAssertEqual((0..<6).map { bitmap.darkness($0, 1) }, [0, 128, 128, 128, 128, 0])
  }

  func testTheShadowOfARoundedRectangleIsItsBlur() {
    let shape = RoundedRect(.at(40.3, 38.6, 90, 60), radius: 14)
    for sigma in [0.7, 3, 7.9, 13, 20] {
      let shadow = drawn(170, 140) { $0.add(.shadow(shape, .black, sigma: sigma)) }
      let blurred = drawn(170, 140) {
        $0.add(.pushGroup(Group(bounds: Rect(40, 38, 131, 99), blur: sigma)))
        $0.fill(.rounded(shape), .black)
        $0.add(.popGroup)
      }
      let group = drawn(170, 140) {
        let shadow = Group.Shadow(.black, sigma: sigma, dx: 200)
        $0.add(.pushTransform(.translation(-200, 0)))
        $0.add(.pushGroup(Group(bounds: Rect(40, 38, 131, 99), shadow: shadow)))
        $0.fill(.rounded(shape), .black)
        $0.add(.popGroup)
        $0.add(.popTransform)
      }
      for y in 0..<140 {
        for x in 0..<170 {
          // Shrinking grids differ in their phase; 1 otherwise.
          XCTAssertEqual(shadow.darkness(x, y), blurred.darkness(x, y), accuracy: 2)
          XCTAssertEqual(group.darkness(x, y), blurred.darkness(x, y), accuracy: 2)
        }
      }
    }
  }

  func testALargeShadowIsTheSameAsASmallOneStretched() {
    for sigma in [4.0, 12] {
      let small = RoundedRect(.at(60, 60, 140, 140), radius: 20)
      let large = RoundedRect(.at(60, 60, 1340, 1240), radius: 20)
      let a = drawn(260, 260) { $0.add(.shadow(small, .black, sigma: sigma)) }
      let b = drawn(1500, 1400) { $0.add(.shadow(large, .black, sigma: sigma)) }
      for i in 0..<130 {
        for j in 0..<130 {
          XCTAssertEqual(a.darkness(i, j), b.darkness(i, j), accuracy: 1)
          XCTAssertEqual(
            a.darkness(259 - i, 259 - j), b.darkness(1459 - i, 1359 - j), accuracy: 2)
        }
      }
      XCTAssertEqual(b.darkness(700, 700), 255)
    }
  }

  // MARK: colours

  func testColorMatrices() {
    let given = SIMD4<Double>(0.8, 0.4, 0.2, 0.6)
    func mapped(_ matrix: ColorMatrix) -> [Int] {
      drawn(1, 1, on: .clear) {
        $0.add(.pushGroup(Group(bounds: Rect(0, 0, 1, 1), colors: matrix)))
        $0.fill(Rect(0, 0, 1, 1), RGBA(given.x, given.y, given.z, given.w))
        $0.add(.popGroup)
      }.channels(0, 0)
    }
    func check(_ matrix: ColorMatrix, _ r: Double, _ g: Double, _ b: Double, _ a: Double) {
      let expected = [a, r * a, g * a, b * a].map { 255 * $0 }
      for (got, wanted) in zip(mapped(matrix), expected) {
        // The stored colour itself is rounded to 8 bits first, at alpha 0.6.
        XCTAssertEqual(Double(got), wanted, accuracy: 1.5)
      }
    }
    check(.identity, 0.8, 0.4, 0.2, 0.6)
    check(.brightness(0.15), 0.95, 0.55, 0.35, 0.6)
    check(.brightness(-2), 0, 0, 0, 0.6)
    check(.contrast(1.5), 0.95, 0.35, 0.05, 0.6)
    let grey = 0.213 * 0.8 + 0.715 * 0.4 + 0.072 * 0.2
    check(.saturation(0), grey, grey, grey, 0.6)
    check(.inversion, 0.2, 0.6, 0.8, 0.6)
    check(.multiply(0.5, 1, 0.25, 0.5), 0.4, 0.4, 0.05, 0.3)
    check(.luminanceToAlpha, 0, 0, 0, 0.2125 * 0.8 + 0.7154 * 0.4 + 0.0721 * 0.2)
    check(.hueRotation(cos: 1, sin: 0), 0.8, 0.4, 0.2, 0.6)
    let half = ColorMatrix.hueRotation(cos: -1, sin: 0)
    check(half, 2 * grey - 0.8, 2 * grey - 0.4, 2 * grey - 0.2, 0.6)
    check(ColorMatrix.brightness(0.1).concat(.contrast(0.5)), 0.75, 0.55, 0.45, 0.6)
    check(
      ColorMatrix.multiply(1, 1, 1, 0.5).concat(.luminanceToAlpha), 0, 0, 0,
      0.5 * (0.2125 * 0.8 + 0.7154 * 0.4 + 0.0721 * 0.2))
  }

  func testNonsenseGroupsDrawNothing() {
    for bounds in [Rect(0, 0, 0, 4), Rect(.nan, 0, 4, 4), Rect(4, 4, 0, 0)] {
      let bitmap = drawn(4, 4) {
        $0.add(.pushGroup(Group(bounds: bounds)))
        $0.fill(Rect(0, 0, 4, 4), .black)
        $0.add(.beginMask)
        $0.fill(Rect(0, 0, 4, 4), .black)
        $0.add(.popGroup)
      }
      XCTAssertEqual(bitmap.total, 0)
    }
    let hidden = drawn(4, 4) {
      $0.add(.pushGroup(Group(bounds: Rect(0, 0, 4, 4), opacity: .nan)))
      $0.fill(Rect(0, 0, 4, 4), .black)
      $0.add(.popGroup)
    }
    XCTAssertEqual(hidden.total, 0)
  }
}
