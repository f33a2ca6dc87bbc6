import Foundation

/// Sizes a view by the scroll view, the page or the window around it.
nonisolated struct RelativeFrameModifier: PassModifier {
  let axes: Axis.Set
  let alignment: Alignment
  let length: (CGFloat, Axis) -> CGFloat
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    RelativeFrameNode(view, context)
  }
}
@MainActor
final class RelativeFrameNode<C: View>:
  ShellNode<ModifiedContent<C, RelativeFrameModifier>, C, RelativeFrameShell>
{
  private let environment: EnvironmentBox
  override init(_ view: ModifiedContent<C, RelativeFrameModifier>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> RelativeFrameShell {
    let shell = RelativeFrameShell(self, child, layer: nil)
    shell.modifier = view.modifier
    read(shell)
    return shell
  }
  private func read(_ shell: RelativeFrameShell) {
    Update.reading(self) {
      let values = EnvironmentValues(environment)
      shell.direction = values.layoutDirection
      shell.window = values.windowSize
    }
  }
  override func set(_ new: ModifiedContent<C, RelativeFrameModifier>) {
    view = new
    forEachShell {
      $0.modifier = new.modifier
      $0.invalidate()
    }
    content.set(new.content)
  }
  /// The window has another size, or another direction.
  override func evaluate() {
    isDirty = false
    epoch += 1
    forEachShell {
      read($0)
      $0.invalidate()
    }
  }
}
@MainActor final class RelativeFrameShell: WrapperElement, ViewportFollower {
  var modifier: RelativeFrameModifier!
  var window = CGSize.zero
  private var measuredFor = CGSize.zero
  private weak var scroller: ScrollElement?

  /// The size of what is around.
  private var container: CGSize {
    var e = parent
    while let q = e {
      if let s = q as? ScrollElement {
        if s !== scroller {
          scroller = s
          s.follow(self)
        }
        return s.room
      }
      if let p = q as? PagerElement, p.isPlaced { return p.frame.size }
      e = q.parent
    }
    return window
  }
  func viewportMoved() {
    if isAlive, container != measuredFor { invalidate() }
  }
  private func proposal(_ p: ProposedViewSize) -> ProposedViewSize {
    var q = p
    measuredFor = container
    for axis in modifier.axes.all {
      let v = modifier.length(measuredFor[axis], axis)
      q[axis] = v.isFinite ? max(v, 0) : 0
    }
    return q
  }
  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    let q = proposal(p)
    var size = child.measure(q)
    for axis in modifier.axes.all { size[axis] = q[axis]! }
    return size
  }
  private func place(_ size: CGSize, _ p: ProposedViewSize) -> (CGRect, ProposedViewSize) {
    let q = proposal(p), own = child.measure(q), room = ViewDimensions(size: size)
    let h = modifier.alignment.horizontal.key, v = modifier.alignment.vertical.key
    return (
      CGRect(
        origin: CGPoint(
          x: room[h] - child.position(h, own, q), y: room[v] - child.position(v, own, q)),
        size: own), q
    )
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    var (r, q) = place(frame.size, proposal)
    if direction == .rightToLeft { r = r.mirrored(in: frame.width) }
    child.place(r, q, in: host, at: base)
  }
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? {
    let (r, q) = place(size, p)
    guard let v = child.guide(key, in: r.size, q) else { return nil }
    return v + (key.axis == .horizontal ? r.minX : r.minY)
  }
  override func disappear() {
    super.disappear()
    scroller?.unfollow(self)
    scroller = nil
  }
}

extension View {
  /// Makes the view as long as what is seen of the scroll view around, without its margins; as the
  /// page around, or as the window where there is none.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in length }
  }
  /// The same, divided into columns or rows: the view is `span` of `count` of them, with gaps of
  /// `spacing` points.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> some View {
    containerRelativeFrame(axes, alignment: alignment) { length, _ in
      let n = CGFloat(max(count, 1))
      let one = (length - spacing * (n - 1)) / n
      return one * CGFloat(span) + spacing * CGFloat(max(span - 1, 0))
    }
  }
  /// The same, with a length made of the container's on each of the axes.
  nonisolated public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> some View {
    modifier(RelativeFrameModifier(axes: axes, alignment: alignment, length: length))
  }
}
