import Foundation

/// Names a value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  /// Adds the value of a later view to that of the ones before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A node that is told when preferences below it may have changed.
@MainActor protocol PreferenceReader: _Node {
  var isStale: Bool { get set }
  /// It makes views of what it is told, so it is told within the update, and not after it.
  var isPartOfTheTree: Bool { get }
  func deliver()
}
extension PreferenceReader {
  var isPartOfTheTree: Bool { false }
}

extension _Node {
  /// What the views in this node write for a key, put together; nil where none writes it.
  func gathered<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var sum: K.Value?
    func walk(_ node: _Node) {
      if !node.writesPreferences || node.isLeaving { return }
      if let v = node.preference(K.self) {
        if sum == nil { sum = v } else { K.reduce(value: &sum!) { v } }
        return
      }
      node.forEachChild(walk)
    }
    walk(self)
    return sum
  }
}

/// Hands a value up. It takes the place of what the views below hand up under the same key.
nonisolated struct PreferenceModifier<K: PreferenceKey>: PassModifier {
  let value: K.Value
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PreferenceNode(view, context)
  }
}
@MainActor
final class PreferenceNode<C: View, K: PreferenceKey>:
  PassNode<ModifiedContent<C, PreferenceModifier<K>>, C>
{
  override init(_ view: ModifiedContent<C, PreferenceModifier<K>>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
    notePreferences()
    graph.preferencesChanged(below: self)
  }
  override func set(_ new: ModifiedContent<C, PreferenceModifier<K>>) {
    view = new
    graph.preferencesChanged(below: self)
    content.set(new.content)
  }
  override func preference<L: PreferenceKey>(_ key: L.Type) -> L.Value? {
    K.self == L.self ? (view.modifier.value as! L.Value) : nil
  }
}

/// Changes what the views below hand up.
nonisolated struct PreferenceTransform<K: PreferenceKey>: PassModifier {
  let transform: (inout K.Value) -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PreferenceTransformNode(view, context)
  }
}
@MainActor
final class PreferenceTransformNode<C: View, K: PreferenceKey>:
  PassNode<ModifiedContent<C, PreferenceTransform<K>>, C>
{
  override init(_ view: ModifiedContent<C, PreferenceTransform<K>>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
    notePreferences()
    graph.preferencesChanged(below: self)
  }
  override func set(_ new: ModifiedContent<C, PreferenceTransform<K>>) {
    view = new
    graph.preferencesChanged(below: self)
    content.set(new.content)
  }
  override func preference<L: PreferenceKey>(_ key: L.Type) -> L.Value? {
    guard K.self == L.self else { return nil }
    var v = content.gathered(K.self) ?? K.defaultValue
    view.modifier.transform(&v)
    return (v as! L.Value)
  }
}

/// Tells what the views below hand up, whenever it has changed.
nonisolated struct PreferenceChangeModifier<K: PreferenceKey>: PassModifier
where K.Value: Equatable {
  let action: (K.Value) -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PreferenceChangeNode(view, context)
  }
}
@MainActor
final class PreferenceChangeNode<C: View, K: PreferenceKey>:
  PassNode<ModifiedContent<C, PreferenceChangeModifier<K>>, C>, PreferenceReader
where K.Value: Equatable {
  var isStale = true
  private var last: K.Value?
  override var preferenceReader: (any PreferenceReader)? { self }
  override init(_ view: ModifiedContent<C, PreferenceChangeModifier<K>>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
    graph.add(self)
  }
  override func set(_ new: ModifiedContent<C, PreferenceChangeModifier<K>>) {
    view = new
    content.set(new.content)
  }
  func deliver() {
    isStale = false
    let value = content.gathered(K.self) ?? K.defaultValue
    if value == last { return }
    last = value
    view.modifier.action(value)
  }
  package override var label: String { "onPreferenceChange(\(K.self))" }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }
  /// Calls `action` with the value that this view hands up, at first and whenever it has changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }
}
