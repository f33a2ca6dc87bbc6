import Diorama
import DioramaTesting
import Foundation
import Testing

/// What users of segmented controls have reported elsewhere, and what a picker is beside its motion.
@MainActor @Suite struct SegmentedReportTests {
  private func picker<V: View>(
    _ width: CGFloat = 300, _ height: CGFloat = 60, size: DynamicTypeSize = .large,
    @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    try Stage(
      Picker("P", selection: .constant(0)) { content() }.pickerStyle(.segmented),
      size: CGSize(width: width, height: height), dynamicTypeSize: size)
  }

  // MARK: room

  /// Equal widths, and the thumb has the width and the place of its segment. A title that is longer
  /// ends in dots, and stays out of its neighbours.
  @Test func R19_longTitlesEndInDotsWithinTheirSegments() throws {
    let titles = ["Brightness", "Contrast and more", "Saturation"]
    let stage = try picker(150) { ForEach(0..<3) { Text(titles[$0]) } }
    let segments = stage.elements.filter { $0.role == "segment" }
    #expect(segments.map(\.label) == titles, "whole to those who do not look")
    #expect(segments.map(\.frame.width) == [50, 50, 50])
    #expect(Set(segments.map(\.frame.height)) == [32], "one line")
    for (i, segment) in segments.enumerated() {
      let frame = segment.frame
      let columns = Int(frame.minX)..<Int(frame.maxX)
      func ink(_ x: Int) -> [Int] {
        (Int(frame.minY) + 4..<Int(frame.maxY) - 4).filter { stage.pixel(x, $0).red < 110 }
      }
      let inked = columns.filter { !ink($0).isEmpty }
      let first = try #require(inked.first), last = try #require(inked.last)
      #expect(first >= columns.lowerBound + 2 && last < columns.upperBound - 2, "segment \(i)")
      let dots = inked.filter { $0 > last - 7 }.flatMap(ink)
      #expect((dots.max() ?? 0) - (dots.min() ?? 0) < 3, "dots alone at the end of segment \(i)")
    }
  }

  // MARK: what there is

  @Test func elementsHaveRolesAndStates() async throws {
    let screen = try SegmentedScreen(selection: 1)
    #expect(
      screen.stage.describe() == """
        picker "Colour" value=1 (10, 34, 300, 32)
          segment "0" (10, 34, 100, 32)
          segment "1" (110, 34, 100, 32) selected
          segment "2" (210, 34, 100, 32)
        """)
    try await screen.stage.tap("2")
    #expect(try screen.stage.element(role: "picker").value == "2")
    #expect(screen.stage.elements.map(\.isSelected) == [false, false, false, true])
  }

  @Test func labelsOfAllKindsAreTold() throws {
    let stage = try Stage(
      VStack {
        Picker(selection: .constant(0)) {
          Text("a").tag(0)
          Image(systemName: "heart").accessibilityLabel("Heart").tag(1)
          Label("Star", systemImage: "star").tag(2)
        } label: {
          Text("one")
          Text("two")
        }.pickerStyle(.segmented)
        Picker("Key", systemImage: "heart", selection: .constant(0)) { Text("x").tag(0) }
          .pickerStyle(.segmented)
        Picker(String("Words"), selection: .constant(0)) { Text("y").tag(0) }.pickerStyle(
          .segmented)
        Picker(selection: .constant(0), label: Text("Old")) { Text("z").tag(0) }.pickerStyle(
          .segmented)
      }, size: CGSize(width: 300, height: 200))
    let pickers = stage.elements.filter { $0.role == "picker" }
    #expect(pickers.map(\.label) == ["one, two", "Key", "Words", "Old"])
    let segments = stage.elements.filter { $0.role == "segment" }
    #expect(segments.map(\.label) == ["a", "Heart", "Star", "x", "y", "z"])
  }

  @Test func pickersLabelFollowsItsState() async throws {
    let knob = Knob<String>()
    let stage = try Stage(
      Turning(knob, "before") { title in
        Picker(title, selection: .constant(0)) { Text(title).tag(0) }.pickerStyle(.segmented)
      }, size: CGSize(width: 100, height: 40))
    knob.value = "after"
    await stage.update()
    #expect(stage.labels == ["after", "after"])
    #expect(try stage.element(role: "picker").value == "after")
  }

  // MARK: room

  @Test func segmentsShareTheWidthInEqualParts() throws {
    for count in [1, 2, 7, 30] {
      let stage = try picker(311) { ForEach(0..<count, id: \.self) { Text("\($0 * $0)") } }
      let frames = stage.elements.filter { $0.role == "segment" }.map(\.frame)
      #expect(frames.count == count && frames.first?.minX == 0 && frames.last?.maxX == 311)
      for f in frames { #expect(abs(f.width - 311 / CGFloat(count)) <= 1) }
      for (a, b) in zip(frames, frames.dropFirst()) { #expect(a.maxX == b.minX) }
      #expect(frames.allSatisfy { $0.height == 32 })
      #expect(stage.highlightedLabels == [0])
    }
  }

  @Test func noOptionsLeaveATrack() async throws {
    let stage = try picker { EmptyView() }
    #expect(stage.labels == ["P"] && stage.elements[0].frame.height == 32)
    try await stage.tap(150, 30)
    await stage.key("Tab")
    await stage.key("ArrowRight")
    await stage.key("End")
    #expect(stage.isAtRest)
  }

  @Test func idealWidthIsTheWidestLabelForEach() throws {
    func width(_ titles: [String]) throws -> CGFloat {
      let stage = try Stage(
        Picker("", selection: .constant("")) { ForEach(titles, id: \.self) { Text($0) } }
          .pickerStyle(.segmented)
          .fixedSize(), size: CGSize(width: 600, height: 40))
      return stage.elements[0].frame.width
    }
    let one = try width(["Camera"])
    #expect(one > 2 * 9.25 + 30)
    #expect(try abs(width(["Camera", "a", "b"]) - 3 * one) <= 2)
  }

  @Test func narrowSegmentsCutTheirLabels() throws {
    let stage = try picker(120) {
      ForEach(["Photograph", "Photo library", "c"], id: \.self) { Text($0) }
    }
    let frames = stage.elements.filter { $0.role == "segment" }.map(\.frame)
    #expect(frames.map(\.width) == [40, 40, 40] && frames[0].height == 32)
  }

  @Test func largeTextMakesItHigher() throws {
    var last: CGFloat = 0
    for size in DynamicTypeSize.allCases {
      let stage = try picker(300, 120, size: size) {
        ForEach(["a", "b"], id: \.self) { Text($0) }
      }
      let height = stage.elements[0].frame.height
      #expect(height >= max(last, 32), "\(size)")
      last = height
    }
    #expect(last > 60, "at the largest, text of 44 points")
  }

  // MARK: the selection

  @Test func initialSelectionIsRightInTheFirstFrame() async throws {
    let screen = try SegmentedScreen(selection: 2), stage = screen.stage
    #expect(stage.isAtRest && stage.thumb == rect(202, 2, 96, 28))
    let first = stage.hash
    await stage.advance(60)
    #expect(stage.hash == first)
  }

  @Test func comingBackAnimatesNothing() async throws {
    let knob = Knob<Bool>(), value = Knob<Int>()
    let stage = try Stage(
      Turning(value, 0) { _ in
        Turning(knob, true) { isThere in
          if isThere {
            Picker("", selection: value.binding!) {
              ForEach(0..<3, id: \.self) { Text("\($0)") }
            }.pickerStyle(.segmented)
          }
        }
      }, size: CGSize(width: 300, height: 40))
    try await stage.tap(250, 20)
    await stage.advance(3)
    knob.value = false
    await stage.update()
    knob.value = true
    await stage.update()
    #expect(stage.thumb == rect(202, 2, 96, 28) && stage.isAtRest)
  }

  @Test func unknownSelectionShowsNone() async throws {
    let screen = try SegmentedScreen(selection: 9)
    #expect(screen.stage.highlightedLabels == [] && screen.stage.thumb == nil)
    #expect(screen.stage.elements.allSatisfy { !$0.isSelected && $0.value == nil })
    await screen.click(1)
    #expect(screen.stage.thumb == rect(102, 2, 96, 28), "it comes where it is wanted")
    #expect(screen.stage.highlightedLabels == [1])
  }

  @Test func optionalSelectionsTakePlainTags() async throws {
    let knob = Knob<String?>()
    let stage = try Stage(
      Turning(knob, nil) { _ in
        Picker("", selection: knob.binding!) {
          Text("none").tag(String?.none)
          Text("a").tag("a")
          Text("b").tag(Optional("b"))
          Text("wrong").tag(7)
          Text("untagged")
        }.pickerStyle(.segmented)
      }, size: CGSize(width: 500, height: 40))
    #expect(stage.highlightedLabels == [0])
    var values: [String?] = []
    for x in [150, 250, 350, 450, 50] as [CGFloat] {
      try await stage.tap(x, 20)
      values.append(knob.value)
    }
    #expect(values == ["a", "b", "b", "b", nil])
    try await stage.settle()
    #expect(stage.highlightedLabels == [0] && stage.thumb?.minX == 2)
  }

  @Test func onePickerSetsSeveralThings() async throws {
    struct Alarm: Identifiable {
      let id: Int
      @Binding var sound: Int
    }
    let first = Knob<Int>(), second = Knob<Int>()
    let stage = try Stage(
      Turning(first, 0) { _ in
        Turning(second, 1) { _ in
          Picker(
            "Sound",
            sources: [Alarm(id: 0, sound: first.binding!), Alarm(id: 1, sound: second.binding!)],
            selection: \.$sound
          ) {
            ForEach(0..<3, id: \.self) { Text("\($0)") }
          }.pickerStyle(.segmented)
        }
      }, size: CGSize(width: 300, height: 40))
    #expect(stage.highlightedLabels == [], "they differ")
    try await stage.tap("1")
    #expect(first.value == 1 && second.value == 1 && stage.highlightedLabels == [1])
    first.value = 2
    await stage.update()
    #expect(stage.highlightedLabels == [])
  }

  // MARK: where it stands

  @Test func everythingIsMirroredTogether() async throws {
    let screen = try SegmentedScreen(direction: .rightToLeft), stage = screen.stage
    #expect(stage.thumb == rect(202, 2, 96, 28), "the first is on the right")
    #expect(try stage.element("0").frame == rect(210, 34, 100, 32))
    await screen.click(0)
    #expect(screen.knob.value == 2)
    try await stage.settle()
    // The thumb is on the left now, and follows the hand to the right.
    await screen.down(0)
    await stage.move(screen.middle(1).x, 50)
    #expect(stage.highlightedLabels == [1])
    await stage.up(screen.middle(1))
    try await stage.settle()
    #expect(screen.knob.value == 1 && stage.thumb?.minX == 102)
    let left = try SegmentedScreen(selection: 2),
      right = try SegmentedScreen(
        direction: .rightToLeft)
    for x in stride(from: 12, to: 300, by: 7) {
      #expect(left.stage.gray(x, 36) == right.stage.gray(x, 36), "\(x)")
    }
  }

  @Test func thumbIsThePickersAndTheRestThePagers() async throws {
    let value = Knob<Int>(), page = Knob<Int>()
    let stage = try Stage(
      Turning(value, 0) { _ in
        Turning(page, 0) { _ in
          TabView(selection: page.binding!) {
            Picker("", selection: value.binding!) {
              ForEach(0..<3, id: \.self) { Text("\($0)") }
            }.pickerStyle(.segmented).tag(0)
            Text("second").tag(1)
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
        }
      }, size: CGSize(width: 300, height: 100))
    await stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 250, y: 50))
    try await stage.settle()
    #expect(value.value == 2 && page.value == 0, "a drag on the thumb")
    await stage.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 20, y: 50), frames: 6)
    try await stage.settle()
    #expect(value.value == 2 && page.value == 1, "a drag beside it")
    page.value = 0
    await stage.update()
    #expect(stage.highlightedLabels == [2])
    await stage.key("Tab")
    await stage.key("ArrowLeft")
    await stage.key("ArrowRight")
    await stage.key("ArrowRight")
    #expect(value.value == 2 && page.value == 0, "at its end, too, keys are the picker's")
  }

  @Test func upAndDownScrollWhatItIsIn() async throws {
    let value = Knob<Int>()
    let stage = try Stage(
      Turning(value, 0) { _ in
        ScrollView {
          Picker("", selection: value.binding!) {
            ForEach(0..<3, id: \.self) { Text("\($0)") }
          }.pickerStyle(.segmented)
          Color.clear.frame(height: 400)
        }
      }, size: CGSize(width: 300, height: 100))
    await stage.drag(from: CGPoint(x: 50, y: 16), to: CGPoint(x: 60, y: -30))
    try await stage.settle(300)
    #expect(value.value == 0 && stage.elements[0].frame.minY < -20, "a drag up on the thumb")
  }

  // MARK: looks

  @Test func coloursAreThoseOfTheAppearance() throws {
    // Tertiary fill: 118, 118, 128 at 0.12 on white, at 0.24 on black.
    let light = try SegmentedScreen().stage, dark = try SegmentedScreen(colorScheme: .dark).stage
    #expect(isNear(light.pixel(160, 40).red, blended(118, 0.12, over: 255)))
    #expect(isNear(dark.pixel(160, 40).red, blended(118, 0.24, over: 0)))
    #expect(light.pixel(60, 40) == (255, 255, 255) && dark.pixel(60, 40) == (99, 99, 102))
    let line = blended(142, 0.3, over: blended(118, 0.12, over: 255))
    #expect(isNear(light.pixel(210, 50).red, line, 2), "a line between the other two")
    #expect(light.pixel(210, 50).red != light.pixel(210, 36).red, "6 points from the edge")
    #expect(light.pixel(110, 50).red > 232, "none beside the thumb")
  }

  @Test func increasedContrastHasStrongerLines() throws {
    func stage(_ contrast: ColorSchemeContrast) throws -> Stage {
      try Stage(
        Picker("", selection: .constant(0)) { ForEach(0..<3, id: \.self) { Text("\($0)") } }
          .pickerStyle(.segmented)
          .environment(\.contrast, contrast), size: CGSize(width: 300, height: 32))
    }
    let plain = try stage(.standard), strong = try stage(.increased)
    #expect(strong.pixel(150, 4).red < plain.pixel(150, 4).red, "the track")
    #expect(strong.pixel(200, 16).red < plain.pixel(200, 16).red - 50, "a line")
    #expect(strong.pixel(2, 16).red < 60 && plain.pixel(2, 16).red > 200, "the thumb's edge")
  }

  @Test func pressRunsNoBodies() async throws {
    let screen = try SegmentedScreen(10)
    let bodies = await screen.stage.bodies {
      await screen.down(2)
      await screen.stage.move(20, 50)
      await screen.stage.advance(40)
    }
    #expect(bodies == [:])
  }

  /// An option's view is there once, with one state of its own, whether it is selected or not.
  @Test func eachLabelIsThereOnce() async throws {
    let log = Log(), value = Knob<Int>()
    let stage = try Stage(
      Turning(value, 0) { _ in
        Picker("", selection: value.binding!) {
          ForEach(0..<3, id: \.self) { i in
            Text("option \(i)").onAppear { log("\(i) came") }.onDisappear { log("\(i) went") }
          }
        }
        .pickerStyle(.segmented)
      }, size: CGSize(width: 300, height: 60))
    #expect(log.take() == ["0 came", "1 came", "2 came"])
    let width = try stage.element(role: "picker").frame.width
    let nodes = stage.host.graph.nodeCount
    try await stage.tap("option 2")
    try await stage.settle()
    #expect(value.value == 2 && log.take() == [])
    #expect(stage.highlightedLabels == [2] && stage.host.graph.nodeCount == nodes)
    #expect(try stage.element(role: "picker").frame.width == width)
  }
  /// The room that a picker wants does not depend on what is selected.
  @Test func selectionDoesNotChangeTheWidth() async throws {
    let value = Knob<Int>()
    let stage = try Stage(
      Turning(value, 0) { _ in
        Picker("", selection: value.binding!) {
          Text("wide option mmmm").tag(0)
          Text("i").tag(1)
        }
        .pickerStyle(.segmented).fixedSize().named("picker")
      }, size: CGSize(width: 400, height: 60))
    let frame = try stage.frame("picker")
    value.value = 1
    await stage.update()
    #expect(try stage.frame("picker") == frame)
  }
  @Test func stylesAreTaken() throws {
    let options = ForEach(0..<2, id: \.self) { Text("\($0)") }
    let stage = try Stage(
      VStack {
        Picker("", selection: .constant(0)) { options }.pickerStyle(.palette)
        Picker("", selection: .constant(0)) { options }.pickerStyle(SegmentedPickerStyle())
      }, size: CGSize(width: 100, height: 100))
    #expect(stage.elements.filter { $0.role == "segment" }.count == 4)
  }
}
