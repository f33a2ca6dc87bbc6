import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct SymbolEffectTests {
  private let size = CGSize(width: 40, height: 40)
  private func heart() -> some View {
    Image(systemName: "heart.fill").foregroundStyle(black)
  }
  private func stage<V: View>(reduceMotion: Bool = false, _ view: V) throws -> Stage {
    try Stage(
      view.frame(width: 40, height: 40).background(white), size: size, reduceMotion: reduceMotion)
  }
  private func still() throws -> UInt64 { try stage(heart()).bitmap.hash() }
  /// What an effect makes of its symbol now: scale, turn and opacity.
  private func pose(_ stage: Stage) throws -> (scale: Double, angle: Double, opacity: Double) {
    let layer = try #require(stage.layers(.affine).first)
    let a = layer.presented(.a)
    return (
      (a.x * a.x + a.y * a.y).squareRoot(), atan2(a.y, a.x), layer.presented(.transition).w
    )
  }

  @Test func aChangeRunsItOnce() async throws {
    let knob = Knob<Int>()
    let stage = try stage(
      Turning(knob, 0) { n in heart().symbolEffect(.bounce, value: n) })
    #expect(stage.isAtRest)
    #expect(stage.bitmap.hash() == (try still()))
    knob.value = 1
    await stage.update()
    var largest = 0.0, frames = 0
    while !stage.isAtRest, frames < 120 {
      await stage.advance()
      largest = max(largest, try pose(stage).scale)
      frames += 1
    }
    // 1 + 0.45 e^−3t sin 2πt is largest where tan 2πt = 2π/3.
    let t = atan(2 * Double.pi / 3) / (2 * .pi)
    #expect(isClose(largest, 1 + 0.45 * exp(-3 * t) * sin(2 * .pi * t), 0.01))
    #expect((36...38).contains(frames), "0.6 s: \(frames)")
    #expect(stage.bitmap.hash() == (try still()))
  }

  @Test func itWigglesAlongAnyLine() async throws {
    let knob = Knob<Int>()
    for (effect, degrees) in [
      (WiggleSymbolEffect.wiggle.custom(angle: .degrees(30)), 30.0),
      (.wiggle.left.custom(angle: 120), 120), (.wiggle.custom(angle: 10).right, 0),
    ] {
      let stage = try stage(
        Turning(knob, 0) { n in heart().symbolEffect(effect, value: n) })
      knob.value += 1
      await stage.update()
      // A third of a swing: 0.8 s are three of them.
      await stage.advance(4)
      let layer = try #require(stage.layers(.affine).first), b = layer.presented(.b)
      let t = 4.0 / 60 / 0.8, way = sin(6 * .pi * t) * (1 - t) * 0.12
      let size = max(layer.size.width, layer.size.height)
      #expect(isClose(b.x, way * size * cos(degrees * .pi / 180)), "\(degrees)")
      #expect(isClose(b.y, way * size * sin(degrees * .pi / 180)), "\(degrees)")
    }
  }

  @Test func symbolsComeAndGoInTheirOwnTime() async throws {
    for (transition, scale, frames) in [
      (SymbolEffectTransition.symbolEffect(.appear.down, options: .speed(2)), 1.3, 9),
      (.symbolEffect(.disappear), 0.7, 18), (.symbolEffect, 0.7, 18),
    ] {
      let knob = Knob<Bool>()
      let stage = try stage(
        Turning(knob, false) { isThere in
          ZStack {
            Color.clear
            if isThere { heart().transition(transition) }
          }
        })
      withAnimation(.linear(duration: 5)) { knob.value = true }
      await stage.update()
      let lanes = stage.layers { _ in true }.map { $0.presented(.transition) }
      #expect(lanes.contains { isClose($0.z, scale) && $0.w == 0 })
      await stage.advance(frames / 2)
      #expect(!stage.isAtRest)
      await stage.advance(frames - frames / 2 + 1)
      #expect(stage.isAtRest)
      #expect(stage.bitmap.hash() == (try still()))
    }
  }

  @Test func optionsSayHowOftenAndHowFast() async throws {
    let knob = Knob<Int>()
    let stage = try stage(
      Turning(knob, 0) { n in
        heart().symbolEffect(.rotate, options: .repeat(2).speed(2), value: n)
      })
    knob.value = 1
    await stage.update()
    // A turn takes 1.2 s, at twice the speed 36 frames. Half of the first turn, of the second:
    await stage.advance(18)
    #expect(isClose(abs(try pose(stage).angle), .pi, 0.01))
    await stage.advance(36)
    #expect(isClose(abs(try pose(stage).angle), .pi, 0.01))
    #expect(!stage.isAtRest)
    try await stage.settle(20)
    #expect(stage.bitmap.hash() == (try still()))
  }

  @Test func itRunsForAsLongAsItIsActive() async throws {
    let isOn = Knob<Bool>()
    let stage = try stage(
      Turning(isOn, true) { on in heart().symbolEffect(.pulse, isActive: on) })
    await stage.advance(42)
    #expect(isClose(try pose(stage).opacity, 0.5, 0.01), "half of 1.4 s")
    await stage.advance(84)
    #expect(isClose(try pose(stage).opacity, 0.5, 0.01))
    isOn.value = false
    await stage.update()
    // It ends the run that it is in.
    try await stage.settle(45)
    #expect(stage.bitmap.hash() == (try still()))
  }

  @Test func whatLastsStays() async throws {
    let isOn = Knob<Bool>()
    let stage = try stage(
      Turning(isOn, false) { on in
        heart().symbolEffect(.disappear, isActive: on).symbolEffect(.scale.up, isActive: on)
      })
    isOn.value = true
    await stage.update()
    try await stage.settle(20)
    #expect(try pose(stage).opacity == 0)
    #expect((0..<40).allSatisfy { stage.gray($0, 20) == 255 }, "nothing is seen")
    isOn.value = false
    await stage.update()
    try await stage.settle(20)
    #expect(stage.bitmap.hash() == (try still()))
    // It is so from the first frame on.
    let gone = try self.stage(heart().symbolEffect(.disappear))
    #expect(gone.isAtRest)
    #expect(try pose(gone).opacity == 0)
    let large = try self.stage(heart().symbolEffect(.scale.up))
    #expect(isClose(try pose(large).scale, 1.2))
    let notYet = try self.stage(heart().symbolEffect(.appear, isActive: false))
    #expect(try pose(notYet).opacity == 0)
  }

  @Test func onlySymbolsMoveAndOnlyWhereTheyMay() async throws {
    let knob = Knob<Int>()
    let stage = try stage(
      Turning(knob, 0) { n in
        VStack {
          Text("a")
          heart().symbolEffectsRemoved()
          heart()
        }.symbolEffect(.wiggle, value: n)
      })
    #expect(stage.layers(.affine).count == 1)
    let still = try self.stage(
      reduceMotion: true,
      Turning(knob, 0) { n in
        heart().symbolEffect(.wiggle, value: n)
      })
    knob.value = 1
    await still.update()
    await still.advance(5)
    #expect(still.bitmap.hash() == (try self.still()), "little is to move")
  }
}
