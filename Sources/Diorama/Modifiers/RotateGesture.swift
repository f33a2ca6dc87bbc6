import Foundation

/// Two fingers that go around each other.
///
/// It begins where the middle of the fingers is when the second one comes down, and ends when either
/// is lifted. Angles count clockwise from where the fingers were at first, on beyond whole turns.
nonisolated public struct RotateGesture: Gesture, Sendable {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    /// What the rotation changes by in a second.
    public var velocity: Angle
    /// The middle of the fingers at first, as a part of the view's size.
    public var startAnchor: UnitPoint
    /// The middle of the fingers at first, in the view's points.
    public var startLocation: CGPoint
  }
  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    PinchRecognizer.make(.rotation(radians: gesture.minimumAngleDelta.radians)) { s in
      Value(
        time: Date(timeIntervalSinceReferenceDate: s.time), rotation: .radians(s.rotation),
        velocity: .radians(s.rotationVelocity), startAnchor: s.anchor, startLocation: s.start)
    }
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    PinchRecognizer.update(r, .rotation(radians: gesture.minimumAngleDelta.radians))
  }
}

/// Two fingers that go around each other, by their angle alone: the form before `RotateGesture`.
nonisolated public struct RotationGesture: Gesture, Sendable {
  public typealias Body = Never
  public typealias Value = Angle
  /// How far the fingers have to turn before the gesture begins.
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Angle> {
    PinchRecognizer.make(.rotation(radians: gesture.minimumAngleDelta.radians)) {
      .radians($0.rotation)
    }
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Angle>, _ gesture: Self) {
    PinchRecognizer.update(r, .rotation(radians: gesture.minimumAngleDelta.radians))
  }
}

extension PinchRecognizer.Sample {
  /// The start as a part of the layer's size; the middle of one without any.
  var anchor: UnitPoint {
    UnitPoint(
      x: size.width > 0 ? start.x / size.width : 0.5,
      y: size.height > 0 ? start.y / size.height : 0.5)
  }
}

extension PinchRecognizer {
  /// A recogniser whose values are made of what two fingers do.
  static func make<Value>(
    _ threshold: Threshold, _ value: @escaping (Sample) -> Value
  ) -> _GestureRecognizer<Value> {
    let pinch = PinchRecognizer(threshold)
    let r = _GestureRecognizer<Value>(pinch)
    pinch.changed = { [unowned r] in r.change(value($0)) }
    pinch.finished = { [unowned r] in r.end(value($0)) }
    return r
  }
  static func update<Value>(_ r: _GestureRecognizer<Value>, _ threshold: Threshold) {
    (r.recognizer as! PinchRecognizer).threshold = threshold
    r.forget()
  }
}
