import Foundation

extension LocalizedStringKey {
  /// A stretch of the text for a locale.
  enum Piece {
    case text(String, MarkdownPiece.Style, link: String?)
    /// A text with styles of its own.
    case view(Text, MarkdownPiece.Style, link: String?)
  }

  /// The text for a locale: looked up, in the form for its numbers, its Markdown read, its values
  /// put in. Values are no Markdown.
  @MainActor func pieces(
    _ locale: Locale, strings: (any StringStore)?, table: String?, bundle: Bundle?,
    readsMarkdown: Bool = true
  ) -> [Piece] {
    let found = strings?.text(for: key, table: table, bundle: bundle, locale: locale)
    let format = found.map { chosen($0, locale) } ?? key
    var out: [Piece] = [], next = 0
    let stretches = readsMarkdown ? InlineMarkdown.pieces(format) : [MarkdownPiece(text: format)]
    for stretch in stretches { put(stretch, locale, &next, &out) }
    return out
  }

  private func number(_ index: Int) -> Double? {
    guard arguments.indices.contains(index), case .value(let value) = arguments[index] else {
      return nil
    }
    return switch value {
    case let n as Int: Double(n)
    case let n as Int64: Double(n)
    case let n as Int32: Double(n)
    case let n as UInt: Double(n)
    case let n as UInt64: Double(n)
    case let n as UInt32: Double(n)
    case let n as Double: n
    default: nil
    }
  }
  private func form(_ plural: LocalizedFormat.Plural, _ index: Int, _ locale: Locale) -> String? {
    guard let n = number(index) else { return plural.forms[.other] }
    // A form for nothing at all serves in every language.
    if n == 0, let zero = plural.forms[.zero] { return zero }
    return plural.forms[PluralCategory(n, in: locale)] ?? plural.forms[.other]
  }
  /// The form of a text for the arguments.
  private func chosen(_ format: LocalizedFormat, _ locale: Locale) -> String {
    var text = format.text
    if let plural = format.plural {
      let index = plural.argument ?? arguments.indices.first { number($0) != nil } ?? 0
      text = form(plural, index, locale) ?? text
    }
    if format.parts.isEmpty { return text }
    var next = 0
    return expanded(text, format.parts, locale, &next, depth: 0)
  }
  /// The text with the forms of its parts put in, and a number before the dollar sign in every
  /// specifier.
  private func expanded(
    _ text: String, _ parts: [String: LocalizedFormat.Plural], _ locale: Locale,
    _ next: inout Int, depth: Int
  ) -> String {
    var out = ""
    for token in FormatToken.tokens(of: text) {
      switch token {
      case .text(let text): out += text
      case .percent: out += "%%"
      case .value(let index, let specifier):
        let at = index ?? next
        if index == nil { next += 1 }
        out += "%\(at + 1)$\(specifier)"
      case .part(let index, let name):
        guard let part = parts[name] else { continue }
        let at = index ?? part.argument ?? next
        if index == nil, part.argument == nil { next += 1 }
        guard let form = form(part, at, locale), depth < 8 else { continue }
        // What a form counts is its own argument.
        let own = form.replacingOccurrences(of: "%arg", with: "%\(at + 1)$\(part.specifier)")
        var inner = at
        out += expanded(own, parts, locale, &inner, depth: depth + 1)
        next = max(next, inner)
      }
    }
    return out
  }

  /// Puts values into a stretch. `String(format:)` takes no Swift strings here, so each specifier is
  /// formatted on its own; `%2$@` takes the second value.
  private func put(
    _ piece: MarkdownPiece, _ locale: Locale, _ next: inout Int, _ out: inout [Piece]
  ) {
    var text = ""
    func flush() {
      if !text.isEmpty { out.append(.text(text, piece.style, link: piece.link)) }
      text = ""
    }
    let isPlain = arguments.isEmpty && !piece.text.contains("%%")
    for token in isPlain ? [.text(piece.text)] : FormatToken.tokens(of: piece.text) {
      switch token {
      case .text(let t): text += t
      case .percent: text += "%"
      case .part: break
      case .value(let index, let specifier):
        let at = index ?? next
        if index == nil { next += 1 }
        guard arguments.indices.contains(at) else {
          // Where nothing is put in, a percent sign is one.
          if arguments.isEmpty { text += "%" + specifier }
          continue
        }
        switch arguments[at] {
        case .text(let view):
          flush()
          out.append(.view(view, piece.style, link: piece.link))
        case .value(let value) where specifier.hasSuffix("@"): text += "\(value)"
        case .value(let value):
          text += String(format: "%" + specifier, locale: locale, value)
        }
      }
    }
    flush()
  }
}

/// What a printf format consists of.
private enum FormatToken {
  case text(String)
  case percent
  /// `%2$lld` is the value 1 with the specifier `lld`.
  case value(Int?, String)
  /// `%#@name@`.
  case part(Int?, String)

  static func tokens(of format: String) -> [FormatToken] {
    var tokens: [FormatToken] = [], text = ""
    var rest = format[...]
    func flush() {
      if !text.isEmpty { tokens.append(.text(text)) }
      text = ""
    }
    while let percent = rest.firstIndex(of: "%") {
      text += rest[..<percent]
      rest = rest[rest.index(after: percent)...]
      if rest.first == "%" {
        flush()
        tokens.append(.percent)
        rest.removeFirst()
        continue
      }
      var index: Int?
      let digits = rest.prefix { $0.isNumber }
      if let n = Int(digits), rest.dropFirst(digits.count).first == "$" {
        index = n - 1
        rest = rest.dropFirst(digits.count + 1)
      }
      if rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") {
        flush()
        tokens.append(.part(index, String(rest.dropFirst(2)[..<end])))
        rest = rest[rest.index(after: end)...]
        continue
      }
      guard let end = rest.firstIndex(where: { "@diouxXeEfgGcsaA".contains($0) }),
        rest[..<end].allSatisfy({ "0123456789.-+ #'*lhqLztj".contains($0) })
      else {
        text += "%"
        continue
      }
      flush()
      tokens.append(.value(index, String(rest[...end])))
      rest = rest[rest.index(after: end)...]
    }
    text += rest
    flush()
    return tokens
  }
}
