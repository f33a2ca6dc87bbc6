import Assets
import Diorama
import Foundation

/// Finds symbols of the bundled icon font, and of Diorama's own, by the names that SF Symbols gives
/// them.
///
/// What Diorama draws itself comes first. The icon font's own names mostly agree. Where they differ,
/// words are replaced (`forward` by `right`, `.fill` by `.solid`, see `otherNames`); where a symbol
/// lacks a badge or a frame, the name is shortened from its end until one fits; where neither font
/// has anything of the kind, another symbol stands in (`standIns`). Letters in circles and in boxes
/// are characters of the Japanese font.
struct SymbolNames {
  private let scalars: [String: Unicode.Scalar]

  init() throws {
    var scalars: [String: Unicode.Scalar] = [:]
    scalars.reserveCapacity(2500)
    try SymbolNames.read("Symbols/symbols.tsv", into: &scalars)
    try SymbolNames.read("Symbols/diorama-symbols.tsv", into: &scalars)
    self.scalars = scalars
  }

  /// Reads a table of names: a name, a tab, a code point in hexadecimal; `#` begins a comment. What it
  /// names replaces what has that name already.
  private static func read(_ path: String, into scalars: inout [String: Unicode.Scalar]) throws {
    let url = try Assets.url(path)
    for line in try [UInt8](Data(contentsOf: url)).split(separator: 0x0A) where line.first != 0x23 {
      let fields = line.split(separator: 0x09).map { String(decoding: $0, as: UTF8.self) }
      guard fields.count == 2, let value = UInt32(fields[1], radix: 16),
        let scalar = Unicode.Scalar(value)
      else {
        throw HostError(
          "\(url.path)",
          reason: "not a name and a code point: \(String(decoding: line, as: UTF8.self))",
          advice: "Restore the file.")
      }
      scalars[fields[0]] = scalar
    }
  }

  /// What draws a symbol, or nil when no name is near enough. Capitals, and underscores for dots, are
  /// forgiven.
  func symbol(for name: String) -> SymbolText? {
    let name = name.lowercased().replacingOccurrences(of: "_", with: ".")
    if let exact = scalars[name] { return SymbolText(text: String(exact)) }
    var words = name.split(separator: ".").map(String.init)
    words = words.map { $0 == "filled" ? "fill" : $0 }
    if let exact = scalars[words.joined(separator: ".")] { return SymbolText(text: String(exact)) }
    let isFilled = words.contains("fill")
    words.removeAll { $0 == "fill" || $0 == "inverse" }
    if let enclosed = enclosed(words, isFilled: isFilled) { return SymbolText(text: enclosed) }
    let asked = words
    while !words.isEmpty {
      let isWhole = words.count == asked.count
      if isWhole || !SymbolNames.frames.contains(words.joined(separator: ".")) {
        for candidate in spellings(of: words) {
          guard let (taken, scalar) = variant(candidate, isFilled: isFilled) else { continue }
          return SymbolText(text: String(scalar), taken: isWhole ? nil : taken)
        }
        if let other = SymbolNames.standIns[words.joined(separator: ".")],
          let (taken, scalar) = variant(other, isFilled: isFilled)
        {
          return SymbolText(text: String(scalar), taken: taken)
        }
      }
      words.removeLast()
    }
    return byParts(asked, isFilled: isFilled)
  }

  /// The symbol that shares the largest part of its name with another name; frames, directions and
  /// numbers do not count.
  private func byParts(_ words: [String], isFilled: Bool) -> SymbolText? {
    let wanted = Set(words).filter { !SymbolNames.fillers.contains($0) && Int($0) == nil }
    if wanted.isEmpty { return nil }
    var best: (score: Double, name: String)?
    for name in scalars.keys {
      let parts = name.split(separator: ".").map(String.init)
      let shared = Set(parts).intersection(wanted)
      if shared.isEmpty { continue }
      let hasFill = parts.contains("fill") || parts.contains("solid")
      let rest = Set(parts).subtracting(["fill", "solid"]).count + wanted.count - shared.count
      let score = Double(shared.count) / Double(rest) + (hasFill == isFilled ? 0.01 : 0)
      let isBetter = best.map { score > $0.score || score == $0.score && name < $0.name } ?? true
      if isBetter { best = (score, name) }
    }
    return best.map { SymbolText(text: String(scalars[$0.name]!), taken: $0.name) }
  }
  /// Parts that say nothing about what a symbol shows.
  private static let fillers: Set<String> = [
    "and", "app", "badge", "circle", "down", "left", "on", "rectangle", "right", "slash", "square",
    "triangle", "up",
  ]

  /// What a shortened name must not end up as: a frame says nothing about what was in it.
  private static let frames: Set<String> = ["app", "circle", "rectangle", "square", "triangle"]

  /// Other ways to write a name without its fill, nearest first.
  private func spellings(of words: [String]) -> [String] {
    let base = words.joined(separator: ".")
    var spellings = [base]
    if let other = SymbolNames.otherNames[base] { spellings.append(other) }
    let plain = words.filter { $0 != "and" }.joined(separator: ".")
    spellings.append(plain)
    // Directions along the text: the icon font has left and right.
    let turned = words.map { word in
      switch word {
      case "forward", "trailing": "right"
      case "backward", "leading": "left"
      case "leadinghalf": "lefthalf"
      case "trailinghalf": "righthalf"
      default: word
      }
    }
    spellings.append(turned.joined(separator: "."))
    // Symbols that are known by another first word: `speaker.wave.2`, `icloud.slash`.
    for length in stride(from: words.count - 1, to: 0, by: -1) {
      if let other = SymbolNames.otherNames[words.prefix(length).joined(separator: ".")] {
        spellings.append(([other] + words.dropFirst(length)).joined(separator: "."))
        break
      }
    }
    return spellings
  }

  /// The filled or hollow form of a name, the other form where that is the only one.
  private func variant(_ base: String, isFilled: Bool) -> (String, Unicode.Scalar)? {
    let filled = [".fill", ".solid", ".alt.fill"]
    let hollow = ["", ".alt"]
    for ending in isFilled ? filled + hollow : hollow + filled {
      if let scalar = scalars[base + ending] { return (base + ending, scalar) }
    }
    return nil
  }

  /// `a.circle.fill`, `b.square`: characters, as far as Unicode has them.
  private func enclosed(_ words: [String], isFilled: Bool) -> String? {
    guard words.count == 2 else { return nil }
    guard words[0].utf8.count == 1, let letter = words[0].utf8.first, letter &- 0x61 < 26 else {
      return nil
    }
    let first: UInt32
    switch words[1] {
    case "circle": first = isFilled ? 0x1F150 : 0x24B6
    case "square": first = isFilled ? 0x1F170 : 0x1F130
    default: return nil
    }
    return Unicode.Scalar(first + UInt32(letter - 0x61)).map { String($0) }
  }

  /// SF Symbols' name without its fill, and what the icon font calls the nearest thing.
  private static let otherNames: [String: String] = [
    "arrow.left.arrow.right": "arrow.right.arrow.left", "bitcoinsign": "bitcoin",
    "building": "building.2", "character.bubble": "t.bubble",
    "chevron.left.forwardslash.chevron.right": "chevron.left.slash.chevron.right",
    "circle.hexagongrid": "circle.grid.hex", "crop": "crop.rotate",
    "cursorarrow.rays": "cursor.rays", "diamond": "suit.diamond", "display": "desktopcomputer",
    "dollarsign": "money.dollar", "dot.circle": "smallcircle.fill.circle",
    "ellipsis.bubble": "ellipses.bubble", "eurosign": "money.euro", "externaldrive": "floppy.disk",
    "face.smiling": "smiley", "flask": "lab.flask", "hand.point.up": "hand.draw",
    "hand.point.up.left": "hand.draw", "hand.tap": "hand.draw", "hand.wave": "hand.raised",
    "handbag": "bag", "icloud": "cloud", "icloud.and.arrow.down": "cloud.download",
    "icloud.and.arrow.up": "cloud.upload", "infinity": "infinite", "ipad": "device.phone.portrait",
    "iphone": "device.phone.portrait", "iphone.landscape": "device.phone.landscape",
    "ladybug": "ant", "laptopcomputer": "device.laptop",
    "line.3.horizontal.decrease.circle": "line.horizontal.3.decrease.circle",
    "list.bullet.rectangle": "square.list", "livephoto": "smallcircle.circle",
    "mappin.and.ellipse": "map.pin.ellipse", "mappin.slash": "map.pin.slash", "medal": "rosette",
    "minus.magnifyingglass": "zoom.out", "newspaper": "news", "pawprint": "paw",
    "plus.forwardslash.minus": "plus.slash.minus", "plus.magnifyingglass": "zoom.in",
    "record.circle": "smallcircle.fill.circle",
    "rectangle.and.pencil.and.ellipsis": "pencil.ellipsis.rectangle",
    "rectangle.portrait.and.arrow.forward": "square.arrow.right",
    "rectangle.portrait.and.arrow.right": "square.arrow.right", "return": "return.icon",
    "seal": "burst", "shippingbox": "cube", "snowflake": "snow", "speaker.wave": "speaker",
    "sterlingsign": "money.pound", "video": "videocam", "wallet.pass": "creditcard",
    "xmark.bin": "bin.xmark", "yensign": "money.yen",
  ]
}
