import Diorama
import DioramaTesting
import Foundation
import Testing

/// Timers of Foundation that views start.
@MainActor @Suite struct TimerTests {
  private struct Carousel: View {
    @State private var page = 0
    @State private var timer: Timer?
    var body: some View {
      Text("page \(page)")
        .onAppear {
          timer = Timer.scheduledTimer(withTimeInterval: 1.5, repeats: true) { _ in
            MainActor.assumeIsolated { page += 1 }
          }
        }
        .onTapGesture { timer?.invalidate() }
    }
  }
  @Test func theyFollowTheWindowsTime() async throws {
    let stage = try Stage(Carousel(), size: CGSize(width: 100, height: 40))
    await stage.advance(89)
    #expect(stage.labels == ["page 0"])
    await stage.advance(1)
    #expect(stage.labels == ["page 1"])
    await stage.advance(90)
    #expect(stage.labels == ["page 2"])
    try await stage.tap("page 2")
    await stage.advance(200)
    #expect(stage.labels == ["page 2"])
    try await stage.settle()
  }

  private struct Countdown: View {
    @State private var left = 3
    var body: some View {
      Text("\(left)")
        .onAppear {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in
            nonisolated(unsafe) let timer = timer
            MainActor.assumeIsolated {
              left -= 1
              if left == 0 { timer.invalidate() }
            }
          }
          Timer.scheduledTimer(withTimeInterval: 10, repeats: false) { _ in
            MainActor.assumeIsolated { left = 99 }
          }
        }
    }
  }
  @Test func wholeSecondsDoWhateverTheBlockDoes() async throws {
    let stage = try Stage(Countdown(), size: CGSize(width: 100, height: 40))
    await stage.advance(120)
    #expect(stage.labels == ["1"])
    await stage.advance(300)
    #expect(stage.labels == ["0"])
    await stage.advance(200)
    #expect(stage.labels == ["99"])
  }

  @Test func withoutAWindowTheyFollowTheMachine() {
    let timer = Timer.scheduledTimer(withTimeInterval: 1000, repeats: true) { _ in }
    #expect(timer.isValid && timer.timeInterval == 1000)
    #expect(timer.fireDate.timeIntervalSinceNow > 900)
    timer.invalidate()
  }
}
