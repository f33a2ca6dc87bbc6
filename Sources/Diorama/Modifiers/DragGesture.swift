import Foundation

/// A press that moves by at least `minimumDistance` points.
nonisolated public struct DragGesture: Gesture, Sendable {
  public typealias Body = Never

  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize
    /// From the press, so the first value is not zero: the slop counts.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }
    /// Where the pointer would be a quarter of a second from now.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
  @_disfavoredOverload
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let drag = DragRecognizer(minimumDistance: gesture.minimumDistance)
    let r = _GestureRecognizer<Value>(drag)
    r.inner = gesture.coordinateSpace
    drag.changed = { [unowned r] in r.change(value($0, r)) }
    drag.finished = { [unowned r] in r.end(value($0, r)) }
    return r
  }
  @MainActor private static func value(
    _ s: DragRecognizer.Sample, _ r: _GestureRecognizer<Value>
  ) -> Value {
    let space = r.inner as? CoordinateSpace ?? .local
    return Value(
      time: Date(timeIntervalSinceReferenceDate: s.time),
      location: r.recognizer.location(s.location, in: space),
      startLocation: r.recognizer.location(s.start, in: space),
      velocity: CGSize(width: s.velocity.dx, height: s.velocity.dy))
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    (r.recognizer as! DragRecognizer).minimumDistance = gesture.minimumDistance
    r.inner = gesture.coordinateSpace
    r.forget()
  }
}
