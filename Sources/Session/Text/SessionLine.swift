import Foundation

/// A line of a session file, before anybody asks what it says.
struct SessionLine {
  /// Counted from 1.
  let number: Int
  let bytes: ArraySlice<UInt8>
  /// Without the blanks around it.
  let text: String
  /// Whether it is the header or a step, and not blank or a comment.
  var isStep: Bool { !text.isEmpty && !text.hasPrefix("#") }

  /// The lines of a file whose text is valid UTF-8.
  static func all(_ bytes: [UInt8]) -> [SessionLine] {
    bytes.split(separator: 0x0a, omittingEmptySubsequences: false).enumerated().map { index, line in
      let text = String(decoding: line, as: UTF8.self)
      return SessionLine(
        number: index + 1, bytes: line,
        text: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
  }
}
