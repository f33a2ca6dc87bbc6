import Assets
import Diorama
import Foundation
import Raster
import Testing

@testable import Host

/// The symbols that Diorama draws itself.
@MainActor @Suite struct OwnSymbolsTests {
  private let names: SymbolNames
  private let system: FontSystem
  /// The table beside the font: names, and what draws them.
  private let table: [String: String]

  init() throws {
    names = try SymbolNames()
    system = try FontSystem(usesSystemFonts: false) { Issue.record("\($0)") }
    let text = try String(
      contentsOf: Assets.url("Symbols/diorama-symbols.tsv"), encoding: .utf8)
    var table: [String: String] = [:]
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t").map(String.init)
      let code = try #require(UInt32(fields[1], radix: 16))
      table[fields[0]] = String(try #require(Unicode.Scalar(code)))
    }
    self.table = table
  }

  private let font = FontRequest(family: .symbols, size: 60)

  private func mask(_ name: String) throws -> Mask {
    let symbol = try #require(names.symbol(for: name), "\(name)")
    return try #require(system.mask(symbol.text, font: font, scale: 1), "\(name) has no ink")
  }

  /// Full pixels of ink.
  private func ink(_ name: String) throws -> Double {
    let mask = try mask(name)
    return (0..<mask.width * mask.height).reduce(0) { $0 + Double(mask.bytes[$1]) } / 255
  }

  @Test func eachIsFoundByItsOwnName() {
    #expect(table.count > 450)
    for (name, text) in table {
      #expect(names.symbol(for: name) == SymbolText(text: text), "\(name)")
    }
  }

  /// A symbol is as wide as it has ink, and stands between the font's ascent and descent.
  @Test func inkLiesInItsFrame() throws {
    for (name, text) in table {
      let mask = try mask(name)
      let width = Double(system.width(text, font: font))
      #expect(mask.dx >= -1 && Double(mask.dx + mask.width) <= width + 1, "\(name)")
      #expect(Double(mask.width) >= width - 2, "\(name): \(mask.width) of \(width)")
      #expect(mask.dy >= -51 && mask.dy + mask.height <= 7, "\(name): \(mask.dy), \(mask.height)")
      #expect(try ink(name) > 100, "\(name)")
    }
  }

  /// Frames of circles are those of the icon font, so that both kinds stand in a row.
  @Test func circlesAreAsLargeAsTheIconFonts() throws {
    func large(_ name: String) throws -> Mask {
      let symbol = try #require(names.symbol(for: name))
      return try #require(system.mask(symbol.text, font: font, scale: 4))
    }
    let own = try large("36.circle")
    let other = try large("plus.circle")
    for (a, b) in [
      (own.width, other.width), (own.height, other.height), (own.dy, other.dy),
    ] {
      #expect(abs(a - b) <= 2, "\(a), \(b)")
    }
  }

  @Test func fillsHaveMoreInk() throws {
    var count = 0
    for name in table.keys.sorted() where table[name + ".fill"] != nil {
      count += 1
      #expect(try ink(name + ".fill") > 1.05 * ink(name), "\(name)")
    }
    #expect(count > 150)
  }

  /// Each number from 0 to 50 in each of four frames, each unlike the others.
  @Test func numbersInFramesAreThere() throws {
    for ending in ["circle", "circle.fill", "square", "square.fill"] {
      var seen: Set<[UInt8]> = []
      for number in 0...50 {
        let mask = try mask("\(number).\(ending)")
        seen.insert((0..<mask.width * mask.height).map { mask.bytes[$0] })
        #expect(names.symbol(for: "\(number).\(ending)")?.taken == nil)
      }
      #expect(seen.count == 51, "\(ending)")
      #expect(names.symbol(for: "51.\(ending)") == nil)
    }
    // Digits are holes in a filled frame, and ink in a hollow one.
    #expect(try ink("8.circle.fill") < ink("circle.fill") - 100)
    #expect(try ink("8.circle") > ink("circle") + 100)
  }

  /// An arrow's tip is thinner than its end.
  @Test(arguments: [
    ("arrowshape.right.fill", true), ("arrowshape.forward.fill", true),
    ("arrowshape.left.fill", false), ("arrowshape.backward.fill", false),
    ("arrowshape.turn.up.right.fill", true), ("arrowshape.turn.up.left.fill", false),
  ])
  func arrowsPointWhereTheySay(name: String, isRight: Bool) throws {
    let mask = try mask(name)
    #expect(names.symbol(for: name)?.taken == nil)
    func column(_ x: Int) -> Int {
      (0..<mask.height).reduce(0) { $0 + Int(mask.bytes[$1 * mask.width + x]) }
    }
    let tip = column(isRight ? mask.width - 2 : 1)
    let end = column(isRight ? 1 : mask.width - 2)
    #expect(tip < end, "\(name): \(tip), \(end)")
  }

  /// What stood in for others before is drawn now.
  @Test(arguments: [
    "figure.walk", "figure.run", "trophy.fill", "fork.knife.circle", "graduationcap.fill",
    "takeoutbag.and.cup.and.straw.fill", "clock.arrow.circlepath", "brain.head.profile", "hare",
    "lasso", "face.smiling", "drop", "pawprint.fill", "figure.basketball", "figure.archery",
    "figure.and.child.holdinghands", "scalemass.fill", "shower.fill", "thermometer.low",
    "thermometer.medium", "thermometer.high", "envelope.open.badge.clock",
    "person.2.crop.square.stack.fill", "square.and.arrow.up.circle.fill",
  ])
  func nothingStandsInForIt(name: String) throws {
    #expect(try #require(names.symbol(for: name)).taken == nil)
  }

  @Test func walkersAreTallAndSlender() throws {
    for name in ["figure.walk", "figure.stand"] {
      let mask = try mask(name)
      #expect(Double(mask.height) > 1.7 * Double(mask.width), "\(name)")
    }
  }

  @Test func whatIsDrawnHasNoStandIn() {
    #expect(SymbolNames.standIns.keys.filter { table[$0] != nil } == [])
  }

  @Test func theFontIsSmall() throws {
    let url = try Assets.url("Symbols/DioramaSymbols.ttf")
    let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int
    #expect((size ?? .max) <= 250_000)
  }
}
