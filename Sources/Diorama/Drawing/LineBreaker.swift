import Foundation

/// Where lines of text may end: after spaces and hyphens, between East Asian characters and emoji
/// except before closing and after opening punctuation (a subset of Unicode Standard Annex #14), and
/// in Thai and Lao, which have no spaces, before a vowel that a syllable begins with.
///
/// Differs: no dictionary tells where Thai and Lao words end.
package enum LineBreaker {
  /// The text cut at every place where a line may end. Joined, the pieces are the text.
  package static func pieces(_ text: Substring) -> [Substring] {
    var out: [Substring] = []
    var start = text.startIndex, i = text.startIndex
    while i < text.endIndex {
      let next = text.index(after: i)
      if next < text.endIndex, mayBreak(after: text[i], before: text[next]) {
        out.append(text[start..<next])
        start = next
      }
      i = next
    }
    if start < text.endIndex { out.append(text[start...]) }
    return out
  }

  private static func mayBreak(after a: Character, before b: Character) -> Bool {
    if isSpace(b) { return false }
    if isSpace(a) { return true }
    if a == "-" || a == "\u{2010}" || a == "\u{2013}" || a == "\u{2014}" {
      return b.isLetter
    }
    if isIdeographic(a) || isIdeographic(b) {
      return !closing.contains(b) && !opening.contains(a)
    }
    return isThai(a) && isThai(b) && isLeadingVowel(b) && !isLeadingVowel(a)
  }
  /// The text cut into what is not broken even where a word is too long for its line: characters,
  /// and a Thai or Lao vowel with its consonant.
  package static func units(_ text: Substring) -> [Substring] {
    var out: [Substring] = []
    var start = text.startIndex, i = text.startIndex
    while i < text.endIndex {
      let next = text.index(after: i)
      if next == text.endIndex || !holds(text[i], text[next]) {
        out.append(text[start..<next])
        start = next
      }
      i = next
    }
    return out
  }
  /// Whether two neighbours belong together: a Thai or Lao vowel before or behind its consonant.
  private static func holds(_ a: Character, _ b: Character) -> Bool {
    isLeadingVowel(a) || isTrailingSign(b)
  }
  private static func isThai(_ c: Character) -> Bool {
    c.unicodeScalars.first.map { (0xe00...0xeff).contains($0.value) } ?? false
  }
  /// Written before the consonant that it is spoken after; a syllable begins with it.
  private static func isLeadingVowel(_ c: Character) -> Bool {
    guard let v = c.unicodeScalars.first?.value else { return false }
    return (0xe40...0xe44).contains(v) || (0xec0...0xec4).contains(v)
  }
  /// Vowels and signs that a line does not begin with.
  private static func isTrailingSign(_ c: Character) -> Bool {
    guard let v = c.unicodeScalars.first?.value else { return false }
    return [0xe2f, 0xe30, 0xe32, 0xe33, 0xe45, 0xe46, 0xeaf, 0xeb0, 0xeb2, 0xeb3, 0xec6]
      .contains(v)
  }
  /// A space at which a line may end: the no-break spaces are none.
  package static func isSpace(_ c: Character) -> Bool {
    c.isWhitespace && c != "\u{a0}" && c != "\u{202f}" && c != "\u{2007}"
  }
  private static func isIdeographic(_ c: Character) -> Bool {
    guard let first = c.unicodeScalars.first else { return false }
    let v = first.value
    // Emoji stand by themselves like ideographs.
    if v > 0x2000, first.properties.isEmoji,
      first.properties.isEmojiPresentation || c.unicodeScalars.contains("\u{fe0f}")
    {
      return true
    }
    return (0x2e80...0x30ff).contains(v) || (0x3400...0x9fff).contains(v)
      || (0xf900...0xfaff).contains(v) || (0xff00...0xffef).contains(v)
      || (0x20000...0x3ffff).contains(v)
  }
  private static let closing = Set<Character>(
    "、。，．・：；？！）］｝」』】〉》〕’”…ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}")
  private static let opening = Set<Character>("（［｛「『【〈《〔‘“([{")
}
