import Diorama
import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2
  case none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
  case overCurrentContext, popover
}
public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

/// Looks after a view of UIKit, which is shown where a representable view makes it.
///
/// Differs: what it presents is kept and never shown.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  open var title: String?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public private(set) var presentedViewController: UIViewController?
  public private(set) weak var presentingViewController: UIViewController?
  private var loaded: UIView?

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: its view

  /// Made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loaded
    }
    set {
      loaded = newValue
      newValue?.controller = self
    }
  }
  open var isViewLoaded: Bool { loaded != nil }
  open var viewIfLoaded: UIView? { loaded }
  open func loadViewIfNeeded() {
    if loaded != nil { return }
    loadView()
    viewDidLoad()
  }
  open func loadView() { view = UIView() }
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open override var next: UIResponder? { viewIfLoaded?.superview }

  // MARK: other controllers

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
  }
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    presentedViewController = controller
    controller.presentingViewController = self
    completion?()
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let owner = presentedViewController == nil ? presentingViewController : self
    owner?.presentedViewController?.presentingViewController = nil
    owner?.presentedViewController = nil
    completion?()
  }
  open var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }
  open var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }
  open var prefersStatusBarHidden: Bool { false }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
}

/// Shows a view of SwiftUI in UIKit.
@MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
  /// The view; another one in its place has its state.
  open var rootView: Content { didSet { (viewIfLoaded as? HostingView)?.root = root } }
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    preconditionFailure("a UIHostingController is made with its rootView: use init(rootView:)")
  }
  open override func loadView() { view = HostingView(root) }
  private var root: AnyView { AnyView(rootView) }
  /// Differs: it is the root's size at most; nothing measures it before it is shown.
  open func sizeThatFits(in size: CGSize) -> CGSize { size }
  /// Differs: kept, and changes nothing.
  open var sizingOptions: UIHostingControllerSizingOptions = []
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
@MainActor final class HostingView: UIView {
  var root: AnyView { didSet { changed() } }
  init(_ root: AnyView) {
    self.root = root
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override var face: AnyView { root }
}

/// Differs: it shows the top of its controllers, without a bar.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController] = [] { didSet { place() } }
  open var isNavigationBarHidden = false
  public let navigationBar = UINavigationBar()
  open var interactivePopGestureRecognizer: UIGestureRecognizer? = UIGestureRecognizer()
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    place()
  }
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { topViewController }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
  }
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    let gone = Array(viewControllers.dropFirst())
    viewControllers = Array(viewControllers.prefix(1))
    return gone
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
  private func place() {
    children.forEach { $0.removeFromParent() }
    viewControllers.forEach(addChild)
    view.subviews.forEach { $0.removeFromSuperview() }
    if let top = topViewController { view.addSubview(top.view) }
  }
}
/// Differs: it shows the chosen of its controllers, without a bar.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  open var viewControllers: [UIViewController]? { didSet { place() } }
  open var selectedIndex = 0 { didSet { place() } }
  open var selectedViewController: UIViewController? {
    guard let all = viewControllers, all.indices.contains(selectedIndex) else { return nil }
    return all[selectedIndex]
  }
  private func place() {
    children.forEach { $0.removeFromParent() }
    viewControllers?.forEach(addChild)
    view.subviews.forEach { $0.removeFromSuperview() }
    if let shown = selectedViewController { view.addSubview(shown.view) }
  }
}
