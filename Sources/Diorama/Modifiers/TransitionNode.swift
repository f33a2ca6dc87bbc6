import Foundation

/// Ties a transition to a view. A transition with a body of its own is put around the view.
nonisolated struct TransitionModifier: PassModifier {
  let transition: AnyTransition
  /// What a body makes of several views is not known before it runs.
  @MainActor static func _count(_ content: Int?) -> Int? { content == 1 ? 1 : nil }
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TransitionNode(view, context)
  }
}

@MainActor
final class TransitionNode<C: View>:
  ShellNode<
    ModifiedContent<C, TransitionModifier>, _ConditionalContent<C, AnyView>, TransitionShell
  >
{
  private var phase = TransitionPhase.identity

  override init(_ view: ModifiedContent<C, TransitionModifier>, _ context: _NodeContext) {
    super.init(view, context)
    put(wrapped, context)
  }
  private var wrapped: _ConditionalContent<C, AnyView> {
    let bodies = view.modifier.transition.kind.bodies
    if bodies.isEmpty { return _ConditionalContent(storage: .first(view.content)) }
    return _ConditionalContent(
      storage: .second(bodies.reduce(AnyView(view.content)) { $1.wrap($0, phase) }))
  }
  override func makeShell(_ child: Element) -> TransitionShell {
    TransitionShell(self, child, view.modifier.transition) { [unowned self] in enter($0, $1) }
  }
  override func set(_ new: ModifiedContent<C, TransitionModifier>) {
    view = new
    forEachShell { $0.transition = new.modifier.transition }
    content.set(wrapped)
  }
  private func enter(_ new: TransitionPhase, _ transaction: Transaction) {
    if new == phase || !isAlive { return }
    phase = new
    let outer = Transaction.current
    Transaction.current = transaction
    content.set(wrapped)
    Transaction.current = outer
  }
}

/// Tells the container how its child comes and goes.
@MainActor final class TransitionShell: WrapperElement {
  var transition: AnyTransition
  private let enter: @MainActor (TransitionPhase, Transaction) -> Void
  init(
    _ owner: _Node, _ child: Element, _ transition: AnyTransition,
    _ enter: @escaping @MainActor (TransitionPhase, Transaction) -> Void
  ) {
    self.transition = transition
    self.enter = enter
    super.init(owner, child, layer: nil)
  }
  override func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? {
    guard K.self == TransitionTrait.self else { return child.trait(key) }
    return BoundTransition(
      kind: transition.kind, enter: transition.kind.bodies.isEmpty ? nil : enter) as? K.Value
  }
}

/// A transition, and the view that it has been given to.
private struct BoundTransition: TransitionEffects {
  let kind: AnyTransition.Kind
  let enter: (@MainActor (TransitionPhase, Transaction) -> Void)?
  func insertion(_ size: CGSize, _ direction: LayoutDirection) -> TransitionEffect {
    kind.insertion(size, direction)
  }
  func removal(_ size: CGSize, _ direction: LayoutDirection) -> TransitionEffect {
    kind.removal(size, direction)
  }
  var insertionAnimation: Animation? { kind.insertionAnimation }
  var removalAnimation: Animation? { kind.removalAnimation }
  var entersWithMotion: Bool { kind.bodies.contains(where: \.hasMotion) }
}
