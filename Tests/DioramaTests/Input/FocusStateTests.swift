import Diorama
import DioramaTesting
import Foundation
import Testing

/// `@FocusState` and `isFocused`.
@MainActor @Suite struct FocusStateTests {
  private static let size = CGSize(width: 200, height: 200)
  private func focused(_ stage: Stage) -> [String] {
    stage.elements.filter(\.isFocused).map(\.label)
  }
  private func area(_ name: String) -> some View {
    white.frame(width: 40, height: 20).focusable().accessibilityLabel(name)
  }

  private enum Field: String { case a, b, gone }
  private struct Form: View {
    @FocusState private var field: Field?
    @State private var hasB = true
    let log: Log
    var body: some View {
      VStack {
        Text("at \(field?.rawValue ?? "none")")
        box("a").focused($field, equals: .a)
        if hasB { box("b").focused($field, equals: .b) }
        Button("to b") { field = .b }
        Button("to nothing") { field = nil }
        Button("to what is gone") { field = .gone }
        Button("remove b") { hasB = false }
      }
      .onChange(of: field) { log($1?.rawValue ?? "none") }
    }
    private func box(_ name: String) -> some View {
      white.frame(width: 40, height: 10).focusable().accessibilityLabel(name)
    }
  }

  @Test func optionalStateFollowsAndLeads() async throws {
    let log = Log()
    let stage = try Stage(Form(log: log), size: Self.size)
    #expect(stage.labels.first == "at none" && focused(stage) == [])
    await stage.key("Tab")
    #expect(stage.labels.first == "at a" && focused(stage) == ["a"])
    try await stage.tap("to b")
    #expect(stage.labels.first == "at b" && focused(stage) == ["b"])
    try await stage.tap("to nothing")
    #expect(stage.labels.first == "at none" && focused(stage) == [])
    #expect(log.take() == ["a", "b", "none"], "each change is told once")
    try await stage.tap("to b")
    try await stage.tap("to what is gone")
    #expect(focused(stage) == ["b"], "nothing has that value: the keyboard stays")
    #expect(stage.labels.first == "at b")
    try await stage.tap("remove b")
    #expect(stage.labels.first == "at none" && focused(stage) == [])
    await stage.key("Tab")
    await stage.key("Tab")
    #expect(focused(stage) == ["to b"] && stage.labels.first == "at none")
  }

  private struct Flag: View {
    @FocusState private var isIn: Bool
    var body: some View {
      VStack {
        Text(isIn ? "in" : "out")
        VStack {
          white.frame(width: 40, height: 10).focusable().accessibilityLabel("x")
          white.frame(width: 40, height: 10).focusable().accessibilityLabel("y")
        }
        .focused($isIn)
        Button("toggle") { isIn.toggle() }
      }
      .onAppear { isIn = true }
    }
  }

  @Test func boolStateStandsForAllThatIsIn() async throws {
    let stage = try Stage(Flag(), size: Self.size)
    #expect(stage.labels.first == "in" && focused(stage) == ["x"], "written as it appeared")
    await stage.key("Tab")
    #expect(stage.labels.first == "in" && focused(stage) == ["y"])
    await stage.key("Tab")
    #expect(stage.labels.first == "out" && focused(stage) == ["toggle"])
    await stage.key(" ")
    #expect(stage.labels.first == "in" && focused(stage) == ["x"])
    try await stage.tap("toggle")
    #expect(stage.labels.first == "out" && focused(stage) == [])
  }

  private struct Handed: View {
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        Part(field: $field)
        Button("two") { field = 2 }
      }
      .defaultFocus($field, 1)
    }
    struct Part: View {
      @FocusState.Binding var field: Int?
      var body: some View {
        VStack {
          Text("part \(field ?? 0)")
          ForEach(1..<3) { n in
            white.frame(width: 40, height: 10).focusable().accessibilityLabel("n\(n)")
              .focused($field, equals: n)
          }
          Button("clear") { field = nil }
        }
      }
    }
  }

  @Test func bindingsReadAndMoveTheKeyboard() async throws {
    let stage = try Stage(Handed(), size: Self.size)
    #expect(stage.labels.first == "part 1" && focused(stage) == ["n1"], "the default")
    try await stage.tap("two")
    #expect(stage.labels.first == "part 2" && focused(stage) == ["n2"])
    try await stage.tap("clear")
    #expect(stage.labels.first == "part 0" && focused(stage) == [])
  }

  private struct Lamp: View {
    @Environment(\.isFocused) private var isFocused
    var body: some View { (isFocused ? red : white).frame(width: 40, height: 40) }
  }

  @Test func viewsInsideKnowThatTheyHaveTheKeyboard() async throws {
    struct Look: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { Lamp() }
    }
    let stage = try Stage(
      VStack(spacing: 0) {
        Lamp()
        Lamp().focusable()
        Button("button") {}.buttonStyle(Look())
      }, size: Self.size)
    func lit() -> [Bool] { [60, 100, 140].map { stage.pixel(100, $0) == (255, 0, 0) } }
    #expect(lit() == [false, false, false])
    await stage.key("Tab")
    #expect(lit() == [false, true, false])
    await stage.key("Tab")
    #expect(lit() == [false, false, true])
    let bodies = await stage.bodies { await stage.key("Tab") }
    #expect(bodies == ["Lamp": 2])
  }
}
