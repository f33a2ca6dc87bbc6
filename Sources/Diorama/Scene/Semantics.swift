import Foundation

/// What a control or a piece of content is.
package enum Role: String, Sendable, CaseIterable {
  case text, image, button, toggle, slider, stepper, textField, picker, segment, tab, link, pager
  case pageIndicator, list, group
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
  package var isHidden = false
  /// It takes the labels of what it contains, which then are no elements of their own.
  package var combinesChildren = false
  /// What it contains is no element.
  package var ignoresChildren = false
  package init() {}
  package init(role: Role, label: String? = nil) {
    self.role = role
    self.label = label
  }
}
