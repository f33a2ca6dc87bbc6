import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct CompletionTests {
  private let log = Log()
  private func fading(_ knob: Knob<Double>) throws -> Stage {
    try Stage(Turning(knob, 0) { ink.opacity($0) }, size: CGSize(width: 10, height: 10))
  }
  /// The frame in which something is first told, at most 200 from now.
  private func frame(_ stage: Stage) async -> Int {
    for _ in 0..<200 where log.lines.isEmpty { await stage.advance() }
    return stage.frame
  }

  @Test func springIsLogicallyCompleteAfterItsResponse() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.spring(response: 0.5, dampingFraction: 0.825)) {
      knob.value = 1
    } completion: {
      log("done")
    }
    #expect(await (30...31).contains(frame(stage)), "0.5 s")
    #expect(!stage.isAtRest, "it still quivers")
    try await stage.settle()
    await stage.advance(10)
    #expect(log.lines == ["done"], "once")
  }

  @Test func springIsRemovedWhenNothingMoves() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.spring(response: 0.5, dampingFraction: 0.825), completionCriteria: .removed) {
      knob.value = 1
    } completion: {
      log("done")
    }
    try await stage.settle()
    #expect(stage.frame > 31)
    await stage.advance(2)
    #expect(log.lines == ["done"])
  }

  @Test func curveIsCompleteAtItsEnd() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.linear(duration: 0.2)) {
      knob.value = 1
    } completion: {
      log("done")
    }
    #expect(await (12...13).contains(frame(stage)))
    await stage.advance(10)
    #expect(log.lines == ["done"])
  }

  @Test func logicalCompletionMayComeEarlier() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.linear(duration: 1).logicallyComplete(after: 0.2)) {
      knob.value = 1
    } completion: {
      log("done")
    }
    #expect(await (12...13).contains(frame(stage)))
    await stage.advance(100)
    #expect(log.lines == ["done"])
  }

  @Test func nothingThatAnimatesCompletesAtOnce() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation {
      knob.value = 0
    } completion: {
      log("same value")
    }
    await stage.advance(2)
    #expect(log.take() == ["same value"])
    withAnimation {
    } completion: {
      log("nothing written")
    }
    await stage.advance(2)
    #expect(log.take() == ["nothing written"])
    withAnimation(nil) {
      knob.value = 1
    } completion: {
      log("no animation")
    }
    await stage.advance(2)
    #expect(log.take() == ["no animation"])
  }

  @Test func interruptedAnimationsCompleteOnce() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    for i in 1...3 {
      withAnimation(.spring(response: 0.5)) {
        knob.value = Double(i) / 3
      } completion: {
        log("\(i)")
      }
      await stage.advance(5)
    }
    try await stage.settle()
    await stage.advance(5)
    #expect(log.lines.sorted() == ["1", "2", "3"])
  }

  @Test func nestedTransactionsCompleteByThemselves() async throws {
    let a = Knob<Double>(), b = Knob<Double>()
    let stage = try Stage(
      HStack {
        Turning(a, 0) { ink.opacity($0) }
        Turning(b, 0) { ink.opacity($0) }
      })
    withAnimation(.linear(duration: 0.5)) {
      a.value = 1
      withAnimation(.linear(duration: 0.1)) {
        b.value = 1
      } completion: {
        log("inner")
      }
    } completion: {
      log("outer")
    }
    #expect(await (6...7).contains(frame(stage)))
    #expect(log.take() == ["inner"])
    #expect(await (30...31).contains(frame(stage)))
    #expect(log.take() == ["outer"])
  }

  @Test func completionWaitsForTheSlowest() async throws {
    let knob = Knob<Double>()
    let stage = try Stage(
      Turning(knob, 0) { value in
        HStack {
          ink.opacity(value).animation(.linear(duration: 0.1), value: value)
          ink.opacity(value).animation(.linear(duration: 0.4), value: value)
        }
      })
    for criteria in [[true], [false], [true, false]] {
      var transaction = Transaction(animation: .linear(duration: 0.2))
      for isLogical in criteria {
        transaction.addAnimationCompletion(criteria: isLogical ? .logicallyComplete : .removed) {
          [log] in log(isLogical ? "logical" : "removed")
        }
      }
      let start = stage.frame
      withTransaction(transaction) { knob.value = 1 - knob.value }
      await stage.update()
      let end = await frame(stage)
      #expect((24...25).contains(end - start), "0.4 s, with \(criteria)")
      await stage.advance(20)
      #expect(log.take().count == criteria.count)
    }
  }

  @Test func repeatingForEverNeverCompletes() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.linear(duration: 0.1).repeatForever()) {
      knob.value = 1
    } completion: {
      log("done")
    }
    await stage.advance(200)
    #expect(log.lines == [])
    knob.value = 0
    await stage.advance(2)
    #expect(log.lines == ["done"], "it has been stopped")
  }

  @Test func completionMayChangeStateAndAnimate() async throws {
    let knob = Knob<Double>(), stage = try fading(knob)
    withAnimation(.linear(duration: 0.1)) {
      knob.value = 1
    } completion: {
      withAnimation(.linear(duration: 1)) { knob.value = 0 }
    }
    await stage.advance(10)
    let opacity = stage.layers(.opacity)[0]
    #expect(opacity.model(.a).x == 0)
    #expect(opacity.presented(.a).x > 0.9)
    try await stage.settle()
    #expect(opacity.presented(.a).x == 0)
  }

  @Test func removedViewsDoNotHoldUpACompletion() async throws {
    let knob = Knob<Double>(), isThere = Knob<Bool>()
    let stage = try Stage(
      Turning(isThere, true) { isThere in
        if isThere { Turning(knob, 0) { ink.opacity($0) } }
      })
    withAnimation(.linear(duration: 10)) {
      knob.value = 1
    } completion: {
      log("done")
    }
    await stage.advance(3)
    isThere.value = false
    await stage.advance(3)
    #expect(log.lines == ["done"])
    #expect(stage.isAtRest)
  }
}
