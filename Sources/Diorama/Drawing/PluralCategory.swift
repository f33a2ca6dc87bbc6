import Foundation

/// The forms that languages have for numbers, as Unicode's CLDR names them.
package enum PluralCategory: String, CaseIterable, Sendable {
  case zero, one, two, few, many, other

  /// The form of a number in a language: the rules of CLDR for cardinal numbers, written for whole
  /// numbers; one with a fraction has the form that the language gives to most of them.
  package init(_ number: Double, in locale: Locale) {
    let n = abs(number), isWhole = n == n.rounded(.down) && n < 1e15
    let i = isWhole ? Int(n) : 0
    let language = locale.language.languageCode?.identifier ?? "en"
    self =
      isWhole ? Self.whole(i, language, locale) : Self.fraction(Int(min(n, 1e15)), language)
  }

  private static let withoutForms: Set = [
    "bm", "bo", "dz", "id", "ig", "ii", "ja", "jv", "jw", "kde", "kea", "km", "ko", "lkt", "lo",
    "ms", "my", "sah", "ses", "sg", "su", "th", "to", "vi", "wo", "yo", "yue", "zh",
  ]
  /// One of something, and none of it, are alike.
  private static let oneAtZero: Set = [
    "ak", "am", "as", "bho", "bn", "fa", "ff", "fr", "gu", "guw", "hi", "hy", "kab", "kn", "ln",
    "mg", "nso", "pa", "si", "ti", "wa", "zu",
  ]

  private static func whole(_ n: Int, _ language: String, _ locale: Locale) -> PluralCategory {
    let tens = n % 10, hundreds = n % 100
    if withoutForms.contains(language) { return .other }
    switch language {
    case "pt" where locale.region?.identifier != "PT": return n <= 1 ? .one : millions(n)
    case "fr": return n <= 1 ? .one : millions(n)
    case "es", "it", "ca", "pt": return n == 1 ? .one : millions(n)
    case _ where oneAtZero.contains(language): return n <= 1 ? .one : .other
    case "ru", "uk", "be":
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "hr", "sr", "bs", "sh":
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .other
    case "pl":
      if n == 1 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case "cs", "sk": return n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "sl":
      return hundreds == 1
        ? .one : hundreds == 2 ? .two : [3, 4].contains(hundreds) ? .few : .other
    case "lt":
      if (11...19).contains(hundreds) || tens == 0 { return .other }
      return tens == 1 ? .one : .few
    case "lv":
      if tens == 0 || (11...19).contains(hundreds) { return .zero }
      return tens == 1 ? .one : .other
    case "ro", "mo":
      return n == 1 ? .one : n == 0 || (1...19).contains(hundreds) ? .few : .other
    case "is", "mk": return tens == 1 && hundreds != 11 ? .one : .other
    case "fil", "tl": return (1...3).contains(n) || ![4, 6, 9].contains(tens) ? .one : .other
    case "ar":
      if n <= 2 { return [.zero, .one, .two][n] }
      return (3...10).contains(hundreds) ? .few : hundreds >= 11 ? .many : .other
    case "he", "iw": return n == 1 ? .one : n == 2 ? .two : .other
    case "mt":
      if n == 1 { return .one }
      if n == 2 { return .two }
      if n == 0 || (3...10).contains(hundreds) { return .few }
      return (11...19).contains(hundreds) ? .many : .other
    case "ga":
      return n == 1
        ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case "cy":
      return [0: .zero, 1: .one, 2: .two, 3: .few, 6: .many][n] ?? .other
    default: return n == 1 ? .one : .other
    }
  }
  private static func millions(_ n: Int) -> PluralCategory {
    n != 0 && n % 1_000_000 == 0 ? .many : .other
  }
  private static func fraction(_ i: Int, _ language: String) -> PluralCategory {
    switch language {
    case "cs", "sk", "lt": .many
    case "ro", "mo": .few
    case "fr", "pt", "hy", "kab": i <= 1 ? .one : .other
    case "bn", "fa", "gu", "hi", "kn", "zu", "am", "as": i == 0 ? .one : .other
    case "da": i == 1 || i == 0 ? .one : .other
    default: .other
    }
  }
}
