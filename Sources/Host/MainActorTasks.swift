import CSDL
import Foundation
import Glibc

/// What waits on the main actor while a program does not sleep in a run loop.
@MainActor package enum MainActorTasks {
  private static let queue = _dispatch_get_main_queue_handle_4CF()
  private static var calls = 0
  /// What begins anew whenever it is done would never end.
  private static let mostRounds = 100

  /// Runs what is due, and what comes of it in turn.
  package static func run() {
    // Timers of the run loop tell nobody; they are looked after now and then.
    calls &+= 1
    if calls % 16 == 0 { pass() }
    var rounds = 0
    while hasWork, rounds < mostRounds {
      pass()
      rounds += 1
    }
  }
  private static func pass() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }

  /// The main queue's eventfd is readable: a look at it costs a fortieth of a pass of the run loop.
  private static var hasWork: Bool {
    var file = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, 0) > 0
  }

  /// From now on every task of the process runs on the main thread, one after the other, so that
  /// what they do is the same each time.
  ///
  /// Otherwise even a task of the main actor that was waiting goes through another thread before it
  /// runs again, and sometimes that takes until the next frame.
  package static func takeAll() {
    let hook: @convention(thin) (UnownedJob, UnsafeRawPointer) -> Void = { job, _ in
      MainActor.shared.enqueue(job)
    }
    swift_task_enqueueGlobal_hook = unsafeBitCast(hook, to: UnsafeMutableRawPointer.self)
  }
}
