import Diorama
import DioramaTesting
import Foundation
import Testing

/// Progress through an interval, and steppers that show their value.
@MainActor @Suite struct TimedProgressTests {
  /// Seconds of the window's frames.
  private func seconds(_ from: Double, _ to: Double) -> ClosedRange<Date> {
    Date(timeIntervalSinceReferenceDate: from)...Date(timeIntervalSinceReferenceDate: to)
  }
  private func stage<V: View>(_ view: V) throws -> Stage {
    try Stage(view.frame(width: 100), size: CGSize(width: 100, height: 60))
  }
  /// How far the line is filled, in points.
  private func filled(_ stage: Stage) -> Int {
    let line = (0..<60).max { row(stage, $0) < row(stage, $1) } ?? 0
    return row(stage, line)
  }
  private func row(_ stage: Stage, _ y: Int) -> Int {
    (0..<100).count { stage.pixel($0, y).blue > 200 && stage.pixel($0, y).red < 60 }
  }

  @Test func aTimerCountsDown() async throws {
    let stage = try stage(
      ProgressView(timerInterval: seconds(1, 5)) {
        Text("Wait")
      } currentValueLabel: {
        EmptyView()
      })
    let whole = filled(stage)
    #expect(whole > 90)
    #expect(try stage.element("Wait").value == "100%")
    #expect(stage.isAtRest, "time keeps nothing waiting")
    await stage.advance(60)
    #expect(filled(stage) == whole, "it has not begun")
    await stage.advance(60)
    #expect(try stage.element("Wait").value == "75%")
    #expect(abs(filled(stage) - 75) <= 2)
    await stage.advance(120)
    #expect(try stage.element("Wait").value == "25%")
    await stage.advance(60)
    #expect(try stage.element("Wait").value == "0%")
    #expect(filled(stage) == 0)
    let counts = await stage.bodies { await stage.advance(60) }
    #expect(counts.isEmpty, "after its end, nothing is evaluated: \(counts)")
  }
  @Test func aTimerCountsUp() async throws {
    let stage = try stage(
      ProgressView(timerInterval: seconds(0, 2), countsDown: false) { Text("Wait") })
    #expect(try stage.element("Wait, 0:00").value == "0%")
    #expect(filled(stage) == 0)
    await stage.advance(60)
    #expect(try stage.element("Wait, 0:01").value == "50%")
    #expect(abs(filled(stage) - 50) <= 2)
    await stage.advance(90)
    #expect(try stage.element("Wait, 0:02").value == "100%")
  }
  @Test func aClockAloneStandsUnderTheLine() async throws {
    let stage = try stage(ProgressView(timerInterval: seconds(0, 90)))
    #expect(try stage.element("1:30").value == "100%")
    await stage.advance(61)
    #expect(try stage.element("1:29").value == "99%")
  }
  @Test func longAndEmptyIntervals() async throws {
    let day = try stage(ProgressView(timerInterval: seconds(0, 86400)) { Text("Day") })
    let counts = await day.bodies { await day.advance(30) }
    #expect(counts["ProgressBody"] == nil, "nobody could see a difference: \(counts)")
    let none = try stage(
      ProgressView(timerInterval: seconds(3, 3), countsDown: false) { Text("None") })
    #expect(try none.element("None, 0:00").value == "100%")
  }
  @Test func aStyleIsToldThePart() async throws {
    struct Own: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(verbatim: "\(Int(((configuration.fractionCompleted ?? -1) * 100).rounded()))")
          configuration.currentValueLabel
        }
      }
    }
    let stage = try stage(
      ProgressView(timerInterval: seconds(0, 4), countsDown: false) {
        Text("Wait")
      } currentValueLabel: {
        Text("now")
      }
      .progressViewStyle(Own()))
    await stage.advance(60)
    #expect(try stage.element("25").isVisible)
    #expect(try stage.element("now").isVisible)
  }
  @Test func anotherIntervalIsTaken() async throws {
    let knob = Knob<Double>()
    let stage = try Stage(
      Turning(knob, 2) { end in
        ProgressView(timerInterval: seconds(0, end), countsDown: false) { Text("Wait") }
      }, size: CGSize(width: 100, height: 60))
    await stage.advance(120)
    #expect(try stage.element("Wait, 0:02").value == "100%")
    knob.value = 8
    await stage.update()
    #expect(try stage.element("Wait, 0:02").value == "25%")
    await stage.advance(120)
    #expect(try stage.element("Wait, 0:04").value == "50%")
  }

  // MARK: steppers

  @Test func aStepperShowsItsValue() async throws {
    struct Screen: View {
      let log: Log
      @State private var level = 0.5
      var body: some View {
        Stepper(
          "Level", value: $level, in: 0...1, step: 0.25, format: .percent,
          onEditingChanged: { log("\($0)") }
        )
        .onChange(of: level) { log("\(level)") }
      }
    }
    let log = Log()
    let stage = try Stage(Screen(log: log), size: CGSize(width: 250, height: 40))
    let value = try stage.element("50%").frame
    let halves = try stage.element("Decrement").frame
    #expect(value.maxX == halves.minX - 12, "beside the halves")
    try await stage.tap("Increment")
    #expect(log.take() == ["true", "false", "0.75"])
    #expect(try stage.element("75%").isVisible)
    try await stage.tap("Increment")
    #expect(try stage.element("Increment").isEnabled == false)
    #expect(try stage.element("100%").isVisible)
  }
  @Test func formsOfSteppersWithAFormat() async throws {
    struct Screen: View {
      @State private var values = Array(repeating: 1.0, count: 6)
      var body: some View {
        let name = String("own")
        VStack {
          Stepper("key", value: $values[0], format: .number)
          Stepper(name, value: $values[1], step: 2, format: .number)
          Stepper("key", value: $values[2], in: 0...2, step: 4, format: .number)
          Stepper(name, value: $values[3], in: 0...9, format: .number) { _ in }
          Stepper(value: $values[4], step: 1000, format: .number) { Text("label") }
          Stepper(value: $values[5], in: 0...9, step: 6, format: .number) {
            Text("label")
          } onEditingChanged: { _ in
          }
        }
      }
    }
    let stage = try Stage(
      Screen(), size: CGSize(width: 250, height: 300), locale: Locale(identifier: "de"))
    for plus in stage.elements.filter({ $0.label == "Increment" }) {
      try await stage.tap(plus.frame.midX, plus.frame.midY)
    }
    let shown = stage.elements.filter { $0.role == "text" }.map { $0.label }
    #expect(
      shown.filter { $0.first?.isNumber == true } == ["2", "3", "2", "2", "1.001", "7"])
  }
}
