import Diorama
import DioramaTesting
import Foundation
import Testing

/// A picker that opens a menu.
@MainActor @Suite struct MenuPickerTests {
  private let value = Knob<Int>()
  private let log = Log()

  private func screen(
    _ count: Int = 3, selection: Int = 1, alignment: Alignment = .top, height: CGFloat = 400,
    direction: LayoutDirection = .leftToRight, reduceMotion: Bool = false
  ) throws -> Stage {
    let (value, log) = (value, log)
    return try Stage(
      Turning(value, selection) { now in
        VStack {
          Picker("Colour", selection: value.binding!) {
            ForEach(0..<count, id: \.self) { Text("option \($0)") }
          }
          .onChange(of: now) { log("\($1)") }
          Button("Below") { log("below") }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      },
      size: CGSize(width: 320, height: height), layoutDirection: direction,
      reduceMotion: reduceMotion)
  }
  private func rows(_ stage: Stage) -> [StageElement] {
    stage.elements.filter { $0.label.hasPrefix("option") }
  }

  @Test func aClickOpensAndAClickOnARowChooses() async throws {
    let stage = try screen()
    #expect(stage.elements.map(\.role) == ["picker", "button"])
    #expect(try stage.element("Colour").value == "option 1")
    try await stage.tap("Colour")
    try await stage.settle()
    #expect(rows(stage).map(\.label) == ["option 0", "option 1", "option 2"])
    #expect(rows(stage).map(\.isSelected) == [false, true, false])
    #expect(rows(stage).allSatisfy { $0.frame.width == 250 && $0.frame.height == 44 })
    #expect(!stage.elements.contains { $0.label == "Below" }, "nothing else takes part")
    try await stage.tap("option 2")
    try await stage.settle()
    #expect(value.value == 2 && log.lines == ["2"])
    #expect(stage.elements.map(\.label) == ["Colour", "Below"])
    #expect(try stage.element("Colour").value == "option 2")
    #expect(stage.isAtRest)
  }

  @Test func theChosenRowAgainWritesNothing() async throws {
    let stage = try screen()
    try await stage.tap("Colour")
    try await stage.tap("option 1")
    try await stage.settle()
    #expect(log.lines == [] && rows(stage).isEmpty)
  }

  @Test func aPressOutsideClosesAndDoesNothingElse() async throws {
    let stage = try screen()
    let below = try stage.element("Below").frame
    try await stage.tap("Colour")
    try await stage.settle()
    try await stage.tap(300, 390)
    try await stage.settle()
    #expect(rows(stage).isEmpty && log.lines == [])
    try await stage.tap(at: CGPoint(x: below.midX, y: below.midY))
    #expect(log.lines == ["below"], "then the rest takes part again")
  }

  @Test func theKeyboardOpensMarksAndChooses() async throws {
    let stage = try screen()
    await stage.key("Tab")
    #expect(try stage.element("Colour").isFocused)
    await stage.key("Enter")
    try await stage.settle()
    #expect(rows(stage).count == 3)
    await stage.key("ArrowDown")
    await stage.key("ArrowDown")
    await stage.key("Enter")
    try await stage.settle()
    #expect(value.value == 2 && rows(stage).isEmpty)
    #expect(try stage.element("Colour").isFocused, "the keyboard is where it was")
    await stage.key(" ")
    await stage.key("Home")
    await stage.key("Tab")
    await stage.key("Escape")
    try await stage.settle()
    #expect(value.value == 2 && rows(stage).isEmpty)
    #expect(try stage.element("Colour").isFocused)
  }

  @Test func aPressGoesOnToARow() async throws {
    let stage = try screen()
    let button = try stage.element("Colour").frame
    await stage.down(button.midX, button.midY)
    await stage.advance(10)
    #expect(rows(stage).isEmpty, "a sixth of a second")
    await stage.advance(40)
    let row = try stage.element("option 0").frame
    let before = stage.hash
    await stage.move(row.midX, row.midY)
    #expect(stage.hash != before, "the row is marked")
    await stage.up(row.midX, row.midY)
    try await stage.settle()
    #expect(value.value == 0 && rows(stage).isEmpty)
  }
  @Test func aPressThatIsReleasedElsewhereLeavesTheMenuOpen() async throws {
    let stage = try screen()
    let button = try stage.element("Colour").frame
    await stage.down(button.midX, button.midY)
    await stage.advance(40)
    await stage.up(button.midX, button.midY)
    try await stage.settle()
    #expect(rows(stage).count == 3)
  }

  @Test func itStaysInTheWindow() async throws {
    func panel(_ stage: Stage) async throws -> (button: CGRect, panel: CGRect) {
      let button = try stage.element("Colour").frame
      try await stage.tap("Colour")
      try await stage.settle()
      let all = rows(stage).filter(\.isVisible).map(\.frame)
      return (button, all.dropFirst().reduce(all[0]) { $0.union($1) })
    }
    let top = try await panel(screen(alignment: .topLeading))
    #expect(top.panel.minY == top.button.maxY + 4 && top.panel.minX == 8)
    let bottom = try await panel(screen(alignment: .bottomTrailing))
    #expect(bottom.panel.maxY == bottom.button.minY - 4 && bottom.panel.maxX == 320 - 8)
    let mirrored = try await panel(screen(alignment: .topTrailing, direction: .rightToLeft))
    #expect(mirrored.panel.minX == 8, "its trailing end is on the left")
    let long = try screen(30, selection: 25)
    let (_, seen) = try await panel(long)
    #expect(seen.minX >= 8)
    #expect(try long.element("option 25").isVisible, "it has scrolled to what is chosen")
    #expect(try !long.element("option 0").isVisible)
    await long.key("Home")
    try await long.settle()
    #expect(try long.element("option 0").isVisible)
    await long.key("Enter")
    try await long.settle()
    #expect(value.value == 0)
  }

  @Test func aLongMenuScrollsUnderTheHand() async throws {
    let stage = try screen(30, selection: 0)
    try await stage.tap("Colour")
    try await stage.settle()
    await stage.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 100))
    try await stage.settle(600)
    #expect(rows(stage).count == 30 && value.value == 0, "nothing was chosen")
    #expect(try !stage.element("option 0").isVisible)
  }

  @Test func sectionsDividersAndDisabledRows() async throws {
    let value = value
    let stage = try Stage(
      Turning(value, 1) { _ in
        Picker("P", selection: value.binding!) {
          Section("First") {
            Label("option 1", systemImage: "star").tag(1)
            Text("option 2").tag(2).disabled(true)
          }
          Text("option 3").tag(3)
          Divider()
          Text("option 4").tag(4)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }, size: CGSize(width: 320, height: 500))
    #expect(try stage.element("P").value == "option 1")
    try await stage.tap("P")
    try await stage.settle()
    let all = rows(stage)
    #expect(all.map(\.label) == ["option 1", "option 2", "option 3", "option 4"])
    #expect(all.map(\.isEnabled) == [true, false, true, true])
    #expect(stage.elements.contains { $0.label == "First" && $0.role == "text" })
    let gaps = zip(all, all.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
    #expect(gaps == [1, 8, 8])
    try await stage.tap("option 2")
    try await stage.settle()
    #expect(value.value == 1 && rows(stage).count == 4, "it stays open")
    try await stage.tap("option 4")
    try await stage.settle()
    #expect(value.value == 4)
  }

  @Test func optionsThatChangeAreTold() async throws {
    let name = Knob<String>()
    let stage = try Stage(
      Turning(name, "one") { now in
        Picker("P", selection: .constant(0)) { Text(now).tag(0) }
      }, size: CGSize(width: 320, height: 200))
    #expect(try stage.element("P").value == "one")
    name.value = "two"
    await stage.update()
    #expect(try stage.element("P").value == "two")
  }
  /// An option with a state of its own says something else.
  @Test func optionsThatChangeByThemselvesAreTold() async throws {
    let name = Knob<String>()
    let stage = try Stage(
      Picker("P", selection: .constant(0)) {
        Turning(name, "one") { Text($0) }.tag(0)
      }, size: CGSize(width: 320, height: 200))
    name.value = "another"
    await stage.update()
    #expect(try stage.element("P").value == "another")
  }

  @Test func picturesAreCalledByTheirLabels() async throws {
    let stage = try Stage(
      Picker("P", selection: .constant(0)) {
        Image(systemName: "star").accessibilityLabel("option star").tag(0)
        HStack {
          Image(systemName: "heart")
          Text("option heart")
        }.tag(1)
      }, size: CGSize(width: 320, height: 300))
    #expect(try stage.element("P").value == "option star")
    try await stage.tap("P")
    try await stage.settle()
    #expect(rows(stage).map(\.label) == ["option star", "option heart"])
  }
  /// In a window of another size, it stands beside its picker again.
  @Test func anOpenMenuFollowsItsPicker() async throws {
    let stage = try screen(alignment: .bottomTrailing)
    try await stage.tap("Colour")
    try await stage.settle()
    await stage.resize(to: CGSize(width: 600, height: 500))
    let last = try stage.element("option 2").frame
    #expect(last.maxX == 592)
    await stage.key("Escape")
    try await stage.settle()
    #expect(try stage.element("Colour").frame.minY == last.maxY + 4)
  }

  @Test func itGoesWithItsPicker() async throws {
    let isThere = Knob<Bool>()
    let stage = try Stage(
      Turning(isThere, true) { now in
        ZStack {
          if now { Picker("P", selection: .constant(0)) { Text("option 0").tag(0) } }
          Text("rest")
        }
      }, size: CGSize(width: 320, height: 200))
    try await stage.tap("P")
    try await stage.settle()
    isThere.value = false
    await stage.update()
    try await stage.settle()
    #expect(stage.elements.map(\.label) == ["rest"])
  }
  @Test func disabledOpensNothing() async throws {
    let stage = try Stage(
      Picker("P", selection: .constant(0)) { Text("option 0").tag(0) }.disabled(true),
      size: CGSize(width: 320, height: 200))
    try await stage.tap("P")
    await stage.advance(20)
    #expect(rows(stage).isEmpty)
    #expect(try !stage.element("P").isEnabled)
  }
  /// How much of its size and of its ink an opening or closing menu has; the last layers are its.
  private func look(_ stage: Stage) -> (scale: Double, opacity: Double, x: Double, y: Double)? {
    guard let panel = stage.layers(.scale).last(where: { $0.model(.a).z != 0.5 }),
      let fade = panel.above
    else { return nil }
    let a = panel.presented(.a)
    return (a.x, fade.presented(.a).x, a.z, a.w)
  }
  @Test func itGrowsFromWhereItWasOpened() async throws {
    let stage = try screen(alignment: .bottomLeading)
    try await stage.tap("Colour")
    await stage.advance(4)
    let opening = try #require(look(stage))
    #expect(opening.scale > 0.35 && opening.scale < 0.95)
    #expect(opening.opacity > 0.05 && opening.opacity < 0.95)
    #expect(opening.y == 1 && opening.x < 0.3, "its lower left corner is at the button")
    try await stage.settle()
    #expect(try #require(look(stage)).scale == 1)
    await stage.key("Escape")
    await stage.advance(4)
    let closing = try #require(look(stage))
    #expect(closing.opacity > 0.05 && closing.opacity < 0.95)
    try await stage.settle()
    #expect(look(stage) == nil)
  }
  @Test func withLittleMotionItFades() async throws {
    let stage = try screen(alignment: .bottomLeading, reduceMotion: true)
    try await stage.tap("Colour")
    await stage.advance(4)
    let opening = try #require(look(stage))
    #expect(opening.scale == 1 && opening.opacity > 0.05 && opening.opacity < 0.95)
  }
}
