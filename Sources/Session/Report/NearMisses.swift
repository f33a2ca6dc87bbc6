import Diorama

/// Why an element of the tree is worth a look after a failure.
enum ElementMark: Equatable {
  /// It is what was looked for.
  case matches
  /// It is nearly what was looked for; what is otherwise about it.
  case near(String)
  /// The picture differs where it is.
  case differs
}

extension ElementPattern {
  /// What an element has to do with what is looked for; nil for nothing.
  func mark(_ element: SceneElement) -> ElementMark? {
    if matches(element) { return .matches }
    var wrong: [String] = []
    var isNear = false, criteria = 0
    if let label {
      criteria += 1
      if label != element.label {
        wrong.append("its label is \"\(element.label)\"")
        isNear = label.isAlmost(element.label)
      }
    }
    if let role {
      criteria += 1
      if role != element.role { wrong.append("it is a \(element.role.rawValue)") }
    }
    if let identifier {
      criteria += 1
      if identifier != element.identifier {
        wrong.append(element.identifier.map { "its id is \"\($0)\"" } ?? "it has no id")
        isNear = isNear || element.identifier.map(identifier.isAlmost) == true
      }
    }
    // All but one thing is right, and that one is not all there is.
    let isOneOff = wrong.count == 1 && criteria > 1
    return isNear || isOneOff ? .near(wrong.joined(separator: ", ")) : nil
  }
}

extension String {
  /// A few changes away, or at least three characters that are a part of the other, whatever the case.
  fileprivate func isAlmost(_ other: String) -> Bool {
    if Suggestion.nearest(to: self, among: [other]) != nil { return true }
    let a = lowercased(), b = other.lowercased()
    return a.count > 2 && b.contains(a) || b.count > 2 && a.contains(b)
  }
}
