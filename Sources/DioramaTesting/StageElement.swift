import Diorama
import Foundation
import Session

/// Something that a person, or a person with a screen reader, finds in a window.
public struct StageElement: Equatable, Sendable, CustomStringConvertible {
  private let element: SceneElement

  init(_ element: SceneElement) { self.element = element }

  /// `text`, `image`, `button`, `toggle`, `slider`, `stepper`, `textField`, `picker`, `segment`,
  /// `tab`, `link`, `pager`, `pageIndicator`, `list` or `group`.
  public var role: String { element.role.rawValue }
  public var label: String { element.label }
  public var value: String? { element.value }
  /// The accessibility identifier.
  public var identifier: String? { element.identifier }
  /// In window points, not clipped, as it will be once nothing moves.
  public var frame: CGRect { element.frame }
  /// Some of it lies inside of the window and of every clip, and it is not transparent.
  public var isVisible: Bool { element.isVisible && !element.isHidden }
  public var isSelected: Bool { element.isSelected }
  public var isEnabled: Bool { element.isEnabled }
  public var isFocused: Bool { element.isFocused }
  /// Its value can be changed a step at a time, by `Stage.adjust`.
  public var isAdjustable: Bool { element.isAdjustable }
  /// As `Stage.describe` prints it.
  public var description: String { element.description }
}
