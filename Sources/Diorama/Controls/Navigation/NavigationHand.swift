import Foundation

/// Makes out a drag that begins at the leading edge and leads inwards.
@MainActor final class EdgePanRecognizer: GestureRecognizer {
  /// Points from the edge in which it begins.
  static let width: CGFloat = 20
  var isRightToLeft = false
  var isEnabled = false
  var moved: (CGFloat) -> Void = { _ in }
  /// The way and the speed at the release.
  var finished: (CGFloat, CGFloat) -> Void = { _, _ in }
  var cancelled: () -> Void = {}
  private var start: CGPoint?
  private var last = CGPoint.zero
  private var tracker = VelocityTracker()

  override var isDiscrete: Bool { false }
  private var sign: CGFloat { isRightToLeft ? -1 : 1 }
  override func down(_ event: PointerEvent) {
    guard status == .possible else { return }
    let x = local(event.location).x
    let fromEdge = isRightToLeft ? (layer?.size.width ?? 0) - x : x
    guard isEnabled, (0...Self.width).contains(fromEdge) else {
      status = .failed
      return
    }
    start = event.location
    last = event.location
    tracker = VelocityTracker()
    tracker.add(event.location, at: event.time)
  }
  override func move(_ event: PointerEvent) {
    guard let start else { return }
    last = event.location
    tracker.add(event.location, at: event.time)
    if status == .active {
      moved(way)
      return
    }
    guard status == .possible else { return }
    let dx = (last.x - start.x) * sign, dy = last.y - start.y
    if max(abs(dx), abs(dy)) < PanRecognizer.slop { return }
    status = dx > abs(dy) ? .ready : .failed
  }
  private var way: CGFloat {
    guard let start else { return 0 }
    return (last.x - start.x) * sign - PanRecognizer.slop
  }
  override func up(_ event: PointerEvent) {
    guard start != nil else { return }
    if status == .active {
      if event.location != last { tracker.add(event.location, at: event.time) }
      last = event.location
      finished(way, tracker.velocity(at: event.time).dx * sign)
      status = .ended
    } else {
      status = .failed
    }
    start = nil
  }
  override func accept() {
    status = .active
    moved(way)
  }
  override func cancel() {
    let wasActive = status == .active
    super.cancel()
    start = nil
    if wasActive { cancelled() }
  }
  override func reset() {
    super.reset()
    start = nil
  }
}

/// The hand and the keyboard on a stack of pages.
nonisolated struct NavigationHandModifier: PassModifier {
  let model: NavigationModel
  let canGoBack: Bool
  let moved: (CGFloat) -> Void
  /// The way, nil where it was broken off, and whether the page is to go.
  let finished: (CGFloat?, Bool) -> Void
  let back: () -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    NavigationHandNode(view, context)
  }
}
@MainActor
final class NavigationHandNode<C: View>:
  ShellNode<ModifiedContent<C, NavigationHandModifier>, C, WrapperElement>
{
  private let environment: EnvironmentBox
  private let pan = EdgePanRecognizer()
  private var attachment: GestureAttachment?
  override init(_ view: ModifiedContent<C, NavigationHandModifier>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    view.modifier.model.update = { [weak graph] in graph?.updateNumber ?? 0 }
    pan.moved = { [weak self] in self?.view.modifier.moved($0) }
    pan.finished = { [weak self] way, velocity in
      guard let self else { return }
      let width = pan.layer?.size.width ?? 0
      let isGone = abs(velocity) >= PagerElement.fling ? velocity > 0 : way > width / 2
      self.view.modifier.finished(way, isGone)
    }
    pan.cancelled = { [weak self] in self?.view.modifier.finished(nil, false) }
    evaluate()
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> WrapperElement {
    let s = WrapperElement(self, child, layer: Layer("navigation"))
    let a = GestureAttachment(pan, priority: .high, layer: s.layer!, name: "going back")
    attachment = a
    s.layer!.responders = [
      a,
      BackResponder { [weak self] in
        guard let m = self?.view.modifier, m.canGoBack else { return false }
        m.back()
        return true
      },
    ]
    return s
  }
  override func set(_ new: ModifiedContent<C, NavigationHandModifier>) {
    view = new
    evaluate()
    content.set(new.content)
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    pan.isEnabled = view.modifier.canGoBack
    pan.isRightToLeft = layoutDirection(environment) == .rightToLeft
  }
  override func willDie() { if let attachment { graph.onDrop?(attachment) } }
}
@MainActor private final class BackResponder: KeyResponder {
  private let back: () -> Bool
  init(_ back: @escaping () -> Bool) { self.back = back }
  func key(_ name: String, _ modifiers: InputEvent.Modifiers) -> Bool {
    name == "Escape" && modifiers.isEmpty && back()
  }
}
