import Foundation

/// What a second view is to the first. Nodes and layers are named after it.
nonisolated enum SecondaryRole: String {
  case overlay, background
  /// The first is shown only where the second is inked.
  case mask
}

/// Lays a second view over or behind each element of the first, or masks it with one, in its size,
/// without a say in layout.
nonisolated struct SecondaryModifier<Secondary: View>: PassModifier {
  var secondary: Secondary
  let alignment: Alignment
  let role: SecondaryRole
  /// Where it grows beyond the safe area.
  var edges: Edge.Set = []
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    SecondaryNode(view, context)
  }
}

@MainActor
final class SecondaryNode<C: View, S: View>:
  ShellNode<ModifiedContent<C, SecondaryModifier<S>>, C, SecondaryShell>
{
  private let context: _NodeContext
  override init(_ view: ModifiedContent<C, SecondaryModifier<S>>, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> SecondaryShell {
    let m = view.modifier
    var inner = context
    if m.role == .background { inner.environment = EnvironmentBox(behind: context.environment) }
    let host = HostNode(inner, quietly: m.secondary, ZLayout(), name: m.role.rawValue)
    adopt(host)
    let s = SecondaryShell(self, host, child, m.alignment, m.role)
    s.edges = m.edges
    s.direction = layoutDirection(context.environment)
    return s
  }
  override func dropped(_ shell: SecondaryShell) { shell.secondary.kill() }
  override func set(_ new: ModifiedContent<C, SecondaryModifier<S>>) {
    view = new
    content.set(new.content)
    forEachShell { s in
      s.setAlignment(new.modifier.alignment)
      s.edges = new.modifier.edges
      s.secondary.set(new.modifier.secondary)
    }
  }
  /// Changes the second view alone.
  func setSecondary(_ secondary: S) {
    view.modifier.secondary = secondary
    forEachShell { $0.secondary.set(secondary) }
  }
  /// The direction of layout has changed.
  override func evaluate() {
    isDirty = false
    epoch += 1
    forEachShell { $0.direction = layoutDirection(context.environment) }
  }
  override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    forEachShell { body($0.secondary) }
  }
}

extension WrapperElement {
  /// Places a second view in the size of the child, aligned by the guides of both.
  final func placeSecondary(
    _ box: ContainerElement, _ alignment: Alignment, beyond edges: Edge.Set = [],
    in host: Layer, at base: CGPoint
  ) {
    let sides = edges.isEmpty ? Sides() : safeArea.kept(edges, direction)
    if !sides.isZero {
      let room = sides.outside(CGRect(origin: .zero, size: frame.size))
      box.place(room, ProposedViewSize(room.size), in: host, at: base)
      return
    }
    let p = ProposedViewSize(frame.size)
    let size = box.measure(p)
    func offset(_ key: AlignmentKey) -> CGFloat {
      child.position(key, frame.size, proposal) - box.position(key, size, p)
    }
    var r = CGRect(
      origin: CGPoint(
        x: offset(alignment.horizontal.key), y: offset(alignment.vertical.key)), size: size)
    if direction == .rightToLeft { r = r.mirrored(in: frame.width) }
    box.place(r, p, in: host, at: base)
  }
}

/// An element with a second one in its size.
@MainActor final class SecondaryShell: WrapperElement {
  let secondary: HostNode
  private let role: SecondaryRole
  private var alignment: Alignment
  var edges: Edge.Set = [] {
    didSet { if edges != oldValue { invalidate() } }
  }
  init(
    _ owner: _Node, _ secondary: HostNode, _ child: Element, _ alignment: Alignment,
    _ role: SecondaryRole
  ) {
    self.secondary = secondary
    self.alignment = alignment
    self.role = role
    super.init(
      owner, child,
      layer: role == .mask ? Layer(role.rawValue, effect: .mask) : Layer(role.rawValue))
    secondary.box.parent = self
  }
  func setAlignment(_ new: Alignment) {
    if new == alignment { return }
    alignment = new
    invalidate()
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    super.placeContent(in: host, at: base)
    let box = secondary.box!
    placeSecondary(box, alignment, beyond: edges, in: host, at: base)
    layer!.setBelow(
      role == .background ? [box.topLayer, child.topLayer] : [child.topLayer, box.topLayer])
  }
  override func disappear() {
    super.disappear()
    secondary.box.disappear()
  }
}

extension View {
  private nonisolated func secondary<V: View>(
    _ view: V, _ alignment: Alignment, _ role: SecondaryRole, beyond edges: Edge.Set = []
  ) -> some View {
    modifier(
      SecondaryModifier(secondary: view, alignment: alignment, role: role, edges: edges))
  }

  // MARK: over

  @_disfavoredOverload
  nonisolated public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    secondary(overlay, alignment, .overlay)
  }
  /// Several views in the closure lie over each other, one in the middle of the other; the alignment
  /// is that of all of them together.
  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    secondary(content(), alignment, .overlay)
  }
  /// It covers the parts beyond the safe area that the view reaches, too.
  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    secondary(
      _ShapeView(shape: Rectangle(), style: style), .center, .overlay, beyond: edges)
  }
  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    secondary(
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle), .center, .overlay)
  }

  // MARK: behind

  @_disfavoredOverload
  nonisolated public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    secondary(background, alignment, .background)
  }
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    secondary(content(), alignment, .background)
  }
  /// It covers the parts beyond the safe area that the view reaches, too.
  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    secondary(
      _ShapeView(shape: Rectangle(), style: style), .center, .background, beyond: edges)
  }
  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    secondary(
      _ShapeView(shape: shape, style: style, fillStyle: fillStyle), .center, .background)
  }
  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  /// A frame of lines inside of the view's edges, in points.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    secondary(
      StrokeBorderShapeView(
        shape: Rectangle(), style: content, strokeStyle: StrokeStyle(lineWidth: width),
        isAntialiased: true, background: EmptyView()), .center, .overlay)
  }
}
