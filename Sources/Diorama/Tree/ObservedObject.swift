import Combine
import Foundation

/// An object that somebody else keeps; the view runs again when it changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType
  private var source: ObjectSource?
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
  public init(initialValue: ObjectType) { wrappedValue = initialValue }
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue, source: source) }

  /// Makes bindings to the object's properties.
  @dynamicMemberLookup public struct Wrapper {
    let object: ObjectType
    let source: ObjectSource?
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(object, keyPath, source))
    }
  }
}
extension ObservedObject: PlaceComparable {
  func isSame(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}
extension ObservedObject: DynamicSlot {
  static var isOwnState: Bool { false }
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext
  ) {
    let me = pointer.assumingMemoryBound(to: Self.self)
    if slot == nil { slot = ObjectSource(node) }
    let source = unsafeDowncast(slot!, to: ObjectSource.self)
    source.follow(me.pointee.wrappedValue)
    me.pointee.source = source
  }
}

/// An object that the view makes when it first appears and keeps for as long as it keeps its place;
/// the view runs again when it changes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let thunk: () -> ObjectType
  private var kept: Kept?

  private final class Kept {
    let object: ObjectType
    let source: ObjectSource
    @MainActor init(_ object: ObjectType, _ node: _Node) {
      self.object = object
      source = ObjectSource(node)
      source.follow(object)
    }
  }
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { self.thunk = thunk }
  /// Away from a view, every reading makes another object.
  public var wrappedValue: ObjectType { kept?.object ?? thunk() }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    .init(object: wrappedValue, source: kept?.source)
  }
}
extension StateObject: DynamicSlot {
  static var isOwnState: Bool { true }
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext
  ) {
    let me = pointer.assumingMemoryBound(to: Self.self)
    if slot == nil {
      let object = Update.withoutReader { me.pointee.thunk() }
      slot = Kept(object, node)
    }
    me.pointee.kept = unsafeDowncast(slot!, to: Kept.self)
  }
}

/// An object that a view further out hands down; the view runs again when it changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var box: EnvironmentBox?
  private var source: ObjectSource?
  public init() {}
  /// Without such an object above, the program ends with a message that names the type.
  public var wrappedValue: ObjectType {
    let values = box.map { EnvironmentValues($0) } ?? EnvironmentValues()
    guard let object = values[EnvironmentObjectKey<ObjectType>.self]?.object else {
      let text =
        "no \(ObjectType.self) in the environment: add .environmentObject(…) to a view further out"
      preconditionFailure(text)
    }
    source?.follow(object)
    return object
  }
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    let object = wrappedValue
    return .init(object: object, source: source)
  }
}
extension EnvironmentObject: DynamicSlot {
  static var isOwnState: Bool { true }
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext
  ) {
    let me = pointer.assumingMemoryBound(to: Self.self)
    if slot == nil { slot = ObjectSource(node) }
    me.pointee.source = unsafeDowncast(slot!, to: ObjectSource.self)
    me.pointee.box = context.environment
  }
}

private enum EnvironmentObjectKey<T: AnyObject>: EnvironmentKey {
  struct Reference: Equatable {
    let object: T
    static func == (a: Self, b: Self) -> Bool { a.object === b.object }
  }
  static var defaultValue: Reference? { nil }
}
extension View {
  /// Hands an object down, to be found by its type.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    nonisolated(unsafe) let object = object
    return modifier(
      EnvironmentModifier(
        change: { $0[EnvironmentObjectKey<T>.self] = .init(object: object) },
        value: ObjectIdentifier(object)))
  }
}
