/// A session file that cannot be played as it is: `name.jsonl:17: unknown key "lable"; did you mean
/// "label"?`
package struct SessionError: Error, Equatable, CustomStringConvertible {
  /// The file's path as it was given.
  package var file: String
  /// Counted from 1.
  package var line: Int
  /// What is wrong and what to do, without the place.
  package var message: String

  package var description: String { "\(file):\(line): \(message)" }
}
