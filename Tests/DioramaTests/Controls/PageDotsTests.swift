import Diorama
import DioramaTesting
import Foundation
import Testing

/// The built-in dots of a pager: clicks, scrubbing, and what is seen of them.
@MainActor struct PageDotsTests {
  private struct Dotted: View {
    @State var index = 0
    var pages = 5
    var display = PageTabViewStyle.IndexDisplayMode.automatic
    var background = PageIndexViewStyle.BackgroundDisplayMode.automatic
    let told: Log
    var body: some View {
      TabView(selection: $index) {
        ForEach(0..<pages, id: \.self) { _ in black }
      }
      .tabViewStyle(.page(indexDisplayMode: display))
      .indexViewStyle(.page(backgroundDisplayMode: background))
      .onChange(of: index) { _, new in told("\(new)") }
    }
  }
  let told = Log()
  /// The middle of the row of dots in a window 200 points wide and 200 high.
  private let middle = CGPoint(x: 100, y: 200 - 8 - 11.5)
  private func stage(
    _ view: Dotted, layoutDirection: LayoutDirection = .leftToRight, width: CGFloat = 200
  ) throws -> Stage {
    try Stage(view, size: CGSize(width: width, height: 200), layoutDirection: layoutDirection)
  }
  private func at(_ dots: CGFloat) -> CGPoint {
    CGPoint(x: middle.x + dots * 16, y: middle.y)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func R21_aClickOnEitherSideTurnsOnePage(direction: LayoutDirection) async throws {
    let stage = try stage(Dotted(index: 2, told: told), layoutDirection: direction)
    let on: CGFloat = direction == .leftToRight ? 1 : -1
    try await stage.tap(at: at(2 * on))
    #expect(told.take() == ["3"], "one page, however far the click")
    try await stage.settle()
    try await stage.tap(at: at(1 * on))
    #expect(told.take().isEmpty, "a click on the current dot")
    try await stage.tap(at: at(0))
    #expect(told.take() == ["2"])
    try await stage.settle()
    for _ in 0..<5 {
      try await stage.tap(at: at(-2 * on))
      try await stage.settle()
    }
    #expect(told.take() == ["1", "0"], "and not beyond an end")
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func scrubbingPassesPagesInSequenceAndStopsAtTheEnds(direction: LayoutDirection) async throws {
    let stage = try stage(Dotted(told: told), layoutDirection: direction)
    let on: CGFloat = direction == .leftToRight ? 1 : -1
    await stage.down(at(-2 * on))
    await stage.move(from: at(-2 * on), to: at(0.4 * on), frames: 12)
    #expect(told.take() == ["1", "2"])
    await stage.move(from: at(0.4 * on), to: at(8 * on), frames: 1)
    #expect(told.take() == ["3", "4"], "in one frame, too")
    await stage.move(from: at(8 * on), to: at(-9 * on), frames: 20)
    #expect(told.take() == ["3", "2", "1", "0"])
    await stage.up(at(-9 * on))
    try await stage.settle()
    #expect(told.take().isEmpty)
    #expect(try stage.element(role: "pager").value == "1 of 5")
  }

  @Test func aScrubThatIsCancelledLeavesTheNextClickAClick() async throws {
    let stage = try stage(Dotted(told: told))
    await stage.down(at(-2))
    await stage.move(from: at(-2), to: at(-1), frames: 4)
    #expect(told.take() == ["1"])
    await stage.key("Escape")
    try await stage.settle()
    try await stage.tap(at: at(2))
    #expect(told.take() == ["2"])
  }

  @Test func aSwipeOnTheDotsDoesNotDragThePages() async throws {
    let stage = try stage(Dotted(index: 2, told: told))
    await stage.down(at(0))
    await stage.move(from: at(0), to: at(-0.3), frames: 3)
    await stage.up(at(-0.3))
    #expect(told.take().isEmpty)
    await stage.wheel(dx: 40, at: at(0))
    #expect(told.take() == ["3"], "the wheel turns pages over the dots, too")
  }

  @Test(arguments: [1, 2])
  func dotsAreThereWhereThereAreSeveralPages(pages: Int) throws {
    for (mode, least) in [
      (PageTabViewStyle.IndexDisplayMode.automatic, 2), (.always, 1), (.never, 9),
    ] {
      let stage = try stage(Dotted(pages: pages, display: mode, told: told))
      let dots = stage.elements.filter { $0.role == "pageIndicator" }
      #expect(dots.count == (pages >= least ? 1 : 0))
      #expect(dots.first.map { $0.value == "Page 1 of \(pages)" } ?? true)
    }
  }

  @Test func theBackgroundFollowsItsMode() async throws {
    for (mode, atRest, pressed) in [
      (PageIndexViewStyle.BackgroundDisplayMode.automatic, false, true),
      (.interactive, false, true),
      (.always, true, true), (.never, false, false),
    ] {
      let stage = try stage(Dotted(background: mode, told: told))
      // Beside the first dot, within the capsule.
      let x = Int(at(-2).x) - 10, y = Int(middle.y)
      #expect((stage.gray(x, y) != 0) == atRest)
      await stage.down(at(-2))
      #expect((stage.gray(x, y) != 0) == pressed)
      await stage.up(at(-2))
      #expect((stage.gray(x, y) != 0) == atRest)
    }
  }

  @Test(arguments: [30.0, 60, 120, 300])
  func R20_dotsFitIntoNarrowPagers(width: Double) async throws {
    let stage = try stage(Dotted(index: 20, pages: 60, told: told), width: width)
    func inked() -> [Bool] { (0..<Int(width)).map { stage.gray($0, Int(middle.y)) > 30 } }
    func runs(_ row: [Bool]) -> Int { zip([false] + row, row).filter { !$0 && $1 }.count }
    let row = inked()
    #expect(runs(row) == [30: 1, 60: 3, 120: 5, 300: 9][width])
    #expect(row.first == false && row.last == false, "no dot is cut")
    #expect((0..<Int(width)).contains { stage.gray($0, Int(middle.y)) > 240 }, "the current one")
    // On the way, the row moves along, and no two dots touch.
    await stage.fling(-CGFloat(width) / 2, y: 50)
    while !stage.isAtRest {
      let n = runs(inked())
      #expect(abs(n - runs(row)) <= 1)
      await stage.advance()
    }
    #expect(runs(inked()) == runs(row))
  }

  @Test func disabledDotsAreNotHit() async throws {
    let stage = try Stage(
      Dotted(index: 2, told: told).disabled(true), size: CGSize(width: 200, height: 200))
    try await stage.tap(at: at(2))
    #expect(told.take().isEmpty)
  }
}
