import Foundation

/// The bar of a page.
public struct NavigationBarItem: Sendable {
  /// How its title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the page below; on the root, large.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, in large letters.
    case large
  }
}

/// How the title of a page is shown.
public struct ToolbarTitleDisplayMode: Equatable, Sendable {
  let kind: Int
  /// As on the page below; on the root, large.
  public static let automatic = ToolbarTitleDisplayMode(kind: 0)
  /// Below the bar, in large letters.
  public static let large = ToolbarTitleDisplayMode(kind: 1)
  /// In the middle of the bar.
  public static let inline = ToolbarTitleDisplayMode(kind: 2)
  /// In the bar, in large letters at its leading side.
  public static let inlineLarge = ToolbarTitleDisplayMode(kind: 3)
}

/// A bar whose look can be changed.
///
/// Differs: there are only these two; others of Apple's are not built.
public struct ToolbarPlacement: Hashable, Sendable {
  let kind: Int
  /// The navigation bar.
  public static let automatic = ToolbarPlacement(kind: 0)
  public static let navigationBar = ToolbarPlacement(kind: 1)
  public static let tabBar = ToolbarPlacement(kind: 2)
  static func covers(_ bars: [ToolbarPlacement], _ bar: ToolbarPlacement) -> Bool {
    bars.contains(bar) || (bar == .navigationBar && (bars.isEmpty || bars.contains(.automatic)))
  }
}

/// How a bar looks.
struct BarLook {
  var visibility: Visibility?
  var background: AnyShapeStyle?
  var backgroundVisibility: Visibility?
  var colorScheme: ColorScheme??
  mutating func add(_ other: BarLook) {
    visibility = visibility ?? other.visibility
    background = background ?? other.background
    backgroundVisibility = backgroundVisibility ?? other.backgroundVisibility
    colorScheme = colorScheme ?? other.colorScheme
  }
  var isPlain: Bool { background == nil }
  var isEmpty: Bool { isPlain && isSame(as: BarLook()) }
  /// Whether it is known to be the same; what bars are filled with is not compared.
  func isSame(as other: BarLook) -> Bool {
    visibility == other.visibility && backgroundVisibility == other.backgroundVisibility
      && colorScheme == other.colorScheme
  }
}

/// What a page says of its bars.
struct NavigationItem {
  var title: Text?
  var displayMode: ToolbarTitleDisplayMode?
  var hidesBackButton: Bool?
  var transition: _PageTransition?
  var navigationBar = BarLook()
  var tabBar = BarLook()
  var leading: [AnyView] = []
  var principal: [AnyView] = []
  var trailing: [AnyView] = []

  mutating func add(_ other: NavigationItem) {
    title = title ?? other.title
    displayMode = displayMode ?? other.displayMode
    hidesBackButton = hidesBackButton ?? other.hidesBackButton
    transition = transition ?? other.transition
    navigationBar.add(other.navigationBar)
    tabBar.add(other.tabBar)
    leading += other.leading
    principal += other.principal
    trailing += other.trailing
  }
  private var hasViews: Bool { !(leading.isEmpty && principal.isEmpty && trailing.isEmpty) }
  /// Whether it is known to say the same. Views cannot be compared.
  func isSame(as other: NavigationItem) -> Bool {
    if hasViews || other.hasViews { return false }
    if !navigationBar.isPlain || !tabBar.isPlain { return false }
    if !other.navigationBar.isPlain || !other.tabBar.isPlain { return false }
    return title == other.title && displayMode == other.displayMode
      && hidesBackButton == other.hidesBackButton && transition == other.transition
      && navigationBar.isSame(as: other.navigationBar) && tabBar.isSame(as: other.tabBar)
  }
}

/// Tells the page, and the tabs, that a view is in what it says of their bars.
nonisolated struct NavigationItemModifier: PassModifier {
  let item: NavigationItem
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    NavigationItemNode(view, context)
  }
}
@MainActor
final class NavigationItemNode<C: View>:
  PassNode<ModifiedContent<C, NavigationItemModifier>, C>
{
  private let page: NavigationPageModel?
  private let gate: NavigationGate?
  private let tabGate: NavigationGate?
  private let tabs: TabBarModel?
  override init(_ view: ModifiedContent<C, NavigationItemModifier>, _ context: _NodeContext) {
    let values = EnvironmentValues(context.environment)
    (page, gate, tabs, tabGate) = Update.withoutReader {
      (values.navigationPage, values.navigationGate, values.tabBar, values.tabGate)
    }
    super.init(view, context)
    tell()
    put(view.content, context)
  }
  private func tell() {
    page?.put(view.modifier.item, for: self, gate)
    tabs?.put(view.modifier.item.tabBar, for: self, page, tabGate)
  }
  override func set(_ new: ModifiedContent<C, NavigationItemModifier>) {
    view = new
    tell()
    content.set(new.content)
  }
  override func willDie() {
    page?.remove(self)
    tabs?.remove(self)
  }
}

extension View {
  nonisolated func navigationItem(_ change: (inout NavigationItem) -> Void) -> some View {
    var item = NavigationItem()
    change(&item)
    return modifier(NavigationItemModifier(item: item))
  }

  // MARK: the title

  /// What the page is called in its bar, and on the way back to it.
  nonisolated public func navigationTitle(_ title: Text) -> some View {
    navigationItem { $0.title = title }
  }
  nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }
  @_disfavoredOverload
  nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }
  /// Differs: the title cannot be edited in the bar.
  nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(title.wrappedValue))
  }
  nonisolated public func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    toolbarTitleDisplayMode(
      displayMode == .inline ? .inline : displayMode == .large ? .large : .automatic)
  }
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationItem { $0.displayMode = mode }
  }
  nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
  nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }
  nonisolated public func navigationBarTitle(
    _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
  nonisolated public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }
  @_disfavoredOverload
  nonisolated public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  // MARK: what is in the bar

  nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationItem { $0.navigationBar.visibility = hidden ? .hidden : .visible }
  }
  nonisolated public func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    navigationItem { $0.hidesBackButton = hidesBackButton }
  }
  nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
    navigationItem { $0.leading = [AnyView(leading)] }
  }
  nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
    navigationItem { $0.trailing = [AnyView(trailing)] }
  }
  nonisolated public func navigationBarItems<L: View, T: View>(
    leading: L, trailing: T
  ) -> some View {
    navigationItem {
      $0.leading = [AnyView(leading)]
      $0.trailing = [AnyView(trailing)]
    }
  }

  // MARK: how bars look

  nonisolated private func bars(
    _ bars: [ToolbarPlacement], _ change: (inout BarLook) -> Void
  ) -> some View {
    navigationItem {
      if ToolbarPlacement.covers(bars, .navigationBar) { change(&$0.navigationBar) }
      if ToolbarPlacement.covers(bars, .tabBar) { change(&$0.tabBar) }
    }
  }
  /// Shows or hides bars. It goes on the content of a page or a tab, not on what holds them.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.visibility = visibility }
  }
  /// What bars are filled with. It is seen when content scrolls under them, and always where
  /// `toolbarBackground(.visible, for:)` says so.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.background = AnyShapeStyle(style) }
  }
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.backgroundVisibility = visibility }
  }
  /// The appearance of what is in bars; nil takes on that of the views around.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars) { $0.colorScheme = .some(colorScheme) }
  }
}
