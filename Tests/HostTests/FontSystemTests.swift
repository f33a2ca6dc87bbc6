import Assets
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

  private let body = FontRequest(size: 17)

  // MARK: Widths

  @Test func kerningBringsAAndVTogether() throws {
    let fonts = try fonts()
    let pair = fonts.width("AV", font: body)
    let apart = fonts.width("A", font: body) + fonts.width("V", font: body)
    #expect(pair < apart - 0.3)
    #expect(fonts.width("HH", font: body).isNear(2 * fonts.width("H", font: body), 0.05))
  }

  @Test func widthIsLinearInTheSize() throws {
    let fonts = try fonts()
    let text = "The quick brown fox jumps over the lazy dog"
    func inter(_ size: CGFloat) -> FontRequest { FontRequest(family: .named("Inter"), size: size) }
    let one = fonts.width(text, font: inter(1))
    for size in [7.0, 11.5, 17, 17.3, 34, 100.25] {
      #expect(fonts.width(text, font: inter(size)).isNear(one * size, 1e-9))
    }
    // Inter's own advance of H is 2084 of 2816 units an em.
    #expect(fonts.width("H", font: inter(1000)).isNear(2084 / 2.816, 1))
  }

  /// Widths that iOS reports of texts in its system font.
  @Test func theSystemFontIsAsWideAsApples() throws {
    let fonts = try fonts()
    for (text, size, weight, width) in [
      ("Hello, world!", 17.0, 400, 94.67), ("Tap me!", 17, 400, 60.67),
      ("Wave Charge", 17, 400, 101.33), ("Option", 17, 400, 50), ("Log in", 17, 600, 47.33),
      ("Oğuz Atay · 1972", 15, 400, 116), ("WSB Atlanta", 15, 400, 85.33),
      ("Fox Business", 15, 400, 89.5), ("Author: Aldous huxley", 13, 400, 132.67),
      ("Published on: 1932", 13, 400, 115.67), ("Settings", 34, 700, 133),
      ("Books", 34, 700, 98.33),
    ] {
      let ours = fonts.width(text, font: FontRequest(size: size, weight: weight))
      #expect(ours.isNear(width, width * 0.018), "\(text): \(ours) for \(width)")
    }
    // As wide as it is at twelve points; what comes from other fonts keeps its own width.
    func part(_ text: String, _ size: CGFloat) -> CGFloat {
      fonts.width(text, font: FontRequest(size: size))
        / fonts.width(text, font: FontRequest(family: .named("Inter"), size: size))
    }
    #expect(part("Text", 12).isNear(1, 1e-9) && part("Text", 8) > 1 && part("Text", 17) < 0.96)
    #expect(part("写真", 34).isNear(1, 1e-9))
    #expect(part("写真 Text", 34) > part("Text", 34) + 0.01)
  }

  @Test func widthsOfWordsAddUp() throws {
    let fonts = try fonts()
    let whole = fonts.width("jumping fjord", font: body)
    let parts = ["jumping", " ", "fjord"].map { fonts.width($0, font: body) }.reduce(0, +)
    #expect(whole.isNear(parts, 0.15))
    #expect(fonts.width("", font: body) == 0)
    #expect(fonts.width(" ", font: body) > 3)
  }

  @Test func inkThatSticksOutDoesNotWidenALine() throws {
    let fonts = try fonts()
    // The hook of the j reaches left of the pen; the next letter stands where it should.
    let italic = FontRequest(size: 100, isItalic: true)
    let j = fonts.width("j", font: italic)
    #expect(fonts.width("jj", font: italic).isNear(2 * j, 0.5))
    let mask = try #require(fonts.mask("j", font: italic, scale: 1))
    #expect(mask.dx < 0)
  }

  @Test func heavierFacesAreWider() throws {
    let fonts = try fonts()
    let widths = [100, 200, 300, 400, 500, 600, 700, 800, 900].map {
      fonts.width("Hamburg", font: FontRequest(size: 17, weight: $0))
    }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test(arguments: [
    (0, 100), (100, 100), (150, 100), (399, 300), (400, 400), (450, 500), (500, 500), (501, 600),
    (650, 700), (1000, 900),
  ])
  func nearestWeightFollowsCSS(weight: Int, nearest: Int) {
    #expect(
      Inter.nearest(to: weight, among: Array(stride(from: 100, through: 900, by: 100))) == nearest)
  }

  @Test func nearestWeightAmongFew() {
    let italics = [400, 500, 600, 700]
    #expect(Inter.nearest(to: 100, among: italics) == 400)
    #expect(Inter.nearest(to: 900, among: italics) == 700)
    #expect(Inter.nearest(to: 450, among: [400, 700]) == 400)
    #expect(Inter.nearest(to: 450, among: [300, 700]) == 300)
  }

  // MARK: Masks

  @Test func maskLiesWhereTheLetterIs() throws {
    let fonts = try fonts()
    let mask = try #require(fonts.mask("H", font: FontRequest(size: 100), scale: 1))
    let metrics = fonts.metrics(FontRequest(size: 100))
    #expect(mask.dy + mask.height == 0, "H stands on the baseline")
    #expect(CGFloat(mask.height).isNear(metrics.capHeight, 1))
    let width = fonts.width("H", font: FontRequest(size: 100))
    #expect(mask.dx > 0 && CGFloat(mask.dx + mask.width) < width)
    #expect(mask.scale == 1)
  }

  @Test func maskGrowsWithTheScale() throws {
    let fonts = try fonts()
    let one = try #require(fonts.mask("Hxg", font: body, scale: 1))
    let three = try #require(fonts.mask("Hxg", font: body, scale: 3))
    #expect(three.scale == 3)
    #expect(Double(three.width).isNear(3 * Double(one.width), 4))
    #expect(three.ink.isNear(9 * one.ink, 0.05 * three.ink))
  }

  @Test func smallTextIsSpacedByQuartersOfAPixel() throws {
    let fonts = try fonts()
    // Ten l's at 17 points: equal stems, whose middles lie where the advances say.
    let advance = fonts.width("l", font: body)
    let mask = try #require(fonts.mask("llllllllll", font: body, scale: 1))
    var middles: [Double] = []
    for index in 0..<10 {
      let from = Double(index) * advance
      var weight = 0.0
      var moment = 0.0
      for x in 0..<mask.width {
        let place = Double(x + mask.dx) + 0.5
        if place >= from, place < from + advance {
          weight += mask.columnInk(x)
          moment += mask.columnInk(x) * place
        }
      }
      middles.append(moment / weight - from)
    }
    let spread = middles.max()! - middles.min()!
    #expect(spread <= 0.5, "stems are at most half a pixel from even spacing: \(middles)")
  }

  @Test func fractionalSizesDiffer() throws {
    let fonts = try fonts()
    let heights = try [40.0, 40.5, 41, 41.5].map {
      try #require(fonts.mask("H", font: FontRequest(size: $0), scale: 2)).ink
    }
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 < $1 })
  }

  @Test func accentsAboveTheAscentKeepTheBaseline() throws {
    let fonts = try fonts()
    let plain = try #require(fonts.mask("Z", font: body, scale: 4))
    let stacked = "Z" + String(repeating: "\u{301}\u{302}", count: 6)
    let high = try #require(fonts.mask(stacked, font: body, scale: 4))
    #expect(high.height > plain.height)
    #expect(high.dy + high.height == plain.dy + plain.height)
  }

  @Test func maskIsKept() throws {
    let fonts = try fonts()
    let first = try #require(fonts.mask("kept", font: body, scale: 2))
    #expect(fonts.mask("kept", font: body, scale: 2) === first)
    #expect(fonts.mask("kept", font: body, scale: 1) !== first)
    #expect(fonts.mask("kept", font: FontRequest(size: 17, weight: 500), scale: 2) !== first)
  }

  @Test func masksBeyondTheBudgetAreForgotten() throws {
    let fonts = try fonts(maskBytes: 20_000)
    let first = try #require(fonts.mask("line 0", font: body, scale: 2))
    for index in 1..<40 { _ = fonts.mask("line \(index)", font: body, scale: 2) }
    #expect(fonts.mask("line 0", font: body, scale: 2) !== first)
    let last = try #require(fonts.mask("line 39", font: body, scale: 2))
    #expect(fonts.mask("line 39", font: body, scale: 2) === last)
  }

  @Test func nothingInkedHasNoMask() throws {
    let fonts = try fonts()
    for text in ["", " ", "\u{3000}", "\n\t", "\u{200b}", "\u{feff}"] {
      #expect(fonts.mask(text, font: body, scale: 2) == nil, "\(text.debugDescription)")
    }
  }

  // MARK: Fallback

  @Test func japaneseComesFromTheSubset() throws {
    let fonts = try fonts()
    #expect(fonts.width("日本語", font: body).isNear(3 * 17, 0.1), "kanji are an em wide")
    let mask = try #require(fonts.mask("日本語のカナ", font: body, scale: 2))
    #expect(mask.ink > 500)
    let mixed = fonts.width("日x本", font: body)
    #expect(mixed.isNear(34 + fonts.width("x", font: body), 0.1))
    #expect(complaints.isEmpty)
  }

  @Test func boldJapaneseIsThickerAndNoWider() throws {
    let fonts = try fonts()
    let bold = FontRequest(size: 17, weight: 700)
    #expect(fonts.width("日本", font: bold) == fonts.width("日本", font: body))
    for scale in [1.0, 2, 8] {
      let thin = try #require(fonts.mask("日本", font: body, scale: scale))
      let thick = try #require(fonts.mask("日本", font: bold, scale: scale))
      #expect(thick.ink > thin.ink * 11 / 10, "\(scale): \(thick.ink) of \(thin.ink)")
      // Half of a fortieth of an em on either side, and the pixel it ends in.
      #expect(thick.width - thin.width <= Int(17 * scale / 40) + 2)
      #expect(thick.height == thin.height)
    }
    let medium = FontRequest(size: 17, weight: 500)
    #expect(
      fonts.mask("日本", font: medium, scale: 2)?.ink == fonts.mask("日本", font: body, scale: 2)?.ink)
  }

  @Test func everyKanjiOfLevelOneIsThere() throws {
    let fonts = try fonts()
    // The first and last of rows 16, 30 and 47, and signs of the other groups.
    for character in "亜旭詑腺腕々〆、。「」ーぁんァヶ！～｡ﾟ①⑳" {
      _ = fonts.mask(String(character), font: body, scale: 1)
    }
    #expect(complaints == [])
  }

  @Test func missingGlyphIsABoxReportedOnce() throws {
    let fonts = try fonts()
    let hieroglyph = "\u{13000}"
    let mask = try #require(fonts.mask(hieroglyph, font: FontRequest(size: 100), scale: 1))
    let rows = mask.art(every: 8)
    #expect(rows.first?.allSatisfy { $0 == "#" } == true, "\(rows)")
    #expect(rows.dropFirst(2).first?.dropFirst().dropLast().allSatisfy { $0 == "." } == true)
    #expect(mask.dy + mask.height == 0)
    #expect(fonts.width(hieroglyph, font: FontRequest(size: 100)).isNear(60, 0.01))
    _ = fonts.width("again \u{13000}\u{13000}", font: body)
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("U+13000") == true)
  }

  @Test func unknownFamilyIsTheSystemFaceReportedOnce() throws {
    let fonts = try fonts()
    let papyrus = FontRequest(family: .named("Papyrus"), size: 17)
    #expect(fonts.width("Hello", font: papyrus) == fonts.width("Hello", font: body))
    _ = fonts.width("Hello", font: FontRequest(family: .named("Papyrus"), size: 30))
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("Papyrus") == true)
  }

  @Test func bundledFamiliesHaveNames() throws {
    let fonts = try fonts()
    let inter = FontRequest(family: .named("Inter"), size: 17, weight: 700)
    let regular = FontRequest(family: .named("Inter"), size: 17)
    #expect(fonts.width("Hello", font: inter) > fonts.width("Hello", font: regular) + 0.5)
    let noto = FontRequest(family: .named("Noto Sans CJK JP"), size: 17)
    #expect(fonts.width("Hello", font: noto) != fonts.width("Hello", font: body))
    #expect(complaints.isEmpty)
  }

  @Test func registeredFontsAreFoundByName() throws {
    let fonts = try fonts()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Poster-Heavy.otf")
    try FileManager.default.copyItem(at: Assets.url("Fonts/Inter-Black.otf"), to: file)
    try fonts.register(fontAt: file)
    let black = fonts.width(
      "Hello", font: FontRequest(family: .named("Inter"), size: 17, weight: 900))
    for name in ["Poster-Heavy", "poster heavy"] {
      let named = FontRequest(family: .named(name), size: 17)
      #expect(fonts.width("Hello", font: named) == black)
    }
    #expect(complaints.isEmpty)
    #expect(throws: HostError.self) {
      try fonts.register(fontAt: URL(fileURLWithPath: "/nowhere.ttf"))
    }
  }

  // MARK: Awkward text

  @Test func controlCharactersAreSpaces() throws {
    let fonts = try fonts()
    let spaced = fonts.width("a b c d", font: body)
    #expect(fonts.width("a\tb\nc\u{0}d", font: body) == spaced)
    #expect(fonts.width("a\u{7f}b\u{2028}c\u{85}d", font: body) == spaced)
  }

  @Test func longLinesAreSetWhole() throws {
    let fonts = try fonts()
    let word = "lorem ipsum "
    let text = String(repeating: word, count: 10_000 / word.count + 1)
    let width = fonts.width(text, font: body)
    let one = fonts.width(word, font: body)
    #expect(width.isNear(one * CGFloat(text.count / word.count), 30))
    let mask = try #require(fonts.mask(text, font: body, scale: 1))
    #expect(CGFloat(mask.width).isNear(width, 20))
    let solid = String(repeating: "x", count: 10_000)
    #expect(try #require(fonts.mask(solid, font: body, scale: 1)).width > 80_000)
    let huge = try #require(fonts.mask(solid, font: FontRequest(size: 300), scale: 1))
    #expect(huge.width <= 1 << 17)
  }

  @Test func nothingCrashesOnSequences() throws {
    let fonts = try fonts(usesSystemFonts: true)
    let texts = [
      "👨‍👩‍👧‍👦", "🇯🇵", "e\u{301}\u{301}\u{301}", "\u{301}", "\u{200d}", "\u{fe0f}", "\u{fffd}",
      "\u{10ffff}", "\u{202e}abc\u{202c}", "न्दी", "ไทย", "한국어", "ﷺ", "a\u{0}b", "\r\n",
    ]
    for text in texts {
      #expect(fonts.width(text, font: body) >= 0)
      _ = fonts.mask(text, font: body, scale: 2)
    }
    for size in [0.0, -5, .nan, .infinity, 0.001, 1e9] {
      #expect(fonts.width("x", font: FontRequest(size: size)).isFinite)
      _ = fonts.mask("x", font: FontRequest(size: size), scale: 1)
    }
    for scale in [0.0, -1, .nan, .infinity] { _ = fonts.mask("x", font: body, scale: scale) }
  }

  // MARK: Metrics

  @Test func metricsAreInPoints() throws {
    let fonts = try fonts()
    let metrics = fonts.metrics(FontRequest(size: 100))
    #expect(metrics.ascent.isNear(96.9, 0.2))
    #expect(metrics.descent.isNear(24.1, 0.2))
    #expect(metrics.capHeight.isNear(72.7, 0.3))
    let small = fonts.metrics(FontRequest(size: 17))
    #expect(small.ascent.isNear(metrics.ascent * 0.17, 1e-9))
  }
}

extension Mask {
  /// The sum of coverage in pixels.
  var ink: Double { (0..<width * height).reduce(0) { $0 + Double(bytes[$1]) / 255 } }

  func columnInk(_ x: Int) -> Double {
    (0..<height).reduce(0) { $0 + Double(bytes[$1 * width + x]) / 255 }
  }

  /// A coarse picture, one character for a block of pixels: `#` where its middle is inked.
  func art(every step: Int) -> [String] {
    stride(from: 2, to: height, by: step).map { y in
      String(
        stride(from: 2, to: width, by: step).map { x -> Character in
          bytes[y * width + x] > 127 ? "#" : "."
        })
    }
  }
}

extension CGFloat {
  func isNear(_ other: CGFloat, _ tolerance: CGFloat) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
extension Double {
  func isNear(_ other: Double, _ tolerance: Double) -> Bool {
    (self - other).magnitude <= tolerance
  }
}
