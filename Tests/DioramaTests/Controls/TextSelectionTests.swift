import Diorama
import DioramaTesting
import Foundation
import Testing

/// Texts that can be copied.
@MainActor @Suite struct TextSelectionTests {
  private func stage<V: View>(_ view: V) throws -> Stage {
    try Stage(view, size: CGSize(width: 320, height: 300))
  }
  private func copied(_ stage: Stage) -> String { stage.host.graph.services.clipboard.text }
  private func hold(_ stage: Stage, _ label: String) async throws {
    let frame = try stage.element(label).frame
    let place = CGPoint(x: frame.midX, y: frame.midY)
    await stage.down(place)
    await stage.advance(35)
    await stage.up(place)
    try await stage.settle()
  }

  @Test func aTextIsCopied() async throws {
    let stage = try stage(
      VStack {
        Text("one")
        Text("two **words**")
      }
      .textSelection(.enabled))
    try await hold(stage, "two words")
    #expect(stage.elements.map(\.label).contains("Copy"))
    try await stage.tap("Copy")
    try await stage.settle()
    #expect(copied(stage) == "two words")
    #expect(stage.elements.map(\.label) == ["one", "two words"], "the menu has gone")
  }
  @Test func aPressOutsideCopiesNothing() async throws {
    let stage = try stage(Text("one").textSelection(.enabled))
    try await hold(stage, "one")
    try await stage.tap(5, 5)
    try await stage.settle()
    #expect(copied(stage) == "")
    #expect(stage.elements.map(\.label) == ["one"])
  }
  @Test func elsewhereItIsNot() async throws {
    let stage = try stage(
      VStack {
        Text("plain")
        Text("inner").textSelection(.disabled)
      })
    for label in ["plain", "inner"] {
      try await hold(stage, label)
      #expect(stage.elements.map(\.label) == ["plain", "inner"])
    }
  }
  @Test func itIsSwitchedOnAndOff() async throws {
    struct Screen: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Button("Switch") { isOn.toggle() }
          Group {
            if isOn {
              Text("text").textSelection(.enabled)
            } else {
              Text("text").textSelection(.disabled)
            }
          }
        }
      }
    }
    let stage = try stage(Screen())
    try await stage.tap("Switch")
    try await hold(stage, "text")
    #expect(stage.elements.count == 2)
    try await stage.tap("Switch")
    try await hold(stage, "text")
    #expect(stage.elements.contains { $0.label == "Copy" })
  }
  @Test func gesturesAroundItGoOn() async throws {
    let log = Log()
    let stage = try stage(
      Text("tap").textSelection(.enabled).onTapGesture { log("tapped") })
    try await stage.tap("tap")
    #expect(log.take() == ["tapped"])
    let scroll = try self.stage(
      ScrollView {
        ForEach(0..<30) { Text("line \($0)").frame(height: 30) }
      }
      .textSelection(.enabled))
    let before = try scroll.element("line 3").frame.minY
    await scroll.drag(from: CGPoint(x: 160, y: 105), to: CGPoint(x: 160, y: 45))
    #expect(try scroll.element("line 3").frame.minY < before - 20)
  }
}
