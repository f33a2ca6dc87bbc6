import CSDL
import Dispatch
import Foundation
import Glibc
import Synchronization

/// Wakes a main thread that sleeps in SDL when there is work on the main queue, which SDL knows
/// nothing of.
///
/// libdispatch tells by an eventfd that the main queue has work. A thread sleeps on that, puts an
/// event into SDL's queue when it is readable, and then waits until the main thread has drained the
/// queue; nobody else may read the eventfd. Main-actor tasks, `Task.sleep` and
/// `DispatchQueue.main` all go through it. What another thread adds to the main run loop itself
/// (`RunLoop.main.perform`, `RunLoop.main.add(timer)`) does not: the main thread sees that when it
/// wakes next.
///
/// The same thread turns the signals that end a process (see `EndSignals`) into SDL's quit event,
/// whichever thread they arrive at.
final class MainQueueWatch: Sendable {
  private let queue: Int32
  /// Readable when the thread is to look round.
  private let bell: Int32
  private let isStopping = Atomic<Bool>(false)
  private let isWaiting = Atomic<Bool>(false)
  private let drained = DispatchSemaphore(value: 0)
  private let finished = DispatchSemaphore(value: 0)
  private let wakeEvent: UInt32

  init() throws {
    queue = _dispatch_get_main_queue_handle_4CF()
    bell = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    wakeEvent = SDL_RegisterEvents(1)
    if queue < 0 || bell < 0 || wakeEvent == UInt32.max {
      throw HostError(
        "cannot wait for events", reason: String(cString: strerror(errno)),
        advice: "Raise the number of open files this process may have (ulimit -n).")
    }
  }

  deinit { close(bell) }

  /// Starts the thread and takes the signals that end a process over.
  func start() throws {
    isStopping.store(false, ordering: .sequentiallyConsistent)
    try EndSignals.begin(bell: bell)
    let thread = Thread { [self] in
      watch()
      finished.signal()
    }
    thread.name = "main queue watch"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// Ends the thread and gives the signals back. Returns when the thread has ended.
  func stop() {
    isStopping.store(true, ordering: .sequentiallyConsistent)
    wake()
    drained.signal()
    finished.wait()
    EndSignals.release()
  }

  /// Wakes the main thread if it sleeps. From any thread.
  func wake() {
    var one: UInt64 = 1
    write(bell, &one, 8)
  }

  /// To be called by the main thread each time it has run what the main queue held.
  func resume() {
    if isWaiting.exchange(false, ordering: .sequentiallyConsistent) { drained.signal() }
  }

  private func watch() {
    while !isStopping.load(ordering: .sequentiallyConsistent) {
      var files = [
        pollfd(fd: queue, events: Int16(POLLIN), revents: 0),
        pollfd(fd: bell, events: Int16(POLLIN), revents: 0),
      ]
      if poll(&files, 2, -1) <= 0 { continue }
      if files[1].revents != 0 {
        var count: UInt64 = 0
        read(bell, &count, 8)
        push(EndSignals.take() != nil ? SDL_QUIT.rawValue : wakeEvent)
      }
      if files[0].revents != 0 {
        isWaiting.store(true, ordering: .sequentiallyConsistent)
        push(wakeEvent)
        drained.wait()
      }
    }
  }

  private func push(_ type: UInt32) {
    var event = SDL_Event()
    event.type = type
    SDL_PushEvent(&event)
  }
}
