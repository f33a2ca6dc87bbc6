import Diorama
import Foundation

/// A part of the program that has a window.
@MainActor @preconcurrency open class UIScene: Hashable {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }
  init() {}
  open var activationState: ActivationState {
    switch windowValue(\.scenePhase, otherwise: .active) {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }
  open var title: String! = ""
  public nonisolated static func == (a: UIScene, b: UIScene) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
extension UIScene {
  public nonisolated static let didActivateNotification = phase("UISceneDidActivate")
  public nonisolated static let willDeactivateNotification = phase("UISceneWillDeactivate")
  public nonisolated static let willEnterForegroundNotification = phase(
    "UISceneWillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification = phase(
    "UISceneDidEnterBackground")
}
private func phase(_ name: String) -> Notification.Name { .init("\(name)Notification") }

@MainActor @preconcurrency public final class UIWindowScene: UIScene {
  static let shared = UIWindowScene()
  public var windows: [UIWindow] { [.shared] }
  public var keyWindow: UIWindow? { .shared }
  public var screen: UIScreen { .main }
  public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  public var interfaceOrientation: UIInterfaceOrientation { .ofTheWindow }
}
/// There is no status bar.
@MainActor @preconcurrency public final class UIStatusBarManager {
  public let statusBarFrame = CGRect.zero
  public let isStatusBarHidden = true
}
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  @MainActor fileprivate static var ofTheWindow: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// The program, with its window.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public enum State: Int, Sendable { case active, inactive, background }
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  private override init() { super.init() }
  public weak var delegate: (any UIApplicationDelegate)?
  public var windows: [UIWindow] { [.shared] }
  public var keyWindow: UIWindow? { .shared }
  public var connectedScenes: Set<UIScene> { [UIWindowScene.shared] }
  public var applicationState: State {
    switch windowValue(\.scenePhase, otherwise: .active) {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }
  public let statusBarFrame = CGRect.zero
  public var statusBarOrientation: UIInterfaceOrientation { .ofTheWindow }
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    windowValue(\.layoutDirection, otherwise: .leftToRight) == .rightToLeft
      ? .rightToLeft : .leftToRight
  }
  /// Differs: it does nothing; a window has its own screen saver's rules.
  public var isIdleTimerDisabled = false
  /// Differs: kept, and not shown.
  public var applicationIconBadgeNumber = 0
  /// Differs: false, as nothing is opened; `openURL` of the environment may have an action.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Differs: nothing is opened, and `completion` gets false.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((_ success: Bool) -> Void)? = nil
  ) { completion?(false) }
  /// Differs: there are none.
  public func beginIgnoringInteractionEvents() {}
  public func endIgnoringInteractionEvents() {}
}
extension UIApplication {
  public nonisolated static let openSettingsURLString = "app-settings:"
  // Those of the window's focus, and of its being minimised, are posted.
  public nonisolated static let didBecomeActiveNotification = phase("UIApplicationDidBecomeActive")
  public nonisolated static let willResignActiveNotification = phase(
    "UIApplicationWillResignActive")
  public nonisolated static let willEnterForegroundNotification = phase(
    "UIApplicationWillEnterForeground")
  public nonisolated static let didEnterBackgroundNotification = phase(
    "UIApplicationDidEnterBackground")
  // These are never posted.
  public nonisolated static let didFinishLaunchingNotification = phase(
    "UIApplicationDidFinishLaunching")
  public nonisolated static let willTerminateNotification = phase("UIApplicationWillTerminate")
  public nonisolated static let didReceiveMemoryWarningNotification = phase(
    "UIApplicationDidReceiveMemoryWarning")
}
/// Told about the program's life, where `UIApplicationDelegateAdaptor` makes one.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}
extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}
