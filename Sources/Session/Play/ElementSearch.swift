import Diorama
import Foundation

/// Finds what a step is aimed at among the elements of a window, or says why it cannot.
package struct ElementSearch {
  /// In the order of the tree.
  package let elements: [SceneElement]

  package init(_ elements: [SceneElement]) { self.elements = elements }

  /// The one element, of those that can be seen, that a pattern means.
  /// - Throws: a message that lists the candidates where none or several match.
  package func visible(_ pattern: ElementPattern) throws(StepFailure) -> SceneElement {
    let seen = elements.filter { $0.isVisible && !$0.isHidden }
    let matches = seen.filter(pattern.matches)
    if let index = pattern.index {
      if index < matches.count { return matches[index] }
      if !matches.isEmpty {
        throw StepFailure(
          "no \(pattern.description): only \(matches.count) match", listing: matches)
      }
    }
    if matches.count == 1 { return matches[0] }
    if matches.count > 1 { throw ElementSearch.several(matches, pattern) }
    let unseen = elements.filter(pattern.matches)
    if !unseen.isEmpty {
      throw StepFailure("\(pattern.description) cannot be seen", listing: unseen)
    }
    throw none(pattern, among: seen)
  }

  /// The one element that a pattern means, seen or not.
  package func only(_ pattern: ElementPattern) throws(StepFailure) -> SceneElement {
    let matches = elements.filter(pattern.matches)
    if let index = pattern.index, index < matches.count { return matches[index] }
    if matches.isEmpty || pattern.index != nil { throw none(pattern, among: elements) }
    if matches.count > 1 { throw ElementSearch.several(matches, pattern) }
    return matches[0]
  }

  /// Where a target is.
  /// - Parameter window: its size in points; a place outside of it is no target.
  package func place(of target: Target, window: CGSize) throws(StepFailure) -> CGPoint {
    switch target {
    case .point(let p):
      try ElementSearch.check(p, in: window)
      return p
    case .element(let pattern):
      let p = try visible(pattern).place(pattern.place)
      try ElementSearch.check(p, of: pattern, in: window)
      return p
    }
  }
  /// What a target covers, in window points; a place covers nothing around it.
  package func area(of target: Target) throws(StepFailure) -> CGRect {
    switch target {
    case .point(let p): return CGRect(origin: p, size: .zero)
    case .element(let pattern): return try visible(pattern).frame
    }
  }
  /// - Throws: a message where a place lies outside of a window.
  static func check(
    _ point: CGPoint, of pattern: ElementPattern? = nil, in window: CGSize
  ) throws(StepFailure) {
    guard point.x >= 0, point.y >= 0, point.x < window.width, point.y < window.height else {
      let owner = pattern.map { " of the \($0.description)" } ?? ""
      throw StepFailure(
        "the place (\(point.x), \(point.y))\(owner) lies outside of the window, which is "
          + "\(window.width) by \(window.height) points")
    }
  }

  static func several(_ matches: [SceneElement], _ pattern: ElementPattern) -> StepFailure {
    StepFailure(
      "\(matches.count) elements match \(pattern.description): say which one by \"index\", "
        + "\"role\" or \"id\"", listing: matches)
  }
  func none(_ pattern: ElementPattern, among candidates: [SceneElement]) -> StepFailure {
    let labels = candidates.map(\.label).filter { !$0.isEmpty }
    let hint = pattern.label.map { Suggestion.clause(for: $0, among: labels) } ?? ""
    return StepFailure("no \(pattern.description)\(hint)", listing: candidates)
  }
}

extension SceneElement {
  /// A place on it in window points, from one within it, 0 to 1 each. Its middle is where a press on it
  /// is to go.
  func place(_ p: CGPoint) -> CGPoint {
    if let activation, p == CGPoint(x: 0.5, y: 0.5) { return activation }
    return CGPoint(x: frame.minX + frame.width * p.x, y: frame.minY + frame.height * p.y)
  }
}

/// Why a step of a session, or of a test, could not be done or does not hold.
package struct StepFailure: Error, Equatable, CustomStringConvertible {
  /// May have several lines.
  package var description: String
  private static let mostListed = 20

  package init(_ message: String) { description = message }
  /// With elements below the message, the first twenty of them.
  init(_ message: String, listing elements: [SceneElement]) {
    let listed = elements.prefix(Self.mostListed).map(\.description)
    var lines = [message + (elements.isEmpty ? "; there is no element at all" : "; there is:")]
    lines += listed.map { "  \($0)" }
    if elements.count > listed.count { lines.append("  and \(elements.count - listed.count) more") }
    description = lines.joined(separator: "\n")
  }
}
