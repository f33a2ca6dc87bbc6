import Combine
import Diorama
import DioramaTesting
import Foundation
import Host
import Testing

private enum Tab: String, CaseIterable { case home, more }
private enum Level: Int { case low = 1, high }

private struct Settings: View {
  @AppStorage("flag") private var flag = false
  @AppStorage("count") private var count = 3
  @AppStorage("ratio") private var ratio = 0.5
  @AppStorage("name") private var name = "Ann"
  @AppStorage("tab") private var tab = Tab.home
  @AppStorage("level") private var level: Level = .low
  @AppStorage("url") private var url = URL(string: "https://a.b")!
  @AppStorage("data") private var data = Data([1])
  @AppStorage("maybe") private var maybe: String?
  @AppStorage("maybeTab") private var maybeTab: Tab?
  var body: some View {
    VStack {
      Text("\(flag ? "on" : "off") \(count) \(ratio, specifier: "%.1f") \(name) \(tab.rawValue)")
      Text("\(level.rawValue) \(url.absoluteString) \(data.count)")
      Text("\(maybe ?? "nil") \(maybeTab?.rawValue ?? "nil")")
      Button("Change") {
        flag.toggle()
        count += 1
        ratio *= 2
        name += "a"
        tab = .more
        level = .high
        url = URL(string: "https://c.d/e?f")!
        data.append(2)
        maybe = "some"
        maybeTab = .more
      }
      Button("Forget") {
        maybe = nil
        maybeTab = nil
      }
    }
  }
}

@MainActor @Suite struct StorageTests {
  private func stage<V: View>(@ViewBuilder _ content: () -> V) throws -> Stage {
    try Stage(VStack { content() }, size: CGSize(width: 400, height: 300))
  }
  private static let first = [
    "off 3 0.5 Ann home", "1 https://a.b 1", "nil nil", "Change", "Forget",
  ]
  private static let changed = [
    "on 4 1.0 Anna more", "2 https://c.d/e?f 2", "some more", "Change", "Forget",
  ]

  @Test func allKindsOfValuesAreStored() async throws {
    let stage = try stage { Settings() }
    #expect(stage.labels == Self.first)
    try await stage.tap("Change")
    #expect(stage.labels == Self.changed)
    try await stage.tap("Forget")
    #expect(stage.labels[2] == "nil nil")
  }

  @Test func aStageStoresNothingForTheNext() async throws {
    let first = try stage { Settings() }
    try await first.tap("Change")
    #expect(UserDefaults.standard.object(forKey: "count") == nil)
    #expect(try stage { Settings() }.labels == Self.first)
  }

  @Test func aProgramThatStartsAnewFindsThem() async throws {
    let name = "diorama-tests-\(UUID().uuidString)"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    func stage() throws -> (host: ViewHost, text: () -> [String]) {
      struct Kept: View {
        @AppStorage private var count: Int
        @AppStorage private var url: URL?
        @AppStorage private var ratio: Double
        init(_ store: UserDefaults) {
          _count = AppStorage(wrappedValue: 0, "count", store: store)
          _url = AppStorage("url", store: store)
          _ratio = AppStorage(wrappedValue: 0, "ratio", store: store)
        }
        var body: some View {
          Text("\(count) \(url?.absoluteString ?? "none") \(Int(ratio))").onAppear {
            count += 1
            url = URL(string: "file:///a")
            ratio = 2
          }
        }
      }
      var services = try Stage.services()
      services.preferences = UserPreferences()
      let host = ViewHost(
        Kept(store), configuration: WindowConfiguration(), services: services)
      return (host, { host.elements.map(\.label) })
    }
    let first = try stage()
    first.host.begin()
    #expect(first.text() == ["1 file:///a 2"])
    first.host.close()
    let second = try stage()
    second.host.begin()
    #expect(second.text() == ["2 file:///a 2"])
    second.host.close()
  }

  @Test func allThatReadANameSeeTheSame() async throws {
    struct One: View {
      @AppStorage("shared") var value = 1
      let name: String
      var body: some View { Text("\(name) \(value)").onTapGesture { value += 1 } }
    }
    struct Bound: View {
      @AppStorage("shared") var value = 1
      var body: some View { Inner(value: $value) }
      struct Inner: View {
        @Binding var value: Int
        var body: some View { Text("bound \(value)").onTapGesture { value += 10 } }
      }
    }
    struct Wrong: View {
      @AppStorage("shared") var value = "text"
      var body: some View { Text("wrong \(value)") }
    }
    let stage = try stage {
      One(name: "a")
      One(name: "b")
      Bound()
      Wrong()
    }
    let bodies = try await stage.bodies { try await stage.tap("a 1") }
    #expect(stage.labels == ["a 2", "b 2", "bound 2", "wrong text"])
    #expect(bodies == ["One": 2, "Inner": 1, "Wrong": 1])
    try await stage.tap("bound 2")
    #expect(stage.labels == ["a 12", "b 12", "bound 12", "wrong text"])
  }

  @Test func objectsHaveStoredValues() async throws {
    final class Theme: ObservableObject { @AppStorage("isDark") var isDark = false }
    struct Owner: View {
      @StateObject private var theme = Theme()
      @AppStorage("isDark") private var same = false
      var body: some View {
        Text("\(theme.isDark ? "dark" : "light") \(same ? "dark" : "light")")
          .onTapGesture { theme.isDark.toggle() }
      }
    }
    struct Only: View {
      @StateObject private var theme = Theme()
      var body: some View {
        Text("only \(theme.isDark ? "dark" : "light")").onTapGesture { theme.isDark.toggle() }
      }
    }
    let stage = try stage { Owner() }
    try await stage.tap("light light")
    #expect(stage.labels == ["dark dark"])
    let second = try self.stage { Only() }
    try await second.tap("only light")
    #expect(second.labels == ["only dark"])
  }

  @Test func aSceneKeepsWhatAViewForgets() async throws {
    struct Inner: View {
      @SceneStorage("page") private var page = 0
      @SceneStorage("tab") private var tab: Tab?
      var body: some View {
        Text("page \(page) \(tab?.rawValue ?? "nil")").onTapGesture {
          page += 1
          tab = .more
        }
      }
    }
    let knob = Knob<Bool>()
    let stage = try stage { Turning(knob, true) { if $0 { Inner() } } }
    try await stage.tap("page 0 nil")
    knob.value = false
    await stage.update()
    knob.value = true
    await stage.update()
    #expect(stage.labels == ["page 1 more"])
  }

  @Test(arguments: [(DynamicTypeSize.large, "20 20"), (.xxxLarge, "27 23.5"), (.xSmall, "16.5 18")])
  func lengthsGrowWithTheText(size: DynamicTypeSize, lengths: String) throws {
    struct Sized: View {
      @ScaledMetric private var body1 = 20.0
      @ScaledMetric(relativeTo: .largeTitle) private var title: CGFloat = 20
      var body: some View { Text("\(body1, specifier: "%g") \(title, specifier: "%g")") }
    }
    let stage = try Stage(Sized(), scale: 2, dynamicTypeSize: size)
    // 20 · 23/17 = 27.06, 20 · 40/34 = 23.5; 20 · 14/17 = 16.5, 20 · 31/34 = 18.2: halves of points
    #expect(stage.labels == [lengths])
  }
}
