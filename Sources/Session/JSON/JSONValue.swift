/// A value of a JSON text. Objects keep the order of their keys.
package struct JSONValue: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case null
    case bool(Bool)
    /// The number, finite, and how it is spelled.
    case number(Double, spelling: String)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
  }
  package var content: Content
  /// Where it begins in its line: bytes, counted from 1.
  package var column: Int

  /// What it is, in a sentence: `a number`.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// One key of a JSON object and its value.
package struct JSONMember: Equatable, Sendable {
  package var key: String
  package var value: JSONValue
  /// Where the key begins in its line: bytes, counted from 1.
  package var column: Int
}

/// Why a text is not JSON.
struct JSONError: Error, Equatable {
  /// Without a full stop.
  var message: String
  /// Where: bytes, counted from 1.
  var column: Int
  /// The text ended where something was still to come.
  var isAtEnd: Bool
}
