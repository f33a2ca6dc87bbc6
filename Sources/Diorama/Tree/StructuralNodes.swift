import Foundation

@MainActor final class TupleNode<T>: _TypedNode<TupleView<T>> {
  private var parts: [_Node] = []
  override init(_ view: TupleView<T>, _ context: _NodeContext) {
    super.init(view, context)
    parts = view.make(view.value, context)
    for p in parts { adopt(p) }
  }
  override func set(_ new: TupleView<T>) {
    view = new
    new.update(new.value, parts)
  }
  override var count: Int { parts.reduce(0) { $0 + $1.count } }
  package override var slotCount: Int { parts.reduce(0) { $0 + $1.slotCount } }
  package override func collectSlot(_ index: Int, into elements: inout [Element]) {
    forPart(ofSlot: index) { $0.collectSlot($1, into: &elements) }
  }
  package override func identity(ofSlot index: Int) -> AnyHashable? {
    forPart(ofSlot: index) { $0.identity(ofSlot: $1) }
  }
  package override func otherIdentity(ofSlot index: Int) -> AnyHashable? {
    forPart(ofSlot: index) { $0.otherIdentity(ofSlot: $1) }
  }
  package override func slot(with id: AnyHashable) -> Int? {
    var base = 0
    for p in parts {
      if let i = p.slot(with: id) { return base + i }
      base += p.slotCount
    }
    return nil
  }
  package override func findSections(from base: Int, into sections: inout [SlotSection]) {
    var base = base
    for p in parts {
      p.findSections(from: base, into: &sections)
      base += p.slotCount
    }
  }
  package override func retireSlots(farFrom near: Range<Int>) {
    var base = 0
    for p in parts {
      p.retireSlots(farFrom: near.lowerBound - base..<near.upperBound - base)
      base += p.slotCount
    }
  }
  override var holdsState: Bool { false }
  private func forPart<R>(ofSlot index: Int, _ body: (_Node, Int) -> R) -> R {
    var i = index
    for p in parts {
      let n = p.slotCount
      if i < n { return body(p, i) }
      i -= n
    }
    preconditionFailure("slot \(index) of \(slotCount)")
  }
  override func element(at index: Int) -> Element {
    let (part, i) = parts.part(at: index)
    return part.element(at: i)
  }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    let (part, i) = parts.part(at: index)
    return part.trait(key, at: i)
  }
  package override func collect(into elements: inout [Element]) {
    for p in parts { p.collect(into: &elements) }
  }
  override func forEachChild(_ body: (_Node) -> Void) { parts.forEach(body) }
}

extension [_Node] {
  /// The node to whose list an element of all of them belongs, and where it is in that.
  @MainActor func part(at index: Int) -> (_Node, Int) {
    var i = index
    for p in self {
      let n = p.count
      if i < n { return (p, i) }
      i -= n
    }
    preconditionFailure("element \(index) of \(index - i)")
  }
}

@MainActor final class OptionalNode<W: View>: _TypedNode<W?> {
  private var live: _TypedNode<W>?
  private var gone: _TypedNode<W>?
  private let context: _NodeContext
  override init(_ view: W?, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
    if let view {
      live = W._node(view, context)
      adopt(live!)
    }
  }
  override func set(_ new: W?) {
    view = new
    switch (new, live) {
    case (let new?, let node?): node.set(new)
    case (let new?, nil):
      if let g = gone {
        gone = nil
        live = g
        g.set(new)
      } else {
        live = W._node(new, context)
        adopt(live!)
      }
      live!.arrive()
    case (nil, let node?):
      live = nil
      gone = node
      node.depart { [unowned self] in gone = nil }
    case (nil, nil): break
    }
  }
  override var count: Int { live?.count ?? 0 }
  package override var slotCount: Int { live?.slotCount ?? 0 }
  package override func collectSlot(_ index: Int, into elements: inout [Element]) {
    live?.collectSlot(index, into: &elements)
  }
  package override func identity(ofSlot index: Int) -> AnyHashable? {
    live?.identity(ofSlot: index)
  }
  package override func otherIdentity(ofSlot index: Int) -> AnyHashable? {
    live?.otherIdentity(ofSlot: index)
  }
  package override func slot(with id: AnyHashable) -> Int? { live?.slot(with: id) }
  package override func findSections(from base: Int, into sections: inout [SlotSection]) {
    live?.findSections(from: base, into: &sections)
  }
  package override func retireSlots(farFrom near: Range<Int>) { live?.retireSlots(farFrom: near) }
  override var holdsState: Bool { false }
  override func element(at index: Int) -> Element { live!.element(at: index) }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    live?.trait(key, at: index)
  }
  package override func collect(into elements: inout [Element]) { live?.collect(into: &elements) }
  override func list(into listing: inout Listing) { live?.list(into: &listing) }
  override func forEachChild(_ body: (_Node) -> Void) {
    if let live { body(live) }
    if let gone { body(gone) }
  }
}

@MainActor final class ConditionalNode<T: View, F: View>: _TypedNode<_ConditionalContent<T, F>> {
  private var first: _TypedNode<T>?
  private var second: _TypedNode<F>?
  private var goneFirst: _TypedNode<T>?
  private var goneSecond: _TypedNode<F>?
  private let context: _NodeContext
  override init(_ view: _ConditionalContent<T, F>, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
    switch view.storage {
    case .first(let v):
      first = T._node(v, context)
      adopt(first!)
    case .second(let v):
      second = F._node(v, context)
      adopt(second!)
    }
  }
  override func set(_ new: _ConditionalContent<T, F>) {
    view = new
    switch new.storage {
    case .first(let v):
      if let first {
        first.set(v)
        return
      }
      if let n = second {
        second = nil
        goneSecond = n
        n.depart { [unowned self] in goneSecond = nil }
      }
      if let g = goneFirst {
        goneFirst = nil
        first = g
        g.set(v)
      } else {
        first = T._node(v, context)
        adopt(first!)
      }
      first!.arrive()
    case .second(let v):
      if let second {
        second.set(v)
        return
      }
      if let n = first {
        first = nil
        goneFirst = n
        n.depart { [unowned self] in goneFirst = nil }
      }
      if let g = goneSecond {
        goneSecond = nil
        second = g
        g.set(v)
      } else {
        second = F._node(v, context)
        adopt(second!)
      }
      second!.arrive()
    }
  }
  private var live: _Node { first ?? second! }
  override var count: Int { live.count }
  package override var slotCount: Int { live.slotCount }
  package override func collectSlot(_ index: Int, into elements: inout [Element]) {
    live.collectSlot(index, into: &elements)
  }
  package override func identity(ofSlot index: Int) -> AnyHashable? { live.identity(ofSlot: index) }
  package override func otherIdentity(ofSlot index: Int) -> AnyHashable? {
    live.otherIdentity(ofSlot: index)
  }
  package override func slot(with id: AnyHashable) -> Int? { live.slot(with: id) }
  package override func findSections(from base: Int, into sections: inout [SlotSection]) {
    live.findSections(from: base, into: &sections)
  }
  package override func retireSlots(farFrom near: Range<Int>) { live.retireSlots(farFrom: near) }
  override var holdsState: Bool { false }
  override func element(at index: Int) -> Element { live.element(at: index) }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    live.trait(key, at: index)
  }
  package override func collect(into elements: inout [Element]) { live.collect(into: &elements) }
  override func list(into listing: inout Listing) { live.list(into: &listing) }
  override func forEachChild(_ body: (_Node) -> Void) {
    for n in [first, second, goneFirst, goneSecond] as [_Node?] {
      if let n { body(n) }
    }
  }
}

/// One child under a key that may change.
@MainActor final class KeyedNode<V: View, Key: Hashable>: _TypedNode<V> {
  private var live: _Node
  private var key: Key
  private var gone: [Key: _Node] = [:]
  private let context: _NodeContext
  private let keyOf: (V) -> Key
  private let make: (V, _NodeContext) -> _Node
  private let update: (V, _Node) -> Void

  init(
    _ view: V, _ context: _NodeContext, key: @escaping (V) -> Key,
    make: @escaping (V, _NodeContext) -> _Node, update: @escaping (V, _Node) -> Void
  ) {
    self.context = context
    keyOf = key
    self.make = make
    self.update = update
    live = make(view, context)
    self.key = key(view)
    super.init(view, context)
    adopt(live)
  }
  override func set(_ new: V) {
    view = new
    let k = keyOf(new)
    if k == key {
      update(new, live)
      return
    }
    let old = live, oldKey = key
    gone[oldKey] = old
    old.depart { [unowned self, unowned old] in
      if gone[oldKey] === old { gone[oldKey] = nil }
    }
    key = k
    if let g = gone.removeValue(forKey: k) {
      live = g
      update(new, g)
    } else {
      live = make(new, context)
      adopt(live)
    }
    live.arrive()
  }
  override func identity(ofRow node: _Node) -> AnyHashable? { V._trait(IDTrait.self, view, 0) }
  override func ownElement(with id: AnyHashable) -> Element? {
    guard let own = V._trait(IDTrait.self, view, 0), own == id, live.count > 0 else { return nil }
    return live.element(at: 0)
  }
  override var count: Int { live.count }
  package override var slotCount: Int { live.slotCount }
  package override func collectSlot(_ index: Int, into elements: inout [Element]) {
    live.collectSlot(index, into: &elements)
  }
  package override func identity(ofSlot index: Int) -> AnyHashable? {
    V._trait(IDTrait.self, view, 0) ?? live.identity(ofSlot: index)
  }
  package override func otherIdentity(ofSlot index: Int) -> AnyHashable? {
    live.otherIdentity(ofSlot: index)
  }
  package override func slot(with id: AnyHashable) -> Int? {
    if let own = V._trait(IDTrait.self, view, 0), own == id, live.slotCount > 0 { return 0 }
    return live.slot(with: id)
  }
  package override func findSections(from base: Int, into sections: inout [SlotSection]) {
    live.findSections(from: base, into: &sections)
  }
  package override func retireSlots(farFrom near: Range<Int>) { live.retireSlots(farFrom: near) }
  override var holdsState: Bool { false }
  override func element(at index: Int) -> Element { live.element(at: index) }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    if K.self == IDTrait.self, let id = V._trait(key, view, index) { return id }
    return live.trait(key, at: index)
  }
  package override func collect(into elements: inout [Element]) { live.collect(into: &elements) }
  override func list(into listing: inout Listing) { live.list(into: &listing) }
  override func forEachChild(_ body: (_Node) -> Void) {
    body(live)
    gone.values.forEach(body)
  }
}

/// A place for a list whose container is made by others, such as an overlay.
@MainActor final class HostNode: _Node {
  private(set) var content: _Node!
  private(set) var box: ContainerElement!
  private let name: String
  private let environment: EnvironmentBox
  init(
    _ context: _NodeContext, _ content: _Node, _ algorithm: any LayoutAlgorithm, name: String
  ) {
    self.name = name
    environment = context.environment
    super.init(context)
    self.content = content
    adopt(content)
    box = ContainerElement(
      owner: self, system: graph.layout, list: content, algorithm: algorithm, layer: Layer(name))
    box.direction = layoutDirection(environment)
  }
  /// For a view that comes with its primary: nothing of its own animates at first.
  convenience init<V: View>(
    _ context: _NodeContext, quietly view: V, _ algorithm: any LayoutAlgorithm, name: String
  ) {
    let outer = Transaction.current
    Transaction.current = Transaction()
    defer { Transaction.current = outer }
    self.init(context, V._makeNode(view, context), algorithm, name: name)
  }
  /// Sets the content, which has to be of the type it was made with.
  func set<V: View>(_ view: V) { unsafeDowncast(content!, to: _TypedNode<V>.self).set(view) }
  /// The direction of layout has changed.
  override func evaluate() {
    isDirty = false
    epoch += 1
    box.direction = layoutDirection(environment)
  }
  override var container: ContainerElement? { box }
  override func element(at index: Int) -> Element { box }
  override func buryElements() { box.isAlive = false }
  override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }
  package override var label: String { name }
  override var holdsState: Bool { false }
}
