import Foundation

/// Two fingers that go apart or together.
///
/// It begins where the middle of the fingers is when the second one comes down, and ends when either
/// is lifted. On a desktop, the second finger is at the pointer's place mirrored at the middle of the
/// window while the Alt key is held.
nonisolated public struct MagnifyGesture: Gesture, Sendable {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    /// The distance of the fingers as a factor of what it was at first.
    public var magnification: CGFloat
    /// What the magnification changes by in a second.
    public var velocity: CGFloat
    /// The middle of the fingers at first, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at first, in the view's points.
    public var startLocation: CGPoint
  }
  /// How far the magnification has to be from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    PinchRecognizer.make(.magnification(gesture.minimumScaleDelta)) { s in
      Value(
        time: Date(timeIntervalSinceReferenceDate: s.time), magnification: s.magnification,
        velocity: s.magnificationVelocity, startAnchor: s.anchor, startLocation: s.start)
    }
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    PinchRecognizer.update(r, .magnification(gesture.minimumScaleDelta))
  }
}

/// Two fingers that go apart or together, by their factor alone: the form before `MagnifyGesture`.
nonisolated public struct MagnificationGesture: Gesture, Sendable {
  public typealias Body = Never
  public typealias Value = CGFloat
  /// How far the magnification has to be from 1 before the gesture begins.
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<CGFloat> {
    PinchRecognizer.make(.magnification(gesture.minimumScaleDelta)) { $0.magnification }
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<CGFloat>, _ gesture: Self) {
    PinchRecognizer.update(r, .magnification(gesture.minimumScaleDelta))
  }
}
