import Diorama
import DioramaTesting
import Foundation
import Testing

/// Two fifths of a second, at one speed.
private struct Even: CustomAnimation {
  var duration = 0.4
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    time >= duration ? nil : value.scaled(by: time / duration)
  }
}
/// A tenth of the way in every step, by what it has kept.
private struct Counting: CustomAnimation {
  private struct Steps<V>: AnimationStateKey { static var defaultValue: Int { 0 } }
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let n = context.state[Steps<V>.self]
    context.state[Steps<V>.self] = n + 1
    if n >= 5 { context.isLogicallyComplete = true }
    return n >= 10 ? nil : value.scaled(by: Double(n) / 10)
  }
}
/// Another animation, twice as far.
private struct Doubled: CustomAnimation {
  let base: Animation
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    base.animate(value: value, time: time, context: &context)?.scaled(by: 2)
  }
}

@MainActor @Suite struct CustomAnimationTests {
  private struct Mover: View {
    let log: Log
    let animation: Animation
    @State private var x = 0.0
    var body: some View {
      Color(red: 0, green: 0, blue: 0).frame(width: 10, height: 10).offset(x: x)
        .frame(width: 200, height: 10, alignment: .leading)
        .onTapGesture {
          withAnimation(animation) {
            x = 100
          } completion: {
            log("done")
          }
        }
    }
  }
  private func stage(_ animation: Animation, _ log: Log) async throws -> Stage {
    let stage = try Stage(
      Mover(log: log, animation: animation), size: CGSize(width: 200, height: 10))
    try await stage.tap(5, 5)
    return stage
  }
  /// Where the black square begins.
  private func left(_ stage: Stage) -> Int { (0..<200).first { stage.gray($0, 5) < 128 } ?? -1 }

  @Test func aCustomAnimationIsAskedForEveryFrame() async throws {
    let log = Log()
    let stage = try await stage(Animation(Even()), log)
    let start = left(stage)
    await stage.advance(12)
    #expect(abs(left(stage) - start - 50) <= 2)
    #expect(log.take() == [])
    await stage.advance(18)
    #expect(left(stage) == 100 && log.take() == ["done"] && stage.isAtRest)
  }

  @Test func itMayBeDelayedAndSped() async throws {
    let log = Log()
    let slow = try await stage(Animation(Even()).speed(0.5).delay(0.2), log)
    await slow.advance(9)
    #expect(left(slow) == 0)
    await slow.advance(27)
    #expect(abs(left(slow) - 50) <= 3)
  }

  @Test func whatItKeepsLasts() async throws {
    let log = Log()
    let stage = try await stage(Animation(Counting()), log)
    let start = left(stage)
    await stage.advance(4)
    #expect(abs(left(stage) - start - 40) <= 11)
    #expect(log.take() == [])
    await stage.advance(3)
    #expect(log.take() == ["done"], "it counts as complete before it has ended")
    #expect(left(stage) < 100)
    await stage.advance(12)
    #expect(left(stage) == 100)
  }

  @Test func anAnimationMayUseAnother() {
    var context = AnimationContext<Double>()
    let doubled = Doubled(base: .linear(duration: 1))
    #expect(doubled.animate(value: 10, time: 0.5, context: &context) == 10)
    #expect(doubled.animate(value: 10, time: 1, context: &context) == nil)
    #expect(Animation.linear(duration: 1).velocity(value: 10, time: 0.5, context: context) == 10)
    #expect(Animation(Even()) == Animation(Even()))
    #expect(Animation(Even()) != Animation(Even(duration: 1)))
    var spring = AnimationContext<Double>()
    #expect(Animation.bouncy.animate(value: 10, time: 60, context: &spring) == nil)
    #expect(spring.isLogicallyComplete)
  }
}
