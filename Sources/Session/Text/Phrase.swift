import Foundation

/// Parts of sentences about sessions.
enum Phrase {
  /// A text in quotation marks, on one line.
  static func quoted(_ text: String) -> String {
    let shown = text.unicodeScalars.map { scalar in
      let isControl = scalar.value < 0x20 || scalar.value == 0x7f
      return isControl
        ? String(JSONText.string(String(scalar)).dropFirst().dropLast()) : "\(scalar)"
    }
    return "“\(shown.joined())”"
  }
  /// `1 frame`, `3 frames`.
  static func counted(_ n: Int, _ what: String) -> String { "\(n) \(what)\(n == 1 ? "" : "s")" }
  /// `a, b and c`; `nothing` where there is none.
  static func list(_ parts: [String]) -> String {
    guard let last = parts.last else { return "nothing" }
    let first = parts.dropLast()
    return first.isEmpty ? last : "\(first.joined(separator: ", ")) and \(last)"
  }
  static func point(_ p: CGPoint) -> String { pair(p.x, p.y) }
  static func pair(_ x: Double, _ y: Double) -> String {
    "(\(JSONText.exact(x)), \(JSONText.exact(y)))"
  }
  static func size(_ s: CGSize) -> String {
    "\(JSONText.exact(s.width)) × \(JSONText.exact(s.height))"
  }
  /// `50 ms`, `1.5 s`.
  static func duration(seconds: Double) -> String {
    seconds < 1
      ? "\(JSONText.number(seconds * 1000, decimals: 1)) ms"
      : "\(JSONText.number(seconds, decimals: 3)) s"
  }
}

extension Target {
  /// `“Camera”`, `(20, 30)`.
  var phrase: String {
    switch self {
    case .point(let p): Phrase.point(p)
    case .element(let pattern): pattern.aimPhrase
    }
  }
  /// `at (20, 30)`, and for elements with another word or none: `on “Camera”`.
  func phrase(after word: String) -> String {
    switch self {
    case .point: "at \(phrase)"
    case .element: word.isEmpty ? phrase : "\(word) \(phrase)"
    }
  }
}

extension ElementPattern {
  /// `button “Camera” with id “shutter” (index 2)`.
  var phrase: String {
    var words: [String] = []
    if let role { words.append(label == nil && identifier == nil ? "the \(role)" : "\(role)") }
    if let label { words.append(Phrase.quoted(label)) }
    if let identifier {
      words.append((words.isEmpty ? "the element " : "") + "with id \(Phrase.quoted(identifier))")
    }
    if let index { words.append("(index \(index))") }
    return words.joined(separator: " ")
  }
  /// With the place on it, where that is not its middle.
  var aimPhrase: String {
    if place == CGPoint(x: 0.5, y: 0.5) { return phrase }
    func percent(_ v: CGFloat) -> String { "\(JSONText.number(v * 100, decimals: 3)) %" }
    return "\(phrase), \(percent(place.x)) across and \(percent(place.y)) down"
  }
}

extension Destination {
  var phrase: String {
    switch self {
    case .target(let target): "to \(target.phrase)"
    case .by(let d): "by \(Phrase.pair(d.dx, d.dy))"
    }
  }
}

extension RecordedPointer {
  /// `3 samples in 85 ms, from (30, 40) to (30, 41)`.
  var phrase: String {
    let milliseconds = samples.last?.milliseconds ?? 0
    let first = samples.first?.place ?? .zero, last = samples.last?.place ?? .zero
    var text = Phrase.counted(samples.count, "sample")
    if samples.count == 1, milliseconds == 0 {
      text += " at \(Phrase.point(first))"
    } else {
      text += " in \(Phrase.duration(seconds: milliseconds / 1000))"
      text += ", from \(Phrase.point(first)) to \(Phrase.point(last))"
    }
    if samples.contains(where: { $0.second != nil }) { text += ", with two fingers" }
    return button == .left ? text : "\(text), with the \(button.rawValue) button"
  }
}
