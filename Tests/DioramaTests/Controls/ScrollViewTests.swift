import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor struct ScrollViewTests {
  private struct Rows: View {
    var count = 40
    var axes: Axis.Set = .vertical
    var body: some View {
      ScrollView(axes) {
        if axes == .vertical {
          VStack(spacing: 0) { rows }
        } else {
          HStack(spacing: 0) { rows }
        }
      }
    }
    private var rows: some View {
      ForEach(0..<count, id: \.self) { i in
        Text("row \(i)").frame(width: 100, height: 50)
          .background(i % 2 == 0 ? Color.yellow : Color.green)
      }
    }
  }
  private let size = CGSize(width: 200, height: 300)
  private func top(_ stage: Stage, _ row: Int = 0) throws -> CGFloat {
    try stage.element("row \(row)").frame.midY.rounded(.down) - 25 - CGFloat(row) * 50
  }

  @Test func contentBeginsAtTheTopAndInTheMiddleAcross() throws {
    let stage = try Stage(Rows(), size: size)
    #expect(try top(stage) == 0)
    #expect(abs(try stage.element("row 0").frame.midX - 100) <= 0.5)
    #expect(try stage.element("row 5").isVisible)
    #expect(!(try stage.element("row 6").isVisible))
  }

  @Test func shortContentStaysAtTheTop() async throws {
    let stage = try Stage(Rows(count: 2), size: size)
    #expect(try top(stage) == 0)
    await stage.wheel(dy: 40, at: CGPoint(x: 100, y: 150))
    #expect(try top(stage) == 0)
  }

  @Test func aDragMovesOneToOneAfterTheSlop() async throws {
    let stage = try Stage(Rows(), size: size)
    await stage.down(CGPoint(x: 100, y: 250))
    for i in 1...20 {
      let y = 250 - CGFloat(i) * 6
      await stage.move(from: CGPoint(x: 100, y: y + 6), to: CGPoint(x: 100, y: y), frames: 1)
      let expected = i == 1 ? 0 : 10 - CGFloat(i) * 6
      #expect(abs(try top(stage) - expected) <= 0.5)
    }
  }

  @Test func aFlingCoastsAndSlowsDown() async throws {
    let stage = try Stage(Rows(count: 200), size: size)
    await stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150), frames: 6)
    // 1,000 points a second at the release, 90 points moved by then.
    var last = -90.0, steps: [CGFloat] = []
    while !stage.isAtRest, stage.frame < 500 {
      await stage.advance()
      let y = try top(stage)
      steps.append(last - y)
      last = y
    }
    #expect(steps.first! > steps[30] && steps[30] >= steps[60])
    // Until it is slower than 10 points a second: (1000 − 10) / −(1000 · ln 0.998).
    #expect(abs(-last - (90 + 990 / (-1000 * log(0.998)))) < 3)
  }

  @Test func itGivesWayAtTheEndsAndComesBack() async throws {
    let stage = try Stage(Rows(), size: size)
    await stage.down(CGPoint(x: 100, y: 50))
    await stage.move(from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100, y: 160), frames: 10)
    // 100 points beyond, with a viewport of 300.
    #expect(abs(try top(stage) - RubberBand.offset(100, viewport: 300)) <= 0.5)
    await stage.advance(6)
    await stage.up(CGPoint(x: 100, y: 160))
    await stage.advance(36)
    #expect(try top(stage) == 0, "0.6 s later")
    try await stage.settle(60)
  }

  @Test func aFlingIntoTheEndBouncesOnce() async throws {
    let stage = try Stage(Rows(count: 10), size: size)
    await stage.drag(from: CGPoint(x: 100, y: 280), to: CGPoint(x: 100, y: 60), frames: 4)
    var lowest = CGFloat(0)
    while !stage.isAtRest, stage.frame < 400 {
      await stage.advance()
      lowest = min(lowest, try top(stage))
    }
    #expect(lowest < -200, "beyond the end for a moment")
    #expect(try top(stage) == -200)
  }

  @Test func theWheelScrollsAndStopsAtTheEnds() async throws {
    let stage = try Stage(Rows(count: 10), size: size)
    let place = CGPoint(x: 100, y: 150)
    await stage.wheel(dy: 40, at: place)
    #expect(try top(stage) == -40)
    for _ in 0..<9 { await stage.wheel(dy: 40, at: place) }
    #expect(try top(stage) == -200)
    await stage.wheel(dx: 40, at: place)
    #expect(try top(stage) == -200)
  }

  @Test func keys() async throws {
    let stage = try Stage(Rows(count: 20), size: size)
    for (key, y) in [
      ("ArrowDown", -40.0), ("PageDown", -310), ("ArrowUp", -270), ("End", -700), ("PageUp", -430),
      ("Home", 0),
    ] {
      await stage.key(key)
      #expect(try top(stage) == y, "\(key)")
    }
  }

  @Test func horizontalContent() async throws {
    let stage = try Stage(Rows(axes: .horizontal), size: size)
    await stage.wheel(dy: 80, at: CGPoint(x: 100, y: 150), isShifted: true)
    #expect(abs(try stage.element("row 0").frame.midX - (50 - 80)) <= 0.5)
    #expect(abs(try stage.element("row 0").frame.midY - 150) <= 0.5)
  }

  @Test func aPressOnMovingContentStopsItAndIsNoTap() async throws {
    struct Buttons: View {
      @State private var taps = 0
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<60, id: \.self) { i in
              Button("button \(i)") { taps += 1 }.frame(height: 50)
            }
          }
          .frame(maxWidth: .infinity)
        }
        .overlay(Text("taps \(taps)"), alignment: .bottom)
      }
    }
    let stage = try Stage(Buttons(), size: size)
    await stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150), frames: 5)
    await stage.advance(10)
    #expect(!stage.isAtRest)
    await stage.down(CGPoint(x: 100, y: 150))
    let y = try stage.element("button 20").frame.minY
    await stage.advance(5)
    #expect(try stage.element("button 20").frame.minY == y)
    await stage.up(CGPoint(x: 100, y: 150))
    #expect(try stage.element("taps 0").isVisible)
    try await stage.settle(300)
    let seen = try #require(
      (0..<60).first { (try? stage.element("button \($0)").frame.minY) ?? -1 > 100 })
    try await stage.tap("button \(seen)")
    #expect(try stage.element("taps 1").isVisible)
  }

  @Test(arguments: [(true, 0.0), (true, 0.5), (false, 1.0)])
  func scrollToPutsARowAtItsAnchor(isAnimated: Bool, anchor: Double) async throws {
    struct Jumping: View {
      let isAnimated: Bool
      let anchor: CGFloat
      var body: some View {
        ScrollViewReader { reader in
          VStack(spacing: 0) {
            Button("go") {
              if isAnimated {
                withAnimation(.linear(duration: 0.2)) {
                  reader.scrollTo(20, anchor: UnitPoint(x: 0.5, y: anchor))
                }
              } else {
                reader.scrollTo(20, anchor: UnitPoint(x: 0.5, y: anchor))
              }
            }
            .frame(height: 100)
            Rows()
          }
        }
      }
    }
    let stage = try Stage(Jumping(isAnimated: isAnimated, anchor: anchor), size: size)
    // The viewport is 200 points high, from 100; a row is 50.
    func place(_ row: Int) throws -> CGFloat {
      try stage.element("row \(row)").frame.midY.rounded(.down) - 25
    }
    try await stage.tap("go")
    let end = 100 + 150 * anchor
    if isAnimated {
      #expect(try place(0) == 100)
      await stage.advance(6)
      // Half of the time, half of the way.
      #expect(abs(try place(20) - (1100 + end) / 2) <= 0.5)
      await stage.advance(6)
    }
    #expect(abs(try place(20) - end) <= 0.5)
  }

  @Test func scrollToWithoutAnAnchorMovesTheLeast() async throws {
    struct Least: View {
      var body: some View {
        ScrollViewReader { reader in
          VStack(spacing: 0) {
            HStack {
              Button("down") { reader.scrollTo(10) }
              Button("up") { reader.scrollTo(8) }
              Button("top") { reader.scrollTo(2) }
              Button("nowhere") { reader.scrollTo("no such row") }
            }
            .frame(height: 100)
            Rows()
          }
        }
      }
    }
    let stage = try Stage(Least(), size: CGSize(width: 300, height: 300))
    func place(_ row: Int) throws -> CGFloat {
      try stage.element("row \(row)").frame.midY.rounded(.down) - 25
    }
    try await stage.tap("down")
    #expect(abs(try place(10) - 250) <= 0.5)
    try await stage.tap("up")
    #expect(abs(try place(10) - 250) <= 0.5, "it is seen already")
    try await stage.tap("top")
    #expect(abs(try place(2) - 100) <= 0.5)
    try await stage.tap("nowhere")
    #expect(stage.reports.contains { $0.contains("no such row") })
  }

  @Test func readersOfAFrameSeeEveryFrame() async throws {
    struct Reading: View {
      let log: PagerLog
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            GeometryReader { g in
              let _ = log.selections.append(Int(g.frame(in: .global).minY.rounded()))
              Color.red
            }
            .frame(height: 50)
            ForEach(0..<30, id: \.self) { Text("row \($0)").frame(height: 50) }
          }
        }
      }
    }
    let log = PagerLog()
    let stage = try Stage(Reading(log: log), size: size)
    for i in 1...5 {
      await stage.wheel(dy: 10, at: CGPoint(x: 100, y: 150))
      #expect(log.selections.last == -10 * i)
    }
    #expect(log.selections.count == 6, "once a change")
  }

  @Test func rightToLeftBeginsAtTheRight() throws {
    let stage = try Stage(
      Rows(axes: .horizontal), size: size, layoutDirection: .rightToLeft)
    #expect(abs(try stage.element("row 0").frame.midX - 150) <= 0.5)
  }

  @Test func scrollingThatAnActionAsksForIsDoneInItsFrame() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 30) { n in
        ScrollViewReader { proxy in
          ScrollView(showsIndicators: false) {
            VStack(spacing: 0) {
              ForEach(0..<50, id: \.self) { Color.clear.frame(height: 20).named("\($0)") }
            }
          }
          .onAppear { proxy.scrollTo(n) }
          .onChange(of: n) { proxy.scrollTo(n) }
        }
      }, size: CGSize(width: 50, height: 100))
    #expect(stage.isAtRest)
    #expect(try stage.frame("30").maxY == 100, "when it appears")
    knob.value = 2
    await stage.update()
    #expect(stage.isAtRest)
    #expect(try stage.frame("2").minY == 0, "when something changes")
  }
}
