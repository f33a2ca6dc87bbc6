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
  @MainActor init(of element: Element) {
    self = element.trait(ContainerValuesTrait.self) ?? ContainerValues()
    if let tag = element.trait(TagTrait.self) { tags = [tag] }
  }
  public subscript<K: ContainerValueKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
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
nonisolated struct ContainerValueModifier<V>: PassModifier {
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ContainerValueNode(view, context)
  }
}
@MainActor final class ContainerValueShell: WrapperElement {
  var set: (inout ContainerValues) -> Void = { _ in }
  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? {
    if K.self != ContainerValuesTrait.self { return child.trait(key) }
    var values = child.trait(ContainerValuesTrait.self) ?? ContainerValues()
    set(&values)
    return (values as! K.Value)
  }
}
@MainActor
final class ContainerValueNode<C: View, V>:
  ShellNode<ModifiedContent<C, ContainerValueModifier<V>>, C, ContainerValueShell>
{
  override init(_ view: ModifiedContent<C, ContainerValueModifier<V>>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> ContainerValueShell {
    let s = ContainerValueShell(self, child, layer: nil)
    s.set = setter
    return s
  }
  private var setter: (inout ContainerValues) -> Void {
    let m = view.modifier
    return { $0[keyPath: m.keyPath] = m.value }
  }
  override func set(_ new: ModifiedContent<C, ContainerValueModifier<V>>) {
    view = new
    forEachShell { $0.set = setter }
    content.set(new.content)
    // Those who have read it read it again.
    structureChanged()
  }
}

extension View {
  /// Hands a value to the container around the view. It goes no further than that.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
