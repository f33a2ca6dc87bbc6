import Foundation

/// What a new node takes from its place in the tree.
public struct _NodeContext {
  unowned(unsafe) let graph: Graph
  var environment: EnvironmentBox
  var scope: AnimationScope?
  /// What is drawn here may be emphasised.
  var emphasis: Emphasis?
  /// Views are listed here, and made where they are put.
  var isListed = false
}

/// The identity and the current value of one view. As a list, it yields the elements that are laid
/// out; it never lays out anything itself.
@MainActor public class _Node: ElementOwner, SlotList {
  unowned(unsafe) final let graph: Graph
  unowned(unsafe) final var parent: _Node?
  final let scope: AnimationScope?
  package final var depth: Int32 = 0
  /// Counts evaluations: what was read in an earlier one does not matter any more.
  final var epoch: Int32 = 0
  final var isAlive = true
  final var isDirty = false
  final var writesPreferences = false
  // Guards against views that change what they read.
  final var evaluations: Int32 = 0
  final var evaluatedIn: Int32 = -1
  /// It evaluates nothing of the user's.
  var isOurs: Bool { true }
  // Coming and going.
  final var isLeaving = false
  private final var holds = 0
  private final var entry: (transaction: Transaction, flush: Int, forget: () -> Void)?

  init(_ context: _NodeContext) {
    graph = context.graph
    scope = context.scope
    graph.nodeCount += 1
  }
  deinit {
    MainActor.assumeIsolated {
      graph.nodeCount -= 1
      token?.node = nil
    }
  }

  /// What sources of state hold on to, so that they do not keep nodes alive.
  final class Token {
    unowned(unsafe) var node: _Node?
    init(_ node: _Node) { self.node = node }
  }
  private final var token: Token?
  final func needToken() -> Token {
    if let token { return token }
    let t = Token(self)
    token = t
    return t
  }

  final func adopt(_ child: _Node) {
    child.parent = self
    child.setDepth(depth + 1)
    if child.writesPreferences {
      notePreferences()
      graph.preferencesChanged(below: self)
    }
  }
  private final func setDepth(_ d: Int32) {
    if depth == d { return }
    depth = d
    forEachChild { $0.setDepth(d + 1) }
  }

  // MARK: the list

  /// Elements, counted without making nodes where the types tell.
  var count: Int { 1 }
  /// The i-th element, made when it is first asked for.
  func element(at index: Int) -> Element { fatalError("\(label) has no elements of its own") }
  package func collect(into elements: inout [Element]) {
    for i in 0..<count { elements.append(element(at: i)) }
  }
  func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    element(at: index).trait(key)
  }
  /// The views of the list, where they are only listed.
  func list(into listing: inout Listing) { forEachChild { $0.list(into: &listing) } }
  /// The first element of the child that has an identity, where this node gives identities.
  func ownElement(with id: AnyHashable) -> Element? { nil }
  /// The identity that a row has in its collection.
  func identity(at index: Int) -> AnyHashable? { nil }
  /// The identity that a node below, of this list, has in it.
  func identity(ofRow node: _Node) -> AnyHashable? { nil }
  /// The identity that it has by what is around it, up to the container.
  final var identityAround: AnyHashable? {
    var n = self
    while let p = n.parent, p.container == nil {
      if let id = p.identity(ofRow: n) { return id }
      n = p
    }
    return nil
  }
  package var slotCount: Int { count }
  package func collectSlot(_ index: Int, into elements: inout [Element]) {
    elements.append(element(at: index))
  }
  package func identity(ofSlot index: Int) -> AnyHashable? { nil }
  package func otherIdentity(ofSlot index: Int) -> AnyHashable? { nil }
  package func slot(with id: AnyHashable) -> Int? { nil }
  package func findSections(from base: Int, into sections: inout [SlotSection]) {}
  package func retireSlots(farFrom near: Range<Int>) {}
  /// It keeps something of its own that would be lost if it were made anew; those in it may, too.
  var holdsState: Bool { true }
  /// The container in which the list below this node ends.
  var container: ContainerElement? { nil }
  func forEachChild(_ body: (_Node) -> Void) {}
  /// The elements that are kept for nodes below may have gone.
  func forgetShells() {}
  /// What is matched with others, here and below, goes: where it is seen now is kept for them.
  func noteMatches() { forEachChild { $0.noteMatches() } }
  /// Its elements are dead.
  func buryElements() {}
  /// Runs again what it ran when it was last evaluated.
  func evaluate() {}
  /// The value that the node writes for a preference.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { nil }
  /// The reader of preferences that this node is.
  var preferenceReader: (any PreferenceReader)? { nil }
  package var label: String { "\(type(of: self))" }

  final func structureChanged() {
    if writesPreferences { graph.preferencesChanged(below: self) }
    var p: _Node? = self
    while let n = p {
      if let c = n.container {
        c.listChanged()
        return
      }
      n.forgetShells()
      p = n.parent
    }
  }
  final func kill() {
    if !isAlive { return }
    isAlive = false
    epoch += 1
    buryElements()
    willDie()
    forEachChild { $0.kill() }
  }
  /// For what a node has registered elsewhere.
  func willDie() {}
  /// Made anew, it would be just as it is.
  final var isReplaceable: Bool {
    if holdsState { return false }
    var all = true
    forEachChild { if all { all = $0.isReplaceable } }
    return all
  }
  final func makeDirty() {
    if !isAlive || isDirty { return }
    isDirty = true
    graph.enqueue(self)
  }
  final func notePreferences() {
    var n: _Node? = self
    while let q = n, !q.writesPreferences {
      q.writesPreferences = true
      n = q.parent
    }
  }

  // MARK: coming and going

  /// A parent takes this child out of its list. It may be kept while it leaves.
  final func depart(_ forget: @escaping () -> Void) {
    if !graph.matches.isEmpty { noteMatches() }
    isLeaving = true
    entry = (Transaction.current, graph.flush, forget)
    graph.departing.append(self)
    parent!.structureChanged()
  }
  /// A parent puts this child into its list, for the first time or again.
  final func arrive(in flush: Int? = nil, with transaction: Transaction? = nil) {
    isLeaving = false
    entry = (transaction ?? .current, flush ?? graph.flush, {})
    parent!.structureChanged()
  }
  /// The same without a word to the container, which is asking right now.
  final func arriveQuietly(with transaction: Transaction) {
    isLeaving = false
    entry = (transaction, graph.flush, {})
  }
  private final func release() {
    holds -= 1
    if holds == 0, isLeaving, isAlive { bury() }
  }
  /// Called at the end of an update.
  final func buryIfGone() {
    if isLeaving, holds == 0, isAlive { bury() }
  }
  private final func bury() {
    kill()
    entry?.forget()
    // What was kept around its elements goes with them.
    var p = parent
    while let n = p, n.container == nil {
      n.forgetShells()
      p = n.parent
    }
  }

  package final var layoutTransaction: Transaction { graph.transaction(scope) }
  package final var hasMatches: Bool { !graph.matches.isEmpty }
  package final func arrival(below container: any ElementOwner) -> Arrival? {
    var n: _Node? = self
    while let q = n, q !== container {
      if let e = q.entry, e.flush == graph.flush, !q.isLeaving {
        return Arrival(transaction: e.transaction)
      }
      n = q.parent
    }
    return nil
  }
  package final func departure(below container: any ElementOwner) -> Departure? {
    var n: _Node? = self
    while let q = n, q !== container {
      if q.isLeaving, let e = q.entry {
        return Departure(
          transaction: e.transaction, hold: { q.holds += 1 }, release: { q.release() })
      }
      n = q.parent
    }
    return nil
  }
}

/// The node of a view of one type. Parents hold their children typed and never cast.
@MainActor public class _TypedNode<V: View>: _Node {
  final var view: V
  init(_ view: V, _ context: _NodeContext) {
    self.view = view
    super.init(context)
  }
  func set(_ new: V) { view = new }
  /// The name of the type, without those in it.
  package override var label: String { String("\(V.self)".prefix { $0 != "<" }) }
}

/// A node that hands the list of its one child through.
@MainActor class PassNode<V: View, C: View>: _TypedNode<V> {
  final var content: _TypedNode<C>!
  override var count: Int { content.count }
  override func element(at index: Int) -> Element { content.element(at: index) }
  package override func collect(into elements: inout [Element]) { content.collect(into: &elements) }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    content.trait(key, at: index)
  }
  override func list(into listing: inout Listing) { content.list(into: &listing) }
  override func identity(at index: Int) -> AnyHashable? { content.identity(at: index) }
  package override var slotCount: Int { content.slotCount }
  package override func collectSlot(_ index: Int, into elements: inout [Element]) {
    content.collectSlot(index, into: &elements)
  }
  package override func identity(ofSlot index: Int) -> AnyHashable? {
    content.identity(ofSlot: index)
  }
  package override func otherIdentity(ofSlot index: Int) -> AnyHashable? {
    content.otherIdentity(ofSlot: index)
  }
  package override func slot(with id: AnyHashable) -> Int? { content.slot(with: id) }
  package override func findSections(from base: Int, into sections: inout [SlotSection]) {
    content.findSections(from: base, into: &sections)
  }
  package override func retireSlots(farFrom near: Range<Int>) {
    content.retireSlots(farFrom: near)
  }
  override var holdsState: Bool { false }
  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
  final func put(_ child: C, _ context: _NodeContext) {
    if let content {
      content.set(child)
    } else {
      content = C._node(child, context)
      adopt(content)
    }
  }
}

/// A view that only wraps another.
@MainActor final class WrapperNode<V: View, C: View>: PassNode<V, C> {
  private let unwrap: (V) -> C
  init(_ view: V, _ context: _NodeContext, _ unwrap: @escaping (V) -> C) {
    self.unwrap = unwrap
    super.init(view, context)
    put(unwrap(view), context)
  }
  override func set(_ new: V) {
    view = new
    content.set(unwrap(new))
  }
}

@MainActor final class EmptyNode: _TypedNode<EmptyView> {
  override var count: Int { 0 }
  package override func collect(into elements: inout [Element]) {}
  override var holdsState: Bool { false }
}
