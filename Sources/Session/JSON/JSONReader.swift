/// Reads one JSON text as RFC 8259 has it, and nothing beyond it.
///
/// Stricter than the standard where it leaves room: a key occurs once in an object, numbers are
/// finite, UTF-8 is valid, surrogates come in pairs, and values nest at most 32 deep.
struct JSONReader {
  static let mostNesting = 32

  private let bytes: ArraySlice<UInt8>
  private var at: Int
  private var depth = 0

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    at = bytes.startIndex
  }

  /// The value that `bytes` hold, with nothing but blanks around it.
  static func read(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes)
    reader.skipBlanks()
    let value = try reader.value()
    reader.skipBlanks()
    if reader.next != nil { throw reader.error("there is something after the value") }
    return value
  }

  // MARK: bytes

  private var next: UInt8? { at < bytes.endIndex ? bytes[at] : nil }
  private var column: Int { at - bytes.startIndex + 1 }
  private func error(_ message: String, column: Int? = nil) -> JSONError {
    JSONError(message: message, column: column ?? self.column, isAtEnd: next == nil)
  }
  private mutating func skipBlanks() {
    while let b = next, b == 0x20 || b == 0x09 || b == 0x0a || b == 0x0d { at += 1 }
  }
  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    at += 1
    return true
  }
  /// How the next character looks in a message.
  private var found: String {
    guard let b = next else { return "the end of the line" }
    if b >= 0x80 { return "a character that is not ASCII" }
    if b < 0x20 || b == 0x7f { return "a control character" }
    return b == 0x22 ? "a quotation mark" : "\"\(Character(Unicode.Scalar(b)))\""
  }

  // MARK: values

  private mutating func value() throws(JSONError) -> JSONValue {
    let start = column
    func made(_ content: JSONValue.Content) -> JSONValue {
      JSONValue(content: content, column: start)
    }
    guard let b = next else { throw error("expected a value, found \(found)") }
    switch b {
    case UInt8(ascii: "{"):
      return made(.object(try nested { r throws(JSONError) in try r.members() }))
    case UInt8(ascii: "["): return made(.array(try nested { r throws(JSONError) in try r.items() }))
    case UInt8(ascii: "\""): return made(.string(try string()))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return made(try number())
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
      return made(try word())
    default: throw error("expected a value, found \(found)")
    }
  }
  private mutating func nested<T>(
    _ body: (inout JSONReader) throws(JSONError) -> T
  ) throws(JSONError) -> T {
    if depth == JSONReader.mostNesting {
      throw error("values nest more than \(JSONReader.mostNesting) deep")
    }
    depth += 1
    at += 1
    let result = try body(&self)
    depth -= 1
    return result
  }
  private mutating func members() throws(JSONError) -> [JSONMember] {
    var members: [JSONMember] = []
    skipBlanks()
    if take("}") { return members }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else {
        throw error("expected a key in quotation marks, found \(found)")
      }
      let column = column
      let key = try string()
      if members.contains(where: { $0.key == key }) {
        throw error("the key \"\(key)\" is there twice", column: column)
      }
      skipBlanks()
      if !take(":") { throw error("expected \":\" after the key \"\(key)\", found \(found)") }
      skipBlanks()
      members.append(JSONMember(key: key, value: try value(), column: column))
      skipBlanks()
      if take("}") { return members }
      if !take(",") { throw error("expected \",\" or \"}\", found \(found)") }
    }
  }
  private mutating func items() throws(JSONError) -> [JSONValue] {
    var items: [JSONValue] = []
    skipBlanks()
    if take("]") { return items }
    while true {
      skipBlanks()
      items.append(try value())
      skipBlanks()
      if take("]") { return items }
      if !take(",") { throw error("expected \",\" or \"]\", found \(found)") }
    }
  }
  private mutating func word() throws(JSONError) -> JSONValue.Content {
    let start = at
    let column = column
    while let b = next, Character(Unicode.Scalar(b)).isLetter, b < 0x80 { at += 1 }
    let word = String(decoding: bytes[start..<at], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "NaN", "Infinity": throw error("\(word) is not a number in JSON", column: column)
    default:
      throw error("\(word) is no value: text stands in quotation marks", column: column)
    }
  }

  // MARK: numbers

  private mutating func digits() throws(JSONError) {
    let start = at
    while let b = next, (0x30...0x39).contains(b) { at += 1 }
    if at == start { throw error("expected a digit, found \(found)") }
  }
  private mutating func number() throws(JSONError) -> JSONValue.Content {
    let start = at
    let column = column
    _ = take("-")
    let first = next
    try digits()
    if first == UInt8(ascii: "0"), at - start > (bytes[start] == UInt8(ascii: "-") ? 2 : 1) {
      throw error("a number does not begin with 0", column: column)
    }
    if take(".") { try digits() }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      try digits()
    }
    let spelling = String(decoding: bytes[start..<at], as: UTF8.self)
    guard let value = Double(spelling), value.isFinite else {
      throw error("\(spelling) is too large a number", column: column)
    }
    return .number(value, spelling: spelling)
  }

  // MARK: strings

  private mutating func string() throws(JSONError) -> String {
    let start = column
    at += 1
    var out: [UInt8] = []
    while let b = next {
      switch b {
      case UInt8(ascii: "\""):
        at += 1
        guard let string = String(validating: out, as: UTF8.self) else {
          throw error("the string is not valid UTF-8", column: start)
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &out)
      case 0..<0x20: throw error("a control character stands in a string: write it as \\u00…")
      default:
        out.append(b)
        at += 1
      }
    }
    throw error("the string does not end", column: start)
  }
  private mutating func escape(into out: inout [UInt8]) throws(JSONError) {
    let start = column
    at += 1
    guard let b = next else { throw error("the string does not end") }
    at += 1
    switch b {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): out.append(b)
    case UInt8(ascii: "b"): out.append(0x08)
    case UInt8(ascii: "f"): out.append(0x0c)
    case UInt8(ascii: "n"): out.append(0x0a)
    case UInt8(ascii: "r"): out.append(0x0d)
    case UInt8(ascii: "t"): out.append(0x09)
    case UInt8(ascii: "u"):
      var code = try hexadecimal()
      if (0xd800..<0xdc00).contains(code) {
        guard take("\\"), take("u") else {
          throw error("half of a surrogate pair stands alone", column: start)
        }
        let low = try hexadecimal()
        guard (0xdc00..<0xe000).contains(low) else {
          throw error("half of a surrogate pair stands alone", column: start)
        }
        code = 0x10000 + (code - 0xd800) << 10 + (low - 0xdc00)
      }
      guard let scalar = Unicode.Scalar(code) else {
        throw error("half of a surrogate pair stands alone", column: start)
      }
      out += Array(String(scalar).utf8)
    default: throw error("there is no such escape in JSON", column: start)
    }
  }
  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let b = next, let digit = Character(Unicode.Scalar(b)).hexDigitValue, b < 0x80 else {
        throw error("expected four hexadecimal digits after \\u, found \(found)")
      }
      code = code << 4 | UInt32(digit)
      at += 1
    }
    return code
  }
}
