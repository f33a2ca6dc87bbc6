import Foundation

/// A layer that takes the wheel.
@MainActor package protocol WheelResponder: Responder {
  /// Points by which the content is to move on, positive toward its trailing and bottom parts.
  /// False when there is nothing to do for it in that direction.
  func wheel(_ delta: CGVector, at time: Double) -> Bool
}

/// A layer that takes keys.
@MainActor package protocol KeyResponder: Responder {
  /// False when the key means nothing to it.
  func key(_ name: String, _ modifiers: InputEvent.Modifiers) -> Bool
}
