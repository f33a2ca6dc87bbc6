import Foundation
import Testing

@testable import Diorama
@testable import Session

/// The one form of a session, from inside: that it is a recorder's, and that no two orders of keys
/// contradict each other.
@Suite struct CanonicalTextTests {
  @Test func everyKeyHasItsPlace() {
    // Samples stand last, whether they are the step or stand beside it.
    let verbs = LineParser.steps.map {
      let beside = LineParser.companions[$0] ?? []
      return $0 == "pointer" ? beside + [$0] : [$0] + beside
    }
    let objects =
      verbs + [
        LineParser.headerKeys, LineParser.targetKeys + ["at"], LineParser.expectKeys,
        ["from", "to", "duration"], ["from", "by", "duration"], ["button", "samples"],
        ["appearance", "locale", "textSize", "layoutDirection", "reduceMotion"],
      ]
    #expect(objects.count > 25)
    for keys in objects {
      let places = keys.map { CanonicalText.keys.firstIndex(of: $0) ?? -1 }
      #expect(places == places.sorted() && !places.contains(-1), "\(keys)")
    }
    #expect(Set(CanonicalText.keys).count == CanonicalText.keys.count)
  }

  @Test func aRecorderWritesInThatForm() throws {
    var window = WindowConfiguration()
    window.size = CGSize(width: 320.5, height: 480)
    window.scale = 1.5
    window.dynamicTypeSize = .xxLarge
    window.layoutDirection = .rightToLeft
    window.reducesMotion = true
    var target = ElementPattern(label: "Add", role: .button, identifier: "add", index: 1)
    target.place = CGPoint(x: 0.25, y: 0.12345)
    let plain = ElementPattern(label: "Größe")
    func hand(_ times: Double..., button: InputEvent.Button = .left) -> RecordedPointer {
      RecordedPointer(
        button: button,
        samples: times.map {
          RecordedPointer.Sample(milliseconds: $0, place: CGPoint(x: 10.1 + $0, y: 20))
        })
    }
    let element = SceneElement(
      role: .button, label: "Add", value: "3", identifier: "add", frame: .zero, isVisible: true,
      isSelected: true, isEnabled: false, isFocused: false, isHidden: false, depth: 0)
    let lines = [
      RecordedText.header(app: "desk", page: "first", window),
      RecordedText.gesture(hand(0, 5, button: .right), target),
      RecordedText.gesture(hand(0, 0.25, 700), plain), RecordedText.gesture(hand(0, 5), nil),
      RecordedText.gesture(hand(0, 1, 2, 700), nil), RecordedText.gesture(hand(0, 5), plain),
      RecordedText.down(hand(0), target), RecordedText.move(hand(3, 9)), #"{"up":true}"#,
      RecordedText.down(hand(0), nil), RecordedText.move(hand(3)), #"{"cancel":true}"#,
      RecordedText.hover(CGPoint(x: 1, y: 2), target), RecordedText.hover(CGPoint(x: 1, y: 2), nil),
      RecordedText.hover(nil, nil), RecordedText.key("a", [.shift, .meta]),
      try #require(ElementNames.expectation(0, among: [element])),
    ]
    let text = lines.joined(separator: "\n") + "\n"
    let formatted = try CanonicalText.make(Array(text.utf8), file: "a.jsonl") { _ in nil }
    for (new, old) in zip(formatted.split(separator: "\n"), lines) { #expect(new == old) }
    #expect(formatted == text)
  }
}
