import Foundation

/// A place at which the transaction changes on its way down. Nodes below refer to it, so that a
/// change below it and the layout that follows both see the right transaction.
@MainActor final class AnimationScope {
  private let outer: AnimationScope?
  private let change: (Transaction) -> Transaction
  private var resolved: (flush: Int, transaction: Transaction)?
  init(_ outer: AnimationScope?, _ change: @escaping (Transaction) -> Transaction) {
    self.outer = outer
    self.change = change
  }
  func transaction(_ base: Transaction, flush: Int) -> Transaction {
    if let resolved, resolved.flush == flush { return resolved.transaction }
    let t = change(outer?.transaction(base, flush: flush) ?? base)
    resolved = (flush, t)
    return t
  }
  func forget() { resolved = nil }
}

/// Changes the transaction of what is below: always, or in updates in which a value has changed.
nonisolated struct TransactionModifier<Value: Equatable>: PassModifier {
  /// Nil: always.
  let value: Value?
  let change: (inout Transaction) -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TransactionNode(view, context)
  }
}
@MainActor
final class TransactionNode<C: View, Value: Equatable>:
  PassNode<ModifiedContent<C, TransactionModifier<Value>>, C>, MotionScope
{
  private var changedIn = -1
  private var inner: AnimationScope!
  override init(
    _ view: ModifiedContent<C, TransactionModifier<Value>>, _ context: _NodeContext
  ) {
    super.init(view, context)
    inner = AnimationScope(context.scope) { [unowned self] outer in
      if self.view.modifier.value != nil, changedIn != graph.flush { return outer }
      var t = outer
      self.view.modifier.change(&t)
      return t
    }
    var below = context
    below.scope = inner
    put(view.content, below)
    if C._count != 0, !context.isListed { graph.layout.add(self) }
  }
  override func willDie() { graph.layout.remove(self) }
  var parting: (layers: [Layer], own: Transaction)? {
    let own = graph.transaction(inner), around = graph.transaction(scope)
    if (own.effectiveAnimation == nil) == (around.effectiveAnimation == nil) { return nil }
    return (layers, own)
  }
  /// Of the rows of a lazy container there may be any number, which are not made for this.
  ///
  /// Differs: several views under one modifier in a lazy container stay with the views around them.
  private var layers: [Layer] {
    if C._count == 1 { return [content.element(at: 0).topLayer] }
    var around = parent
    while let n = around, n.container == nil { around = n.parent }
    if around?.container is LazyElement { return [] }
    var elements: [Element] = []
    content.collect(into: &elements)
    return elements.map(\.topLayer)
  }
  override func set(_ new: ModifiedContent<C, TransactionModifier<Value>>) {
    if new.modifier.value != view.modifier.value {
      changedIn = graph.flush
      inner.forget()
    }
    view = new
    let outer = Transaction.current
    Transaction.current = graph.transaction(inner)
    content.set(new.content)
    Transaction.current = outer
  }
}

extension View {
  /// Animates every change of this view and those in it; nil animates none.
  nonisolated public func animation(_ animation: Animation?) -> some View {
    modifier(
      TransactionModifier<Bool>(value: nil) { t in
        if !t.disablesAnimations { t.animation = animation }
      })
  }
  /// Animates this view and those in it in the updates in which `value` changes; nil lets such
  /// updates be shown at once.
  nonisolated public func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View {
    modifier(
      TransactionModifier(value: value) { t in
        if !t.disablesAnimations { t.animation = animation }
      })
  }
  /// Changes the transaction of every update of this view and those in it.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier<Bool>(value: nil, change: transform))
  }
  /// Changes the transaction of the updates in which `value` changes.
  nonisolated public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(value: value, change: transform))
  }
}
