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
  /// How many steps a replay takes: those that a line repeats count each time.
  package var stepCount: Int { SessionFile.count(steps) }
  private static func count(_ steps: [SessionStep]) -> Int {
    steps.reduce(0) { sum, step in
      guard case .again(let n, let inner) = step.action else { return sum + 1 }
      return sum + n * count(inner)
    }
  }

  /// - Parameters:
  ///   - file: its path, for messages and for the name; what it includes lies beside it.
  ///   - other: the bytes of a file that is included, by its path; nil where there is none. What it
  ///     throws is said of the line that includes it.
  /// - Throws: the first thing that is wrong.
  package init(
    _ bytes: [UInt8], file: String, other: @escaping (String) throws -> [UInt8]? = { _ in nil }
  ) throws(SessionError) {
    name = Self.name(of: file)
    (header, steps) = try SessionReader(other: other).read(bytes, path: [file])
    var check = StepOrder(file: file)
    try check.take(steps)
  }

  /// What a session in a file is called.
  package static func name(of file: String) -> String {
    let last = file.split(separator: "/").last.map(String.init) ?? file
    return last.hasSuffix(".jsonl") && last.count > 6 ? String(last.dropLast(6)) : last
  }
}
