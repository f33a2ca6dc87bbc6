import Foundation

/// Scrolls to views by their identity.
@MainActor @preconcurrency public struct ScrollViewProxy {
  weak var node: _Node?
  /// Moves the nearest scroll view inside of the reader so that the view with the id is seen: at a
  /// point of the frame, or by the least that is needed. Inside `withAnimation` it moves over time.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let transaction = Transaction.current
    // Views that the same action brings in are there after the update.
    node?.graph.afterUpdate { [weak node] in
      node?.scroll(to: AnyHashable(id), anchor, transaction)
    }
  }
}
nonisolated public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { ScrollReaderNode(view, context) }
}
@MainActor
final class ScrollReaderNode<Content: View>:
  PassNode<ScrollViewReader<Content>, Content>
{
  private let context: _NodeContext
  override init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
    evaluate()
  }
  override func set(_ new: ScrollViewReader<Content>) {
    view = new
    evaluate()
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    let new = observing { view.content(ScrollViewProxy(node: self)) }
    put(new, context)
  }
}

/// Where a view is that was looked for by its identity.
enum ScrollDestination {
  case made(Element)
  /// In the list of a lazy container.
  case listed(LazyElement)
}

extension _Node {
  /// The view with an identity, in this node or below it.
  func destination(of id: AnyHashable) -> ScrollDestination? {
    var found: ScrollDestination?
    func walk(_ n: _Node) {
      if found != nil || n.isLeaving { return }
      if let lazy = n.container as? LazyElement, lazy.owner === n, lazy.frame(of: id) != nil {
        found = .listed(lazy)
        return
      }
      if let e = n.ownElement(with: id) {
        found = .made(e)
        return
      }
      n.forEachChild(walk)
    }
    walk(self)
    return found
  }
  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ transaction: Transaction) {
    switch destination(of: id) {
    case nil: graph.report("scrollTo: no view has the id \(id)")
    case .made(let target):
      var e = target.parent
      while let q = e, !(q is ScrollElement) { e = q.parent }
      guard let scroller = e as? ScrollElement, scroller.isPlaced else { return }
      scroller.reveal(target, at: anchor, transaction)
    case .listed(let lazy):
      guard let scroller = lazy.scrollerAround(along: lazy.layout.axis), scroller.isPlaced else {
        return
      }
      scroller.scroll(
        toward: { [weak lazy, weak scroller] in
          guard let lazy, let scroller, let r = lazy.frame(of: id) else { return nil }
          return scroller.offset(showing: scroller.contentFrame(r, in: lazy), at: anchor)
        }, transaction)
    }
  }
}
