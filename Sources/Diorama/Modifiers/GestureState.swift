import Foundation

/// A value that a gesture changes while it goes on, and that falls back when it is over, whatever
/// its end.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  private let initial: Value
  private let reset: (Value, inout Transaction) -> Void
  private var box: StateBox<Value>?

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, reset: { _, _ in }) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }
  /// Falls back in a transaction of one's own.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue, reset: { _, t in t = resetTransaction })
  }
  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }
  /// `reset` gets the last value, and may change the transaction in which it falls back.
  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }
  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }
  public var wrappedValue: Value { box?.get() ?? initial }
  public var projectedValue: GestureState<Value> { self }

  var current: Value { Update.withoutReader { box?.get() ?? initial } }
  func set(_ value: Value, _ transaction: Transaction) {
    withTransaction(transaction) { box?.set(value) }
  }
  func fallBack() {
    var transaction = Transaction()
    reset(current, &transaction)
    transaction.carrying { box?.set(initial) }
  }
}
extension GestureState where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
  public init(resetTransaction: Transaction) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}
extension GestureState: @unchecked Sendable where Value: Sendable {}
extension GestureState: DynamicSlot {
  static var isOwnState: Bool { true }
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext
  ) {
    let me = pointer.assumingMemoryBound(to: Self.self)
    if slot == nil { slot = StateBox(me.pointee.initial, owner: node) }
    me.pointee.box = unsafeDowncast(slot!, to: StateBox<Value>.self)
  }
}

/// A gesture that keeps a `GestureState` while it goes on.
nonisolated public struct GestureStateGesture<Base: Gesture, State>: Gesture {
  public typealias Body = Never
  public typealias Value = Base.Value
  public var base: Base
  public var state: GestureState<State>
  public var _body: (Base.Value, inout State, inout Transaction) -> Void
  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    _body = body
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let r = Base._makeRecognizer(gesture.base)
    connect(r, gesture)
    return r
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    Base._update(r, gesture.base)
    connect(r, gesture)
  }
  @MainActor private static func connect(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    r.changed.append { value in
      var state = gesture.state.current
      var transaction = Transaction.current
      gesture._body(value, &state, &transaction)
      gesture.state.set(state, transaction)
    }
    r.finished.append { gesture.state.fallBack() }
  }
}

extension Gesture {
  /// Keeps a value while the gesture goes on.
  nonisolated public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
