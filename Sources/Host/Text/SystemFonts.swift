import CSDL
import Foundation

/// The machine's own fonts, by way of fontconfig. Only scalable faces count, and colourless ones except
/// for emoji: the others have no coverage to draw with.
final class SystemFonts {
  private let config: OpaquePointer

  /// Nil when fontconfig has no configuration to load.
  init?() {
    guard let config = FcInitLoadConfigAndFonts() else { return nil }
    self.config = config
  }

  deinit { FcConfigDestroy(config) }

  /// The face that the machine calls monospaced.
  func monospaced(weight: Int, isItalic: Bool) -> FontFile? {
    match(weight: weight, isItalic: isItalic) { add($0, FC_FAMILY, "monospace") }.first?.file
  }

  /// A face whose family, full name or PostScript name is `name`, capitals aside.
  func named(_ name: String, weight: Int, isItalic: Bool) -> FontFile? {
    for key in [FC_FAMILY, FC_FULLNAME, FC_POSTSCRIPT_NAME] {
      let found = match(weight: weight, isItalic: isItalic) { add($0, key, name) }
      for candidate in found.prefix(1) {
        let names = strings(candidate.pattern, key)
        if names.contains(where: { $0.caseInsensitiveCompare(name) == .orderedSame }) {
          return candidate.file
        }
      }
    }
    return nil
  }

  /// A face that has a character, the nearest to the machine's sans-serif one first.
  func having(_ scalar: Unicode.Scalar, weight: Int, isItalic: Bool) -> FontFile? {
    having(scalar, family: "sans-serif", weight: weight, isItalic: isItalic, inColor: false)
  }

  /// A face that has a character in colours, the one that the machine takes for emoji first.
  func colored(_ scalar: Unicode.Scalar) -> FontFile? {
    having(scalar, family: "emoji", weight: 400, isItalic: false, inColor: true)
  }

  private func having(
    _ scalar: Unicode.Scalar, family: String, weight: Int, isItalic: Bool, inColor: Bool
  ) -> FontFile? {
    let found = match(weight: weight, isItalic: isItalic, inColor: inColor) { pattern in
      add(pattern, FC_FAMILY, family)
      let characters = FcCharSetCreate()
      FcCharSetAddChar(characters, scalar.value)
      FcPatternAddCharSet(pattern, FC_CHARSET, characters)
      FcCharSetDestroy(characters)
    }
    return found.first { candidate in
      var characters: OpaquePointer?
      return FcPatternGetCharSet(candidate.pattern, FC_CHARSET, 0, &characters) == FcResultMatch
        && FcCharSetHasChar(characters, scalar.value) != 0
    }?.file
  }

  private struct Candidate {
    let pattern: OpaquePointer
    let file: FontFile
    /// Keeps `pattern` alive.
    let set: FontSet
  }

  private final class FontSet {
    let set: UnsafeMutablePointer<FcFontSet>
    init(_ set: UnsafeMutablePointer<FcFontSet>) { self.set = set }
    deinit { FcFontSetDestroy(set) }
  }

  /// The faces that fit a pattern, best first, without those that add no character.
  private func match(
    weight: Int, isItalic: Bool, inColor: Bool = false, _ fill: (OpaquePointer) -> Void
  ) -> [Candidate] {
    guard let pattern = FcPatternCreate() else { return [] }
    defer { FcPatternDestroy(pattern) }
    fill(pattern)
    FcPatternAddInteger(pattern, FC_WEIGHT, FcWeightFromOpenType(Int32(weight)))
    FcPatternAddInteger(pattern, FC_SLANT, isItalic ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    FcPatternAddBool(pattern, FC_SCALABLE, 1)
    FcConfigSubstitute(config, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultNoMatch
    guard let sorted = FcFontSort(config, pattern, 1, nil, &result) else { return [] }
    let set = FontSet(sorted)
    return (0..<Int(sorted.pointee.nfont)).compactMap { index in
      guard let font = sorted.pointee.fonts[index], flag(font, FC_COLOR) == inColor,
        flag(font, FC_SCALABLE),
        let path = strings(font, FC_FILE).first
      else { return nil }
      var face: Int32 = 0
      FcPatternGetInteger(font, FC_INDEX, 0, &face)
      var file = FontFile(path, index: Int(face & 0xffff))
      file.hasColors = inColor
      return Candidate(pattern: font, file: file, set: set)
    }
  }

  private func add(_ pattern: OpaquePointer, _ key: String, _ value: String) {
    FcPatternAddString(pattern, key, Array(value.utf8) + [0])
  }

  private func flag(_ pattern: OpaquePointer, _ key: String) -> Bool {
    var value: FcBool = 0
    return FcPatternGetBool(pattern, key, 0, &value) == FcResultMatch && value != 0
  }

  private func strings(_ pattern: OpaquePointer, _ key: String) -> [String] {
    var values: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, key, Int32(values.count), &value) == FcResultMatch,
      let text = value
    {
      values.append(String(cString: text))
    }
    return values
  }
}
