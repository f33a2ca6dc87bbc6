import Glibc
import Synchronization

/// SIGINT, SIGTERM and SIGHUP as a request that is answered later. The first of each is caught; the
/// next one ends the process as usual.
package enum EndSignals {
  /// The last signal that has arrived, 0 for none.
  private static let arrived = Atomic<Int32>(0)
  private static let bell = Atomic<Int32>(-1)
  private static let old = Mutex<[(signal: Int32, action: sigaction)]>([])

  /// Takes the signals over until `release`.
  /// - Parameter file: an eventfd that is written to when one arrives.
  /// - Throws: `HostError` when the system refuses.
  package static func begin(bell file: Int32 = -1) throws {
    arrived.store(0, ordering: .sequentiallyConsistent)
    bell.store(file, ordering: .sequentiallyConsistent)
    // A program started by one that blocks them would never end.
    var ends = sigset_t()
    sigemptyset(&ends)
    sigaddset(&ends, SIGINT)
    sigaddset(&ends, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &ends, nil)
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      var action = sigaction()
      // Nothing here allocates or locks: it runs in the middle of anything.
      action.__sigaction_handler.sa_handler = { signal in
        EndSignals.arrived.store(signal, ordering: .sequentiallyConsistent)
        let file = EndSignals.bell.load(ordering: .sequentiallyConsistent)
        if file < 0 { return }
        var one: UInt64 = 1
        let error = errno
        write(file, &one, 8)
        errno = error
      }
      action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
      var before = sigaction()
      // What was started with `nohup` goes on when its terminal is closed.
      if signal == SIGHUP, sigaction(signal, nil, &before) == 0, isIgnored(before) { continue }
      if sigaction(signal, &action, &before) != 0 {
        throw HostError("cannot catch signals", reason: String(cString: strerror(errno)))
      }
      old.withLock { $0.append((signal, before)) }
    }
  }
  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Gives the signals back.
  package static func release() {
    old.withLock { old in
      for (signal, action) in old {
        var action = action
        sigaction(signal, &action, nil)
      }
      old = []
    }
    bell.store(-1, ordering: .sequentiallyConsistent)
  }

  /// The signal that has arrived since the last call, nil for none.
  package static func take() -> Int32? {
    let signal = arrived.exchange(0, ordering: .sequentiallyConsistent)
    return signal == 0 ? nil : signal
  }
}

/// The process was asked to end by a signal, and what it was at has been cleared away.
package struct EndRequest: Error {
  package let signal: Int32

  /// - Throws: `EndRequest` when a signal has arrived that `EndSignals` has caught.
  package static func check() throws {
    if let signal = EndSignals.take() { throw EndRequest(signal: signal) }
  }

  /// Ends the process as the signal would have without being caught. Returns the exit code to end
  /// with where it is ignored: 128 and the signal's number, as a shell has it.
  package func endProcess() -> Int32 {
    EndSignals.release()
    raise(signal)
    return 128 + signal
  }
}
