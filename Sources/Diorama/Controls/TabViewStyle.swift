import Foundation

/// How a `TabView` shows its pages.
public protocol TabViewStyle {
  var _pages: _PageIndexDisplay { get }
}
/// When a page style shows its dots.
public struct _PageIndexDisplay: Equatable, Sendable {
  let mode: PageTabViewStyle.IndexDisplayMode
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
/// Differs: like the page style without dots.
public struct DefaultTabViewStyle: TabViewStyle, Sendable {
  public init() {}
  public var _pages: _PageIndexDisplay { _PageIndexDisplay(mode: .never) }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: PageTabViewStyle { PageTabViewStyle() }
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// How a page indicator looks.
public protocol IndexViewStyle {
  var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}
/// Dots, perhaps on a background.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
  public struct BackgroundDisplayMode: Equatable, Sendable {
    let kind: Int
    /// None.
    public static let automatic = BackgroundDisplayMode(kind: 0)
    public static let always = BackgroundDisplayMode(kind: 1)
    /// While the pages are dragged.
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

/// Both styles as they are handed down.
struct PageStyle: Equatable {
  var display = PageTabViewStyle.IndexDisplayMode.never
  var background = PageIndexViewStyle.BackgroundDisplayMode.automatic
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
    environment(\.pageStyle.display, style._pages.mode)
  }
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.pageStyle.background, style._background)
  }
}
