import Diorama
import DioramaTesting
import Foundation
import Testing

/// A bar of tabs and what is above it.
@MainActor @Suite struct TabBarTests {
  private struct Page: View {
    var name: String
    var log: Log?
    @State private var count = 0
    var body: some View {
      let _ = log?("body of \(name)")
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log?("\(name) came") }
        .onDisappear { log?("\(name) went") }
    }
  }
  private struct Screen: View {
    var log: Log?
    var body: some View {
      TabView {
        Page(name: "first", log: log).tabItem { Label("One", systemImage: "star") }
        Page(name: "second", log: log)
          .tabItem {
            Image(systemName: "heart")
            Text("Two")
          }
          .badge(3)
      }
    }
  }

  @Test func aTabIsMadeWhenItIsShownAndKeepsItsState() async throws {
    let log = Log()
    let stage = try Stage(Screen(log: log), size: CGSize(width: 300, height: 400))
    #expect(log.take() == ["body of first", "first came"], "the other is not made")
    try await stage.tap("first 0")
    #expect(log.take() == ["body of first"])
    try await stage.tap("Two, 3")
    #expect(stage.isAtRest, "tabs change at once")
    #expect(log.take() == ["body of second", "first went", "second came"])
    #expect(!stage.elements.contains { $0.label == "first 1" })
    try await stage.tap("second 0")
    try await stage.tap("One")
    #expect(try stage.element("first 1").isVisible, "as it was left")
    _ = log.take()
    try await stage.tap("Two, 3")
    #expect(log.take() == ["first went", "second came"], "nothing is evaluated")
    #expect(try stage.element("second 1").isVisible)
  }

  @Test func theBarStandsAtTheBottomAndKeepsItsRoomFree() async throws {
    let stage = try Stage(
      TabView {
        Color.red.named("content").tabItem { Label("One", systemImage: "star") }
        Text("second").tabItem { Text("Two") }
      }, size: CGSize(width: 300, height: 400))
    #expect(try stage.frame("content") == rect(0, 0, 300, 400 - 49))
    let tabs = stage.elements.filter { $0.role == "tab" }
    #expect(tabs.map(\.label) == ["One", "Two"])
    #expect(tabs.map(\.frame) == [rect(0, 351, 150, 49), rect(150, 351, 150, 49)])
    #expect(tabs.map(\.isSelected) == [true, false])
    // From right to left the first is at the right.
    let mirrored = try Stage(
      TabView {
        Color.red.tabItem { Text("One") }
        Color.blue.tabItem { Text("Two") }
      }, size: CGSize(width: 300, height: 400), layoutDirection: .rightToLeft)
    #expect(try mirrored.element("One").frame.minX == 150)
  }

  @Test func theSelectionLeadsBothWays() async throws {
    let knob = Knob<String>()
    struct Screen: View {
      @Binding var selection: String
      var body: some View {
        TabView(selection: $selection) {
          Text("a").tabItem { Text("A") }.tag("a")
          Text("b").tabItem { Text("B") }.tag("b")
          Text("c").tag("c").tabItem { Text("C") }
        }
      }
    }
    let stage = try Stage(
      Turning(knob, "b") { _ in Screen(selection: knob.binding) })
    #expect(try stage.element("b").isVisible)
    try await stage.tap("C")
    #expect(knob.value == "c")
    #expect(try stage.element("c").isVisible)
    knob.value = "a"
    await stage.update()
    #expect(try stage.element("a").isVisible)
    knob.value = "nowhere"
    await stage.update()
    #expect(try stage.element("a").isVisible)
    #expect(stage.host.graph.reports.contains { $0.contains("no tab of the TabView is tagged") })
  }

  @Test func arrowsGoFromTabToTab() async throws {
    let stage = try Stage(Screen())
    await stage.key("Tab")
    await stage.key("Tab")
    #expect(try stage.element("One").isFocused)
    await stage.key("ArrowRight")
    #expect(try stage.element("second 0").isVisible)
    await stage.key("ArrowLeft")
    #expect(try stage.element("first 0").isVisible)
    await stage.key("ArrowLeft")
    #expect(try stage.element("first 0").isVisible)
  }

  @Test func tabsOfTheNewForm() async throws {
    enum Place: Hashable { case home, search, other }
    let knob = Knob<Place>()
    struct Screen: View {
      @Binding var place: Place
      var body: some View {
        TabView(selection: $place) {
          Tab(value: Place.search, role: .search) { Text("searching") }
          Tab("Home", systemImage: "house", value: .home) { Text("at home") }
          if place != .search {
            Tab("Other", systemImage: "star", value: .other) { Text("elsewhere") }.badge(2)
          }
        }
      }
    }
    let stage = try Stage(Turning(knob, .home) { _ in Screen(place: knob.binding) })
    #expect(try stage.element("at home").isVisible)
    #expect(
      stage.elements.filter { $0.role == "tab" }.map(\.label) == ["Home", "Other, 2", "Search"])
    try await stage.tap("Search")
    #expect(knob.value == .search)
    #expect(try stage.element("searching").isVisible)
    #expect(stage.elements.filter { $0.role == "tab" }.map(\.label) == ["Home", "Search"])
    let plain = try Stage(
      TabView {
        Tab("A", systemImage: "star") { Text("in a") }
        Tab("B", systemImage: "heart") { Text("in b") }
      })
    try await plain.tap("B")
    #expect(try plain.element("in b").isVisible)
  }

  @Test func barsAreHiddenByTheTabThatIsShown() async throws {
    let stage = try Stage(
      TabView {
        NavigationStack {
          NavigationLink("Open") { Text("full").toolbar(.hidden, for: .tabBar) }
            .navigationTitle("First")
        }
        .tabItem { Text("One") }
        Text("second").navigationTitle("Second").tabItem { Text("Two") }
      })
    func tabs() -> Int { stage.elements.filter { $0.role == "tab" }.count }
    #expect(tabs() == 2)
    try await stage.tap("Open")
    try await stage.settle()
    #expect(tabs() == 0)
    await stage.key("Escape")
    try await stage.settle()
    #expect(tabs() == 2)
  }

  @Test func theTitleIsThatOfTheTabThatIsShown() async throws {
    let stage = try Stage(
      NavigationView {
        TabView {
          Text("a").navigationTitle("First").tabItem { Text("One") }
          Text("b").navigationTitle("Second").tabItem { Text("Two") }
        }
      })
    #expect(stage.elements.contains { $0.label == "First" })
    try await stage.tap("Two")
    #expect(stage.elements.contains { $0.label == "Second" })
    #expect(!stage.elements.contains { $0.label == "First" })
  }
}
