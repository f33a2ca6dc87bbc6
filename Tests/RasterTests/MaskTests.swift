import XCTest

@testable import Raster

final class MaskTests: XCTestCase {
  private func mask(_ rows: [String], dx: Int = 0, dy: Int = 0, scale: Double = 1) -> Mask {
    let mask = Mask(width: rows[0].count, height: rows.count, dx: dx, dy: dy, scale: scale)
    for (y, row) in rows.enumerated() {
      for (x, c) in row.enumerated() where c == "#" { mask.bytes[y * mask.width + x] = 255 }
    }
    return mask
  }

  private let flag = ["###.", "#..#", "#..."]

  func testPixelByPixelAtTheRoundedPlace() {
    for (x, y) in [(2.0, 4.0), (1.6, 3.5), (2.49, 4.4)] {
      let bitmap = drawn(8, 6) {
        $0.add(.mask(mask(flag, dx: 1, dy: -3), x: x, y: y, .color(.black)))
      }
      XCTAssertEqual(
        bitmap.drawing,
        [
          "........",
          "...###..",
          "...#..#.",
          "...#....",
          "........",
          "........",
        ])
    }
  }

  func testAMaskOfTheBasesScaleIsDrawnPixelByPixel() {
    let bitmap = drawn(8, 6, base: .scale(2)) {
      $0.add(.pushTransform(.translation(0.5, 0.5)))
      $0.add(.mask(mask(flag, scale: 2), x: 0.5, y: 0.5, .color(.black)))
      $0.add(.popTransform)
    }
    XCTAssertEqual(
      bitmap.drawing, ["........", "........", "..###...", "..#..#..", "..#.....", "........"])
  }

  func testOtherwiseItIsResampled() {
    let shape = mask(["####", "####", "####", "####"], scale: 1)
    // Twice as large: a square of 8 with edges interpolated half a mask pixel either way.
    let bitmap = drawn(16, 16) {
      $0.add(.pushTransform(.scale(2)))
      $0.add(.mask(shape, x: 2, y: 2, .color(.black)))
      $0.add(.popTransform)
    }
    for y in 0..<16 {
      for x in 0..<16 {
        func along(_ i: Int) -> Double {
          let u = (Double(i) + 0.5) / 2 - 2 - 0.5
          return min(max(min(u + 1, 4 - u), 0), 1)
        }
        XCTAssertEqual(Double(bitmap.darkness(x, y)), 255 * along(x) * along(y), accuracy: 2)
      }
    }
    XCTAssertEqual(bitmap.total, 64, accuracy: 0.5)
  }

  func testTurnedMasksKeepTheirArea() {
    let shape = mask(Array(repeating: "##########", count: 10), dx: -5, dy: -5)
    let turned = drawn(24, 24) {
      $0.add(.pushTransform(Matrix(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 12, ty: 12)))
      $0.add(.mask(shape, x: 0, y: 0, .color(.black)))
      $0.add(.popTransform)
    }
    XCTAssertEqual(turned.total, 100, accuracy: 1)
    XCTAssertEqual(turned.darkness(12, 12), 255)
    XCTAssertEqual(turned.darkness(1, 1), 0)
    // Far smaller: averaged, not skipped.
    let stripes = mask((0..<64).map { _ in String(repeating: "#.", count: 32) })
    let small = drawn(12, 12) {
      $0.add(.pushTransform(.scale(0.125)))
      $0.add(.mask(stripes, x: 16, y: 16, .color(.black)))
      $0.add(.popTransform)
    }
    XCTAssertEqual(small.darkness(5, 5), 128, accuracy: 3)
  }

  func testMasksTakeBrushesAndClips() {
    let full = mask(Array(repeating: "######", count: 4))
    let ramp = GradientBrush(
      .linear(x0: 3, y0: 0, x1: 3.0001, y1: 0),
      stops: [(0, SIMD4(0, 0, 0, 1)), (1, SIMD4(1, 1, 1, 1))])
    let bitmap = drawn(8, 6) {
      $0.add(.pushClip(.rounded(RoundedRect(Rect(0, 0, 8, 4)))))
      $0.add(.mask(full, x: 1, y: 1, .gradient(ramp)))
      $0.add(.popClip)
    }
    XCTAssertEqual(
      bitmap.drawing, ["........", ".##.....", ".##.....", ".##.....", "........", "........"])
  }

  func testLevelsAreMixedExactly() {
    let steps = Mask(width: 256, height: 1)
    for i in 0..<256 { steps.bytes[i] = UInt8(i) }
    let over = RGBA(hex: 0x204060), under = RGBA(hex: 0xf0a010)
    let bitmap = drawn(256, 1, on: under) { $0.add(.mask(steps, x: 0, y: 0, .color(over))) }
    for x in 0..<256 {
      for (i, shift) in [16, 8, 0].enumerated() {
        let s = Double(over.bits >> UInt32(shift) & 255),
          d = Double(under.bits >> UInt32(shift) & 255)
        let expected = (s * Double(x) + d * Double(255 - x)) / 255
        XCTAssertEqual(Double(bitmap.channels(x, 0)[i + 1]), expected, accuracy: 0.5)
      }
    }
  }
}
