import Foundation

/// The hand on something that scrolls: a drag that keeps to the axis it began on. It is measured along
/// the axes of the layer, however that is turned or mirrored.
@MainActor package final class PanRecognizer: GestureRecognizer {
  /// Points before a press is a drag.
  package static let slop: CGFloat = 10

  /// The axes along which there is something to scroll.
  package var axes: Axis.Set
  /// Whether what scrolls is moving by itself: then the press stops it, and is no tap.
  package var isMoving: () -> Bool = { false }
  /// A pointer went down on it, or is not on it any more.
  package var touched: (Bool) -> Void = { _ in }
  package var began: () -> Void = {}
  /// Points of the layer since the drag began; the slop does not count, so the content does not jump.
  package var moved: (CGVector) -> Void = { _ in }
  /// Points of the layer per second at the release.
  package var finished: (CGVector) -> Void = { _ in }
  package var cancelled: () -> Void = {}

  /// Where the press was, in the window.
  private var press: CGPoint?
  /// In the layer's points from the press, as are all other places.
  private var origin = CGPoint.zero
  /// Nil follows both axes.
  private var lock: Axis?
  private var tracker = VelocityTracker()

  package init(axes: Axis.Set) { self.axes = axes }
  package override var isDiscrete: Bool { false }
  /// What moves is stopped.
  package override var takesPress: Bool { true }

  package override func down(_ event: PointerEvent) {
    if status != .possible { return }
    press = event.location
    origin = .zero
    lock = nil
    tracker = VelocityTracker()
    tracker.add(.zero, at: event.time)
    if isMoving() { status = .ready }
    touched(true)
  }
  package override func move(_ event: PointerEvent) {
    guard let press else { return }
    let way = own(event.location, press)
    tracker.add(way, at: event.time)
    if status == .active {
      report(way)
      return
    }
    guard status == .possible else { return }
    let dx = way.x, dy = way.y
    let moved = max(abs(event.location.x - press.x), abs(event.location.y - press.y))
    guard moved >= Self.slop else { return }
    if axes != [.horizontal, .vertical] {
      let axis: Axis = abs(dx) >= abs(dy) ? .horizontal : .vertical
      guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else {
        status = .failed
        touched(false)
        return
      }
      lock = axis
    }
    // From where the slop ends, in the direction of the pointer.
    let length = (dx * dx + dy * dy).squareRoot(), slop = Self.slop * max(abs(dx), abs(dy)) / moved
    switch lock {
    case .horizontal: origin.x = dx < 0 ? -slop : slop
    case .vertical: origin.y = dy < 0 ? -slop : slop
    case nil: origin = CGPoint(x: dx / length * slop, y: dy / length * slop)
    }
    status = .ready
    place = way
  }
  private var place: CGPoint?
  package override func up(_ event: PointerEvent) {
    guard let press else { return }
    self.press = nil
    if status == .active {
      let way = own(event.location, press)
      if way != place { tracker.add(way, at: event.time) }
      report(way)
      finished(along(tracker.velocity(at: event.time)))
      status = .ended
    } else {
      status = .failed
      touched(false)
    }
  }
  /// A place in the window as a way from the press in the layer's coordinates.
  private func own(_ p: CGPoint, _ press: CGPoint) -> CGPoint {
    let way = CGVector(dx: p.x - press.x, dy: p.y - press.y)
    let own = layer?.fromRoot(way, at: press) ?? way
    return CGPoint(x: own.dx, y: own.dy)
  }
  private func report(_ location: CGPoint) {
    place = location
    moved(along(CGVector(dx: location.x - origin.x, dy: location.y - origin.y)))
  }
  private func along(_ v: CGVector) -> CGVector {
    switch lock {
    case .horizontal: CGVector(dx: v.dx, dy: 0)
    case .vertical: CGVector(dx: 0, dy: v.dy)
    case nil:
      CGVector(
        dx: axes.contains(.horizontal) ? v.dx : 0, dy: axes.contains(.vertical) ? v.dy : 0)
    }
  }
  package override func accept() {
    status = .active
    began()
    if let place { report(place) }
  }
  package override func cancel() {
    let wasActive = status == .active
    super.cancel()
    press = nil
    if wasActive { cancelled() } else { touched(false) }
  }
  package override func reset() {
    super.reset()
    press = nil
    place = nil
  }
}
