import Foundation

/// Something that is told about events in UIKit.
@MainActor @preconcurrency open class UIResponder: Hashable {
  public init() {}
  /// What is asked next; nil at the end.
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  /// Differs: nothing of UIKit takes keys here, so it is false.
  open var isFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  public nonisolated static func == (a: UIResponder, b: UIResponder) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
/// Differs: none is ever made; touches go to views of SwiftUI alone.
@MainActor @preconcurrency public final class UITouch: Hashable {
  private init() {}
  public nonisolated static func == (a: UITouch, b: UITouch) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
/// Differs: none is ever made.
@MainActor @preconcurrency public final class UIEvent {
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform
  }
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause
    case remoteControlNextTrack, remoteControlPreviousTrack
  }
  public let type = EventType.touches
  public let subtype = EventSubtype.none
  private init() {}
}

extension UIResponder {
  // There is no keyboard on the screen: these are never posted.
  public nonisolated static let keyboardWillShowNotification = name("KeyboardWillShow")
  public nonisolated static let keyboardDidShowNotification = name("KeyboardDidShow")
  public nonisolated static let keyboardWillHideNotification = name("KeyboardWillHide")
  public nonisolated static let keyboardDidHideNotification = name("KeyboardDidHide")
  public nonisolated static let keyboardWillChangeFrameNotification = name(
    "KeyboardWillChangeFrame")
  public nonisolated static let keyboardDidChangeFrameNotification = name("KeyboardDidChangeFrame")
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  private nonisolated static func name(_ event: String) -> Notification.Name {
    Notification.Name("UI\(event)Notification")
  }
}
