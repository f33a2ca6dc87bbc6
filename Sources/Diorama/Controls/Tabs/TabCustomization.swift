import Foundation

/// Where tabs are that may stand in a bar or in a sidebar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  let kind: Int
  public static let automatic = AdaptableTabBarPlacement(kind: 0)
  public static let tabBar = AdaptableTabBarPlacement(kind: 1)
  public static let sidebar = AdaptableTabBarPlacement(kind: 2)
}
/// What people may do with a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  let kind: Int
  public static let automatic = TabCustomizationBehavior(kind: 0)
  public static let reorderable = TabCustomizationBehavior(kind: 1)
  public static let disabled = TabCustomizationBehavior(kind: 2)
}
/// In which part of a bar that can be customized a tab stands.
public struct TabPlacement: Hashable, Sendable {
  let kind: Int
  public static let automatic = TabPlacement(kind: 0)
  public static let pinned = TabPlacement(kind: 1)
  public static let sidebarOnly = TabPlacement(kind: 2)
}
extension TabContent {
  /// The name under which a customization knows the tab.
  ///
  /// Differs: as on a phone, tabs are not customized.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> {
    _ModifiedTab(base: self) { $0 }
  }
  /// Differs: as on a phone, tabs are not customized.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) { $0 } }
  /// Differs: as on a phone, tabs are not customized, and all stand in the bar.
  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { _ModifiedTab(base: self) { $0 } }
  /// Differs: as on a phone, tabs are not customized, and all stand in the bar.
  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    _ModifiedTab(base: self) { $0 }
  }
  /// Takes the tab out of the bar, with what it shows.
  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTab(base: self) { tab in hidden ? AnyView(EmptyView()) : tab }
  }
}
extension View {
  /// Keeps what somebody has changed of the tabs.
  ///
  /// Differs: as on a phone, tabs are not customized.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { self }
  /// Differs: there is always a bar of tabs, as on a phone.
  nonisolated public func defaultAdaptableTabBarPlacement(
    _ placement: AdaptableTabBarPlacement = .automatic
  ) -> some View { self }
}
