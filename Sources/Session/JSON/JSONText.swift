import Foundation

/// JSON as text, without blanks.
package enum JSONText {
  /// A string in quotation marks.
  package static func string(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7f:
        let digits = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
  /// A number with at most so many digits after the point; 0 where it is not finite.
  package static func number(_ value: Double, decimals: Int = 4) -> String {
    let scale = pow(10, Double(decimals))
    let v = (value * scale).rounded() / scale
    guard v.isFinite, abs(v) < 1e15 else { return "0" }
    return v == v.rounded() ? String(Int(v)) : String(v)
  }
  /// A finite number, whole ones without a point, others with as many digits as it takes to read
  /// the same number again.
  package static func exact(_ value: Double) -> String {
    Int(exactly: value).map { abs($0) <= 1 << 53 ? String($0) : String(value) } ?? String(value)
  }
  package static func numbers(_ values: Double..., decimals: Int = 4) -> String {
    "[\(values.map { number($0, decimals: decimals) }.joined(separator: ","))]"
  }
}

extension JSONValue {
  /// The value as JSON.
  var text: String {
    switch content {
    case .null: "null"
    case .bool(let b): "\(b)"
    case .number(_, let spelling): spelling
    case .string(let s): JSONText.string(s)
    case .array(let items): "[\(items.map(\.text).joined(separator: ","))]"
    case .object(let members): JSONValue.text(members)
    }
  }
  static func text(_ members: [JSONMember]) -> String {
    let parts = members.map { "\(JSONText.string($0.key)):\($0.value.text)" }
    return "{\(parts.joined(separator: ","))}"
  }
}
