import Diorama
import DioramaTesting
import Foundation
import Testing

/// Keys that do what a control does, and what is told of controls.
@MainActor @Suite struct KeyboardShortcutTests {
  private let log = Log()
  private func stage<V: View>(
    direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    try Stage(
      content(), size: CGSize(width: 200, height: 200), layoutDirection: direction)
  }

  @Test func aKeyRunsTheButton() async throws {
    let stage = try stage {
      VStack {
        Button("Save") { log("save") }.keyboardShortcut("s")
        Button("New") { log("new") }.keyboardShortcut("n", modifiers: [.command, .shift])
        Button("Plain") { log("plain") }.keyboardShortcut("p", modifiers: [])
      }
    }
    await stage.key("s", .meta)
    await stage.key("s", .control)
    await stage.key("s", [])
    await stage.key("s", [.meta, .shift])
    #expect(log.lines == ["save", "save"])
    await stage.key("n", [.meta, .shift])
    await stage.key("n", [.meta])
    await stage.key("p", [])
    await stage.key("p", .alt)
    #expect(log.lines == ["save", "save", "new", "plain"])
  }

  @Test func returnAndEscapeAreTheDefaults() async throws {
    let stage = try stage {
      VStack {
        Button("No") { log("no") }.keyboardShortcut(.cancelAction)
        Button("Yes") { log("yes") }.keyboardShortcut(.defaultAction)
        Button("Other") { log("other") }
      }
    }
    await stage.key("Enter")
    await stage.key("Escape")
    #expect(log.lines == ["yes", "no"])
    // What has the keyboard comes first.
    await stage.key("Tab")
    await stage.key("Enter")
    #expect(log.lines == ["yes", "no", "no"])
  }

  @Test func theFirstInTheTreeHasIt() async throws {
    let stage = try stage {
      VStack {
        Button("a") { log("a") }.keyboardShortcut("k").disabled(true)
        Button("b") { log("b") }.keyboardShortcut("k")
        HStack {
          Button("c") { log("c") }
          Button("d") { log("d") }
        }.keyboardShortcut("j")
        Button("e") { log("e") }.keyboardShortcut(nil).keyboardShortcut("l")
      }
    }
    await stage.key("k", .meta)
    await stage.key("j", .meta)
    #expect(log.lines == ["b", "c"])
  }

  private struct Form: View {
    let log: Log
    @State private var isOn = false
    @State private var text = ""
    var body: some View {
      VStack {
        Toggle("On", isOn: $isOn).keyboardShortcut("t")
        Text(verbatim: isOn ? "it is on" : "it is off")
        TextField("", text: $text)
        Button("x") { log("x") }.keyboardShortcut("x", modifiers: [])
        Button("f") { log("f") }.keyboardShortcut("f")
      }
    }
  }

  @Test func aToggleIsTurned() async throws {
    let stage = try stage { Form(log: log) }
    await stage.key("t", .meta)
    await stage.update()
    #expect(stage.labels.contains("it is on"), "\(stage.labels)")
  }

  @Test func typingIsNoShortcut() async throws {
    let stage = try stage { Form(log: log) }
    await stage.key("x", [])
    #expect(log.take() == ["x"])
    await stage.key("Tab")
    await stage.key("Tab")
    await stage.key("x", [])
    #expect(log.lines == [])
    await stage.key("f", .control)
    #expect(log.lines == ["f"])
  }

  @Test func arrowsChangeSides() async throws {
    for (localization, key) in [
      (KeyboardShortcut.Localization.automatic, "ArrowRight"), (.withoutMirroring, "ArrowLeft"),
      (.custom, "ArrowLeft"),
    ] {
      let log = Log()
      let stage = try stage(direction: .rightToLeft) {
        Button("back") { log("back") }
          .keyboardShortcut(.leftArrow, modifiers: .command, localization: localization)
      }
      await stage.key(key, .meta)
      #expect(log.lines == ["back"])
      await stage.key(key == "ArrowLeft" ? "ArrowRight" : "ArrowLeft", .meta)
      #expect(log.lines == ["back"])
    }
  }

  private struct ShowsShortcut: ButtonStyle {
    @Environment(\.keyboardShortcut) private var shortcut
    func makeBody(configuration: Configuration) -> some View {
      Text(verbatim: shortcut.map { String($0.key.character) } ?? "none")
    }
  }
  @Test func stylesCanShowIt() throws {
    let stage = try stage {
      VStack {
        Button("a") {}.keyboardShortcut("q")
        Button("b") {}
      }.buttonStyle(ShowsShortcut())
    }
    #expect(stage.elements.map(\.label) == ["q", "none"])
  }

  // MARK: hints

  @Test func helpIsAHint() throws {
    let stage = try stage {
      VStack {
        Button("Save") {}.help("Keeps what you wrote")
        Text("a").accessibilityHint(Text("b"))
        Text("c").help(Text("")).help(String("d"))
        Button {
        } label: {
          Text("e").accessibilityHint("inner")
        }
      }
    }
    let lines = stage.describe().split(separator: "\n").map(String.init)
    #expect(lines[0].contains("button \"Save\" hint=Keeps what you wrote ("))
    #expect(lines[1].contains("text \"a\" hint=b ("))
    #expect(lines[2].contains("text \"c\" hint=d ("))
    #expect(lines[3].contains("button \"e\" hint=inner ("))
  }
}
