import Diorama
import DioramaControls
import DioramaTesting
import Foundation
import Testing

/// What people have reported about other segmented controls.
@MainActor @Suite struct SegmentReportTests {
  // MARK: the first frame, and coming back

  @Test func initialSelectionIsRightInTheFirstFrame() async throws {
    for selection in 0..<3 {
      let stage = try SegmentScreen(selection: selection).stage
      let left = 10 + 100 * selection
      #expect(stage.red() == left...(left + 99) && stage.chosenLabels == ["\(selection)"])
      #expect(stage.isAtRest && stage.counts.layers == 0)
      let hash = stage.hash
      await stage.advance(3)
      #expect(stage.hash == hash && stage.counts.layers == 0)
    }
  }

  @Test func comingBackPlaysNothing() async throws {
    let screen = try SegmentScreen(), stage = screen.stage
    await screen.click(2)
    await stage.advance(3)
    screen.isThere.value = false
    await stage.update()
    #expect(stage.segments.isEmpty)
    screen.value.value = 1
    screen.isThere.value = true
    await stage.update()
    #expect(stage.red() == 110...209 && stage.isAtRest)
  }

  @Test func selectionAtTheEndOfManyIsInViewInTheFirstFrame() async throws {
    for distribution in [SegmentDistribution.fillEqually, .fit] {
      let stage = try SegmentScreen(30, selection: 29, distribution: distribution).stage
      #expect(stage.isAtRest && stage.red()?.upperBound == 309, "\(distribution)")
      #expect(abs(stage.segments[29].frame.maxX - 310) < 0.5)
      #expect(stage.segments[0].frame.maxX < 0)
    }
  }

  // MARK: which selection

  @Test func unknownSelectionShowsNone() async throws {
    let screen = try SegmentScreen(selection: 9), stage = screen.stage
    #expect(stage.chosenLabels == [] && stage.red() == nil)
    #expect(stage.elements.allSatisfy { !$0.isSelected })
    await screen.click(1)
    try await stage.settle()
    #expect(stage.red() == 110...209 && screen.value.value == 1)
    screen.value.value = -3
    await stage.update()
    #expect(stage.chosenLabels == [] && stage.red() == nil)
    await stage.key("Tab")
    await stage.key("ArrowLeft")
    #expect(screen.value.value == 2, "from the end")
  }

  @Test func valuesThatAreThereTwiceAreTwoSegments() async throws {
    let value = Knob<String>()
    let stage = try Stage(
      Turning(value, "a") { _ in
        SegmentedControl(["a", "b", "a"], selection: value.binding) { Text($0) }
          .segmentedControlStyle(RedStyle())
      }, size: CGSize(width: 300, height: 40))
    #expect(stage.segments.map(\.isSelected) == [true, false, false])
    try await stage.tap(at: CGPoint(x: 250, y: 20))
    #expect(value.value == "a" && stage.chosenLabels == ["a"])
  }

  @Test func optionalAndIdentifiableSelections() async throws {
    struct Song: Identifiable {
      let id: String
      let title: String
    }
    let value = Knob<Int?>(), song = Knob<String>(),
      songs = Knob<Set<String>>()
    let all = [Song(id: "x", title: "First"), Song(id: "y", title: "Second")]
    let stage = try Stage(
      Turning(value, nil) { _ in
        Turning(song, "y") { _ in
          Turning(songs, []) { _ in
            VStack {
              SegmentedControl(selection: value.binding) {
                Segment("none", value: nil)
                Segment("one", value: 1)
              }
              SegmentedControl(all, selection: song.binding) { Text($0.title) }
              SegmentedControl(all, id: \.title, selection: songs.binding) { Text($0.title + "!") }
            }
          }
        }
      }, size: CGSize(width: 300, height: 140))
    #expect(
      stage.segments.filter(\.isSelected).map(\.label) == ["none", "Second"])
    try await stage.tap("one")
    try await stage.tap("First")
    try await stage.tap("Second!")
    #expect(value.value == 1 && song.value == "x" && songs.value == ["Second"])
    try await stage.tap("none")
    #expect(value.value == nil)
  }

  // MARK: options that change

  @Test(arguments: [SegmentDistribution.fillEqually, .fit])
  func optionsMayChangeWhileTheIndicatorMoves(_ distribution: SegmentDistribution) async throws {
    let screen = try SegmentScreen(distribution: distribution), stage = screen.stage
    try await stage.tap("2")
    await stage.advance(4)
    screen.options.value = [0, 1, 2, 3, 4]
    await stage.update()
    #expect(stage.chosenLabels == ["2"])
    try await stage.settle()
    let chosen = stage.segments[2].frame
    #expect(stage.red() == Int(chosen.minX.rounded())...Int(chosen.maxX.rounded() - 1))
    screen.options.value = [0, 1]
    await stage.update()
    try await stage.settle()
    #expect(stage.chosenLabels == [] && stage.red() == nil && screen.value.value == 2)
    screen.options.value = [2]
    await stage.update()
    #expect(stage.chosenLabels == ["2"])
    screen.options.value = []
    await stage.update()
    #expect(stage.segments.isEmpty && stage.red() == nil)
    await stage.key("Tab")
    await stage.key("End")
    #expect(screen.value.value == 2)
  }

  @Test func segmentThatGoesUnderTheHandLetsGo() async throws {
    let screen = try SegmentScreen(), stage = screen.stage
    await screen.down(0)
    await stage.move(screen.middle(1))
    #expect(stage.chosenLabels == ["1"])
    screen.options.value = [1, 2]
    await stage.update()
    #expect(stage.chosenLabels == [], "what was held is gone, and with it the choice")
    await stage.up(screen.middle(1))
    try await stage.settle()
    #expect(screen.value.value == 0 && screen.log.lines == [])
  }

  @Test func windowThatChangesDoesNotMoveTheIndicatorSlowly() async throws {
    let screen = try SegmentScreen(selection: 2), stage = screen.stage
    screen.width.value = 150
    await stage.update()
    #expect(stage.isAtRest && stage.red() == 110...159)
    await stage.tapLabel("0")
    await stage.advance(3)
    screen.width.value = 300
    await stage.update()
    try await stage.settle()
    #expect(stage.red() == 10...109)
  }

  // MARK: widths

  @Test func segmentsAreAsWideAsEachOther() throws {
    let stage = try SegmentScreen(3, title: { $0 == 1 ? "a long title" : "x" }).stage
    #expect(stage.segments.map(\.frame.width) == [100, 100, 100])
    #expect(stage.segments.map(\.frame.minX) == [10, 110, 210])
  }

  @Test func segmentsThatFollowTheirContentAreNotCut() async throws {
    let screen = try SegmentScreen(
      3, selection: 1, distribution: .fit, title: { $0 == 1 ? "a long title" : "x" })
    let stage = screen.stage, frames = stage.segments.map(\.frame)
    #expect(frames[0].width == frames[2].width && frames[1].width > frames[0].width + 20)
    #expect(stage.red() == Int(frames[1].minX)...Int(frames[1].maxX - 1), "its place and width")
    try await stage.tap("x", index: 1)
    #expect(screen.value.value == 2)
    try await stage.settle()
    #expect(stage.red() == Int(frames[2].minX)...Int(frames[2].maxX - 1))
    // A drag goes by where segments are, not by equal parts.
    await stage.down(CGPoint(x: frames[2].midX, y: 20))
    await stage.move(CGPoint(x: frames[1].minX + 3, y: 20))
    #expect(stage.chosenLabels == ["a long title"])
    await stage.move(CGPoint(x: frames[1].minX - 3, y: 20))
    #expect(stage.chosenLabels == ["x"])
    await stage.up(CGPoint(x: frames[1].minX - 3, y: 20))
    #expect(screen.value.value == 0)
  }

  @Test func manySegmentsScrollAndTheChosenOneIsBroughtIntoView() async throws {
    let screen = try SegmentScreen(30), stage = screen.stage
    #expect(stage.segments.map(\.frame.width) == Array(repeating: 44, count: 30))
    await stage.key("Tab")
    await stage.key("End")
    #expect(screen.value.value == 29)
    try await stage.settle()
    #expect(stage.segments[29].frame.maxX == 310)
    screen.value.value = 0
    await stage.update()
    #expect(stage.isAtRest && stage.segments[0].frame.minX == 10, "at once, as it came")
    await stage.wheel(dx: 200, at: CGPoint(x: 100, y: 20))
    #expect(stage.segments[0].frame.minX == -190, "the wheel scrolls it")
    try await stage.tap("7")
    try await stage.settle()
    #expect(screen.value.value == 7 && stage.chosenLabels == ["7"])
    screen.value.value = 29
    await stage.update()
    #expect(stage.isAtRest && stage.segments[29].frame.maxX == 310)
    screen.value.value = 7
    await stage.update()
    // With room for all, nothing scrolls.
    screen.options.value = [0, 1, 2, 7]
    await stage.update()
    #expect(stage.segments.map(\.frame.width) == Array(repeating: 75, count: 4))
    #expect(stage.red() == 235...309 && stage.isAtRest)
  }

  @Test func everyTextSizeFits() throws {
    var heights: [CGFloat] = []
    for size in DynamicTypeSize.allCases {
      let stage = try Stage(
        SegmentedControl([0, 1, 2], selection: .constant(0)) { Text("Title \($0)") },
        size: CGSize(width: 390, height: 200), dynamicTypeSize: size)
      let frame = stage.segments[0].frame
      #expect(frame.height >= 24 && frame.width == 130)
      heights.append(frame.height)
    }
    #expect(heights == heights.sorted() && heights.last! > heights.first! * 1.5)
    let tiny = try Stage(
      SegmentedControl([0, 1], selection: .constant(0)) { _ in Color.red.frame(height: 2) }
        .segmentedControlStyle(RedStyle()), size: CGSize(width: 200, height: 60))
    #expect(tiny.segments[0].frame.height == 24, "large enough to be hit")
  }

  // MARK: direction, and what is told

  @Test func everythingIsMirroredTogether() async throws {
    let screen = try SegmentScreen(direction: .rightToLeft), stage = screen.stage
    #expect(stage.segments.map(\.frame.minX) == [210, 110, 10] && stage.red() == 210...309)
    await screen.click(0)
    #expect(screen.value.value == 2)
    try await stage.settle()
    #expect(stage.red() == 10...109)
    await screen.down(0)
    await stage.move(screen.middle(2))
    #expect(stage.chosenLabels == ["0"], "it follows the hand to the right")
    await stage.move(screen.middle(1))
    #expect(stage.chosenLabels == ["1"])
    await stage.up(screen.middle(1))
    try await stage.settle()
    #expect(screen.value.value == 1 && stage.red() == 110...209)
    let many = try SegmentScreen(30, selection: 29, direction: .rightToLeft).stage
    #expect(many.red()?.lowerBound == 10)
    let middle = try SegmentScreen(30, selection: 17, direction: .rightToLeft).stage
    #expect(middle.red()?.lowerBound == 10, "by the least that is needed")
  }

  @Test func elementsTellWhatThereIs() throws {
    let stage = try Stage(
      SegmentedControl("View", selection: .constant("b")) {
        Segment("List", value: "a").caption("of all").badge(12)
        Segment("Photos", systemImage: "photo", value: "b").badge(0)
        Segment(value: "c") {
          HStack {
            Text("more")
            Image(systemName: "photo").accessibilityLabel("pictures")
          }
        }.disabled()
        Segment("Books", value: "d").caption("three")
      }
      .caption("What you see"), size: CGSize(width: 400, height: 100))
    let told = stage.elements.map { e in
      "\(e.role) \(e.label) \(e.value ?? "-")" + (e.isSelected ? " selected" : "")
        + (e.isEnabled ? "" : " disabled")
    }
    #expect(
      told == [
        "group View -", "button List 12, of all", "button Photos - selected",
        "button more, pictures - disabled", "button Books three", "text What you see -",
      ])
    let frames = stage.elements.map(\.frame)
    #expect(frames[1].maxX == frames[2].minX && frames[5].minY > frames[1].maxY + 10)
  }

  // MARK: work

  @Test func clickEvaluatesTheSegmentsThatChange() async throws {
    let screen = try SegmentScreen(20, style: RedStyle(), distribution: .fit), stage = screen.stage
    let bodies = try await stage.bodies { try await stage.tap("3") }
    // The two, and the one after each, whose divider comes or goes; the press is seen before.
    #expect(bodies["SegmentView"] == 4 && bodies["StyledSegment"] == 5, "\(bodies)")
    #expect(bodies["SegmentFace"] == nil, "what they show is as it was")
    #expect(bodies["SegmentBackground"] == nil)
    try await stage.settle()
    stage.resetCounts()
    await stage.advance(10)
    #expect(stage.counts.bodies == 0 && stage.counts.layers == 0)
  }

  @Test func pressAndHoverEvaluateTheirSegmentAlone() async throws {
    let screen = try SegmentScreen(6), stage = screen.stage
    let bodies = await stage.bodies {
      await stage.move(screen.middle(3, of: 6))
      await stage.down(screen.middle(3, of: 6))
      await stage.advance(30)
      await stage.cancelGesture()
      await stage.send(.leave)
    }
    #expect(bodies["SegmentedControlBody"] == nil, "\(bodies)")
    #expect(bodies["SegmentView"] == 2)
    let other = await stage.bodies {
      screen.log("something else")
      await stage.advance(5)
    }
    #expect(other == [:])
  }

  @Test func parentThatIsEvaluatedAgainTroublesNoSegment() async throws {
    let count = Knob<Int>()
    let stage = try Stage(
      Turning(count, 0) { n in
        VStack {
          Text("\(n)")
          SegmentedControl(selection: .constant(1)) {
            Segment("a", value: 0).badge(2)
            Segment("b", systemImage: "photo", value: 1)
          }
        }
      }, size: CGSize(width: 200, height: 100))
    let bodies = await stage.bodies {
      count.value = 1
      await stage.update()
    }
    #expect(bodies["SegmentView"] == nil, "\(bodies)")
  }
}
extension Stage {
  fileprivate func tapLabel(_ label: String) async { try? await tap(.label(label)) }
  fileprivate func tap(_ label: String, index: Int) async throws {
    try await tap(.element(label: label, index: index))
  }
}
