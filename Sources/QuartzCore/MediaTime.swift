import Combine
import Diorama
import Foundation

/// Seconds from some point in the past: in code of a window's, on the clock of its frames.
public func CACurrentMediaTime() -> CFTimeInterval {
  let inWindow =
    MainQueue.isCurrent
    ? MainActor.assumeIsolated { (Timekeepers.here as? FrameClock)?.time } : nil
  return inWindow ?? ProcessInfo.processInfo.systemUptime
}
public typealias CFTimeInterval = TimeInterval

/// Seconds since the first of January 2001, UTC: in code of a window's, on the clock of its frames.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  let inWindow =
    MainQueue.isCurrent
    ? MainActor.assumeIsolated { (Timekeepers.here as? FrameClock)?.date } : nil
  return (inWindow ?? Date()).timeIntervalSinceReferenceDate
}
public typealias CFAbsoluteTime = TimeInterval
