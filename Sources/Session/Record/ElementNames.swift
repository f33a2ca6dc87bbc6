import Diorama
import Foundation

/// Finds words for the elements of a window that a replay will find again.
struct ElementNames {
  let elements: [SceneElement]

  /// The element at a place and where on it that is: the smallest one that can be named, of several
  /// the one in front; nil where there is none.
  func aim(at p: CGPoint) -> ElementPattern? {
    let seen = elements.filter { $0.isVisible && !$0.isHidden }
    let hits = seen.indices.filter { i in
      let f = seen[i].frame
      return f.width > 0 && f.height > 0 && p.x >= f.minX && p.x < f.maxX && p.y >= f.minY
        && p.y < f.maxY
    }
    func area(_ i: Int) -> CGFloat { seen[i].frame.width * seen[i].frame.height }
    for i in hits.sorted(by: { (area($0), -$0) < (area($1), -$1) }) {
      guard var pattern = ElementNames.name(i, among: seen) else { continue }
      let f = seen[i].frame
      // To a hundredth of a point, whatever the element's length.
      func part(_ v: CGFloat, of length: CGFloat) -> CGFloat {
        let steps = length < 1000 ? 1e5 : 1e9
        return min(max((v / length * steps).rounded() / steps, 0), 1)
      }
      pattern.place = CGPoint(
        x: part(p.x - f.minX, of: f.width), y: part(p.y - f.minY, of: f.height))
      return pattern
    }
    return nil
  }

  /// The shortest pattern that only one element matches; nil where nothing tells it from others.
  static func name(_ index: Int, among elements: [SceneElement]) -> ElementPattern? {
    let e = elements[index]
    let label = e.label.isEmpty ? nil : e.label
    let options = [
      ElementPattern(identifier: e.identifier), ElementPattern(label: label),
      ElementPattern(label: label, role: e.role),
      ElementPattern(label: label, role: e.role, identifier: e.identifier),
    ]
    func isUsable(_ p: ElementPattern) -> Bool {
      p.label != nil || p.role != nil || p.identifier != nil
    }
    for p in options where isUsable(p) {
      if elements.filter(p.matches).count == 1 { return p }
    }
    guard var p = options.last, label != nil || e.identifier != nil else { return nil }
    p.index = elements[..<index].filter(p.matches).count
    return p
  }

  /// What is otherwise than it was, as expectations on what there is now.
  /// - Parameter most: how many at most.
  func changes(since before: [SceneElement], most: Int) -> [String] {
    var out: [String] = []
    for i in elements.indices {
      let e = elements[i]
      if before.contains(where: { ElementNames.isAlike($0, e) }) { continue }
      if let check = ElementNames.expectation(i, among: elements) { out.append(check) }
    }
    for old in before where !old.label.isEmpty {
      let p = ElementPattern(label: old.label)
      if elements.contains(where: p.matches) { continue }
      let line = #"{"expect":{\#(RecordedText.keys(p)),"exists":false}}"#
      if !out.contains(line) { out.append(line) }
    }
    return Array(out.prefix(most))
  }
  private static func isAlike(_ a: SceneElement, _ b: SceneElement) -> Bool {
    a.role == b.role && a.label == b.label && a.value == b.value && a.identifier == b.identifier
      && a.isSelected == b.isSelected && a.isEnabled == b.isEnabled
      && (a.isVisible && !a.isHidden) == (b.isVisible && !b.isHidden)
  }
  /// A line that says what an element is like.
  static func expectation(_ index: Int, among elements: [SceneElement]) -> String? {
    let e = elements[index]
    guard var p = name(index, among: elements) else { return nil }
    // What it is called by is part of what is expected.
    if p.label == nil, !e.label.isEmpty { p.label = e.label }
    var keys = [RecordedText.keys(p), #""visible":\#(e.isVisible && !e.isHidden)"#]
    if let value = e.value { keys.append(#""value":\#(JSONText.string(value))"#) }
    if e.isSelected { keys.append(#""selected":true"#) }
    if !e.isEnabled { keys.append(#""enabled":false"#) }
    return #"{"expect":{\#(keys.joined(separator: ","))}}"#
  }
}
