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

  /// Tabs of which some cannot be chosen.
  private struct Closed: View {
    let isClosed: Bool
    @State private var place = 0
    init(isClosed: Bool) { self.isClosed = isClosed }
    var body: some View {
      TabView(selection: $place) {
        ForEach(0..<3) { i in
          Tab("Tab \(i)", systemImage: "star", value: i) { Text("page \(i)") }
            .disabled(isClosed && i == 1)
            .accessibilityIdentifier("tab-\(i)")
        }
        Tab("Cart", systemImage: "cart", value: 3) { Text("the cart") }
          .accessibilityLabel("Basket").accessibilityValue(Text("2 things"))
          .accessibilityHint("Shows what is to be paid").badge(2)
      }
      .overlay(alignment: .top) { Button("write") { place = 1 } }
    }
  }

  @Test func aDisabledTabIsNotChosen() async throws {
    let stage = try Stage(
      Turning(knob, true) { Closed(isClosed: $0) }, size: CGSize(width: 400, height: 300))
    let tab = StageTarget.id("tab-1")
    #expect(try !stage.element(id: "tab-1").isEnabled)
    let grey = stage.bitmap.hash()
    try await stage.tap(tab)
    #expect(try stage.element("page 0").isVisible)
    // Arrows pass it over.
    try await stage.hover(.id("tab-0"))
    try await stage.tap(.id("tab-0"))
    await stage.key("Tab")
    await stage.key("ArrowRight")
    #expect(!stage.labels.contains("page 1"))
    try await stage.tap("write")
    #expect(try stage.element("page 1").isVisible, "what is written is shown")
    try await stage.tap(.id("tab-0"))
    knob.value = false
    await stage.update()
    #expect(try stage.element(id: "tab-1").isEnabled)
    #expect(stage.bitmap.hash() != grey)
    try await stage.tap(tab)
    #expect(try stage.element("page 1").isVisible)
  }

  @Test func tabsAreToldInTheirOwnWords() throws {
    let stage = try Stage(Closed(isClosed: false), size: CGSize(width: 400, height: 300))
    let cart = try stage.element(role: "tab", label: "Basket")
    #expect(cart.value == "2 things")
    #expect(stage.describe().contains("hint=Shows what is to be paid"))
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
