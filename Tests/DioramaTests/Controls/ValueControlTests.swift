import Diorama
import DioramaTesting
import Foundation
import Testing

/// Switches, sliders, steppers and progress.
@MainActor @Suite struct ValueControlTests {
  private struct One<Content: View>: View {
    let log: Log
    @State private var isOn = false
    let content: (Binding<Bool>) -> Content
    init(_ log: Log, @ViewBuilder content: @escaping (Binding<Bool>) -> Content) {
      self.log = log
      self.content = content
    }
    var body: some View {
      content($isOn).onChange(of: isOn) { log("\(isOn)") }
    }
  }

  // MARK: toggles

  @Test func aSwitchIsSwitchedByAClickADragAndSpace() async throws {
    let log = Log()
    let stage = try Stage(
      One(log) { Toggle("Sound", isOn: $0) }, size: CGSize(width: 200, height: 40))
    // The switch is at 149 to 200.
    #expect(try stage.element("Sound").role == "toggle")
    #expect(try stage.element("Sound").value == "off")
    try await stage.tap(175, 20)
    #expect(log.take() == ["true"])
    #expect(try stage.element("Sound").value == "on")
    try await stage.settle()
    // A drag to the other side switches on the way, and its release does nothing more.
    await stage.down(185, 20)
    await stage.move(176, 20)
    #expect(log.take() == [])
    await stage.move(174, 20)
    #expect(log.take() == ["false"])
    await stage.up(174, 20)
    try await stage.settle()
    #expect(log.take() == [])
    await stage.key("Tab")
    await stage.key(" ")
    #expect(log.take() == ["true"])
    // Far away it is let go without effect.
    await stage.down(175, 20)
    await stage.move(175, 39)
    await stage.move(100, 39)
    await stage.up(100, 39)
    #expect(log.take() == ["false"], "toward the other side it goes along")
    try await stage.tap(50, 20)
    #expect(log.take() == [], "the label is no part of the switch")
  }

  @Test func aLabelledSliderSaysItsValue() throws {
    let plain = try Stage(Slider(value: .constant(3), in: 0...10))
    let labelled = try Stage(Slider(value: .constant(3), in: 0...10) { Text("Level") })
    let slider = try labelled.element("Level")
    #expect(slider.role == "slider" && slider.isAdjustable)
    #expect(slider.value != nil && slider.value == plain.elements.first?.value)
  }

  @Test func aDisabledSwitchStays() async throws {
    let log = Log()
    let stage = try Stage(
      One(log) { Toggle("Sound", isOn: $0).disabled(true) }, size: CGSize(width: 200, height: 40))
    try await stage.tap(175, 20)
    await stage.key("Tab")
    await stage.key(" ")
    #expect(log.take() == [])
    #expect(try stage.element("Sound").isEnabled == false)
  }

  @Test func stylesOfToggles() async throws {
    struct Check: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            Text(verbatim: configuration.isOn ? "x" : "o")
            configuration.label
          }
        }
      }
    }
    let log = Log()
    let stage = try Stage(
      One(log) { isOn in
        VStack {
          Toggle("Button", isOn: isOn).toggleStyle(.button)
          Toggle(isOn: isOn) { Text("Own") }.toggleStyle(Check())
          Toggle("Plain", isOn: isOn).labelsHidden()
        }
      })
    try await stage.tap("Button")
    #expect(log.take() == ["true"])
    try await stage.tap("x, Own")
    #expect(log.take() == ["false"])
    #expect(try stage.element("Plain").frame.width == 51, "told, and not seen")
  }

  @Test func oneToggleForSeveralThings() async throws {
    struct Screen: View {
      @State private var values = [true, false]
      var body: some View {
        VStack {
          Toggle("All", sources: [$values[0], $values[1]], isOn: \.self)
          Text("\(values[0].description) \(values[1].description)")
        }
      }
    }
    let stage = try Stage(Screen(), size: CGSize(width: 200, height: 100))
    #expect(try stage.element("All").value == "mixed")
    let frame = try stage.element("All").frame
    try await stage.tap(frame.maxX - 25, frame.midY)
    #expect(try stage.element("true true").isVisible)
  }

  // MARK: sliders

  private struct Sliding: View {
    var log: Log
    var step: Double?
    @State private var value = 0.0
    var body: some View {
      Group {
        if let step {
          Slider(value: $value, in: 0...10, step: step) { log($0 ? "began" : "ended") }
        } else {
          Slider(value: $value, in: 0...10) { log($0 ? "began" : "ended") }
        }
      }
      .onChange(of: value) { log("\(value)") }
    }
  }

  @Test func aKnobIsTakenAlong() async throws {
    let log = Log()
    // The middle of the knob goes from 13.5 to 113.5.
    let stage = try Stage(Sliding(log: log), size: CGSize(width: 127, height: 40))
    await stage.down(20, 20)
    #expect(log.take() == ["began"], "it does not jump to the hand")
    await stage.move(70, 20)
    #expect(log.take() == ["5.0"])
    await stage.move(500, 20)
    #expect(log.take() == ["10.0"], "and not beyond the end")
    await stage.up(500, 20)
    #expect(log.take() == ["ended"])
    try await stage.tap(20, 20)
    #expect(log.take() == [], "a press beside the knob does nothing")
    #expect(stage.elements.first { $0.role == "slider" }?.value == "100%")
    // Broken off, it ends as well.
    await stage.down(113, 20)
    await stage.cancelGesture()
    #expect(log.take() == ["began", "ended"])
  }

  @Test func stepsAndKeys() async throws {
    let log = Log()
    let stage = try Stage(Sliding(log: log, step: 4), size: CGSize(width: 127, height: 40))
    await stage.down(13, 20)
    for x in stride(from: 13.0, through: 113, by: 10) { await stage.move(CGFloat(x), 20) }
    await stage.up(113, 20)
    #expect(log.take() == ["began", "4.0", "8.0", "ended"], "10 is no step from 0")
    await stage.key("Tab")
    await stage.key("ArrowLeft")
    #expect(log.take() == ["began", "ended", "4.0"])
    await stage.key("Home")
    #expect(log.take() == ["began", "ended", "0.0"])
  }

  @Test func aSliderFromRightToLeft() async throws {
    let log = Log()
    let stage = try Stage(
      Sliding(log: log), size: CGSize(width: 127, height: 40), layoutDirection: .rightToLeft)
    await stage.down(113, 20)
    await stage.move(63, 20)
    await stage.up(63, 20)
    #expect(log.take() == ["began", "5.0", "ended"])
  }

  // MARK: steppers

  @Test func aStepperStaysInItsRange() async throws {
    struct Screen: View {
      @State private var n = 1
      var body: some View { Stepper("n \(n)", value: $n, in: 0...2) }
    }
    let stage = try Stage(Screen(), size: CGSize(width: 250, height: 40))
    try await stage.tap("Increment")
    #expect(try stage.element("n 2").isVisible)
    #expect(try stage.element("Increment").isEnabled == false)
    try await stage.tap("Increment")
    #expect(try stage.element("n 2").isVisible)
    try await stage.tap("Decrement")
    try await stage.tap("Decrement")
    #expect(try stage.element("n 0").isVisible)
    #expect(try stage.element("Decrement").isEnabled == false)
  }

  // MARK: progress

  @Test func progressInPartsAndWithoutAnEnd() async throws {
    let stage = try Stage(
      ProgressView("Loading", value: 3, total: 12).frame(width: 100),
      size: CGSize(width: 100, height: 60))
    #expect(try stage.element("Loading").value == "25%")
    // The filled part ends at a quarter.
    let y = Int(try stage.element("Loading").frame.maxY) - 2
    #expect(stage.pixel(10, y).blue > 200 && stage.pixel(10, y).red < 60)
    #expect(stage.pixel(60, y).red > 200)
    let spinner = try Stage(ProgressView(), size: CGSize(width: 40, height: 40))
    func picture() -> [Int] {
      (0..<1600).map { spinner.gray($0 % 40, $0 / 40) }
    }
    let first = picture()
    #expect(spinner.isAtRest, "what turns for ever keeps nothing waiting")
    await spinner.advance(8)
    #expect(picture() != first)
    await spinner.advance(52)
    #expect(picture() == first, "it goes round once a second")
  }
}
