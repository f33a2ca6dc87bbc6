import DioramaTesting
import Foundation
import Testing

@testable import Diorama

/// A page that another covers has disappeared.
@MainActor @Suite struct CoveredPageTests {
  private struct Home: View {
    let log: Log
    @State private var taps = 0
    var body: some View {
      NavigationStack {
        VStack {
          Button("tap \(taps)") { taps += 1 }
          NavigationLink("on") {
            Text("page").onAppear { log("page comes") }.onDisappear { log("page goes") }
          }
        }
        .onAppear { log("home comes") }.onDisappear { log("home goes") }
        .task {
          log("task")
          let silence = AsyncStream.makeStream(of: Int.self)
          for await _ in silence.stream {}
          log("cancelled")
          silence.continuation.finish()
        }
      }
    }
  }
  @Test func itIsToldThatItGoesAndComes() async throws {
    let log = Log()
    let stage = try Stage(Home(log: log), size: CGSize(width: 200, height: 300))
    await stage.update()
    try await stage.tap("tap 0")
    #expect(log.take() == ["home comes", "task"])
    let place = try stage.element("tap 1").frame
    try await stage.tap("on")
    #expect(log.take() == ["page comes"], "the page below is seen while the other one comes")
    try await stage.settle()
    #expect(log.take() == ["home goes", "cancelled"])
    await stage.key("Escape")
    #expect(log.take() == ["home comes", "task"], "at the beginning of the way back")
    try await stage.settle()
    #expect(log.take() == ["page goes"])
    #expect(try stage.element("tap 1").frame == place, "with what it had")
  }
}
