import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct PhaseTests {
  private let size = CGSize(width: 30, height: 4)
  private func left(_ stage: Stage) -> Double { Bar(stage, row: 2)!.left }

  @Test func phasesGoRound() async throws {
    let stage = try Stage(
      PhaseAnimator([0.0, 6, 18]) { x in
        ink.frame(width: 4).offset(x: x).frame(maxWidth: .infinity, alignment: .leading)
      } animation: {
        $0 == 0 ? nil : .linear(duration: 0.5)
      }, size: size)
    #expect(left(stage) == 0)
    await stage.advance(15)
    #expect(isClose(left(stage), 3, 0.01))
    var seen: [Double] = []
    for _ in 0..<120 {
      await stage.advance()
      seen.append(left(stage))
    }
    #expect(seen.max()! > 17.9 && seen.min()! == 0)
    let again = seen.indices.filter { seen[$0] == 0 }
    #expect(again.count >= 1, "it begins again")
    await #expect(throws: StageError.self) { try await stage.settle(10) }
  }

  @Test func aTriggerGoesThroughAllOnce() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 0) { n in
        ink.frame(width: 4)
          .phaseAnimator([0.0, 12], trigger: n) { view, x in
            view.offset(x: x)
          } animation: { _ in
            .linear(duration: 0.5)
          }
          .frame(maxWidth: .infinity, alignment: .leading)
      }, size: size)
    #expect(stage.isAtRest && left(stage) == 0)
    await stage.advance(20)
    #expect(left(stage) == 0)
    knob.value = 1
    await stage.update()
    await stage.advance(15)
    #expect(isClose(left(stage), 6, 0.41))
    try await stage.settle()
    #expect(left(stage) == 0)
    #expect(stage.time > 1.3 && stage.time < 1.5)
  }

  @Test func aViewThatHasGoneGoesOnNoMore() async throws {
    let knob = Knob<Bool>()
    let stage = try Stage(
      Turning(knob, true) { isThere in
        if isThere { PhaseAnimator([0.2, 1.0]) { ink.opacity($0) } }
      }, size: size)
    await stage.advance(20)
    knob.value = false
    await stage.update()
    try await stage.settle()
    await stage.advance(60)
    #expect(stage.host.graph.isIdle && stage.reports == [])
  }
}
