import Diorama
import Foundation

/// Makes sense of one line of a session file.
struct LineParser {
  let file: String
  let line: Int
  static let example = #"{"diorama":1,"app":"gallery","size":[390,844]}"#

  func error(_ message: String) -> SessionError {
    SessionError(file: file, line: line, message: message)
  }
  func fields(
    _ members: [JSONMember], _ owner: String, known: [String]
  ) throws(SessionError) -> Fields {
    try Fields(members, file: file, line: line, owner: owner, known: known)
  }

  /// What is said of a line that ends too early where the file ends with it.
  static let cutOff =
    "; the file ends in the middle of this line, as a recording does that was cut off: delete the "
    + "line, and the rest can be played"

  /// Whether nothing but the end of the last character is missing to make a line UTF-8.
  static func endsWithinCharacter(_ line: ArraySlice<UInt8>) -> Bool {
    guard let start = line.lastIndex(where: { $0 & 0xc0 != 0x80 }) else { return false }
    let length =
      switch line[start] {
      case 0xc2...0xdf: 2
      case 0xe0...0xef: 3
      case 0xf0...0xf4: 4
      default: 1
      }
    return line.endIndex - start < length
      && String(validating: line[..<start], as: UTF8.self) != nil
  }
  /// - Parameter mayBeCutOff: the file ends with this line, without a newline.
  func object(
    _ bytes: ArraySlice<UInt8>, mayBeCutOff: Bool = false
  ) throws(SessionError) -> [JSONMember] {
    let value: JSONValue
    do {
      value = try JSONReader.read(bytes)
    } catch let e {
      throw error(
        "\(e.message) at column \(e.column)" + (mayBeCutOff && e.isAtEnd ? Self.cutOff : ""))
    }
    guard case .object(let members) = value.content else {
      throw error("a line holds one JSON object, not \(value.kind)")
    }
    return members
  }

  // MARK: the header

  static let headerKeys = [
    "diorama", "app", "page", "size", "scale", "appearance", "locale", "fps", "textSize",
    "layoutDirection", "reduceMotion", "fonts", "systemFonts", "toolkit", "seed",
  ]

  func header(_ members: [JSONMember]) throws(SessionError) -> SessionHeader {
    guard let version = members.first(where: { $0.key == "diorama" })?.value else {
      throw error("the first line must be the header, such as \(Self.example)")
    }
    guard case .number(let n, _) = version.content, n == Double(SessionHeader.version) else {
      throw error(
        "unknown version \(Fields.shown(version)); this toolkit plays version "
          + "\(SessionHeader.version)")
    }
    let f = try fields(members, "the header", known: Self.headerKeys)
    var h = SessionHeader()
    h.app = try f.string("app")
    h.page = try f.string("page")
    if let v = f.value("size") {
      guard let n = Fields.numbers(v, count: 2),
        WindowRange.allows(size: CGSize(width: n[0], height: n[1]))
      else { throw f.wrong("size", "[width,height], \(WindowRange.sizeRule)", v) }
      h.size = CGSize(width: n[0], height: n[1])
    }
    h.scale = try f.number("scale", WindowRange.scaleRule, where: WindowRange.allows(scale:))
    if let size = h.size, !WindowRange.allows(size: size, scale: h.scale ?? 1) {
      throw f.error("\"size\" times \"scale\" makes too many pixels")
    }
    h.appearance = try f.word("appearance", WindowRange.appearances)
    h.locale = try f.string("locale")
    if let locale = h.locale, !WindowRange.allows(locale: locale) {
      throw f.error("\"locale\" must be \(WindowRange.localeRule), not \"\(locale)\"")
    }
    h.textSize = try f.word("textSize", WindowRange.textSizes)
    h.layoutDirection = try f.word("layoutDirection", WindowRange.directions)
    h.reduceMotion = try f.bool("reduceMotion")
    h.framesPerSecond = try f.integer("fps", in: 1...1000)
    h.systemFonts = try f.bool("systemFonts")
    h.toolkit = try f.string("toolkit")
    h.seed = try f.integer("seed", in: 0...(1 << 53))
    h.fonts = try fonts(f)
    return h
  }
  private func fonts(_ f: Fields) throws(SessionError) -> [String: String]? {
    guard let v = f.value("fonts") else { return nil }
    let expected = "an object of file names and their SHA-256"
    guard case .object(let members) = v.content else { throw f.wrong("fonts", expected, v) }
    var fonts: [String: String] = [:]
    for m in members {
      guard case .string(let s) = m.value.content, s.count == 64, s.allSatisfy(\.isHexDigit) else {
        throw f.wrong("fonts", expected, v)
      }
      fonts[m.key] = s
    }
    return fonts
  }

  // MARK: targets

  static let targetKeys = ["label", "role", "id", "index"]

  func target(_ key: String, _ v: JSONValue) throws(SessionError) -> Target {
    let expected = #"a label, [x,y], or an object such as {"label":"Camera","role":"button"}"#
    if let n = Fields.numbers(v, count: 2) { return .point(CGPoint(x: n[0], y: n[1])) }
    switch v.content {
    case .string(let label) where !label.isEmpty: return .element(ElementPattern(label: label))
    case .object(let members):
      let f = try fields(members, "a target", known: Self.targetKeys + ["at"])
      var pattern = try pattern(f)
      if let v = f.value("at") {
        guard let n = Fields.numbers(v, count: 2), n.allSatisfy((0...1).contains) else {
          throw f.wrong("at", "[x,y], each from 0 to 1 across the element", v)
        }
        pattern.place = CGPoint(x: n[0], y: n[1])
      }
      return .element(pattern)
    default: throw error("\"\(key)\" must be \(expected), not \(Fields.shown(v))")
    }
  }
  func pattern(_ f: Fields) throws(SessionError) -> ElementPattern {
    let roles = Role.allCases.map { ($0.rawValue, $0) }
    let pattern = ElementPattern(
      label: try f.string("label"), role: try f.word("role", roles),
      identifier: try f.string("id"), index: try f.integer("index", in: 0...1_000_000))
    if pattern.label == nil, pattern.role == nil, pattern.identifier == nil {
      throw f.error("\(f.owner) names no element: give it a \"label\", a \"role\" or an \"id\"")
    }
    return pattern
  }
}
