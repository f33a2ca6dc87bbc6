import Foundation

/// One thing that the pointer did, as the gestures see it.
package struct PointerEvent {
  /// Seconds.
  package var time: Double
  /// In the window, in points.
  package var location: CGPoint
  package var button: InputEvent.Button
  package var modifiers: InputEvent.Modifiers
}

/// Watches one pointer and makes out one kind of gesture.
///
/// A recogniser begins `possible`. When it has seen its gesture it is `ready`; the arena then decides
/// whether it may act. Accepted, a discrete one acts once and has `ended`; a continuous one is
/// `active` until the pointer is released. One that cannot succeed any more has `failed`.
@MainActor package class GestureRecognizer {
  package enum Status { case possible, ready, active, ended, failed }
  package internal(set) var status = Status.possible {
    didSet {
      if status != oldValue, status == .ended || status == .failed { onFinish?() }
    }
  }
  /// Called whenever the gesture is over, whether it succeeded or not.
  package var onFinish: (() -> Void)?
  /// The layer that it is attached to.
  package weak var layer: Layer?
  /// When it wants to be woken although nothing happens.
  package internal(set) var deadline: Double?
  /// A gesture that happens at one moment waits for those inside of it that may still succeed.
  package var isDiscrete: Bool { true }
  /// It is given the press even if it is over something that may still act.
  package var takesPress: Bool { false }
  /// It looks at two fingers.
  package var takesPairs: Bool { false }
  /// Others wait for it while it is possible.
  package var holdsBack: Bool { true }
  /// Buttons other than the primary one are ignored unless it says otherwise.
  package var buttons: Set<InputEvent.Button> { [.left] }

  /// What has to be true of the keys that are held when a press begins, or two fingers come down.
  var requirements: [KeyRequirement] = []

  package init() {}

  /// A press begins: it is for the recogniser if the keys that it asks for are held.
  final func begin(_ event: PointerEvent) {
    if isMet(by: event.modifiers) { down(event) } else { cancel() }
  }
  /// Two fingers are there.
  final func begin(_ pair: FingerPair) {
    if isMet(by: pair.modifiers) { join(pair) } else { cancel() }
  }
  private func isMet(by held: InputEvent.Modifiers) -> Bool {
    requirements.allSatisfy { $0.isMet(held) }
  }

  package func down(_ event: PointerEvent) {}
  package func move(_ event: PointerEvent) {}
  package func up(_ event: PointerEvent) {}
  /// A second finger has come down, and what the recogniser is attached to lies under the middle of
  /// the two.
  package func join(_ pair: FingerPair) {}
  /// Either of two fingers has moved.
  package func move(_ pair: FingerPair) {}
  /// One finger is left of two, or none.
  package func lift(at time: Double) {}
  /// A second finger has come down: what one finger does at one moment is over.
  package func giveWay() {
    if isDiscrete, status == .possible { cancel() }
  }
  /// Time has come to `deadline`.
  package func wake(at time: Double) {}
  /// It may act.
  package func accept() {}
  /// Another gesture has won, or the whole input has been cancelled.
  package func cancel() {
    if status != .ended { status = .failed }
    deadline = nil
  }
  /// Back to the beginning, for the next press.
  package func reset() {
    if status == .active { status = .failed }
    status = .possible
    deadline = nil
  }

  /// The pointer in the coordinates of the layer it is attached to; in the window where the layer
  /// is gone.
  package func local(_ location: CGPoint) -> CGPoint {
    layer?.fromRoot(location) ?? location
  }
}

/// Keys that a gesture asks for.
@MainActor final class KeyRequirement {
  var isMet: (InputEvent.Modifiers) -> Bool
  init(_ isMet: @escaping (InputEvent.Modifiers) -> Bool) { self.isMet = isMet }
}

/// How a gesture competes with others on its path.
package enum GesturePriority: Sendable {
  /// After those of the layers inside.
  case normal
  /// Before those of the layers inside.
  case high
  /// With all others.
  case simultaneous
}

/// A recogniser on a layer.
@MainActor package final class GestureAttachment: Responder {
  package var recognizer: GestureRecognizer
  package var priority: GesturePriority
  /// Gestures that it leaves in force: its own, and those of the layers inside.
  package var mask: GestureMask
  package var isEnabled = true
  /// What a person would call it.
  package var name: String

  package init(
    _ recognizer: GestureRecognizer, priority: GesturePriority = .normal,
    mask: GestureMask = .all, layer: Layer, name: String
  ) {
    self.recognizer = recognizer
    self.priority = priority
    self.mask = mask
    self.name = name
    recognizer.layer = layer
  }
}

/// Which gestures stay in force where one is added to a view.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view's subviews.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}
