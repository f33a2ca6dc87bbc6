import XCTest

@testable import Raster

final class BitmapTests: XCTestCase {
  func testTheHashSeesEveryVisiblePixel() {
    for width in [1, 2, 3, 7, 8, 9, 17] {
      let bitmap = Bitmap(width: width, height: 3)
      var seen: Set<UInt64> = [bitmap.hash()]
      for y in 0..<3 {
        for x in 0..<width {
          for bit in [0, 7, 13, 23] {
            bitmap[x, y] = RGBA(bits: 1 << UInt32(bit))
            XCTAssertTrue(seen.insert(bitmap.hash()).inserted, "\(width): \(x), \(y), bit \(bit)")
            bitmap[x, y] = .clear
          }
        }
      }
      XCTAssertEqual(seen.count, 1 + 12 * width)
    }
  }

  func testTheHashSeesNeitherAlphaNorTheStride() {
    let a = Pictures.tile(21, 9), before = a.hash()
    for y in 0..<9 { for x in 0..<21 { a.pixels[y * a.stride + x] ^= 0xa500_0000 } }
    XCTAssertEqual(a.hash(), before)
    for y in 0..<9 { for x in 21..<a.stride { a.pixels[y * a.stride + x] = 77 } }
    XCTAssertEqual(a.hash(), before)
    let memory = UnsafeMutablePointer<UInt32>.allocate(capacity: 21 * 9)
    defer { memory.deallocate() }
    let b = Bitmap(borrowing: memory, width: 21, height: 9, stride: 21)
    for y in 0..<9 { for x in 0..<21 { b[x, y] = a[x, y] } }
    XCTAssertEqual(b.hash(), before)
    XCTAssertTrue(b.isOpaque)
  }

  func testTheHashTellsOrderAndSizeApart() {
    let a = Bitmap(width: 8, height: 2), b = Bitmap(width: 8, height: 2)
    a[0, 0] = .white
    b[2, 0] = .white
    XCTAssertNotEqual(a.hash(), b.hash())
    XCTAssertNotEqual(Bitmap(width: 4, height: 4).hash(), Bitmap(width: 8, height: 2).hash())
    // Written down, because recordings hold hashes.
    XCTAssertEqual(String(Pictures.tile(21, 9).hash(), radix: 16), "81c82d393cd31f28")
  }

  func testFillAndClearStayInside() {
    let bitmap = Bitmap(width: 5, height: 4)
    bitmap.fill(IRect(-3, -3, 99, 99), .white)
    bitmap.fill(IRect(1, 1, 3, 3), .black)
    bitmap.fill(IRect(4, 4, 2, 2), .black)
    XCTAssertEqual(bitmap.drawing, [".....", ".##..", ".##..", "....."])
    bitmap.clear(IRect(0, 0, 5, 2))
    XCTAssertEqual(bitmap[4, 1], .clear)
    XCTAssertEqual(bitmap[4, 2], .white)
  }

  func testColors() {
    XCTAssertEqual(RGBA(1, 0.5, 0).bits, 0xffff_8000)
    XCTAssertEqual(RGBA(1, 0.5, 0, 0.5).bits, 0x8080_4000)
    XCTAssertEqual(RGBA(hex: 0x12_3456).bits, 0xff12_3456)
    XCTAssertEqual(RGBA(-1, .nan, 7, .infinity).bits, 0xff00_00ff)
    XCTAssertEqual(RGBA(1, 1, 1, .nan).bits, 0)
    XCTAssertEqual(RGBA.white.faded(0.5).bits, 0x8080_8080)
  }

  /// The division by 255 that every kernel uses, for every product there is.
  func testScalingRoundsToNearest() {
    for a: UInt32 in 0...255 {
      for v: UInt32 in 0...255 {
        let exact = (Double(a * v) / 255).rounded()
        XCTAssertEqual(Double(product(a, v)), exact)
        XCTAssertEqual(scaled(v << 24 | v << 16 | v << 8 | v, a), UInt32(exact) &* 0x0101_0101)
      }
    }
  }

  func testGeometry() {
    let r = IRect(1, 2, 5, 8)
    XCTAssertEqual([r.width, r.height, r.area], [4, 6, 24])
    XCTAssertEqual(r.intersection(IRect(3, 0, 9, 4)), IRect(3, 2, 5, 4))
    XCTAssertEqual(r.intersection(IRect(5, 2, 9, 4)), .empty)
    XCTAssertEqual(r.union(IRect(9, 9, 9, 12)), r)
    XCTAssertEqual(r.union(IRect(0, 9, 2, 12)), IRect(0, 2, 5, 12))
    XCTAssertTrue(r.contains(1, 2) && !r.contains(5, 2))
    XCTAssertTrue(r.contains(IRect(2, 2, 5, 8)) && !r.contains(IRect(2, 2, 6, 8)))
    XCTAssertEqual(Rect(0.2, -1.5, 3, 4.01).outer, IRect(0, -2, 3, 5))
    XCTAssertEqual(Rect(0, 0, .nan, 4).outer, .empty)
    XCTAssertEqual(Rect(3, 0, 2, 4).outer, .empty)
    XCTAssertEqual(Rect(-1e30, 0, 1e30, 4).outer, IRect(-4_194_304, 0, 4_194_304, 4))
    // Radii that do not fit shrink by one factor.
    let fitted = RoundedRect(
      .at(0, 0, 10, 40), tl: Radius(8), tr: Radius(12, 6), br: Radius(0), bl: Radius(4))
    XCTAssertEqual(fitted.tl, Radius(4, 4))
    XCTAssertEqual(fitted.tr, Radius(6, 3))
    XCTAssertEqual(fitted.bl, Radius(2, 2))
    XCTAssertEqual(fitted.grown(1).tl, Radius(5))
    XCTAssertEqual(fitted.grown(1).br, Radius(0))
    let m = Matrix(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -4)
    let back = m.inverse!.concat(m)
    XCTAssertEqual(back.a, 1, accuracy: 1e-12)
    XCTAssertEqual(back.tx, 0, accuracy: 1e-12)
    XCTAssertNil(Matrix(a: 2, b: 4, c: 1, d: 2, tx: 0, ty: 0).inverse)
    XCTAssertNil(Matrix(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0).inverse)
    XCTAssertEqual(Matrix.scale(2).concat(.translation(3, 4)).apply(1, 1).x, 8)
    let path = Outline()
    path.quad(4, -2, 8, 0)
    XCTAssertEqual(path.bounds, Rect(4, -2, 8, 0))
  }
}
