import Foundation

/// What a closure puts around a view, under a transaction of its own; the view inside it keeps that
/// of the views around.
nonisolated struct ScopedView<Content: View, Around: View>: View {
  typealias Body = Never
  let content: Content
  let change: (inout Transaction) -> Void
  let around: (PlaceholderContentView<Content>) -> Around
  @MainActor static var _count: Int? { nil }
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    ScopedNode(view, context)
  }
}
@MainActor final class ScopedNode<C: View, A: View>: PassNode<ScopedView<C, A>, A> {
  private var inner: AnimationScope!
  override init(_ view: ScopedView<C, A>, _ context: _NodeContext) {
    super.init(view, context)
    inner = AnimationScope(context.scope) { [unowned self] outer in
      var t = outer
      self.view.change(&t)
      return t
    }
    var below = context
    below.scope = inner
    put(made, below)
  }
  private var made: A {
    observing {
      view.around(
        PlaceholderContentView(content: AnyView(UnscopedView(content: view.content, scope: scope))))
    }
  }
  override func set(_ new: ScopedView<C, A>) {
    view = new
    evaluate()
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    let outer = Transaction.current
    Transaction.current = graph.transaction(inner)
    content.set(made)
    Transaction.current = outer
  }
}
/// A view under the transactions of a scope further out.
nonisolated struct UnscopedView<Content: View>: View {
  typealias Body = Never
  let content: Content
  let scope: AnimationScope?
  @MainActor static var _count: Int? { Content._count }
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    UnscopedNode(view, context)
  }
}
@MainActor final class UnscopedNode<C: View>: PassNode<UnscopedView<C>, C> {
  override init(_ view: UnscopedView<C>, _ context: _NodeContext) {
    var outer = context
    outer.scope = view.scope
    super.init(view, outer)
    put(view.content, outer)
  }
  override func set(_ new: UnscopedView<C>) {
    view = new
    let inner = Transaction.current
    Transaction.current = graph.transaction(scope)
    content.set(new.content)
    Transaction.current = inner
  }
}

extension View {
  /// Animates what `body` puts around the view, and not the view itself; nil shows it at once.
  nonisolated public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    transaction({ if !$0.disablesAnimations { $0.animation = animation } }, body: body)
  }
  /// Changes the transaction of what `body` puts around the view, and not that of the view itself.
  nonisolated public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void,
    @ViewBuilder body: @escaping (PlaceholderContentView<Self>) -> V
  ) -> some View {
    ScopedView(content: self, change: transform, around: body)
  }
}

/// A modifier under a transaction of its own; what it is applied to keeps its.
nonisolated struct ScopedModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let change: (inout Transaction) -> Void
  func body(content: Content) -> some View {
    content.transaction(change) { $0.modifier(base) }
  }
}
extension ViewModifier {
  /// Animates changes of the modifier, and not those of the view that it is applied to.
  /// - Parameter animation: nil for changes at once.
  nonisolated public func animation(_ animation: Animation?) -> some ViewModifier {
    transaction { if !$0.disablesAnimations { $0.animation = animation } }
  }
  /// Changes the transaction of the modifier, and not that of the view that it is applied to.
  nonisolated public func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some ViewModifier {
    ScopedModifier(base: self, change: transform)
  }
}
