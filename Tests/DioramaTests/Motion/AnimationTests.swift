import Diorama
import DioramaTesting
import Foundation
import Testing

/// Shows its data and remembers what it showed.
private struct Meter: View, @MainActor Animatable {
  var level: Double
  let log: Levels
  var animatableData: Double {
    get { level }
    set { level = newValue }
  }
  var body: some View {
    let _ = log.all.append(level)
    Color.black.frame(width: 10, height: level)
  }
}
@MainActor private final class Levels { var all: [Double] = [] }

@MainActor @Suite struct AnimationTests {
  private func opacities(_ stage: Stage) -> [Double] {
    stage.layers(.opacity).map { $0.presented(.a).x }
  }
  private func offset(_ stage: Stage) -> Double { stage.layers(.offset)[0].presented(.a).x }
  private func fading(_ knob: Knob<Double>, _ value: Double = 0) throws -> Stage {
    try Stage(Turning(knob, value) { ink.opacity($0) }, size: CGSize(width: 10, height: 10))
  }
  private func sliding(_ knob: Knob<Double>, _ value: Double = 0) throws -> Stage {
    try Stage(
      Turning(knob, value) { ink.frame(width: 10).offset(x: $0) },
      size: CGSize(width: 200, height: 10))
  }

  // MARK: one after the other

  @Test func changeStartsInItsFrame() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    await stage.advance(7)
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.update()
    #expect(opacities(stage) == [0])
    for k in 1...59 {
      await stage.advance()
      #expect(isClose(opacities(stage)[0], Double(k) / 60, 1e-9))
    }
    await stage.advance()
    #expect(opacities(stage) == [1])
    #expect(stage.isAtRest)
  }

  @Test func modelValuesChangeAtOnce() async throws {
    let knob = Knob<Double>(), stage = try sliding(knob)
    withAnimation(.linear(duration: 1)) { knob.value = 100 }
    await stage.update()
    #expect(stage.layers(.offset)[0].model(.a).x == 100)
    #expect(offset(stage) == 0)
  }

  @Test func curvesAdd() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    let ease = UnitCurve.easeInOut
    withAnimation(.easeInOut(duration: 0.6)) { knob.value = 1 }
    await stage.advance(12)
    withAnimation(.easeInOut(duration: 0.6)) { knob.value = 0.5 }
    await stage.advance(12)
    let first = -1 * (1 - ease.value(at: 0.4 / 0.6)), second = 0.5 * (1 - ease.value(at: 0.2 / 0.6))
    #expect(isClose(opacities(stage)[0], 0.5 + first + second, 1e-9))
    await stage.advance(13)
    let rest = 0.5 * (1 - ease.value(at: (25.0 / 60) / 0.6))
    #expect(isClose(opacities(stage)[0], 0.5 + rest, 1e-9), "the first has ended")
    try await stage.settle()
    #expect(opacities(stage) == [0.5])
  }

  @Test func springsMergeAndKeepTheirVelocity() async throws {
    let knob = Knob<Double>(), stage = try sliding(knob)
    withAnimation(.spring(response: 0.5, dampingFraction: 0.825)) { knob.value = 100 }
    await stage.advance(6)
    #expect(isClose(offset(stage), 39.36077, 1e-5))
    withAnimation(.spring(response: 0.5, dampingFraction: 0.825)) { knob.value = 0 }
    await stage.update()
    #expect(isClose(offset(stage), 39.36077, 1e-5), "no jump")
    await stage.advance(3)
    #expect(isClose(offset(stage), 48.86035, 1e-5), "it goes on rising")
    await stage.advance(3)
    #expect(isClose(offset(stage), 40.60411, 1e-5))
    await stage.advance(6)
    #expect(isClose(offset(stage), 16.88619, 1e-5))
    #expect(stage.counts.layers > 0)
    try await stage.settle()
    #expect(offset(stage) == 0)
  }

  @Test func animatableViewsMoveLikeLayers() async throws {
    let knob = Knob<Double>(), log = Levels()
    let stage = try Stage(Turning(knob, 0) { Meter(level: $0, log: log) })
    #expect(log.all == [0])
    withAnimation(.spring(response: 0.5, dampingFraction: 0.825)) { knob.value = 100 }
    await stage.advance(6)
    #expect(isClose(log.all.last!, 39.36077, 1e-5))
    withAnimation(.spring(response: 0.5, dampingFraction: 0.825)) { knob.value = 0 }
    await stage.update()
    #expect(isClose(log.all.last!, 39.36077, 1e-5))
    await stage.advance(3)
    #expect(isClose(log.all.last!, 48.86035, 1e-5))
    try await stage.settle()
    #expect(log.all.last == 0)
    let runs = log.all.count
    await stage.advance(5)
    #expect(log.all.count == runs, "at rest, the body does not run")
  }

  @Test func interpolatingSpringsAdd() async throws {
    let knob = Knob<Double>(), stage = try sliding(knob)
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    withAnimation(.interpolatingSpring(stiffness: 100, damping: 10)) { knob.value = 100 }
    await stage.advance(6)
    withAnimation(.interpolatingSpring(stiffness: 100, damping: 10)) { knob.value = 50 }
    await stage.advance(6)
    let expected =
      spring.value(target: 100.0, time: 12.0 / 60) + spring.value(target: -50.0, time: 6.0 / 60)
    #expect(isClose(offset(stage), expected, 1e-9))
  }

  @Test func initialVelocityIsInDistancesASecond() async throws {
    let knob = Knob<Double>(), stage = try sliding(knob)
    withAnimation(.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 3)) {
      knob.value = 100
    }
    await stage.advance(6)
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    let expected = spring.value(target: 100.0, initialVelocity: 300, time: 0.1)
    #expect(isClose(offset(stage), expected, 1e-9))
  }

  @Test func anyAnimationTakesOverFromARepeatingOne() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.linear(duration: 1).repeatForever()) { knob.value = 1 }
    await stage.advance(150)
    #expect(isClose(opacities(stage)[0], 0.5, 1e-9), "half way in the third pass")
    withAnimation(.linear(duration: 1)) { knob.value = 0 }
    await stage.update()
    #expect(isClose(opacities(stage)[0], 0.5, 1e-9))
    await stage.advance(30)
    #expect(isClose(opacities(stage)[0], 0.25, 1e-9))
    await stage.advance(30)
    #expect(opacities(stage) == [0])
    #expect(stage.isAtRest)
  }

  @Test func changeWithoutAnAnimationStopsWhatRuns() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.linear(duration: 1).repeatForever()) { knob.value = 1 }
    await stage.advance(10)
    knob.value = 0.25
    await stage.update()
    #expect(opacities(stage) == [0.25])
    #expect(stage.isAtRest)
  }

  @Test func repeatingAnimationsAreNamedWhileTheyChangePixels() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.linear(duration: 1).repeatForever()) { knob.value = 1 }
    await #expect(throws: StageError.self) { try await stage.settle(20) }
    #expect(stage.host.unrest.contains { $0.contains("Opacity") })
  }

  @Test func changeBackBeforeItIsTakenInDoesNothing() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.linear(duration: 1)) {
      knob.value = 1
      knob.value = 0
    }
    await stage.update()
    #expect(stage.isAtRest)
  }

  // MARK: nested transactions

  @Test func nestedTransactionsEachKeepTheirOwn() async throws {
    let a = Knob<Double>(), b = Knob<Double>()
    let stage = try Stage(
      HStack {
        Turning(a, 0) { ink.opacity($0) }
        Turning(b, 0) { ink.opacity($0) }
      })
    withAnimation(.linear(duration: 1)) {
      a.value = 1
      withAnimation(.linear(duration: 0.5)) { b.value = 1 }
    }
    await stage.advance(15)
    #expect(isClose(opacities(stage)[0], 0.25) && isClose(opacities(stage)[1], 0.5))
  }

  @Test func oneValueInTwoTransactionsMovesInBoth() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.linear(duration: 1)) {
      knob.value = 0.5
      withAnimation(.linear(duration: 0.5)) { knob.value = 1 }
    }
    await stage.advance(15)
    // To 0.5 in a second, and 0.5 more in half of one.
    #expect(isClose(opacities(stage)[0], 0.5 * 0.25 + 0.5 * 0.5))
  }

  @Test func withAnimationNilShowsAtOnce() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.linear(duration: 1)) { withAnimation(nil) { knob.value = 1 } }
    await stage.update()
    #expect(opacities(stage) == [1])
  }

  @Test func transactionsCarryTheirValues() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    var transaction = Transaction(animation: .linear(duration: 1))
    transaction.disablesAnimations = true
    withTransaction(transaction) { knob.value = 1 }
    await stage.update()
    #expect(opacities(stage) == [1])
    withTransaction(\.animation, .linear(duration: 1)) { knob.value = 0 }
    await stage.advance(30)
    #expect(isClose(opacities(stage)[0], 0.5))
  }

  @Test func bindingsBringTheirAnimation() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    knob.binding.animation(.linear(duration: 1)).wrappedValue = 1
    await stage.advance(30)
    #expect(isClose(opacities(stage)[0], 0.5))
  }
}
