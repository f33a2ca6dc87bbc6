import Foundation

/// A value that a view keeps for as long as it keeps its place. Writing it updates the views that
/// read it.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private var initial: Value
  private var box: StateBox<Value>?

  public init(wrappedValue value: Value) { initial = value }
  public init(initialValue value: Value) { initial = value }

  public var wrappedValue: Value {
    get { box?.get() ?? initial }
    nonmutating set { box?.set(newValue) }
  }
  public var projectedValue: Binding<Value> {
    if let box { return Binding(location: box) }
    let initial = initial
    return Binding(get: { initial }, set: { _ in })
  }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}
extension State: Sendable where Value: Sendable {}
extension State: DynamicSlot {
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

/// Names things within one view, such as the places between which a shape moves.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  public struct ID: Hashable, Sendable {
    let number: Int
  }
  private final class Box {
    let id: ID
    init(_ number: Int) { id = ID(number: number) }
  }
  private var id = ID(number: 0)
  public init() {}
  public var wrappedValue: ID { id }
}
extension Namespace: DynamicSlot {
  static var isOwnState: Bool { true }
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext
  ) {
    if slot == nil { slot = Box(node.graph.nextNamespace()) }
    pointer.assumingMemoryBound(to: Self.self).pointee.id =
      unsafeDowncast(slot!, to: Box.self).id
  }
}
