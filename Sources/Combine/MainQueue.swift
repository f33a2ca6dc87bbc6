import Dispatch
import Foundation

/// Where the main actor runs.
///
/// In a program that is the main thread. A test process gives its main thread up, and any thread
/// may serve the main queue there, so the thread alone says nothing.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main actor.
  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
