import Foundation

/// Told about the life of a scene, as `SceneDelegate.swift` of the older app template is.
///
/// Differs: nothing makes a delegate of scenes: such files compile beside views, and an `App` with
/// `@main` shows the window. The line `@UIApplicationMain` has to go, as the compiler breaks down over
/// it on this platform.
@MainActor @preconcurrency public protocol UISceneDelegate: AnyObject {
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  func sceneDidDisconnect(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func sceneWillResignActive(_ scene: UIScene)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidEnterBackground(_ scene: UIScene)
}
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  public func sceneDidDisconnect(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  public func sceneWillResignActive(_ scene: UIScene) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
/// The delegate of a scene with a window.
@MainActor @preconcurrency public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
extension UIWindowSceneDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}

/// A scene as the system keeps it.
@MainActor @preconcurrency public final class UISceneSession: Hashable {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }
  public let role: Role
  public let configuration: UISceneConfiguration
  public let persistentIdentifier: String
  public var userInfo: [String: Any]?
  public var scene: UIScene? { UIWindowScene.shared }
  static let shared = UISceneSession()
  private init() {
    role = .windowApplication
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    persistentIdentifier = "window"
  }
  public nonisolated static func == (a: UISceneSession, b: UISceneSession) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
extension UIScene {
  public var session: UISceneSession { .shared }
  /// What a scene is begun with. Differs: none is ever made, and nothing is opened with it.
  @MainActor @preconcurrency public final class ConnectionOptions {
    init() {}
    public let urlContexts: Set<UIOpenURLContext> = []
    public let sourceApplication: String? = nil
  }
}
/// Something to be opened. Differs: none is ever made.
@MainActor @preconcurrency public final class UIOpenURLContext: Hashable {
  public let url: URL
  init(url: URL) { self.url = url }
  public nonisolated static func == (a: UIOpenURLContext, b: UIOpenURLContext) -> Bool { a === b }
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
/// What a scene is to be made of. Differs: kept, as nothing makes scenes of it.
@MainActor @preconcurrency public final class UISceneConfiguration {
  public let name: String?
  public let role: UISceneSession.Role
  public var sceneClass: AnyClass?
  public var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
