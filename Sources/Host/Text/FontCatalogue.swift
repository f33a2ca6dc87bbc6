import Assets
import CSDL
import Diorama
import Foundation

/// Which file a request for a font means, and which file has the characters that one lacks.
final class FontCatalogue {
  private struct Choice: Hashable {
    let file: FontFile
    let scalar: Unicode.Scalar
    let isBold: Bool
  }
  /// Families that the application registered, by simplified name.
  private struct Registered {
    let file: FontFile
    let isBold: Bool
    let isItalic: Bool
  }

  private let faces: FaceStore
  private let colors: ColorGlyphs
  private let report: (String) -> Void
  private let usesSystemFonts: Bool
  private lazy var system: SystemFonts? = usesSystemFonts ? SystemFonts() : nil
  private let japanese: FontFile
  private let symbols: FontFile
  /// Symbols that the icon font lacks.
  private let ownSymbols: FontFile
  private let emoji: FontFile
  private var files: [FontRequest: FontFile] = [:]
  private var choices: [Choice: FontFile?] = [:]
  private var emojiChoices: [Character: FontFile?] = [:]
  private var registered: [String: [Registered]] = [:]
  private var hasSearchedBundles = false
  private var reported: Set<String> = []

  init(
    faces: FaceStore, colors: ColorGlyphs, usesSystemFonts: Bool,
    report: @escaping (String) -> Void
  ) throws {
    self.faces = faces
    self.colors = colors
    self.usesSystemFonts = usesSystemFonts
    self.report = report
    japanese = FontFile(try Assets.url("Fonts/NotoSansJP-Subset.otf").path)
    symbols = FontFile(try Assets.url("Symbols/CupertinoIcons.ttf").path)
    ownSymbols = FontFile(try Assets.url("Symbols/DioramaSymbols.ttf").path)
    var emoji = FontFile(try Assets.url("Fonts/NotoColorEmoji-Subset.ttf").path)
    emoji.hasColors = true
    self.emoji = emoji
    _ = try Inter.file(weight: 400, isItalic: false)
  }

  /// The file that a request means; it is the system face where the named one is nowhere.
  ///
  /// Differs: there is no monospaced face among the bundled ones, so that design is the machine's own
  /// where its fonts are used, and Inter otherwise. Serif and rounded designs are Inter.
  func file(for request: FontRequest) -> FontFile {
    var key = request
    key.size = 0
    key.stretch = 1
    if let known = files[key] { return known }
    let file = find(request)
    files[key] = file
    return file
  }

  private func find(_ request: FontRequest) -> FontFile {
    let weight = request.weight
    let isItalic = request.isItalic
    let face: FontFile?
    switch request.family {
    case .system, .serif, .rounded: face = nil
    case .monospaced: face = system?.monospaced(weight: weight, isItalic: isItalic)
    case .symbols: face = symbols
    case .named(let name):
      face =
        bundled(name, weight: weight, isItalic: isItalic)
        ?? system?.named(name, weight: weight, isItalic: isItalic)
      if face == nil {
        let places = usesSystemFonts ? "the application or on this machine" : "the application"
        once("there is no font “\(name)” in \(places); text in it is set in the system font")
      }
    }
    if let face { return face }
    // The initialiser has made sure of the regular face, so the fallback is there.
    guard var inter = try? Inter.file(weight: weight, isItalic: isItalic) else { return symbols }
    inter.isFitted = true
    return inter
  }

  /// Makes the faces of a font file known by their family's name.
  func register(_ url: URL) throws {
    guard let font = TTF_OpenFont(url.path, 12) else {
      throw HostError.sdl(
        "cannot open the font \(url.path)", advice: "Check that it is a font file and readable.")
    }
    defer { TTF_CloseFont(font) }
    for index in 0..<max(Int(TTF_FontFaces(font)), 1) {
      guard let face = index == 0 ? font : TTF_OpenFontIndex(url.path, 12, index) else { continue }
      defer { if index > 0 { TTF_CloseFont(face) } }
      let family = TTF_FontFaceFamilyName(face).map { String(cString: $0) } ?? ""
      let style = TTF_FontFaceStyleName(face).map { String(cString: $0) } ?? ""
      let lower = style.lowercased()
      let entry = Registered(
        file: FontFile(url.path, index: index), isBold: lower.contains("bold"),
        isItalic: lower.contains("italic") || lower.contains("oblique"))
      let stem = url.deletingPathExtension().lastPathComponent
      let names = Set([family, family + style, index == 0 ? stem : family].map(simplified))
      for name in names where !name.isEmpty { registered[name, default: []].append(entry) }
    }
    files = [:]
  }

  /// A face of the package or of the application by family, full name or file name.
  private func bundled(_ name: String, weight: Int, isItalic: Bool) -> FontFile? {
    let simple = simplified(name)
    if simple == "inter" { return try? Inter.file(weight: weight, isItalic: isItalic) }
    if simple == "notosanscjkjp" || simple == "notosansjp" { return japanese }
    if simple == "cupertinoicons" { return symbols }
    if simple == "dioramasymbols" { return ownSymbols }
    if registered[simple] == nil, !hasSearchedBundles {
      hasSearchedBundles = true
      for url in ApplicationBundles.files(extensions: ["ttf", "otf", "ttc"]) { try? register(url) }
    }
    // The face that agrees in slant first, then in boldness.
    func misfit(_ face: Registered) -> Int {
      (face.isItalic == isItalic ? 0 : 2) + (face.isBold == (weight >= 600) ? 0 : 1)
    }
    return registered[simple]?.min { misfit($0) < misfit($1) }?.file
  }

  private func simplified(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// The face for one character of a line: that of emoji where it is one, otherwise the first in the
  /// chain that has all of it, otherwise the first that has its base, otherwise nil, which is
  /// reported once a script.
  func file(for character: Character, request: FontRequest) -> FontFile? {
    if character.isEmoji, let file = emojiFile(for: character) { return file }
    let primary = file(for: request)
    let scalars = character.unicodeScalars
    if scalars.count == 1 { return file(for: scalars.first!, primary, request) }
    let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let base = visible.first else { return primary }
    let chain = [primary] + visible.compactMap { file(for: $0, primary, request) }
    let whole = chain.first { file in
      faces.ruler(file).map { face in visible.allSatisfy { face.provides($0) } } ?? false
    }
    return whole ?? file(for: base, primary, request)
  }

  /// The font that has all of an emoji in one glyph, the bundled one first; otherwise the bundled one,
  /// which draws a joined sequence without its skin tones or in parts.
  private func emojiFile(for character: Character) -> FontFile? {
    if let known = emojiChoices[character] { return known }
    let file = searchEmoji(character)
    emojiChoices[character] = .some(file)
    return file
  }

  private func searchEmoji(_ character: Character) -> FontFile? {
    if colors.isWhole(character, emoji) { return emoji }
    let base = character.unicodeScalars.first!
    if let found = system?.colored(base), faces.ruler(found)?.provides(base) == true,
      colors.isWhole(character, found)
    {
      return found
    }
    return faces.ruler(emoji)?.provides(base) == true ? emoji : nil
  }

  private func file(
    for scalar: Unicode.Scalar, _ primary: FontFile, _ request: FontRequest
  ) -> FontFile? {
    let choice = Choice(file: primary, scalar: scalar, isBold: request.weight >= 600)
    if let known = choices[choice] { return known }
    let file = search(scalar, primary, request)
    choices[choice] = .some(file)
    return file
  }

  private func search(
    _ scalar: Unicode.Scalar, _ primary: FontFile, _ request: FontRequest
  ) -> FontFile? {
    if scalar.properties.isDefaultIgnorableCodePoint { return primary }
    var plain = request
    plain.family = .system
    // The Japanese font draws circled and boxed letters as large as the icons.
    let inter = file(for: plain)
    let others = primary == symbols ? [ownSymbols, japanese, inter] : [inter, japanese, symbols]
    for file in [primary] + others {
      guard faces.ruler(file)?.provides(scalar) == true else { continue }
      return file == japanese ? thickened(file, request) : file
    }
    let found = system?.having(scalar, weight: request.weight, isItalic: request.isItalic)
    if let found, faces.ruler(found)?.provides(scalar) == true { return thickened(found, request) }
    if scalar.properties.isEmoji, faces.ruler(emoji)?.provides(scalar) == true { return emoji }
    missing(scalar)
    return nil
  }

  /// A face that stands in for another is as bold as that one, as well as it may.
  private func thickened(_ file: FontFile, _ request: FontRequest) -> FontFile {
    guard request.weight >= 600, faces.ruler(file)?.isBold == false else { return file }
    var thick = file
    thick.isThickened = true
    return thick
  }

  /// One message for a script, with what to install for it.
  private func missing(_ scalar: Unicode.Scalar) {
    let script = scalar.scriptName
    guard reported.insert("script \(script)").inserted else { return }
    let code = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
    let package = scalar.fontPackage
    let advice =
      usesSystemFonts
      ? "install a font that has it (Debian: apt-get install \(package))"
      : "the fonts of the machine may have it (Debian: \(package)); a session uses them where its "
        + "header says \"systemFonts\":true"
    report("no font has “\(scalar)” (U+\(padded), \(script)): a box stands in its place; \(advice)")
  }

  private func once(_ message: String) {
    if reported.insert(message).inserted { report(message) }
  }
}

/// The bundled system face: nine weights upright, four italic.
enum Inter {
  private static let upright: [(weight: Int, name: String)] = [
    (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"),
    (600, "SemiBold"), (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
  ]
  private static let italic: [(weight: Int, name: String)] = [
    (400, "Italic"), (500, "MediumItalic"), (600, "SemiBoldItalic"), (700, "BoldItalic"),
  ]

  /// The face nearest to a weight; throws when the file is missing.
  static func file(weight: Int, isItalic: Bool) throws -> FontFile {
    let faces = isItalic ? italic : upright
    let nearest = Inter.nearest(to: weight, among: faces.map(\.weight))
    let name = faces.first { $0.weight == nearest }!.name
    return FontFile(try Assets.url("Fonts/Inter-\(name).otf").path)
  }

  /// CSS's rule for a weight there is no face for: between 400 and 500 heavier up to 500 first, then
  /// lighter, then heavier; below 400 lighter first; above 500 heavier first.
  static func nearest(to weight: Int, among weights: [Int]) -> Int {
    let lighter = weights.filter { $0 <= weight }.max()
    let heavier = weights.filter { $0 >= weight }.min()
    if (400...500).contains(weight), let heavier, heavier <= 500 { return heavier }
    let first = weight <= 500 ? lighter ?? heavier : heavier ?? lighter
    return first ?? 400
  }
}
