import Foundation

/// Names a value that a view hands to the container around it.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// What a view hands to the container around it: extend it with values of your own.
///
///     extension ContainerValues { @Entry var isPinned = false }
///     Text("a").containerValue(\.isPinned, true)
public struct ContainerValues {
  fileprivate var values: [ObjectIdentifier: Any] = [:]
  private var tags: [AnyHashable] = []
  init() {}
  @MainActor init(of item: Listing.Item) {
    self = item.node.trait(ContainerValuesTrait.self, at: item.index) ?? ContainerValues()
    if let tag = item.node.trait(TagTrait.self, at: item.index) { tags = [tag] }
  }
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
  /// The view's tag, where it is of the type.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    tags.lazy.compactMap { $0.base as? V }.first
  }
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { tags.contains(AnyHashable(tag)) }
}
/// The value that `tag(_:)` gives a view.
enum TagTrait: _TraitKey { typealias Value = AnyHashable }
enum ContainerValuesTrait: _TraitKey { typealias Value = ContainerValues }

/// Sets a value beside those that views further in have set.
nonisolated struct ContainerValueModifier<V>: PassModifier, ContainerValueSetter {
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    WrapperNode(view, context) { $0.content }
  }
  func set(in values: inout ContainerValues) { values[keyPath: keyPath] = value }
}
/// A modifier that hands something to the container around.
protocol ContainerValueSetter {
  func set(in values: inout ContainerValues)
}

extension View {
  /// Hands a value to the container around the view. It goes no further than that.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
