/// A declaration such as `@Entry var level: Int = 3`.
struct Entry {
  private let name: String
  private let type: String?
  private let value: String?

  /// Nil for anything else than one variable.
  init?(_ declaration: String) {
    let code = Array(Entry.withoutComments(declaration))
    guard let start = Entry.variable(in: code) else { return nil }
    var end = start
    while end < code.count, Entry.isInName(code[end]) { end += 1 }
    guard end > start else { return nil }
    name = String(code[start..<end])
    let equals = Entry.first("=", in: code[end...])
    let head = code[end..<(equals ?? code.endIndex)]
    type = Entry.first(":", in: head).map { Entry.trimmed(code[($0 + 1)..<head.endIndex]) }
    value = equals.map { Entry.trimmed(code[($0 + 1)...]) }
  }

  var accessors: String {
    """
    {
    get { self[\(keyName).self] }
    set { self[\(keyName).self] = newValue }
    }
    """
  }
  /// The key of the value, in whatever it is stored.
  var key: String {
    let member =
      if let type {
        "static var defaultValue: \(type) {\n_entryDefault(\(value ?? "nil"))\n}"
      } else {
        "static let entry = _EntryDefault(\(value ?? "nil"))"
      }
    return """
      nonisolated private struct \(keyName): \(type == nil ? "_EntryKey" : "EnvironmentKey, TransactionKey, ContainerValueKey") {
      \(member)
      }
      """
  }
  private var keyName: String { "__Key_" + name.filter { $0 != "`" } }

  // MARK: reading

  /// Where the name begins.
  private static func variable(in code: [Character]) -> Int? {
    var i = 0, depth = 0
    while i < code.count {
      if code[i] == "(" { depth += 1 }
      if code[i] == ")" { depth -= 1 }
      if isInName(code[i]) {
        let start = i
        while i < code.count, isInName(code[i]) { i += 1 }
        if depth == 0, String(code[start..<i]) == "var" {
          while i < code.count, code[i].isWhitespace { i += 1 }
          return i
        }
      } else {
        i += 1
      }
    }
    return nil
  }
  private static func isInName(_ c: Character) -> Bool {
    c.isLetter || c.isNumber || c == "_" || c == "`"
  }
  /// Where a character stands outside of brackets.
  private static func first(_ wanted: Character, in code: ArraySlice<Character>) -> Int? {
    var depth = 0
    for i in code.indices {
      if "([{".contains(code[i]) { depth += 1 }
      if ")]}".contains(code[i]) { depth -= 1 }
      if depth == 0, code[i] == wanted { return i }
    }
    return nil
  }
  private static func trimmed(_ code: ArraySlice<Character>) -> String {
    let start = code.firstIndex { !$0.isWhitespace } ?? code.endIndex
    let end = code.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? start
    return String(code[start..<max(start, end)])
  }
  /// Comments become blanks; what looks like one in a string stays.
  private static func withoutComments(_ text: String) -> String {
    let code = Array(text)
    var out: [Character] = [], i = 0
    func has(_ text: String, at i: Int) -> Bool {
      let wanted = Array(text)
      return i + wanted.count <= code.count && Array(code[i..<(i + wanted.count)]) == wanted
    }
    while i < code.count {
      if has("//", at: i) {
        while i < code.count, !code[i].isNewline { i += 1 }
      } else if has("/*", at: i) {
        var depth = 0
        repeat {
          if has("/*", at: i) {
            depth += 1
            i += 2
          } else if has("*/", at: i) {
            depth -= 1
            i += 2
          } else {
            i += 1
          }
        } while depth > 0 && i < code.count
        out.append(" ")
      } else if code[i] == "\"" {
        let quote = has("\"\"\"", at: i) ? "\"\"\"" : "\""
        out += Array(quote)
        i += quote.count
        while i < code.count, !has(quote, at: i) {
          if code[i] == "\\", i + 1 < code.count {
            out.append(code[i])
            i += 1
          }
          out.append(code[i])
          i += 1
        }
        out += Array(quote)
        i += quote.count
      } else {
        out.append(code[i])
        i += 1
      }
    }
    return String(out)
  }
}
