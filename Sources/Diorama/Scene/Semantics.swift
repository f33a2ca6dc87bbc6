import Foundation

/// What a control or a piece of content is.
package enum Role: String, Sendable, CaseIterable {
  case text, image, button, toggle, slider, stepper, textField, picker, segment, tab, link, pager
  case pageIndicator, list, group
}

/// What elements of a layer that is only told stand for.
package enum Telling: Sendable {
  /// Buttons: what can be done with the element around.
  case actions
  /// All that the element around has in it.
  case children
}

/// A place within an element.
package enum PressPlace: Equatable, Sendable {
  case part(UnitPoint)
  /// Points from its upper left corner.
  case point(CGPoint)

  func place(in frame: CGRect) -> CGPoint {
    switch self {
    case .part(let p):
      CGPoint(x: frame.minX + frame.width * p.x, y: frame.minY + frame.height * p.y)
    case .point(let p): CGPoint(x: frame.minX + p.x, y: frame.minY + p.y)
    }
  }
}

/// What a layer means to those who do not look at pixels: tests, and the element tree.
package struct Semantics: Equatable, Sendable {
  package var role: Role?
  package var label: String?
  package var value: String?
  /// What happens when it is used.
  package var hint: String?
  package var identifier: String?
  package var isSelected: Bool?
  package var isEnabled: Bool?
  package var isFocused: Bool?
  /// Its value can be changed a step at a time.
  package var isAdjustable = false
  /// How far down a heading stands, from 1.
  package var heading: Int?
  /// Where a press on it goes, within it, where that is not its middle.
  package var activation: PressPlace?
  package var isHidden = false
  /// It takes the labels of what it contains, which then are no elements of their own.
  package var combinesChildren = false
  /// What it contains is no element.
  package var ignoresChildren = false
  /// What becomes of the elements in a layer that is only told; nil: they are elements as any.
  package var telling: Telling?
  package init() {}
  package init(role: Role, label: String? = nil) {
    self.role = role
    self.label = label
  }
}
