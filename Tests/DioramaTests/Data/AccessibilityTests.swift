import Diorama
import DioramaTesting
import Foundation
import Testing

/// What those are told who do not look at pixels, beyond labels.
@MainActor @Suite struct AccessibilityTests {
  private struct Dial: View {
    let log: Log
    @State private var level = 5.0
    var body: some View {
      Color(red: 1, green: 0, blue: 0).frame(width: 80, height: 40)
        .onTapGesture { log("tapped") }
        .onChange(of: level) { log("\(level)") }
        .accessibilityRepresentation {
          Slider(value: $level, in: 0...10, step: 1).accessibilityLabel("Level")
        }
    }
  }

  @Test func aRepresentationIsToldAndNeitherShownNorPressed() async throws {
    let log = Log()
    let stage = try Stage(Dial(log: log), size: CGSize(width: 100, height: 60))
    let slider = try stage.element("Level")
    #expect(slider.role == "slider" && slider.isAdjustable && slider.isVisible)
    #expect(stage.elements.count == 1)
    try await stage.adjust("Level", .increment)
    #expect(log.take() == ["6.0"])
    try await stage.tap("Level")
    #expect(log.take() == ["tapped"], "a press goes to what is shown")
    await stage.key("Tab")
    #expect(try !stage.element("Level").isFocused, "the keyboard passes it by")
    // All that is seen is the colour.
    #expect(stage.layers(.told).count == 1)
    for x in [12, 50, 88] { #expect(stage.pixel(x, 30) == (255, 0, 0)) }
  }

  @Test func whatARepresentationChangesIsNotDrawn() async throws {
    let log = Log()
    let stage = try Stage(Dial(log: log), size: CGSize(width: 100, height: 60))
    _ = stage.pixel(0, 0)
    stage.host.resetCounts()
    try await stage.adjust("Level", .decrement)
    try await stage.settle()
    _ = stage.pixel(0, 0)
    #expect(log.take() == ["4.0"])
    #expect(stage.host.counts.pixels == 0)
  }

  @Test func childrenTakeThePlaceOfWhatIsThere() throws {
    let stage = try Stage(
      HStack {
        Text("inside")
        Text("too")
      }
      .accessibilityElement().accessibilityLabel("Chart")
      .accessibilityChildren {
        Text("Monday")
        Text("Tuesday")
      })
    #expect(stage.elements.map(\.label) == ["Chart", "Monday", "Tuesday"])
    let lines = stage.describe().split(separator: "\n")
    #expect(lines[0].hasPrefix("group \"Chart\""))
    #expect(lines[1].hasPrefix("  text \"Monday\"") && lines[2].hasPrefix("  text \"Tuesday\""))
  }

  @Test func actionsAreNamedAndRun() async throws {
    let log = Log()
    let stage = try Stage(
      VStack {
        Text("Mail").accessibilityAction(named: "Archive") { log("archive") }
          .accessibilityAction(.magicTap) { log("tap") }
        Text("Post")
          .accessibilityActions {
            Button("Burn") { log("burn") }
            Button("Keep") { log("keep") }
          }
        Text("Page").accessibilityScrollAction { log("\($0)") }
        Text("Label").accessibilityAction(action: { log("own") }) { Text("Own") }
      })
    #expect(stage.elements.map(\.label) == ["Mail", "Post", "Page", "Label"])
    #expect(stage.describe().contains("\"Mail\" actions=Archive, magic tap ("))
    #expect(stage.describe().contains("\"Post\" actions=Burn, Keep ("))
    try await stage.perform("Archive", on: "Mail")
    try await stage.perform("magic tap", on: "Mail")
    try await stage.perform("Keep", on: "Post")
    try await stage.perform("scroll leading", on: "Page")
    try await stage.perform("Own", on: "Label")
    #expect(log.take() == ["archive", "tap", "keep", "leading", "own"])
    await #expect(throws: StageError.self) { try await stage.perform("Archive", on: "Post") }
    #expect(log.take() == [])
  }

  @Test func aCombinedElementHasTheActionsInIt() async throws {
    let log = Log()
    let stage = try Stage(
      VStack {
        Text("a").accessibilityAction(named: "First") { log("first") }
        Text("b").accessibilityAction { log("default") }
      }
      .accessibilityElement(children: .combine))
    #expect(stage.elements.map(\.label) == ["a, b"])
    #expect(stage.describe().contains("actions=First, default"))
    try await stage.perform("First", on: "a, b")
    try await stage.perform("default", on: "a, b")
    #expect(log.take() == ["first", "default"])
  }

  @Test func headingsConditionsAndPointsOfActivation() async throws {
    let log = Log()
    let stage = try Stage(
      VStack(spacing: 0) {
        Text("Title").accessibilityHeading(.h2)
        Text("x").accessibilityLabel("named", isEnabled: true)
          .accessibilityValue("never", isEnabled: false).accessibilityHint("why", isEnabled: true)
        Text("kept").accessibilityLabel("other", isEnabled: false)
        HStack(spacing: 0) {
          Color.red.frame(width: 50, height: 20).onTapGesture { log("left") }
          Color.blue.frame(width: 50, height: 20).onTapGesture { log("right") }
        }
        .accessibilityElement().accessibilityLabel("Pair")
        .accessibilityActivationPoint(.trailing)
      })
    #expect(stage.describe().contains("text \"Title\" heading=2 ("))
    #expect(stage.describe().contains("text \"named\" hint=why ("))
    #expect(stage.elements.map(\.label) == ["Title", "named", "kept", "Pair"])
    try await stage.tap(.element(label: "Pair", at: UnitPoint(x: 0.1, y: 0.5)))
    #expect(log.take() == ["left"])
  }

  @Test func aPressGoesToAPointOfAnElement() async throws {
    let log = Log()
    func pair<V: View>(_ change: (AnyView) -> V) -> some View {
      change(
        AnyView(
          HStack(spacing: 0) {
            Color.red.frame(width: 50, height: 20).onTapGesture { log("left") }
            Color.blue.frame(width: 50, height: 20).onTapGesture { log("right") }
          }
          .accessibilityElement().accessibilityLabel("Pair")))
    }
    let right = CGPoint(x: 60, y: 10)
    try await Stage(pair { $0.accessibilityActivationPoint(right) }).tap("Pair")
    #expect(log.take() == ["right"])
    try await Stage(pair { $0.accessibility(activationPoint: CGPoint(x: 10, y: 3)) }).tap("Pair")
    #expect(log.take() == ["left"])
    try await Stage(
      pair {
        $0.accessibilityActivationPoint(right, isEnabled: true)
          .accessibilityActivationPoint(CGPoint(x: 1, y: 1), isEnabled: false)
      }
    ).tap("Pair")
    #expect(log.take() == ["right"])
  }

  @Test func nothingHasTheAttentionOfAReader() async throws {
    struct Focus: View {
      @AccessibilityFocusState private var isFocused: Bool
      @AccessibilityFocusState(for: .voiceOver) private var row: Int?
      var body: some View {
        VStack {
          Text("\(isFocused) \(row ?? -1)").accessibilityFocused($isFocused)
          Button("Go") {
            isFocused = true
            row = 1
          }
          .accessibilityFocused($row, equals: 1)
        }
      }
    }
    let stage = try Stage(Focus())
    try await stage.tap("Go")
    #expect(stage.labels.first == "false -1")
  }
}
