import Foundation

extension NSPredicate {
  /// What is said of a text: `SELF MATCHES %@`, or in the place of MATCHES one of `CONTAINS`,
  /// `BEGINSWITH`, `ENDSWITH`, `==` and `!=`, with `[c]`, `[d]` or `[cd]` behind it where case, or what
  /// stands over letters, does not count. MATCHES takes a regular expression for the whole of the text.
  ///
  /// Differs: there are no other forms, and one of them ends the program; `init(block:)` says anything.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(predicateFormat, args)
  }
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(predicateFormat, arguments ?? [])
  }
  private convenience init(_ format: String, _ arguments: [Any]) {
    guard let test = TextTest(format, arguments) else {
      fatalError(
        "NSPredicate(format:) does not know \"\(format)\": it takes SELF, one of MATCHES, CONTAINS, "
          + "BEGINSWITH, ENDSWITH, == and !=, and %@ with a text; write NSPredicate(block:) instead"
      )
    }
    self.init { object, _ in (object as? String).map(test.callAsFunction) ?? false }
  }
}

/// A comparison of a text with another.
private struct TextTest {
  private let word: Substring
  private let options: String.CompareOptions
  private let other: String

  init?(_ format: String, _ arguments: [Any]) {
    let form =
      #/
      \s* (?i:SELF) \s* ([A-Za-z]+|[=!]=|=) (?:\[([cdCD]*)\])? \s*
      (?:%@ | '([^']*)' | "([^"]*)") \s*
      /#
    guard let parts = format.wholeMatch(of: form)?.output else { return nil }
    guard let text = parts.3 ?? parts.4 ?? (arguments.first as? String)?[...] else {
      return nil
    }
    other = String(text)
    var options: String.CompareOptions = []
    for letter in (parts.2 ?? "").lowercased() {
      options.insert(letter == "c" ? .caseInsensitive : .diacriticInsensitive)
    }
    self.options = options
    word = parts.1.uppercased()[...]
    if !["MATCHES", "CONTAINS", "BEGINSWITH", "ENDSWITH", "==", "=", "!="].contains(word) {
      return nil
    }
  }

  func callAsFunction(_ text: String) -> Bool {
    switch word {
    case "MATCHES": matches(text)
    case "CONTAINS": text.range(of: other, options: options) != nil
    case "BEGINSWITH": text.range(of: other, options: options.union(.anchored)) != nil
    case "ENDSWITH":
      text.range(of: other, options: options.union([.anchored, .backwards])) != nil
    case "!=": text.compare(other, options: options) != .orderedSame
    default: text.compare(other, options: options) == .orderedSame
    }
  }
  private func matches(_ text: String) -> Bool {
    func plain(_ text: String) -> String {
      options.contains(.diacriticInsensitive)
        ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    }
    let text = plain(text)
    let expression = try? NSRegularExpression(
      pattern: "\\A(?:\(plain(other)))\\z",
      options: options.contains(.caseInsensitive) ? .caseInsensitive : [])
    let whole = NSRange(text.startIndex..., in: text)
    return expression?.firstMatch(in: text, range: whole) != nil
  }
}
