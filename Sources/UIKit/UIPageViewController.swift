import Diorama
import Foundation

/// Pages of UIKit of which one is shown; a swipe turns them.
///
/// Pages come from `dataSource`, which is asked for those beside the one that is shown. Differs: pages
/// are always beside each other and never curl, and `willTransitionTo` comes together with
/// `didFinishAnimating`, when it is clear which page will be shown.
@MainActor @preconcurrency open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
  }
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { view.changed() } }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  /// Of pages that curl, of which there are none.
  open var gestureRecognizers: [UIGestureRecognizer] { [] }
  /// Differs: kept, as no page has a back that could be seen.
  open var isDoubleSided = false
  open var spineLocation: SpineLocation { .none }
  /// The page that is shown.
  public private(set) var viewControllers: [UIViewController]? = []

  /// - Parameter options: of these none counts.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }
  open override func loadView() { view = PagesView(self) }

  /// Shows a page.
  /// - Parameter animated: it slides in, from the side that its neighbours say it is on.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    let old = self.viewControllers?.first
    self.viewControllers = viewControllers
    children.forEach { $0.removeFromParent() }
    viewControllers?.forEach(addChild)
    let new = viewControllers?.first
    if new !== old {
      arriving = nil
      // The page that was shown stays beside the new one until that has slid in.
      if animated, let old, let new { arriving = (from: old, to: new, direction) }
      (view as? PagesView)?.changed(slides: animated && old != nil)
    }
    completion?(true)
  }
  private var arriving: (from: UIViewController, to: UIViewController, NavigationDirection)?

  /// The page that is shown, with those beside it.
  var window: [UIViewController] {
    guard let shown = viewControllers?.first else { return [] }
    var before = dataSource?.pageViewController(self, viewControllerBefore: shown)
    var after = dataSource?.pageViewController(self, viewControllerAfter: shown)
    if let arriving, arriving.to === shown {
      if arriving.2 == .forward { before = arriving.from } else { after = arriving.from }
    }
    if after === shown { after = nil }
    if before === shown || before === after { before = nil }
    return [before, shown, after].compactMap { $0 }
  }
  /// A swipe has chosen a page.
  func turned(to page: UIViewController) {
    guard let old = viewControllers?.first, page !== old else { return }
    arriving = nil
    delegate?.pageViewController(self, willTransitionTo: [page])
    viewControllers = [page]
    children.forEach { $0.removeFromParent() }
    addChild(page)
    view.changed()
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
  }
}
@MainActor final class PagesView: UIView {
  private weak var pages: UIPageViewController?
  init(_ pages: UIPageViewController) {
    self.pages = pages
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  func changed(slides: Bool) {
    if slides { withAnimation { changed() } } else { changed() }
  }
  override var face: AnyView { pages.map { AnyView(PagesFace(pages: $0)) } ?? AnyView(EmptyView()) }
}
@MainActor @preconcurrency public protocol UIPageViewControllerDataSource: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
extension UIPageViewControllerDataSource {
  /// Differs: no dots are shown for it.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
@MainActor @preconcurrency public protocol UIPageViewControllerDelegate: AnyObject {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}
extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) {}
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
