@_exported import Foundation

/// What a device can let people feel: here, nothing.
public protocol CHHapticDeviceCapability {
  var supportsHaptics: Bool { get }
  var supportsAudio: Bool { get }
}
private struct Nothing: CHHapticDeviceCapability {
  let supportsHaptics = false
  let supportsAudio = false
}

/// Why an engine or a pattern could not be made.
public struct CHHapticError: Error, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case invalidPatternPlayer = -4820
    case invalidEventTime = -4831
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

public let CHHapticTimeImmediate: TimeInterval = 0

/// Plays patterns that people feel. As on a device without the hardware, it says so, and cannot be
/// made.
public class CHHapticEngine: @unchecked Sendable {
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed
    case gameControllerDisconnect, systemError = -1
  }
  public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning }
  public typealias CompletionHandler = ((any Error)?) -> Void

  public static func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

  public var stoppedHandler: (StoppedReason) -> Void = { _ in }
  public var resetHandler: () -> Void = {}
  public var playsHapticsOnly = false
  public var isAutoShutdownEnabled = false
  public var isMutedForHaptics = false
  public var currentTime: TimeInterval { 0 }
  /// - Throws: `CHHapticError` with the code `notSupported`, always: ask `capabilitiesForHardware()`
  ///   before.
  public init() throws { throw CHHapticError(.notSupported) }
  public func start() throws { throw CHHapticError(.notSupported) }
  public func start(completionHandler: CompletionHandler? = nil) {
    completionHandler?(CHHapticError(.notSupported))
  }
  public func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
  public func notifyWhenPlayersFinished(
    finishedHandler: @escaping ((any Error)?) -> FinishedAction
  ) { _ = finishedHandler(CHHapticError(.notSupported)) }
  public func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  public func makeAdvancedPlayer(
    with pattern: CHHapticPattern
  ) throws -> any CHHapticAdvancedPatternPlayer { throw CHHapticError(.notSupported) }
  public func playPattern(from url: URL) throws { throw CHHapticError(.notSupported) }
}

/// Plays one pattern. None is ever made.
public protocol CHHapticPatternPlayer: AnyObject {
  var isMuted: Bool { get set }
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offset: TimeInterval) throws
}
