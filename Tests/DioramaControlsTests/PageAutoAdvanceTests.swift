import Diorama
import DioramaControls
import DioramaTesting
import Foundation
import Testing

@MainActor struct PageAutoAdvanceTests {
  private let size = CGSize(width: 300, height: 100)
  private struct Screen: View {
    @State private var index = 0
    @State private var isShown = true
    var isLooping = false
    let log: IndicatorLog
    var body: some View {
      VStack(spacing: 0) {
        Button("switch") { isShown.toggle() }
        if isShown {
          TabView(selection: $index) {
            ForEach(0..<3, id: \.self) { Text(verbatim: "leaf \($0)") }
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
          .pageLooping(isLooping)
          .pageIndicator(.worm, padding: 0)
          .pageAutoAdvance(every: 2)
        }
      }
      .onChange(of: index) { _, new in log.told.append(new) }
    }
  }
  let log = IndicatorLog()

  @Test(arguments: [false, true])
  func pagesTurnInTheirTime(isLooping: Bool) async throws {
    let stage = try Stage(Screen(isLooping: isLooping, log: log), size: size)
    await stage.advance(118)
    #expect(log.told.isEmpty)
    await stage.advance(4)
    #expect(log.take() == [1])
    await stage.advance(118)
    #expect(log.told.isEmpty, "counted from the turn")
    await stage.advance(4)
    #expect(log.take() == [2])
    await stage.advance(122)
    #expect(log.take() == [0])
    await stage.advance(40)
    #expect(try stage.element(role: "pageIndicator").value == "Page 1 of 3")
  }

  @Test func theHandStopsItAndTheWaitBeginsAnew() async throws {
    let stage = try Stage(Screen(log: log), size: size)
    await stage.advance(100)
    await stage.down(CGPoint(x: 200, y: 50))
    await stage.move(from: CGPoint(x: 200, y: 50), to: CGPoint(x: 150, y: 50), frames: 10)
    await stage.advance(200)
    #expect(log.told.isEmpty, "held")
    await stage.up(CGPoint(x: 150, y: 50))
    await stage.advance(116)
    #expect(log.told.isEmpty, "let go")
    await stage.advance(8)
    #expect(log.take() == [1])
    // A click on the dots begins anew, too.
    await stage.advance(100)
    try await stage.tap(at: CGPoint(x: stage.row.x - 24, y: stage.row.y))
    #expect(log.take() == [0])
    await stage.advance(116)
    #expect(log.told.isEmpty)
    await stage.advance(8)
    #expect(log.take() == [1])
  }

  @Test func itStopsWhileNothingIsSeenOfIt() async throws {
    let stage = try Stage(Screen(log: log), size: size)
    try await stage.tap("switch")
    await stage.advance(300)
    #expect(log.told.isEmpty)
    #expect(stage.isAtRest)
    try await stage.tap("switch")
    await stage.advance(116)
    #expect(log.told.isEmpty)
    await stage.advance(8)
    #expect(log.told == [1])
  }

  @Test func itStopsOnAPageThatIsNotSeen() async throws {
    struct Nested: View {
      @State private var outer = 0
      let log: IndicatorLog
      var body: some View {
        TabView(selection: $outer) {
          Screen(log: log).tag(0)
          Text("other").tag(1)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .overlay(alignment: .top) { Button("turn") { outer = 1 - outer } }
      }
    }
    let stage = try Stage(Nested(log: log), size: size)
    try await stage.tap("turn")
    await stage.advance(300)
    #expect(log.told.isEmpty)
    #expect(stage.isAtRest)
    try await stage.tap("turn")
    await stage.advance(124)
    #expect(log.told == [1])
  }

  @Test func withReducedMotionPagesStay() async throws {
    let stage = try Stage(Screen(log: log), size: size, reduceMotion: true)
    await stage.advance(300)
    #expect(log.told.isEmpty)
    #expect(stage.isAtRest)
  }
}
