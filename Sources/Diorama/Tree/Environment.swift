import Foundation
import Observation

/// Names a value that views hand down to those inside of them.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that one `.environment` modifier, or the window, sets. Reading climbs to the box that
/// has the value, and subscribes there: what a change costs depends on the number of readers alone.
final class EnvironmentBox: @unchecked Sendable {
  private let outer: EnvironmentBox?
  private var values: [ObjectIdentifier: Any] = [:]
  private var sources: [ObjectIdentifier: Source] = [:]
  let assets: EnvironmentAssets?
  /// - Parameter assets: of a window, where there is nothing further out.
  init(_ outer: EnvironmentBox?, assets: EnvironmentAssets? = nil) {
    self.outer = outer
    self.assets = outer?.assets ?? assets
  }

  func read(_ id: ObjectIdentifier) -> Any? {
    var box = self
    while box.values[id] == nil, let next = box.outer { box = next }
    if Update.reader != nil {
      let source = box.sources[id] ?? Source()
      box.sources[id] = source
      source.track()
    }
    return box.values[id]
  }
  @MainActor func write(_ changes: [(ObjectIdentifier, Any)]) {
    for (id, value) in changes {
      let old = values[id], isNew = old == nil
      if let old, Self.areEqual(old, value) { continue }
      values[id] = value
      // Readers below that found nothing here have subscribed further out.
      if isNew { subscribers(of: id)?.changed() }
      sources[id]?.changed()
    }
  }
  /// Whether two values are known to be the same: writing one over the other changes nothing.
  private static func areEqual(_ a: Any, _ b: Any) -> Bool {
    func same<E: Equatable>(_ a: E) -> Bool { (b as? E) == a }
    func alike<P: PlaceComparable>(_ a: P) -> Bool { (b as? P).map { a.isSame(as: $0) } ?? false }
    if let a = a as? any PlaceComparable { return alike(a) }
    return (a as? any Equatable).map { same($0) } ?? false
  }
  private func subscribers(of id: ObjectIdentifier) -> Source? {
    var box = outer
    while let b = box {
      if b.values[id] != nil || b.outer == nil { return b.sources[id] }
      box = b.outer
    }
    return nil
  }
}

/// The values that are handed down to one view.
public struct EnvironmentValues: @unchecked Sendable {
  private let box: EnvironmentBox?
  private(set) var written: [(ObjectIdentifier, Any)] = []

  public init() { box = nil }
  init(_ box: EnvironmentBox) { self.box = box }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get {
      let id = ObjectIdentifier(key)
      if let w = written.last(where: { $0.0 == id }) { return w.1 as! K.Value }
      return box?.read(id).map { $0 as! K.Value } ?? K.defaultValue
    }
    set { written.append((ObjectIdentifier(key), newValue)) }
  }
  var surroundings: (any ColorSurroundings)? { box }
  var assets: EnvironmentAssets? { box?.assets }
  /// Tells apart the places in the tree at which values are handed down.
  var place: ObjectIdentifier? { box.map { ObjectIdentifier($0) } }
  /// An observable object, by its type.
  subscript<T: AnyObject>(object type: T.Type) -> T? {
    get {
      let id = ObjectIdentifier(type)
      if let w = written.last(where: { $0.0 == id }) { return w.1 as? T }
      return box?.read(id) as? T
    }
    set { written.append((ObjectIdentifier(type), newValue as Any)) }
  }
}

/// Reads a value that was handed down.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value)
  }
  private let source: Source
  private var box: EnvironmentBox?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }
  /// Reads an observable object by its type. Without one above, the program ends with a message that
  /// names the type.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    source = .object { values in
      guard let object = values[object: objectType] else {
        preconditionFailure(
          "no \(objectType) in the environment: add .environment(…) to a view further out")
      }
      return object
    }
  }
  /// Reads an observable object by its type; nil where there is none.
  public init<T: AnyObject>(_ objectType: T.Type) where Value == T? {
    source = .object { $0[object: objectType] }
  }

  public var wrappedValue: Value {
    let values = box.map { EnvironmentValues($0) } ?? EnvironmentValues()
    switch source {
    case .keyPath(let path): return values[keyPath: path]
    case .object(let read): return read(values)
    }
  }
}
extension Environment: @unchecked Sendable where Value: Sendable {}
extension Environment: DynamicSlot {
  static var isOwnState: Bool { true }
  static var holdsState: Bool { false }
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext
  ) {
    pointer.assumingMemoryBound(to: Self.self).pointee.box = context.environment
  }
}

/// Hands changed values down.
nonisolated struct EnvironmentModifier: PassModifier {
  let change: (inout EnvironmentValues) -> Void
  /// Nil where it cannot be compared: the values are then written at every update.
  let value: (any Equatable)?

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    EnvironmentNode(view, context)
  }
  func isSame(as other: EnvironmentModifier) -> Bool {
    func same<E: Equatable>(_ a: E) -> Bool { (other.value as? E) == a }
    return value.map { same($0) } ?? false
  }
}

@MainActor
final class EnvironmentNode<C: View>:
  PassNode<ModifiedContent<C, EnvironmentModifier>, C>
{
  private let box: EnvironmentBox
  private let outer: EnvironmentBox
  override init(_ view: ModifiedContent<C, EnvironmentModifier>, _ context: _NodeContext) {
    outer = context.environment
    box = EnvironmentBox(outer)
    super.init(view, context)
    evaluate()
    var inner = context
    inner.environment = box
    put(view.content, inner)
  }
  /// Values are changed from those further out, which may change themselves.
  override func evaluate() {
    isDirty = false
    epoch += 1
    var values = EnvironmentValues(outer)
    Update.reading(self) { view.modifier.change(&values) }
    box.write(values.written)
  }
  override func set(_ new: ModifiedContent<C, EnvironmentModifier>) {
    let isSame = new.modifier.isSame(as: view.modifier)
    view = new
    if !isSame { evaluate() }
    content.set(new.content)
  }
}

extension View {
  /// Hands a value down to this view and those in it.
  nonisolated public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    nonisolated(unsafe) let value = value
    return modifier(
      EnvironmentModifier(
        change: { $0[keyPath: keyPath] = value }, value: value as? any Equatable))
  }
  /// Hands an observable object down, to be found by its type; nil takes it away.
  nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    nonisolated(unsafe) let object = object
    return modifier(
      EnvironmentModifier(
        change: { $0[object: T.self] = object }, value: object.map { ObjectIdentifier($0) }))
  }
  /// Changes a value on its way down.
  nonisolated public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentModifier(change: { transform(&$0[keyPath: keyPath]) }, value: nil))
  }
}

extension _Node {
  /// The direction of layout here. The node is told when it changes.
  final func layoutDirection(_ environment: EnvironmentBox) -> LayoutDirection {
    Update.reading(self) { EnvironmentValues(environment).layoutDirection }
  }
}
