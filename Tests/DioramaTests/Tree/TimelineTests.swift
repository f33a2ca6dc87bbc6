import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct TimelineTests {
  private let start = Date(timeIntervalSinceReferenceDate: 0)
  private func seconds(_ date: Date) -> String { "\(Int(date.timeIntervalSince(start).rounded()))" }

  @Test func everyFrame() async throws {
    let stage = try Stage(
      TimelineView(.animation) { context in
        ink.frame(width: context.date.timeIntervalSince(start) * 60)
          .frame(maxWidth: .infinity, alignment: .leading)
      }, size: CGSize(width: 60, height: 4))
    await stage.advance(30)
    #expect(isClose(Bar(stage, row: 2)!.right, 30, 0.01))
    await #expect(throws: StageError.self) { try await stage.settle(10) }
  }

  @Test func everyFrameWithoutAChangeIsRest() async throws {
    let stage = try Stage(
      TimelineView(.animation) { _ in ink }, size: CGSize(width: 4, height: 4))
    await stage.advance()
    #expect(stage.isAtRest)
    stage.resetCounts()
    await stage.advance(10)
    #expect(stage.counts.bodies == 10 && stage.counts.layouts == 0)
  }

  @Test func pausedOrSeldomer() async throws {
    let knob = Knob<Bool>()
    let stage = try Stage(
      Turning(knob, true) { isPaused in
        TimelineView(.animation(minimumInterval: 0.5, paused: isPaused)) { context in
          Text(
            seconds(
              context.date.addingTimeInterval(
                context.date.timeIntervalSince(start))))
        }
      }, size: CGSize(width: 40, height: 20))
    await stage.advance(60)
    #expect(stage.labels == ["0"])
    knob.value = false
    await stage.update()
    await stage.advance(59)
    #expect(stage.labels == ["3"], "twice one second and a half")
  }

  @Test func everySoManySeconds() async throws {
    let log = Log()
    let stage = try Stage(
      TimelineView(.periodic(from: start.addingTimeInterval(-0.5), by: 1)) { context in
        let _ = log(String(context.date.timeIntervalSince(start)))
        ink
      }, size: CGSize(width: 4, height: 4))
    await stage.advance()
    #expect(stage.isAtRest, "what comes only now and then is waited for by nobody")
    await stage.advance(149)
    #expect(log.lines == ["-0.5", "0.5", "1.5", "2.5"])
  }

  @Test func everyMinuteAndAtGivenDates() async throws {
    let minutes = try Stage(
      TimelineView(.everyMinute) { Text(seconds($0.date)) }, size: CGSize(width: 40, height: 20))
    await minutes.advance(60 * 60 - 1)
    #expect(minutes.labels == ["0"])
    await minutes.advance(1)
    #expect(minutes.labels == ["60"])
    let dates = [-5.0, -2, 1, 3].map(start.addingTimeInterval)
    let given = try Stage(
      TimelineView(.explicit(dates)) { Text(seconds($0.date)) }, size: CGSize(width: 40, height: 20)
    )
    #expect(given.labels == ["-2"])
    await given.advance(60)
    #expect(given.labels == ["1"])
    await given.advance(300)
    #expect(given.labels == ["3"] && given.host.graph.isIdle && given.host.nextWake == nil)
  }
}
