import Foundation

/// The time of a window, for code of the user's that waits: what it waits for comes in a certain
/// frame, in a window as in a replay and in a test.
@MainActor package final class FrameClock {
  /// Of the window that runs the code; tasks that it starts take it along.
  nonisolated static var current: FrameClock? { Calls.clock }
  private enum Calls { @TaskLocal static var clock: FrameClock? }
  /// Of the window of an app that has only one, for code that nothing in the window has called.
  package static var app: FrameClock?

  private let motion: Motion
  private var isOpen = true
  private var sleepers: [Int: (alarm: Int, continuation: CheckedContinuation<Void, any Error>)] =
    [:]
  private var lastSleeper = 0
  private var waking = 0
  /// A task has slept enough and has not gone on yet: it does so by way of another thread.
  package var isWaking: Bool { waking > 0 }

  init(_ motion: Motion) { self.motion = motion }

  /// Runs code of the window's.
  func calling<T>(_ body: () -> T) -> T { Calls.$clock.withValue(self) { body() } }

  /// Comes back in the first frame that is not before `seconds` from now.
  /// - Throws: `CancellationError` when the task is cancelled, or the window is closed.
  func sleep(_ seconds: Double) async throws {
    try Task.checkCancellation()
    lastSleeper += 1
    let sleeper = lastSleeper
    defer { waking -= 1 }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let alarm = motion.schedule(at: motion.time + seconds) { [weak self] in
          self?.wake(sleeper, .success(()))
        }
        sleepers[sleeper] = (alarm, continuation)
        if !isOpen || Task.isCancelled { cancel(sleeper) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(sleeper) }
    }
  }
  private func wake(_ sleeper: Int, _ result: Result<Void, any Error>) {
    guard let (alarm, continuation) = sleepers.removeValue(forKey: sleeper) else { return }
    motion.cancelAlarm(alarm)
    waking += 1
    continuation.resume(with: result)
  }
  private func cancel(_ sleeper: Int) { wake(sleeper, .failure(CancellationError())) }

  /// Runs `action` in the first frame that is not before `seconds` from now; never, where the window
  /// is closed before.
  func run(after seconds: Double, _ action: @escaping () -> Void) {
    motion.schedule(at: motion.time + seconds) { [weak self] in
      if self?.isOpen == true { action() }
    }
  }

  /// Nothing is waited for any more.
  func close() {
    isOpen = false
    for sleeper in sleepers.keys { cancel(sleeper) }
    if FrameClock.app === self { FrameClock.app = nil }
  }
}
