import Diorama
import DioramaTesting
import Foundation
import Testing

/// Pages that go round, whose neighbours are seen, or that lie below each other.
@MainActor struct PagerPlacesTests {
  private struct Screen: View {
    @State var index = 0
    var pages = 3
    var isLooping = false
    var inset: CGFloat = 0
    var spacing: CGFloat = 0
    var isVertical = false
    let log: PositionLog
    @State private var count: Int?
    @State private var loops: Bool?
    var body: some View {
      PagerReader { pager in
        let _ = log.pager = pager
        styled(
          TabView(selection: $index) {
            ForEach(0..<(count ?? pages), id: \.self) { page in
              [Color(red: 1, green: 0, blue: 0), green, blue][page % 3].named("leaf \(page)")
            }
          }
        )
        .pageLooping(loops ?? isLooping)
        .pageInset(inset, spacing: spacing)
        .overlay(alignment: .top) { PositionReader(pager: pager, log: log).opacity(0.02) }
        .overlay(alignment: .bottom) {
          HStack(spacing: 0) {
            Button("last") { withAnimation { index = (count ?? pages) - 1 } }
            Button("more") { count = (count ?? pages) + 1 }
            Button("loop") { loops = !(loops ?? isLooping) }
          }
          .opacity(0.02)
        }
        .onChange(of: index) { _, new in log.pages.append(new) }
      }
    }
    @ViewBuilder private func styled<V: View>(_ pager: V) -> some View {
      if isVertical {
        pager.tabViewStyle(.verticalPage)
      } else {
        pager.tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
  }
  let log = PositionLog()
  private let size = CGSize(width: 300, height: 200)
  /// The colours from left to right in the middle line, each once.
  private func strip(_ stage: Stage) -> String {
    var s = ""
    for x in 0..<Int(size.width) {
      let p = stage.pixel(x, 100)
      let c =
        p.red > 200 && p.green > 200
        ? "." : p.red > 200 ? "r" : p.green > 200 ? "g" : p.blue > 200 ? "b" : "?"
      if s.last.map(String.init) != c { s += c }
    }
    return s
  }
  private func drag(_ stage: Stage, _ dx: CGFloat) async {
    await stage.drag(
      from: CGPoint(x: 150 - dx / 2, y: 60), to: CGPoint(x: 150 + dx / 2, y: 60), frames: 8)
  }

  // MARK: round and round

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func afterTheLastPageComesTheFirstWithoutAFlash(direction: LayoutDirection) async throws {
    let stage = try Stage(
      Screen(index: 2, isLooping: true, log: log), size: size, layoutDirection: direction)
    #expect(strip(stage) == "b")
    await drag(stage, direction == .leftToRight ? -200 : 200)
    var seen: [String] = [strip(stage)]
    while !stage.isAtRest {
      await stage.advance()
      seen.append(strip(stage))
    }
    let both = direction == .leftToRight ? "br" : "rb"
    #expect(seen.drop { $0 == both }.allSatisfy { $0 == "r" }, "\(seen)")
    #expect(seen.first == both && seen.last == "r")
    #expect(log.pages == [0], "told once")
    #expect(log.pager.page == 0 && log.pager.position == 0)
    // From the last page on, beyond it, and then from 0.
    let turn = log.positions.firstIndex { $0 < 1 }!
    #expect(log.positions[..<turn].allSatisfy { $0 >= 2 && $0 < 3 })
    #expect(zip(log.positions[..<turn], log.positions[1..<turn]).allSatisfy { $0 <= $1 })
    // And back.
    await drag(stage, direction == .leftToRight ? 200 : -200)
    try await stage.settle()
    #expect(strip(stage) == "b" && log.pages == [0, 2] && log.pager.position == 2)
  }

  @Test(arguments: [2, 3, 5])
  func manyRoundsInBothDirections(pages: Int) async throws {
    let stage = try Stage(Screen(pages: pages, isLooping: true, log: log), size: size)
    var page = 0
    for way in [-1, -1, -1, -1, -1, -1, -1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, -1, -1] {
      await drag(stage, CGFloat(way) * 200)
      // Another swipe before the pages have come to rest.
      await stage.advance(10)
      page = (page - way + pages) % pages
      #expect(log.pager.page == page)
    }
    try await stage.settle()
    #expect(log.pager.position == Double(page))
    #expect(try stage.frame("leaf \(page)") == rect(0, 0, 300, 200))
    #expect(stage.elements.filter { $0.identifier?.hasPrefix("leaf") == true }.count == 1)
  }

  @Test func keysWheelAndProgramGoRoundTheShortWay() async throws {
    let stage = try Stage(Screen(pages: 5, isLooping: true, log: log), size: size)
    await stage.key("ArrowLeft")
    #expect(log.pages == [4])
    #expect(!stage.isAtRest, "it glides")
    try await stage.settle()
    await stage.wheel(dx: 40, at: CGPoint(x: 150, y: 60))
    try await stage.settle()
    #expect(log.pages == [4, 0])
    log.positions = []
    try await stage.tap("last")
    try await stage.settle()
    #expect(log.pages == [4, 0, 4])
    #expect(log.positions.allSatisfy { $0 >= 4 }, "back over the end, not through all")
  }

  @Test func aSinglePageGivesWayAndStays() async throws {
    let stage = try Stage(Screen(pages: 1, isLooping: true, log: log), size: size)
    await drag(stage, -200)
    #expect(log.pager.position > 0 && log.pager.position < 0.4)
    try await stage.settle()
    #expect(log.pager.position == 0 && !log.pager.isLooping && log.pages.isEmpty)
  }

  @Test func pagesThatComeWhileGoingRoundMoveNothing() async throws {
    let stage = try Stage(Screen(isLooping: true, log: log), size: size)
    await drag(stage, 200)
    try await stage.settle()
    #expect(strip(stage) == "b" && log.pager.page == 2)
    try await stage.tap("more")
    #expect(strip(stage) == "b" && stage.isAtRest && log.pager.page == 2)
    await drag(stage, -200)
    try await stage.settle()
    #expect(log.pager.page == 3 && strip(stage) == "r")
    // It stops going round, at once, wherever it is.
    await drag(stage, -200)
    try await stage.settle()
    #expect(log.pager.page == 0)
    try await stage.tap("loop")
    #expect(log.pager.page == 0 && strip(stage) == "r" && stage.isAtRest)
    await drag(stage, 200)
    #expect(log.pager.position < 0, "now it gives way")
    try await stage.settle()
    #expect(log.pager.page == 0)
  }

  // MARK: neighbours

  @Test func neighboursAreSeenAtTheEnds() async throws {
    let stage = try Stage(Screen(index: 1, inset: 30, spacing: 10, log: log), size: size)
    #expect(strip(stage) == "r.g.b")
    #expect(try stage.frame("leaf 1") == rect(30, 0, 240, 200))
    #expect(try stage.frame("leaf 0") == rect(-220, 0, 240, 200))
    #expect(try stage.frame("leaf 2") == rect(280, 0, 240, 200))
    // A step is a page and the space: after the slop of 10 points, 125 are half of it.
    await stage.down(CGPoint(x: 250, y: 60))
    await stage.move(from: CGPoint(x: 250, y: 60), to: CGPoint(x: 115, y: 60), frames: 8)
    #expect(log.pager.position == 1.5)
    await stage.up(CGPoint(x: 115, y: 60))
    try await stage.settle()
    #expect(try stage.frame("leaf 2") == rect(30, 0, 240, 200))
    #expect(strip(stage) == "g.b.", "nothing beyond the last")
  }

  @Test func neighboursAreSeenWherePagesGoRound() async throws {
    let stage = try Stage(
      Screen(isLooping: true, inset: 30, spacing: 10, log: log), size: size)
    #expect(strip(stage) == "b.r.g")
    await drag(stage, 200)
    try await stage.settle()
    #expect(strip(stage) == "g.b.r")
    let two = try Stage(
      Screen(pages: 2, isLooping: true, inset: 30, spacing: 10, log: log), size: size)
    #expect(Set([".r.g", "g.r."]).contains(strip(two)), "each page once")
  }

  @Test func tenThousandPagesWithNeighboursAreThree() throws {
    let stage = try Stage(
      Screen(index: 5000, pages: 10_000, isLooping: true, inset: 30, log: log), size: size)
    #expect(stage.elements.filter { $0.identifier?.hasPrefix("leaf") == true }.count == 3)
  }

  @Test func insetsThatLeaveNoRoomBreakNothing() async throws {
    for inset in [150.0, 1000, .infinity, .nan, -20] {
      let stage = try Stage(
        Screen(index: 1, inset: inset, spacing: -5, log: log), size: CGSize(width: 300, height: 50))
      await drag(stage, -200)
      try await stage.settle()
      #expect(log.pager.position == Double(log.pager.page))
    }
  }

  // MARK: below each other

  @Test func pagesBelowEachOtherTurnUpAndDown() async throws {
    let stage = try Stage(Screen(isVertical: true, log: log), size: size)
    func swipe(_ dy: CGFloat) async throws {
      await stage.drag(
        from: CGPoint(x: 150, y: 100 - dy / 2), to: CGPoint(x: 150, y: 100 + dy / 2), frames: 8)
      try await stage.settle()
    }
    await drag(stage, -200)
    try await stage.settle()
    #expect(log.pages.isEmpty, "not sideways")
    try await swipe(-150)
    #expect(log.pages == [1])
    #expect(try stage.frame("leaf 1") == rect(0, 0, 300, 200))
    await stage.key("ArrowDown")
    try await stage.settle()
    #expect(try stage.frame("leaf 2") == rect(0, 0, 300, 200))
    await stage.key("ArrowLeft")
    #expect(log.pages == [1, 2])
    await stage.wheel(dy: -40, at: CGPoint(x: 150, y: 60))
    try await stage.settle()
    await stage.down(CGPoint(x: 150, y: 60))
    await stage.move(from: CGPoint(x: 150, y: 60), to: CGPoint(x: 150, y: 170), frames: 8)
    #expect(log.pager.position == 0.5)
    await stage.up(CGPoint(x: 150, y: 170))
    try await stage.settle()
    #expect(log.pages == [1, 2, 1, 0])
    // The dots stand at the trailing edge; the lower one turns on.
    let dots = try stage.element(role: "pageIndicator").frame
    #expect(dots == rect(300 - 8 - 23, 71, 23, 59))
    try await stage.tap(at: CGPoint(x: dots.midX, y: dots.maxY - 8))
    #expect(log.pages.last == 1)
  }
}
