import Diorama
import DioramaControls
import DioramaTesting
import Foundation
import Testing

@MainActor struct PageIndicatorTests {
  let log = IndicatorLog()
  private let size = CGSize(width: 300, height: 100)
  private func stage<S: PageIndicatorStyle>(
    _ style: S, index: Int = 0, pages: Int = 5, isLooping: Bool = false,
    size: CGSize? = nil, layoutDirection: LayoutDirection = .leftToRight,
    reduceMotion: Bool = false
  ) throws -> Stage {
    try Stage(
      IndicatedPager(index: index, pages: pages, style: style, log: log, isLooping: isLooping),
      size: size ?? self.size, layoutDirection: layoutDirection, reduceMotion: reduceMotion)
  }

  @Test func R17_theFirstFrameIsRightAndNothingMoves() throws {
    let stage = try stage(LoggedStyle(log: log), index: 3)
    #expect(log.shown.map { $0.position } == [3])
    #expect(stage.isAtRest)
    let marks = stage.marks()
    #expect(marks.map { $0.darkest == 0 } == [false, false, false, true, false])
    #expect(marks.map(\.middle) == [102, 126, 150, 174, 198], "24 points apart")
  }

  @Test func R18_appearingAgainDoesNotAnimate() async throws {
    struct Screen: View {
      let log: IndicatorLog
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("switch") { isShown.toggle() }
          if isShown { IndicatedPager(index: 2, style: .worm, log: log) }
        }
      }
    }
    let stage = try Stage(Screen(log: log), size: size)
    let before = stage.hash
    try await stage.tap("switch")
    #expect(stage.hash != before)
    try await stage.tap("switch")
    #expect(stage.isAtRest && stage.hash == before)
  }

  @Test func R04_theIndicatorFollowsTheHand() async throws {
    let stage = try stage(.fade)
    await stage.down(CGPoint(x: 200, y: 40))
    await stage.move(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 40, y: 40), frames: 8)
    // 150 of 300 points after the slop.
    #expect(log.pager?.position == 0.5)
    let half = 255 - Int((0.625 * 255).rounded())
    #expect(stage.marks().map(\.darkest).prefix(2).allSatisfy { abs($0 - half) <= 1 })
    #expect(log.told.isEmpty)
  }

  @Test func onlyTheRowRunsWhilePagesMove() async throws {
    let stage = try stage(.fade, pages: 10_000)
    await stage.down(CGPoint(x: 250, y: 40))
    await stage.move(from: CGPoint(x: 250, y: 40), to: CGPoint(x: 200, y: 40), frames: 5)
    let ran = await stage.bodies {
      await stage.move(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 100, y: 40), frames: 10)
    }
    #expect(ran["PressedRow"] == 10)
    #expect(ran["PageIndicator"] == nil && ran["TabView"] == nil && ran["PagerReader"] == nil)
  }

  @Test func R03_anInterruptedSettleAndAQuickSecondSwipeAreFollowed() async throws {
    let stage = try stage(LoggedStyle(log: log))
    await stage.fling(-200, frames: 4)
    await stage.fling(-200, frames: 4)
    try await stage.settle()
    #expect(log.told == [1, 2])
    let positions = log.shown.map { $0.position }
    #expect(positions.last == 2)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 }, "monotone")
  }

  // MARK: presses

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func R21_aClickOnADotTurnsToItsPage(direction: LayoutDirection) async throws {
    let stage = try stage(.fade, layoutDirection: direction)
    let on: CGFloat = direction == .leftToRight ? 1 : -1
    for page in [4, 0, 2, 1] {
      // Anywhere within 12 points to either side, and 14 above and below.
      for (dx, dy) in [(0, 0), (11.5, 13.5), (-11.5, -13.5)] {
        let away = stage.row.x + on * CGFloat(page - 2) * 24 + CGFloat(dx)
        try await stage.tap(at: CGPoint(x: away, y: stage.row.y + CGFloat(dy)))
        try await stage.settle()
        #expect(log.pager?.page == page)
      }
    }
    #expect(log.told == [4, 0, 2, 1])
  }

  @Test func R21_whatLiesBesideTheDotsIsNotTheirs() async throws {
    let stage = try stage(.fade)
    for x in [stage.row.x - 5 * 12 - 4, stage.row.x + 5 * 12 + 4] {
      try await stage.tap(at: CGPoint(x: x, y: stage.row.y))
    }
    #expect(log.told.isEmpty)
    // A swipe there turns pages.
    await stage.drag(
      from: CGPoint(x: stage.row.x + 70, y: stage.row.y), to: CGPoint(x: 30, y: stage.row.y),
      frames: 6)
    #expect(log.told == [1])
  }

  @Test func R21_closeRingsCanStillBeHit() async throws {
    // As the article has them, 11 points apart: the outer ones reach further out.
    let stage = try stage(.ring(spacing: 11), index: 1, pages: 3)
    #expect(stage.marks().count >= 5, "two rings and a dot, each ring on both sides")
    for (x, page) in [(-11 - 13, 0), (11 + 13, 2), (-5, 1), (6, 2)] as [(CGFloat, Int)] {
      try await stage.tap(at: CGPoint(x: stage.row.x + x, y: stage.row.y))
      try await stage.settle()
      #expect(log.pager?.page == page)
    }
  }

  @Test func R21_disabledDotsAreNotHit() async throws {
    let stage = try Stage(
      IndicatedPager(style: .fade, log: log).disabled(true), size: size)
    try await stage.tap(at: CGPoint(x: stage.row.x + 24, y: stage.row.y))
    #expect(log.told.isEmpty)
    #expect(stage.describe().contains("disabled"))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func scrubbingPassesPagesInSequenceAndStopsAtTheEnds(direction: LayoutDirection) async throws {
    let stage = try stage(.worm, layoutDirection: direction)
    let on: CGFloat = direction == .leftToRight ? 1 : -1
    func at(_ page: CGFloat) -> CGPoint {
      CGPoint(x: stage.row.x + on * (page - 2) * 24, y: stage.row.y)
    }
    await stage.down(at(0))
    await stage.move(from: at(0), to: at(2.2), frames: 10)
    #expect(log.take() == [1, 2])
    await stage.move(from: at(2.2), to: at(20), frames: 1)
    #expect(log.take() == [3, 4])
    await stage.move(from: at(20), to: at(-20), frames: 5)
    #expect(log.take() == [3, 2, 1, 0])
    await stage.up(at(-20))
    try await stage.settle()
    #expect(log.take().isEmpty)
    #expect(log.pager?.position == 0)
  }

  @Test func aScrubThatIsCancelledLeavesTheNextClickAClick() async throws {
    let stage = try stage(.fade)
    let start = CGPoint(x: stage.row.x - 48, y: stage.row.y)
    await stage.down(start)
    await stage.move(from: start, to: CGPoint(x: start.x + 24, y: start.y), frames: 4)
    #expect(log.take() == [1])
    await stage.cancelGesture()
    try await stage.settle()
    try await stage.tap(at: CGPoint(x: stage.row.x + 48, y: stage.row.y))
    try await stage.settle()
    #expect(log.take() == [4])
  }

  @Test func barAndNumbersArePressedInTheirOwnWay() async throws {
    let bar = try stage(.bar(width: 200))
    for (x, page) in [(-99, 0), (99, 4), (-10, 2), (55, 3)] as [(CGFloat, Int)] {
      try await bar.tap(at: CGPoint(x: bar.row.x + x, y: bar.row.y))
      try await bar.settle()
      #expect(log.pager?.page == page)
    }
    let numbers = try stage(.numbers)
    for (x, page) in [(30, 1), (30, 2), (-30, 1), (-30, 0), (-30, 0)] as [(CGFloat, Int)] {
      try await numbers.tap(at: CGPoint(x: numbers.row.x + x, y: numbers.row.y))
      try await numbers.settle()
      #expect(log.pager?.page == page)
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func R23_arrowsTurnPagesWhileItHasTheKeyboard(direction: LayoutDirection) async throws {
    let stage = try stage(.pill, layoutDirection: direction)
    let (back, on) =
      direction == .leftToRight ? ("ArrowLeft", "ArrowRight") : ("ArrowRight", "ArrowLeft")
    await stage.key("Tab")
    #expect(try stage.element(role: "pageIndicator").isFocused)
    for key in [on, on, back, "End", on, "Home", back] {
      await stage.key(key)
      try await stage.settle()
    }
    #expect(log.told == [1, 2, 1, 4, 0], "and not beyond the ends")
  }

  // MARK: how many, and how much room

  @Test(arguments: [20, 60, 10_000])
  func R20_aWindowOfDotsKeepsTheCurrentOneInSight(pages: Int) throws {
    for current in [0, 1, 4, pages / 2, pages - 1] {
      let stage = try stage(.fade, index: current, pages: pages)
      let marks = stage.marks()
      #expect(marks.count == 9)
      #expect(marks.filter { $0.darkest == 0 }.count == 1)
      let first = marks[0].width, last = marks[8].width
      #expect((first < 6) == (current > 4), "smaller where there are more pages")
      #expect((last < 6) == (current < pages - 5))
      #expect(stage.row.x - marks[0].middle <= 4 * 24 + 0.5)
    }
  }

  @Test(arguments: [20.0, 40, 70, 100, 130, 200])
  func R20_dotsFitIntoNarrowRooms(width: Double) async throws {
    let stage = try stage(.fade, index: 2, size: CGSize(width: width, height: 60))
    let marks = stage.marks()
    #expect(marks.count == (width < 42 ? 1 : width < 70 ? 3 : 5))
    #expect(marks.filter { $0.darkest == 0 }.count == 1)
    #expect(marks.first!.low >= 0 && marks.last!.high < Int(width))
  }

  @Test func R13_dotsAndPagesAgreeWhenPagesGo() async throws {
    struct Screen: View {
      @State private var count = 4
      let log: IndicatorLog
      var body: some View {
        VStack {
          Button("drop") { count -= 1 }
          PagerReader { pager in
            let _ = log.pager = pager
            TabView(selection: .constant(3)) { ForEach(0..<count, id: \.self) { _ in white } }
              .tabViewStyle(.page(indexDisplayMode: .never))
              .overlay(alignment: .bottom) { PageIndicator(pager) }
          }
          .foregroundColor(black)
        }
      }
    }
    let stage = try Stage(Screen(log: log), size: size)
    for left in [4, 3, 2] {
      #expect(stage.marks().map { $0.darkest == 0 } == (0..<left).map { $0 == left - 1 })
      #expect(stage.isAtRest)
      try await stage.tap("drop")
    }
    #expect(stage.marks().isEmpty, "none for a single page")
    #expect(!stage.elements.contains { $0.role == "pageIndicator" })
  }

  @Test func aSinglePageHasAnIndicatorOnlyWhereOneIsAskedFor() throws {
    for (visibility, count, isThere) in [
      (Visibility.automatic, 1, false), (.automatic, 2, true), (.visible, 1, true),
      (.visible, 0, false), (.hidden, 5, false),
    ] {
      let stage = try Stage(
        PageIndicator(count: count, position: 0).pageIndicatorVisibility(visibility), size: size)
      #expect(stage.elements.contains { $0.role == "pageIndicator" } == isThere)
    }
  }

  // MARK: what it tells

  @Test func R23_itIsOneElementThatTellsThePage() async throws {
    let stage = try stage(.numbers)
    let element = try stage.element(role: "pageIndicator")
    #expect(element.label == "Pages")
    #expect(element.value == "Page 1 of 5")
    #expect(element.frame == CGRect(x: 90, y: 72, width: 120, height: 28))
    #expect(!stage.elements.contains { $0.label.contains(" / ") }, "what is in it is no element")
    await stage.fling(-150)
    #expect(try stage.element(role: "pageIndicator").value == "Page 2 of 5", "at the release")
  }

  @Test func R23_itIsAdjustedAPageAtATime() async throws {
    let stage = try stage(.pill)
    #expect(try stage.element("Pages").isAdjustable)
    #expect(stage.describe().contains(" value=Page 1 of 5 (90, 72, 120, 28) adjustable"))
    for (direction, page) in [
      (AccessibilityAdjustmentDirection.increment, 2), (.increment, 3), (.decrement, 2),
      (.decrement, 1), (.decrement, 1),
    ] {
      try await stage.adjust("Pages", direction)
      try await stage.settle()
      #expect(try stage.element("Pages").value == "Page \(page) of 5")
    }
    let error = await #expect(throws: StageError.self) {
      try await stage.adjust(.point(5, 5), .increment)
    }
    #expect(error?.description.hasPrefix("it cannot be adjusted") == true)
  }

  @Test func R16_itIsMirroredFromRightToLeft() async throws {
    for style in 0..<3 {
      func shoot(_ direction: LayoutDirection) async throws -> [Int] {
        func run<S: PageIndicatorStyle>(_ s: S) async throws -> [Int] {
          let stage = try stage(s, pages: 12, layoutDirection: direction)
          let way: CGFloat = direction == .leftToRight ? -1 : 1
          await stage.down(CGPoint(x: 150, y: 40))
          await stage.move(
            from: CGPoint(x: 150, y: 40), to: CGPoint(x: 150 + way * 100, y: 40), frames: 4)
          return (0..<300).map { stage.pixel($0, Int(stage.row.y)).red }
        }
        switch style {
        case 0: return try await run(.worm)
        case 1: return try await run(.bar)
        default: return try await run(.swap)
        }
      }
      let one = try await shoot(.leftToRight), other = try await shoot(.rightToLeft)
      #expect(zip(one, other.reversed()).allSatisfy { abs($0 - $1) <= 2 })
      #expect(one != one.reversed())
    }
  }

  @Test func withReducedMotionNothingTravels() async throws {
    for isReduced in [false, true] {
      let stage = try stage(.worm, reduceMotion: isReduced)
      await stage.down(CGPoint(x: 200, y: 40))
      await stage.move(from: CGPoint(x: 200, y: 40), to: CGPoint(x: 40, y: 40), frames: 8)
      let marks = stage.marks()
      // The worm reaches from the first to the second; without travel both are half there.
      #expect(marks.count == (isReduced ? 5 : 4))
      if !isReduced { #expect(marks[0].width >= 31 && marks[0].darkest == 0) }
      if isReduced { #expect(marks[0].darkest == marks[1].darkest && marks[0].darkest > 50) }
    }
  }

  @Test func increasedContrastDimsLess() throws {
    let usual = try stage(.fade).marks().last!.darkest
    let stage = try Stage(
      IndicatedPager(style: .fade).environment(\.contrast, .increased), size: size)
    #expect(usual == 191 && abs(stage.marks().last!.darkest - 127) <= 1)
  }
}
