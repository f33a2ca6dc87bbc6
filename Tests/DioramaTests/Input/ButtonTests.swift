import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct ButtonTests {
  private let log = Log()
  private func stage<V: View>(@ViewBuilder _ content: () -> V) throws -> Stage {
    try Stage(content(), size: CGSize(width: 100, height: 100))
  }
  /// A button of 40 by 20 in the middle.
  private var button: some View {
    Button {
      log("action")
    } label: {
      ink.frame(width: 40, height: 20)
    }.buttonStyle(.plain)
  }

  @Test func pressDimsAndReleaseActs() async throws {
    let stage = try stage { button }
    #expect(stage.gray(50, 50) == 0)
    await stage.down(50, 50)
    #expect(isNear(stage.gray(50, 50), blended(0, 0.5, over: 255)))
    #expect(log.lines == [])
    await stage.advance(200)
    await stage.up(50, 50)
    #expect(log.lines == ["action"], "however long it was held")
    #expect(stage.gray(50, 50) == 0)
    #expect(stage.isAtRest)
  }

  @Test func leavingReleasesAndComingBackPressesAgain() async throws {
    let stage = try stage { button }
    await stage.down(50, 50)
    await stage.move(50 + 20 + 20, 50)
    #expect(stage.gray(50, 50) > 0, "20 points outside are still near enough")
    await stage.move(50 + 20 + 21, 50)
    #expect(stage.gray(50, 50) == 0)
    await stage.move(60, 50)
    #expect(stage.gray(50, 50) > 0)
    await stage.up(60, 50)
    #expect(log.take() == ["action"])
    await stage.down(50, 50)
    await stage.move(99, 50)
    await stage.up(99, 50)
    #expect(log.take() == [])
    #expect(stage.isAtRest)
  }

  @Test func disabledButtonDoesNothing() async throws {
    let stage = try stage { button.disabled(true) }
    await stage.down(50, 50)
    #expect(isNear(stage.gray(50, 50), blended(0, 0.3, over: 255)), "dimmed all the time")
    await stage.up(50, 50)
    #expect(log.lines == [])
    #expect(try !stage.element(role: "button").isEnabled)
  }

  @Test func lossOfFocusReleases() async throws {
    let stage = try stage { button }
    for kind in [InputEvent.Kind.focus(false), .cancel] {
      await stage.down(50, 50)
      await stage.send(kind)
      #expect(stage.gray(50, 50) == 0)
      await stage.up(50, 50)
    }
    await stage.down(50, 50)
    await stage.down(50, 50, .right)
    #expect(stage.gray(50, 50) == 0, "a second button")
    await stage.up(50, 50)
    #expect(log.lines == [])
  }

  @Test func buttonInAButtonActsAlone() async throws {
    let stage = try stage {
      Button {
        log("outer")
      } label: {
        VStack {
          Text("outer")
          Button("inner") { log("inner") }
        }
      }
    }
    let frame = try stage.element(role: "button").frame
    try await stage.tap(frame.midX, frame.maxY - 4)
    try await stage.tap(frame.midX, frame.minY + 4)
    #expect(log.lines == ["inner", "outer"])
  }

  @Test func buttonComesBeforeTheTapAroundIt() async throws {
    let stage = try stage { VStack { button }.onTapGesture { log("around") } }
    try await stage.tap(50, 50)
    #expect(log.lines == ["action"])
  }

  @Test func buttonThatRemovesItselfIsGone() async throws {
    let knob = Knob<Bool>()
    let stage = try stage {
      Turning(knob, true) { isThere in
        if isThere { Button("Away") { withAnimation { knob.value = false } } }
      }
    }
    try await stage.tap("Away")
    #expect(stage.elements.isEmpty)
    try await stage.settle()
  }

  @Test func buttonsAreOneElement() throws {
    let stage = try stage {
      VStack {
        Button("Key") {}
        Button(String("Words")) {}
        Button("Symbol", systemImage: "heart") {}
        Button(role: .destructive) {
        } label: {
          VStack {
            Text("two")
            Text("texts")
          }
        }
      }
    }
    #expect(stage.elements.map(\.role) == ["button", "button", "button", "button"])
    #expect(stage.labels == ["Key", "Words", "Symbol", "two, texts"])
  }

  // MARK: looks

  @Test func defaultLabelHasTheTintAndDimsWhilePressed() async throws {
    struct Probe: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    let stage = try stage { Button(action: {}) { Rectangle().frame(width: 40, height: 20) } }
    #expect(stage.pixel(50, 50) == (0, 122, 255), "the accent colour")
    await stage.down(50, 50)
    #expect(isNear(stage.pixel(50, 50).red, blended(0, 0.2, over: 255)))
    let role = try self.stage {
      Button(role: .destructive, action: {}) { Rectangle().frame(width: 40, height: 20) }
    }
    #expect(role.pixel(50, 50) == (255, 59, 48))
    let tint = try self.stage {
      Button(action: {}) { Rectangle().frame(width: 40, height: 20) }.tint(green)
    }
    #expect(tint.pixel(50, 50) == (0, 255, 0))
  }

  @Test func borderedButtonsStandOnTheirFill() throws {
    let label = Rectangle().frame(width: 10, height: 10)
    let stage = try stage { Button(action: {}) { label }.buttonStyle(.borderedProminent).tint(red) }
    #expect(stage.pixel(50, 50) == (255, 255, 255))
    #expect(stage.pixel(50, 41) == (255, 0, 0), "7 points above and below, 12 beside")
    #expect(stage.pixel(35, 50) == (255, 0, 0) && stage.pixel(32, 50) == (255, 255, 255))
    let pale = try self.stage { Button(action: {}) { label }.buttonStyle(.bordered).tint(red) }
    #expect(pale.pixel(50, 50) == (255, 0, 0))
    #expect(isNear(pale.pixel(50, 41).green, blended(0, 0.15, over: 255)))
  }

  @Test func stylesDrawTheButton() async throws {
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: 30, height: 30)
          .background(configuration.isPressed ? red : green)
          .overlay(Text(configuration.role == .cancel ? "cancel" : "none"))
      }
    }
    let stage = try stage {
      VStack(spacing: 0) {
        Button(role: .cancel) {
          log("a")
        } label: {
          EmptyView()
        }
        Button(action: { log("b") }) { Color.clear }
      }.buttonStyle(Boxed())
    }
    #expect(stage.labels.count == 1 || stage.labels == ["cancel", "none"])
    await stage.down(38, 62)
    #expect(stage.pixel(38, 62) == (255, 0, 0))
    await stage.up(38, 62)
    #expect(stage.pixel(38, 62) == (0, 255, 0))
    #expect(log.lines == ["b"])
  }

  @Test func primitiveStylesTriggerThemselves() async throws {
    struct Double: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    let stage = try stage {
      Button(action: { log("action") }) { ink.frame(width: 20, height: 20) }.buttonStyle(Double())
    }
    try await stage.tap(50, 50)
    #expect(log.lines == [])
    try await stage.tap(50, 50)
    #expect(log.lines == ["action"])
  }

  @Test func innermostStyleWins() throws {
    struct Named: ButtonStyle {
      let name: String
      func makeBody(configuration: Configuration) -> some View {
        Text(name)
      }
    }
    let stage = try stage {
      VStack {
        Button("a") {}.buttonStyle(Named(name: "inner"))
        Button("b") {}
      }.buttonStyle(Named(name: "outer"))
    }
    #expect(stage.labels == ["inner", "outer"])
  }

  @Test func pressRunsTheButtonsBodyAlone() async throws {
    let stage = try stage {
      VStack {
        ForEach(0..<20) { _ in Counter(name: "x") }
        Button("Press") {}
      }
    }
    let frame = try stage.element("Press").frame
    let bodies = await stage.bodies { await stage.down(frame.midX, frame.midY) }
    #expect(bodies["Counter"] == nil && bodies["VStack"] == nil)
    #expect(bodies.values.reduce(0, +) <= 4, "\(bodies)")
  }

  @Test func buttonThatIsDisabledInAPressLetsGo() async throws {
    let knob = Knob<Bool>(), log = Log()
    struct Look: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Rectangle().fill(configuration.isPressed ? black : white)
      }
    }
    let stage = try Stage(
      Turning(knob, true) { isEnabled in
        Button("go") { log("went") }.buttonStyle(Look()).disabled(!isEnabled)
      }, size: CGSize(width: 20, height: 20))
    await stage.down(10, 10)
    #expect(stage.gray(10, 10) == 0)
    knob.value = false
    await stage.update()
    #expect(stage.gray(10, 10) == 255)
    await stage.up(10, 10)
    knob.value = true
    await stage.update()
    #expect(log.lines == [] && stage.isAtRest)
    try await stage.tap(10, 10)
    #expect(log.lines == ["went"])
  }
  @Test func dragThatIsDisabledOnItsWayEndsWithoutEffect() async throws {
    let knob = Knob<Bool>(), log = Log()
    struct Dragged: View {
      @GestureState private var width: CGFloat = 0
      let log: Log
      init(log: Log) { self.log = log }
      var body: some View {
        Rectangle().fill(width > 0 ? black : white)
          .gesture(
            DragGesture().updating($width) { v, w, _ in w = v.translation.width }
              .onEnded { _ in log("dragged") })
      }
    }
    let stage = try Stage(
      Turning(knob, true) { isEnabled in Dragged(log: log).disabled(!isEnabled) },
      size: CGSize(width: 40, height: 20))
    await stage.down(5, 10)
    await stage.move(30, 10)
    #expect(stage.gray(10, 10) == 0)
    knob.value = false
    await stage.update()
    #expect(stage.gray(10, 10) == 255)
    await stage.up(30, 10)
    #expect(log.lines == [])
  }

  @Test func labelOfAGroupIsTheGroups() throws {
    let stage = try Stage(
      HStack {
        Text("a")
        Text("b")
      }
      .accessibilityElement(children: .contain)
      .accessibilityLabel("both")
      .accessibilityValue(""), size: CGSize(width: 50, height: 20))
    #expect(stage.elements.map(\.role) == ["group", "text", "text"])
    #expect(stage.elements[0].label == "both" && stage.elements[0].value == nil)
  }
  @Test func anotherRoleLeavesTheRestOfAControl() throws {
    let stage = try Stage(
      HStack {
        Button("a") {}.accessibilityValue("on").disabled(true).accessibilityAddTraits(.isToggle)
        Button("b") {}.accessibilityAddTraits([.isToggle, .isSelected])
      }, size: CGSize(width: 80, height: 20))
    #expect(
      stage.elements.map { "\($0.role) \($0.label) \($0.value ?? "-") \($0.isEnabled)" } == [
        "toggle a on false", "toggle b - true",
      ])
    #expect(stage.elements.map(\.isSelected) == [false, true])
  }

  // MARK: labels of several views

  private struct Boxed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(10).background(Color(red: 0, green: 0.8, blue: 0))
    }
  }
  @ViewBuilder private func boxes() -> some View {
    Color.red.frame(width: 10, height: 20)
    Color.blue.frame(width: 30, height: 10)
  }
  /// What is at each pixel of the row in the middle: a letter, and how often it follows.
  private func middle(_ stage: Stage) -> String {
    let row = (0..<100).map { x -> Character in
      let p = stage.pixel(x, 50)
      if p.red > 240 && p.green > 240 && p.blue > 240 { return "." }
      return p.red > 200 ? "r" : p.blue > 200 ? "b" : "g"
    }
    return row.reduce(into: "") { if $0.last != $1 { $0.append($1) } }
      + " \(row.filter { $0 == "r" }.count) \(row.filter { $0 == "b" }.count)"
  }
  /// Side by side, as one view: in a column, in every style, and for what leads to a page.
  @Test func aLabelOfSeveralViewsIsARow() async throws {
    let log = log
    let stage = try stage {
      VStack {
        Button {
          log("pressed")
        } label: {
          boxes()
        }.frame(width: 100, height: 40)
      }
    }
    #expect(middle(stage) == ".r.b. 10 30")
    #expect(stage.elements.filter { $0.role == "button" }.count == 1)
    // Between the two of them.
    await stage.down(40, 50)
    await stage.up(40, 50)
    #expect(log.lines == ["pressed"])
    let styled = try self.stage {
      VStack {
        Button {
        } label: {
          boxes()
        }.buttonStyle(Boxed())
      }
    }
    #expect(middle(styled) == ".grgbg. 10 30")
    let link = try self.stage {
      NavigationStack {
        VStack {
          NavigationLink {
            Text("page")
          } label: {
            boxes()
          }
        }.navigationBarHidden(true)
      }
    }
    #expect(middle(link) == ".r.b. 10 30")
  }
  @Test func aLabelThatIsOneViewStaysAsItIs() throws {
    let stage = try Stage(
      VStack(spacing: 0) {
        Button {
        } label: {
          Spacer()
        }
        Color.red.frame(height: 20).named("below")
      }, size: CGSize(width: 100, height: 100))
    #expect(try stage.frame("below").minY == 80, "a spacer of the column's")
  }
}
