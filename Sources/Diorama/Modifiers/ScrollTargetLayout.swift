import Foundation

/// Says what a scroll view comes to rest at.
nonisolated struct ScrollTargetModifier: PassModifier {
  let isLayout: Bool
  let isEnabled: Bool
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollTargetNode(view, context)
  }
}
@MainActor
final class ScrollTargetNode<C: View>:
  ShellNode<ModifiedContent<C, ScrollTargetModifier>, C, TargetShell>
{
  override init(_ view: ModifiedContent<C, ScrollTargetModifier>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> TargetShell {
    let m = view.modifier
    let shell = TargetShell(self, child, isLayout: m.isLayout, isOn: m.isEnabled)
    shell.id = { [unowned self] in content.identity(ofSlot: 0) ?? identityAround }
    return shell
  }
  override func set(_ new: ModifiedContent<C, ScrollTargetModifier>) {
    view = new
    forEachShell { $0.isOn = new.modifier.isEnabled }
    content.set(new.content)
  }
}

/// An element whose views a scroll view comes to rest at: those of the container in it, or itself.
@MainActor final class TargetShell: WrapperElement, ScrollTargets {
  /// Its own identity, where it is a target itself.
  var id: () -> AnyHashable? = { nil }
  private let isLayout: Bool
  var isOn: Bool {
    didSet { if isOn != oldValue { register() } }
  }
  private weak var scroller: ScrollElement?
  init(_ owner: _Node, _ child: Element, isLayout: Bool, isOn: Bool) {
    self.isLayout = isLayout
    self.isOn = isOn
    super.init(owner, child, layer: nil)
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    super.placeContent(in: host, at: base)
    // Around a scroll view, it is about what is in that.
    scroller = isLayout ? core as? ScrollElement ?? nearestScroller : nearestScroller
    register()
  }
  private func register() {
    guard let scroller else { return }
    scroller.targetSources[ObjectIdentifier(self)] =
      isOn ? ScrollElement.TargetSource(targets: self) : nil
  }
  override func disappear() {
    super.disappear()
    scroller?.targetSources[ObjectIdentifier(self)] = nil
  }
  private var targetContainer: TargetContainer? {
    guard let scroller else { return nil }
    let inner = core === scroller ? scroller.children.first?.core : core
    return (inner as? ContainerElement).map { TargetContainer($0, scroller) }
  }
  private var own: CGRect {
    scroller?.contentFrame(CGRect(origin: .zero, size: frame.size), in: self) ?? .zero
  }
  func targets(in range: ClosedRange<CGFloat>, along axis: Axis) -> [ScrollElement.Target] {
    if isLayout {
      let sides = paddings, before = axis == .horizontal ? sides.leading : sides.top
      let after = axis == .horizontal ? sides.trailing : sides.bottom
      let all = targetContainer?.targets(
        in: range.lowerBound - after...range.upperBound + before, along: axis)
      return (all ?? []).map {
        var target = $0
        target.frame = target.frame.padded(by: sides)
        return target
      }
    }
    let r = own, low = r.origin[axis]
    return low + r.size[axis] >= range.lowerBound && low <= range.upperBound
      ? [ScrollElement.Target(frame: r, id: id())] : []
  }
  func target(with id: AnyHashable) -> CGRect? {
    isLayout
      ? targetContainer?.target(with: id)?.padded(by: paddings) : self.id() == id ? own : nil
  }
  /// What lies around the container in it: each of its views comes to rest as far from the edge as the
  /// first one is at the beginning.
  private var paddings: EdgeInsets {
    guard let inner = targetContainer?.whole, core !== scroller else { return EdgeInsets() }
    let own = own
    return EdgeInsets(
      top: inner.minY - own.minY, leading: inner.minX - own.minX, bottom: own.maxY - inner.maxY,
      trailing: own.maxX - inner.maxX)
  }
}

extension View {
  /// The views of this container are what the scroll view around comes to rest at, and what its
  /// position is told by.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: true, isEnabled: isEnabled))
  }
  /// The view is one of those that the scroll view around comes to rest at.
  nonisolated public func scrollTarget(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isLayout: false, isEnabled: isEnabled))
  }
}
extension CGRect {
  fileprivate func padded(by sides: EdgeInsets) -> CGRect {
    CGRect(
      x: minX - sides.leading, y: minY - sides.top, width: width + sides.leading + sides.trailing,
      height: height + sides.top + sides.bottom)
  }
}
