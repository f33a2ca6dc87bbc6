import Diorama
import DioramaTesting
import Foundation
import Testing

/// Keeps what readers of a pager have seen.
@MainActor final class PositionLog {
  var positions: [Double] = []
  var pages: [Int] = []
  var counts: [Int] = []
  var pager: PagerProxy!
}

/// Reads the position only.
struct PositionReader: View {
  let pager: PagerProxy
  let log: PositionLog
  var body: some View {
    let _ = log.positions.append(pager.position)
    Text(verbatim: "at \(pager.position)")
  }
}
/// Reads the page and the count only.
struct PageReader: View {
  let pager: PagerProxy
  let log: PositionLog
  var body: some View {
    let _ = log.pages.append(pager.page)
    let _ = log.counts.append(pager.count)
    Text(verbatim: "page \(pager.page) of \(pager.count)")
  }
}
/// A pager with readers over it.
struct ReadPager: View {
  @State var index: Int
  let log: PositionLog
  let pages: Int
  @State private var count: Int?
  init(index: Int = 0, pages: Int = 3, log: PositionLog) {
    _index = State(initialValue: index)
    self.pages = pages
    self.log = log
  }
  var body: some View {
    PagerReader { pager in
      let _ = log.pager = pager
      TabView(selection: $index) {
        ForEach(0..<(count ?? pages), id: \.self) { page in
          Text(verbatim: "leaf \(page)").frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(page % 2 == 0 ? Color.yellow : .green)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .overlay(alignment: .bottom) {
        VStack {
          PositionReader(pager: pager, log: log)
          PageReader(pager: pager, log: log)
          Text(verbatim: "selection \(index)")
        }
      }
      .overlay(alignment: .top) {
        HStack {
          Button("jump") { index = (count ?? pages) - 1 }
          Button("glide") { withAnimation(.easeInOut(duration: 0.5)) { index += 1 } }
          Button("drop") { count = (count ?? pages) - 1 }
        }
      }
    }
  }
}

@MainActor struct PagerProxyTests {
  let log = PositionLog()

  @Test func theFirstFrameHasThePosition() throws {
    let stage = try Stage(ReadPager(index: 2, log: log))
    #expect(log.positions == [2])
    #expect(log.pages == [2])
    #expect(log.counts == [3])
    #expect(stage.isAtRest)
  }

  @Test func aReaderThatComesBeforeItsPagerIsRightInTheFirstFrame() throws {
    struct Screen: View {
      let log: PositionLog
      var body: some View {
        PagerReader { pager in
          VStack {
            PositionReader(pager: pager, log: log)
            PageReader(pager: pager, log: log)
            TabView(selection: .constant(1)) {
              Color.yellow.tag(0)
              Color.green.tag(1)
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
          }
        }
      }
    }
    let stage = try Stage(Screen(log: log))
    #expect(try stage.element("at 1.0").isVisible)
    #expect(try stage.element("page 1 of 2").isVisible)
    #expect(stage.isAtRest)
  }

  @Test func thePositionFollowsADragFrameByFrameAndIsExactAtRest() async throws {
    let stage = try Stage(ReadPager(log: log))
    await stage.down(CGPoint(x: 300, y: 400))
    for i in 1...28 {
      let x = 300 - CGFloat(i) * 10
      await stage.move(from: CGPoint(x: x + 10, y: 400), to: CGPoint(x: x, y: 400), frames: 1)
      #expect(isClose(log.pager.position, Double(i - 1) * 10 / 390))
      #expect(log.positions.last == log.pager.position)
    }
    #expect(log.pages == [0], "the page stays while the hand is on it")
    let dragged = log.positions.count
    #expect(dragged == 28, "once at first, once in each frame after the slop")
    await stage.up(CGPoint(x: 20, y: 400))
    try await stage.settle()
    #expect(log.positions.last == 1)
    #expect(log.pages == [0, 1])
    #expect(zip(log.positions, log.positions.dropFirst()).allSatisfy { $0 < $1 }, "monotone")
  }

  @Test func onlyWhatReadsThePositionRuns() async throws {
    let stage = try Stage(ReadPager(log: log))
    await stage.down(CGPoint(x: 300, y: 400))
    await stage.move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 250, y: 400), frames: 5)
    let ran = await stage.bodies {
      await stage.move(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 150, y: 400), frames: 10)
    }
    #expect(ran == ["PositionReader": 10])
    // Held still, so that it goes back.
    await stage.advance(10)
    let turned = try await stage.bodies {
      await stage.up(CGPoint(x: 150, y: 400))
      try await stage.settle()
    }
    #expect(turned["PageReader"] == nil, "the page had not changed")
    #expect(turned.keys.sorted() == ["PositionReader"])
  }

  @Test func tenThousandPagesCostWhatThreeDo() async throws {
    var costs: [StageCounts] = []
    for pages in [3, 10_000] {
      let stage = try Stage(ReadPager(index: 1, pages: pages, log: PositionLog()))
      await stage.down(CGPoint(x: 300, y: 400))
      await stage.move(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 250, y: 400), frames: 5)
      stage.resetCounts()
      await stage.move(from: CGPoint(x: 250, y: 400), to: CGPoint(x: 150, y: 400), frames: 10)
      costs.append(stage.counts)
    }
    #expect(costs[0] == costs[1])
  }

  @Test func R16_rightToLeftCountsTheSameWay() async throws {
    let stage = try Stage(ReadPager(log: log), layoutDirection: .rightToLeft)
    await stage.down(CGPoint(x: 100, y: 400))
    await stage.move(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 305, y: 400), frames: 10)
    #expect(isClose(log.pager.position, 0.5))
    await stage.up(CGPoint(x: 305, y: 400))
    try await stage.settle()
    #expect(log.pager.position == 1)
  }

  @Test func itFollowsWhatTheProgramTurnsTo() async throws {
    let stage = try Stage(ReadPager(pages: 4, log: log))
    try await stage.tap("glide")
    #expect(log.pager.page == 1)
    #expect(log.pager.position == 0, "not yet")
    log.positions = []
    try await stage.settle()
    #expect(log.positions.count >= 25, "in every frame of half a second")
    #expect(zip(log.positions, log.positions.dropFirst()).allSatisfy { $0 < $1 })
    #expect(log.pager.position == 1)
    try await stage.tap("jump")
    #expect(log.pager.position == 3)
    #expect(stage.isAtRest)
  }

  @Test func anInterruptedSettleGoesOnWithoutAJump() async throws {
    let stage = try Stage(ReadPager(log: log))
    await stage.fling(-220, y: 400)
    await stage.advance(5)
    let before = log.pager.position
    #expect(before > 0.3 && before < 1)
    await stage.down(CGPoint(x: 100, y: 400))
    #expect(log.pager.position == before, "the press holds it")
    await stage.move(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 290, y: 400), frames: 10)
    await stage.up(CGPoint(x: 290, y: 400))
    try await stage.settle()
    #expect(log.pager.position == 0)
    let steps = zip(log.positions, log.positions.dropFirst()).map { abs($1 - $0) }
    #expect(steps.max()! < 0.2, "no jump")
  }

  @Test func itGivesWayWithTheEnds() async throws {
    let stage = try Stage(ReadPager(log: log))
    await stage.down(CGPoint(x: 20, y: 400))
    await stage.move(from: CGPoint(x: 20, y: 400), to: CGPoint(x: 130, y: 400), frames: 10)
    #expect(isClose(log.pager.position, -48.2022 / 390, 1e-6))
    await stage.up(CGPoint(x: 130, y: 400))
    try await stage.settle()
    #expect(log.pager.position == 0)
  }

  @Test func R13_countAndPageAreToldTogetherWhenPagesGo() async throws {
    let stage = try Stage(ReadPager(index: 2, log: log))
    try await stage.tap("drop")
    #expect(log.pager.count == 2 && log.pager.page == 1 && log.pager.position == 1)
    #expect(log.counts.last == 2 && log.pages.last == 1 && log.positions.last == 1)
    #expect(stage.isAtRest)
  }

  @Test func pagesThatComeByTheirOwnStateAreCounted() async throws {
    struct Pages: View {
      @State private var count = 2
      var body: some View {
        ForEach(0..<count, id: \.self) { page in
          Button("add to \(page)") { count += 1 }
        }
      }
    }
    struct Screen: View {
      let log: PositionLog
      var body: some View {
        PagerReader { pager in
          TabView { Pages() }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .overlay(alignment: .bottom) { PageReader(pager: pager, log: log) }
        }
      }
    }
    let stage = try Stage(Screen(log: log))
    try await stage.tap("add to 0")
    #expect(try stage.element("page 0 of 3").isVisible)
    #expect(try stage.element(role: "pager").value == "1 of 3")
  }

  @Test func R03_turningByTheProxyWritesTheSelectionOnce() async throws {
    let stage = try Stage(ReadPager(pages: 30, log: log))
    log.pager.turn(by: 1)
    await stage.advance()
    #expect(try stage.element("selection 1").isVisible)
    #expect(!stage.isAtRest, "it glides")
    try await stage.settle()
    log.pager.turn(to: 4)
    await stage.advance(3)
    #expect(log.pager.position > 1 && log.pager.position < 4)
    try await stage.settle()
    log.pager.turn(to: 20)
    await stage.advance()
    #expect(log.pager.position == 20, "too far to glide")
    log.pager.turn(by: 1000)
    await stage.advance()
    #expect(try stage.element("selection 29").isVisible)
    log.pager.turn(to: -5)
    try await stage.settle()
    #expect(try stage.element("selection 0").isVisible)
    #expect(log.pages == [0, 1, 4, 20, 29, 0])
  }

  @Test func severalTurnsInOneFrameAreToldInSequence() async throws {
    struct Screen: View {
      let log: PositionLog
      @State private var index = 0
      @State private var told: [Int] = []
      var body: some View {
        PagerReader { pager in
          let _ = log.pager = pager
          TabView(selection: $index) { ForEach(0..<6, id: \.self) { Text(verbatim: "\($0)") } }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .overlay(Text(verbatim: "told \(told)"), alignment: .top)
            .onChange(of: index) { _, new in told.append(new) }
        }
      }
    }
    let stage = try Stage(Screen(log: log))
    for _ in 0..<3 { log.pager.turn(by: 1) }
    await stage.advance()
    #expect(try stage.element("told [1, 2, 3]").isVisible)
    #expect(log.pager.position < 0.5, "and the pages glide")
    try await stage.settle()
    #expect(log.pager.position == 3)
  }

  @Test func aBindingThatRefusesAPageKeepsItsOwn() async throws {
    struct Screen: View {
      let log: PositionLog
      @State private var attempts = 0
      var body: some View {
        PagerReader { pager in
          let _ = log.pager = pager
          TabView(selection: Binding(get: { 0 }, set: { _ in attempts += 1 })) {
            ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") }
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
          .overlay(Text(verbatim: "attempts \(attempts)"), alignment: .top)
        }
      }
    }
    let stage = try Stage(Screen(log: log))
    log.pager.turn(by: 1)
    try await stage.settle()
    #expect(try stage.element("attempts 1").isVisible)
    #expect(log.pager.page == 0 && log.pager.position == 0)
  }

  @Test func pagersInPagesAreNotThoseOfTheReader() async throws {
    struct Inner: View {
      @Environment(\.pager) private var pager
      let log: PositionLog
      var body: some View { Text(verbatim: "inside \(pager?.count ?? -1)") }
    }
    struct Screen: View {
      let log: PositionLog
      var body: some View {
        PagerReader { pager in
          let _ = log.pager = pager
          TabView {
            TabView {
              Inner(log: log)
              Color.red
            }
            Color.green
            Color.blue
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
          .overlay { Inner(log: log).padding(.top, 300) }
        }
      }
    }
    let stage = try Stage(Screen(log: log))
    #expect(log.pager.count == 3)
    #expect(stage.describe().contains("inside 2"))
    #expect(stage.describe().contains("inside 3"), "outside of pages the reader's counts")
  }

  @Test func aPagerThatTakesThePlaceOfAnotherIsFollowed() async throws {
    struct Screen: View {
      @State private var isOther = false
      let log: PositionLog
      var body: some View {
        PagerReader { pager in
          let _ = log.pager = pager
          VStack {
            Button("other") { withAnimation { isOther.toggle() } }
            if isOther {
              TabView { ForEach(0..<5, id: \.self) { Text(verbatim: "b\($0)") } }
            } else {
              TabView { ForEach(0..<3, id: \.self) { Text(verbatim: "a\($0)") } }
            }
            PageReader(pager: pager, log: log)
          }
          .tabViewStyle(.page(indexDisplayMode: .never))
        }
      }
    }
    let stage = try Stage(Screen(log: log))
    for expected in [5, 3] {
      try await stage.tap("other")
      try await stage.settle()
      #expect(log.pager.count == expected)
      log.pager.turn(by: 1)
      try await stage.settle()
      #expect(log.pager.page == 1)
      log.pager.turn(by: -1)
      try await stage.settle()
    }
  }
}
