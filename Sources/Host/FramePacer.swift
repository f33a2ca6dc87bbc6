/// Decides when frames run: a fixed number a second, at absolute times, so that errors of sleeping
/// do not add up. A frame that comes too late is left out, not made up for. Knows no clock.
struct FramePacer {
  /// Seconds from frame to frame.
  let interval: Double
  /// When the next frame is due; nil before the first one.
  private(set) var due: Double?
  private var isResting = true

  /// - Parameter framesPerSecond: above 0.
  init(framesPerSecond: Double = 60) {
    precondition(framesPerSecond > 0 && framesPerSecond.isFinite, "frames per second: above 0")
    interval = 1 / framesPerSecond
  }

  /// Seconds until a frame may run, 0 when it may run now.
  func delay(at now: Double) -> Double { due.map { max($0 - now, 0) } ?? 0 }

  /// The time that a frame beginning now stands for: the latest due time that has passed, or now
  /// when the frame before was long ago on purpose.
  func time(at now: Double) -> Double {
    guard let due, !isResting, now >= due else { return max(now, due ?? now) }
    return due + ((now - due) / interval).rounded(.down) * interval
  }

  /// Begins a frame; returns the time it stands for and how many frames were left out before it.
  mutating func begin(at now: Double) -> (time: Double, missed: Int) {
    let time = time(at: now)
    var missed = 0
    if let due, !isResting { missed = max(Int(((time - due) / interval).rounded()), 0) }
    due = time + interval
    isResting = false
    return (time, missed)
  }

  /// Nothing moves any more: the next frame starts a new series at its own time, at least one
  /// interval after the last.
  mutating func rest() { isResting = true }
}
