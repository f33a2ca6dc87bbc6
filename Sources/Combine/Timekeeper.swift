import Foundation

/// A window, as far as it tells the time to code that waits.
@MainActor package protocol Timekeeper: AnyObject, Sendable {
  /// Runs `action` in the first frame that is not before `seconds` from now.
  func wait(_ seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable
  /// Runs `action` in the frames that come next after multiples of `seconds` from now.
  func `repeat`(every seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable
}

package enum Timekeepers {
  /// The window that runs the code; tasks that it starts take it along.
  @TaskLocal package static var current: (any Timekeeper)?
  /// The window of an app that has only one, for code that nothing in the window has called.
  @MainActor package static weak var app: (any Timekeeper)?

  /// Whose time counts for the caller. Nil away from the main actor, where the machine's does.
  package static var here: (any Timekeeper)? {
    if !MainQueue.isCurrent { return nil }
    return MainActor.assumeIsolated { current ?? app }
  }
}

/// Waiting on the main queue: in the window's time where there is a window.
enum MainTime {
  /// Runs `action` in its turn.
  static func run(_ action: @escaping () -> Void) {
    let due = Unchecked(value: action)
    // A task takes along whose time counts.
    Task { @MainActor in due.value() }
  }
  static func wait(_ seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    if let window = Timekeepers.here {
      let due = Unchecked(value: action)
      return MainActor.assumeIsolated { window.wait(seconds, due.value) }
    }
    return start(seconds, repeats: false, action)
  }
  static func `repeat`(every seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    if let window = Timekeepers.here {
      let due = Unchecked(value: action)
      return MainActor.assumeIsolated { window.repeat(every: seconds, due.value) }
    }
    return start(seconds, repeats: true, action)
  }
  /// By the machine's clock.
  private static func start(
    _ seconds: Double, repeats: Bool, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let source = DispatchSource.makeTimerSource(queue: .main)
    let start = DispatchTime.now() + max(seconds, 0)
    if repeats {
      source.schedule(deadline: start, repeating: max(seconds, 0.0001))
    } else {
      source.schedule(deadline: start)
    }
    let due = Unchecked(value: action)
    source.setEventHandler { due.value() }
    source.resume()
    let held = Unchecked(value: source)
    return AnyCancellable { held.value.cancel() }
  }
}
