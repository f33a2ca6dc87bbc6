import Foundation

extension Unicode.Scalar {
  /// The script or kind of signs it belongs to, in words, as the beginning of its name in Unicode has
  /// it: “Arabic”, “Egyptian hieroglyphs”.
  var scriptName: String {
    let words = (properties.name ?? "").split(separator: " ").map(String.init)
    if properties.isEmoji || words.isEmpty && properties.generalCategory == .unassigned {
      return properties.isEmoji ? "emoji" : "unassigned"
    }
    guard let first = words.first else { return "private use" }
    switch first {
    case "CJK", "KANGXI", "IDEOGRAPHIC": return "Chinese, Japanese or Korean"
    case "HIRAGANA", "KATAKANA": return "Japanese"
    case "HANGUL": return "Korean"
    default: break
    }
    if !properties.isAlphabetic, Script.of(self) == nil { return "symbols" }
    // “OLD ITALIC LETTER A”: what stands before the kind of sign is the script.
    let kinds: Set<String> = [
      "LETTER", "SYLLABLE", "SYLLABICS", "SIGN", "CHARACTER", "VOWEL", "CONSONANT", "DIGIT", "MARK",
      "NUMBER", "HIEROGLYPH", "IDEOGRAPH", "SMALL", "CAPITAL", "MODIFIER", "COMBINING", "LIGATURE",
    ]
    let script = words.prefix { !kinds.contains($0) && $0.allSatisfy(\.isLetter) }
    let named = (script.isEmpty ? [first] : Array(script)).joined(separator: " ").capitalized
    return words.contains("HIEROGLYPH") ? named + " hieroglyphs" : named
  }

  /// Debian's package of a font that has it, as far as its kind says.
  var fontPackage: String {
    switch scriptName {
    case "emoji": "fonts-noto-color-emoji"
    case "Chinese, Japanese or Korean", "Japanese", "Korean", "Bopomofo": "fonts-noto-cjk"
    default: "fonts-noto-core"
    }
  }
}
