import Foundation

/// Two recognisers of values under one.
@MainActor final class RecognizerPair<First: Gesture, Second: Gesture> {
  let first: _GestureRecognizer<First.Value>
  let second: _GestureRecognizer<Second.Value>
  private init(_ first: First, _ second: Second) {
    self.first = First._makeRecognizer(first)
    self.second = Second._makeRecognizer(second)
  }
  /// The recogniser over both, joined by `join` and told of their values by `connect`.
  static func make<Value>(
    _ first: First, _ second: Second,
    join: (GestureRecognizer, GestureRecognizer) -> GestureRecognizer,
    connect: (RecognizerPair, _GestureRecognizer<Value>) -> Void
  ) -> _GestureRecognizer<Value> {
    let pair = RecognizerPair(first, second)
    let r = _GestureRecognizer<Value>(join(pair.first.recognizer, pair.second.recognizer))
    r.inner = pair
    connect(pair, r)
    return r
  }
  static func update<Value>(
    _ r: _GestureRecognizer<Value>, _ first: First, _ second: Second,
    connect: (RecognizerPair, _GestureRecognizer<Value>) -> Void
  ) {
    let pair = r.inner as! RecognizerPair
    First._update(pair.first, first)
    Second._update(pair.second, second)
    r.forget()
    connect(pair, r)
  }
}

/// Both gestures at once.
nonisolated public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    RecognizerPair.make(
      gesture.first, gesture.second, join: SimultaneousRecognizer.init, connect: connect)
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    RecognizerPair.update(r, gesture.first, gesture.second, connect: connect)
  }
  @MainActor private static func connect(
    _ pair: RecognizerPair<First, Second>, _ r: _GestureRecognizer<Value>
  ) {
    let take = { [unowned r] (change: (inout Value) -> Void) in
      var value = r.last ?? Value()
      change(&value)
      r.change(value)
    }
    pair.first.changed.append { v in take { $0.first = v } }
    pair.second.changed.append { v in take { $0.second = v } }
    pair.first.ended.append { v in take { $0.first = v } }
    pair.second.ended.append { v in take { $0.second = v } }
    r.endsWithLastValue()
  }
}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The second gesture after the first, under the same press.
nonisolated public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  public enum Value {
    /// The first has not ended yet.
    case first(First.Value)
    /// The first has ended; the second may have begun.
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    RecognizerPair.make(
      gesture.first, gesture.second, join: SequenceRecognizer.init, connect: connect)
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    RecognizerPair.update(r, gesture.first, gesture.second, connect: connect)
  }
  @MainActor private static func connect(
    _ pair: RecognizerPair<First, Second>, _ r: _GestureRecognizer<Value>
  ) {
    let first = { [unowned r] () -> First.Value? in
      switch r.last {
      case .first(let v), .second(let v, _): v
      case nil: nil
      }
    }
    pair.first.changed.append { [unowned r] in r.change(.first($0)) }
    pair.first.ended.append { [unowned r] in r.change(.second($0, nil)) }
    pair.second.changed.append { [unowned r] v in
      if let f = first() { r.change(.second(f, v)) }
    }
    pair.second.ended.append { [unowned r] v in
      if let f = first() { r.end(.second(f, v)) }
    }
  }
}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// The first gesture if it succeeds, otherwise the second.
nonisolated public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  public typealias Body = Never
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    RecognizerPair.make(
      gesture.first, gesture.second, join: ExclusiveRecognizer.init, connect: connect)
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    RecognizerPair.update(r, gesture.first, gesture.second, connect: connect)
  }
  @MainActor private static func connect(
    _ pair: RecognizerPair<First, Second>, _ r: _GestureRecognizer<Value>
  ) {
    pair.first.changed.append { [unowned r] in r.change(.first($0)) }
    pair.first.ended.append { [unowned r] in r.end(.first($0)) }
    pair.second.changed.append { [unowned r] in r.change(.second($0)) }
    pair.second.ended.append { [unowned r] in r.end(.second($0)) }
  }
}
extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// A gesture of any type with one type of values.
nonisolated public struct AnyGesture<Value>: Gesture {
  public typealias Body = Never
  private let make: @MainActor () -> _GestureRecognizer<Value>
  private let update: @MainActor (_GestureRecognizer<Value>) -> Bool
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    nonisolated(unsafe) let gesture = gesture
    let type = ObjectIdentifier(T.self)
    make = {
      let r = T._makeRecognizer(gesture)
      r.type = type
      return r
    }
    update = { r in
      guard r.type == type else { return false }
      T._update(r, gesture)
      return true
    }
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    gesture.make()
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    // A gesture of another type takes over with the next press.
    if !gesture.update(r) { r.forget() }
  }
}

/// No gesture where there is none.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  @MainActor public static func _makeRecognizer(
    _ gesture: Self
  ) -> _GestureRecognizer<Wrapped.Value> {
    guard let gesture else { return _GestureRecognizer(AbsentRecognizer()) }
    return Wrapped._makeRecognizer(gesture)
  }
  @MainActor public static func _update(
    _ r: _GestureRecognizer<Wrapped.Value>, _ gesture: Self
  ) {
    if let gesture, !(r.recognizer is AbsentRecognizer) { Wrapped._update(r, gesture) }
  }
  @MainActor public static func _isSame(
    _ recognizer: _GestureRecognizer<Wrapped.Value>, _ gesture: Self
  ) -> Bool {
    (recognizer.recognizer is AbsentRecognizer) == (gesture == nil)
  }
}
/// Recognises nothing.
@MainActor final class AbsentRecognizer: GestureRecognizer {
  override func down(_ event: PointerEvent) { status = .failed }
}

extension Gesture {
  nonisolated public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }
  nonisolated public func sequenced<Other: Gesture>(
    before other: Other
  ) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }
  nonisolated public func exclusively<Other: Gesture>(
    before other: Other
  ) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
