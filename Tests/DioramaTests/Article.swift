import Diorama
import DioramaTesting
import Foundation
import Testing

/// The control as articles print it.
struct CustomSegmentedControl: View {
  @Binding var preselectedIndex: Int
  var options: [String]
  let color = Color.black

  var body: some View {
    HStack(spacing: 0) {
      ForEach(options.indices, id: \.self) { index in
        ZStack {
          Rectangle()
            .fill(color.opacity(0.2))
          Rectangle()
            .fill(color)
            .cornerRadius(20)
            .padding(2)
            .opacity(preselectedIndex == index ? 1 : 0.01)
            .onTapGesture {
              withAnimation(.interactiveSpring()) {
                preselectedIndex = index
              }
            }
        }
        .overlay(
          Text(options[index])
        )
      }
    }
    .frame(height: 50)
    .cornerRadius(20)
  }
}

private struct Screen: View {
  @State var index: Int
  var options = ["Camera", "Photos"]
  var body: some View { CustomSegmentedControl(preselectedIndex: $index, options: options) }
}
private struct ReadingScreen: View {
  @State var index = 0
  var body: some View {
    VStack(spacing: 0) {
      CustomSegmentedControl(preselectedIndex: $index, options: ["Camera", "Photos"])
      Text("\(index)")
    }
  }
}

@MainActor @Suite struct ArticleTests {
  private func stage(
    _ index: Int = 0, options: [String] = ["Camera", "Photos"]
  ) throws -> Stage {
    try Stage(Screen(index: index, options: options), size: CGSize(width: 390, height: 50))
  }
  /// Places away from the labels.
  private let left = (x: 20, y: 25)
  private let right = (x: 215, y: 25)
  /// Opacity 0.01 over black at 0.2 over white.
  private var unselected: Double { blended(0, 0.01, over: blended(0, 0.2, over: 255)) }

  // MARK: the picture

  @Test func pillTrackAndUnselectedSegmentHaveTheirLevels() throws {
    let stage = try stage()
    #expect(stage.gray(left.x, left.y) == 0)
    #expect(isNear(stage.gray(right.x, right.y), unselected), "202")
    #expect(stage.gray(1, 25) == 204, "the track beside the pill: 255 · 0.8")
    #expect(stage.gray(193, 25) == 204)
    #expect(stage.gray(194, 25) == 204)
    #expect(stage.gray(195, 25) == 204, "segments meet without a line")
    #expect(isNear(stage.gray(197, 25), unselected))
  }

  @Test func pillIsARectangleOf191By46AtTwoTwo() throws {
    let stage = try stage()
    #expect(stage.gray(100, 1) == 204)
    #expect(stage.gray(100, 2) == 0)
    #expect(stage.gray(100, 47) == 0)
    #expect(stage.gray(100, 48) == 204)
    #expect(stage.gray(2, 25) == 0)
    #expect(stage.gray(192, 25) == 0)
    #expect(stage.gray(193, 25) == 204)
  }

  @Test func pillHasCornersOfTwentyPoints() throws {
    let stage = try stage()
    // The circle about the top right corner's centre, 20 points from both sides of the pill.
    let center = (x: 2 + 191 - 20, y: 2 + 20)
    for y in 2..<22 {
      for x in 173..<193 {
        // The pixel's nearest and its furthest corner.
        let near = hypot(Double(x - center.x), Double(center.y - y - 1))
        let far = hypot(Double(x + 1 - center.x), Double(center.y - y))
        if far <= 20 { #expect(stage.gray(x, y) == 0, "(\(x), \(y)) lies within the circle") }
        if near >= 20 { #expect(stage.gray(x, y) == 204, "(\(x), \(y)) lies outside of it") }
        if near < 19.5, far > 20.5 { #expect((1..<204).contains(stage.gray(x, y))) }
      }
    }
  }

  @Test func cornersOfTheControlAreCut() throws {
    let stage = try stage()
    for (x, y) in [(0, 0), (389, 0), (0, 49), (389, 49), (4, 4), (385, 45)] {
      #expect(stage.gray(x, y) == 255, "(\(x), \(y)) lies outside of a circle of 20 points")
    }
    #expect(stage.gray(0, 25) == 204)
    #expect(isNear(stage.gray(380, 40), unselected))
  }

  @Test func labelsStandInTheMiddleOfTheirSegments() throws {
    let stage = try stage()
    let camera = try stage.element("Camera").frame, photos = try stage.element("Photos").frame
    #expect(abs(camera.midX - 195 / 2) <= 0.5 && abs(camera.midY - 25) <= 0.5)
    #expect(abs(photos.midX - 195 * 3 / 2) <= 0.5 && abs(photos.midY - 25) <= 0.5)
  }

  // MARK: the fade

  @Test func pillsCrossFadeInPlace() async throws {
    let stage = try stage()
    try await stage.tap("Photos")
    #expect(stage.gray(left.x, left.y) == 0, "t = 0 in the frame of the tap")
    #expect(isNear(stage.gray(right.x, right.y), unselected))
    await stage.advance(3)
    // `.interactiveSpring()`, 50 ms after its start.
    let moved = 0.676635
    let incoming = 0.01 + 0.99 * moved, outgoing = 1 - 0.99 * moved
    #expect(isNear(stage.gray(right.x, right.y), blended(0, incoming, over: 204)))
    #expect(isNear(stage.gray(left.x, left.y), blended(0, outgoing, over: 204)))
    try await stage.settle()
    #expect(stage.gray(right.x, right.y) == 0)
    #expect(isNear(stage.gray(left.x, left.y), unselected))
    #expect(stage.time < 0.5)
  }

  @Test func overshootIsCutToFullOpacity() async throws {
    let stage = try stage()
    try await stage.tap("Photos")
    // exp(−πζ/√(1−ζ²)) beyond the target at 0.147 s.
    await stage.advance(9)
    let incoming = stage.layers(.opacity)[1].presented(.a).x
    #expect(isClose(incoming, 0.01 + 0.99 * 1.004981, 1e-6))
    #expect(stage.gray(right.x, right.y) == 0)
  }

  @Test func nothingMovesInTheFirstFrames() async throws {
    for index in 0...1 {
      let stage = try stage(index)
      let selected = index == 0 ? left : right
      #expect(stage.gray(selected.x, selected.y) == 0)
      #expect(stage.isAtRest)
      #expect(stage.counts.layers == 0)
      let hash = stage.hash
      await stage.advance()
      #expect(stage.hash == hash)
      #expect(stage.counts.layers == 0)
    }
  }

  // MARK: clicks

  @Test func clickOnTheLabelSelects() async throws {
    let stage = try stage()
    try await stage.tap("Photos")
    try await stage.settle()
    #expect(stage.gray(right.x, right.y) == 0)
    try await stage.tap("Camera")
    try await stage.settle()
    #expect(stage.gray(left.x, left.y) == 0)
  }

  @Test func clickOnTheTrackDoesNothing() async throws {
    let stage = try stage(1)
    for (x, y) in [(1.0, 25.0), (100, 1), (100, 49), (194, 25)] {
      try await stage.tap(x, y)
      #expect(stage.isAtRest, "the pill begins 2 points further in than (\(x), \(y))")
    }
    try await stage.tap(3, 25)
    #expect(!stage.isAtRest)
    try await stage.settle()
    #expect(stage.gray(left.x, left.y) == 0)
  }

  @Test func cutCornersAreStillHit() async throws {
    let stage = try stage(1)
    // Outside of both circles, inside of the pill's rectangle.
    try await stage.tap(3, 3)
    try await stage.settle()
    #expect(stage.gray(left.x, left.y) == 0)
  }

  @Test func clicksDuringTheFadeAreJudgedAsAfterIt() async throws {
    let stage = try stage()
    try await stage.tap("Photos")
    await stage.advance(1)
    try await stage.tap("Camera")
    await stage.advance(1)
    try await stage.tap("Photos")
    try await stage.settle()
    #expect(stage.gray(right.x, right.y) == 0)
    #expect(isNear(stage.gray(left.x, left.y), unselected))
  }

  @Test func springsTakeOverWhereTheyAre() async throws {
    let stage = try stage()
    try await stage.tap("Photos")
    await stage.advance(3)
    let opacity = stage.layers(.opacity)[1]
    let spring = Spring(response: 0.15, dampingRatio: 0.86)
    var x = 0.01 + 0.99 * spring.value(target: 1.0, time: 0.05)
    var v = 0.99 * spring.velocity(target: 1.0, time: 0.05)
    #expect(isClose(opacity.presented(.a).x, x))
    try await stage.tap("Camera")
    #expect(isClose(opacity.presented(.a).x, x), "no jump")
    for _ in 1...5 {
      await stage.advance()
      spring.update(value: &x, velocity: &v, target: 0.01, deltaTime: 1.0 / 60)
      #expect(isClose(opacity.presented(.a).x, x), "the velocity of the first went on")
    }
  }

  // MARK: how much is done

  @Test func tapRunsTheReadersOfTheIndexAlone() async throws {
    let stage = try stage()
    _ = stage.hash
    stage.resetCounts()
    let bodies = try await stage.bodies { try await stage.tap("Photos") }
    #expect(bodies.keys.filter { !$0.hasPrefix("ForEach") } == [])
    #expect(stage.counts.bodies == 1, "the rows")
    #expect(stage.counts.layouts == 0)
    stage.resetCounts()
    await stage.advance(1)
    #expect(stage.counts.bodies == 0)
    #expect(stage.counts.layouts == 0)
    #expect(stage.counts.layers == 2, "two opacities")
    _ = stage.hash
    #expect(stage.counts.pixels == 2 * 191 * 46, "two pills")
    try await stage.settle()
    _ = stage.hash
    stage.resetCounts()
    await stage.advance(10)
    _ = stage.hash
    #expect(stage.counts == StageCounts(), "at rest, nothing is done")
  }

  @Test func parentThatReadsTheIndexRunsOnce() async throws {
    let stage = try Stage(ReadingScreen(), size: CGSize(width: 390, height: 100))
    let bodies = try await stage.bodies { try await stage.tap("Photos") }
    #expect(bodies["ReadingScreen"] == 1)
    #expect(bodies["CustomSegmentedControl"] == nil, "what it was given is the same as before")
    #expect(stage.elements.contains { $0.label == "1" })
  }

  @Test func tapOnTheSelectedSegmentDoesNothing() async throws {
    let stage = try stage()
    stage.resetCounts()
    try await stage.tap("Camera")
    await stage.advance(2)
    #expect(stage.counts.bodies == 0)
    #expect(stage.counts.layers == 0)
  }

  // MARK: other options

  @Test func thirtyOptionsShareTheWidth() async throws {
    let stage = try stage(options: (0..<30).map { "\($0)" })
    try await stage.tap(CGFloat(29 * 13 + 6), 25)
    try await stage.settle()
    // A pill of 9 by 46 with radius 20, cut to half its width.
    #expect(stage.gray(29 * 13 + 2, 35) == 0)
    #expect(stage.gray(29 * 13 + 10, 35) == 0)
    #expect(stage.gray(29 * 13 + 1, 35) == 204)
    #expect(isNear(stage.gray(2, 30), unselected))
  }

  @Test(arguments: [-1, 2, Int.max]) func indexOutOfRangeSelectsNothing(_ index: Int) async throws {
    let stage = try stage(index)
    #expect(isNear(stage.gray(left.x, left.y), unselected))
    #expect(isNear(stage.gray(right.x, right.y), unselected))
    try await stage.tap("Camera")
    try await stage.settle()
    #expect(stage.gray(left.x, left.y) == 0)
    #expect(stage.reports == [])
  }

  @Test func noOptionsAreNothing() throws {
    let stage = try stage(options: [])
    #expect(stage.elements.isEmpty)
    #expect(stage.gray(195, 25) == 255)
  }

  @Test func optionsMayChangeWhileThePillFades() async throws {
    let knob = Knob<[String]>(), index = Knob<Int>()
    let stage = try Stage(
      Turning(knob, ["a", "b", "c"]) { options in
        Turning(index, 0) { _ in
          CustomSegmentedControl(preselectedIndex: index.binding, options: options)
        }
      }, size: CGSize(width: 390, height: 50))
    try await stage.tap("c")
    await stage.advance(2)
    knob.value = ["a", "b"]
    await stage.update()
    #expect(stage.elements.map(\.label) == ["a", "b"])
    #expect(index.value == 2)
    try await stage.settle()
    #expect(isNear(stage.gray(left.x, left.y), unselected), "the outgoing pill went on fading")
    #expect(isNear(stage.gray(right.x, right.y), unselected))
    knob.value = ["a", "b", "c", "d"]
    await stage.update()
    #expect(stage.gray(195 + 20, 25) == 0, "the third of four segments is selected again")
    #expect(stage.isAtRest, "and came without an animation")
  }
}
