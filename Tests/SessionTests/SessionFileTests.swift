import Diorama
import Foundation
import Session
import Testing

@Suite struct SessionFileTests {
  private func parse(_ lines: String...) throws -> SessionFile {
    try SessionFile(Array(lines.joined(separator: "\n").utf8), file: "Tests/Sessions/tabs.jsonl")
  }

  @Test func everyKeyOfTheHeaderIsTaken() throws {
    let hash = String(repeating: "0f", count: 32)
    let file = try parse(
      #"{"diorama":1,"app":"gallery","page":"photo-source","size":[390,844.5],"scale":2,"#
        + #""appearance":"dark","locale":"de-DE","fps":30,"textSize":"accessibility2","#
        + #""layoutDirection":"rtl","reduceMotion":true,"fonts":{"Inter.otf":"\#(hash)"},"#
        + #""systemFonts":true,"toolkit":"0.1.0","seed":42}"#)
    var header = SessionHeader()
    header.app = "gallery"
    header.page = "photo-source"
    header.size = CGSize(width: 390, height: 844.5)
    header.scale = 2
    header.appearance = .dark
    header.locale = "de-DE"
    header.framesPerSecond = 30
    header.textSize = .accessibility2
    header.layoutDirection = .rightToLeft
    header.reduceMotion = true
    header.fonts = ["Inter.otf": hash]
    header.systemFonts = true
    header.toolkit = "0.1.0"
    header.seed = 42
    #expect(file.header == header)
    #expect(file.name == "tabs")
    #expect(file.steps.isEmpty)
  }

  @Test func linesAreCountedAcrossBlanksAndComments() throws {
    let file = try parse(
      "# what this is", "", #"{"diorama":1}"#, "  # indented", #" {"tap":"A"} "#, "\r",
      "{\"wait\":3}\r", #"{"settle":120}"#, "")
    #expect(file.steps.map(\.line) == [5, 7, 8])
    #expect(file.steps.map(\.text) == [#"{"tap":"A"}"#, #"{"wait":3}"#, #"{"settle":120}"#])
    #expect(
      file.steps.map(\.action) == [
        .tap(.element(ElementPattern(label: "A"))), .wait(3), .settle(120),
      ])
  }

  @Test func targetsAreLabelsPlacesAndObjects() throws {
    let file = try parse(
      #"{"diorama":1}"#, #"{"tap":"\u00e4\ud83d\ude00\"\/"}"#, #"{"tap":[1.5,-2]}"#,
      #"{"tap":{"label":"A","role":"segment","id":"x","index":2,"at":[0,1]}}"#)
    var pattern = ElementPattern(label: "A", role: .segment, identifier: "x", index: 2)
    pattern.place = CGPoint(x: 0, y: 1)
    #expect(
      file.steps.map(\.action) == [
        .tap(.element(ElementPattern(label: "ä😀\"/"))), .tap(.point(CGPoint(x: 1.5, y: -2))),
        .tap(.element(pattern)),
      ])
  }

  @Test func expectationsTakeEveryCheck() throws {
    let file = try parse(
      #"{"diorama":1}"#,
      #"{"expect":{"id":"x","visible":true,"selected":false,"enabled":true,"focused":false,"#
        + #""value":3.50,"frame":[1,2,3,4]}}"#,
      #"{"expect":{"role":"tab","count":0}}"#, #"{"expect":{"label":"A","exists":false}}"#)
    var all = Expectation(ElementPattern(identifier: "x"))
    all.isVisible = true
    all.isSelected = false
    all.isEnabled = true
    all.isFocused = false
    all.value = "3.50"
    all.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    var none = Expectation(ElementPattern(role: .tab))
    none.count = 0
    var absent = Expectation(ElementPattern(label: "A"))
    absent.exists = false
    #expect(file.steps.map(\.action) == [.expect(all), .expect(none), .expect(absent)])
  }

  @Test func snapshotsAreExactUnlessTheySaySo() throws {
    let file = try parse(
      #"{"diorama":1}"#, #"{"snapshot":"a.b-C_1"}"#, #"{"tolerance":3,"snapshot":"b"}"#)
    #expect(
      file.steps.map(\.action) == [
        .snapshot("a.b-C_1", tolerance: 0), .snapshot("b", tolerance: 3),
      ])
    #expect(SnapshotName.file("a", scale: 1) == "a")
    #expect(SnapshotName.file("a", scale: 2) == "a@2x")
    #expect(SnapshotName.file("a", scale: 1.5) == "a@1.5x")
  }

  @Test func theDeepestNestingThatIsAllowedIsRead() {
    let deep = String(repeating: "[", count: 31) + String(repeating: "]", count: 31)
    let error = #expect(throws: SessionError.self) {
      try parse(#"{"diorama":1}"#, #"{"tap":\#(deep)}"#)
    }
    #expect(error?.message.hasPrefix(#""tap" must be a label"#) == true)
  }
}

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("lable", "label"), ("expct", "expect"), ("Tap", "tap"), ("tpa", "tap"),
    ("snapshoot", "snapshot"),
  ])
  func aSlipIsRecognised(_ word: String, _ meant: String) {
    let names = ["tap", "wait", "label", "expect", "snapshot"]
    #expect(Suggestion.nearest(to: word, among: names) == meant)
    #expect(Suggestion.clause(for: word, among: names) == "; did you mean \"\(meant)\"?")
  }
  @Test(arguments: ["", "xyz", "clicked", "labelled-by"])
  func somethingElseIsNot(_ word: String) {
    #expect(Suggestion.nearest(to: word, among: ["tap", "wait", "label", "expect"]) == nil)
  }
}
