import Diorama
import DioramaControls
import DioramaTesting
import Foundation
import Testing

/// The style that the documentation of `SegmentedControlStyle` shows.
private struct BracketStyle: SegmentedControlStyle {
  func makeIndicator(configuration: IndicatorConfiguration) -> some View {
    HStack {
      Text("[")
      Spacer()
      Text("]")
    }
    .opacity(configuration.isHeld ? 0.5 : 1)
  }
  func makeLabel(configuration: LabelConfiguration) -> some View {
    configuration.label
      .foregroundStyle(configuration.isChosen ? .primary : .secondary)
      .opacity(configuration.isPressed ? 0.3 : 1)
      .padding(8)
  }
}

/// The one of the README.
private struct DotStyle: SegmentedControlStyle {
  func makeIndicator(configuration: IndicatorConfiguration) -> some View {
    VStack {
      Spacer()
      Circle().fill(.tint).frame(width: 5, height: configuration.isHeld ? 3 : 5)
    }
  }
}

/// Looks: the package's own, and one's own.
@MainActor @Suite struct SegmentStyleTests {
  @Test func styleOfOnesOwnHasAllThatThereIs() async throws {
    let value = Knob<Int>()
    let stage = try Stage(
      Turning(value, 0) { _ in
        SegmentedControl([0, 1, 2], selection: value.binding) { Text("\($0)") }
          .segmentedControlStyle(BracketStyle())
      }, size: CGSize(width: 300, height: 40))
    #expect(stage.elements.filter { $0.role == "text" } == [], "what marks a segment is not told")
    func isBracketed(_ i: Int) -> Bool {
      (0..<20).contains { x in (0..<40).contains { y in stage.pixel(i * 100 + x, y).red < 120 } }
    }
    #expect(isBracketed(0) && !isBracketed(1) && !isBracketed(2))
    try await stage.tap("1")
    try await stage.settle()
    #expect(isBracketed(1) && !isBracketed(0))
    await stage.down(CGPoint(x: 150, y: 20))
    #expect(!isBracketed(1), "held, it is paler")
    await stage.move(CGPoint(x: 250, y: 20))
    await stage.up(CGPoint(x: 250, y: 20))
    try await stage.settle()
    #expect(value.value == 2 && isBracketed(2), "it is dragged")
    await stage.key("Tab")
    await stage.key("Home")
    try await stage.settle()
    #expect(value.value == 0 && isBracketed(0))
  }

  @Test func oneFunctionIsAStyle() async throws {
    let value = Knob<Int>()
    let stage = try Stage(
      Turning(value, 0) { _ in
        SegmentedControl([0, 1], selection: value.binding) { Text("\($0)") }
          .segmentedControlStyle(DotStyle())
      }, size: CGSize(width: 100, height: 40))
    func isBlue(_ x: Int) -> Bool {
      (20..<40).contains { stage.pixel(x, $0).blue > stage.pixel(x, $0).red + 100 }
    }
    #expect(isBlue(25) && !isBlue(75))
    try await stage.tap("1")
    try await stage.settle()
    #expect(isBlue(75) && !isBlue(25))
  }

  @Test func styleThatIsTheSameEvaluatesNothing() async throws {
    let n = Knob<Int>()
    let stage = try Stage(
      Turning(n, 0) { n in
        VStack {
          Text("\(n)")
          SegmentedControl(selection: .constant(0)) {
            Segment("a", value: 0)
            Segment("b", value: 1)
          }
          .segmentedControlStyle(RedStyle(spacing: n > 5 ? 10 : 0))
        }
      }, size: CGSize(width: 200, height: 100))
    let same = await stage.bodies {
      n.value = 1
      await stage.update()
    }
    #expect(same["StyledSegment"] == nil && same["SegmentIndicator"] == nil)
    n.value = 6
    await stage.update()
    #expect(stage.segments.map(\.frame.width) == [95, 95], "another one is taken")
  }

  @Test func increasedContrastHasStrongerEdges() throws {
    func stage(_ contrast: ColorSchemeContrast) throws -> Stage {
      try Stage(
        SegmentedControl([0, 1, 2], selection: .constant(0)) { _ in Color.clear.frame(height: 10) }
          .environment(\.contrast, contrast), size: CGSize(width: 300, height: 24))
    }
    let plain = try stage(.standard), strong = try stage(.increased)
    #expect(strong.pixel(150, 3).red < plain.pixel(150, 3).red, "the track")
    #expect(strong.pixel(200, 12).red < plain.pixel(200, 12).red - 40, "a divider")
    #expect(strong.pixel(2, 12).red < 60 && plain.pixel(2, 12).red > 200, "the pill's edge")
  }

  @Test func coloursFollowTheAppearance() throws {
    func stage(_ scheme: ColorScheme) throws -> Stage {
      try Stage(
        SegmentedControl([0, 1], selection: .constant(0)) { _ in Color.clear.frame(height: 10) },
        size: CGSize(width: 200, height: 24), colorScheme: scheme)
    }
    let light = try stage(.light), dark = try stage(.dark)
    // 118 at 0.12 on white, at 0.24 on black; the pill white, and 0.39 of it.
    #expect(abs(light.pixel(150, 12).red - 239) <= 1 && abs(dark.pixel(150, 12).red - 28) <= 1)
    #expect(light.pixel(50, 12).red == 255 && abs(dark.pixel(50, 12).red - 99) <= 1)
  }

  @Test func capsulesStandApart() async throws {
    let value = Knob<Int>()
    let stage = try Stage(
      Turning(value, 0) { _ in
        SegmentedControl([0, 1, 2], selection: value.binding) { Text("\($0)") }
          .segmentedControlStyle(.capsule)
      }, size: CGSize(width: 308, height: 40))
    #expect(stage.segments.map(\.frame.minX) == [0, 104, 208])
    // A drag between two is on the nearer one.
    await stage.down(CGPoint(x: 50, y: 20))
    await stage.move(CGPoint(x: 103, y: 20))
    await stage.up(CGPoint(x: 103, y: 20))
    #expect(value.value == 1)
  }
}
