import Diorama
import DioramaTesting
import Foundation
import Testing

/// Tabs of one's own, and what is added to tabs.
@MainActor @Suite struct TabContentTests {
  private struct Places: TabContent {
    let isShort: Bool
    var body: some TabContent<Int> {
      Tab("Home", systemImage: "house", value: 0) { Text("at home") }
        .customizationID("home")
      if !isShort {
        Tab("Work", systemImage: "star", value: 1) { Text("at work") }
          .defaultVisibility(.hidden, for: .sidebar)
          .customizationBehavior(.disabled, for: .sidebar, .tabBar)
      }
      Tab("Far", systemImage: "heart", value: 2) { Text("far away") }.tabPlacement(.pinned)
    }
  }
  private struct Screen: View {
    let isHidden: Bool
    @State private var place = 0
    @AppStorage("tabs") private var customization: TabViewCustomization
    init(isHidden: Bool) { self.isHidden = isHidden }
    var body: some View {
      TabView(selection: $place) {
        Places(isShort: false)
        Tab("Last", systemImage: "flag", value: 3) { Text("the last") }.hidden(isHidden)
      }
      .tabViewCustomization($customization)
      .defaultAdaptableTabBarPlacement(.tabBar)
    }
  }
  private let knob = Knob<Bool>()

  @Test func tabsMayBeATypeOfTheirOwn() async throws {
    let stage = try Stage(Screen(isHidden: false), size: CGSize(width: 400, height: 300))
    let tabs = stage.elements.filter { $0.role == "tab" }
    #expect(tabs.map(\.label) == ["Home", "Work", "Far", "Last"])
    try await stage.tap(.element(role: "tab", label: "Far"))
    #expect(try stage.element("far away").isVisible)
  }

  @Test func aHiddenTabIsNotInTheBar() async throws {
    let stage = try Stage(
      Turning(knob, true) { Screen(isHidden: $0) }, size: CGSize(width: 400, height: 300))
    func tabs() -> [String] { stage.elements.filter { $0.role == "tab" }.map(\.label) }
    #expect(tabs() == ["Home", "Work", "Far"])
    knob.value = false
    await stage.update()
    #expect(tabs() == ["Home", "Work", "Far", "Last"])
  }

  @Test func aCustomizationKeepsWhatItIsGiven() throws {
    var c = TabViewCustomization()
    #expect(c[tab: "home"].sidebarVisibility == .automatic)
    c[tab: "home"].sidebarVisibility = .hidden
    c[sidebarVisibility: "work"] = .visible
    c[section: "all"] = ["work", "home"]
    let copy = try JSONDecoder().decode(
      TabViewCustomization.self, from: JSONEncoder().encode(c))
    #expect(copy == c && copy[sidebarVisibility: "home"] == .hidden)
    #expect(copy[tab: "work"].sidebarVisibility == .visible)
    c.resetVisibility()
    #expect(c[tab: "home"] == TabViewCustomization()[tab: "home"])
    #expect(c[section: "all"] == ["work", "home"])
    c.resetSectionOrder()
    #expect(c == TabViewCustomization())
  }
}
