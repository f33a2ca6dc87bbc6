import Foundation
import Observation

/// Runs `body` and calls `onChange`, on the main actor, after the first change of an observable
/// property that it read.
@MainActor func withObservation<R>(
  _ body: () -> R, onChange: @escaping @MainActor () -> Void
) -> R {
  return withObservationTracking(body) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { onChange() }
    } else {
      DispatchQueue.main.async { onChange() }
    }
  }
}
