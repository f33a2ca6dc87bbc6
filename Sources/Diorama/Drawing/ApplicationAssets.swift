import Combine
import Foundation
import Synchronization

/// The application's pictures and colours, for code that no window runs: on other threads, and before
/// there is a window.
package enum ApplicationAssets {
  private static let current = Mutex<(any ImageStore)?>(nil)
  package static var store: (any ImageStore)? {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  /// Says something where the main actor runs: at once where the caller is there, otherwise soon.
  package static func report(_ complaint: String, to report: @escaping (String) -> Void) {
    nonisolated(unsafe) let report = report
    if MainQueue.isCurrent {
      report(complaint)
    } else {
      DispatchQueue.main.async { report(complaint) }
    }
  }
}
