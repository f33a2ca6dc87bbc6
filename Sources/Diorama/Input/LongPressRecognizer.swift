import Foundation

/// A press that is held in place.
@MainActor package final class LongPressRecognizer: GestureRecognizer {
  /// Seconds; 0 and less act at the press.
  package var minimumDuration: Double
  /// Points that the pointer may stray.
  package var maximumDistance: CGFloat
  package var action: () -> Void
  /// Called with true when a press begins and with false when it ends, for whatever reason.
  package var pressing: ((Bool) -> Void)?
  private var start: CGPoint?
  private var isPressing = false

  package init(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    action: @escaping () -> Void, pressing: ((Bool) -> Void)? = nil
  ) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
    self.action = action
    self.pressing = pressing
  }

  package override func down(_ event: PointerEvent) {
    if status != .possible { return }
    start = event.location
    setPressing(true)
    if minimumDuration > 0 {
      deadline = event.time + minimumDuration
    } else {
      status = .ready
    }
  }
  package override func move(_ event: PointerEvent) {
    guard let start, event.location.distance(to: start) > maximumDistance else { return }
    end(.failed)
  }
  package override func up(_ event: PointerEvent) { end(.failed) }
  package override func wake(at time: Double) {
    guard status == .possible, let deadline, time > deadline - 1e-9 else { return }
    self.deadline = nil
    status = .ready
  }
  package override func accept() {
    status = .active
    action()
  }
  package override func cancel() {
    super.cancel()
    setPressing(false)
  }
  package override func reset() {
    super.reset()
    start = nil
    setPressing(false)
  }
  private func end(_ failure: Status) {
    deadline = nil
    start = nil
    setPressing(false)
    if status == .possible || status == .ready { status = failure }
    if status == .active { status = .ended }
  }
  private func setPressing(_ value: Bool) {
    if value == isPressing { return }
    isPressing = value
    pressing?(value)
  }
}
