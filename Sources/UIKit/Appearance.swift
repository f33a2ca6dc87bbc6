import Foundation

// Differs: what is set on these changes nothing that is shown.

/// Something whose look is set for all of its kind.
@MainActor public protocol UIAppearance {
  init()
}
extension UIAppearance {
  public static func appearance() -> Self { Self() }
}
public struct UIControl: Sendable {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }
}
public enum UIBarMetrics: Int, Sendable { case `default`, compact }

@MainActor open class UIBarAppearance {
  public var backgroundColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public var shadowColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public init() {}
  public func configureWithDefaultBackground() {}
  public func configureWithOpaqueBackground() {}
  public func configureWithTransparentBackground() {}
}
@MainActor public final class UITabBarAppearance: UIBarAppearance {}
@MainActor public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@MainActor public final class UITabBar: UIView, UIAppearance {
  public required init() { super.init() }
  public var barTintColor: UIColor?
  public var unselectedItemTintColor: UIColor?
  public var isTranslucent = true
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var standardAppearance = UITabBarAppearance()
  public var scrollEdgeAppearance: UITabBarAppearance?
}
@MainActor public final class UINavigationBar: UIView, UIAppearance {
  public required init() { super.init() }
  public var barTintColor: UIColor?
  public var isTranslucent = true
  public var shadowImage: UIImage?
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
@MainActor public final class UISegmentedControl: UIView, UIAppearance {
  public required init() { super.init() }
  public var selectedSegmentTintColor: UIColor?
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
  public func setBackgroundImage(
    _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {}
}
@MainActor public final class UIPageControl: UIView, UIAppearance {
  public required init() { super.init() }
  public var numberOfPages = 0
  public var currentPage = 0
  public var currentPageIndicatorTintColor: UIColor?
  public var pageIndicatorTintColor: UIColor?
}
@MainActor open class UIScrollView: UIView, UIAppearance {
  public required init() { super.init() }
  public var bounces = true
  public var isPagingEnabled = false
  public var isScrollEnabled = true
  public var alwaysBounceVertical = false
  public var alwaysBounceHorizontal = false
  public var showsVerticalScrollIndicator = true
  public var showsHorizontalScrollIndicator = true
}
@MainActor public final class UITableView: UIScrollView {
  public enum SeparatorStyle: Int, Sendable { case none, singleLine }
  public var separatorStyle = SeparatorStyle.singleLine
  public var separatorColor: UIColor?
}
@MainActor public final class UITextView: UIScrollView {}
@MainActor public final class UIBlurEffect {
  public enum Style: Int, Sendable {
    case extraLight, light, dark, regular, prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }
  public init(style: Style) {}
}
@MainActor public final class UIVisualEffectView: UIView {
  public var effect: UIBlurEffect?
  public init(effect: UIBlurEffect?) {
    self.effect = effect
    super.init()
  }
}
