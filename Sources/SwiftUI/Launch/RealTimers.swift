import Foundation
import Host

/// Notices that an app waits for the machine's time where nobody waits: in a replay without a window.
@MainActor struct RealTimers {
  private let program: String
  private var hasWarned = false

  init(program: String) { self.program = program }

  /// Looks for timers of the main run loop now and then, and complains once.
  mutating func look(at frame: Int) {
    if hasWarned || frame % 32 != 1 { return }
    guard let next = RunLoop.main.limitDate(forMode: .default), next < .distantFuture else {
      return
    }
    hasWarned = true
    Console.complain(
      "\(program): warning: a Timer of Foundation follows the machine's time, not the session's; in "
        + "a replay without a window it may never fire. Use Task.sleep or "
        + "DispatchQueue.main.asyncAfter: they wait for the session's frames")
  }
}
