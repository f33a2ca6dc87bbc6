import Foundation

/// Sets a layer's values in one transaction.
@MainActor struct Stage {
  let motion: Motion
  let transaction: Transaction
  func set(_ layer: Layer, _ property: Layer.Property, _ value: SIMD4<Double>) {
    layer.set(property, value, motion, transaction)
  }
}

/// What a modifier of the toolkit does to each element of the view it is applied to. Every
/// requirement has a default that changes nothing.
nonisolated protocol ElementModifier: PassModifier {
  /// The effect of the layer it needs; nil for a modifier without one.
  static var layerEffect: LayerEffect? { get }
  /// It sizes or places its child in a way of its own.
  static var affectsLayout: Bool { get }

  @MainActor func size(_ p: ProposedViewSize, _ child: Element) -> CGSize
  /// Where the child goes, leading on the left, and what it is proposed.
  @MainActor func place(
    _ size: CGSize, _ p: ProposedViewSize, _ child: Element
  ) -> (CGRect, ProposedViewSize)
  /// A guide that the modifier sets, for the child's dimensions.
  @MainActor func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat?
  /// Shows the modifier's values on its layer.
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues)
  @MainActor func trait<K: _TraitKey>(_ key: K.Type) -> K.Value?
  /// What a change from `old` makes necessary.
  @MainActor func change(from old: Self) -> (layout: Bool, layer: Bool)
  /// The element has appeared, or left for good.
  @MainActor func appeared(_ shell: Element)
  @MainActor func disappeared(_ shell: Element)
}

extension ElementModifier {
  static var layerEffect: LayerEffect? { nil }
  static var affectsLayout: Bool { false }
  @MainActor func size(_ p: ProposedViewSize, _ child: Element) -> CGSize { child.measure(p) }
  @MainActor func place(
    _ size: CGSize, _ p: ProposedViewSize, _ child: Element
  ) -> (CGRect, ProposedViewSize) {
    (CGRect(origin: .zero, size: size), p)
  }
  @MainActor func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? { nil }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {}
  @MainActor func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? { nil }
  @MainActor func change(from old: Self) -> (layout: Bool, layer: Bool) {
    (Self.affectsLayout, Self.layerEffect != nil)
  }
  @MainActor func appeared(_ shell: Element) {}
  @MainActor func disappeared(_ shell: Element) {}

  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ModifiedNode(view, context)
  }
  @MainActor static func _trait<K: _TraitKey>(_ key: K.Type, _ modifier: Self) -> K.Value? {
    modifier.trait(key)
  }
}
extension ElementModifier where Self: Equatable {
  @MainActor func change(from old: Self) -> (layout: Bool, layer: Bool) {
    self == old ? (false, false) : (Self.affectsLayout, Self.layerEffect != nil)
  }
}

/// A modifier's part in layout: one for each element, so that every modifier distributes over any
/// list of views.
@MainActor final class Shell<M: ElementModifier>: Element {
  let child: Element
  var modifier: M
  init(_ owner: _Node, _ modifier: M, _ child: Element) {
    self.child = child
    self.modifier = modifier
    super.init(
      owner: owner, system: owner.graph.layout,
      layer: M.layerEffect.map { Layer("\(M.self)", effect: $0) })
    child.parent = self
    direction = child.direction
  }
  /// Written out because the compiler's own version calls itself in a generic class.
  override init(owner: any ElementOwner, system: LayoutSystem, layer: Layer?) {
    preconditionFailure("a shell is made for a child")
  }
  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize { modifier.size(p, child) }
  override func placeContent(in host: Layer, at base: CGPoint) {
    var (rect, p) = modifier.place(frame.size, proposal, child)
    if direction == .rightToLeft { rect = rect.mirrored(in: frame.width) }
    child.place(rect, p, in: host, at: base)
    if let layer { layer.setBelow([child.topLayer]) }
  }
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? {
    let (rect, q) = modifier.place(size, p, child)
    if let own = modifier.guide(key, child.dimensions(rect.size, q)) { return own }
    guard let v = child.guide(key, in: rect.size, q) else { return nil }
    return v + (key.axis == .horizontal ? rect.minX : rect.minY)
  }
  override var topLayer: Layer { layer ?? child.topLayer }
  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? {
    modifier.trait(key) ?? child.trait(key)
  }
  override var isSpacer: Bool { !M.affectsLayout && child.isSpacer }
  override func appear() { modifier.appeared(self) }
  override func disappear() {
    modifier.disappeared(self)
    child.disappear()
  }
}

@MainActor final class ModifiedNode<C: View, M: ElementModifier>:
  PassNode<ModifiedContent<C, M>, C>
{
  private var first: Shell<M>?
  private var others: [ObjectIdentifier: Shell<M>] = [:]
  private let environment: EnvironmentBox

  override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    put(view.content, context)
  }
  private func shell(_ e: Element) -> Shell<M> {
    if let first, first.child === e { return first }
    if let s = others[ObjectIdentifier(e)] { return s }
    let s = Shell(self, view.modifier, e)
    if first == nil { first = s } else { others[ObjectIdentifier(e)] = s }
    if s.layer != nil { apply(s, Transaction()) }
    return s
  }
  private func apply(_ s: Shell<M>, _ transaction: Transaction) {
    Update.reading(self) {
      s.modifier.apply(
        to: s.layer!, Stage(motion: graph.motion, transaction: transaction),
        EnvironmentValues(environment))
    }
  }
  private func forEachShell(_ body: (Shell<M>) -> Void) {
    if let first { body(first) }
    others.values.forEach(body)
  }
  override func element(at index: Int) -> Element { shell(content.element(at: index)) }
  package override func collect(into elements: inout [Element]) {
    var inner: [Element] = []
    content.collect(into: &inner)
    for e in inner { elements.append(shell(e)) }
  }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    view.modifier.trait(key) ?? content.trait(key, at: index)
  }
  override func forgetShells() {
    others = others.filter { $0.value.child.isAlive }
    if let f = first, !f.child.isAlive { first = nil }
  }
  override func buryElements() { forEachShell { $0.isAlive = false } }
  override func set(_ new: ModifiedContent<C, M>) {
    let change = new.modifier.change(from: view.modifier)
    view = new
    if change.layer { epoch += 1 }
    forEachShell { s in
      s.modifier = new.modifier
      if change.layer { apply(s, .current) }
      if change.layout { s.invalidate() }
    }
    content.set(new.content)
  }
  /// A value of the environment that it read has changed.
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    forEachShell { if $0.layer != nil { apply($0, .current) } }
  }
}
