import Foundation

/// Where lines of text may end: after spaces and hyphens, and between East Asian characters except
/// before closing and after opening punctuation (a subset of Unicode Standard Annex #14).
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
    return false
  }
  /// A space at which a line may end: the no-break spaces are none.
  package static func isSpace(_ c: Character) -> Bool {
    c.isWhitespace && c != "\u{a0}" && c != "\u{202f}" && c != "\u{2007}"
  }
  private static func isIdeographic(_ c: Character) -> Bool {
    guard let v = c.unicodeScalars.first?.value else { return false }
    return (0x2e80...0x30ff).contains(v) || (0x3400...0x9fff).contains(v)
      || (0xf900...0xfaff).contains(v) || (0xff00...0xffef).contains(v)
      || (0x20000...0x3ffff).contains(v)
  }
  private static let closing = Set<Character>(
    "、。，．・：；？！）］｝」』】〉》〕’”…ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}")
  private static let opening = Set<Character>("（［｛「『【〈《〔‘“([{")
}
