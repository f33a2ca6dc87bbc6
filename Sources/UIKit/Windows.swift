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

/// The pictures and colours of the app: of the window that runs the code, otherwise of the process. Nil
/// where nothing of an app has begun.
var applicationAssets: (any ImageStore)? {
  (windowService { $0.assets } ?? nil) ?? ApplicationAssets.store
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
  /// Frames a second.
  public var maximumFramesPerSecond: Int { 60 }
  /// How bright the screen is, from 0 to 1, which what is set is brought to. Default 0.5.
  ///
  /// Differs: it is kept, and nothing becomes brighter.
  @MainActor public var brightness: CGFloat {
    get { windowService { $0.brightness } ?? 0.5 }
    set {
      let new = min(max(newValue, 0), 1), old = brightness
      _ = windowService { $0.brightness = new }
      if brightness != old {
        NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
      }
    }
  }
  public static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification")
  @MainActor public var traitCollection: UITraitCollection { .current }
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

/// The window that runs the code, which has no system bars to keep clear of.
@MainActor @preconcurrency open class UIWindow: UIView {
  open var isKeyWindow: Bool { true }
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene? { .shared }
  static let shared = UIWindow(frame: UIScreen.main.bounds)
  open var screen: UIScreen { .main }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public init(windowScene: UIWindowScene) { super.init(frame: UIScreen.main.bounds) }
  /// Differs: windows that code makes are not shown.
  open func makeKeyAndVisible() {}
}

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision
}
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
/// A phone, held the way in which the window is longer.
@MainActor @preconcurrency public final class UIDevice {
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
