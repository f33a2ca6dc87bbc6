import Foundation

/// Tells when enough of a view is seen in the scroll view around.
nonisolated struct ScrollVisibilityModifier: PassModifier {
  let threshold: Double
  let action: (Bool) -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollVisibilityNode(view, context)
  }
}
@MainActor
final class ScrollVisibilityNode<C: View>:
  ShellNode<ModifiedContent<C, ScrollVisibilityModifier>, C, ScrollVisibilityShell>
{
  override init(_ view: ModifiedContent<C, ScrollVisibilityModifier>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> ScrollVisibilityShell {
    let shell = ScrollVisibilityShell(self, child, layer: nil)
    shell.graph = graph
    apply(shell)
    return shell
  }
  private func apply(_ shell: ScrollVisibilityShell) {
    shell.threshold = view.modifier.threshold
    shell.action = view.modifier.action
  }
  override func set(_ new: ModifiedContent<C, ScrollVisibilityModifier>) {
    view = new
    forEachShell(apply)
    content.set(new.content)
  }
}
@MainActor final class ScrollVisibilityShell: WrapperElement, ViewportFollower {
  unowned(unsafe) var graph: Graph!
  var threshold = 0.5
  var action: ((Bool) -> Void)!
  private weak var scroller: ScrollElement?
  private var isSeen = false
  private var isDue = false
  override func placeContent(in host: Layer, at base: CGPoint) {
    super.placeContent(in: host, at: base)
    scroller = nearestScroller
    scroller?.follow(self)
    viewportMoved()
  }
  func viewportMoved() {
    if isDue { return }
    isDue = true
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      isDue = false
      if isAlive { tell(isPlaced && part >= threshold - 1e-6) }
    }
  }
  private func tell(_ new: Bool) {
    if new == isSeen { return }
    isSeen = new
    action(new)
  }
  /// The part of it that is seen.
  private var part: Double {
    guard let scroller else { return 1 }
    let r = scroller.contentFrame(CGRect(origin: .zero, size: frame.size), in: self)
    var part = 1.0
    for axis in scroller.axes.all {
      let low = max(r.origin[axis], scroller.seen.origin[axis])
      let high = min(
        r.origin[axis] + r.size[axis], scroller.seen.origin[axis] + scroller.seen.size[axis])
      if r.size[axis] > 0 { part *= max(0, Double((high - low) / r.size[axis])) }
    }
    return part
  }
  override func disappear() {
    super.disappear()
    scroller?.unfollow(self)
    viewportMoved()
  }
}

extension View {
  /// Runs when enough of the view is seen in the scroll view around, and when it is not any more.
  /// Outside of a scroll view it is seen as long as it is there.
  /// - Parameter threshold: the part of it, from 0 to 1. Default 0.5.
  nonisolated public func onScrollVisibilityChange(
    threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
  ) -> some View {
    modifier(ScrollVisibilityModifier(threshold: threshold, action: action))
  }
}
