import Foundation

/// Reads the lines of a session, and those of the sessions that it includes.
struct SessionReader {
  /// How many files may be open at once, one within the other, the first one not counted.
  static let deepest = 8
  /// How many steps a session may come to, those that it repeats counted each time.
  static let mostSteps = 1_000_000
  /// The bytes of a file by its path, nil where there is none.
  let other: (String) throws -> [UInt8]?

  /// - Parameter path: the files that are being read, from the session to this one.
  func read(
    _ bytes: [UInt8], path: [String]
  ) throws(SessionError) -> (SessionHeader, [SessionStep]) {
    let file = path.last ?? ""
    func wrong(_ line: Int, _ message: String) -> SessionError {
      SessionError(file: file, line: line, message: message)
    }
    var header: SessionHeader?
    var steps: [SessionStep] = []
    var total = 0
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      throw wrong(1, "the file begins with a byte order mark: save it as UTF-8 without one")
    }
    let lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let number = index + 1
      // Only a file that does not end in a newline has anything in its last piece.
      let mayBeCutOff = index == lines.count - 1 && header != nil
      guard let text = String(validating: line, as: UTF8.self) else {
        let isCutOff = mayBeCutOff && LineParser.endsWithinCharacter(line)
        throw wrong(
          number, "the line is not valid UTF-8" + (isCutOff ? LineParser.cutOff : ""))
      }
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
      let parser = LineParser(file: file, line: number)
      let members = try parser.object(line, mayBeCutOff: mayBeCutOff)
      guard let header else {
        header = try parser.header(members)
        continue
      }
      let more = try self.steps(members, trimmed, parser, header, path)
      steps += more
      total += SessionReader.count(more)
      if total > SessionReader.mostSteps {
        throw wrong(number, "the session comes to more than \(SessionReader.mostSteps) steps")
      }
    }
    guard let header else {
      throw wrong(
        1, "the file is empty: its first line is the header, such as \(LineParser.example)")
    }
    return (header, steps)
  }

  private func steps(
    _ members: [JSONMember], _ text: String, _ parser: LineParser, _ header: SessionHeader,
    _ path: [String]
  ) throws(SessionError) -> [SessionStep] {
    var out: [SessionStep]
    switch try parser.verb(members) {
    case "include": return try included(members, parser, header, path)
    case "repeat":
      let f = try parser.fields(members, of: "repeat")
      guard let n = try f.integer("repeat", in: 0...10_000) else {
        throw f.error("\"repeat\" needs a number")
      }
      let rule = #"a list of steps such as [{"tap":"Next"},{"wait":3}]"#
      guard let v = f.value("steps") else { throw f.error("\"repeat\" needs \"steps\", \(rule)") }
      guard case .array(let items) = v.content, !items.isEmpty else {
        throw f.wrong("steps", rule, v)
      }
      var inner: [SessionStep] = []
      for item in items {
        guard case .object(let members) = item.content else { throw f.wrong("steps", rule, item) }
        inner += try steps(members, JSONValue.text(members), parser, header, path)
      }
      out = [SessionStep(line: parser.line, text: text, action: .again(n, inner))]
      if SessionReader.count(out) > SessionReader.mostSteps {
        throw parser.error("the line comes to more than \(SessionReader.mostSteps) steps")
      }
    default: out = [try parser.step(members, text: text)]
    }
    if path.count > 1 {
      for i in out.indices where out[i].file == nil { out[i].file = path.last }
    }
    return out
  }

  private func included(
    _ members: [JSONMember], _ parser: LineParser, _ header: SessionHeader, _ path: [String]
  ) throws(SessionError) -> [SessionStep] {
    let f = try parser.fields(members, of: "include")
    guard let name = try f.string("include") else { throw f.error("\"include\" needs a file") }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains("..") || parts.contains(".") || parts.contains("") {
      throw f.error(
        "\"include\" names a file in the session's own folder or below, such as steps/login.jsonl, "
          + "not \"\(name)\"")
    }
    let folder = parser.file.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let file = (folder.map(String.init) + [name]).joined(separator: "/")
    if path.contains(file) {
      throw f.error("\(name) includes itself: \((path + [file]).joined(separator: " → "))")
    }
    if path.count > SessionReader.deepest {
      throw f.error("files include each other more than \(SessionReader.deepest) deep")
    }
    let found: [UInt8]?
    do { found = try other(file) } catch { throw f.error("\(error)") }
    guard let bytes = found else { throw f.error("there is no file \(file) to include") }
    let (inner, steps) = try read(bytes, path: path + [file])
    if let key = inner.contradiction(to: header) {
      throw f.error(
        "the header of \(file) contradicts this file's: its \"\(key)\" is another; leave the key out "
          + "there")
    }
    return steps
  }

  static func count(_ steps: [SessionStep]) -> Int {
    var sum = 0
    for s in steps {
      if case .again(let n, let inner) = s.action {
        sum += max(n * count(inner), 1)
      } else {
        sum += 1
      }
    }
    return sum
  }
}

extension SessionHeader {
  /// The first key that both have, and not the same.
  fileprivate func contradiction(to other: SessionHeader) -> String? {
    func differ<T: Equatable>(_ key: KeyPath<SessionHeader, T?>) -> Bool {
      guard let mine = self[keyPath: key], let theirs = other[keyPath: key] else { return false }
      return mine != theirs
    }
    if differ(\.app) { return "app" }
    if differ(\.page) { return "page" }
    if differ(\.size) { return "size" }
    if differ(\.scale) { return "scale" }
    if differ(\.appearance) { return "appearance" }
    if differ(\.locale) { return "locale" }
    if differ(\.textSize) { return "textSize" }
    if differ(\.layoutDirection) { return "layoutDirection" }
    if differ(\.reduceMotion) { return "reduceMotion" }
    if differ(\.framesPerSecond) { return "fps" }
    return differ(\.systemFonts) ? "systemFonts" : nil
  }
}
