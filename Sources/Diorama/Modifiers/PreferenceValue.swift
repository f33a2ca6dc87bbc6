import Foundation

/// A second view that is made of what the first hands up, over it or behind it.
nonisolated struct PreferenceValueModifier<K: PreferenceKey, Secondary: View>: PassModifier {
  let alignment: Alignment
  let role: SecondaryRole
  let secondary: (K.Value) -> Secondary
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    PreferenceValueNode(view, context)
  }
}
@MainActor
final class PreferenceValueNode<C: View, K: PreferenceKey, S: View>:
  PassNode<
    ModifiedContent<C, PreferenceValueModifier<K, S>>,
    ModifiedContent<C, SecondaryModifier<LaterView<S>>>
  >, PreferenceReader
{
  /// What is handed up is known once the first view has been laid out.
  var isStale = true
  var isPartOfTheTree: Bool { true }
  private let context: _NodeContext
  private var secondary = LaterView<S>(content: nil)
  override var preferenceReader: (any PreferenceReader)? { self }

  override init(
    _ view: ModifiedContent<C, PreferenceValueModifier<K, S>>, _ context: _NodeContext
  ) {
    self.context = context
    super.init(view, context)
    show()
    graph.add(self)
  }
  private func show() {
    let m = view.modifier
    put(
      view.content.modifier(
        SecondaryModifier(secondary: secondary, alignment: m.alignment, role: m.role)), context)
  }
  override func set(_ new: ModifiedContent<C, PreferenceValueModifier<K, S>>) {
    view = new
    // The first view may hand up something else now: it is asked after it has been updated.
    isStale = true
    show()
  }
  func deliver() { makeDirty() }
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    let both = content as! SecondaryNode<C, LaterView<S>>
    let value = both.content.gathered(K.self) ?? K.defaultValue
    let new = observing { view.modifier.secondary(value) }
    secondary = LaterView(content: new)
    // The first view is left alone: it would say that it hands something up anew.
    both.setSecondary(secondary)
  }
  package override var label: String { "\(view.modifier.role)PreferenceValue(\(K.self))" }
}

/// A view that comes when it is known, without an animation of its own.
nonisolated struct LaterView<Content: View>: View, ListView {
  typealias Body = Never
  let content: Content?
  @MainActor static var _count: Int? { nil }
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    LaterNode(view, context)
  }
}
@MainActor final class LaterNode<C: View>: _TypedNode<LaterView<C>> {
  private var content: _TypedNode<C>?
  private let context: _NodeContext
  override init(_ view: LaterView<C>, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
    set(view)
  }
  override func set(_ new: LaterView<C>) {
    view = new
    guard let view = new.content else { return }
    if let content {
      content.set(view)
      return
    }
    let outer = Transaction.current
    Transaction.current = Transaction()
    defer { Transaction.current = outer }
    content = C._node(view, context)
    adopt(content!)
    structureChanged()
  }
  override var count: Int { content?.count ?? 0 }
  override func element(at index: Int) -> Element { content!.element(at: index) }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    content?.trait(key, at: index)
  }
  package override func collect(into elements: inout [Element]) {
    content?.collect(into: &elements)
  }
  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
}

extension View {
  /// Lays a view over this one, made of what it hands up for a key.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceValueModifier<K, V>(alignment: alignment, role: .overlay, secondary: transform))
  }
  /// Lays a view behind this one, made of what it hands up for a key.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceValueModifier<K, V>(
        alignment: alignment, role: .background, secondary: transform))
  }
}
