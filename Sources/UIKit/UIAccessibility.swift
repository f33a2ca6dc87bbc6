import Diorama
import Foundation

/// What a person has asked the system for.
///
/// Differs: a window knows of motion, contrast and bold text; all else is never asked for.
public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool {
    windowValue(\.accessibilityReduceMotion, otherwise: false)
  }
  public static var isDarkerSystemColorsEnabled: Bool {
    windowValue(\.colorSchemeContrast, otherwise: .standard) == .increased
  }
  public static var isBoldTextEnabled: Bool {
    windowValue(\.legibilityWeight, otherwise: nil) == .bold
  }
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
  public static var shouldDifferentiateWithoutColor: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isVideoAutoplayEnabled: Bool { true }
  public static var buttonShapesEnabled: Bool { false }

  /// What can be told to somebody who works without seeing.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Notification(rawValue: 1000)
    public static let layoutChanged = Notification(rawValue: 1001)
    public static let announcement = Notification(rawValue: 1008)
    public static let pageScrolled = Notification(rawValue: 1009)
  }
  /// Tells something to somebody who works without seeing.
  ///
  /// Differs: no such help runs beside a window, so that nobody is told.
  public static func post(notification: Notification, argument: Any?) {}

  // What is never asked for never changes: these are not posted.
  public static let voiceOverStatusDidChangeNotification = name("VoiceOverStatusDidChange")
  public static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatusDidChange")
  public static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatusDidChange")
  public static let boldTextStatusDidChangeNotification = name("BoldTextStatusDidChange")
  public static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerColorsStatusDidChange")
  private static func name(_ event: String) -> Foundation.Notification.Name {
    Foundation.Notification.Name("UIAccessibility\(event)Notification")
  }
}
