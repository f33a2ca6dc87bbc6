import Diorama
import DioramaControls
import DioramaTesting
import Foundation
import Testing

/// Segmented controls under the hand and the keyboard.
@MainActor @Suite struct SegmentedControlTests {
  // MARK: one choice

  @Test func pressDimsAndReleaseSelectsOnce() async throws {
    let screen = try SegmentScreen(), stage = screen.stage
    await screen.down(2)
    await stage.advance(60)
    #expect(stage.labels("pressed") == ["2"] && stage.chosenLabels == ["0"])
    #expect(screen.value.value == 0, "however long it is held")
    await stage.up(screen.middle(2))
    #expect(screen.value.value == 2)
    try await stage.settle()
    #expect(screen.log.lines == ["2"])
    #expect(stage.labels("pressed") == [] && stage.chosenLabels == ["2"])
    #expect(stage.red() == 210...309)
  }

  @Test func movingAwayCancels() async throws {
    let screen = try SegmentScreen(), stage = screen.stage
    await screen.down(1)
    await stage.move(CGPoint(x: 160, y: 90))
    #expect(stage.labels("pressed") == [])
    await stage.up(CGPoint(x: 160, y: 90))
    #expect(screen.value.value == 0 && screen.log.lines == [])
    await screen.down(1)
    await stage.move(screen.middle(2))
    await stage.up(screen.middle(2))
    #expect(screen.value.value == 0, "it was another that was pressed")
  }

  @Test func theSelectedOneAgainWritesNothing() async throws {
    let log = Log()
    let stage = try Stage(
      SegmentedControl(
        [0, 1], selection: Binding(get: { 1 }, set: { log("\($0)") }),
        label: { Text("\($0)") }
      )
      .segmentedControlStyle(RedStyle()), size: CGSize(width: 100, height: 40))
    try await stage.tap(at: CGPoint(x: 75, y: 20))
    #expect(log.lines == [])
    try await stage.tap(at: CGPoint(x: 25, y: 20))
    #expect(log.lines == ["0"], "written, and not taken in")
    try await stage.settle()
    #expect(stage.chosenLabels == ["1"] && stage.red(at: 16) == 50...99)
  }

  @Test func dragFromTheSelectedTakesTheIndicatorAlong() async throws {
    let screen = try SegmentScreen(), stage = screen.stage
    await screen.down(0)
    for i in [1, 2, 1, 2] {
      await stage.move(screen.middle(i))
      #expect(stage.chosenLabels == ["\(i)"])
      try await held(stage, at: 10 + 100 * i)
      #expect(screen.value.value == 0, "nothing is written on the way")
      let all = stage.segments.map(\.isSelected)
      #expect(all == [true, false, false], "and it is told as it is written")
    }
    await stage.move(CGPoint(x: 318, y: 24))
    #expect(stage.chosenLabels == ["2"], "beyond the end it stays")
    await stage.up(CGPoint(x: 318, y: 24))
    #expect(screen.value.value == 2)
    try await stage.settle()
    #expect(screen.log.lines == ["2"] && stage.red() == 210...309)
  }
  /// Lets the indicator arrive while the button is down.
  private func held(_ stage: Stage, at x: Int) async throws {
    await stage.advance(60)
    #expect(stage.red() == x...(x + 99))
  }

  @Test func dragThatEndsFarAwayOrIsCancelledGoesBack() async throws {
    for isFar in [true, false] {
      let screen = try SegmentScreen(), stage = screen.stage
      await screen.down(0)
      await stage.move(screen.middle(2))
      #expect(stage.chosenLabels == ["2"])
      if isFar {
        // The lower edge is below 40.
        await stage.move(CGPoint(x: 260, y: 99))
        #expect(stage.chosenLabels == ["0"])
        await stage.up(CGPoint(x: 260, y: 99))
      } else {
        await stage.cancelGesture()
        #expect(stage.chosenLabels == ["0"])
        #expect(!stage.isAtRest, "it goes back as it came")
      }
      try await stage.settle()
      #expect(screen.value.value == 0 && screen.log.lines == [] && stage.red() == 10...109)
    }
  }

  @Test func dragFromElsewhereIsForWhatIsAround() async throws {
    let value = Knob<Int>(), page = Knob<Int>()
    let stage = try Stage(
      Turning(value, 0) { _ in
        Turning(page, 0) { _ in
          TabView(selection: page.binding) {
            SegmentedControl([0, 1, 2], selection: value.binding) { Text("\($0)") }.tag(0)
            Text("second").tag(1)
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
        }
      }, size: CGSize(width: 300, height: 100))
    await stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
    try await stage.settle()
    #expect(value.value == 2 && page.value == 0, "a drag on the indicator")
    await stage.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 20, y: 50), frames: 6)
    try await stage.settle()
    #expect(value.value == 2 && page.value == 1, "a drag beside it turns the page")
  }

  @Test func fadingStylesHaveNothingToDrag() async throws {
    let screen = try SegmentScreen(style: RedStyle(indicatorMovement: .fade)), stage = screen.stage
    await screen.down(0)
    await stage.move(screen.middle(1))
    #expect(stage.chosenLabels == ["0"])
    await stage.up(screen.middle(1))
    #expect(screen.value.value == 0)
    await screen.click(1)
    await stage.advance(2)
    let (left, right) = (stage.pixel(20, 12), stage.pixel(120, 12))
    #expect(left.red == 255 && right.red == 255)
    #expect(left.green > 0 && left.green < 255 && right.green > 0 && right.green < 255)
    try await stage.settle()
    #expect(stage.red() == 110...209)
  }

  @Test func lastClickWinsAndTheSpringTurnsRound() async throws {
    let screen = try SegmentScreen(), stage = screen.stage
    await screen.click(2)
    await stage.advance(5)
    let there = stage.red()!.lowerBound
    #expect(there > 20 && there < 200)
    await screen.click(1)
    #expect(stage.red()!.lowerBound == there, "no jump")
    await screen.click(0)
    #expect(stage.chosenLabels == ["0"])
    await stage.advance(1)
    #expect(stage.red()!.lowerBound > there, "its speed is kept")
    try await stage.settle()
    #expect(stage.red() == 10...109 && screen.log.lines == ["2", "1", "0"])
  }

  @Test func whatComesFromOutsideMovesAsItSays() async throws {
    let screen = try SegmentScreen(), stage = screen.stage
    screen.value.value = 2
    await stage.update()
    #expect(stage.isAtRest && stage.red() == 210...309, "at once")
    withAnimation(.linear(duration: 0.5)) { screen.value.value = 0 }
    await stage.advance(15)
    #expect(stage.red() == 110...209, "half-way at half time")
    try await stage.settle()
    #expect(stage.red() == 10...109)
  }

  // MARK: several choices, and none

  @Test func clicksToggleWhereSeveralAreChosen() async throws {
    let screen = try SegmentScreen(3, .several), stage = screen.stage
    #expect(
      stage.chosenLabels == ["0"]
        && stage.segments.map(\.role) == Array(repeating: "toggle", count: 3))
    await screen.click(2)
    #expect(screen.several.value == [0, 2] && stage.chosenLabels == ["0", "2"])
    await screen.click(0)
    try await stage.settle()
    #expect(screen.several.value == [2] && stage.red() == 210...309)
    await screen.click(2)
    try await stage.settle()
    #expect(screen.several.value == [] && stage.red() == nil)
    #expect(stage.segments.allSatisfy { !$0.isSelected })
  }

  @Test func actionsLeaveNothingChosen() async throws {
    let screen = try SegmentScreen(3, .action), stage = screen.stage
    await screen.click(1)
    await screen.click(1)
    try await stage.settle()
    #expect(screen.log.lines == ["did 1", "did 1"])
    #expect(stage.chosenLabels == [] && stage.red() == nil)
    await stage.key("Tab")
    await stage.key("ArrowRight")
    await stage.key("Enter")
    #expect(screen.log.lines.last == "did 1")
    await stage.key("End")
    await stage.key(" ")
    #expect(screen.log.lines.last == "did 2")
  }

  // MARK: disabled

  @Test func disabledSegmentsAreLeftOut() async throws {
    let screen = try SegmentScreen(4, disabled: [1, 3]), stage = screen.stage
    #expect(stage.segments.map(\.isEnabled) == [true, false, true, false])
    await screen.stage.down(screen.middle(1, of: 4))
    #expect(stage.labels("pressed") == [])
    await screen.stage.up(screen.middle(1, of: 4))
    #expect(screen.value.value == 0)
    // A drag passes over it, and stays where it was last.
    await stage.down(screen.middle(0, of: 4))
    await stage.move(screen.middle(1, of: 4))
    #expect(stage.chosenLabels == ["0"])
    await stage.move(screen.middle(2, of: 4))
    await stage.move(screen.middle(3, of: 4))
    #expect(stage.chosenLabels == ["2"])
    await stage.up(screen.middle(3, of: 4))
    #expect(screen.value.value == 2)
    await stage.key("Tab")
    await stage.key("ArrowLeft")
    #expect(screen.value.value == 0, "keys step over it")
    await stage.key("End")
    #expect(screen.value.value == 2)
  }

  @Test func disabledControlTakesNothing() async throws {
    let screen = try SegmentScreen(), stage = screen.stage
    screen.isEnabled.value = false
    await stage.update()
    let before = stage.hash
    #expect(stage.segments.allSatisfy { !$0.isEnabled })
    await screen.click(2)
    await stage.key("Tab")
    await stage.key("End")
    #expect(screen.value.value == 0 && stage.hash == before)
    #expect(stage.elements.allSatisfy { !$0.isFocused })
  }

  @Test func controlThatIsDisabledInAGestureLetsGo() async throws {
    for isDrag in [true, false] {
      let screen = try SegmentScreen(), stage = screen.stage
      await screen.down(isDrag ? 0 : 2)
      await stage.move(screen.middle(2))
      screen.isEnabled.value = false
      await stage.update()
      #expect(stage.chosenLabels == ["0"] && stage.labels("pressed") == [])
      await stage.up(screen.middle(2))
      try await stage.settle()
      #expect(screen.value.value == 0 && stage.chosenLabels == ["0"])
    }
  }

  // MARK: keys

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func keysChooseOne(_ direction: LayoutDirection) async throws {
    let screen = try SegmentScreen(direction: direction), stage = screen.stage
    let isMirrored = direction == .rightToLeft
    let (next, back) = isMirrored ? ("ArrowLeft", "ArrowRight") : ("ArrowRight", "ArrowLeft")
    await stage.key(next)
    #expect(screen.value.value == 0, "the keyboard is not there")
    let idle = stage.hash
    await stage.key("Tab")
    #expect(try stage.element("Number").isFocused && stage.hash != idle, "a ring")
    for (key, value) in [
      (next, 1), (next, 2), (next, 2), (back, 1), ("Home", 0), (back, 0), ("End", 2),
    ] {
      await stage.key(key)
      #expect(screen.value.value == value)
    }
    await stage.key("Tab")
    await stage.key("Home")
    #expect(screen.value.value == 0, "it is the one stop of the window")
  }

  @Test func cursorGoesFromSegmentToSegment() async throws {
    let screen = try SegmentScreen(4, .several, selection: 2), stage = screen.stage
    let idle = stage.hash
    await stage.key("Tab")
    let first = stage.hash
    #expect(first != idle, "a ring around what is chosen")
    await stage.key(" ")
    #expect(screen.several.value == [], "at the first that is chosen")
    await stage.key("ArrowRight")
    #expect(screen.several.value == [] && stage.hash != first)
    await stage.key("Enter")
    await stage.key("Home")
    await stage.key(" ")
    #expect(screen.several.value == [3, 0])
    await stage.key("ArrowLeft")
    await stage.key(" ")
    #expect(screen.several.value == [3], "at the end it stays")
    await stage.key("Tab", modifiers: .shift)
    await stage.key(" ")
    try await stage.settle()
  }

  @Test func clickLeavesTheKeyboardWhereItIs() async throws {
    let screen = try SegmentScreen()
    await screen.click(1)
    await screen.stage.key("ArrowRight")
    #expect(screen.value.value == 1 && screen.stage.elements.allSatisfy { !$0.isFocused })
  }

  @Test func pointerOverASegmentIsShown() async throws {
    let screen = try SegmentScreen(), stage = screen.stage
    let idle = stage.hash
    await stage.move(screen.middle(1))
    #expect(stage.hash != idle && stage.isAtRest)
    await stage.send(.leave)
    #expect(stage.hash == idle)
  }

  @Test func quietMotionFades() async throws {
    let screen = try SegmentScreen(reduceMotion: true), stage = screen.stage
    await screen.click(2)
    await stage.advance(6)
    #expect(stage.pixel(160, 12).green == 255, "nothing passes the middle")
    let (left, right) = (stage.pixel(20, 12).green, stage.pixel(220, 12).green)
    #expect(left > 0 && left < 255 && right > 0 && right < 255)
    try await stage.settle()
    #expect(stage.red() == 210...309)
  }
}
