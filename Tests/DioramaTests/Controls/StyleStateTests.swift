import Diorama
import DioramaTesting
import Foundation
import Testing

/// Styles that read the environment and have state, at the place of the control they draw.
@MainActor @Suite struct StyleStateTests {
  private struct Loud: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(verbatim: isEnabled ? "on" : "off")
      }
    }
  }
  private struct Doubling: PrimitiveButtonStyle {
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      Button("\(count)") {
        count += 1
        configuration.trigger()
      }
    }
  }
  private struct Cards: ToggleStyle {
    @Environment(\.colorScheme) private var scheme
    @State private var turns = 0
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
        turns += 1
      } label: {
        Text(verbatim: "\(configuration.isOn) \(scheme == .dark ? "dark" : "light") \(turns)")
      }
    }
  }
  private struct Words: LabelStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: isEnabled ? "enabled" : "disabled")
    }
  }
  private struct Form: View {
    @State private var isOff = false
    @State private var first = false
    @State private var second = false
    var body: some View {
      VStack {
        Button("a") {}.buttonStyle(Loud()).disabled(isOff)
        Label("b", systemImage: "star").labelStyle(Words()).disabled(isOff)
        Button("c") {}.buttonStyle(Doubling())
        VStack {
          Toggle("d", isOn: $first)
          Toggle("e", isOn: $second).environment(\.colorScheme, .dark)
        }.toggleStyle(Cards())
        Button("turn") { isOff.toggle() }
      }
    }
  }

  @Test func theyReadAndKeep() async throws {
    let stage = try Stage(Form(), size: CGSize(width: 300, height: 400))
    func labels() -> [String] { stage.elements.map(\.label) }
    #expect(labels() == ["a, on", "enabled", "0", "false light 0", "false dark 0", "turn"])
    try await stage.tap("turn")
    await stage.advance()
    #expect(labels().prefix(2) == ["a, off", "disabled"])
    try await stage.tap("0")
    await stage.advance()
    try await stage.tap("1")
    await stage.advance()
    try await stage.tap("false dark 0")
    await stage.advance()
    #expect(labels().suffix(4) == ["2", "false light 0", "true dark 1", "turn"])
    // What is drawn anew keeps what it counted.
    try await stage.tap("turn")
    await stage.advance()
    #expect(labels() == ["a, on", "enabled", "2", "false light 0", "true dark 1", "turn"])
  }
}
