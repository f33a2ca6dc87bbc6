import Combine
import Diorama
import DioramaTesting
import Foundation
import Testing

/// Controls show what was written through their bindings, also where nobody is told of it.
@MainActor @Suite struct EchoTests {
  private final class Quiet: ObservableObject {
    var tab = 0, page = 0, segment = 0
    var isOn = false
    var level = 0.2
    var text = ""
    var path = NavigationPath()
    @Published var isLoud = false
  }
  private struct Screen<Content: View>: View {
    @StateObject var model: Quiet
    let content: (ObservedObject<Quiet>.Wrapper) -> Content
    var body: some View { content($model) }
  }
  private let model = Quiet()
  private func stage<V: View>(
    @ViewBuilder _ content: @escaping (ObservedObject<Quiet>.Wrapper) -> V
  ) throws -> Stage {
    try Stage(Screen(model: model, content: content), size: CGSize(width: 300, height: 200))
  }

  /// A click on the switch, which is at the right end.
  private func flip(_ stage: Stage) async throws {
    let frame = try stage.element("Sound").frame
    try await stage.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
  }

  @Test func aSwitchTurns() async throws {
    let stage = try stage { m in Toggle("Sound", isOn: m.isOn) }
    #expect(stage.describe().contains("value=off"), "\(stage.describe())")
    try await flip(stage)
    try await stage.settle()
    #expect(model.isOn && stage.describe().contains("value=on"), "\(stage.describe())")
  }
  @Test func ofAClosureToo() async throws {
    final class Settings { var isOn = false }
    let settings = Settings()
    let stage = try Stage(
      Toggle("Sound", isOn: Binding(get: { settings.isOn }, set: { settings.isOn = $0 })),
      size: CGSize(width: 300, height: 60))
    try await flip(stage)
    try await stage.settle()
    #expect(settings.isOn && stage.describe().contains("value=on"))
    try await flip(stage)
    try await stage.settle()
    #expect(!settings.isOn && stage.describe().contains("value=off"))
  }
  @Test func segmentsChange() async throws {
    let stage = try stage { m in
      Picker("", selection: m.segment) {
        Text("One").tag(0)
        Text("Two").tag(1)
      }.pickerStyle(.segmented)
    }
    let before = stage.hash
    try await stage.tap("Two")
    try await stage.settle()
    #expect(model.segment == 1 && stage.hash != before)
  }
  @Test func typedTextIsShown() async throws {
    let stage = try stage { m in TextField("Name", text: m.text) }
    try await stage.tap("Name")
    await stage.text("Ab")
    #expect(model.text == "Ab" && stage.describe().contains("Ab"), "\(stage.describe())")
  }
  @Test func aSliderFollows() async throws {
    let stage = try stage { m in Slider(value: m.level) }
    let before = stage.hash
    await stage.drag(from: CGPoint(x: 70, y: 100), to: CGPoint(x: 200, y: 100))
    #expect(model.level > 0.4 && stage.hash != before)
  }
  @Test func tabsChange() async throws {
    let stage = try stage { m in
      TabView(selection: m.tab) {
        Text("First page").tabItem { Text("A") }.tag(0)
        Text("Second page").tabItem { Text("B") }.tag(1)
      }
    }
    try await stage.tap("B")
    try await stage.settle()
    #expect(model.tab == 1 && stage.describe().contains("Second page"))
  }
  @Test func linksPush() async throws {
    let stage = try stage { m in
      NavigationStack(path: m.path) {
        NavigationLink("Push", value: 5)
          .navigationDestination(for: Int.self) { Text("Pushed \($0)") }
      }
    }
    try await stage.tap("Push")
    try await stage.settle()
    #expect(model.path.count == 1 && stage.describe().contains("Pushed 5"))
  }

  private struct Reader: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
  }
  @Test func aViewOfTheUsersOwnIsNotToldOfIt() async throws {
    let stage = try stage { m in
      VStack {
        Toggle("Sound", isOn: m.isOn)
        Reader(isOn: m.isOn)
      }
    }
    try await flip(stage)
    try await stage.settle()
    #expect(model.isOn && stage.describe().contains("text \"off\""))
    model.isLoud = true
    await stage.update()
    #expect(
      !stage.describe().contains("text \"off\""), "it is with the next change that is published")
  }
}
