import Diorama
import DioramaTesting
import Foundation
import Testing

/// In from above its place by 4 points, fading; out to the right by 8 points.
private struct Dropping: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .offset(x: phase == .didDisappear ? 8 : 0, y: phase.value < 0 ? -4 : 0)
      .opacity(phase == .willAppear ? 0 : 1)
  }
}
/// Does no more than fade.
private struct Dimming: Transition {
  static let properties = TransitionProperties(hasMotion: false)
  func body(content: Content, phase: TransitionPhase) -> some View {
    OpacityTransition().apply(content: content, phase: phase)
  }
}
private struct Sliding: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    MoveTransition(edge: .trailing).apply(content: content, phase: phase)
  }
}
private struct Shift: ViewModifier {
  let x: CGFloat
  func body(content: Content) -> some View { content.offset(x: x) }
}

@MainActor @Suite struct TransitionBodyTests {
  private let knob = Knob<Bool>()
  /// A black square of 10 points in the middle of a window of 30, there or not.
  private func stage(
    _ isThere: Bool, _ transition: AnyTransition, reduceMotion: Bool = false
  ) throws -> Stage {
    try Stage(
      Turning(knob, isThere) { isThere in
        if isThere { ink.frame(width: 10, height: 10).transition(transition) }
      }, size: CGSize(width: 30, height: 30), reduceMotion: reduceMotion)
  }
  /// Left, top, right and bottom of what is not white.
  private func bounds(_ stage: Stage) -> [Int] {
    let dark = (0..<900).filter { stage.gray($0 % 30, $0 / 30) < 255 }
    guard let first = dark.first else { return [] }
    return [
      dark.map { $0 % 30 }.min()!, first / 30, dark.map { $0 % 30 }.max()! + 1, dark.last! / 30 + 1,
    ]
  }
  private func turn(_ stage: Stage, _ isThere: Bool, frames: Int = 30) async {
    withAnimation(.linear(duration: 1)) { knob.value = isThere }
    await stage.advance(frames)
  }

  @Test func bodiesComeInByTheirFirstPhase() async throws {
    let stage = try stage(false, AnyTransition(Dropping()))
    await turn(stage, true, frames: 0)
    #expect(bounds(stage) == [], "transparent at first")
    await stage.advance(30)
    #expect(bounds(stage) == [10, 8, 20, 18])
    #expect(isNear(stage.gray(15, 15), blended(0, 0.5, over: 255)))
    try await stage.settle()
    #expect(bounds(stage) == [10, 10, 20, 20] && stage.gray(15, 15) == 0)
  }

  @Test func bodiesGoByTheirLastPhase() async throws {
    let stage = try stage(true, AnyTransition(Dropping()))
    #expect(stage.isAtRest && bounds(stage) == [10, 10, 20, 20])
    await turn(stage, false)
    #expect(bounds(stage) == [14, 10, 24, 20] && stage.gray(16, 15) == 0)
    try await stage.settle()
    #expect(bounds(stage) == [])
    let nodes = stage.host.graph.nodeCount
    for _ in 0..<3 {
      await turn(stage, true)
      try await stage.settle()
      await turn(stage, false)
      try await stage.settle()
    }
    #expect(stage.host.graph.nodeCount == nodes, "nothing of them stays behind")
  }

  @Test func bodiesTurnRoundOnTheirWay() async throws {
    let stage = try stage(true, AnyTransition(Dropping()))
    await turn(stage, false)
    withAnimation(.spring(response: 0.5, dampingFraction: 1)) { knob.value = true }
    await stage.update()
    #expect(bounds(stage) == [14, 10, 24, 20], "no jump")
    try await stage.settle()
    #expect(bounds(stage) == [10, 10, 20, 20])
    await turn(stage, false)
    #expect(bounds(stage) == [14, 10, 24, 20], "and it goes as before")
  }

  @Test func modifiersForThereAndNotThere() async throws {
    let t = AnyTransition.modifier(active: Shift(x: 8), identity: Shift(x: 0))
    let stage = try stage(false, t)
    await turn(stage, true)
    #expect(bounds(stage) == [14, 10, 24, 20])
    try await stage.settle()
    await turn(stage, false)
    #expect(bounds(stage) == [14, 10, 24, 20])
  }

  @Test func combinedWithTheToolkitsOwn() async throws {
    let t = AnyTransition.modifier(active: Shift(x: 8), identity: Shift(x: 0))
      .combined(with: .move(edge: .bottom))
    let stage = try stage(true, t)
    await turn(stage, false)
    #expect(bounds(stage) == [14, 15, 24, 25])
    let both = try self.stage(
      true, AnyTransition(Dropping().combined(with: .offset(x: 0, y: 6)).animation(nil)))
    await turn(both, false)
    #expect(bounds(both) == [14, 13, 24, 23])
  }

  @Test func oneWayInAndAnotherOut() async throws {
    let t = AnyTransition.asymmetric(
      insertion: AnyTransition(Dropping()), removal: .move(edge: .leading))
    let stage = try stage(false, t)
    await turn(stage, true)
    #expect(bounds(stage) == [10, 8, 20, 18])
    try await stage.settle()
    await turn(stage, false)
    #expect(bounds(stage) == [5, 10, 15, 20] && stage.gray(10, 15) == 0)
    let typed = try self.stage(
      true, AnyTransition(AsymmetricTransition(insertion: .opacity, removal: Dropping())))
    await turn(typed, false)
    #expect(bounds(typed) == [14, 10, 24, 20])
  }

  @Test func knownKindsHaveBodiesToo() async throws {
    let stage = try stage(true, AnyTransition(Sliding()))
    await turn(stage, false)
    #expect(bounds(stage) == [15, 10, 25, 20])
  }

  @Test func anAnimationOfItsOwn() async throws {
    let stage = try stage(true, AnyTransition(Dropping().animation(.linear(duration: 2))))
    await turn(stage, false)
    #expect(bounds(stage) == [12, 10, 22, 20])
  }

  @Test func littleMotionFades() async throws {
    let moving = try stage(true, AnyTransition(Dropping()), reduceMotion: true)
    await turn(moving, false)
    #expect(bounds(moving) == [10, 10, 20, 20])
    #expect(isNear(moving.gray(15, 15), blended(0, 0.5, over: 255)))
    let still = try stage(true, AnyTransition(Dimming()), reduceMotion: true)
    await turn(still, false)
    #expect(isNear(still.gray(15, 15), blended(0, 0.5, over: 255)))
  }

  @Test func leadingDotsFindTheirTypes() async throws {
    let stage = try Stage(
      Turning(knob, true) { isThere in
        HStack(spacing: 0) {
          if isThere {
            ink.transition(.push(from: .top))
            ink.transition(.opacity)
            ink.transition(.scale(0.5, anchor: .top))
            ink.transition(Dropping())
          }
        }
        .frame(width: 40, height: 10, alignment: .topLeading)
      }, size: CGSize(width: 40, height: 10))
    await turn(stage, false)
    #expect(stage.gray(5, 4) == 255 && stage.gray(5, 5) < 255)
    #expect(isNear(stage.gray(15, 5), blended(0, 0.5, over: 255)))
    #expect(stage.gray(20, 5) == 255 && stage.gray(25, 3) == 0 && stage.gray(25, 9) == 255)
    try await stage.settle()
    #expect(stage.gray(25, 3) == 255 && stage.gray(38, 5) == 255)
    let blurred = try Stage(
      Turning(knob, true) { if $0 { ink.padding(10).transition(.blurReplace) } },
      size: CGSize(width: 40, height: 40))
    await turn(blurred, false)
    let levels = (10..<20).map { blurred.gray($0, 20) }
    #expect(levels == levels.sorted(by: >) && Set(levels).count > 5, "a soft edge")
  }
}
