import Diorama
import DioramaTesting
import Foundation
import Testing

private struct Page: View {
  @State private var text = "idle"
  @State private var isThere = true
  @State private var ticks = 0
  let report: (String) -> Void

  var body: some View {
    VStack {
      Text(text)
      Button("Sleep") {
        Task {
          try await Task.sleep(for: .milliseconds(500))
          text = "awake"
        }
      }
      Button("Nanoseconds") {
        Task {
          try? await Task.sleep(nanoseconds: UInt64(0.1 * 1_000_000_000))
          text = "nanoseconds"
        }
      }
      Button("Until") {
        Task {
          try await Task.sleep(until: .now + .seconds(0.2))
          text = "until"
        }
      }
      Button("Clock") {
        Task {
          try await ContinuousClock().sleep(for: .seconds(0.3))
          try await SuspendingClock().sleep(for: .seconds(0.1), tolerance: .zero)
          try await Task.sleep(for: .seconds(0.1), clock: .continuous)
          text = "clock"
        }
      }
      Button("Queue") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { text = "queue" }
      }
      Button("Chain") { chain(3) }
      Button("Nothing") {
        Task {
          try await Task.sleep(for: .zero)
          text = "nothing"
        }
      }
      Button("Remove") { isThere = false }
      if isThere {
        Text("ticks \(ticks)").task {
          do {
            while true {
              try await Task.sleep(for: .seconds(1))
              ticks += 1
            }
          } catch { report("\(error is CancellationError)") }
        }
      }
    }
  }
  private func chain(_ n: Int) {
    DispatchQueue.main.asyncAfter(deadline: .now()) {
      text = "chain \(n)"
      if n > 0 { chain(n - 1) }
    }
  }
}

@MainActor @Suite struct DelayTests {
  private final class Log { var lines: [String] = [] }
  private let log = Log()

  private func stage() throws -> Stage {
    try Stage(Page { [log] in log.lines.append($0) }, size: CGSize(width: 300, height: 400))
  }
  /// In which frame after a tap a text has come; nil for none of the first hundred.
  private func frame(of text: String, after button: String) async throws -> Int? {
    let stage = try stage()
    await stage.advance(7)
    try await stage.tap(button)
    for n in 0...100 {
      if stage.elements.contains(where: { $0.label == text }) { return n }
      await stage.advance()
    }
    return nil
  }

  @Test(arguments: [
    ("Sleep", "awake", 30), ("Nanoseconds", "nanoseconds", 6), ("Until", "until", 12),
    ("Queue", "queue", 15), ("Nothing", "nothing", 0),
    ("Clock", "clock", 30),
  ])
  func aDelayEndsInItsFrame(button: String, text: String, frame: Int) async throws {
    #expect(try await self.frame(of: text, after: button) == frame)
  }

  @Test func aDelayOfNothingThatIsRenewedTakesAFrameEach() async throws {
    #expect(try await frame(of: "chain 0", after: "Chain") == 3)
  }

  @Test func aTaskSleepsAgainAndAgain() async throws {
    let stage = try stage()
    await stage.advance(59)
    #expect(try stage.element("ticks 0").isVisible)
    await stage.advance(1)
    #expect(try stage.element("ticks 1").isVisible)
    await stage.advance(120)
    #expect(try stage.element("ticks 3").isVisible)
    #expect(!stage.isAtRest)
  }

  @Test func aTaskWhoseViewGoesSleepsNoMore() async throws {
    let stage = try stage()
    await stage.advance(10)
    #expect(log.lines.isEmpty)
    try await stage.tap("Remove")
    await stage.advance(1)
    #expect(log.lines == ["true"])
    try await stage.settle(10)
  }

  @Test func aWindowThatClosesEndsWhatSleeps() async throws {
    do {
      let stage = try stage()
      await stage.advance(10)
    }
    for _ in 0..<2000 where log.lines.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    #expect(log.lines == ["true"])
  }

  @Test func aTestOfItsOwnSleepsInTheMachinesTime() async throws {
    let stage = try stage()
    try await Task.sleep(for: .milliseconds(2))
    await withCheckedContinuation { done in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.002) { done.resume() }
    }
    #expect(stage.frame == 0)
  }

  @Test func eachWindowHasItsOwnTime() async throws {
    let a = try stage(), b = try stage()
    try await a.tap("Queue")
    try await b.tap("Queue")
    await a.advance(15)
    #expect(try a.element("queue").isVisible)
    #expect(try b.element("idle").isVisible)
    await b.advance(15)
    #expect(try b.element("queue").isVisible)
  }
}
