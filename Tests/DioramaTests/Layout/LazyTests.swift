import Diorama
import DioramaTesting
import Foundation
import Testing

/// Rows, columns and grids of which only what is seen is made.
@MainActor struct LazyTests {
  private let size = CGSize(width: 200, height: 300)
  private let middle = CGPoint(x: 100, y: 150)

  private struct Row: View {
    let i: Int
    var height: CGFloat = 50
    let log: Log?
    var body: some View {
      let _ = log?("row \(i)")
      Text(verbatim: "row \(i)").frame(width: 100, height: height)
    }
  }
  private struct Rows: View {
    var count = 10_000
    var log: Log?
    var height: (Int) -> CGFloat = { _ in 50 }
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { Row(i: $0, height: height($0), log: log) }
        }
      }
    }
  }
  private func top(_ stage: Stage, _ row: Int, _ height: CGFloat = 50) throws -> CGFloat {
    try stage.element("row \(row)").frame.midY.rounded(.down) - height / 2
  }
  private func labels(_ stage: Stage) -> [String] { stage.elements.map(\.label) }

  @Test func onlyWhatIsSeenIsMade() async throws {
    let log = Log()
    let stage = try Stage(Rows(log: log), size: size)
    #expect(log.take() == (0..<6).map { "row \($0)" })
    #expect(labels(stage) == (0..<6).map { "row \($0)" })
    stage.resetCounts()
    await stage.wheel(dy: 40, at: middle)
    #expect(log.take() == ["row 6"])
    #expect(labels(stage) == (0...6).map { "row \($0)" })
    #expect(stage.counts.bodies <= 2)
    await stage.wheel(dy: 20, at: middle)
    #expect(labels(stage) == (1...7).map { "row \($0)" }, "row 0 has gone, row 7 has come")
    #expect(log.take() == ["row 7"])
    await stage.key("End")
    #expect(labels(stage) == (9_994..<10_000).map { "row \($0)" })
    #expect(try top(stage, 9_999) == 250)
    #expect(log.take().count == 6)
  }

  @Test func rowsAppearAndDisappear() async throws {
    struct Content: View {
      let log: Log
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { i in
              Text("row \(i)").frame(height: 100)
                .onAppear { log("+\(i)") }
                .onDisappear { log("-\(i)") }
            }
          }
        }
      }
    }
    let log = Log()
    let stage = try Stage(Content(log: log), size: size)
    #expect(log.take() == ["+0", "+1", "+2"])
    await stage.wheel(dy: 50, at: middle)
    #expect(log.take() == ["+3"])
    await stage.wheel(dy: 50, at: middle)
    #expect(log.take() == ["-0"])
    await stage.wheel(dy: -100, at: middle)
    #expect(log.take().sorted() == ["+0", "-3"])
  }

  @Test func theStateOfARowIsKept() async throws {
    struct Counter: View {
      let i: Int
      @State private var taps = 0
      var body: some View { Button("row \(i): \(taps)") { taps += 1 }.frame(height: 50) }
    }
    struct Content: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<2_000, id: \.self) { Counter(i: $0) } }
        }
      }
    }
    let stage = try Stage(Content(), size: size)
    try await stage.tap("row 1: 0")
    try await stage.tap("row 1: 1")
    await stage.key("End")
    #expect(!labels(stage).contains { $0.hasPrefix("row 1:") })
    await stage.key("Home")
    #expect(labels(stage).contains("row 1: 2"))
  }

  /// Rows without state are let go: after a way through all of them, few nodes are left.
  @Test func whatIsFarAwayIsLetGo() async throws {
    let stage = try Stage(Rows(count: 2_000), size: size)
    let few = stage.host.graph.nodeCount
    for _ in 0..<330 { await stage.key("PageDown") }
    #expect(labels(stage).contains("row 1782"), "270 points a time")
    #expect(stage.host.graph.nodeCount < few * 8)
  }

  /// Rows that turn out longer than estimated do not move what is seen.
  @Test func rowsOfManySizes() async throws {
    func height(_ i: Int) -> CGFloat { [30, 80, 50, 120][i % 4] }
    let stage = try Stage(Rows(count: 1_000, height: height), size: size)
    func check() throws {
      let seen = stage.elements.compactMap { e in Int(e.label.dropFirst(4)).map { ($0, e.frame) } }
      #expect(!seen.isEmpty)
      for ((a, f), (b, g)) in zip(seen, seen.dropFirst()) {
        #expect(b == a + 1)
        let middles = g.midY - f.midY
        #expect(abs(middles - (height(a) + height(b)) / 2) <= 1)
      }
      let (a, f) = seen[0], (b, g) = seen[seen.count - 1]
      #expect(f.midY - height(a) / 2 <= 0.5 && g.midY + height(b) / 2 >= 299.5)
    }
    try check()
    await stage.key("End")
    try check()
    #expect(abs(try top(stage, 999, 120) - 180) <= 1, "the last row ends at the bottom")
    // Upwards through rows that have never been measured: each step is as long as it should be.
    for _ in 0..<60 {
      let first = stage.elements.first { e in
        Int(e.label.dropFirst(4)).map { e.frame.midY - height($0) / 2 >= 0 } ?? false
      }!
      await stage.wheel(dy: -40, at: middle)
      let now = try stage.element(first.label)
      #expect(abs(now.frame.midY - first.frame.midY - 40) <= 1)
      try check()
    }
    for _ in 0..<300 { await stage.key("PageUp") }
    #expect(try top(stage, 0, 30) == 0)
    try check()
  }

  @Test func scrollToRowsThatAreNotMade() async throws {
    struct Content: View {
      let log: Log
      let anchor: UnitPoint?
      var body: some View {
        ScrollViewReader { proxy in
          VStack(spacing: 0) {
            Button("go") { proxy.scrollTo(5_000, anchor: anchor) }.frame(height: 50)
            Button("glide") {
              withAnimation(.linear(duration: 0.5)) { proxy.scrollTo(7_000, anchor: .top) }
            }
            .frame(height: 50)
            Button("named") { proxy.scrollTo("name 77", anchor: .top) }.frame(height: 50)
            ScrollView {
              LazyVStack(spacing: 0) {
                ForEach(0..<10_000, id: \.self) { i in
                  Row(i: i, height: i % 3 == 0 ? 80 : 50, log: log).id("name \(i)")
                }
              }
            }
          }
        }
      }
    }
    let log = Log()
    let stage = try Stage(
      Content(log: log, anchor: .center), size: CGSize(width: 200, height: 450))
    _ = log.take()
    try await stage.tap("go")
    // 300 points under the buttons.
    #expect(abs(try stage.element("row 5000").frame.midY - 300) <= 1)
    #expect(log.take().count < 40, "what lies between is not made")
    try await stage.tap("glide")
    await stage.advance(15)
    #expect(!stage.isAtRest)
    try await stage.settle()
    #expect(abs(try top(stage, 7_000) - 150) <= 1)
    try await stage.tap("named")
    #expect(abs(try top(stage, 77) - 150) <= 1)
  }

  @Test func rowsWithIfInside() async throws {
    struct Content: View {
      let knob: Knob<Int>
      let log: Log
      var body: some View {
        Turning(knob, 0) { odd in
          ScrollView {
            LazyVStack(spacing: 10) {
              ForEach(0..<5_000, id: \.self) { i in
                if i % 2 == odd { Row(i: i, log: log) }
              }
            }
          }
        }
      }
    }
    let log = Log(), knob = Knob<Int>()
    let stage = try Stage(Content(knob: knob, log: log), size: size)
    #expect(labels(stage) == [0, 2, 4, 6, 8].map { "row \($0)" })
    #expect(try top(stage, 4) == 120, "a row without a view takes no room")
    #expect(log.take().count < 12)
    knob.value = 1
    await stage.update()
    #expect(labels(stage) == [1, 3, 5, 7, 9].map { "row \($0)" })
    #expect(try top(stage, 1) == 0)
  }

  @Test func rowsComeAndGo() async throws {
    let knob = Knob<[Int]>()
    let stage = try Stage(
      Turning(knob, Array(0..<1_000)) { rows in
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(rows, id: \.self) { Row(i: $0, log: nil) } }
        }
      }, size: size)
    knob.value.remove(at: 1)
    await stage.update()
    #expect(labels(stage) == [0, 2, 3, 4, 5, 6].map { "row \($0)" })
    #expect(try top(stage, 2) == 50)
    withAnimation(.linear(duration: 0.2)) { knob.value.insert(1, at: 1) }
    await stage.update()
    #expect(stage.isAtRest == false, "it fades in, and the others make room")
    try await stage.settle()
    #expect(labels(stage) == (0..<6).map { "row \($0)" })
    knob.value = []
    await stage.update()
    #expect(labels(stage) == [])
    knob.value = [7]
    await stage.update()
    #expect(labels(stage) == ["row 7"])
  }

  @Test func aLazyStackBelowOtherContent() async throws {
    let stage = try Stage(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 200)
          LazyVStack(spacing: 0) { ForEach(0..<500, id: \.self) { Row(i: $0, log: nil) } }
          Color.blue.frame(height: 400)
        }
      }, size: size)
    #expect(labels(stage) == ["row 0", "row 1"])
    for _ in 0..<5 { await stage.wheel(dy: 40, at: middle) }
    #expect(labels(stage) == (0..<6).map { "row \($0)" })
    await stage.key("End")
    #expect(labels(stage) == [])
    await stage.key("PageUp")
    // 400 points of blue, of which 130 are above the end of what is seen.
    #expect(labels(stage).last == "row 499")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func columns(_ direction: LayoutDirection) async throws {
    let stage = try Stage(
      ScrollView(.horizontal) {
        LazyHStack(alignment: .top, spacing: 0) {
          ForEach(0..<10_000, id: \.self) { Text(verbatim: "\($0)").frame(width: 50, height: 20) }
        }
      }, size: size, layoutDirection: direction)
    let isFlipped = direction == .rightToLeft
    func x(_ i: Int) throws -> CGFloat {
      let x = try stage.element("\(i)").frame.midX
      return isFlipped ? 200 - x : x
    }
    #expect(labels(stage) == ["0", "1", "2", "3"])
    #expect(abs(try x(2) - 125) <= 0.5)
    #expect(abs(try stage.element("0").frame.midY - 10) <= 0.5, "it is as high as it may be")
    await stage.wheel(dx: isFlipped ? -120 : 120, at: middle)
    #expect(labels(stage) == ["2", "3", "4", "5", "6"])
    #expect(abs(try x(4) - 105) <= 0.5)
    await stage.key("End")
    #expect(labels(stage) == ["9996", "9997", "9998", "9999"])
    #expect(abs(try x(9_999) - 175) <= 0.5)
  }
}
