import Foundation

/// Tells which scroll view a view is in: after it has been placed, and whenever it comes into another.
nonisolated struct ScrollerReader: PassModifier {
  let found: @MainActor (ScrollElement?) -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollerReaderNode(view, context)
  }
}
@MainActor
final class ScrollerReaderNode<C: View>:
  ShellNode<ModifiedContent<C, ScrollerReader>, C, ScrollerReaderShell>
{
  override init(_ view: ModifiedContent<C, ScrollerReader>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> ScrollerReaderShell {
    let s = ScrollerReaderShell(self, child, layer: nil)
    s.found = { [weak self] scroller in
      self?.graph.afterUpdate { [weak self, weak scroller] in
        self?.view.modifier.found(scroller)
      }
    }
    return s
  }
  override func set(_ new: ModifiedContent<C, ScrollerReader>) {
    view = new
    content.set(new.content)
  }
}
@MainActor final class ScrollerReaderShell: WrapperElement {
  var found: (ScrollElement?) -> Void = { _ in }
  private weak var last: ScrollElement?
  private var isTold = false
  override func placeContent(in host: Layer, at base: CGPoint) {
    super.placeContent(in: host, at: base)
    let now = nearestScroller
    if isTold, now === last { return }
    (last, isTold) = (now, true)
    found(now)
  }
}

extension View {
  /// Runs when it is known which scroll view the view is in; nil where it is in none.
  nonisolated package func onScroller(
    _ found: @escaping @MainActor (ScrollElement?) -> Void
  ) -> some View {
    modifier(ScrollerReader(found: found))
  }
}
