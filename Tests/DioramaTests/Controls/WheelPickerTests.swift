import Diorama
import DioramaTesting
import Foundation
import Testing

/// Pickers on a wheel, and those that lead to a page.
@MainActor @Suite struct WheelPickerTests {
  private let value = Knob<Int>()
  private let log = Log()
  private func screen(
    _ count: Int = 20, selection: Int = 5, isEnabled: Bool = true
  ) throws -> Stage {
    let (value, log) = (value, log)
    return try Stage(
      Turning(value, selection) { now in
        Picker("Number", selection: value.binding!) {
          ForEach(0..<count, id: \.self) { Text("\($0)") }
        }
        .pickerStyle(.wheel)
        .disabled(!isEnabled)
        .onChange(of: now) { log("\($1)") }
      }, size: CGSize(width: 200, height: 216))
  }
  private func middle(_ stage: Stage, _ label: String) throws -> CGFloat {
    try stage.element(role: "segment", label: label).frame.midY
  }

  @Test func theChosenRowIsInTheMiddle() throws {
    let stage = try screen()
    let picker = try stage.element(role: "picker")
    #expect(picker.label == "Number" && picker.value == "5" && picker.isAdjustable)
    #expect(picker.frame == rect(0, 0, 200, 216))
    #expect(try middle(stage, "5") == 108)
    let radius = 108.0
    for k in 1...4 {
      // On a drum: an arc of 32 points a row.
      let y = 108 + radius * sin(Double(k) * 32 / radius)
      #expect(isClose(try middle(stage, "\(5 + k)"), y, 1), "row \(k)")
      #expect(isClose(try middle(stage, "\(5 - k)"), 216 - y, 1), "row −\(k)")
    }
    let shown = stage.elements.filter { $0.role == "segment" && $0.isVisible }.map(\.label)
    #expect(shown == (0...10).map(String.init), "a quarter of a turn each way")
  }

  @Test func aDragSnapsAndWritesAtRest() async throws {
    let stage = try screen()
    await stage.down(100, 108)
    for i in 1...20 {
      await stage.move(100, 108 - CGFloat(i) * 4)
      await stage.advance()
    }
    await stage.advance(12)
    #expect(log.lines == [], "the hand is on it")
    await stage.up(100, 28)
    #expect(log.lines == [])
    try await stage.settle()
    #expect(value.value == 7 && log.lines == ["7"], "70 points are two rows and a bit")
    #expect(try middle(stage, "7") == 108)
    #expect(try stage.element(role: "picker").value == "7")
  }
  @Test func aFlingGoesOn() async throws {
    let stage = try screen(60, selection: 0)
    await stage.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 40), frames: 5)
    #expect(log.lines == [])
    try await stage.settle(600)
    #expect(value.value > 6 && log.lines == ["\(value.value)"])
    #expect(try middle(stage, "\(value.value)") == 108)
  }
  @Test func aClickTurnsToItsRow() async throws {
    let stage = try screen()
    try await stage.tap(100, try middle(stage, "7"))
    await stage.advance(3)
    #expect(log.lines == [], "it is on its way")
    try await stage.settle()
    #expect(value.value == 7 && log.lines == ["7"])
  }
  @Test func theWheelOfTheMouseAndKeysTurnIt() async throws {
    let stage = try screen()
    await stage.key("Tab")
    await stage.key("ArrowDown")
    try await stage.settle()
    #expect(value.value == 6)
    await stage.key("ArrowUp")
    await stage.key("ArrowUp")
    try await stage.settle()
    #expect(value.value == 4)
    await stage.wheel(dy: 40, at: CGPoint(x: 100, y: 108))
    try await stage.settle()
    #expect(value.value > 4)
    #expect(try middle(stage, "\(value.value)") == 108)
    let before = value.value
    try await stage.adjust("Number", .decrement)
    try await stage.settle()
    #expect(value.value == before - 1)
  }
  @Test func aValueFromOutsideTurnsIt() async throws {
    let stage = try screen()
    value.value = 9
    await stage.update()
    #expect(try middle(stage, "9") == 108)
    #expect(log.take() == ["9"])
    try await stage.settle()
    withAnimation(.linear(duration: 1)) { value.value = 3 }
    await stage.advance(30)
    #expect(!stage.isAtRest)
    try await stage.settle()
    #expect(try middle(stage, "3") == 108)
    #expect(log.lines == ["3"])
  }
  @Test func aClickOnTheMiddleLeavesItFree() async throws {
    let stage = try screen()
    try await stage.tap(100, 108)
    try await stage.settle()
    #expect(log.lines == [])
    value.value = 8
    await stage.update()
    #expect(try middle(stage, "8") == 108, "it follows its value")
  }
  @Test func withoutASelectionTheFirstRowCanBeChosen() async throws {
    let value = Knob<Int?>()
    let stage = try Stage(
      Turning(value, nil) { _ in
        Picker("P", selection: value.binding!) {
          ForEach(0..<5, id: \.self) { Text("\($0)").tag(Optional($0)) }
        }.pickerStyle(.wheel)
      }, size: CGSize(width: 200, height: 216))
    #expect(try stage.element(role: "picker").value == nil)
    #expect(try middle(stage, "0") == 108)
    try await stage.tap(100, 108)
    #expect(value.value == 0)
  }
  @Test func disabledStaysAsItIs() async throws {
    let stage = try screen(isEnabled: false)
    try await stage.tap(100, 170)
    await stage.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 40))
    try await stage.settle()
    #expect(value.value == 5)
    #expect(try middle(stage, "5") == 108)
  }
  @Test func anOptionIsThereOnce() throws {
    let log = Log()
    _ = try Stage(
      Picker("", selection: .constant(0)) {
        ForEach(0..<3, id: \.self) { i in Text("\(i)").onAppear { log("\(i)") } }
      }.pickerStyle(.inline), size: CGSize(width: 200, height: 216))
    #expect(log.lines == ["0", "1", "2"])
  }

  // MARK: a page

  @Test func aLinkLeadsToAPageOfOptions() async throws {
    let value = value
    let stage = try Stage(
      NavigationStack {
        Turning(value, 1) { _ in
          Picker("Size", selection: value.binding!) {
            Text("Small").tag(0)
            Text("Large").tag(1)
            Text("Huge").tag(2).disabled(true)
          }
          .pickerStyle(.navigationLink)
        }
      }, size: CGSize(width: 320, height: 400))
    let row = try stage.element(role: "button")
    #expect(row.label == "Size, Large")
    try await stage.tap("Size, Large")
    try await stage.settle()
    #expect(stage.elements.contains { $0.label == "Size" }, "the title of the page")
    let options = stage.elements.filter { ["Small", "Large", "Huge"].contains($0.label) }
    #expect(options.map(\.isSelected) == [false, true, false])
    #expect(options.map(\.isEnabled) == [true, true, false])
    try await stage.tap("Small")
    try await stage.settle()
    #expect(value.value == 0)
    #expect(try stage.element(role: "button").label == "Size, Small")
  }
  @Test func outsideOfAStackALinkCannotBeUsed() throws {
    let stage = try Stage(
      Picker("Size", selection: .constant(0)) { Text("Small").tag(0) }
        .pickerStyle(.navigationLink), size: CGSize(width: 320, height: 100))
    #expect(try !stage.element(role: "button").isEnabled)
  }

  @Test func aNewWheelStandsOnItsRow() async throws {
    let shown = Knob<Bool>(), value = value
    let stage = try Stage(
      Turning(shown, false) { isShown in
        ZStack {
          if isShown {
            Turning(value, 2022) { _ in
              Picker("Year", selection: value.binding!) {
                ForEach(2000...2026, id: \.self) { Text(String($0)) }
              }
              .pickerStyle(.wheel)
            }
            .transition(.opacity)
          }
        }
      }, size: CGSize(width: 200, height: 216))
    withAnimation(.linear(duration: 1)) { shown.value = true }
    for _ in 1...10 {
      await stage.advance(3)
      #expect(!stage.isAtRest, "it fades in")
      #expect(try middle(stage, "2022") == 108)
    }
    try await stage.settle()
    withAnimation(.linear(duration: 1)) { value.value = 2020 }
    await stage.advance(30)
    #expect(!stage.isAtRest, "what is there turns")
    #expect(try middle(stage, "2022") != 108 && middle(stage, "2020") != 108)
  }
}
