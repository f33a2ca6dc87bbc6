import Diorama
import DioramaTesting
import Foundation
import Testing

/// Fields that grow with their text, and the clipboard.
@MainActor @Suite struct TextAreaTests {
  private let text = Knob<String>()
  /// Lines of body text are 22 points high.
  private func screen<V: View>(
    _ start: String, width: CGFloat = 120, _ change: @escaping (TextField<Text>) -> V
  ) throws -> Stage {
    let text = text
    return try Stage(
      Turning(text, start) { _ in
        VStack(spacing: 0) {
          change(TextField("Note", text: text.binding!, axis: .vertical)).named("field")
          Spacer()
        }
      }, size: CGSize(width: width, height: 300))
  }
  private func height(_ stage: Stage) throws -> CGFloat { try stage.frame("field").height }
  private func caret(_ stage: Stage) -> CGRect? {
    func find(_ l: Layer) -> Layer? {
      l.name == "caret" ? l : l.below.lazy.compactMap(find).first
    }
    return find(stage.host.graph.layer).map { CGRect(origin: $0.toRoot(.zero), size: $0.size) }
  }

  @Test func itGrowsWithItsLines() async throws {
    let stage = try screen("one") { $0 }
    #expect(try height(stage) == 22)
    try await stage.tap("Note")
    await stage.key("End")
    await stage.key("Enter")
    await stage.text("two")
    #expect(text.value == "one\ntwo")
    #expect(try height(stage) == 44)
    #expect(try stage.element("Note").isFocused, "Enter does not give the keyboard back")
    await stage.text(" and many more words")
    #expect(try height(stage) == 66, "it breaks between words")
    text.value = ""
    await stage.update()
    #expect(try height(stage) == 22)
  }
  @Test func limitsOfLines() async throws {
    let lines = (1...8).map { "line \($0)" }.joined(separator: "\n")
    let range = try screen("a") { $0.lineLimit(2...5) }
    #expect(try height(range) == 44)
    text.value = lines
    await range.update()
    #expect(try height(range) == 110)
    let reserved = try screen("a") { $0.lineLimit(3, reservesSpace: true) }
    #expect(try height(reserved) == 66)
    let upTo = try screen(lines) { $0.lineLimit(...3) }
    #expect(try height(upTo) == 66)
    let none = try screen(lines) { $0 }
    #expect(try height(none) == 176)
  }
  @Test func arrowsGoFromLineToLine() async throws {
    let stage = try screen("wide line\ni\nwide again") { $0 }
    try await stage.tap("Note")
    await stage.key("Home", [.control])
    await stage.key("ArrowUp")
    #expect(caret(stage)?.origin == .zero)
    await stage.key("End")
    let wide = try #require(caret(stage))
    #expect(wide.minY == 0 && wide.minX > 50)
    await stage.key("ArrowDown")
    let narrow = try #require(caret(stage))
    #expect(narrow.minY == 22 && narrow.minX < 20, "as far as that line goes")
    await stage.key("ArrowDown")
    let again = try #require(caret(stage))
    #expect(again.minY == 44 && abs(again.minX - wide.minX) < 8, "it keeps to its place")
    await stage.key("Home")
    #expect(try #require(caret(stage)).origin == CGPoint(x: 0, y: 44))
    await stage.text("x")
    #expect(text.value == "wide line\ni\nxwide again")
    await stage.key("ArrowUp", [.shift])
    await stage.text("-")
    #expect(text.value == "wide line\ni-wide again" || text.value == "wide line\n-wide again")
  }
  @Test func aClickGoesToItsLine() async throws {
    let stage = try screen("one\ntwo\nthree") { $0 }
    try await stage.tap(119, 33)
    await stage.text("!")
    #expect(text.value == "one\ntwo!\nthree")
    await stage.advance(60)
    try await stage.tap(1, 55)
    await stage.text("<")
    #expect(text.value == "one\ntwo!\n<three")
  }
  @Test func theCaretIsSeenInMoreLinesThanThereIsRoomFor() async throws {
    let lines = (1...8).map { "line \($0)" }.joined(separator: "\n")
    let stage = try screen(lines) { $0.lineLimit(3) }
    try await stage.tap("Note")
    await stage.key("a", [.control])
    await stage.key("ArrowRight")
    let last = try #require(caret(stage))
    #expect(last.minY == 44 && last.maxY == 66)
    for _ in 0..<7 { await stage.key("ArrowUp") }
    #expect(try #require(caret(stage)).minY == 0)
  }
  @Test func wordsWiderThanTheFieldAreBroken() async throws {
    let stage = try screen(String(repeating: "W", count: 20)) { $0 }
    #expect(try height(stage) >= 66)
    let area = try stage.frame("field")
    #expect(area.width == 120)
  }
  @Test func formsWithAnAxis() throws {
    let t = Binding.constant("a\nb")
    let title = String("own")
    let stage = try Stage(
      VStack {
        TextField("key", text: t, axis: .vertical)
        TextField(title, text: t, axis: .vertical)
        TextField("key", text: t, prompt: Text("p"), axis: .vertical)
        TextField(title, text: t, prompt: Text("p"), axis: .horizontal)
        TextField(text: t, axis: .vertical) { Text("label") }
        TextField(text: t, prompt: Text("p"), axis: .vertical) { Text("label") }
      }, size: CGSize(width: 200, height: 400))
    let heights = stage.elements.filter { $0.role == "textField" }.map(\.frame.height)
    #expect(heights == [44, 44, 44, 22, 44, 44])
  }

  @Test func cutCopyAndPasteKeepLines() async throws {
    let stage = try screen("one\ntwo") { $0 }
    try await stage.tap("Note")
    await stage.key("a", [.control])
    await stage.key("c", [.control])
    await stage.key("ArrowRight")
    await stage.key("v", [.control])
    #expect(text.value == "one\ntwoone\ntwo")
    await stage.key("a", [.control])
    await stage.key("x", [.control])
    #expect(text.value == "")
    #expect(stage.host.graph.services.clipboard.text == "one\ntwoone\ntwo")
  }
}
