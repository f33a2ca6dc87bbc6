import Diorama
import Foundation
import Raster
import Testing

@testable import Host

@MainActor @Suite final class PictureTests {
  private let folder: URL
  private var complaints: [String] = []

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

  private func picture(_ width: Int, _ height: Int, _ color: UInt32 = 0xff33_6699) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    bitmap.fill(bitmap.bounds, RGBA(bits: color))
    return bitmap
  }

  private func store() -> PictureFiles { PictureFiles { [unowned self] in complaints.append($0) } }

  // MARK: Files

  @Test func opaquePixelsComeBackExactly() throws {
    let bitmap = Bitmap(width: 67, height: 41)
    var state: UInt32 = 1
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        state = state &* 1_664_525 &+ 1_013_904_223
        bitmap.pixels[y * bitmap.stride + x] = 0xff00_0000 | state >> 8
      }
    }
    try PNGFile.write(bitmap, to: file("a.png"))
    let back = try PNGFile.read(file("a.png"))
    #expect(back.isOpaque)
    #expect(back.bounds == bitmap.bounds)
    #expect(back.hash() == bitmap.hash())
    bitmap.pixels[0] ^= 1
    #expect(back.hash() != bitmap.hash(), "one bit makes a difference")
  }

  @Test func undefinedAlphaIsNotWritten() throws {
    let bitmap = Bitmap(width: 2, height: 1, isOpaque: true)
    bitmap.pixels[0] = 0x0012_3456
    bitmap.pixels[1] = 0x80ab_cdef
    try PNGFile.write(bitmap, to: file("a.png"))
    let back = try PNGFile.read(file("a.png"))
    #expect([back.pixels[0], back.pixels[1]] == [0xff12_3456, 0xffab_cdef])
  }

  @Test func translucentPixelsArePremultiplied() throws {
    // Half-transparent red, all of what 128 can hold; and nothing at all.
    let bitmap = Bitmap(width: 2, height: 1)
    bitmap.pixels[0] = 0x8080_0000
    bitmap.pixels[1] = 0
    try PNGFile.write(bitmap, to: file("a.png"))
    let back = try PNGFile.read(file("a.png"))
    #expect(!back.isOpaque)
    #expect([back.pixels[0], back.pixels[1]] == [0x8080_0000, 0])
    // Every alpha, with all, half and a third of what it can hold.
    let ramp = Bitmap(width: 255, height: 1)
    for x in 0..<255 {
      let alpha = UInt32(x + 1)
      ramp.pixels[x] = alpha << 24 | alpha << 16 | (alpha / 2) << 8 | alpha / 3
    }
    try PNGFile.write(ramp, to: file("b.png"))
    let rampBack = try PNGFile.read(file("b.png"))
    #expect((0..<255).filter { rampBack.pixels[$0] != ramp.pixels[$0] } == [])
  }

  @Test func whatCannotBeReadOrWrittenSaysSo() throws {
    try Data("no picture".utf8).write(to: file("bad.png"))
    for name in ["bad.png", "missing.png"] {
      do {
        _ = try PNGFile.read(file(name))
        Issue.record("\(name) was read")
      } catch {
        #expect(error is HostError)
        #expect("\(error)".contains(file(name).path))
      }
    }
    #expect(throws: HostError.self) {
      try PNGFile.write(picture(1, 1), to: file("no/such/folder.png"))
    }
    #expect(throws: HostError.self) { try PNGFile.write(picture(0, 5), to: file("a.png")) }
  }

  // MARK: Names

  private func bundle() throws -> Bundle { try #require(Bundle(path: folder.path)) }

  @Test func theVariantForTheScaleIsTaken() throws {
    try PNGFile.write(picture(10, 10), to: file("cat.png"))
    try PNGFile.write(picture(20, 20), to: file("cat@2x.png"))
    try PNGFile.write(picture(30, 30), to: file("cat@3x.png"))
    let store = store()
    let bundle = try bundle()
    for (scale, width) in [(1.0, 10), (1.5, 20), (2, 20), (3, 30), (4, 30)] {
      let found = store.picture(
        AssetName("cat", bundle), AssetTraits(scale: scale, isDark: false))
      #expect(found?.bitmap.width == width)
      #expect(found?.size == CGSize(width: 10, height: 10))
    }
    let whole = store.picture(
      AssetName("cat.png", bundle), AssetTraits(scale: 2, isDark: false))
    #expect(whole?.bitmap.width == 20)
  }

  @Test func otherVariantsStandIn() throws {
    try PNGFile.write(picture(20, 20), to: file("fine@2x.png"))
    try PNGFile.write(picture(5, 5), to: file("coarse.png"))
    let store = store()
    let fine = store.picture(
      AssetName("fine", try bundle()), AssetTraits(scale: 1, isDark: false))
    #expect(fine?.scale == 2)
    let coarse = store.picture(
      AssetName("coarse", try bundle()), AssetTraits(scale: 3, isDark: false))
    #expect(coarse?.scale == 1)
  }

  @Test func darkVariantsAreForDarkAppearance() throws {
    try PNGFile.write(picture(2, 2, 0xffff_ffff), to: file("sky.png"))
    try PNGFile.write(picture(2, 2, 0xff00_0000), to: file("sky~dark.png"))
    let store = store()
    let bundle = try bundle()
    let light = store.picture(
      AssetName("sky", bundle), AssetTraits(scale: 1, isDark: false))
    let dark = store.picture(
      AssetName("sky", bundle), AssetTraits(scale: 1, isDark: true))
    #expect(light?.bitmap.pixels[0] == 0xffff_ffff)
    #expect(dark?.bitmap.pixels[0] == 0xff00_0000)
  }

  @Test func picturesAreKeptAndMissingOnesAreNil() throws {
    try PNGFile.write(picture(2, 2), to: file("dot.png"))
    let store = store()
    let bundle = try bundle()
    let first = store.picture(
      AssetName("dot", bundle), AssetTraits(scale: 1, isDark: false))
    #expect(first != nil)
    #expect(
      store.picture(
        AssetName("dot", bundle), AssetTraits(scale: 1, isDark: false)) === first)
    #expect(
      store.picture(
        AssetName("dog", bundle), AssetTraits(scale: 1, isDark: false)) == nil)
    #expect(
      store.picture(
        AssetName("", bundle), AssetTraits(scale: 1, isDark: false)) == nil)
    #expect(
      store.picture(
        AssetName("dot", nil), AssetTraits(scale: 1, isDark: false)) == nil)
    #expect(complaints.isEmpty)
  }

  @Test func aBrokenPictureIsReported() throws {
    try Data("no picture".utf8).write(to: file("bad.png"))
    #expect(store().picture(AssetName("bad", try bundle()), AssetTraits()) == nil)
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("bad.png") == true)
  }
}
