import Diorama
import DioramaTesting
import Foundation
import Testing

/// Fields that text is typed into.
@MainActor @Suite struct TextFieldTests {
  private struct Form: View {
    var log = Log()
    @State private var name = ""
    @State private var word = ""
    @FocusState private var field: Int?
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($field, equals: 1)
          .onSubmit {
            log("submitted \(name)")
            field = 2
          }
        SecureField("Word", text: $word).focused($field, equals: 2)
        Text("name <\(name)> word <\(word)> field \(field ?? 0)")
        Button("To the name") { field = 1 }
      }
    }
  }

  @Test func whatIsTypedGoesToTheFieldThatWasClicked() async throws {
    let stage = try Stage(Form(), size: CGSize(width: 300, height: 200))
    #expect(try stage.element("Name").role == "textField")
    await stage.text("lost")
    try await stage.tap("Name")
    await stage.text("Ab")
    await stage.text("c")
    #expect(try stage.element("name <Abc> word <> field 1").isVisible)
    #expect(try stage.element("Name").value == "Abc")
    await stage.key("Tab")
    await stage.text("xy")
    #expect(try stage.element("name <Abc> word <xy> field 2").isVisible)
    #expect(try stage.element("Word").value == "••")
  }

  @Test func enterSubmitsAndTheProgramMovesOn() async throws {
    let log = Log()
    let stage = try Stage(Form(log: log), size: CGSize(width: 300, height: 200))
    try await stage.tap("To the name")
    await stage.text("Al")
    await stage.key("Enter")
    #expect(log.take() == ["submitted Al"])
    await stage.text("z")
    #expect(try stage.element("name <Al> word <z> field 2").isVisible)
    await stage.key("Enter")
    await stage.text("z")
    #expect(try stage.element("name <Al> word <z> field 0").isVisible, "it gave the keyboard back")
  }

  @Test func keysMoveSelectAndDelete() async throws {
    let knob = Knob<String>()
    let stage = try Stage(
      Turning(knob, "one two") { _ in TextField("t", text: knob.binding) },
      size: CGSize(width: 300, height: 40))
    await stage.key("Tab")
    await stage.key("End")
    await stage.key("Backspace")
    #expect(knob.value == "one tw")
    await stage.key("ArrowLeft", [.control])
    await stage.text("-")
    #expect(knob.value == "one -tw")
    await stage.key("ArrowLeft", [.shift])
    await stage.key("ArrowLeft", [.shift])
    await stage.text("+")
    #expect(knob.value == "one+tw")
    await stage.key("Home")
    await stage.key("Delete")
    #expect(knob.value == "ne+tw")
    await stage.key("a", [.control])
    await stage.key("c", [.control])
    await stage.key("End")
    await stage.key("v", [.control])
    #expect(knob.value == "ne+twne+tw")
    await stage.key("a", [.control])
    await stage.key("x", [.control])
    #expect(knob.value == "")
    await stage.text("a\nb")
    #expect(knob.value == "a b", "one line")
    await stage.key("Backspace", [.control])
    #expect(knob.value == "a ")
  }

  @Test func clicksPlaceTheCaret() async throws {
    let knob = Knob<String>()
    let stage = try Stage(
      Turning(knob, "iiii WWWW") { _ in TextField("t", text: knob.binding) },
      size: CGSize(width: 300, height: 40))
    try await stage.tap(1, 20)
    await stage.text("0")
    #expect(knob.value == "0iiii WWWW")
    try await stage.settle()
    try await stage.tap(290, 20)
    await stage.text("9")
    #expect(knob.value == "0iiii WWWW9")
    try await stage.settle()
    try await stage.doubleTap("t")
    await stage.text("x")
    #expect(knob.value == "0iiii x", "a click behind the end is one on the last word")
  }

  @Test func whatIsTooWideFollowsTheCaret() async throws {
    let knob = Knob<String>()
    let stage = try Stage(
      Turning(knob, String(repeating: "W", count: 40)) { _ in
        TextField("t", text: knob.binding)
      }, size: CGSize(width: 100, height: 40))
    try await stage.tap(50, 20)
    await stage.key("End")
    func caret() -> CGRect? {
      func find(_ l: Layer) -> Layer? {
        if l.name == "caret" { return l }
        for b in l.below { if let f = find(b) { return f } }
        return nil
      }
      return find(stage.host.graph.layer).map { CGRect(origin: $0.toRoot(.zero), size: $0.size) }
    }
    #expect(try #require(caret()).maxX == 100)
    await stage.key("Home")
    #expect(try #require(caret()).minX == 0)
  }

  @Test func placeholdersAndStyles() throws {
    let stage = try Stage(
      VStack {
        TextField("Name", text: .constant(""), prompt: Text("Your name"))
          .textFieldStyle(.roundedBorder)
      }, size: CGSize(width: 200, height: 60))
    #expect(try stage.element("Name").value == nil)
    struct Underlined: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        VStack {
          configuration
          Divider()
        }
        .named("styled")
      }
    }
    let own = try Stage(TextField("Name", text: .constant("x")).textFieldStyle(Underlined()))
    #expect(try own.element("Name").value == "x")
  }

  @Test func aValueIsTakenAtTheEnd() async throws {
    struct Screen: View {
      @State private var number = 5
      @State private var perhaps: Double? = nil
      var body: some View {
        VStack {
          TextField("Number", value: $number, format: .number)
          TextField("Perhaps", value: $perhaps, format: .number)
          Text(verbatim: "number \(number) perhaps \(perhaps ?? -1)")
        }
      }
    }
    let stage = try Stage(Screen(), size: CGSize(width: 300, height: 200))
    try await stage.tap("Number")
    await stage.key("a", [.control])
    await stage.text("42")
    #expect(try stage.element("number 5 perhaps -1.0").isVisible)
    await stage.key("Tab")
    #expect(try stage.element("number 42 perhaps -1.0").isVisible)
    await stage.text("2.5")
    await stage.key("Enter")
    #expect(try stage.element("number 42 perhaps 2.5").isVisible)
    try await stage.tap("Number")
    await stage.text("x")
    await stage.key("Enter")
    #expect(try stage.element("number 42 perhaps 2.5").isVisible)
    #expect(try stage.element("Number").value == "42", "what means nothing is forgotten")
  }

  @Test func theOlderFormTellsOfEditing() async throws {
    let log = Log()
    let stage = try Stage(
      TextField(
        "t", text: .constant("x"), onEditingChanged: { log("editing \($0)") },
        onCommit: { log("commit") }), size: CGSize(width: 100, height: 40))
    try await stage.tap(50, 20)
    #expect(log.take() == ["editing true"])
    await stage.key("Enter")
    #expect(log.take() == ["commit", "editing false"])
  }

  /// As styles with a button that clears are written, which get the text in no other way.
  @Test func aStyleFindsTheTextWithAMirror() async throws {
    struct Clearing: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        let mirror = Mirror(reflecting: configuration)
        let text = mirror.descendant("_text") as! Binding<String>
        let now = mirror.descendant("_text", "_value") as! String
        let isSecure = mirror.descendant("isSecure") as! Bool
        let axis = mirror.descendant("axis") as! Axis
        let hasPrompt = mirror.descendant("prompt") as? Text != nil
        HStack {
          configuration
          mirror.descendant("label") as! _TextFieldStyleLabel
          Text("<\(now)> \(isSecure ? "secure" : "plain") \(axis) \(hasPrompt)")
          if !now.isEmpty { Button("Clear") { text.wrappedValue = "" } }
        }
      }
    }
    struct Fields: View {
      let kind: Int
      @State private var text = "abc"
      @State private var number = 12
      init(kind: Int) { self.kind = kind }
      var body: some View {
        Group {
          switch kind {
          case 0: TextField("Name", text: $text)
          case 1: SecureField("Word", text: $text, prompt: Text("hint"))
          case 2: TextField("Many", text: $text, axis: .vertical)
          default: TextField("Count", value: $number, format: .number)
          }
        }
        .textFieldStyle(Clearing())
        Text("kept <\(text)> \(number)")
      }
    }
    for (kind, said) in [
      "<abc> plain horizontal false", "<abc> secure horizontal true", "<abc> plain vertical false",
      "<12> plain horizontal false",
    ].enumerated() {
      let stage = try Stage(Fields(kind: kind), size: CGSize(width: 390, height: 100))
      #expect(try stage.element(said).isVisible)
      let label = ["Name", "Word", "Many", "Count"][kind]
      #expect(stage.elements.contains { $0.role == "text" && $0.label == label })
      try await stage.tap("Clear")
      let isText = kind < 3
      #expect(try stage.element(isText ? "kept <> 12" : "kept <abc> 12").isVisible)
      #expect(stage.labels.contains("Clear") == !isText, "what is no number is not taken")
    }
  }
  @Test func aBindingShowsItsValueToAMirror() throws {
    let knob = Knob<[Int]>()
    let stage = try Stage(Turning(knob, [7, 8]) { _ in Color.clear })
    #expect(Mirror(reflecting: knob.binding[1]).descendant("_value") as? Int == 8)
    knob.value = [7, 9]
    #expect(Mirror(reflecting: knob.binding!).descendant("_value") as? [Int] == [7, 9])
    _ = stage
  }
}
