import Diorama
import DioramaTesting
import Foundation
import Testing

/// How far a spring of 0.5 s and 0.825 has come from `from` at rest or `speed` toward `to`, in
/// closed form, and how fast it is.
func springs(
  from: Double, speed: Double = 0, to: Double, after t: Double
) -> (value: Double, speed: Double) {
  let omega = 2 * Double.pi / 0.5, beta = 0.825 * omega
  let damped = omega * (1 - 0.825 * 0.825).squareRoot()
  let a = from - to, b = (speed + beta * a) / damped
  let e = exp(-beta * t), c = cos(damped * t), s = sin(damped * t)
  let u = e * (a * c + b * s)
  return (to + u, -beta * u + e * damped * (b * c - a * s))
}
/// The darkened part of a row of white pixels, and the level in its middle.
struct Bar: Equatable {
  var left: Double
  var right: Double
  var level: Int
  /// The level at its ends counts as how much of the pixel is covered.
  @MainActor init?(_ stage: Stage, row: Int) {
    let bitmap = stage.bitmap
    let row = (0..<bitmap.width).map { stage.gray($0, row) }
    guard let first = row.firstIndex(where: { $0 < 255 }),
      let last = row.lastIndex(where: { $0 < 255 })
    else { return nil }
    level = row[(first + last) / 2]
    let depth = Double(255 - level)
    left = Double(first + 1) - Double(255 - row[first]) / depth
    right = Double(last) + Double(255 - row[last]) / depth
  }
  /// Where two views fade across, half a pixel of both is less than half as dark: ends are less exact.
  func isAt(_ left: Double, _ right: Double, within tolerance: Double = 0.03) -> Bool {
    isClose(self.left, left, tolerance) && isClose(self.right, right, tolerance)
  }
}

/// Three segments of 30, 40 and 50 points; the chosen one has a pill behind it.
private struct Segments: View {
  @Namespace private var space
  @State private var chosen = 0
  var transition: AnyTransition?
  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<3, id: \.self) { i in
        Color.clear.frame(width: 30 + CGFloat(i) * 10, height: 10)
          .background {
            if chosen == i {
              if let transition {
                ink.matchedGeometryEffect(id: "pill", in: space).transition(transition)
              } else {
                ink.matchedGeometryEffect(id: "pill", in: space)
              }
            }
          }
          .contentShape(Rectangle())
          .onTapGesture { withAnimation(.spring()) { chosen = i } }
      }
    }
  }
}

@MainActor @Suite struct MatchedGeometryTests {
  private let size = CGSize(width: 120, height: 10)
  private let places = [(0.0, 30.0), (30, 70), (70, 120)]

  @Test func thePillIsThereAtOnce() throws {
    let stage = try Stage(Segments(), size: size)
    #expect(stage.isAtRest)
    #expect(Bar(stage, row: 5) == Bar(stage, row: 0) && Bar(stage, row: 5)!.isAt(0, 30))
    #expect(Bar(stage, row: 5)!.level == 0)
  }

  @Test func thePillMovesByTheSpringAndFadesAcross() async throws {
    let stage = try Stage(Segments(), size: size)
    try await stage.tap(100, 5)
    for frame in 0...24 {
      let p = springs(from: 0, to: 1, after: Double(frame) / 60).value
      let bar = try #require(Bar(stage, row: 5))
      let left = springs(from: 0, to: 70, after: Double(frame) / 60).value
      let width = springs(from: 30, to: 50, after: Double(frame) / 60).value
      #expect(bar.isAt(left, min(left + width, 120), within: 0.1), "frame \(frame): \(bar)")
      let shown = min(max(p, 0), 1)
      let once = blended(0, 1 - shown, over: 255), twice = blended(0, shown, over: once)
      #expect(isNear(bar.level, twice, 2), "frame \(frame): \(bar.level), \(twice)")
      await stage.advance()
    }
    try await stage.settle()
    #expect(Bar(stage, row: 5)!.isAt(70, 120) && Bar(stage, row: 5)!.level == 0)
  }

  @Test func aSingleViewMovesWhereNothingFades() async throws {
    let stage = try Stage(Segments(transition: .identity), size: size)
    try await stage.tap(50, 5)
    for frame in 0...12 {
      let t = Double(frame) / 60, bar = try #require(Bar(stage, row: 5))
      let left = springs(from: 0, to: 30, after: t).value
      let width = springs(from: 30, to: 40, after: t).value
      #expect(bar.isAt(left, left + width) && bar.level == 0, "frame \(frame): \(bar)")
      await stage.advance()
    }
  }

  @Test(arguments: [true, false]) func aPillOnItsWayKeepsItsSpeed(fades: Bool) async throws {
    let stage = try Stage(Segments(transition: fades ? nil : .identity), size: size)
    try await stage.tap(100, 5)
    await stage.advance(6)
    try await stage.tap(50, 5)
    let left = springs(from: 0, to: 70, after: 0.1), width = springs(from: 30, to: 50, after: 0.1)
    for frame in 0...12 {
      let t = Double(frame) / 60, bar = try #require(Bar(stage, row: 5))
      let x = springs(from: left.value, speed: left.speed, to: 30, after: t).value
      let w = springs(from: width.value, speed: width.speed, to: 40, after: t).value
      #expect(
        bar.isAt(x, x + w, within: fades ? 0.1 : 0.03), "frame \(frame): \(bar), \(x) to \(x + w)")
      #expect(fades ? bar.level < 80 : bar.level == 0, "no flash: \(bar.level)")
      await stage.advance()
    }
    try await stage.settle()
    #expect(Bar(stage, row: 5)!.isAt(30, 70) && Bar(stage, row: 5)!.level == 0)
  }

  @Test func aPillThatIsCalledBackTurnsRound() async throws {
    let stage = try Stage(Segments(), size: size)
    try await stage.tap(50, 5)
    await stage.advance(6)
    try await stage.tap(10, 5)
    let left = springs(from: 0, to: 30, after: 0.1)
    for frame in 0...12 {
      let x = springs(from: left.value, speed: left.speed, to: 0, after: Double(frame) / 60).value
      let bar = try #require(Bar(stage, row: 5))
      #expect(isClose(bar.left, max(x, 0), 0.1) && bar.level < 80, "frame \(frame): \(bar)")
      await stage.advance()
    }
    try await stage.settle()
    #expect(Bar(stage, row: 5)!.isAt(0, 30) && Bar(stage, row: 5)!.level == 0)
  }

  @Test func theLastClickWins() async throws {
    let stage = try Stage(Segments(), size: size)
    let nodes = stage.host.graph.nodeCount
    for x in [100, 50, 10, 100, 10, 50, 100, 50] as [CGFloat] {
      try await stage.tap(x, 5)
      await stage.advance(3)
      #expect(try #require(Bar(stage, row: 5)).level < 100)
    }
    try await stage.settle()
    #expect(Bar(stage, row: 5)!.isAt(30, 70) && Bar(stage, row: 5)!.level == 0)
    #expect(stage.host.graph.nodeCount == nodes, "one pill is left")
    #expect(stage.reports == [])
  }

  @Test func withoutAnAnimationItJumps() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 0) { Pair(top: $0 == 0) }, size: CGSize(width: 40, height: 20))
    knob.value = 1
    await stage.update()
    #expect(stage.isAtRest)
    #expect(Bar(stage, row: 5) == nil && Bar(stage, row: 15)!.isAt(0, 20))
  }

  @Test func viewsOfDifferentParentsMatch() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 0) { Pair(top: $0 == 0, transition: .identity) },
      size: CGSize(width: 40, height: 20))
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.advance(30)
    // From (10, 0) and 30 by 10 to (0, 10) and 20 by 10.
    #expect(Bar(stage, row: 4) == nil && Bar(stage, row: 15) == nil)
    #expect(Bar(stage, row: 10)!.isAt(5, 30) && Bar(stage, row: 10)!.level == 0)
  }

  @Test func littleMotionFadesInPlace() async throws {
    let stage = try Stage(Segments(), size: size, reduceMotion: true)
    try await stage.tap(100, 5)
    await stage.advance(6)
    let p = springs(from: 0, to: 1, after: 0.1).value
    #expect(isNear(stage.gray(15, 5), blended(0, 1 - p, over: 255), 1))
    #expect(stage.gray(50, 5) == 255)
    #expect(isNear(stage.gray(100, 5), blended(0, p, over: 255), 1))
  }

  @Test func itRunsFromTheRight() async throws {
    let stage = try Stage(Segments(), size: size, layoutDirection: .rightToLeft)
    #expect(Bar(stage, row: 5)!.isAt(90, 120))
    try await stage.tap(10, 5)
    await stage.advance(6)
    let left = springs(from: 90, to: 0, after: 0.1).value
    let width = springs(from: 30, to: 50, after: 0.1).value
    #expect(Bar(stage, row: 5)!.isAt(left, left + width, within: 0.1))
  }

  @Test func itMovesInWhatIsScrolledAndInReaders() async throws {
    let stage = try Stage(
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          Color.clear.frame(width: 20, height: 10)
          GeometryReader { _ in Segments(transition: .identity) }.frame(width: 120, height: 10)
        }
      }, size: size)
    try await stage.wheel(dx: 20, dy: 0, at: .point(60, 5))
    try await stage.settle()
    #expect(Bar(stage, row: 5)!.isAt(0, 30))
    try await stage.tap(50, 5)
    await stage.advance(6)
    var left = springs(from: 0, to: 30, after: 0.1)
    let width = springs(from: 30, to: 40, after: 0.1)
    #expect(Bar(stage, row: 5)!.isAt(left.value, left.value + width.value))
    // What scrolls takes the pill along.
    try await stage.wheel(dx: -10, dy: 0, at: .point(60, 5))
    await stage.advance(6)
    left = springs(from: 0, to: 30, after: 0.2)
    #expect(isClose(Bar(stage, row: 5)!.left, left.value + 10, 0.03))
  }

  @Test func whatDidNotChangeIsNotPlaced() async throws {
    let stage = try Stage(Segments(), size: size)
    stage.resetCounts()
    try await stage.tap(100, 5)
    let layouts = stage.counts.layouts
    #expect(layouts <= 9, "\(layouts)")
    await stage.advance(10)
    #expect(stage.counts.layouts == layouts, "nothing is placed on the way")
    #expect(stage.counts.bodies == 1)
  }
}

/// One view in the upper of two rows, or in the lower.
private struct Pair: View {
  @Namespace private var space
  let top: Bool
  var transition = AnyTransition.opacity
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Color.clear.frame(width: 10, height: 10)
        if top {
          ink.matchedGeometryEffect(id: 1, in: space).frame(width: 30, height: 10)
            .transition(transition)
        }
      }
      HStack(spacing: 0) {
        if !top {
          ink.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 10)
            .transition(transition)
        }
        Color.clear.frame(width: 10, height: 10)
      }
    }
    .frame(width: 40, alignment: .leading)
  }
}
