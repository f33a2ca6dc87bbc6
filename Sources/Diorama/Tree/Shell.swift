import Foundation

/// An element around one other, which it hands through.
@MainActor class WrapperElement: Element {
  final let child: Element
  init(_ owner: _Node, _ child: Element, layer: Layer?) {
    self.child = child
    super.init(owner: owner, system: owner.graph.layout, layer: layer)
    child.parent = self
    direction = child.direction
  }
  /// Written out because the version that the compiler would make calls itself.
  override init(owner: any ElementOwner, system: LayoutSystem, layer: Layer?) {
    preconditionFailure("a shell is made for a child")
  }
  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize { child.measure(p) }
  override func placeContent(in host: Layer, at base: CGPoint) {
    child.place(CGRect(origin: .zero, size: frame.size), proposal, in: host, at: base)
    layer?.setBelow([child.topLayer])
  }
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? {
    child.guide(key, in: size, p)
  }
  override func forgetInnerGuides() { child.forgetUsersGuides() }
  override var core: Element { child.core }
  override var topElement: Element { layer == nil ? child.topElement : self }
  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? { child.trait(key) }
  override var isSpacer: Bool { child.isSpacer }
  override var takesNoSpacing: Bool { child.takesNoSpacing }
  override func disappear() {
    super.disappear()
    child.disappear()
  }
}

/// A node that keeps one element of its own around each element of its content, so that what it does
/// distributes over any list of views.
@MainActor class ShellNode<V: View, C: View, S: WrapperElement>: PassNode<V, C> {
  private var first: S?
  private var others: [ObjectIdentifier: S] = [:]

  /// Makes the element around another.
  func makeShell(_ child: Element) -> S { preconditionFailure("abstract") }
  /// An element has gone, and with it the one around it.
  func dropped(_ shell: S) {}

  private func shell(_ e: Element) -> S {
    if let first, first.child === e { return first }
    if let s = others[ObjectIdentifier(e)] { return s }
    let s = makeShell(e)
    if first == nil { first = s } else { others[ObjectIdentifier(e)] = s }
    return s
  }
  final func forEachShell(_ body: (S) -> Void) {
    if let first { body(first) }
    others.values.forEach(body)
  }
  override func element(at index: Int) -> Element { shell(content.element(at: index)) }
  package override func collect(into elements: inout [Element]) {
    var inner: [Element] = []
    content.collect(into: &inner)
    for e in inner { elements.append(shell(e)) }
  }
  package override func collectSlot(_ index: Int, into elements: inout [Element]) {
    var inner: [Element] = []
    content.collectSlot(index, into: &inner)
    for e in inner { elements.append(shell(e)) }
  }
  override func forgetShells() {
    for (key, s) in others where !s.child.isAlive {
      others[key] = nil
      forget(s)
    }
    if let f = first, !f.child.isAlive {
      first = nil
      forget(f)
    }
  }
  /// It is dead for those further out, too, which keep elements around it.
  private func forget(_ shell: S) {
    shell.isAlive = false
    dropped(shell)
  }
  override func buryElements() { forEachShell { $0.isAlive = false } }
}

/// The node of a modifier whose shells follow what it says and what it reads of the environment.
@MainActor
class FollowedNode<C: View, M: ViewModifier, S: WrapperElement>:
  ShellNode<ModifiedContent<C, M>, C, S>
{
  /// Takes the modifier's values into a shell.
  func update(_ shell: S) {}
  override func set(_ new: ModifiedContent<C, M>) {
    view = new
    evaluate()
    content.set(new.content)
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    forEachShell { update($0) }
  }
}

extension Element {
  /// The container that lays the element out, with nothing between but modifiers.
  var containerAround: ContainerElement? {
    var e = parent
    while let q = e {
      if let container = q as? ContainerElement { return container }
      e = q.parent
    }
    return nil
  }
}

/// The element of a modifier.
@MainActor final class Shell<M: ElementModifier>: WrapperElement {
  var modifier: M
  init(_ owner: _Node, _ modifier: M, _ child: Element) {
    self.modifier = modifier
    super.init(owner, child, layer: M.layerEffect.map { Layer("\(M.self)", effect: $0) })
  }
  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize { modifier.size(p, child) }
  override func placeContent(in host: Layer, at base: CGPoint) {
    var (rect, p) = modifier.place(frame.size, proposal, child)
    if direction == .rightToLeft { rect = rect.mirrored(in: frame.width) }
    child.place(rect, p, in: host, at: base)
    layer?.setBelow([child.topLayer])
  }
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? {
    let (rect, q) = modifier.place(size, p, child)
    if let own = modifier.guide(key, child.dimensions(rect.size, q)) {
      system.askedUsers += 1
      return own
    }
    guard let v = child.guide(key, in: rect.size, q) else { return nil }
    return v + (key.axis == .horizontal ? rect.minX : rect.minY)
  }
  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? {
    modifier.trait(key) ?? child.trait(key)
  }
  override var isSpacer: Bool { !M.affectsLayout && child.isSpacer }
  override func appear() { modifier.appeared(self) }
  override func disappear() {
    modifier.disappeared(self)
    super.disappear()
  }
}

@MainActor
final class ModifiedNode<C: View, M: ElementModifier>:
  ShellNode<ModifiedContent<C, M>, C, Shell<M>>
{
  private let environment: EnvironmentBox

  override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> Shell<M> {
    let s = Shell(self, view.modifier, child)
    apply(s, Transaction())
    turn(s)
    return s
  }
  /// What places its child follows the direction of layout.
  private func turn(_ s: Shell<M>) {
    if M.affectsLayout { s.direction = layoutDirection(environment) }
  }
  private func apply(_ s: Shell<M>, _ transaction: Transaction) {
    guard let layer = s.layer else { return }
    Update.reading(self) {
      s.modifier.apply(
        to: layer, Stage(motion: graph.motion, transaction: transaction),
        EnvironmentValues(environment))
    }
  }
  override func trait<K: _TraitKey>(_ key: K.Type, at index: Int) -> K.Value? {
    view.modifier.trait(key) ?? content.trait(key, at: index)
  }
  override func set(_ new: ModifiedContent<C, M>) {
    let change = new.modifier.change(from: view.modifier)
    view = new
    if change.layer { epoch += 1 }
    forEachShell { s in
      s.modifier = new.modifier
      if change.layer {
        apply(s, .current)
        turn(s)
      }
      if change.layout {
        s.invalidate()
        // What is handed to the container matters to the container.
        if !M.affectsLayout { s.containerAround?.invalidate() }
      }
    }
    content.set(new.content)
  }
  /// A value of the environment that it read has changed.
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    forEachShell {
      apply($0, .current)
      turn($0)
    }
  }
}
