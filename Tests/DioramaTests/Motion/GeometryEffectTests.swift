import Diorama
import DioramaTesting
import Foundation
import Testing

/// To and fro three times while `times` goes up by one.
private struct Shake: GeometryEffect {
  var times: CGFloat
  var animatableData: CGFloat {
    get { times }
    set { times = newValue }
  }
  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2 * sin(times * .pi * 6), y: 0))
  }
}
/// A bar as long as a number.
private struct Length: AnimatableModifier {
  var length: CGFloat
  var animatableData: CGFloat {
    get { length }
    set { length = newValue }
  }
  func body(content: Content) -> some View {
    content.frame(width: length.rounded(), height: 4)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

@MainActor @Suite struct GeometryEffectTests {
  private let knob = Knob<Int>()

  @Test func effectsAreAskedInEveryFrame() async throws {
    let stage = try Stage(
      Turning(knob, 0) { n in ink.frame(width: 8).modifier(Shake(times: CGFloat(n))) },
      size: CGSize(width: 24, height: 4))
    #expect(Bar(stage, row: 2)!.isAt(8, 16))
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.update()
    for frame in 0...60 where frame % 5 == 0 {
      let x = 8 + 4 * sin(Double(frame) / 60 * .pi * 6)
      #expect(Bar(stage, row: 2)!.isAt(x, x + 8), "frame \(frame)")
      await stage.advance(5)
    }
    #expect(stage.isAtRest)
  }

  @Test func withoutAnAnimationTheyJump() async throws {
    let stage = try Stage(
      Turning(knob, 0) { n in ink.frame(width: 8).modifier(Shake(times: CGFloat(n) / 12)) },
      size: CGSize(width: 24, height: 4))
    knob.value = 1
    await stage.update()
    #expect(stage.isAtRest && Bar(stage, row: 2)!.isAt(12, 20))
  }

  @Test func ignoredByLayoutTheyAreOnlySeen() async throws {
    let log = Log()
    let away = Shake(times: 1.0 / 12)
    func stage<M: ViewModifier>(_ effect: M) throws -> Stage {
      try Stage(
        ink.frame(width: 8).onTapGesture { log("\(Int($0.x))") }.modifier(effect),
        size: CGSize(width: 24, height: 4))
    }
    // It is seen half of its width to the right of its place in the middle.
    let cases: [(Stage, seen: String?, own: String?)] = [
      (try stage(away), "6", nil), (try stage(away.ignoredByLayout()), nil, "2"),
    ]
    for (stage, seen, own) in cases {
      #expect(Bar(stage, row: 2)!.isAt(12, 20))
      try await stage.tap(at: CGPoint(x: 18, y: 2))
      #expect(log.take() == [seen].compactMap { $0 })
      try await stage.tap(at: CGPoint(x: 10, y: 2))
      #expect(log.take() == [own].compactMap { $0 })
    }
  }

  @Test func hitsFollow() async throws {
    let log = Log()
    let stage = try Stage(
      ink.frame(width: 8).onTapGesture { log("hit") }
        .projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 8, y: 0))),
      size: CGSize(width: 24, height: 4))
    try await stage.tap(20, 2)
    try await stage.tap(10, 2)
    #expect(log.lines == ["hit"])
  }

  @Test func transformsAreMatrices() {
    let move = ProjectionTransform(CGAffineTransform(translationX: 3, y: 4))
    let grow = ProjectionTransform(CGAffineTransform(scaleX: 2, y: 5))
    #expect(ProjectionTransform().isIdentity && move.isAffine && !move.isIdentity)
    let both = move.concatenating(grow)
    #expect(both.m31 == 6 && both.m32 == 20 && both.m11 == 2 && both.m22 == 5)
    var perspective = move
    perspective.m13 = 0.5
    #expect(!perspective.isAffine && perspective.concatenating(grow).m13 == 0.5)
  }

  @Test func animatableModifiersMakeTheirBodyAnew() async throws {
    let stage = try Stage(
      Turning(knob, 4) { n in ink.modifier(Length(length: CGFloat(n))) },
      size: CGSize(width: 24, height: 4))
    withAnimation(.linear(duration: 1)) { knob.value = 24 }
    await stage.advance(30)
    await stage.update()
    #expect(Bar(stage, row: 2)!.isAt(0, 14))
  }

  @Test func onlyWhatABodyPutsAroundIsAnimated() async throws {
    let stage = try Stage(
      Turning(knob, 0) { n in
        ink.frame(width: 4).offset(x: n == 0 ? 0 : 4)
          .animation(.linear(duration: 1)) { $0.opacity(n == 0 ? 1 : 0.5) }
          .frame(maxWidth: .infinity, alignment: .leading)
      }, size: CGSize(width: 24, height: 4))
    knob.value = 1
    await stage.advance(30)
    let bar = try #require(Bar(stage, row: 2))
    #expect(bar.isAt(4, 8), "the view itself moves at once")
    #expect(isNear(bar.level, blended(0, 0.75, over: 255)))
    withAnimation(.linear(duration: 1)) { knob.value = 0 }
    await stage.advance(30)
    #expect(Bar(stage, row: 2)!.isAt(2, 6), "or as those around have it")
  }
}
