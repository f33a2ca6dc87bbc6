import Foundation

/// The keys of one object in a session file, taken out by type.
struct Fields {
  let file: String
  let line: Int
  /// What the object is, in a sentence: `the header`.
  let owner: String
  private let members: [JSONMember]

  /// - Throws: where a key is not among `known`.
  init(
    _ members: [JSONMember], file: String, line: Int, owner: String, known: [String]
  ) throws(SessionError) {
    self.file = file
    self.line = line
    self.owner = owner
    self.members = members
    for m in members where !known.contains(m.key) {
      let hint = Suggestion.clause(for: m.key, among: known)
      let list = hint.isEmpty ? "; \(owner) knows \(known.joined(separator: ", "))" : hint
      throw SessionError(file: file, line: line, message: "unknown key \"\(m.key)\"\(list)")
    }
  }

  func error(_ message: String) -> SessionError {
    SessionError(file: file, line: line, message: message)
  }
  func wrong(_ key: String, _ expected: String, _ value: JSONValue) -> SessionError {
    error("\"\(key)\" must be \(expected), not \(Fields.shown(value))")
  }
  func value(_ key: String) -> JSONValue? { members.first { $0.key == key }?.value }
  var keys: [String] { members.map(\.key) }

  /// The value if it is short, otherwise what it is.
  static func shown(_ value: JSONValue) -> String {
    switch value.content {
    case .null: return "null"
    case .bool(let b): return "\(b)"
    case .number(_, let spelling): return spelling
    case .string(let s) where s.count <= 40: return "\"\(s)\""
    case .array(let items) where items.count <= 4:
      return "[\(items.map(shown).joined(separator: ","))]"
    default: return value.kind
    }
  }

  // MARK: types

  func string(_ key: String) throws(SessionError) -> String? {
    guard let v = value(key) else { return nil }
    guard case .string(let s) = v.content, !s.isEmpty else {
      throw wrong(key, "a text that is not empty", v)
    }
    return s
  }
  func bool(_ key: String) throws(SessionError) -> Bool? {
    guard let v = value(key) else { return nil }
    guard case .bool(let b) = v.content else { throw wrong(key, "true or false", v) }
    return b
  }
  func number(
    _ key: String, _ expected: String, where isRight: (Double) -> Bool
  ) throws(SessionError) -> Double? {
    guard let v = value(key) else { return nil }
    guard case .number(let n, _) = v.content, isRight(n) else { throw wrong(key, expected, v) }
    return n
  }
  /// A whole number in a range.
  func integer(
    _ key: String, in range: ClosedRange<Int>, unit: String = ""
  ) throws(SessionError) -> Int? {
    let expected = "a whole number\(unit) from \(range.lowerBound) to \(range.upperBound)"
    let n = try number(key, expected) { n in
      n == n.rounded() && n >= Double(range.lowerBound) && n <= Double(range.upperBound)
    }
    return n.map { Int($0) }
  }
  /// One of several words.
  func word<T>(_ key: String, _ words: [(String, T)]) throws(SessionError) -> T? {
    guard let v = value(key) else { return nil }
    let names = words.map(\.0)
    guard case .string(let s) = v.content else {
      throw wrong(key, "one of \(names.joined(separator: ", "))", v)
    }
    if let found = words.first(where: { $0.0 == s }) { return found.1 }
    let hint = Suggestion.clause(for: s, among: names)
    throw error("\"\(key)\" must be one of \(names.joined(separator: ", ")), not \"\(s)\"\(hint)")
  }
  /// A fixed number of numbers.
  func numbers(_ key: String, _ expected: String, count: Int) throws(SessionError) -> [Double]? {
    guard let v = value(key) else { return nil }
    guard let numbers = Fields.numbers(v, count: count) else { throw wrong(key, expected, v) }
    return numbers
  }
  static func numbers(_ value: JSONValue, count: Int) -> [Double]? {
    guard case .array(let items) = value.content, items.count == count else { return nil }
    var numbers: [Double] = []
    for i in items {
      guard case .number(let n, _) = i.content else { return nil }
      numbers.append(n)
    }
    return numbers
  }
}
