import Diorama
import Foundation

extension Expectation {
  /// Compares with the elements of a window as they are now.
  /// - Throws: what is otherwise, with the elements in question.
  package func check(_ elements: [SceneElement]) throws(StepFailure) {
    let matches = elements.filter(pattern.matches)
    if let count {
      if matches.count != count {
        throw StepFailure(
          "expected \(count) of \(pattern.description), there are \(matches.count)",
          listing: matches.isEmpty ? elements : matches)
      }
      for m in matches { try check(m) }
      return
    }
    var found: SceneElement?
    if let index = pattern.index {
      found = index < matches.count ? matches[index] : nil
    } else if matches.count > 1, exists {
      throw ElementSearch.several(matches, pattern)
    } else {
      found = matches.first
    }
    if !exists {
      if let found { throw StepFailure("expected no \(pattern.description)", listing: [found]) }
      return
    }
    guard let found else { throw ElementSearch(elements).none(pattern, among: elements) }
    try check(found)
  }

  private func check(_ e: SceneElement) throws(StepFailure) {
    var wrong: [String] = []
    func compare(_ name: String, _ expected: Bool?, _ actual: Bool) {
      if let expected, expected != actual { wrong.append("\(name) \(expected), it is \(actual)") }
    }
    compare("visible", isVisible, e.isVisible && !e.isHidden)
    compare("selected", isSelected, e.isSelected)
    compare("enabled", isEnabled, e.isEnabled)
    compare("focused", isFocused, e.isFocused)
    if let value, value != e.value {
      wrong.append("value \"\(value)\", it is " + (e.value.map { "\"\($0)\"" } ?? "absent"))
    }
    if let frame, !frame.isNear(e.frame) {
      wrong.append("frame \(frame.numbers), it is \(e.frame.numbers)")
    }
    if wrong.isEmpty { return }
    throw StepFailure("expected \(wrong.joined(separator: "; expected "))", listing: [e])
  }
}

extension CGRect {
  /// Whether no number differs by more than 0.5.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    zip(
      [origin.x, origin.y, size.width, size.height],
      [other.origin.x, other.origin.y, other.size.width, other.size.height]
    ).allSatisfy { abs($0 - $1) <= 0.5 }
  }
  fileprivate var numbers: String {
    "[\(origin.x), \(origin.y), \(size.width), \(size.height)]"
  }
}
