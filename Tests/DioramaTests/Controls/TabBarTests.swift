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

  // MARK: what tabs are made of

  @Test func tabsForACollectionAndWithConditions() async throws {
    let names = Knob<[String]>(), shown = Knob<String>(), isRich = Knob<Bool>()
    let stage = try Stage(
      Turning(names, ["a", "b"]) { all in
        Turning(isRich, false) { rich in
          Turning(shown, "b") { _ in
            TabView(selection: shown.binding!) {
              ForEach(all, id: \.self) { name in
                Tab("tab \(name)", systemImage: "star", value: name) { Text("in \(name)") }
              }
              if rich {
                Tab("rich", systemImage: "heart", value: "rich") { Text("in rich") }
              } else {
                Tab("poor", systemImage: "heart", value: "poor") { Text("in poor") }
              }
              if let last = all.last, all.count > 2 {
                Tab("last", systemImage: "book", value: "last") { Text("last is \(last)") }
              }
              switch all.count {
              case 2: Tab("two", systemImage: "photo", value: "two") { Text("in two") }
              default: Tab("many", systemImage: "photo", value: "many") { Text("in many") }
              }
              if #available(iOS 18, macOS 15, *) {
                Tab("new", systemImage: "pencil", value: "new") { Text("in new") }
              }
            }
          }
        }
      }, size: CGSize(width: 700, height: 400))
    func tabs() -> [String] { stage.elements.filter { $0.role == "tab" }.map(\.label) }
    #expect(tabs() == ["tab a", "tab b", "poor", "two", "new"])
    #expect(try stage.element("in b").isVisible)
    names.value = ["c", "b", "a"]
    isRich.value = true
    await stage.update()
    #expect(tabs() == ["tab c", "tab b", "tab a", "rich", "last", "many", "new"])
    #expect(try stage.element("in b").isVisible, "a selection is kept by its value")
    try await stage.tap("last")
    #expect(shown.value == "last")
    #expect(try stage.element("last is a").isVisible)
  }
  @Test func tabsForRangesAndThingsWithAnIdentity() async throws {
    struct Item: Identifiable {
      let id: Int
    }
    let stage = try Stage(
      TabView {
        ForEach(0..<2) { i in Tab("range \(i)", systemImage: "star") { Text("in \(i)") } }
        ForEach([Item(id: 7)]) { item in
          Tab("item \(item.id)", systemImage: "star") { Text("in item") }
        }
      })
    #expect(
      stage.elements.filter { $0.role == "tab" }.map(\.label) == ["range 0", "range 1", "item 7"])
    try await stage.tap("item 7")
    #expect(try stage.element("in item").isVisible)
  }
  @Test func tabsOfASectionStandAmongTheOthers() async throws {
    let shown = Knob<Int>()
    let stage = try Stage(
      Turning(shown, 0) { _ in
        TabView(selection: shown.binding!) {
          Tab("A", systemImage: "star", value: 0) { Text("in a") }
          TabSection("More") {
            Tab("B", systemImage: "heart", value: 1) { Text("in b") }
            ForEach(2..<4) { i in Tab("C \(i)", systemImage: "book", value: i) { Text("in c") } }
          }
          TabSection {
            Tab("D", systemImage: "photo", value: 4) { Text("in d") }
          } header: {
            Label("Last", systemImage: "star")
          }
          Tab(value: 5, role: .search) { Text("searching") }
        }
      }, size: CGSize(width: 500, height: 400))
    #expect(
      stage.elements.filter { $0.role == "tab" }.map(\.label)
        == ["A", "B", "C 2", "C 3", "D", "Search"])
    #expect(!stage.elements.contains { $0.label == "More" || $0.label == "Last" })
    try await stage.tap("C 3")
    #expect(shown.value == 3)
    try await stage.tap("D")
    #expect(try stage.element("in d").isVisible)
  }
}
