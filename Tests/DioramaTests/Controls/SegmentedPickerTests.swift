import Diorama
import DioramaTesting
import Foundation
import Testing

/// A segmented picker under the hand and the keyboard.
@MainActor @Suite struct SegmentedPickerTests {
  // MARK: the pointer

  @Test func valueIsWrittenOnceAtTheRelease() async throws {
    let screen = try SegmentedScreen()
    await screen.down(2)
    #expect(screen.knob.value == 0 && screen.log.lines == [])
    await screen.stage.advance(90)
    await screen.stage.up(screen.middle(2))
    #expect(screen.knob.value == 2)
    try await screen.stage.settle()
    #expect(screen.log.lines == ["2"], "however long it was held")
    #expect(screen.stage.thumb == rect(202, 2, 96, 28))
  }

  @Test func theSelectedOneAgainWritesNothing() async throws {
    let log = Log()
    let stage = try Stage(
      Picker("", selection: Binding(get: { 1 }, set: { log("\($0)") })) {
        ForEach(0..<2, id: \.self) { Text("\($0)") }
      }.pickerStyle(.segmented), size: CGSize(width: 100, height: 40))
    try await stage.tap(75, 20)
    #expect(log.lines == [])
    try await stage.tap(25, 20)
    #expect(log.lines == ["0"], "written, and not taken in")
    #expect(stage.highlightedLabels == [1])
    try await stage.settle()
    #expect(stage.thumb == rect(52, 2, 46, 28), "the thumb is back where it belongs")
  }

  @Test func pressDimsAndMovingFarAwayCancels() async throws {
    let screen = try SegmentedScreen(), stage = screen.stage
    await screen.down(1)
    #expect(stage.labelOpacities == [1, 0.2, 1])
    #expect(stage.highlightedLabels == [0])
    // The lower edge is at 66.
    await stage.move(160, 66 + 49)
    #expect(stage.labelOpacities == [1, 0.2, 1], "49 points are near enough")
    await stage.move(160, 66 + 51)
    #expect(stage.labelOpacities == [1, 1, 1])
    await stage.move(160, 50)
    #expect(stage.labelOpacities == [1, 0.2, 1])
    await stage.move(160, 66 + 51)
    await stage.up(160, 66 + 51)
    #expect(screen.knob.value == 0)
    try await stage.settle()
    #expect(screen.log.lines == [])
  }

  @Test func dragFromTheThumbTakesItAlong() async throws {
    let screen = try SegmentedScreen(), stage = screen.stage
    await screen.down(0)
    #expect(stage.thumbScale == 0.95)
    for i in [1, 2, 1, 2] {
      await stage.move(screen.middle(i).x, 50)
      #expect(stage.highlightedLabels == [i])
      await stage.advance(60)
      #expect(stage.thumb?.minX == CGFloat(100 * i + 2))
      #expect(screen.knob.value == 0, "nothing is written on the way")
    }
    await stage.move(359, 50)
    #expect(stage.highlightedLabels == [2], "beyond the end it stays")
    await stage.up(359, 50)
    #expect(stage.thumbScale == 1)
    try await stage.settle()
    #expect(screen.log.lines == ["2"])
  }

  @Test func dragFromElsewhereMovesTheMarkAlone() async throws {
    let screen = try SegmentedScreen(), stage = screen.stage
    await screen.down(1)
    await stage.move(screen.middle(2).x, 50)
    #expect(stage.labelOpacities == [1, 1, 0.2])
    #expect(stage.highlightedLabels == [0] && stage.thumb == rect(2, 2, 96, 28))
    await stage.up(screen.middle(2))
    #expect(screen.knob.value == 2)
    try await stage.settle()
    #expect(screen.log.lines == ["2"])
  }

  @Test func whatIsCancelledGoesBack() async throws {
    for kind in [InputEvent.Kind.cancel, .focus(false), .key("Escape", isDown: true)] {
      let screen = try SegmentedScreen(), stage = screen.stage
      await screen.down(0)
      await stage.move(screen.middle(2).x, 50)
      await stage.send(kind)
      #expect(stage.highlightedLabels == [0] && stage.thumbScale == 1)
      await stage.up(screen.middle(2))
      try await stage.settle()
      #expect(stage.thumb == rect(2, 2, 96, 28) && screen.log.lines == [])
    }
  }

  @Test func disabledPickerTakesNothing() async throws {
    let screen = try SegmentedScreen(isEnabled: false), stage = screen.stage
    let before = stage.hash
    await stage.move(160, 50)
    await screen.click(2)
    await stage.key("Tab")
    await stage.key("End")
    #expect(stage.hash == before && screen.knob.value == 0)
    #expect(stage.elements.map(\.isEnabled) == [false, false, false, false])
    let enabled = try SegmentedScreen().stage
    // The track's grey is 238; at four tenths, lighter.
    #expect(enabled.gray(160, 40) < stage.gray(160, 40))
  }

  @Test func pickerThatIsDisabledInAPressLetsGo() async throws {
    let knob = Knob<Bool>(), log = Log()
    let stage = try Stage(
      Turning(knob, true) { isEnabled in
        Picker("", selection: Binding(get: { 0 }, set: { log("\($0)") })) {
          ForEach(0..<2, id: \.self) { Text("\($0)") }
        }.pickerStyle(.segmented).disabled(!isEnabled)
      }, size: CGSize(width: 100, height: 40))
    await stage.down(75, 20)
    knob.value = false
    await stage.update()
    #expect(stage.labelOpacities == [1, 1])
    await stage.up(75, 20)
    #expect(log.lines == [])
  }

  @Test func pointerOverASegmentIsShown() async throws {
    let screen = try SegmentedScreen(), stage = screen.stage
    let idle = stage.hash
    await stage.move(160, 50)
    #expect(stage.hash != idle && stage.isAtRest)
    await stage.move(60, 50)
    #expect(stage.hash == idle, "the thumb says enough")
    await stage.move(260, 50)
    #expect(stage.hash != idle)
    await stage.send(.leave)
    #expect(stage.hash == idle)
  }

  // MARK: motion

  @Test func thumbFollowsItsSpring() async throws {
    let screen = try SegmentedScreen(), stage = screen.stage
    await screen.click(2)
    // Critically damped: 200 points times (1 + ωt) e^(−ωt) are left at t.
    let omega = 503.551.squareRoot()
    for frame in 1...20 {
      await stage.advance()
      let t = Double(frame) / 60
      let left = 200 * (1 + omega * t) * exp(-omega * t)
      let x = try #require(stage.thumb).minX
      #expect(abs(x - (202 - left)) < 0.05, "frame \(frame)")
    }
    try await stage.settle(40)
  }

  @Test func lastClickWinsAndKeepsTheSpeed() async throws {
    let screen = try SegmentedScreen(5), stage = screen.stage
    func click(_ i: Int) async {
      await stage.down(screen.middle(i, of: 5))
      await stage.up(screen.middle(i, of: 5))
    }
    await click(4)
    await stage.advance(4)
    var places: [CGFloat] = []
    for _ in 0..<2 {
      await stage.advance()
      places.append(try #require(stage.thumb).minX)
    }
    let speed = places[1] - places[0]
    #expect(speed > 10, "points a frame")
    await click(0)
    #expect(stage.thumb?.minX == places[1], "it does not jump")
    #expect(stage.highlightedLabels == [0])
    await stage.advance()
    let next = try #require(stage.thumb).minX
    #expect(next > places[1] + speed / 4 && next < places[1] + speed, "and goes on at first")
    await click(2)
    try await stage.settle()
    #expect(screen.knob.value == 2 && stage.thumb?.minX == 122)
    #expect(screen.log.lines == ["4", "0", "2"])
  }

  @Test func reducedMotionFadesInPlace() async throws {
    let screen = try SegmentedScreen(reduceMotion: true), stage = screen.stage
    await screen.click(2)
    await stage.advance(4)
    let shown = stage.layers(.opacity).filter { $0.name == "thumb" }
    #expect(shown.map { $0.below[0].presented(.frame).x } == [2, 102, 202])
    let opacities = shown.map { $0.presented(.a).x }
    #expect(opacities[0] > 0.1 && opacities[0] < 0.9 && opacities[1] == 0)
    #expect(isClose(opacities[0] + opacities[2], 1))
    await screen.click(1)
    #expect(shown.map { $0.presented(.a).x } == opacities, "nothing jumps")
    try await stage.settle()
    #expect(shown.map { $0.presented(.a).x } == [0, 1, 0])
  }

  @Test func valuesFromOutsideMoveWithTheirTransactionAlone() async throws {
    let screen = try SegmentedScreen(), stage = screen.stage
    screen.knob.value = 2
    await stage.update()
    #expect(stage.thumb?.minX == 202 && stage.isAtRest)
    withAnimation(.linear(duration: 1)) { screen.knob.value = 0 }
    await stage.advance(30)
    #expect(isClose(Double(try #require(stage.thumb).minX), 102, 0.01))
    try await stage.settle()
    #expect(stage.thumb?.minX == 2)
  }

  @Test func valueFromOutsideInADragTakesEffectWithIt() async throws {
    let screen = try SegmentedScreen(), stage = screen.stage
    await screen.down(0)
    await stage.move(screen.middle(1).x, 50)
    screen.knob.value = 2
    await stage.update()
    #expect(stage.highlightedLabels == [1], "the hand is on it")
    await stage.up(screen.middle(1))
    try await stage.settle()
    #expect(screen.knob.value == 1 && screen.log.lines == ["2", "1"])
  }

  @Test func bindingsAnimationHolds() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 0) { value in
        VStack(spacing: 0) {
          Picker("", selection: knob.binding!.animation(.linear(duration: 1))) {
            ForEach(0..<2, id: \.self) { Text("\($0)") }
          }.pickerStyle(.segmented)
          ink.frame(width: 20, height: 20).offset(x: value == 0 ? -40 : 40).named("ink")
        }
      }, size: CGSize(width: 100, height: 52))
    try await stage.tap(75, 16)
    await stage.advance(30)
    #expect(stage.gray(50, 42) == 0, "half-way after half of the time")
    #expect(stage.gray(10, 42) == 255 && stage.gray(90, 42) == 255)
  }

  @Test func sizeChangesWhileTheThumbMoves() async throws {
    let knob = Knob<CGFloat>()
    let stage = try Stage(
      Turning(knob, 300) { width in
        Holder().frame(width: width)
      }, size: CGSize(width: 320, height: 40))
    try await stage.tap(260, 20)
    await stage.advance(4)
    let before = try #require(stage.thumb).minX
    knob.value = 150
    await stage.update()
    #expect(stage.thumb?.minX == before, "it goes on from where it is")
    try await stage.settle()
    #expect(stage.thumb == rect(102, 2, 46, 28))
  }
  private struct Holder: View {
    @State private var value = 0
    var body: some View {
      Picker("", selection: $value) { ForEach(0..<3, id: \.self) { Text("\($0)") } }.pickerStyle(
        .segmented)
    }
  }

  @Test func optionsChangeWhileTheThumbMoves() async throws {
    let screen = try SegmentedScreen(4), stage = screen.stage
    await stage.down(screen.middle(3, of: 4))
    await stage.up(screen.middle(3, of: 4))
    await stage.advance(4)
    screen.options.value = [9, 3]
    await stage.update()
    #expect(stage.highlightedLabels == [1])
    try await stage.settle()
    #expect(stage.thumb == rect(152, 2, 146, 28))
    screen.options.value = [7, 8]
    await stage.update()
    #expect(stage.highlightedLabels == [] && stage.thumb == nil, "the chosen one has gone")
    #expect(screen.knob.value == 3, "and is not written over")
    screen.options.value = []
    await stage.update()
    screen.options.value = [3]
    await stage.update()
    #expect(stage.highlightedLabels == [0] && stage.thumb == rect(2, 2, 296, 28))
    #expect(stage.isAtRest, "it is there again at once")
  }

  @Test func optionThatComesBackHasTheThumb() async throws {
    let screen = try SegmentedScreen(), stage = screen.stage
    for frames in [0, 4] {
      await screen.click(2)
      await stage.advance(frames)
      screen.options.value = [0, 1]
      await stage.update()
      #expect(stage.highlightedLabels == [])
      screen.options.value = [0, 1, 2]
      await stage.update()
      #expect(stage.highlightedLabels == [2] && stage.thumb == rect(202, 2, 96, 28))
      await screen.click(0)
      try await stage.settle()
    }
  }

  // MARK: the keyboard

  @Test func arrowsHomeAndEndChoose() async throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let screen = try SegmentedScreen(4, direction: direction), stage = screen.stage
      await stage.key("ArrowRight")
      #expect(screen.knob.value == 0, "nothing has the keyboard")
      await stage.key("Tab")
      #expect(try stage.element(role: "picker").isFocused)
      let (forward, back) =
        direction == .rightToLeft ? ("ArrowLeft", "ArrowRight") : ("ArrowRight", "ArrowLeft")
      for key in [forward, forward, back, "End", forward, "Home", back] { await stage.key(key) }
      try await stage.settle()
      #expect(screen.log.lines == ["1", "2", "1", "3", "0"])
    }
  }

  @Test func ringIsRoundTheWholeControl() async throws {
    let screen = try SegmentedScreen(), stage = screen.stage
    await stage.key("Tab")
    for (x, y) in [(8, 50), (311, 50), (160, 32), (160, 67)] {
      #expect(stage.pixel(x, y).blue == 255 && stage.pixel(x, y).red < 40, "\(x), \(y)")
    }
    #expect(stage.pixel(8, 32) == (255, 255, 255), "round corners")
    await screen.click(1)
    #expect(stage.pixel(8, 50) == (255, 255, 255))
    await stage.key("ArrowRight")
    #expect(screen.knob.value == 2, "a click brings the keyboard")
  }

  @Test func keysWithNothingChosenBeginAtAnEnd() async throws {
    for (key, value) in [("ArrowRight", 0), ("ArrowLeft", 2)] {
      let screen = try SegmentedScreen(selection: 7)
      await screen.stage.key("Tab")
      await screen.stage.key(key)
      #expect(screen.knob.value == value)
    }
  }
}
