import Foundation

/// A press that moves.
@MainActor package final class DragRecognizer: GestureRecognizer {
  package struct Sample {
    package var time: Double
    /// In the window.
    package var start: CGPoint
    package var location: CGPoint
    /// Points per second.
    package var velocity: CGVector
  }
  /// Points from the press before it is a drag; 0 begins at the press.
  package var minimumDistance: CGFloat
  package var changed: (Sample) -> Void = { _ in }
  package var finished: (Sample) -> Void = { _ in }
  /// The drag has ended without effect.
  package var cancelled: () -> Void = {}
  private var start: CGPoint?
  private var tracker = VelocityTracker()
  private var last: Sample?

  package init(minimumDistance: CGFloat) {
    self.minimumDistance = minimumDistance.isFinite ? max(minimumDistance, 0) : 10
  }
  package override var isDiscrete: Bool { false }

  package override func down(_ event: PointerEvent) {
    if status != .possible { return }
    start = event.location
    tracker = VelocityTracker()
    take(event)
    if minimumDistance <= 0 { status = .ready }
  }
  package override func move(_ event: PointerEvent) {
    guard let start else { return }
    take(event)
    if status == .active, let last {
      changed(last)
    } else if status == .possible, event.location.distance(to: start) >= minimumDistance {
      status = .ready
    }
  }
  package override func up(_ event: PointerEvent) {
    guard let start else {
      // Of two fingers, the first was elsewhere.
      if status == .possible { status = .failed }
      return
    }
    if event.location != last?.location { tracker.add(event.location, at: event.time) }
    last = Sample(
      time: event.time, start: start, location: event.location,
      velocity: tracker.velocity(at: event.time))
    self.start = nil
    if status == .active {
      finished(last!)
      status = .ended
    } else if status != .ready {
      status = .failed
    }
  }
  private func take(_ event: PointerEvent) {
    tracker.add(event.location, at: event.time)
    last = Sample(
      time: event.time, start: start!, location: event.location,
      velocity: tracker.velocity(at: event.time))
  }
  package override func accept() {
    guard let last else { return }
    if start == nil {
      // Released in the very moment in which it became a drag.
      changed(last)
      finished(last)
      status = .ended
    } else {
      status = .active
      changed(last)
    }
  }
  package override func cancel() {
    let wasActive = status == .active
    super.cancel()
    start = nil
    if wasActive { cancelled() }
  }
  package override func reset() {
    super.reset()
    start = nil
    last = nil
  }
}
