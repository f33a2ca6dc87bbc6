import Diorama
import DioramaTesting
import Foundation
import Testing

/// Lines of text that can be typed and scroll.
@MainActor @Suite struct TextEditorTests {
  private let text = Knob<String>()
  /// Lines of body text are 22 points high, and stand 8 from the top.
  private func stage<V: View>(
    _ start: String, size: CGSize = CGSize(width: 150, height: 126), scheme: ColorScheme = .light,
    direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: @escaping (TextEditor) -> V
  ) throws -> Stage {
    let text = text
    return try Stage(
      Turning(text, start) { _ in
        content(TextEditor(text: text.binding!)).accessibilityLabel("Notes")
      }, size: size, colorScheme: scheme, layoutDirection: direction)
  }
  private func layer(_ stage: Stage, _ name: String) -> Layer? {
    func find(_ l: Layer) -> Layer? {
      l.name == name ? l : l.below.lazy.compactMap(find).first
    }
    return find(stage.host.graph.layer)
  }
  private func caret(_ stage: Stage) -> CGRect {
    layer(stage, "caret").map { CGRect(origin: $0.toRoot(.zero), size: $0.size) } ?? .zero
  }
  private let lines = (1...9).map { "line \($0)" }.joined(separator: "\n")

  @Test func whatIsTypedIsWritten() async throws {
    let stage = try stage("one") { $0 }
    let editor = try stage.element("Notes")
    #expect(editor.role == "textField" && editor.value == "one")
    #expect(editor.frame.size == CGSize(width: 150, height: 126), "all the room there is")
    try await stage.tap("Notes")
    #expect(try stage.element("Notes").isFocused)
    await stage.key("End", [.control])
    await stage.key("Enter")
    await stage.text("two")
    #expect(text.value == "one\ntwo")
    #expect(try stage.element("Notes").isFocused, "Enter begins a line")
    #expect(caret(stage).minY == 30)
    await stage.key("Backspace")
    #expect(text.value == "one\ntw")
    text.value = "written"
    await stage.update()
    #expect(try stage.element("Notes").value == "written")
  }
  @Test func textStandsInsideOfItsEdges() async throws {
    let stage = try stage("one") { $0 }
    try await stage.tap(1, 1)
    #expect(caret(stage).origin == CGPoint(x: 5, y: 8))
    let right = try self.stage("one", direction: .rightToLeft) { $0 }
    try await right.tap(149, 1)
    #expect(abs(caret(right).maxX - 145) <= 2)
    let centred = try self.stage("") { $0.multilineTextAlignment(.center) }
    try await centred.tap(75, 10)
    #expect(abs(caret(centred).midX - 75) <= 1)
  }
  @Test func aClickGoesToItsPlaceWhereverThereIsRoom() async throws {
    let stage = try stage("one\ntwo") { $0 }
    try await stage.tap(140, 19)
    await stage.text("!")
    #expect(text.value == "one!\ntwo")
    await stage.advance(60)
    try await stage.tap(140, 120)
    await stage.text("?")
    #expect(text.value == "one!\ntwo?", "under the text is its end")
  }
  @Test func aDragSelects() async throws {
    let stage = try stage("one\ntwo\nthree") { $0 }
    await stage.down(5, 19)
    await stage.move(20, 30)
    await stage.move(145, 41)
    #expect(layer(stage, "selection") != nil)
    await stage.up(145, 41)
    await stage.key("c", [.control])
    #expect(stage.host.graph.services.clipboard.text == "one\ntwo")
    await stage.text("x")
    #expect(text.value == "x\nthree")
    // The next one begins anew.
    await stage.down(145, 41)
    await stage.move(100, 41)
    await stage.move(5, 41)
    await stage.up(5, 41)
    await stage.key("Delete")
    #expect(text.value == "x\n")
  }
  @Test func twoClicksSelectAWord() async throws {
    let stage = try stage("one two") { $0 }
    for _ in 0..<2 { try await stage.tap(15, 19) }
    await stage.text("1")
    #expect(text.value == "1 two")
  }

  // MARK: scrolling

  @Test func theWheelScrollsAndClicksFollow() async throws {
    let stage = try stage(lines) { $0 }
    let before = caret(stage).minY
    await stage.wheel(dy: 44, at: CGPoint(x: 75, y: 60))
    #expect(caret(stage).minY == before - 44)
    try await stage.tap(140, 19)
    await stage.text("!")
    #expect(text.value.contains("line 3!\n"))
  }
  @Test func theCaretIsKeptInSight() async throws {
    let stage = try stage(lines) { $0 }
    try await stage.tap(20, 19)
    await stage.key("End", [.control])
    #expect(caret(stage).maxY == 118, "8 points above the lower edge")
    await stage.key("Enter")
    #expect(caret(stage).maxY == 118, "and so when a line is added")
    await stage.text("last")
    #expect(text.value.hasSuffix("line 9\nlast"))
    await stage.key("Home", [.control])
    await stage.key("ArrowUp")
    for _ in 0..<12 { await stage.key("ArrowUp") }
    #expect(caret(stage).minY == 8)
    // What the wheel shows stays until something is typed.
    await stage.wheel(dy: 44, at: CGPoint(x: 75, y: 60))
    #expect(caret(stage).minY == -36)
    await stage.advance(60)
    #expect(caret(stage).minY == -36)
    await stage.text("a")
    #expect(caret(stage).minY == 8)
  }

  // MARK: sizes

  @Test func whereItMayChooseItIsAsHighAsItsLines() async throws {
    func height<V: View>(
      _ start: String, @ViewBuilder _ change: @escaping (TextEditor) -> V
    ) throws -> CGFloat {
      let stage = try stage(start, size: CGSize(width: 150, height: 600)) {
        change($0).fixedSize(horizontal: false, vertical: true)
      }
      return try stage.element("Notes").frame.height
    }
    #expect(try height("a") { $0 } == 38)
    #expect(try height("a\nb\nc") { $0 } == 82)
    #expect(try height("a\nb\nc") { $0.lineSpacing(5) } == 92)
    #expect(try height("a") { $0.lineLimit(3, reservesSpace: true) } == 82)
    #expect(try height(lines) { $0.lineLimit(2...4) } == 104)
    let framed = try stage("a") { $0.lineLimit(2).frame(height: 100) }
    #expect(try framed.element("Notes").frame.height == 100)
  }
  @Test func lineSpacingIsBetweenTheLines() async throws {
    let stage = try stage("a\nb") { $0.lineSpacing(10) }
    try await stage.tap(20, 50)
    #expect(caret(stage).minY == 40 && caret(stage).height == 22)
    await stage.key("ArrowUp")
    #expect(caret(stage).minY == 8)
  }

  // MARK: the keyboard

  @Test func focusAndDisabling() async throws {
    struct Screen: View {
      @State private var text = ""
      @State private var other = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack(spacing: 0) {
          TextEditor(text: $text).focused($isFocused).accessibilityLabel("Notes")
          TextEditor(text: $other).disabled(true).accessibilityLabel("Locked")
          Button("Write") { isFocused = true }
        }
      }
    }
    let stage = try Stage(Screen(), size: CGSize(width: 150, height: 300))
    try await stage.tap("Write")
    await stage.text("hello")
    #expect(try stage.element("Notes").value == "hello")
    try await stage.tap("Locked")
    await stage.text("no")
    #expect(try stage.element("Locked").isEnabled == false)
    #expect(try stage.element("Locked").value == nil)
    #expect(try stage.element("Notes").value == "hellono", "the keyboard has not moved")
  }
  @Test func aPlaceholderOverItLetsClicksThrough() async throws {
    let stage = try stage("") { editor in
      ZStack(alignment: .topLeading) {
        editor
        if text.value.isEmpty {
          Text("Write something").padding(.horizontal, 5).padding(.vertical, 8)
        }
      }
    }
    let words = try #require(stage.elements.first { $0.role == "text" }).frame
    try await stage.tap(words.midX, words.midY)
    await stage.text("a")
    #expect(text.value == "a")
    #expect(!stage.elements.contains { $0.role == "text" })
  }

  // MARK: looks

  @Test func theGroundIsHidden() throws {
    func ground<V: View>(
      _ scheme: ColorScheme, @ViewBuilder _ change: @escaping (TextEditor) -> V
    ) throws -> (red: Int, green: Int, blue: Int) {
      try stage("", scheme: scheme) { change($0).background(green) }.pixel(75, 100)
    }
    #expect(try ground(.light) { $0 } == (255, 255, 255))
    #expect(try ground(.dark) { $0 } == (0, 0, 0))
    #expect(try ground(.light) { $0.scrollContentBackground(.hidden) } == (0, 255, 0))
    #expect(try ground(.light) { $0.scrollContentBackground(.visible) } == (255, 255, 255))
    #expect(try ground(.light) { $0.textEditorStyle(.plain) } == (0, 255, 0))
    #expect(try ground(.light) { $0.textEditorStyle(.automatic) } == (255, 255, 255))
  }
  @Test func looks() async throws {
    let start = "Some lines of text, the second of which is wrapped.\n\nAnd the last one of them."
    for scheme in [ColorScheme.light, .dark] {
      let stage = try stage(start, size: CGSize(width: 200, height: 160), scheme: scheme) {
        $0.padding(10).background(Color.gray)
      }
      await stage.down(20, 30)
      await stage.move(60, 45)
      await stage.move(90, 51)
      await stage.up(90, 51)
      await stage.advance(30)
      try stage.assertSnapshot(named: "editor-\(scheme)")
    }
  }
}
