import Foundation
import Observation

/// Runs `body` and calls `onChange`, on the main actor, after the first change of an observable
/// property that it read.
@MainActor func withObservation<R>(
  _ body: () -> R, onChange: @escaping @MainActor () -> Void
) -> R {
  return withObservationTracking(body) {
    if MainContext.isCurrent {
      MainActor.assumeIsolated { onChange() }
    } else {
      DispatchQueue.main.async { onChange() }
    }
  }
}

/// Where the main actor's code runs: on the main thread, or, in a process that waits in
/// `dispatchMain` as tests do, on whichever thread serves the main queue.
enum MainContext {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
