import Combine
import Diorama
import Foundation

/// A value of the window that runs the code.
func windowValue<V: Sendable>(
  _ keyPath: KeyPath<EnvironmentValues, V> & Sendable, otherwise value: V
) -> V {
  guard MainQueue.isCurrent else { return value }
  return MainActor.assumeIsolated { (Timekeepers.here as? FrameClock)?.read(keyPath) } ?? value
}

/// Something that the window which runs the code has; nil where no window does.
func windowService<V>(_ read: @MainActor (FrameClock) -> V) -> V? {
  guard MainQueue.isCurrent else { return nil }
  nonisolated(unsafe) var value: V?
  MainActor.assumeIsolated { value = (Timekeepers.here as? FrameClock).map(read) }
  return value
}

/// The screen: here, the window that runs the code. A body that reads its size runs again when the
/// window is given another.
public final class UIScreen: Sendable {
  public static let main = UIScreen()
  public static var screens: [UIScreen] { [main] }
  private init() {}
  /// Points, from 0, 0.
  public var bounds: CGRect {
    let size = windowValue(\.windowSize, otherwise: CGSize(width: 390, height: 844))
    return CGRect(origin: .zero, size: size)
  }
  /// Pixels per point.
  public var scale: CGFloat { windowValue(\.displayScale, otherwise: 1) }
  public var nativeScale: CGFloat { scale }
  /// Pixels.
  public var nativeBounds: CGRect {
    let b = bounds, s = scale
    return CGRect(x: 0, y: 0, width: b.width * s, height: b.height * s)
  }
}

/// Distances from the sides of a rectangle inwards, in points.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat
  public static let zero = UIEdgeInsets()
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// Something on the screen. Differs: views of UIKit are never shown.
@MainActor open class UIView {
  public var frame: CGRect
  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public var backgroundColor: UIColor?
  public var tintColor: UIColor?
  public var isHidden = false
  public var alpha: CGFloat = 1
  public var clipsToBounds = false
  public var isUserInteractionEnabled = true
  public private(set) var subviews: [UIView] = []
  open var safeAreaInsets: UIEdgeInsets { .zero }
  public init(frame: CGRect = .zero) { self.frame = frame }
  public func addSubview(_ view: UIView) { subviews.append(view) }
}

/// Differs: it is never shown.
@MainActor open class UIViewController {
  public var view = UIView()
  public private(set) var presentedViewController: UIViewController?
  public init() {}
}

/// The window that runs the code, which has no system bars to keep clear of.
@MainActor public final class UIWindow: UIView {
  public let isKeyWindow = true
  public var rootViewController: UIViewController?
  public var windowScene: UIWindowScene? { .shared }
  static let shared = UIWindow(frame: UIScreen.main.bounds)
  public var screen: UIScreen { .main }
}

@MainActor open class UIScene: Hashable {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  public let activationState = ActivationState.foregroundActive
  init() {}
  public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
@MainActor public final class UIWindowScene: UIScene {
  static let shared = UIWindowScene()
  public var windows: [UIWindow] { [.shared] }
  public var keyWindow: UIWindow? { .shared }
  public var screen: UIScreen { .main }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}
/// There is no status bar.
@MainActor public final class UIStatusBarManager {
  public let statusBarFrame = CGRect.zero
  public let isStatusBarHidden = true
}

/// The program, with its window.
@MainActor public final class UIApplication {
  public static let shared = UIApplication()
  public enum State: Int, Sendable { case active, inactive, background }
  private init() {}
  public var windows: [UIWindow] { [.shared] }
  public var keyWindow: UIWindow? { .shared }
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  public let applicationState = State.active
  public let statusBarFrame = CGRect.zero
  /// Differs: it does nothing; a window has its own screen saver's rules.
  public var isIdleTimerDisabled = false
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac
}
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
/// A phone, held the way in which the window is longer.
@MainActor public final class UIDevice {
  public static let current = UIDevice()
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  private init() {}
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  public let model = "iPhone"
  public let name = "iPhone"
  public let systemName = "Linux"
  public var systemVersion: String {
    let v = ProcessInfo.processInfo.operatingSystemVersion
    return "\(v.majorVersion).\(v.minorVersion)"
  }
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// The appearance that a dynamic colour is asked for.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public struct UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
  /// Of the window that runs the code.
  public static var current: UITraitCollection {
    let scheme = windowValue(\.colorScheme, otherwise: .light)
    return UITraitCollection(userInterfaceStyle: scheme == .dark ? .dark : .light)
  }
}
