import Foundation

/// The one form that a session has when it is formatted, which is the one that a recorder writes.
///
/// Keys stand in one order and without blanks between them, numbers and texts are spelled in one
/// way, and each line keeps its number: comments and blank lines stay where they are, and only blank
/// lines at the end are dropped. The steps are the same as before.
package enum CanonicalText {
  /// - Parameters:
  ///   - file: its path, for messages; what it includes lies beside it.
  ///   - other: the bytes of a file that is included, by its path; nil where there is none.
  /// - Throws: the first line that does not parse. Whether steps can follow each other is not asked:
  ///   a file that others include may begin in the middle of a gesture.
  package static func make(
    _ bytes: [UInt8], file: String, other: @escaping (String) throws -> [UInt8]?
  ) throws(SessionError) -> String {
    _ = try SessionReader(other: other).read(bytes, path: [file])
    var out: [String] = []
    for line in SessionLine.all(bytes) {
      guard line.isStep else {
        out.append(line.text)
        continue
      }
      let members = try LineParser(file: file, line: line.number).object(line.bytes)
      out.append(text(members))
    }
    while out.last == "" { out.removeLast() }
    return out.joined(separator: "\n") + "\n"
  }

  /// Every key of the format, once; no two objects want two of them in different orders.
  static let keys =
    LineParser.headerKeys + LineParser.steps.filter { $0 != "pointer" } + LineParser.expectKeys
    + ["from", "to", "by", "on", "at", "button", "modifiers"]
    + [
      "magnification", "rotation", "distance", "duration", "tolerance", "steps", "samples",
      "pointer",
    ]
  private static let ranks = Dictionary(uniqueKeysWithValues: zip(keys, keys.indices))

  private static func text(_ members: [JSONMember]) -> String {
    // Names of fonts are no keys of the format: they come by their letters.
    let sorted = members.sorted {
      (ranks[$0.key] ?? .max, $0.key) < (ranks[$1.key] ?? .max, $1.key)
    }
    let parts = sorted.map { m in
      // What an expected value is compared with is how it is spelled.
      "\(JSONText.string(m.key)):\(m.key == "value" ? m.value.text : text(m.value))"
    }
    return "{\(parts.joined(separator: ","))}"
  }
  private static func text(_ value: JSONValue) -> String {
    switch value.content {
    case .number(let n, _): JSONText.exact(n)
    case .array(let items): "[\(items.map(text).joined(separator: ","))]"
    case .object(let members): text(members)
    default: value.text
    }
  }
}
