import Diorama
import Foundation

public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// What a bar stands on.
@MainActor @preconcurrency open class UIBarAppearance {
  open var backgroundColor: UIColor? { didSet { onChange?() } }
  open var backgroundEffect: UIBlurEffect? { didSet { onChange?() } }
  /// Of the line at its edge.
  open var shadowColor: UIColor? { didSet { onChange?() } }
  /// Differs: bars have no pictures.
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  var isTransparent = false
  /// What it is set on is told.
  var onChange: (() -> Void)?
  public init() {}
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    backgroundColor = barAppearance.backgroundColor
    backgroundEffect = barAppearance.backgroundEffect
    shadowColor = barAppearance.shadowColor
    isTransparent = barAppearance.isTransparent
  }
  open func configureWithDefaultBackground() {
    (backgroundColor, shadowColor, isTransparent) = (nil, nil, false)
    onChange?()
  }
  open func configureWithOpaqueBackground() {
    (backgroundColor, shadowColor, isTransparent) = (.systemBackground, nil, false)
    onChange?()
  }
  open func configureWithTransparentBackground() {
    (backgroundColor, shadowColor, isTransparent) = (nil, .clear, true)
    onChange?()
  }
  var bar: ControlDefaults.Bar {
    var bar = ControlDefaults.Bar()
    bar.background = backgroundColor?.color
    bar.isTransparent = isTransparent
    bar.shadow = shadowColor?.color
    return bar
  }
}
/// How tabs look in one state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance {
  open var iconColor: UIColor? { didSet { onChange?() } }
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { onChange?() } }
  open var badgeBackgroundColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  var onChange: (() -> Void)?
}
/// How tabs look.
@MainActor @preconcurrency open class UITabBarItemAppearance {
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  public init() {}
}
public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat
  public static let zero = UIOffset(horizontal: 0, vertical: 0)
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {
  /// Tabs with their icons above their titles, which they always are here.
  open var stackedLayoutAppearance = UITabBarItemAppearance() {
    didSet {
      watch()
      onChange?()
    }
  }
  /// Differs: tabs are never so laid out.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
  public override init() {
    super.init()
    watch()
  }
  private func watch() {
    for state in [stackedLayoutAppearance.normal, stackedLayoutAppearance.selected] {
      state.onChange = { [weak self] in self?.onChange?() }
    }
  }
  override var bar: ControlDefaults.Bar {
    var bar = super.bar
    let normal = stackedLayoutAppearance.normal, selected = stackedLayoutAppearance.selected
    bar.item = normal.iconColor?.color
    bar.selectedItem = selected.iconColor?.color
    bar.title = .init(normal.titleTextAttributes)
    bar.selectedTitle = .init(selected.titleTextAttributes)
    return bar
  }
}
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open private(set) var backIndicatorImage: UIImage?
  open private(set) var backIndicatorTransitionMaskImage: UIImage?
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  open func setBackIndicatorImage(
    _ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?
  ) {
    self.backIndicatorImage = backIndicatorImage
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}
/// How buttons of a bar look in one state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
}
/// How buttons of a bar look.
///
/// Differs: what is set on it changes nothing that is shown.
@MainActor @preconcurrency open class UIBarButtonItemAppearance {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()
  public init() {}
}

/// What is set with `appearance()` is the look of the bars of tab views.
@MainActor @preconcurrency open class UITabBar: UIView {
  open override var isHidden: Bool { didSet { changed() } }
  open var barTintColor: UIColor? { didSet { changed() } }
  open var unselectedItemTintColor: UIColor? { didSet { changed() } }
  open var barStyle = UIBarStyle.default
  /// Differs: whether one sees through the bar is up to its colours.
  open var isTranslucent = true
  /// Differs: bars have no pictures.
  open var backgroundImage: UIImage?
  open var shadowImage: UIImage?
  open var standardAppearance = UITabBarAppearance() {
    didSet {
      isStandardSet = true
      changed()
    }
  }
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { changed() } }
  private var isStandardSet = false
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  override func share() {
    var t = ControlDefaults.TabBar()
    t.isHidden = isHidden
    t.background = backgroundColor?.color
    t.barTint = barTintColor?.color
    t.tint = tintColor?.color
    t.unselectedItemTint = unselectedItemTintColor?.color
    if isStandardSet { t.standard = standardAppearance.bar }
    t.scrollEdge = scrollEdgeAppearance?.bar
    ControlDefaults.tabBar = t
    // Of an appearance that is set, what changes later counts too.
    standardAppearance.onChange = { [weak self] in
      self?.isStandardSet = true
      self?.changed()
    }
    scrollEdgeAppearance?.onChange = { [weak self] in self?.changed() }
  }
}
/// A tab of a bar of UIKit, which is not shown here.
@MainActor @preconcurrency open class UITabBarItem {
  open var title: String?
  open var image: UIImage?
  open var selectedImage: UIImage?
  open var tag: Int
  open var badgeValue: String?
  public init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) {
    self.title = title
    self.image = image
    self.tag = tag
  }
  private static let shared = UITabBarItem()
  /// Differs: what is set on it changes nothing; a `UITabBarAppearance` does.
  public static func appearance() -> UITabBarItem { shared }
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}
/// Differs: what is set on it changes nothing that is shown.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var prefersLargeTitles = false
  open var shadowImage: UIImage?
  open var backIndicatorImage: UIImage?
  open var backIndicatorTransitionMaskImage: UIImage?
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
  open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}
/// Differs: what is set on it changes nothing that is shown.
@MainActor @preconcurrency open class UIToolbar: UIView {
  open var barTintColor: UIColor?
  open var isTranslucent = true
}
