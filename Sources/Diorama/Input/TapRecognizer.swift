import Foundation

/// A number of clicks at one place.
///
/// Each press ends within 0.75 s and 45 points of where it began; the next one begins within 0.35 s.
@MainActor package final class TapRecognizer: GestureRecognizer {
  static let longestPress = 0.75
  static let longestGap = 0.35
  static let slop: CGFloat = 45

  package var count: Int
  /// Called with the place of the last release, in the window.
  package var action: (CGPoint) -> Void
  private var taps = 0
  private var start: PointerEvent?
  private var place = CGPoint.zero

  package init(count: Int = 1, action: @escaping (CGPoint) -> Void) {
    self.count = max(count, 1)
    self.action = action
  }

  package override func down(_ event: PointerEvent) {
    if status != .possible { return }
    if taps > 0, event.location.distance(to: place) > Self.slop {
      status = .failed
      return
    }
    start = event
    deadline = event.time + Self.longestPress
  }
  package override func move(_ event: PointerEvent) {
    guard status == .possible, let start else { return }
    if event.location.distance(to: start.location) > Self.slop { fail() }
  }
  package override func up(_ event: PointerEvent) {
    guard status == .possible, let start else { return }
    if event.location.distance(to: start.location) > Self.slop
      || event.time - start.time > Self.longestPress
    {
      fail()
      return
    }
    place = event.location
    self.start = nil
    taps += 1
    if taps >= count {
      deadline = nil
      status = .ready
    } else {
      deadline = event.time + Self.longestGap
    }
  }
  package override func wake(at time: Double) {
    if let deadline, time > deadline - 1e-9, status == .possible { fail() }
  }
  private func fail() {
    status = .failed
    deadline = nil
  }
  package override func accept() {
    action(place)
    status = .ended
  }
  package override func reset() {
    super.reset()
    taps = 0
    start = nil
  }
}
