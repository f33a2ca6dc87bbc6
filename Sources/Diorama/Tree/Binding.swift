import Foundation

/// A way to read and write a value that somebody else keeps.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  let location: Location<Value>
  private final class Attached {
    let transaction: Transaction
    init(_ transaction: Transaction) { self.transaction = transaction }
  }
  private var attached: Attached?
  /// What goes with every write through this binding.
  public var transaction: Transaction {
    get { attached?.transaction ?? Transaction() }
    set { attached = Attached(newValue) }
  }

  init(location: Location<Value>) { self.location = location }
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ComputedLocation(get: get, set: { value, _ in set(value) })
  }
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    location = ComputedLocation(get: get, set: set)
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  /// A binding to a value that writes do not change.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set {
      if let attached, Transaction.current.animation == nil {
        withTransaction(attached.transaction) { location.set(newValue) }
      } else {
        location.set(newValue)
      }
    }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(location: MemberLocation(base: self, keyPath: keyPath))
  }
  /// The binding with a transaction for what is written through it.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var b = self
    b.transaction = transaction
    return b
  }
  /// The binding with an animation for what is written through it.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

extension Binding {
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let v = $0 { base.wrappedValue = v } })
  }
  /// Nil where the base has no value. Read while the base is nil, it keeps the last value.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    nonisolated(unsafe) var last = first
    self.init(
      get: {
        if let v = base.wrappedValue { last = v }
        return last
      }, set: { base.wrappedValue = $0 })
  }
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let v = $0.base as? V { base.wrappedValue = v } })
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

/// Looked into with a mirror, it has the fields that it has on Apple's systems, with the value of now:
/// some styles of text fields get at theirs in no other way.
extension Binding: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "transaction": transaction, "location": location, "_value": wrappedValue,
      ], displayStyle: .struct)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices
  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after i: Index) -> Index { wrappedValue.index(after: i) }
  public func formIndex(after i: inout Index) { wrappedValue.formIndex(after: &i) }
  public subscript(position: Index) -> Element {
    let base = self
    // A row may outlive its place for one update: it then shows what it showed last.
    nonisolated(unsafe) var last = base.wrappedValue[position]
    return Binding<Value.Element>(
      get: {
        let all = base.wrappedValue
        if all.indices.contains(position) { last = all[position] }
        return last
      },
      set: {
        if base.wrappedValue.indices.contains(position) { base.wrappedValue[position] = $0 }
      })
  }
}
extension Binding: BidirectionalCollection
where Value: BidirectionalCollection & MutableCollection {
  public func index(before i: Index) -> Index { wrappedValue.index(before: i) }
  public func formIndex(before i: inout Index) { wrappedValue.formIndex(before: &i) }
}
extension Binding: RandomAccessCollection
where Value: RandomAccessCollection & MutableCollection {}

/// A member of another binding's value.
private final class MemberLocation<Root, Value>: Location<Value>, @unchecked Sendable {
  private let base: Binding<Root>
  private let keyPath: WritableKeyPath<Root, Value>
  init(base: Binding<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }
  override func get() -> Value { base.wrappedValue[keyPath: keyPath] }
  override func set(_ value: Value) { base.wrappedValue[keyPath: keyPath] = value }
  override func isSame(as other: Source) -> Bool {
    guard let other = other as? MemberLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}

/// A field that knows when it leads to the same place.
protocol PlaceComparable {
  func isSame(as other: Self) -> Bool
}
extension Optional: PlaceComparable where Wrapped: PlaceComparable {
  func isSame(as other: Wrapped?) -> Bool {
    switch (self, other) {
    case (let a?, let b?): a.isSame(as: b)
    case (nil, nil): true
    default: false
    }
  }
}
/// What a value of some type is like, as far as one can tell: others that are Equatable, or that have
/// nothing in them, may be known to be the same.
struct Likeness: PlaceComparable {
  private let value: (any Equatable)?
  init<T>(_ value: T) {
    self.value =
      value as? any Equatable ?? (MemoryLayout<T>.size == 0 ? ObjectIdentifier(T.self) : nil)
  }
  func isSame(as other: Likeness) -> Bool {
    func same<E: Equatable>(_ a: E) -> Bool { (other.value as? E) == a }
    return value.map { same($0) } ?? false
  }
}
extension Binding: PlaceComparable {
  func isSame(as other: Binding<Value>) -> Bool {
    attached === other.attached && location.isSame(as: other.location)
  }
}

extension Binding: DynamicSlot {
  static var isOwnState: Bool { false }
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext
  ) {}
}
