import Foundation

/// A view that stands for the list of views in it and adds nothing to them.
nonisolated protocol ListView {}
extension TupleView: ListView {}
extension ForEach: ListView {}
extension Optional: ListView {}
extension _ConditionalContent: ListView {}
extension AnyView: ListView {}
extension Group: ListView {}
extension IDView: ListView {}
extension EmptyView: ListView {}
extension Subview: ListView {}
extension SubviewsView: ListView {}
extension _ViewModifier_Content: ListView {}

extension View {
  /// The view's node; where views are only listed, one that stands for it.
  ///
  /// This, and what makes the nodes of views with a body and of shapes, is compiled once for all views:
  /// a copy for each view of the toolkit made a sixth of the library, and a fifth of the time that it
  /// takes to compile.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  @MainActor static func _node(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    if context.isListed, _count == 1 || Body.self == Never.self && !(Self.self is any ListView.Type)
    {
      return ListedNode(view, context)
    }
    return _makeNode(view, context)
  }
}

/// The views of a list, to be made where they are put.
struct Listing {
  /// One view: that at an index in the list of a node.
  struct Item: Hashable {
    let node: any ListedNodes
    let index: Int
    static func == (a: Item, b: Item) -> Bool { a.node === b.node && a.index == b.index }
    func hash(into hasher: inout Hasher) {
      hasher.combine(ObjectIdentifier(node))
      hasher.combine(index)
    }
  }
  /// Views that belong together: a header, what is in it and a footer follow each other.
  struct Part {
    let id: ObjectIdentifier
    var headers: Range<Int>, footers: Range<Int>
    /// What modifiers around the section hand on.
    var values = ContainerValues()
    var all: Range<Int> { headers.lowerBound..<footers.upperBound }
  }
  var items: [Item] = []
  var parts: [Part] = []
}

/// Lists views without making them, and makes one of them wherever it is to be seen.
@MainActor protocol ListedNodes: _Node {
  /// The node of one view, below another node.
  func copy(at index: Int, _ context: _NodeContext) -> _Node
}

/// Stands for a view in a list. It has no elements of its own: each place in which the view is put
/// has a copy, with state of its own and under what is handed down there.
@MainActor final class ListedNode<V: View>: _TypedNode<V>, ListedNodes {
  private struct Copy {
    weak var node: _TypedNode<V>?
  }
  private let context: _NodeContext
  private var copies: [Copy] = []
  /// Tells what the type does not: of how many views it consists, and what they hand to a container.
  private var sample: _TypedNode<V>?
  private var isAsked = false

  override init(_ view: V, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
  }
  override func set(_ new: V) {
    view = new
    for c in copies { c.node?.set(new) }
    guard let sample else { return }
    sample.set(new)
    if isAsked { structureChanged() }
  }
  private func needSample() -> _TypedNode<V> {
    if let sample { return sample }
    let outer = Transaction.current
    Transaction.current = Transaction()
    defer { Transaction.current = outer }
    let node =
      (V.self as? any ModifiedView.Type).map { listed($0, view, context) }
      ?? V._makeNode(view, context)
    sample = node
    adopt(node)
    return node
  }
  private func listed<M: ModifiedView>(
    _: M.Type, _ view: V, _ context: _NodeContext
  ) -> _TypedNode<V> {
    unsafeDowncast(M._makeListed(view as! M, context), to: _TypedNode<V>.self)
  }
  override var count: Int { V._count ?? needSample().count }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    let isLeaf =
      V.Body.self == Never.self && !(V.self is any ListView.Type)
      && !(V.self is any ModifiedView.Type)
    if isLeaf || !isAlive { return nil }
    isAsked = true
    return needSample().trait(key, at: index)
  }
  override func list(into listing: inout Listing) {
    let first = listing.items.count
    for i in 0..<count { listing.items.append(.init(node: self, index: i)) }
    if !V._isLong { return }
    var inside = Listing()
    needSample().list(into: &inside)
    for part in inside.parts { listing.parts.append(part.shifted(by: first)) }
  }
  func copy(at index: Int, _ context: _NodeContext) -> _Node {
    let node = V._node(view, context)
    copies.removeAll { $0.node == nil }
    copies.append(Copy(node: node))
    return count == 1 ? node : PartNode(node, index, context)
  }
  override func forEachChild(_ body: (_Node) -> Void) {
    if let sample { body(sample) }
  }
  package override var label: String { "Listed" + super.label }
}
extension Listing.Part {
  fileprivate func shifted(by n: Int) -> Self {
    var new = self
    new.headers = headers.lowerBound + n..<headers.upperBound + n
    new.footers = footers.lowerBound + n..<footers.upperBound + n
    return new
  }
}

/// One of the views that a view consists of.
@MainActor private final class PartNode: _Node {
  private let all: _Node
  private let index: Int
  init(_ all: _Node, _ index: Int, _ context: _NodeContext) {
    self.all = all
    self.index = index
    super.init(context)
    adopt(all)
  }
  override var count: Int { all.count > index ? 1 : 0 }
  override func element(at i: Int) -> Element { all.element(at: index) }
  override func trait<K: _TraitKey>(_ key: K.Type, at i: Int) -> K.Value? {
    all.trait(key, at: index)
  }
  override func forEachChild(_ body: (_Node) -> Void) { body(all) }
}

/// A view with a modifier.
nonisolated private protocol ModifiedView: View {
  /// A node that tells of the view, and shows nothing.
  @MainActor static func _makeListed(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self>
}
extension ModifiedContent: ModifiedView where Content: View, Modifier: ViewModifier {
  @MainActor fileprivate static func _makeListed(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    // What a body reads may be handed down by the modifier, and a modifier with a body is one itself.
    Modifier.Body.self == Never.self && Modifier.self != EnvironmentModifier.self
      ? TraitNode(view, context) : _makeNode(view, context)
  }
}
/// What a modifier of the toolkit hands to containers, without what it does.
@MainActor
private final class TraitNode<C: View, M: ViewModifier>: PassNode<ModifiedContent<C, M>, C> {
  override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func set(_ new: ModifiedContent<C, M>) {
    view = new
    content.set(new.content)
  }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    guard let setter, K.self == ContainerValuesTrait.self else {
      return M._trait(key, view.modifier) ?? content.trait(key, at: index)
    }
    var values = content.trait(ContainerValuesTrait.self, at: index) ?? ContainerValues()
    setter.set(in: &values)
    return values as? K.Value
  }
  private var setter: (any ContainerValueSetter)? { view.modifier as? any ContainerValueSetter }
  override func list(into listing: inout Listing) {
    let first = listing.parts.count
    content.list(into: &listing)
    guard let setter else { return }
    for i in listing.parts.indices[first...] { setter.set(in: &listing.parts[i].values) }
  }
}
