import Diorama
import DioramaControls
import DioramaTesting
import Foundation
import Testing

@MainActor struct PageTransitionTests {
  private struct Screen<T: PageTransition>: View {
    let transition: T
    var isVertical = false
    var body: some View {
      let pager = TabView {
        Color(red: 1, green: 0, blue: 0).pageTransition(transition)
        Color(red: 0, green: 0, blue: 1).pageTransition(transition)
        Color(red: 0, green: 1, blue: 0).pageTransition(transition)
      }
      if isVertical {
        pager.tabViewStyle(.verticalPage)
      } else {
        pager.tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
  }
  private let size = CGSize(width: 200, height: 100)
  /// Half a page on, with the hand on it.
  private func halfWay<T: PageTransition>(
    _ transition: T, layoutDirection: LayoutDirection = .leftToRight, reduceMotion: Bool = false
  ) async throws -> Stage {
    let stage = try Stage(
      Screen(transition: transition), size: size, layoutDirection: layoutDirection,
      reduceMotion: reduceMotion)
    #expect(stage.pixel(100, 50) == (255, 0, 0))
    let way: CGFloat = layoutDirection == .rightToLeft ? 1 : -1
    await stage.down(CGPoint(x: 100, y: 50))
    await stage.move(
      from: CGPoint(x: 100, y: 50), to: CGPoint(x: 100 + way * 110, y: 50), frames: 5)
    return stage
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func fadingPagesLieOverEachOther(direction: LayoutDirection) async throws {
    let stage = try await halfWay(.fade, layoutDirection: direction)
    for x in [2, 100, 197] {
      let p = stage.pixel(x, 50)
      #expect(abs(p.red - 128) <= 1 && abs(p.blue - 128) <= 1, "half of both, everywhere")
    }
    await stage.up(CGPoint(x: direction == .rightToLeft ? 210 : -10, y: 50))
    try await stage.settle()
    for x in [2, 100, 197] { #expect(stage.pixel(x, 50) == (0, 0, 255)) }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func theEarlierPageOfAStackStaysBehind(direction: LayoutDirection) async throws {
    let stage = try await halfWay(.stack, layoutDirection: direction)
    func at(_ x: Int) -> (red: Int, green: Int, blue: Int) {
      stage.pixel(direction == .rightToLeft ? 199 - x : x, 50)
    }
    #expect(at(150) == (0, 0, 255), "the later one slides over it")
    // 95 % of 200 points, in the middle: it begins after 5; and it is paler.
    #expect(at(3) == (255, 255, 255))
    let p = at(50)
    #expect(p.red == 255 && abs(p.green - 64) <= 1)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func sidesOfACubeMeetAtAnEdge(direction: LayoutDirection) async throws {
    let stage = try await halfWay(.cube, layoutDirection: direction)
    func at(_ x: Int, _ y: Int = 50) -> (red: Int, green: Int, blue: Int) {
      stage.pixel(direction == .rightToLeft ? 199 - x : x, y)
    }
    #expect(at(97) == (255, 0, 0) && at(102) == (0, 0, 255), "the edge is in the middle")
    // 45 degrees, the eye 400 points away: a page is 200·cos 45°/(1 + 200·sin 45°/400) wide.
    let far = 1 + 0.5 * 0.5.squareRoot(), width = 200 * 0.5.squareRoot() / far
    #expect(width > 100, "both reach the sides")
    // At the side, 100 points away, the page is lower: by w at what is seen there.
    let own = 100 / (0.5.squareRoot() - 100 * 0.5.squareRoot() / 400)
    let top = 50 - 50 / (1 + own * 0.5.squareRoot() / 400)
    for x in [1, 198] {
      #expect(at(x, Int(top) - 3) == (255, 255, 255), "lower at the sides")
      #expect(at(x, Int(top) + 3) != (255, 255, 255))
    }
    #expect(at(95, 1).red == 255 && at(95, 2).green < 40, "and as high as ever at the edge")
    await stage.up(CGPoint(x: direction == .rightToLeft ? 210 : -10, y: 50))
    try await stage.settle()
    for x in [0, 100, 199] { #expect(stage.pixel(x, 0) == (0, 0, 255), "flat at rest") }
  }

  @Test func cubesTurnUpwardToo() async throws {
    let stage = try Stage(Screen(transition: .cube, isVertical: true), size: size)
    await stage.down(CGPoint(x: 100, y: 80))
    await stage.move(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20), frames: 5)
    #expect(stage.pixel(100, 47) == (255, 0, 0) && stage.pixel(100, 52) == (0, 0, 255))
    #expect(stage.pixel(2, 2) == (255, 255, 255) && stage.pixel(100, 2) != (255, 255, 255))
  }

  @Test func cubesSlideWithReducedMotion() async throws {
    let stage = try await halfWay(.cube(perspective: 2), reduceMotion: true)
    #expect(stage.pixel(3, 0) == (255, 0, 0) && stage.pixel(198, 0) == (0, 0, 255))
  }

  @Test func aSideOfACubeIsPressedWhereItIsSeen() async throws {
    struct Pages: View {
      let log: IndicatorLog
      var body: some View {
        TabView {
          Color(red: 1, green: 0, blue: 0).pageTransition(.cube)
          Button("two") { log.told.append(2) }.pageTransition(.cube)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
    let log = IndicatorLog()
    let stage = try Stage(Pages(log: log), size: size)
    await stage.key("ArrowRight")
    try await stage.settle()
    try await stage.tap("two")
    #expect(log.told == [2])
  }

  @Test func slidingIsWhatPagesDoAnyway() async throws {
    let stage = try await halfWay(.slide)
    #expect(stage.pixel(98, 50) == (255, 0, 0) && stage.pixel(101, 50) == (0, 0, 255))
  }

  @Test func withReducedMotionPagesSlide() async throws {
    let stage = try await halfWay(.stack, reduceMotion: true)
    #expect(stage.pixel(3, 50) == (255, 0, 0) && stage.pixel(101, 50) == (0, 0, 255))
  }

  @Test func pagesBelowEachOtherFadeToo() async throws {
    let stage = try Stage(Screen(transition: .fade, isVertical: true), size: size)
    await stage.down(CGPoint(x: 100, y: 80))
    await stage.move(from: CGPoint(x: 100, y: 80), to: CGPoint(x: 100, y: 20), frames: 5)
    for y in [2, 97] {
      let p = stage.pixel(100, y)
      #expect(abs(p.red - 128) <= 1 && abs(p.blue - 128) <= 1)
    }
  }

  @Test func aPageCanBePressedWhereItIsSeen() async throws {
    struct Pages: View {
      let log: IndicatorLog
      var body: some View {
        TabView {
          Button("one") { log.told.append(1) }.pageTransition(.fade)
          Button("two") { log.told.append(2) }.pageTransition(.fade)
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
      }
    }
    let log = IndicatorLog()
    let stage = try Stage(Pages(log: log), size: size)
    await stage.key("ArrowRight")
    try await stage.settle()
    try await stage.tap("two")
    #expect(log.told == [2])
  }
}
