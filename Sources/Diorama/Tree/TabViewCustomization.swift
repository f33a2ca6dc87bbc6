import Foundation

/// What somebody has changed of the tabs of a tab view: their order and which are there.
///
/// Differs: as on a phone, nobody can change any of it in a window; it keeps what it is given.
public struct TabViewCustomization: Codable, Equatable, Sendable {
  /// Whether a tab is there.
  public struct TabCustomization: Codable, Equatable, Sendable {
    private var tabBar: String?
    private var sidebar: String?
    public var tabBarVisibility: Visibility {
      get { Self.visibility(tabBar) }
      set { tabBar = Self.name(newValue) }
    }
    public var sidebarVisibility: Visibility {
      get { Self.visibility(sidebar) }
      set { sidebar = Self.name(newValue) }
    }
    init() {}
    private static func visibility(_ name: String?) -> Visibility {
      name == "hidden" ? .hidden : name == "visible" ? .visible : .automatic
    }
    private static func name(_ visibility: Visibility) -> String? {
      switch visibility {
      case .automatic: nil
      case .visible: "visible"
      case .hidden: "hidden"
      }
    }
  }
  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: [String]] = [:]
  public init() {}
  /// What is changed of the tab with a customization ID.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue == TabCustomization() ? nil : newValue }
  }
  /// The older way to say whether a tab is in the sidebar.
  public subscript(sidebarVisibility id: String) -> Visibility {
    get { self[tab: id].sidebarVisibility }
    set { self[tab: id].sidebarVisibility = newValue }
  }
  /// The order of the tabs in the section with a customization ID; nil is the section's own.
  public subscript(section id: String) -> [String]? {
    get { sections[id] }
    set { sections[id] = newValue }
  }
  public mutating func resetVisibility() { tabs = [:] }
  public mutating func resetSectionOrder() { sections = [:] }
}
