import Diorama
import DioramaTesting
import Foundation
import Testing

/// Gauges, and groups that can be opened, in styles.
@MainActor @Suite struct GaugeTests {
  private func stage<V: View>(
    _ view: V, size: CGSize = CGSize(width: 100, height: 80), scheme: ColorScheme = .light,
    direction: LayoutDirection = .leftToRight
  ) throws -> Stage {
    try Stage(
      view.background(Color(.background)), size: size, colorScheme: scheme,
      layoutDirection: direction)
  }
  /// Pixels of a row that are in the tint.
  private func tinted(_ stage: Stage, _ y: Int) -> [Int] {
    (0..<stage.bitmap.width).filter {
      let p = stage.pixel($0, y)
      return p.red > 200 && p.green < 80 && p.blue < 80
    }
  }

  @Test func aLineIsFilledUpToTheValue() throws {
    let stage = try stage(
      Gauge(value: 30, in: 20...60) { Text("Speed") }.tint(red),
      size: CGSize(width: 100, height: 60))
    let gauge = try stage.element("Speed")
    #expect(gauge.value == "25%")
    let row = (0..<60).max { tinted(stage, $0).count < tinted(stage, $1).count }!
    let filled = tinted(stage, row)
    #expect(filled.first! <= 2 && abs(filled.last! - 24) <= 1)
    let mirrored = try self.stage(
      Gauge(value: 30, in: 20...60) { Text("Speed") }.tint(red),
      size: CGSize(width: 100, height: 60), direction: .rightToLeft)
    let other = tinted(mirrored, row)
    #expect(other.last! >= 97 && abs(other.first! - 75) <= 1)
  }
  @Test func valuesBeyondTheirBounds() throws {
    func value(_ value: Double, _ bounds: ClosedRange<Double>) throws -> String? {
      try stage(Gauge(value: value, in: bounds) { Text("x") }).element("x").value
    }
    #expect(try value(7, 0...1) == "100%")
    #expect(try value(-7, 0...1) == "0%")
    #expect(try value(3, 3...3) == "0%")
    #expect(try value(.nan, 0...1) == "0%")
  }
  @Test func labelsOfTheEndsStandBesideTheLine() throws {
    let stage = try stage(
      Gauge(value: 0.5) {
        Text("Speed")
      } currentValueLabel: {
        Text("67")
      } minimumValueLabel: {
        Rectangle().fill(green).frame(width: 10, height: 10)
      } maximumValueLabel: {
        Rectangle().fill(blue).frame(width: 10, height: 10)
      }
      .tint(red), size: CGSize(width: 100, height: 80))
    #expect(stage.elements.map(\.label) == ["Speed, 67"])
    let row = (0..<80).max { tinted(stage, $0).count < tinted(stage, $1).count }!
    #expect(stage.pixel(5, row) == (0, 255, 0) && stage.pixel(95, row) == (0, 0, 255))
    let filled = tinted(stage, row)
    #expect(filled.first! >= 16 && abs(filled.last! - 49) <= 1)
  }
  @Test func aRingHasAMarkAtTheValue() async throws {
    let knob = Knob<Double>()
    let stage = try Stage(
      Turning(knob, 0.5) { value in
        Gauge(value: value) {
          Text("Speed")
        } currentValueLabel: {
          Text(verbatim: "67")
        }
        .gaugeStyle(.accessoryCircular).tint(red)
      }, size: CGSize(width: 58, height: 58))
    #expect(try stage.element("67, Speed").frame.size == CGSize(width: 58, height: 58))
    // In the middle, the mark is at the top, with a gap on both sides.
    let top = tinted(stage, 3)
    #expect(top.contains(28) && top.contains(29))
    #expect(stage.pixel(25, 3).green > 150 && stage.pixel(32, 3).green > 150, "the gap")
    #expect(stage.pixel(20, 4).green < 80 && stage.pixel(37, 4).green < 80, "the ring goes on")
    // Below, the ring is open.
    #expect(tinted(stage, 55).isEmpty)
    knob.value = 0
    await stage.update()
    #expect(tinted(stage, 3).count > 10, "no gap at the top any more")
    #expect(try stage.element("67, Speed").value == "0%")
  }
  @Test func aRingIsFilledUpToTheValue() throws {
    let stage = try stage(
      Gauge(value: 0.25) { Text("Speed") }.gaugeStyle(.accessoryCircularCapacity).tint(red),
      size: CGSize(width: 58, height: 58))
    // A quarter, from the top to the right.
    #expect(tinted(stage, 12).contains { $0 > 40 })
    #expect(!tinted(stage, 12).contains { $0 < 20 })
    #expect(tinted(stage, 45).isEmpty)
    #expect(try stage.element("Speed").value == "25%")
  }
  @Test func aStyleOfOnesOwn() throws {
    struct Own: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack {
          Text(verbatim: "\(configuration.value)")
          configuration.label
          configuration.currentValueLabel
          configuration.minimumValueLabel
          configuration.maximumValueLabel
        }
      }
    }
    let gauge = Gauge(value: 1, in: 0...4) {
      Text("label")
    } currentValueLabel: {
      Text("now")
    } minimumValueLabel: {
      Text("least")
    } maximumValueLabel: {
      Text("most")
    }
    let stage = try stage(gauge.gaugeStyle(Own()), size: CGSize(width: 100, height: 200))
    #expect(stage.elements.map(\.label) == ["0.25", "label", "now", "least", "most"])
  }
  @Test func looks() throws {
    let gauge = Gauge(value: 67, in: 0...100) {
      Text("BPM")
    } currentValueLabel: {
      Text("67")
    } minimumValueLabel: {
      Text("0")
    } maximumValueLabel: {
      Text("99")
    }
    let plain = Gauge(value: 0.4) {
      Image(systemName: "heart.fill")
    } currentValueLabel: {
      Text("40")
    }
    for scheme in [ColorScheme.light, .dark] {
      let stage = try stage(
        VStack(spacing: 16) {
          gauge
          gauge.gaugeStyle(.accessoryLinearCapacity).tint(.purple)
          gauge.gaugeStyle(.accessoryLinear)
            .tint(Gradient(colors: [.green, .yellow, .red]))
          HStack(spacing: 16) {
            gauge.gaugeStyle(.accessoryCircular)
            plain.gaugeStyle(.accessoryCircular)
              .tint(Gradient(colors: [.green, .yellow, .red]))
            plain.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
          }
        }.padding(16).frame(maxWidth: .infinity, maxHeight: .infinity),
        size: CGSize(width: 260, height: 300), scheme: scheme)
      try stage.assertSnapshot(named: "gauges-\(scheme)")
    }
  }

  // MARK: groups that can be opened

  private struct Boxed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button {
          configuration.isExpanded.toggle()
        } label: {
          HStack {
            configuration.label
            Text(verbatim: configuration.isExpanded ? "hide" : "show")
          }
        }
        if configuration.isExpanded { configuration.content }
      }
    }
  }
  @Test func aGroupInAStyleOfOnesOwn() async throws {
    let stage = try stage(
      DisclosureGroup("More") {
        Text("one")
        DisclosureGroup("Inner") { Text("two") }
      }
      .disclosureGroupStyle(Boxed()), size: CGSize(width: 200, height: 300))
    #expect(stage.elements.map(\.label) == ["More, show"])
    try await stage.tap("More, show")
    try await stage.settle()
    // Groups inside look the same.
    #expect(stage.elements.map(\.label).prefix(2) == ["More, hide", "one"])
    #expect(try stage.element("Inner, show").role == "button")
    try await stage.tap("Inner, show")
    try await stage.settle()
    #expect(try stage.element("two").isVisible)
  }
  @Test func aGroupWithAStateOfOnesOwn() async throws {
    let knob = Knob<Bool>()
    let stage = try Stage(
      Turning(knob, true) { _ in
        DisclosureGroup("More", isExpanded: knob.binding!) { Text("one") }
          .disclosureGroupStyle(.automatic)
      }, size: CGSize(width: 200, height: 300))
    #expect(try stage.element("More").value == "expanded")
    #expect(try stage.element("one").isVisible)
    try await stage.tap("More")
    try await stage.settle()
    #expect(knob.value == false && stage.elements.map(\.label) == ["More"])
  }
}
