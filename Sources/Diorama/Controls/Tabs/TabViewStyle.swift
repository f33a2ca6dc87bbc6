import Foundation

/// How a `TabView` shows its pages.
public protocol TabViewStyle {
  var _pages: _PageIndexDisplay { get }
}
/// When a page style shows its dots, and along which axis the pages lie.
public struct _PageIndexDisplay: Equatable, Sendable {
  let mode: PageTabViewStyle.IndexDisplayMode
  var axis = Axis.horizontal
  /// Pages, and not a bar of tabs.
  var isPaged = true
}

/// Pages beside each other, with dots.
public struct PageTabViewStyle: TabViewStyle, Sendable {
  public struct IndexDisplayMode: Equatable, Sendable {
    let kind: Int
    /// Dots where there is more than one page.
    public static let automatic = IndexDisplayMode(kind: 0)
    public static let always = IndexDisplayMode(kind: 1)
    public static let never = IndexDisplayMode(kind: 2)
  }
  let mode: IndexDisplayMode
  public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  public var _pages: _PageIndexDisplay { _PageIndexDisplay(mode: mode) }
}
/// Pages below each other, with dots at the trailing edge.
public struct VerticalPageTabViewStyle: TabViewStyle, Sendable {
  public init() {}
  public var _pages: _PageIndexDisplay { _PageIndexDisplay(mode: .automatic, axis: .vertical) }
}
/// A bar of tabs.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  public init() {}
  public var _pages: _PageIndexDisplay { _PageIndexDisplay(mode: .never, isPaged: false) }
}
/// A bar of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle, Sendable {
  public init() {}
  public var _pages: _PageIndexDisplay { _PageIndexDisplay(mode: .never, isPaged: false) }
}
/// Differs: always a bar of tabs, as on a phone.
public struct SidebarAdaptableTabViewStyle: TabViewStyle, Sendable {
  public init() {}
  public var _pages: _PageIndexDisplay { _PageIndexDisplay(mode: .never, isPaged: false) }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == VerticalPageTabViewStyle {
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// How a page indicator looks.
public protocol IndexViewStyle {
  var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}
/// Dots, perhaps on a background.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  public struct BackgroundDisplayMode: Equatable, Sendable {
    let kind: Int
    /// While the dots are pressed.
    public static let automatic = BackgroundDisplayMode(kind: 0)
    public static let always = BackgroundDisplayMode(kind: 1)
    /// While the dots are pressed.
    public static let interactive = BackgroundDisplayMode(kind: 2)
    public static let never = BackgroundDisplayMode(kind: 3)
  }
  public let _background: BackgroundDisplayMode
  public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

/// Both styles as they are handed down, and what else is said of pages.
struct PageStyle: Equatable {
  var isPaged = false
  var display = PageTabViewStyle.IndexDisplayMode.never
  var background = PageIndexViewStyle.BackgroundDisplayMode.automatic
  var geometry = PagerGeometry()
  var isLooping = false
}
private enum PageStyleKey: EnvironmentKey {
  static var defaultValue: PageStyle { PageStyle() }
}
extension EnvironmentValues {
  var pageStyle: PageStyle {
    get { self[PageStyleKey.self] }
    set { self[PageStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let pages = style._pages
    return transformEnvironment(\.pageStyle) {
      $0.isPaged = pages.isPaged
      $0.display = pages.mode
      $0.geometry.axis = pages.axis
    }
  }
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageStyle.background, style._background)
  }
  /// Lets pages go round: after the last one comes the first, whichever way they are turned. It is
  /// ours: Apple has none. A single page does not go round.
  nonisolated public func pageLooping(_ isLooping: Bool = true) -> some View {
    environment(\.pageStyle.isLooping, isLooping)
  }
  /// Lets the neighbours of a page be seen at its ends, `inset` points of them and of the gap, and
  /// puts `spacing` points between pages; both 0 or more, along the axis of the pages. It is ours:
  /// Apple has none. Where pages go round, each is seen at one place at a time.
  nonisolated public func pageInset(_ inset: CGFloat, spacing: CGFloat = 0) -> some View {
    transformEnvironment(\.pageStyle.geometry) {
      $0.inset = inset
      $0.spacing = spacing
    }
  }
}
