/// A declaration such as `#Preview("Dark", traits: .landscapeLeft) { Home() }`.
struct PreviewDeclaration {
  /// What stands in the parentheses.
  private let arguments: String
  /// Declarations after `@Previewable`, which become properties of a view.
  private var properties: [String] = []
  /// What is left in the braces; nil where there are none.
  private var body: String?

  init(_ source: String) {
    let code = CodeReader(source)
    var i = code.first(where: { "({".contains($0) }, from: 0) ?? code.end
    if i < code.end, code[i] == "(" {
      let close = code.closing(i)
      arguments = code.text(i + 1, close)
      i = code.first(where: { $0 == "{" }, from: min(close + 1, code.end)) ?? code.end
    } else {
      arguments = ""
    }
    if i < code.end { takeApart(code.text(i + 1, code.closing(i))) }
  }

  private mutating func takeApart(_ text: String) {
    let code = CodeReader(text), mark = "@Previewable"
    var rest = "", i = 0
    while let at = code.find(mark, from: i) {
      rest += code.text(i, at)
      let end = code.endOfStatement(from: at + mark.count)
      properties.append(code.text(at + mark.count, end))
      i = end
    }
    body = rest + code.text(i, code.end)
  }

  /// The type that the declaration stands for.
  func registration(named discriminator: String, file: String, line: Int) -> String {
    // The form of a name that the compiler takes for one that is its own.
    let name = "\(discriminator)15PreviewRegistryfMu_"
    let separator = arguments.contains(where: { !$0.isWhitespace }) ? ", " : ""
    var view = body ?? ""
    var helper = ""
    if !properties.isEmpty {
      helper = """
        struct Body: View {
        \(properties.joined(separator: "\n"))
        var body: some View {
        \(view)
        }
        }
        """
      view = "Body()"
    }
    let call =
      body == nil
      ? "Preview(\(arguments))" : "Preview(\(arguments)\(separator)body: {\n\(view)\n})"
    let escaped = file.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : "\($0)" }.joined()
    return """
      @MainActor struct \(name): _PreviewRegistration {
      \(helper)
      static var _preview: Preview {
      \(call)
      }
      static var _file: String { "\(escaped)" }
      static var _line: Int { \(line) }
      }
      """
  }
}

/// Code in which strings and comments are told from what they contain.
struct CodeReader {
  private let code: [Character]
  /// False where a character is part of a string or of a comment.
  private var isCode: [Bool]
  var end: Int { code.count }

  init(_ text: String) {
    code = Array(text)
    isCode = Array(repeating: true, count: code.count)
    var i = 0
    while i < code.count {
      let start = i
      if has("//", at: i) {
        while i < code.count, !code[i].isNewline { i += 1 }
      } else if has("/*", at: i) {
        i += 2
        while i < code.count, !has("*/", at: i) { i += 1 }
        i = min(i + 2, code.count)
      } else if code[i] == "\"" {
        let quote = has("\"\"\"", at: i) ? "\"\"\"" : "\""
        i += quote.count
        while i < code.count, !has(quote, at: i) { i += code[i] == "\\" ? 2 : 1 }
        i = min(i + quote.count, code.count)
      } else {
        i += 1
        continue
      }
      for k in start..<min(i, code.count) { isCode[k] = false }
    }
  }
  private func has(_ text: String, at i: Int) -> Bool {
    let wanted = Array(text)
    return i + wanted.count <= code.count && Array(code[i..<(i + wanted.count)]) == wanted
  }

  subscript(i: Int) -> Character { code[i] }
  func text(_ from: Int, _ to: Int) -> String {
    from < to ? String(code[from..<min(to, end)]) : ""
  }
  func first(where matches: (Character) -> Bool, from: Int) -> Int? {
    (from..<end).first { isCode[$0] && matches(code[$0]) }
  }
  func find(_ text: String, from: Int) -> Int? {
    (from..<end).first { isCode[$0] && has(text, at: $0) }
  }
  /// Where the bracket at `i` is closed.
  func closing(_ i: Int) -> Int {
    var depth = 0
    for k in i..<end where isCode[k] {
      if "([{".contains(code[k]) { depth += 1 }
      if ")]}".contains(code[k]) { depth -= 1 }
      if depth == 0 { return k }
    }
    return end
  }
  /// The end of the line on which a declaration ends: outside of brackets, and not before its value.
  func endOfStatement(from: Int) -> Int {
    var depth = 0, hasName = false, last: Character = " "
    for k in from..<end {
      let c = code[k]
      if isCode[k] {
        if "([{".contains(c) { depth += 1 }
        if ")]}".contains(c) { depth -= 1 }
        if has("var ", at: k) { hasName = true }
        if depth == 0, c == ";" { return k + 1 }
        if depth == 0, c.isNewline, hasName, !"=,:.".contains(last) { return k }
      }
      if !c.isWhitespace { last = c }
    }
    return end
  }
}
