import Foundation

/// Something that a person does with the pointer.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  associatedtype Value
  associatedtype Body: Gesture
  @MainActor @preconcurrency var body: Body { get }
  /// Makes what recognises the gesture.
  @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value>
  /// Takes a new value of the gesture into the recogniser that was made for it.
  @MainActor static func _update(_ recognizer: _GestureRecognizer<Value>, _ gesture: Self)
  /// Whether the recogniser still serves the gesture.
  @MainActor static func _isSame(
    _ recognizer: _GestureRecognizer<Value>, _ gesture: Self
  ) -> Bool
}
extension Gesture {
  @MainActor public static func _isSame(
    _ recognizer: _GestureRecognizer<Value>, _ gesture: Self
  ) -> Bool { true }
}
extension Gesture where Body.Value == Value {
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    Body._makeRecognizer(gesture.body)
  }
  @MainActor public static func _update(
    _ recognizer: _GestureRecognizer<Value>, _ gesture: Self
  ) {
    Body._update(recognizer, gesture.body)
  }
}
extension Gesture where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body: the toolkit recognises it") }
}
extension Never: Gesture {
  public typealias Value = Never
  @MainActor public static func _makeRecognizer(_ gesture: Never) -> _GestureRecognizer<Never> {}
  @MainActor public static func _update(
    _ recognizer: _GestureRecognizer<Never>, _ gesture: Never
  ) {}
}

/// A recogniser and what is done with the values that it finds.
@MainActor public final class _GestureRecognizer<Value> {
  let recognizer: GestureRecognizer
  /// Called while the gesture goes on.
  var changed: [(Value) -> Void] = []
  var ended: [(Value) -> Void] = []
  /// Called when it is over, whatever its end.
  var finished: [() -> Void] = []
  /// What the gesture that this was made for keeps with it.
  var inner: Any?
  /// The gesture's type, where it may change.
  var type: ObjectIdentifier?
  /// The last value that was found in this press.
  private(set) var last: Value?
  private var hasBegun = false
  private var endsWithLast = false

  init(_ recognizer: GestureRecognizer) {
    self.recognizer = recognizer
    let outer = recognizer.onFinish
    recognizer.onFinish = { [unowned self] in
      outer?()
      finish()
    }
  }
  func forget() {
    changed = []
    ended = []
    finished = []
  }
  func change(_ value: Value) {
    last = value
    hasBegun = true
    for f in changed { f(value) }
  }
  func end(_ value: Value) {
    last = value
    hasBegun = true
    for f in ended { f(value) }
  }
  /// The gesture has no end of its own: it ends with the last value when its parts have ended.
  func endsWithLastValue() { endsWithLast = true }
  private func finish() {
    if endsWithLast, recognizer.status == .ended, let last {
      for f in ended { f(last) }
    }
    last = nil
    if hasBegun {
      hasBegun = false
      for f in finished { f() }
    }
  }
}

/// A number of clicks.
nonisolated public struct TapGesture: Gesture, Sendable {
  public typealias Body = Never
  public typealias Value = Void
  public var count: Int
  public init(count: Int = 1) { self.count = count }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Void> {
    let tap = TapRecognizer(count: gesture.count) { _ in }
    let r = _GestureRecognizer<Void>(tap)
    tap.action = { [unowned r] _ in r.end(()) }
    return r
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Void>, _ gesture: Self) {
    (r.recognizer as! TapRecognizer).count = max(gesture.count, 1)
    r.forget()
  }
}

/// A number of clicks, and where the last one was.
nonisolated public struct SpatialTapGesture: Gesture, Sendable {
  public typealias Body = Never
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }
  @_disfavoredOverload
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let tap = TapRecognizer(count: gesture.count) { _ in }
    let r = _GestureRecognizer<Value>(tap)
    r.inner = gesture.coordinateSpace
    tap.action = { [unowned r, unowned tap] p in
      let space = r.inner as? CoordinateSpace ?? .local
      r.end(Value(location: tap.location(p, in: space)))
    }
    return r
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    (r.recognizer as! TapRecognizer).count = max(gesture.count, 1)
    r.inner = gesture.coordinateSpace
    r.forget()
  }
}

/// A press that is held in place; it succeeds after `minimumDuration` seconds.
nonisolated public struct LongPressGesture: Gesture, Sendable {
  public typealias Body = Never
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat
  /// Seconds, and points that the pointer may stray.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Bool> {
    let press = LongPressRecognizer(
      minimumDuration: gesture.minimumDuration, maximumDistance: gesture.maximumDistance
    ) {}
    let r = _GestureRecognizer<Bool>(press)
    press.action = { [unowned r] in r.end(true) }
    press.pressing = { [unowned r] isPressing in if isPressing { r.change(true) } }
    return r
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Bool>, _ gesture: Self) {
    let press = r.recognizer as! LongPressRecognizer
    press.minimumDuration = gesture.minimumDuration
    press.maximumDistance = gesture.maximumDistance
    r.forget()
  }
}

extension GestureRecognizer {
  /// A place in the window in a space of the layer that the recogniser is attached to.
  func location(_ p: CGPoint, in space: CoordinateSpace) -> CGPoint {
    layer?.location(p, in: space) ?? p
  }
}
extension Layer {
  /// A place in the window in a space as this layer sees it.
  func location(_ p: CGPoint, in space: CoordinateSpace) -> CGPoint {
    switch space {
    case .global: return p
    case .local: return fromRoot(p) ?? p
    case .named(let name):
      var l: Layer? = self
      while let q = l {
        if q.spaceName == name { return q.fromRoot(p) ?? p }
        l = q.above
      }
      // A view that a gesture is added to may name the space itself.
      var inner = self
      while inner.below.count == 1 {
        inner = inner.below[0]
        if inner.spaceName == name { return inner.fromRoot(p) ?? p }
      }
      return p
    }
  }
}

// MARK: what is done with a gesture

nonisolated public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Content.Value
  var content: Content
  var action: (Content.Value) -> Void
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let r = Content._makeRecognizer(gesture.content)
    r.ended.append(gesture.action)
    return r
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    Content._update(r, gesture.content)
    r.ended.append(gesture.action)
  }
}
nonisolated public struct _ChangedGesture<Content: Gesture>: Gesture
where Content.Value: Equatable {
  public typealias Body = Never
  public typealias Value = Content.Value
  var content: Content
  var action: (Content.Value) -> Void
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let r = Content._makeRecognizer(gesture.content)
    r.changed.append(gesture.action)
    return r
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    Content._update(r, gesture.content)
    r.changed.append(gesture.action)
  }
}
nonisolated public struct _MapGesture<Content: Gesture, Value>: Gesture {
  public typealias Body = Never
  var content: Content
  var transform: (Content.Value) -> Value
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let base = Content._makeRecognizer(gesture.content)
    let r = _GestureRecognizer<Value>(base.recognizer)
    r.inner = base
    connect(base, r, gesture.transform)
    return r
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    let base = r.inner as! _GestureRecognizer<Content.Value>
    Content._update(base, gesture.content)
    r.forget()
    connect(base, r, gesture.transform)
  }
  @MainActor private static func connect(
    _ base: _GestureRecognizer<Content.Value>, _ r: _GestureRecognizer<Value>,
    _ transform: @escaping (Content.Value) -> Value
  ) {
    base.changed.append { [unowned r] in r.change(transform($0)) }
    base.ended.append { [unowned r] in r.end(transform($0)) }
  }
}

extension Gesture {
  /// Adds what happens when the gesture has succeeded.
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}
extension Gesture where Value: Equatable {
  /// Adds what happens whenever the gesture's value changes.
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self, action: action)
  }
}
