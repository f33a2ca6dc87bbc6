import Diorama
import Foundation

/// What a step is aimed at.
package enum Target: Equatable, Sendable {
  /// Window points.
  case point(CGPoint)
  case element(ElementPattern)
}

/// Says which elements are meant, and where on one.
package struct ElementPattern: Equatable, Sendable {
  /// The whole label, case and all; nil matches any.
  package var label: String?
  package var role: Role?
  /// The accessibility identifier.
  package var identifier: String?
  /// Which of several, in the order of the tree, from 0.
  package var index: Int?
  /// Where on the element, 0 to 1 across its width and down its height.
  package var place = CGPoint(x: 0.5, y: 0.5)

  package init(
    label: String? = nil, role: Role? = nil, identifier: String? = nil, index: Int? = nil
  ) {
    self.label = label
    self.role = role
    self.identifier = identifier
    self.index = index
  }

  package func matches(_ element: SceneElement) -> Bool {
    (label == nil || label == element.label) && (role == nil || role == element.role)
      && (identifier == nil || identifier == element.identifier)
  }

  /// `the button "Camera" with id "shutter"`.
  package var description: String {
    var text = role?.rawValue ?? "element"
    if let label { text += " \"\(label)\"" }
    if let identifier { text += " with id \"\(identifier)\"" }
    if let index { text += " number \(index)" }
    return text
  }
}
