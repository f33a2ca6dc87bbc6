import Diorama
import DioramaTesting
import Foundation
import Testing

/// Three places of 30, 40 and 50 points, and one bar of 20 by 4 that goes to the chosen one's.
private struct Followed: View {
  @Namespace private var space
  @State private var chosen = 0
  var properties = MatchedGeometryProperties.frame
  var anchor = UnitPoint.center
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { i in
          Color.clear.frame(width: 30 + CGFloat(i) * 10, height: 10)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.spring()) { chosen = i } }
            .matchedGeometryEffect(id: i, in: space)
        }
      }
      ink.frame(minWidth: 20, maxWidth: .infinity, minHeight: 4, maxHeight: .infinity)
        .named("bar")
        .matchedGeometryEffect(
          id: chosen, in: space, properties: properties, anchor: anchor, isSource: false
        )
        .frame(width: 20, height: 4)
    }
  }
}

@MainActor @Suite struct MatchedFollowerTests {
  /// A capsule that is told by a matched view where that is seen, as tab bars have it.
  private struct Told: View {
    @Namespace private var space
    @State private var chosen = 0
    @State private var place = CGRect.zero
    var body: some View {
      HStack(spacing: 0) {
        ForEach(0..<2, id: \.self) { i in
          Color.clear.frame(width: 20 + CGFloat(i) * 20, height: 10)
            .background {
              if chosen == i {
                Color.clear
                  .onGeometryChange(for: CGRect.self) {
                    $0.frame(in: .named("bar"))
                  } action: {
                    place = $0
                  }
                  .matchedGeometryEffect(id: "pill", in: space)
              }
            }
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { chosen = i } }
        }
      }
      .background(alignment: .leading) {
        ink.frame(width: place.width, height: 10).offset(x: place.minX)
      }
      .coordinateSpace(.named("bar"))
    }
  }
  @Test func whatIsInAMatchedViewIsToldWhereItIsSeen() async throws {
    let stage = try Stage(Told(), size: CGSize(width: 60, height: 10))
    func extent() -> ClosedRange<Int>? {
      let inked = (0..<60).filter { stage.gray($0, 5) < 128 }
      return inked.first.map { $0...inked.last! }
    }
    #expect(extent() == 0...19)
    try await stage.tap(40, 5)
    await stage.advance(30)
    #expect(extent() == 10...39, "half way between 0 to 20 and 20 to 60")
    try await stage.settle()
    #expect(extent() == 20...59)
  }

  private let size = CGSize(width: 120, height: 14)

  @Test(arguments: [
    (MatchedGeometryProperties.frame, UnitPoint.center, rect(30, 0, 40, 10)),
    (.position, .center, rect(40, 3, 20, 4)),
    (.position, .bottomLeading, rect(30, 6, 20, 4)),
    (.position, .topTrailing, rect(50, 0, 20, 4)),
    (.size, .center, rect(-10, 7, 40, 10)),
    (.size, .topLeading, rect(0, 10, 40, 10)),
    (MatchedGeometryProperties(), .center, rect(0, 10, 20, 4)),
  ])
  func followersTakeOnWhatTheyAreAskedTo(
    properties: MatchedGeometryProperties, anchor: UnitPoint, place: CGRect
  ) async throws {
    let stage = try Stage(Followed(properties: properties, anchor: anchor), size: size)
    #expect(stage.isAtRest)
    try await stage.tap(50, 5)
    #expect(try stage.frame("bar") == place)
    try await stage.settle()
    #expect(try stage.frame("bar") == place)
  }

  @Test func followersMoveByTheSpringAndTurnRound() async throws {
    let stage = try Stage(Followed(), size: size)
    #expect(Bar(stage, row: 5)!.isAt(0, 30))
    try await stage.tap(100, 5)
    await stage.advance(6)
    let left = springs(from: 0, to: 70, after: 0.1), width = springs(from: 30, to: 50, after: 0.1)
    #expect(Bar(stage, row: 5)!.isAt(left.value, left.value + width.value))
    try await stage.tap(10, 5)
    await stage.advance(3)
    let x = springs(from: left.value, speed: left.speed, to: 0, after: 0.05).value
    let w = springs(from: width.value, speed: width.speed, to: 30, after: 0.05).value
    #expect(Bar(stage, row: 5)!.isAt(x, x + w))
    try await stage.settle()
    #expect(Bar(stage, row: 5)!.isAt(0, 30))
  }

  @Test func followersGoWithWhatScrolls() async throws {
    let stage = try Stage(Elsewhere(), size: CGSize(width: 60, height: 20))
    #expect(try stage.frame("bar") == rect(20, 0, 10, 10))
    try await stage.wheel(dx: 15, dy: 0, at: .point(30, 5))
    try await stage.settle()
    #expect(try stage.frame("bar") == rect(5, 0, 10, 10))
  }

  @Test func severalSourcesAreReported() throws {
    let stage = try Stage(Twice(), size: size)
    #expect(
      stage.reports == [
        "several views are the source of the matched geometry \"pill\" at once; all but one need"
          + " isSource: false"
      ])
    #expect(try stage.frame("0") == rect(0, 0, 60, 14) && stage.frame("1") == rect(60, 0, 60, 14))
  }

  @Test func aViewThatDoesNotTakeTheSizeStandsInItByTheAnchor() throws {
    let stage = try Stage(Stiff(), size: CGSize(width: 40, height: 20))
    #expect(try stage.frame("stiff") == rect(30, 5, 10, 10))
  }

  @Test func theSourceMayChangeHands() async throws {
    let knob = Knob<Bool>()
    let stage = try Stage(Turning(knob, false) { Hero(isLarge: $0) }, size: size)
    #expect(Bar(stage, row: 5)!.isAt(0, 20))
    withAnimation(.spring()) { knob.value = true }
    await stage.advance(6)
    let width = springs(from: 20, to: 120, after: 0.1).value
    #expect(Bar(stage, row: 5)!.isAt(0, width, within: 0.2))
    withAnimation(.spring()) { knob.value = false }
    try await stage.settle()
    #expect(Bar(stage, row: 5)!.isAt(0, 20))
    #expect(stage.reports == [])
  }
}

/// A bar below what scrolls sideways, under a mark in it.
private struct Elsewhere: View {
  @Namespace private var space
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.clear.frame(width: 20, height: 10)
          Color.clear.frame(width: 10, height: 10).matchedGeometryEffect(id: 0, in: space)
          Color.clear.frame(width: 100, height: 10)
        }
      }
      .frame(height: 10)
      ink.named("bar")
        .matchedGeometryEffect(
          id: 0, in: space, properties: .position, anchor: .top, isSource: false
        )
        .frame(width: 10, height: 10)
    }
  }
}
private struct Twice: View {
  @Namespace private var space
  var body: some View {
    HStack(spacing: 0) {
      ink.named("0").matchedGeometryEffect(id: "pill", in: space)
      ink.named("1").matchedGeometryEffect(id: "pill", in: space)
    }
  }
}
private struct Stiff: View {
  @Namespace private var space
  var body: some View {
    ZStack {
      Color.clear.matchedGeometryEffect(id: 0, in: space)
      ink.frame(width: 10, height: 10).named("stiff")
        .matchedGeometryEffect(id: 0, in: space, anchor: .trailing, isSource: false)
    }
  }
}
/// A small view that stays, and a large one in its place.
private struct Hero: View {
  @Namespace private var space
  let isLarge: Bool
  var body: some View {
    ZStack(alignment: .leading) {
      ink.matchedGeometryEffect(id: 0, in: space, isSource: !isLarge).frame(width: 20)
        .opacity(isLarge ? 0 : 1)
      if isLarge {
        ink.matchedGeometryEffect(id: 0, in: space).transition(.identity)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
