import Foundation

/// An element in which something may scroll under a bar.
@MainActor final class ScrollProbe {
  weak var element: Element?
  nonisolated init() {}
}

/// Builds its content from how much of what scrolls lies under a bar at an edge, in points, −120 to
/// 60. What is farther off makes no difference to a bar.
nonisolated struct ScrollEdgeReader<Content: View>: View {
  typealias Body = Never
  let probe: ScrollProbe
  let edge: VerticalEdge
  let content: (CGFloat) -> Content
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    ScrollEdgeNode(view, context)
  }
}
@MainActor
final class ScrollEdgeNode<Content: View>: PassNode<ScrollEdgeReader<Content>, Content>,
  GeometryObserver
{
  private let context: _NodeContext
  private var seen: CGFloat = 0
  private weak var scroller: ScrollElement?
  /// How much had been laid out when it was last looked for.
  private var soughtAt = -1

  override init(_ view: ScrollEdgeReader<Content>, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
    evaluate()
    graph.add(self)
  }
  override func set(_ new: ScrollEdgeReader<Content>) {
    view = new
    evaluate()
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    seen = offset
    put(Update.reading(self) { view.content(seen) }, context)
  }
  func hasMoved() -> Bool { offset != seen }
  private var offset: CGFloat {
    if scroller == nil || scroller?.isPlaced == false, soughtAt != graph.layout.places {
      soughtAt = graph.layout.places
      scroller = view.probe.element.flatMap { $0.scroller(at: view.edge, of: $0.globalFrame) }
    }
    guard let scroller, scroller.isAlive, scroller.isPlaced else { return 0 }
    let y = scroller.offset.y
    return min(max(view.edge == .top ? y : scroller.range(.vertical).upperBound - y, -120), 60)
  }
}
extension Element {
  /// The first thing in it that scrolls vertically and reaches an edge of a frame.
  fileprivate func scroller(at edge: VerticalEdge, of frame: CGRect) -> ScrollElement? {
    if let s = self as? ScrollElement {
      let own = s.globalFrame
      let reaches =
        edge == .top ? own.minY <= frame.minY + 1 : own.maxY >= frame.maxY - 1
      return s.axes.contains(.vertical) && reaches ? s : nil
    }
    if let w = self as? WrapperElement { return w.child.scroller(at: edge, of: frame) }
    guard let c = self as? ContainerElement else { return nil }
    for child in c.children {
      if let s = child.scroller(at: edge, of: frame) { return s }
    }
    return nil
  }
}
