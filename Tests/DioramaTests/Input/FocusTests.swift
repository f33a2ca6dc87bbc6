import Diorama
import DioramaTesting
import Foundation
import Testing

/// Tab, the ring, and who gets a key.
@MainActor @Suite struct FocusTests {
  private let log = Log()
  private func stage<V: View>(
    _ width: CGFloat = 200, _ height: CGFloat = 200,
    direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    try Stage(
      content(), size: CGSize(width: width, height: height), layoutDirection: direction)
  }
  private func button(_ name: String) -> some View { Button(name) { log(name) } }
  /// Labels of what has the keyboard.
  private func focused(_ stage: Stage) -> [String] {
    stage.elements.filter(\.isFocused).map(\.label)
  }
  /// A square of 40 points in the middle that can have the keyboard.
  private var square: some View {
    white.frame(width: 40, height: 40).focusable().accessibilityLabel("square")
  }

  // MARK: Tab

  @Test func tabGoesThroughTheTreeAndRoundAgain() async throws {
    let stage = try stage {
      VStack {
        button("a")
        HStack {
          button("b")
          button("c")
        }
      }
    }
    var path: [String] = []
    for _ in 0..<4 {
      await stage.key("Tab")
      path += focused(stage)
    }
    #expect(path == ["a", "b", "c", "a"])
    await stage.key("Tab", .shift)
    #expect(focused(stage) == ["c"])
    await stage.key("Tab", .control)
    #expect(focused(stage) == ["c"], "Tab with another modifier means something else")
    #expect(stage.isAtRest)
  }

  @Test func shiftTabBeginsAtTheEnd() async throws {
    let stage = try stage {
      VStack {
        button("a")
        button("b")
      }
    }
    await stage.key("Tab", .shift)
    #expect(focused(stage) == ["b"])
  }

  @Test func tabPassesOverWhatCannotBeUsed() async throws {
    let stage = try stage {
      VStack {
        button("disabled").disabled(true)
        button("hidden").hidden()
        button("transparent").opacity(0)
        button("none").focusable(false)
        button("a")
        Text("text").focusable(false)
        button("b")
      }
    }
    var path: [String] = []
    for _ in 0..<3 {
      await stage.key("Tab")
      path += focused(stage)
    }
    #expect(path == ["a", "b", "a"])
  }

  @Test func tabDoesNotLeadToPagesThatAreNotBuilt() async throws {
    let stage = try stage {
      TabView {
        button("one")
        button("two")
      }.tabViewStyle(.page(indexDisplayMode: .never))
    }
    await stage.key("Tab")
    await stage.key("Tab")
    #expect(focused(stage) == ["one"])
  }

  @Test func aModifierAroundAControlSpeaksForIt() async throws {
    let stage = try stage {
      VStack {
        button("a").padding().focusable()
        button("b")
      }
    }
    var path: [String] = []
    for _ in 0..<3 {
      await stage.key("Tab")
      path += focused(stage)
    }
    #expect(path == ["a", "b", "a"], "one stop for each")
  }

  @Test func tabScrollsToWhatItLeadsTo() async throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      let stage = try stage(100, 100, direction: direction) {
        ScrollView([.horizontal, .vertical]) {
          VStack(alignment: .trailing, spacing: 0) {
            button("a").frame(width: 400, height: 100, alignment: .leading)
            button("b").frame(width: 400, height: 100, alignment: .trailing)
          }
          .padding(10)
        }
      }
      let window = rect(0, 0, 100, 100)
      for name in ["a", "b", "a"] {
        await stage.key("Tab")
        #expect(focused(stage) == [name])
        let frame = try stage.element(name).frame
        #expect(window.contains(frame.insetBy(dx: -2.5, dy: -2.5)), "\(direction): \(frame)")
      }
    }
  }

  @Test func whatGoesLosesTheKeyboard() async throws {
    let knob = Knob<Int>()
    let stage = try stage {
      Turning(knob, 0) { n in
        VStack {
          if n == 0 { button("a") }
          button("b").disabled(n == 2)
        }
      }
    }
    await stage.key("Tab")
    knob.value = 1
    await stage.update()
    #expect(focused(stage) == [])
    await stage.key("Tab")
    #expect(focused(stage) == ["b"])
    knob.value = 2
    await stage.update()
    #expect(focused(stage) == [])
    await stage.key(" ")
    #expect(log.lines == [])
  }

  // MARK: the ring

  @Test func ringFollowsTheShape() async throws {
    let stage = try stage {
      Circle().fill(red).frame(width: 40, height: 40).focusable()
    }
    await stage.key("Tab")
    // Between 1 and 3 points outside of the circle, which has a radius of 20 about (100, 100).
    for p in [stage.pixel(122, 100), stage.pixel(100, 77)] {
      #expect(p.blue == 255 && p.red < 8, "the accent colour")
    }
    #expect(stage.pixel(124, 100) == (255, 255, 255))
    #expect(stage.pixel(118, 118) == (255, 255, 255), "no corner")
    let along = CGFloat(22) / 2.0.squareRoot()
    #expect(stage.pixel(Int(100 + along), Int(100 + along)).red < 120, "on the diagonal")
  }

  @Test func ringTakesTheTintAndTheShapeThatIsSetForIt() async throws {
    let stage = try stage {
      white.frame(width: 40, height: 40).contentShape(.focusEffect, Circle()).focusable()
        .tint(green)
    }
    await stage.key("Tab")
    #expect(stage.pixel(122, 100).green == 255 && stage.pixel(122, 100).red < 8)
    #expect(stage.pixel(118, 118) == (255, 255, 255))
  }

  @Test func onlyTheKeyboardShowsTheRing() async throws {
    let stage = try stage { square }
    let plain = stage.hash
    await stage.down(100, 100)
    await stage.up(100, 100)
    #expect(focused(stage) == ["square"], "a click brings the keyboard")
    #expect(stage.hash == plain)
    await stage.key("Tab")
    let ringed = stage.hash
    #expect(ringed != plain)
    await stage.down(10, 10)
    await stage.up(10, 10)
    #expect(stage.hash == plain && focused(stage) == ["square"])
    await stage.key("Tab")
    await stage.send(.focus(false))
    #expect(stage.hash == plain, "the window has lost the keyboard")
    #expect(focused(stage) == ["square"])
    await stage.send(.focus(true))
    #expect(stage.hash == ringed)
  }

  @Test func ringMayBeTurnedOff() async throws {
    let stage = try stage { square.focusEffectDisabled() }
    let plain = stage.hash
    await stage.key("Tab")
    #expect(stage.hash == plain && focused(stage) == ["square"])
  }

  @Test func ringMovesWithTheViewAndDrawsNoMoreThanItHasTo() async throws {
    let knob = Knob<CGFloat>()
    let stage = try stage { Turning(knob, 0) { x in square.offset(x: x) } }
    await stage.key("Tab")
    _ = stage.hash
    knob.value = 30
    await stage.update()
    #expect(stage.pixel(152, 100) == (0, 122, 255))
    #expect(stage.pixel(122, 100) == (255, 255, 255))
    #expect(stage.host.wholePicture().hash() == stage.hash)
    stage.resetCounts()
    await stage.key("Tab")
    _ = stage.hash
    #expect(stage.counts.pixels == 0, "the only stop keeps the keyboard")
  }

  // MARK: keys

  @Test func spaceAndReturnPressTheButton() async throws {
    let stage = try stage {
      VStack {
        button("a")
        button("b")
      }
    }
    await stage.key(" ")
    #expect(log.lines == [], "nothing has the keyboard")
    await stage.key("Tab")
    await stage.key(" ")
    await stage.key("Tab")
    await stage.key("Enter")
    #expect(log.take() == ["a", "b"])
    for isDown in [true, true, true, false] { await stage.send(.key(" ", isDown: isDown)) }
    #expect(log.take() == ["b"], "a key that is held presses once")
    await stage.key(" ", .control)
    #expect(log.lines == [])
  }

  @Test func aClickOnAButtonLeavesTheKeyboardWhereItIs() async throws {
    let stage = try stage {
      VStack {
        square
        button("a")
      }
    }
    await stage.key("Tab")
    try await stage.tap("a")
    #expect(focused(stage) == ["square"])
    #expect(log.lines == ["a"])
  }

  @Test func arrowsGoToWhatHasTheKeyboardFirst() async throws {
    let stage = try stage {
      VStack {
        TabView {
          square.onKeyPress(.rightArrow) {
            log("square")
            return log.lines.count < 2 ? .handled : .ignored
          }
          Text("second")
        }
        .tabViewStyle(.page(indexDisplayMode: .never)).frame(height: 80)
        TabView {
          Text("other")
          Text("never")
        }
        .tabViewStyle(.page(indexDisplayMode: .never)).frame(height: 80)
      }
    }
    await stage.move(100, 150)
    await stage.key("Tab")
    await stage.key("ArrowRight")
    try await stage.settle()
    #expect(stage.labels.contains("square"), "it took the key")
    await stage.key("ArrowRight")
    try await stage.settle()
    #expect(stage.labels == ["", "second", "", "other"], "the pager around it turns")
    #expect(focused(stage) == [])
    await stage.key("ArrowRight")
    try await stage.settle()
    #expect(stage.labels == ["", "second", "", "never"], "and then the one under the pointer")
  }

  @Test func dotsTurnPagesWithTheKeyboard() async throws {
    let stage = try stage {
      TabView {
        Text("one")
        Text("two")
      }.tabViewStyle(.page)
    }
    await stage.key("Tab")
    #expect(focused(stage) == ["Pages"])
    await stage.key("ArrowRight")
    try await stage.settle()
    #expect(focused(stage) == ["Pages"])
    #expect(try stage.element("Pages").value == "Page 2 of 2")
    await stage.key("ArrowRight")
    #expect(try stage.element(role: "pager").value == "2 of 2")
  }

  @Test func keyPressesBubbleOutward() async throws {
    let stage = try stage {
      VStack {
        square.onKeyPress { press in
          log("inner \(press.characters)")
          return press.key == "h" ? .handled : .ignored
        }
      }.onKeyPress { press in
        log("outer \(press.characters)")
        return .ignored
      }
    }
    await stage.key("x")
    #expect(log.lines == [], "nothing has the keyboard")
    await stage.key("Tab")
    log.lines = []
    await stage.key("x")
    await stage.key("h")
    #expect(log.take() == ["inner x", "outer x", "inner h"])
    await stage.key("Shift")
    #expect(log.lines == [], "a key that stands for nothing alone")
  }

  @Test func keyPressesComeBeforeTheControl() async throws {
    let stage = try stage {
      button("a").onKeyPress(.space) { .handled }.onKeyPress(.tab) { .handled }
    }
    await stage.key("Tab")
    await stage.key(" ")
    #expect(log.lines == [])
    await stage.key("Enter")
    #expect(log.lines == ["a"])
  }

  @Test func phasesAndModifiersAreTold() async throws {
    let stage = try stage {
      square.onKeyPress(phases: .all) { press in
        if press.key == .tab { return .ignored }
        log("\(press.phase.debugDescription) \(press.characters) \(press.modifiers.rawValue)")
        return .handled
      }
    }
    await stage.key("Tab")
    let modifiers: InputEvent.Modifiers = [.shift, .alt]
    for isDown in [true, true, false] {
      await stage.send(.key("A", isDown: isDown), modifiers)
    }
    let both = EventModifiers([.shift, .option]).rawValue
    #expect(log.take() == ["down A \(both)", "repeat A \(both)", "up A \(both)"])
    await stage.send(.key("b", isDown: true))
    await stage.send(.focus(false))
    await stage.send(.focus(true))
    await stage.send(.key("b", isDown: true))
    #expect(log.take() == ["down b 0", "down b 0"], "a release that was not seen")
  }

  @Test func keyPressesMayAskForCertainKeys() async throws {
    let stage = try stage {
      square
        .onKeyPress("a") {
          log("a")
          return .ignored
        }
        .onKeyPress(keys: [.home, .end]) {
          log($0.key == .home ? "home" : "end")
          return .ignored
        }
        .onKeyPress(characters: .decimalDigits) {
          log("digit \($0.characters)")
          return .ignored
        }
        .onKeyPress(.upArrow, phases: .up) { _ in
          log("up")
          return .ignored
        }
    }
    await stage.key("Tab")
    for key in ["a", "A", "7", "Home", "End", "ArrowUp", "b", "Escape"] { await stage.key(key) }
    #expect(log.lines == ["a", "a", "digit 7", "home", "end", "up"])
  }
}
