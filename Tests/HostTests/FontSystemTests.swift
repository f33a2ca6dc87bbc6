import Diorama
import Foundation
import Raster
import Testing

@testable import Host

@MainActor @Suite final class FontSystemTests {
  private var complaints: [String] = []

  private func fonts(usesSystemFonts: Bool = false, maskBytes: Int = 8 << 20) throws -> FontSystem {
    try FontSystem(usesSystemFonts: usesSystemFonts, maskBytes: maskBytes) { [unowned self] in
      complaints.append($0)
    }
  }

  @Test func look() throws {
    guard let path = ProcessInfo.processInfo.environment["LOOK"] else { return }
    let fonts = try fonts()
    let lines: [(String, FontRequest)] = [
      ("Hamburgefonstiv illimitable AVATAR To. Ty", FontRequest(size: 17)),
      ("The quick brown fox jumps over the lazy dog 0123456789", FontRequest(size: 13)),
      ("The quick brown fox jumps over the lazy dog 0123456789", FontRequest(size: 11)),
      ("Bold title 28", FontRequest(size: 28, weight: 700)),
      ("Large 44 Ág", FontRequest(size: 44, weight: 300)),
      ("italic jfj medium", FontRequest(size: 17, weight: 500, isItalic: true)),
      ("日本語とEnglishの混植、カタカナー。「括弧」", FontRequest(size: 17)),
      ("שלום עולם 123 abc", FontRequest(size: 17)),
      ("Ωμέγα Привет naïve e\u{301} Z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307} x", FontRequest(size: 17)),
      ("box: \u{13000}\u{13001} 😀 👨‍👩‍👧 end", FontRequest(size: 17)),
      (["heart.fill", "star", "gearshape", "magnifyingglass", "person.crop.circle", "1.circle", "2.circle.fill", "a.circle.fill", "b.square", "leaf.fill", "house.fill", "video.fill", "trash"].compactMap { fonts.symbol(named: $0) }.joined(separator: " "), FontRequest(family: .symbols, size: 24)),
      ("a\tb\nc\u{0}d", FontRequest(size: 17)),
    ]
    for scale in [1.0, 2.0] {
      let bitmap = Bitmap(width: Int(440 * scale), height: Int(420 * scale), isOpaque: true)
      bitmap.fill(bitmap.bounds, RGBA(bits: 0xffff_ffff))
      var y = 30.0
      for (text, font) in lines {
        if let mask = fonts.mask(text, font: font, scale: scale) {
          for row in 0..<mask.height {
            for column in 0..<mask.width {
              let px = Int(10 * scale) + mask.dx + column
              let py = Int(y * scale) + mask.dy + row
              guard bitmap.bounds.contains(px, py) else { continue }
              let v = 255 - UInt32(mask.bytes[row * mask.width + column])
              bitmap.pixels[py * bitmap.stride + px] = 0xff00_0000 | v << 16 | v << 8 | v
            }
          }
          let end = Int((10 + fonts.width(text, font: font)) * scale)
          for row in 0..<4 where bitmap.bounds.contains(end, Int(y * scale) + row) {
            bitmap.pixels[(Int(y * scale) + row) * bitmap.stride + end] = 0xffff_0000
          }
        }
        y += max(24, font.size * 1.3)
      }
      try PNGFile.write(bitmap, to: URL(fileURLWithPath: "\(path)-\(Int(scale)).png"))
    }
    print(complaints)
  }
}
