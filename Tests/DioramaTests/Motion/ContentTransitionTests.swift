import Diorama
import DioramaTesting
import Foundation
import Testing

/// Texts and symbols that become others while an animation is in force.
@MainActor @Suite struct ContentTransitionTests {
  private func stage(
    _ knob: Knob<Int>, _ transition: ContentTransition, reduceMotion: Bool = false
  ) throws -> Stage {
    try Stage(
      Turning(knob, 12) { n in
        Text(verbatim: "\(n)").foregroundStyle(black).contentTransition(transition)
          .frame(width: 60, height: 40).background(white)
      }, size: CGSize(width: 60, height: 40), reduceMotion: reduceMotion)
  }
  private func still(_ text: String) throws -> UInt64 {
    try Stage(
      Text(verbatim: text).foregroundStyle(black).frame(width: 60, height: 40).background(white),
      size: CGSize(width: 60, height: 40)
    ).bitmap.hash()
  }
  /// Layers that show text.
  private func texts(_ stage: Stage) -> [Layer] {
    stage.layers(.none).filter { if case .text = $0.content { true } else { false } }
  }
  private func change(_ stage: Stage, _ knob: Knob<Int>, to n: Int) async {
    withAnimation(.linear(duration: 1)) { knob.value = n }
    await stage.update()
  }

  @Test func onlyWhatChangesRolls() async throws {
    let knob = Knob<Int>()
    let stage = try stage(knob, .numericText())
    #expect(texts(stage).count == 1)
    await change(stage, knob, to: 13)
    await stage.advance(30)
    // The one stays; the two goes up while the three comes from below.
    #expect(texts(stage).count == 3)
    let moving = texts(stage).filter { $0.isMoving(.transition) }.map { $0.presented(.transition) }
    #expect(moving.count == 2)
    #expect(moving[0].y < 0 && moving[1].y > 0, "\(moving)")
    #expect(moving.allSatisfy { isClose($0.w, 0.5, 1e-6) })
    #expect(stage.labels == ["13"], "it is the new text from the start")
    let between = stage.bitmap.hash()
    #expect(between != (try still("12")))
    #expect(between != (try still("13")))
    try await stage.settle()
    #expect(texts(stage).count == 1)
    #expect(stage.bitmap.hash() == (try still("13")))
  }

  @Test func numbersThatFallRollTheOtherWay() async throws {
    for (transition, to, isUpward) in [
      (ContentTransition.numericText(countsDown: true), 13, false),
      (.numericText(countsDown: false), 13, true),
    ] {
      let knob = Knob<Int>()
      let stage = try stage(knob, transition)
      await change(stage, knob, to: to)
      await stage.advance(30)
      let going = try #require(texts(stage).first { $0.isLeaving })
      #expect((going.presented(.transition).y < 0) == isUpward)
    }
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 12) { n in
        Text(verbatim: "\(n)").contentTransition(.numericText(value: Double(n)))
      }, size: CGSize(width: 60, height: 40))
    for (to, isUpward) in [(19, true), (3, false)] {
      await change(stage, knob, to: to)
      await stage.advance(30)
      let going = try #require(texts(stage).first { $0.isLeaving })
      #expect((going.presented(.transition).y < 0) == isUpward, "to \(to)")
      try await stage.settle()
    }
  }

  @Test func theOldFadesWhileTheNewComes() async throws {
    let knob = Knob<Int>()
    let stage = try stage(knob, .opacity)
    await change(stage, knob, to: 99)
    await stage.advance(15)
    let layers = texts(stage)
    #expect(layers.count == 2)
    #expect(isClose(layers[0].presented(.transition).w, 0.75, 1e-6))
    #expect(isClose(layers[1].presented(.transition).w, 0.25, 1e-6))
    try await stage.settle()
    #expect(stage.bitmap.hash() == (try still("99")))
  }

  @Test func withoutAnAnimationItIsThereAtOnce() async throws {
    let knob = Knob<Int>()
    let stage = try stage(knob, .numericText())
    knob.value = 13
    await stage.update()
    #expect(stage.isAtRest)
    #expect(stage.bitmap.hash() == (try still("13")))
    let plain = try self.stage(knob, .identity)
    await change(plain, knob, to: 14)
    #expect(texts(plain).count == 1)
    #expect(plain.bitmap.hash() == (try still("14")))
  }

  @Test func whatIsInterruptedGoesOnFromThere() async throws {
    let knob = Knob<Int>()
    let stage = try stage(knob, .numericText())
    await change(stage, knob, to: 13)
    await stage.advance(30)
    await change(stage, knob, to: 145)
    await stage.advance(10)
    let coming = texts(stage).filter { !$0.isLeaving }
    #expect(coming.count == 3)
    await change(stage, knob, to: 7)
    await stage.advance(10)
    knob.value = 8
    await stage.update()
    #expect(texts(stage).count == 1, "at once, though its place still moves")
    try await stage.settle()
    #expect(stage.bitmap.hash() == (try still("8")))
  }

  @Test func nothingMovesWhereLittleShould() async throws {
    let knob = Knob<Int>()
    let stage = try stage(knob, .numericText(), reduceMotion: true)
    await change(stage, knob, to: 13)
    await stage.advance(6)
    #expect(texts(stage).count == 3)
    for layer in texts(stage) {
      let t = layer.presented(.transition)
      #expect(t.x == 0 && t.y == 0 && t.z == 1)
    }
  }

  @Test func aSymbolGivesWayToAnother() async throws {
    let isFilled = Knob<Bool>()
    let stage = try Stage(
      Turning(isFilled, false) { filled in
        Image(systemName: filled ? "heart.fill" : "heart").foregroundStyle(black)
          .contentTransition(.symbolEffect(.replace)).background(white)
      }, size: CGSize(width: 40, height: 40))
    withAnimation(.linear(duration: 1)) { isFilled.value = true }
    await stage.update()
    await stage.advance(30)
    let lanes = texts(stage).map { $0.presented(.transition) }
    #expect(lanes.count == 2 && lanes.allSatisfy { isClose($0.z, 0.75, 1e-6) }, "\(lanes)")
    try await stage.settle()
    let still = try Stage(
      Image(systemName: "heart.fill").foregroundStyle(black).background(white),
      size: CGSize(width: 40, height: 40))
    #expect(stage.bitmap.hash() == still.bitmap.hash())
  }
}
