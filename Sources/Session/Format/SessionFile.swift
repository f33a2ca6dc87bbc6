import Foundation

/// A session as its file holds it, checked from the first line to the last.
///
/// The file is UTF-8 with one JSON object a line. The first is the header, each that follows one
/// step. Blank lines and lines that begin with `#` are passed over.
package struct SessionFile: Equatable, Sendable {
  /// The file's name without its extension.
  package var name: String
  package var header: SessionHeader
  package var steps: [SessionStep]

  /// - Parameter file: its path, for messages and for the name.
  /// - Throws: the first thing that is wrong.
  package init(_ bytes: [UInt8], file: String) throws(SessionError) {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    name = last.hasSuffix(".jsonl") && last.count > 6 ? String(last.dropLast(6)) : last
    var header: SessionHeader?
    var steps: [SessionStep] = []
    var used: [String: Int] = [:]
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      throw SessionError(
        file: file, line: 1,
        message: "the file begins with a byte order mark: save it as UTF-8 without one")
    }
    let lines = bytes.split(separator: 0x0a, omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let number = index + 1
      guard let text = String(validating: line, as: UTF8.self) else {
        throw SessionError(file: file, line: number, message: "the line is not valid UTF-8")
      }
      let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if trimmed.isEmpty || trimmed.hasPrefix("#") { continue }
      let parser = LineParser(file: file, line: number)
      let members = try parser.object(line)
      if header == nil {
        header = try parser.header(members)
        continue
      }
      let step = SessionStep(line: number, text: trimmed, action: try parser.action(members))
      if case .snapshot(let name, _) = step.action {
        if let first = used[name] {
          throw SessionError(
            file: file, line: number,
            message: "the snapshot \"\(name)\" is there already, in line \(first)")
        }
        used[name] = number
      }
      steps.append(step)
    }
    guard let header else {
      throw SessionError(
        file: file, line: 1,
        message: "the file is empty: its first line is the header, such as \(LineParser.example)")
    }
    self.header = header
    self.steps = steps
  }
}
