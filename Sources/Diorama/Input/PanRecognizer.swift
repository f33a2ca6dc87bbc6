import Foundation

/// The hand on something that scrolls: a drag that keeps to the axis it began on.
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
  /// Points since the drag began; the slop does not count, so the content does not jump.
  package var moved: (CGVector) -> Void = { _ in }
  /// Points per second at the release.
  package var finished: (CGVector) -> Void = { _ in }
  package var cancelled: () -> Void = {}

  private var start: CGPoint?
  private var origin = CGPoint.zero
  /// Nil follows both axes.
  private var lock: Axis?
  private var tracker = VelocityTracker()

  package init(axes: Axis.Set) { self.axes = axes }
  package override var isDiscrete: Bool { false }

  package override func down(_ event: PointerEvent) {
    if status != .possible { return }
    start = event.location
    origin = event.location
    lock = nil
    tracker = VelocityTracker()
    tracker.add(event.location, at: event.time)
    if isMoving() { status = .ready }
    touched(true)
  }
  package override func move(_ event: PointerEvent) {
    guard let start else { return }
    tracker.add(event.location, at: event.time)
    if status == .active {
      report(event.location)
      return
    }
    guard status == .possible else { return }
    let dx = event.location.x - start.x, dy = event.location.y - start.y
    guard max(abs(dx), abs(dy)) >= Self.slop else { return }
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
    let length = (dx * dx + dy * dy).squareRoot()
    switch lock {
    case .horizontal: origin.x = start.x + (dx < 0 ? -Self.slop : Self.slop)
    case .vertical: origin.y = start.y + (dy < 0 ? -Self.slop : Self.slop)
    case nil:
      origin.x = start.x + dx / length * Self.slop
      origin.y = start.y + dy / length * Self.slop
    }
    status = .ready
    place = event.location
  }
  private var place: CGPoint?
  package override func up(_ event: PointerEvent) {
    guard start != nil else { return }
    start = nil
    if status == .active {
      if event.location != place { tracker.add(event.location, at: event.time) }
      report(event.location)
      finished(along(tracker.velocity(at: event.time)))
      status = .ended
    } else {
      status = .failed
      touched(false)
    }
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
    start = nil
    if wasActive { cancelled() } else { touched(false) }
  }
  package override func reset() {
    super.reset()
    start = nil
    place = nil
  }
}
