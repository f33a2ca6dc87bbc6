import Foundation

/// Puts a view at an edge, and keeps the safe area of the first clear of it.
nonisolated struct InsetModifier<Bar: View>: PassModifier {
  let bar: Bar
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat?
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    context.graph.layout.hasSafeAreas = true
    return InsetNode(view, context)
  }
}

@MainActor
final class InsetNode<C: View, Bar: View>:
  ShellNode<ModifiedContent<C, InsetModifier<Bar>>, C, InsetShell>
{
  private let context: _NodeContext
  override init(_ view: ModifiedContent<C, InsetModifier<Bar>>, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> InsetShell {
    let m = view.modifier
    let host = HostNode(
      context, quietly: m.bar, ZLayout(alignment: m.alignment), name: "safeAreaInset")
    adopt(host)
    let s = InsetShell(self, host, child, m.edge, m.alignment, m.spacing)
    s.direction = layoutDirection(context.environment)
    return s
  }
  override func dropped(_ shell: InsetShell) { shell.bar.kill() }
  override func set(_ new: ModifiedContent<C, InsetModifier<Bar>>) {
    view = new
    content.set(new.content)
    let m = new.modifier
    forEachShell { s in
      s.take(m.edge, m.alignment, m.spacing)
      s.bar.set(m.bar)
    }
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    forEachShell { $0.direction = layoutDirection(context.environment) }
  }
  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    forEachShell { body($0.bar) }
  }
}

/// An element with a bar at one of its edges.
@MainActor final class InsetShell: WrapperElement {
  let bar: HostNode
  private var edge: Edge
  private var alignment: Alignment
  private var spacing: CGFloat?
  init(
    _ owner: _Node, _ bar: HostNode, _ child: Element, _ edge: Edge, _ alignment: Alignment,
    _ spacing: CGFloat?
  ) {
    self.bar = bar
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    super.init(owner, child, layer: Layer("safeAreaInset"))
    bar.box.parent = self
  }
  func take(_ edge: Edge, _ alignment: Alignment, _ spacing: CGFloat?) {
    if (edge, alignment, spacing) == (self.edge, self.alignment, self.spacing) { return }
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing
    bar.box.setAlgorithm(ZLayout(alignment: alignment))
    invalidate()
  }
  private var isVertical: Bool { edge == .top || edge == .bottom }
  /// As long as it likes.
  private func barProposal(_ p: ProposedViewSize) -> ProposedViewSize {
    isVertical
      ? ProposedViewSize(width: p.width, height: nil)
      : ProposedViewSize(width: nil, height: p.height)
  }
  private func margins(_ p: ProposedViewSize) -> Sides {
    let size = bar.box.measure(barProposal(p))
    let length = isVertical ? size.height : size.width
    return Sides(
      EdgeInsets(Edge.Set(edge), length + (spacing ?? StackLayout.defaultSpacing)), direction)
  }
  override var safeAreaMargins: Sides { margins(proposal) }
  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    let sides = margins(p), size = child.measure(sides.inside(p))
    return CGSize(width: size.width + sides.horizontal, height: size.height + sides.vertical)
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    let whole = CGRect(origin: .zero, size: frame.size), sides = margins(proposal)
    child.place(sides.inside(whole), sides.inside(proposal), in: host, at: base)
    let p = barProposal(ProposedViewSize(frame.size)), size = bar.box.measure(p)
    var r = CGRect(origin: .zero, size: size)
    func aligned(_ key: AlignmentKey) -> CGFloat {
      child.position(key, whole.size, proposal) - bar.box.position(key, size, p)
    }
    if isVertical {
      r.origin.x = aligned(alignment.horizontal.key)
      r.origin.y = edge == .top ? 0 : whole.height - size.height
    } else {
      r.origin.y = aligned(alignment.vertical.key)
      r.origin.x = edge == .leading ? 0 : whole.width - size.width
    }
    if direction == .rightToLeft { r = r.mirrored(in: frame.width) }
    bar.box.place(r, p, in: host, at: base)
    layer!.setBelow([child.topLayer, bar.box.topLayer])
  }
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? {
    let sides = margins(p)
    let inner = sides.inside(CGRect(origin: .zero, size: size))
    guard let v = child.guide(key, in: inner.size, sides.inside(p)) else { return nil }
    return v + (key.axis == .horizontal ? sides.insets(direction).leading : sides.top)
  }
  override func disappear() {
    super.disappear()
    bar.box.disappear()
  }
}

extension View {
  /// Puts a view at the top or the bottom of this one, whose safe area ends there: content is laid
  /// out beside it, and scrolls under it.
  /// - Parameter spacing: points between the two; nil is 8.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      InsetModifier(
        bar: content(), edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
  }
  /// The same at the leading or the trailing edge.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      InsetModifier(
        bar: content(), edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
  }
}
