import Diorama
import Foundation
import Raster
import Testing

@testable import Host

/// Emoji, and what no font has.
@MainActor @Suite final class EmojiTests {
  private final class Reports { var all: [String] = [] }
  private let reports = Reports()
  private var complaints: [String] {
    get { reports.all }
    set { reports.all = newValue }
  }
  private func fonts() throws -> FontSystem {
    try FontSystem(usesSystemFonts: false) { [reports] in reports.all.append($0) }
  }
  private let large = FontRequest(size: 100)

  /// The mean colour of what is opaque in a text's only picture.
  private func color(_ text: String, _ fonts: FontSystem, size: CGFloat = 100) throws -> [Double] {
    let mask = try #require(fonts.mask(text, font: FontRequest(size: size), scale: 1), "\(text)")
    #expect(mask.pictures.count == 1, "\(text)")
    let bitmap = try #require(mask.pictures.first).bitmap
    var sum = [0.0, 0, 0], count = 0.0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y].alpha == 255 {
        let p = bitmap[x, y].bits
        for (i, shift) in [UInt32(16), 8, 0].enumerated() { sum[i] += Double(p >> shift & 255) }
        count += 1
      }
    }
    return sum.map { $0 / max(count, 1) }
  }

  @Test(arguments: [
    "🍎", "👍🏽", "🏳️‍🌈", "👩‍👩‍👧‍👦", "🇯🇵", "1️⃣", "#️⃣", "⚽️", "❤️", "☀️", "©️", "😀", "👩🏽", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "👨‍🚀",
    "❤️‍🔥", "☝🏿", "🫠",
  ])
  func everySequenceIsOneGlyph(text: String) throws {
    let fonts = try fonts()
    #expect(Character(text).isEmoji)
    #expect(fonts.width(text, font: large).isNear(117, 0.5), "1.17 em, as on iOS")
    let mask = try #require(fonts.mask(text, font: large, scale: 1))
    #expect(mask.pictures.count == 1)
    #expect(mask.width == 0, "nothing is drawn in the text's colour")
    #expect(complaints == [])
  }

  @Test func whatIsTextStaysText() throws {
    let fonts = try fonts()
    for text in ["1", "#", "©", "a", "日", "❤\u{FE0E}", "→"] {
      #expect(!Character(text).isEmoji, "\(text)")
      let mask = try #require(fonts.mask(text, font: large, scale: 1))
      #expect(mask.pictures.isEmpty, "\(text)")
      #expect(mask.width > 0)
    }
    // A sign that only the emoji have is one of them.
    #expect(try #require(fonts.mask("🌶", font: large, scale: 1)).pictures.count == 1)
    #expect(complaints == [])
  }

  @Test func coloursAreTheirs() throws {
    let fonts = try fonts()
    let apple = try color("🍎", fonts), green = try color("🍏", fonts)
    #expect(apple[0] > 200 && apple[1] < 100, "\(apple)")
    #expect(green[1] > green[0] + 30, "\(green)")
    // Five tones from light to dark, and none.
    let tones = try ["👍🏻", "👍🏼", "👍🏽", "👍🏾", "👍🏿"].map { try color($0, fonts)[0] }
    #expect(zip(tones, tones.dropFirst()).allSatisfy { $0 > $1 + 10 }, "\(tones)")
    let plain = try color("👍", fonts)
    #expect(plain[2] < 100 && plain[0] > 220, "yellow: \(plain)")
  }

  @Test func aJoinedSequenceWithoutItsToneIsBetterThanInParts() throws {
    let fonts = try fonts()
    let toned = try #require(fonts.mask("👩🏽‍💻", font: large, scale: 1))
    let plain = try #require(fonts.mask("👩‍💻", font: large, scale: 1))
    #expect(fonts.width("👩🏽‍💻", font: large).isNear(117, 0.5))
    let pair = (toned.pictures[0].bitmap, plain.pictures[0].bitmap)
    #expect(pair.0.hash() == pair.1.hash())
    #expect(try color("👩", fonts) != color("👩🏽", fonts))
  }

  @Test func itStandsWhereTheTextStands() throws {
    let fonts = try fonts()
    let mask = try #require(fonts.mask("H🍎H", font: large, scale: 1))
    let picture = try #require(mask.pictures.first)
    let h = fonts.width("H", font: large)
    #expect(fonts.width("H🍎H", font: large).isNear(2 * h + 117, 0.5))
    #expect(CGFloat(picture.dx).isNear(h, 1))
    #expect(picture.bitmap.width == 117)
    // Within the room that a line of the face has.
    let metrics = fonts.metrics(large)
    #expect(CGFloat(-picture.dy) < metrics.ascent && CGFloat(-picture.dy) > metrics.capHeight)
    #expect(CGFloat(picture.dy + picture.bitmap.height) < metrics.descent + 1)
    // Both letters are there.
    #expect(mask.dx + mask.width > Int(h + 117) + 20)
    let wide = try #require(fonts.mask("🍎🍏", font: large, scale: 2))
    #expect(wide.pictures.map(\.dx) == [0, 234])
    #expect(wide.box.width == 468)
  }

  @Test func inTextFromTheRightItStandsLeft() throws {
    let fonts = try fonts()
    let mask = try #require(fonts.mask("אב🍎🍏", font: large, scale: 1))
    #expect(mask.pictures.map(\.dx) == [0, 117])
    let (first, second) = (mask.pictures[0].bitmap, mask.pictures[1].bitmap)
    #expect(
      try #require(fonts.mask("🍏", font: large, scale: 1)).pictures[0].bitmap.hash() == first.hash()
    )
    #expect(
      try #require(fonts.mask("🍎", font: large, scale: 1)).pictures[0].bitmap.hash()
        == second.hash())
  }

  // MARK: what is missing

  @Test func aScriptIsReportedOnceWithItsPackage() throws {
    let fonts = try fonts()
    for (text, script, package) in [
      ("ไทย ภาษา", "Thai", "fonts-noto-core"), ("हिन्दी", "Devanagari", "fonts-noto-core"),
      ("한국어", "Korean", "fonts-noto-cjk"), ("العربية", "Arabic", "fonts-noto-core"),
      ("עברית", "Hebrew", "fonts-noto-core"), ("\u{10300}", "Old Italic", "fonts-noto-core"),
      ("㐀", "Chinese, Japanese or Korean", "fonts-noto-cjk"),
      ("\u{13000}", "Egyptian hieroglyphs", "fonts-noto-core"),
    ] {
      complaints = []
      _ = fonts.width(text, font: large)
      _ = fonts.mask(text, font: FontRequest(size: 12), scale: 2)
      #expect(complaints.count == 1, "\(text): \(complaints)")
      #expect(complaints.first?.contains(", \(script)): ") == true, "\(complaints)")
      #expect(complaints.first?.contains(package) == true, "\(complaints)")
      #expect(complaints.first?.contains("systemFonts") == true)
    }
    complaints = []
    _ = fonts.width("Ελληνικά Русский", font: large)
    #expect(complaints == [])
  }
}
