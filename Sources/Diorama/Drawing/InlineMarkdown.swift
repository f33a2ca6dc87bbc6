import Foundation

/// A stretch of a text in Markdown.
struct MarkdownPiece: Equatable {
  struct Style: OptionSet {
    let rawValue: UInt8
    static let strong = Style(rawValue: 1)
    static let emphasis = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let strikethrough = Style(rawValue: 8)
  }
  var text: String
  var style: Style = []
  /// Where it leads.
  var link: String?
}

/// The part of Markdown that is inside of lines, by the rules of CommonMark 0.31, §6, and the
/// strikethrough and the links of GitHub's: `*emphasis*`, `**strong**`, with underscores at the
/// edges of words as well, `` `code` ``, `~~struck~~`, `[text](address)`, `<https://…>`,
/// `https://…`, and `\` before what is meant as it stands. White space is kept.
enum InlineMarkdown {
  private enum Item {
    case piece(MarkdownPiece)
    /// A run of `*`, `_` or `~`.
    case run(Character, count: Int, opens: Bool, closes: Bool)
  }
  private static let marks = Set<Character>("*_`~[<\\&")

  /// The stretches of `text`; neighbours differ.
  static func pieces(_ text: String) -> [MarkdownPiece] {
    if !text.contains(where: marks.contains), !text.contains("://") {
      return text.isEmpty ? [] : [MarkdownPiece(text: text)]
    }
    return parse(Array(text), link: nil)
  }

  private static func parse(_ c: [Character], link: String?) -> [MarkdownPiece] {
    var items: [Item] = [], plain = ""
    func flush() {
      if !plain.isEmpty { items.append(.piece(MarkdownPiece(text: plain, link: link))) }
      plain = ""
    }
    var i = 0
    while i < c.count {
      switch c[i] {
      case "\\" where i + 1 < c.count && isMark(c[i + 1]):
        plain.append(c[i + 1])
        i += 2
      case "`":
        let n = count(c, i)
        if let (code, end) = code(c, i, n) {
          flush()
          items.append(.piece(MarkdownPiece(text: code, style: .code, link: link)))
          i = end
        } else {
          plain += String(repeating: "`", count: n)
          i += n
        }
      case "*", "_", "~":
        let n = count(c, i)
        let (opens, closes) = sides(c, i, n)
        flush()
        items.append(.run(c[i], count: n, opens: opens, closes: closes))
        i += n
      case "[" where link == nil:
        if let (inner, address, end) = bracketed(c, i) {
          flush()
          items += parse(inner, link: address).map(Item.piece)
          i = end
        } else {
          plain.append(c[i])
          i += 1
        }
      case "<" where link == nil:
        if let close = c[i...].firstIndex(of: ">"), isAddress(c[(i + 1)..<close]) {
          flush()
          let address = String(c[(i + 1)..<close])
          items.append(.piece(MarkdownPiece(text: address, link: address)))
          i = close + 1
        } else {
          plain.append(c[i])
          i += 1
        }
      case "h" where link == nil && (i == 0 || !(c[i - 1].isLetter || c[i - 1].isNumber)):
        let end = c[i...].firstIndex { $0.isWhitespace || $0 == "<" } ?? c.count
        var address = c[i..<end]
        while let last = address.last, "?!.,:;*_~'\")".contains(last) { address.removeLast() }
        if isAddress(address) {
          flush()
          items.append(.piece(MarkdownPiece(text: String(address), link: String(address))))
          i = address.endIndex
        } else {
          plain.append(c[i])
          i += 1
        }
      case "&":
        let (text, length) = entity(c, i)
        plain += text
        i += length
      default:
        plain.append(c[i])
        i += 1
      }
    }
    flush()
    return joined(matched(items), link: link)
  }

  private static func count(_ c: [Character], _ i: Int) -> Int {
    c[i...].prefix { $0 == c[i] }.count
  }
  private static func isMark(_ c: Character) -> Bool {
    c.isASCII && (c.isPunctuation || c.isSymbol)
  }
  private static func code(_ c: [Character], _ i: Int, _ n: Int) -> (String, Int)? {
    var j = i + n
    while j < c.count {
      guard c[j] == "`" else {
        j += 1
        continue
      }
      let m = count(c, j)
      if m == n {
        var inner = c[(i + n)..<j].map { $0.isNewline ? " " : $0 }
        if inner.count > 2, inner.first == " ", inner.last == " ",
          inner.contains(where: { $0 != " " })
        {
          inner = Array(inner[1..<(inner.count - 1)])
        }
        return (String(inner), j + m)
      }
      j += m
    }
    return nil
  }
  /// Whether a run may begin or end something, by what stands beside it.
  private static func sides(_ c: [Character], _ i: Int, _ n: Int) -> (Bool, Bool) {
    let before = i > 0 ? c[i - 1] : " ", after = i + n < c.count ? c[i + n] : " "
    func isPunctuation(_ x: Character) -> Bool { x.isPunctuation || x.isSymbol }
    let left =
      !after.isWhitespace
      && (!isPunctuation(after) || before.isWhitespace || isPunctuation(before))
    let right =
      !before.isWhitespace
      && (!isPunctuation(before) || after.isWhitespace || isPunctuation(after))
    if c[i] != "_" { return (left, right) }
    return (left && (!right || isPunctuation(before)), right && (!left || isPunctuation(after)))
  }
  /// `[inner](address "title")`.
  private static func bracketed(_ c: [Character], _ i: Int) -> ([Character], String, Int)? {
    var depth = 0, j = i
    while j < c.count {
      if c[j] == "\\" {
        j += 1
      } else if c[j] == "[" {
        depth += 1
      } else if c[j] == "]" {
        depth -= 1
        if depth == 0 { break }
      }
      j += 1
    }
    guard j + 1 < c.count, c[j + 1] == "(" else { return nil }
    var k = j + 2
    depth = 1
    while k < c.count {
      if c[k] == "(" {
        depth += 1
      } else if c[k] == ")" {
        depth -= 1
        if depth == 0 { break }
      }
      k += 1
    }
    guard k < c.count else { return nil }
    let parts = String(c[(j + 2)..<k]).split(whereSeparator: \.isWhitespace)
    let address = parts.first.map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "<>")) }
    return (Array(c[(i + 1)..<j]), address ?? "", k + 1)
  }
  private static func isAddress(_ c: ArraySlice<Character>) -> Bool {
    let text = String(c)
    guard let colon = text.range(of: "://") else { return false }
    return ["http", "https"].contains(text[..<colon.lowerBound].lowercased())
      && colon.upperBound < text.endIndex && !text.contains(where: \.isWhitespace)
  }
  private static let entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
    "copy": "©", "mdash": "—", "ndash": "–", "hellip": "…",
  ]
  private static func entity(_ c: [Character], _ i: Int) -> (String, Int) {
    guard let end = c[i...].prefix(10).firstIndex(of: ";"),
      let text = entities[String(c[(i + 1)..<end])]
    else { return ("&", 1) }
    return (text, end - i + 1)
  }

  /// Gives what lies between runs that belong together its style; CommonMark calls it “process
  /// emphasis”.
  private static func matched(_ items: [Item]) -> [Item] {
    var items = items, closer = 0
    while closer < items.count {
      guard case .run(let mark, let count, let opens, true) = items[closer] else {
        closer += 1
        continue
      }
      var opener: Int?
      for k in stride(from: closer - 1, through: 0, by: -1) {
        guard case .run(mark, let n, true, let alsoCloses) = items[k], n > 0 else { continue }
        if mark == "~", n != count { continue }
        if opens || alsoCloses, (n + count) % 3 == 0, n % 3 != 0 || count % 3 != 0 { continue }
        opener = k
        break
      }
      guard let opener, case .run(_, let n, _, let alsoCloses) = items[opener], count > 0 else {
        closer += 1
        continue
      }
      let used = mark == "~" ? min(count, 2) : min(n, count) >= 2 ? 2 : 1
      let style: MarkdownPiece.Style =
        mark == "~" ? .strikethrough : used == 2 ? .strong : .emphasis
      for k in (opener + 1)..<closer {
        switch items[k] {
        case .piece(var piece):
          piece.style.insert(style)
          items[k] = .piece(piece)
        case .run(let other, let m, _, _):
          // Between the two, it matches nothing any more.
          items[k] = .piece(
            MarkdownPiece(text: String(repeating: other, count: m), style: style))
        }
      }
      items[opener] = .run(mark, count: n - used, opens: true, closes: alsoCloses)
      items[closer] = .run(mark, count: count - used, opens: opens, closes: true)
      if count - used == 0 { closer += 1 }
    }
    return items
  }
  private static func joined(_ items: [Item], link: String?) -> [MarkdownPiece] {
    var out: [MarkdownPiece] = []
    for item in items {
      var piece: MarkdownPiece
      switch item {
      case .piece(let p): piece = p
      case .run(let mark, let n, _, _):
        piece = MarkdownPiece(text: String(repeating: mark, count: n), link: link)
      }
      if piece.text.isEmpty { continue }
      if let last = out.last, last.style == piece.style, last.link == piece.link {
        out[out.count - 1].text += piece.text
      } else {
        out.append(piece)
      }
    }
    return out
  }
}
