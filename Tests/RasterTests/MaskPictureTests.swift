import XCTest

@testable import Raster

/// Pictures in masks, as emoji in text are.
final class MaskPictureTests: XCTestCase {
  /// Half red, half transparent.
  private var flag: Bitmap {
    let bitmap = Bitmap(width: 4, height: 2)
    bitmap.fill(IRect(0, 0, 2, 2), RGBA(1, 0, 0, 1))
    return bitmap
  }
  private func mask(scale: Double = 1) -> Mask {
    let mask = Mask(
      width: 1, height: 1, dx: 0, dy: -1, scale: scale,
      pictures: [Mask.Picture(flag, dx: 2, dy: -2)])
    mask.bytes[0] = 255
    return mask
  }
  private func red(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let p = bitmap[x, y].bits
    return [Int(p >> 16 & 255), Int(p >> 8 & 255), Int(p & 255)]
  }

  func testThePictureKeepsItsColours() {
    let bitmap = drawn(10, 6) { $0.add(.mask(mask(), x: 1, y: 4, .color(.black))) }
    XCTAssertEqual(red(bitmap, 1, 3), [0, 0, 0], "coverage in the brush's colour")
    for y in 2...3 {
      XCTAssertEqual(red(bitmap, 3, y), [255, 0, 0])
      XCTAssertEqual(red(bitmap, 4, y), [255, 0, 0])
      XCTAssertEqual(red(bitmap, 5, y), [255, 255, 255])
    }
    XCTAssertEqual(red(bitmap, 3, 1), [255, 255, 255])
    XCTAssertEqual(red(bitmap, 3, 4), [255, 255, 255])
    XCTAssertEqual(mask().box, IRect(0, -2, 6, 0))
  }

  func testTheBrushGivesItsOpacity() {
    let half = RGBA(0, 0, 1, 0.5)
    let plain = drawn(10, 6) { $0.add(.mask(mask(), x: 1, y: 4, .color(half))) }
    XCTAssertEqual(red(plain, 3, 3)[0], 255)
    XCTAssertEqual(Double(red(plain, 3, 3)[1]), 127, accuracy: 1)
    let clear = drawn(10, 6) { $0.add(.mask(mask(), x: 1, y: 4, .color(.clear))) }
    XCTAssertEqual(red(clear, 3, 3), [255, 255, 255])
    let gradient = GradientBrush(
      .linear(x0: 0, y0: 0, x1: 10, y1: 0),
      stops: [(0, SIMD4(0, 0, 1, 0.25)), (1, SIMD4(0, 1, 0, 0.5))])
    let shaded = drawn(10, 6) { $0.add(.mask(mask(), x: 1, y: 4, .gradient(gradient))) }
    XCTAssertEqual(Double(red(shaded, 3, 3)[1]), 127, accuracy: 2)
  }

  func testItIsScaledAndClipped() {
    let bitmap = drawn(20, 12) {
      $0.add(.pushClip(.rect(Rect(0, 0, 20, 7))))
      $0.add(.pushTransform(.scale(2)))
      $0.add(.mask(mask(), x: 1, y: 4, .color(RGBA(0, 0, 1, 0.5))))
      $0.add(.popTransform)
      $0.add(.popClip)
    }
    XCTAssertEqual(red(bitmap, 7, 5)[0], 255)
    XCTAssertEqual(Double(red(bitmap, 7, 5)[1]), 127, accuracy: 2)
    XCTAssertEqual(red(bitmap, 12, 5), [255, 255, 255])
    XCTAssertEqual(red(bitmap, 7, 7), [255, 255, 255], "below the clip")
    // A mask of twice the resolution is drawn pixel by pixel there.
    let fine = drawn(20, 12, base: .scale(2)) {
      $0.add(.mask(mask(scale: 2), x: 1, y: 4, .color(.black)))
    }
    XCTAssertEqual(red(fine, 4, 6), [255, 0, 0])
    XCTAssertEqual(red(fine, 5, 7), [255, 0, 0])
    XCTAssertEqual(red(fine, 6, 6), [255, 255, 255])
  }

  // MARK: resizing

  func testAShrunkPixelIsTheMeanOfThoseItCovers() {
    let bitmap = Bitmap(width: 3, height: 1)
    bitmap[0, 0] = RGBA(1, 0, 0, 1)
    bitmap[1, 0] = RGBA(0, 1, 0, 1)
    // The second of two covers half of the middle one, and the transparent one.
    let small = bitmap.resized(width: 2, height: 1)
    XCTAssertEqual(red(small, 0, 0), [170, 85, 0])
    XCTAssertEqual(red(small, 1, 0), [0, 85, 0])
    XCTAssertEqual(small[1, 0].alpha, 85)
    let one = bitmap.resized(width: 1, height: 1)
    XCTAssertEqual(red(one, 0, 0), [85, 85, 0])
  }

  func testEnlargedColoursGoOverIntoEachOther() {
    let bitmap = Bitmap(width: 2, height: 1)
    bitmap[0, 0] = RGBA(1, 0, 0, 1)
    bitmap[1, 0] = RGBA(0, 0, 1, 1)
    let large = bitmap.resized(width: 4, height: 3)
    for y in 0..<3 {
      XCTAssertEqual((0..<4).map { red(large, $0, y)[0] }, [255, 191, 64, 0])
    }
    XCTAssertEqual(large.resized(width: 0, height: -3).width, 1)
    XCTAssertEqual(Bitmap(width: 0, height: 0).resized(width: 2, height: 2)[1, 1], .clear)
  }

  func testStraightPixelsArePremultiplied() {
    let straight: [UInt32] = [0x80ff_0000, 0xff12_3456, 0, 0]
    let taken = straight.withUnsafeBytes {
      Bitmap(guessing: $0.baseAddress!, width: 2, height: 2, pitch: 8)
    }
    XCTAssertEqual(taken[0, 0].bits, 0x8080_0000)
    XCTAssertEqual(taken[1, 0].bits, 0xff12_3456)
    // Where no channel exceeds its alpha, they are premultiplied already.
    let done: [UInt32] = [0x8080_0000, 0xff12_3456]
    let kept = done.withUnsafeBytes {
      Bitmap(guessing: $0.baseAddress!, width: 2, height: 1, pitch: 8)
    }
    XCTAssertEqual(kept[0, 0].bits, 0x8080_0000)
  }
}
