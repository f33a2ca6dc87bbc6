import Combine
import Dispatch
import Foundation

/// Delays in the frames of a window.
///
/// Where a view's action, or a task that one has started, waits, it waits for the window's time: the
/// calls are spelled like the standard library's and Dispatch's, and the compiler prefers these.
/// Anywhere else they do what theirs do.
///
/// Differs: `Date()`, a `DispatchWorkItem`, a clock of one's own, `sleep(until:)` of a clock and
/// `ContinuousClock.now` follow the machine's time. So does `Timer.scheduledTimer` where its block makes
/// use of the timer and its interval is no whole number.
extension Task where Success == Never, Failure == Never {
  /// Waits for at least a number of nanoseconds.
  /// - Throws: `CancellationError` when the task is cancelled, or the window is closed.
  public nonisolated(nonsending) static func sleep(nanoseconds duration: UInt64) async throws {
    try await wait(.nanoseconds(Int64(clamping: duration)))
  }
  /// Waits for at least a number of nanoseconds, or until the task is cancelled.
  @available(*, deprecated, renamed: "sleep(nanoseconds:)")
  public nonisolated(nonsending) static func sleep(_ duration: UInt64) async {
    try? await wait(.nanoseconds(Int64(clamping: duration)))
  }
  /// Waits for at least a duration; one of zero or less does not wait.
  public nonisolated(nonsending) static func sleep(for duration: Duration) async throws {
    try await wait(duration)
  }
  /// Waits for at least a duration. The tolerance is not made use of.
  public nonisolated(nonsending) static func sleep(for duration: Duration, tolerance: Duration?)
    async throws
  {
    try await wait(duration)
  }
  /// Waits until a time of the machine's clock, as far from now in the window's time, to whole
  /// milliseconds.
  public nonisolated(nonsending) static func sleep(until deadline: ContinuousClock.Instant)
    async throws
  {
    try await wait(.seconds(wholeMilliseconds((deadline - ContinuousClock.now).inSeconds)))
  }

  /// Waits for at least a duration. The tolerance is not made use of.
  public nonisolated(nonsending) static func sleep(
    for duration: Duration, tolerance: Duration? = nil, clock: ContinuousClock
  ) async throws {
    try await wait(duration)
  }
  /// Waits for at least a duration. The tolerance is not made use of.
  public nonisolated(nonsending) static func sleep(
    for duration: Duration, tolerance: Duration? = nil, clock: SuspendingClock
  ) async throws {
    try await wait(duration)
  }

  fileprivate nonisolated(nonsending) static func wait(_ duration: Duration) async throws {
    guard let clock = FrameClock.current else {
      let now = ContinuousClock.now
      return try await ContinuousClock().sleep(until: now + duration)
    }
    let seconds = duration.inSeconds
    if seconds > 0 { try await clock.sleep(seconds) } else { try Task.checkCancellation() }
  }
}

extension ContinuousClock {
  /// Waits for at least a duration. The tolerance is not made use of.
  public nonisolated(nonsending) func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws { try await Task.wait(duration) }
}
extension SuspendingClock {
  /// Waits for at least a duration. The tolerance is not made use of.
  public nonisolated(nonsending) func sleep(
    for duration: Duration, tolerance: Duration? = nil
  ) async throws { try await Task.wait(duration) }
}

extension Duration {
  fileprivate var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) * 1e-18
  }
}

/// What is left of a delay when it is asked for is a little less than what was meant, by a part of a
/// millisecond that is never the same.
private func wholeMilliseconds(_ seconds: Double) -> Double {
  max(0, (seconds * 1000).rounded(.up) / 1000)
}

extension DispatchQueue {
  /// Runs `work` when a time has come: of the main queue in the window's time, counted from now in
  /// whole milliseconds.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    let left = Double(
      Int64(clamping: deadline.uptimeNanoseconds) - Int64(DispatchTime.now().uptimeNanoseconds))
    guard label == DispatchQueue.main.label, deadline != .distantFuture,
      let clock = Timekeepers.here as? FrameClock
    else {
      return asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
    }
    MainActor.assumeIsolated { clock.run(after: wholeMilliseconds(left / 1e9), work) }
  }
}

/// What a timer's block is given that makes no use of it.
public protocol _SomeTimer: AnyObject {}
extension Timer: _SomeTimer {}
extension Timer {
  /// Runs `block` after some seconds, or every so many: in the window's time where there is a window.
  ///
  /// The compiler prefers it to Foundation's for blocks that do not look at the timer.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool,
    block: @escaping @Sendable (any _SomeTimer) -> Void
  ) -> Timer {
    start(interval, repeats) { block($0) }
  }
  /// The same for a whole number of seconds, whatever the block does.
  @discardableResult
  public class func scheduledTimer(
    withTimeInterval interval: Int, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    start(TimeInterval(interval), repeats, block)
  }

  private static func start(
    _ interval: TimeInterval, _ repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats,
      block: block)
    guard let clock = Timekeepers.here as? FrameClock else {
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }
    follow(timer, clock, interval, repeats)
    return timer
  }
  private static func follow(
    _ timer: Timer, _ clock: FrameClock, _ interval: TimeInterval, _ repeats: Bool
  ) {
    nonisolated(unsafe) let timer = timer
    MainActor.assumeIsolated {
      if !repeats { return clock.run(after: max(interval, 0.0001)) { timer.fire() } }
      var turns: AnyCancellable?
      turns = clock.repeat(every: max(interval, 0.0001)) {
        if timer.isValid { timer.fire() } else { turns?.cancel() }
      }
    }
  }
}
