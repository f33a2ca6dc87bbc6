import Diorama
import DioramaTesting
import Foundation
import Testing

/// What users of pagers elsewhere have reported, each as the behaviour that we want.
@MainActor struct PagerReportTests {
  let log = PagerLog()

  @Test func R01_settledPageAndBindingAgreeAfterEverySwipe() async throws {
    let stage = try Stage(CountedPager(log: log))
    for (dx, page) in [(-220.0, 1), (220, 0), (-220, 1), (-220, 2), (220, 1), (220, 0)] {
      await stage.fling(dx)
      try await stage.settle()
      #expect(try stage.edge(of: page) == 0)
      #expect(try stage.element("index \(page)").isVisible)
      // Nothing scrolls back later.
      await stage.advance(30)
      #expect(try stage.edge(of: page) == 0)
    }
  }

  @Test func R02_readingTheIndexInTheParentBreaksNothing() async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.down(CGPoint(x: 300, y: 600))
    await stage.move(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 150, y: 600), frames: 10)
    #expect(log.parentBodies == 1, "a swipe does not invalidate the parent")
    await stage.up(CGPoint(x: 150, y: 600))
    try await stage.settle()
    #expect(log.parentBodies == 2)
    #expect(log.pageBodies == [0: 1, 1: 1])
  }

  @Test func R03_changesAreToldOnceWhateverCausedThem() async throws {
    let stage = try Stage(CountedPager(log: log))
    try await stage.tap("jump to last")
    #expect(log.selections == [2])
    // Two swipes at once, and repeated ones against an end.
    await stage.fling(220, frames: 4)
    await stage.fling(220, frames: 4)
    try await stage.settle()
    #expect(log.selections == [2, 1, 0])
    for _ in 0..<4 {
      await stage.fling(150)
      try await stage.settle()
    }
    #expect(log.selections == [2, 1, 0])
    await stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 160, y: 600), frames: 60)
    try await stage.settle()
    #expect(log.selections == [2, 1, 0], "a drag that goes back changes nothing")
    await stage.fling(-220)
    try await stage.settle()
    #expect(log.selections == [2, 1, 0, 1])
  }

  @Test func R04_theSelectionIsWrittenAtTheReleaseBeforeTheSettle() async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.down(CGPoint(x: 350, y: 600))
    await stage.move(from: CGPoint(x: 350, y: 600), to: CGPoint(x: 60, y: 600), frames: 40)
    await stage.advance(30)
    #expect(try stage.element("index 0").isVisible, "held far beyond the middle")
    await stage.up(CGPoint(x: 60, y: 600))
    #expect(try stage.element("index 1").isVisible, "in the frame of the release")
    #expect(!stage.isAtRest)
  }

  @Test(arguments: ["focus", "escape", "second button", "resize"])
  func R05_aCancelledGestureLeavesAWholePage(how: String) async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.down(CGPoint(x: 300, y: 600))
    await stage.move(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 200, y: 600), frames: 5)
    switch how {
    case "focus": await stage.cancelGesture()
    case "escape": await stage.key("Escape")
    case "second button":
      stage.host.receive(
        InputEvent(time: stage.time, kind: .down(CGPoint(x: 200, y: 600), .right)))
      stage.host.rerun()
      stage.host.receive(
        InputEvent(time: stage.time, kind: .up(CGPoint(x: 200, y: 600), .right)))
      await stage.up(CGPoint(x: 200, y: 600))
    default: await stage.resize(to: CGSize(width: 300, height: 500))
    }
    if how == "resize" { await stage.up(CGPoint(x: 200, y: 300)) }
    try await stage.settle()
    let pages = (0..<3).filter { (try? stage.edge(of: $0)) == 0 }
    #expect(pages.count == 1)
    // And it can be dragged again.
    await stage.fling(pages == [0] ? -220 : 220, y: 300)
    try await stage.settle()
    #expect((0..<3).filter { (try? stage.edge(of: $0)) == 0 } != pages)
  }

  @Test func R06_contentFollowsThePointerWithoutLag() async throws {
    let stage = try Stage(CountedPager(log: log).animation(.interactiveSpring()))
    await stage.down(CGPoint(x: 300, y: 600))
    for i in 1...30 {
      let x = 300 - CGFloat(i) * 5
      await stage.move(from: CGPoint(x: x + 5, y: 600), to: CGPoint(x: x, y: 600), frames: 1)
      let expected = min(0, 10 - CGFloat(i) * 5)
      #expect(abs(try stage.edge(of: 0) - expected) <= 0.5)
    }
  }

  @Test(arguments: [(10.0, true), (44, true), (46, false), (80, false)])
  func R08_theAxisIsDecidedOnceAndKept(degrees: Double, isPaging: Bool) async throws {
    struct Screen: View {
      @State private var index = 0
      let log: PagerLog
      var body: some View {
        TabView(selection: $index) {
          ForEach(0..<3, id: \.self) { page in
            ScrollView {
              VStack(spacing: 0) {
                ForEach(0..<40, id: \.self) { row in
                  Text("row \(row) of \(page)").frame(width: 390, height: 50)
                    .background(Color.yellow)
                }
              }
            }
            .tag(page)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .onChange(of: index) { log.selections.append(index) }
      }
    }
    let stage = try Stage(Screen(log: log))
    let start = CGPoint(x: 300, y: 600), a = degrees * .pi / 180
    let corner = CGPoint(x: start.x - 40 * cos(a), y: start.y - 40 * sin(a))
    await stage.down(start)
    await stage.move(from: start, to: corner, frames: 4)
    // Then the other way: the lock holds until the release.
    let end =
      isPaging
      ? CGPoint(x: corner.x - 190, y: corner.y - 100)
      : CGPoint(x: corner.x - 200, y: corner.y - 100)
    await stage.move(from: corner, to: end, frames: 8)
    await stage.up(end)
    try await stage.settle(300)
    let row = try stage.element("row 0 of \(log.selections.last ?? 0)").frame.minY
    if isPaging {
      #expect(log.selections == [1])
      #expect(row == 15)
    } else {
      #expect(log.selections.isEmpty)
      #expect(row < 0)
    }
  }

  @Test func R09_wheelAndMouseBothTurnPages() async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.wheel(dx: 40, at: CGPoint(x: 200, y: 600))
    try await stage.settle()
    await stage.fling(220)
    try await stage.settle()
    #expect(log.selections == [1, 0])
  }

  @Test func R10_theLastPageGoesWhileItIsShown() async throws {
    let stage = try Stage(CountedPager(index: 2, log: log))
    try await stage.tap("drop the last")
    try await stage.settle()
    #expect(try stage.edge(of: 1) == 0, "the nearest page that is left")
    #expect(log.selections.isEmpty, "the binding is not rewritten")
    await stage.fling(220)
    try await stage.settle()
    #expect(log.selections == [0])
  }

  @Test func R10_aPageThatComesBackWhileItIsSelectedIsTurnedTo() async throws {
    let stage = try Stage(CountedPager(index: 2, log: log))
    try await stage.tap("drop the last")
    #expect(try stage.edge(of: 1) == 0)
    try await stage.tap("add one")
    #expect(try stage.edge(of: 2) == 0)
    #expect(stage.isAtRest, "without an animation")
    #expect(log.selections.isEmpty)
  }

  @Test func R11_pagesThatComeLaterShowWithoutMovingTheVisibleOne() async throws {
    let stage = try Stage(CountedPager(index: 2, log: log))
    try await stage.tap("add to 2")
    try await stage.tap("add one")
    #expect(try stage.edge(of: 2) == 0)
    #expect(try stage.element("taps 1 of 2").isVisible)
    await stage.fling(-220)
    try await stage.settle()
    #expect(try stage.edge(of: 3) == 0)
  }

  @Test func R11_pagesInsertedBeforeTheVisibleOneMoveNothing() async throws {
    struct Named: View {
      @State private var names = ["c", "d", "e"]
      @State private var shown = "d"
      var body: some View {
        TabView(selection: $shown) {
          ForEach(names, id: \.self) { Text("name \($0)").frame(width: 390, height: 700).tag($0) }
        }
        .tabViewStyle(.page)
        .overlay(alignment: .top) {
          HStack {
            Button("insert") { names.insert(contentsOf: ["a", "b"], at: 0) }
            Button("reverse") { names.reverse() }
            Button("replace") { names = ["x", "y"] }
            Text("shown \(shown)")
          }
        }
      }
    }
    let stage = try Stage(Named())
    let place = { (name: String) throws -> CGFloat in
      try stage.element("name \(name)").frame.midX.rounded(.down)
    }
    #expect(try place("d") == 195)
    try await stage.tap("insert")
    #expect(try place("d") == 195)
    #expect(stage.isAtRest)
    try await stage.tap("reverse")
    #expect(try place("d") == 195)
    try await stage.tap("replace")
    #expect(stage.describe().contains("name x") || stage.describe().contains("name y"))
    #expect(try stage.element("shown d").isVisible)
  }

  @Test func R13_dotsAndPageMoveInOneTransaction() async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.fling(-220)
    // In the very frame of the release the second dot of three (27 points wide) is filled: the page
    // behind is green there (52, 199, 89), or yellow (255, 204, 0).
    let y = 844 - 44 - 3
    #expect(stage.pixel(195, y).green < 60)
    #expect(stage.pixel(184, y).green > 180)
  }

  @Test func R14_animatedOnlyInsideAnAnimation() async throws {
    let stage = try Stage(CountedPager(log: log))
    try await stage.tap("jump to last")
    #expect(stage.isAtRest)
    let other = try Stage(CountedPager(log: log))
    try await other.tap("glide to next")
    #expect(!other.isAtRest)
  }

  @Test func R15_thePositionCanBeReadInEveryFrame() async throws {
    struct Reading: View {
      let log: Positions
      @State private var index = 0
      var body: some View {
        TabView(selection: $index) {
          ForEach(0..<3, id: \.self) { page in
            GeometryReader { g in
              let _ = log.add(page, g.frame(in: .global).minX)
              Color.yellow
            }
            .tag(page)
          }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
    final class Positions {
      var all: [Int: [CGFloat]] = [:]
      func add(_ page: Int, _ x: CGFloat) { all[page, default: []].append(x) }
    }
    let positions = Positions()
    let stage = try Stage(Reading(log: positions))
    await stage.down(CGPoint(x: 300, y: 400))
    for i in 1...20 {
      let x = 300 - CGFloat(i) * 5
      await stage.move(from: CGPoint(x: x + 5, y: 400), to: CGPoint(x: x, y: 400), frames: 1)
      let expected = min(0, 10 - CGFloat(i) * 5)
      #expect(abs((positions.all[0]?.last ?? 99) - expected) < 1e-9)
    }
    let before = positions.all[0]!.count
    await stage.up(CGPoint(x: 200, y: 400))
    try await stage.settle()
    #expect(positions.all[0]!.count > before + 10, "and in every frame of the settle")
  }

  @Test func R18_appearingAgainDoesNotAnimate() async throws {
    struct Tabs: View {
      @State private var isShown = true
      let log: PagerLog
      var body: some View {
        VStack {
          Button("switch") { isShown.toggle() }
          if isShown { CountedPager(index: 1, log: log) }
        }
      }
    }
    let stage = try Stage(Tabs(log: log))
    try await stage.tap("switch")
    try await stage.tap("switch")
    #expect(try stage.edge(of: 1) == 0)
    #expect(stage.isAtRest)
  }

  @Test(arguments: [3, 20, 60])
  func R20_manyPagesKeepTheCurrentDotInSight(pages: Int) async throws {
    struct Dotted: View {
      @State var index: Int
      let pages: Int
      var body: some View {
        TabView(selection: $index) {
          ForEach(0..<pages, id: \.self) { Text("p\($0)").frame(width: 390, height: 800).tag($0) }
        }
        .tabViewStyle(.page(indexDisplayMode: .always))
      }
    }
    for current in [0, pages / 2, pages - 1] {
      let stage = try Stage(Dotted(index: current, pages: pages), colorScheme: .dark)
      let dots = try stage.element(role: "pageIndicator")
      #expect(dots.value == "Page \(current + 1) of \(pages)")
      #expect(dots.frame.minX >= 0 && dots.frame.maxX <= 390)
      let y = Int(dots.frame.midY)
      let bright = (0..<390).filter { stage.pixel($0, y).red > 200 }
      #expect(bright.count >= 5 && bright.count <= 9, "one bright dot")
    }
  }

  @Test func R23_dotsAreAdjustedAPageAtATime() async throws {
    let stage = try Stage(
      TabView { ForEach(0..<3) { Text("p\($0)") } }.tabViewStyle(.page(indexDisplayMode: .always)))
    #expect(try stage.element("Pages").isAdjustable)
    for (direction, page) in [
      (AccessibilityAdjustmentDirection.increment, 2), (.increment, 3), (.increment, 3),
      (.decrement, 2),
    ] {
      try await stage.adjust("Pages", direction)
      try await stage.settle()
      #expect(try stage.element("Pages").value == "Page \(page) of 3")
    }
    #expect(try !stage.element(role: "pager").isAdjustable)
  }

  @Test func R22_appearingIsToldOnceWhenAPageIsFirstSeen() async throws {
    let stage = try Stage(CountedPager(log: log, pages: 5))
    #expect(log.appeared == [0])
    await stage.down(CGPoint(x: 300, y: 600))
    await stage.move(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 280, y: 600), frames: 2)
    #expect(log.appeared == [0, 1], "as soon as something of it is seen")
    await stage.move(from: CGPoint(x: 280, y: 600), to: CGPoint(x: 100, y: 600), frames: 9)
    #expect(log.appeared == [0, 1])
    await stage.up(CGPoint(x: 100, y: 600))
    try await stage.settle()
    #expect(log.disappeared == [0])
  }

  @Test func R23_elementsTellRoleAndPage() async throws {
    let stage = try Stage(CountedPager(log: log))
    #expect(stage.describe().contains("pager \"\" value=1 of 3"))
    await stage.fling(-220)
    #expect(stage.describe().contains("pager \"\" value=2 of 3"))
  }
}
