import Diorama
import DioramaTesting
import Foundation
import Testing

/// Pagers and scroll views that are turned, mirrored or scaled follow the hand as it is seen.
@MainActor struct TurnedPanTests {
  struct Pager: View {
    @State private var page = 0
    let turn: (AnyView) -> AnyView
    let inward: (AnyView) -> AnyView
    var body: some View {
      VStack(spacing: 0) {
        turn(
          AnyView(
            TabView(selection: $page) {
              ForEach(0..<3) { n in
                inward(
                  AnyView(
                    Text("page \(n)").frame(width: 200, height: 200)
                      .background([red, green, blue][n]))
                ).tag(n)
              }
            }
            .tabViewStyle(.page(indexDisplayMode: .never))
            .frame(width: 200, height: 200)))
        Text("index \(page)").frame(height: 40)
      }
    }
  }
  private func stage(
    _ turn: @escaping (AnyView) -> AnyView, _ inward: @escaping (AnyView) -> AnyView = { $0 }
  ) throws -> Stage {
    try Stage(Pager(turn: turn, inward: inward), size: CGSize(width: 200, height: 240))
  }
  private func upwards(_ angle: Double) -> (AnyView) -> AnyView {
    { AnyView($0.rotationEffect(.degrees(angle))) }
  }

  @Test func aPagerThatIsTurnedPagesUpwards() async throws {
    let stage = try stage(upwards(90), upwards(-90))
    let from = CGPoint(x: 100, y: 170), to = CGPoint(x: 100, y: 60)
    await stage.down(from)
    await stage.move(from: from, to: to, frames: 8)
    // The slop is not made up for: 100 points of the next page.
    #expect(stage.pixel(20, 95) == stage.pixel(180, 5))
    #expect(stage.pixel(20, 105) != stage.pixel(20, 95))
    await stage.up(to)
    try await stage.settle()
    #expect(try stage.element("index 1").isVisible)
    await stage.drag(from: CGPoint(x: 170, y: 100), to: CGPoint(x: 20, y: 100), frames: 8)
    try await stage.settle()
    #expect(try stage.element("index 1").isVisible, "sideways is across its pages")
    await stage.drag(from: CGPoint(x: 100, y: 30), to: CGPoint(x: 100, y: 180), frames: 8)
    try await stage.settle()
    #expect(try stage.element("index 0").isVisible)
  }

  @Test func aPagerThatIsMirroredPagesTheOtherWay() async throws {
    let stage = try stage { AnyView($0.scaleEffect(x: -1, y: 1)) }
    await stage.drag(from: CGPoint(x: 30, y: 100), to: CGPoint(x: 170, y: 100), frames: 8)
    try await stage.settle()
    #expect(try stage.element("index 1").isVisible)
  }

  @Test func whatIsHalfAsLargeStaysUnderTheHand() async throws {
    let stage = try stage { AnyView($0.scaleEffect(0.5)) }
    // Seen from 50 to 150, 100 wide.
    let from = CGPoint(x: 140, y: 100), to = CGPoint(x: 90, y: 100)
    await stage.down(from)
    await stage.move(from: from, to: to, frames: 10)
    // 50 points less the slop of 10: the edge is at 110.
    #expect(stage.pixel(108, 60) == stage.pixel(52, 60))
    #expect(stage.pixel(112, 60) == stage.pixel(148, 60))
    #expect(stage.pixel(108, 60) != stage.pixel(112, 60))
    await stage.up(to)
  }

  @Test func theWheelTurnsWhatIsTurned() async throws {
    let stage = try stage(upwards(90), upwards(-90))
    await stage.wheel(dy: 40, at: CGPoint(x: 100, y: 100))
    try await stage.settle()
    #expect(try stage.element("index 1").isVisible)
  }

  @Test func aScrollViewThatIsTurnedScrollsUpwards() async throws {
    let stage = try Stage(
      ScrollView(.horizontal, showsIndicators: false) {
        HStack(spacing: 0) {
          ForEach(0..<10) { n in
            Text("\(n)").frame(width: 100, height: 200).background(n % 2 == 0 ? red : green)
          }
        }
      }
      .frame(width: 200, height: 200)
      .rotationEffect(.degrees(90)), size: CGSize(width: 200, height: 200))
    let first = stage.pixel(20, 20)
    #expect(stage.pixel(20, 120) != first)
    let from = CGPoint(x: 100, y: 180), to = CGPoint(x: 100, y: 130)
    await stage.down(from)
    await stage.move(from: from, to: to, frames: 30)
    // 40 points beyond the slop.
    #expect(stage.pixel(20, 58) == first)
    #expect(stage.pixel(20, 62) != first)
    #expect(stage.pixel(20, 162) == first)
    await stage.up(to)
  }
}

/// What is read of a page's place while it leaves.
@MainActor struct LeavingPageTests {
  struct Pages: View {
    let log: Log
    @State private var page = 0
    var body: some View {
      TabView(selection: $page) {
        ForEach(0..<3) { n in
          Color.clear
            .overlay(
              GeometryReader { p in
                Color.clear.onChange(of: p.frame(in: .global).minX) { log("\(n):\(Int($1))") }
              }
            )
            .tag(n)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
  }

  @Test func itNeverSaysThatItIsWhereItWasBefore() async throws {
    let log = Log()
    let stage = try Stage(Pages(log: log), size: CGSize(width: 200, height: 100))
    for _ in 0..<2 {
      await stage.drag(from: CGPoint(x: 180, y: 50), to: CGPoint(x: 40, y: 50), frames: 6)
      try await stage.settle()
    }
    let lines = log.take()
    func places(_ n: Int) -> [Int] {
      lines.compactMap { $0.hasPrefix("\(n):") ? Int($0.dropFirst(2)) : nil }
    }
    let first = places(0), second = places(1)
    #expect(first == first.sorted(by: >), "the first page only goes to the left")
    #expect((-200 ... -190).contains(first.last ?? 0))
    #expect(second == second.sorted(by: >), "the second comes from the right and goes to the left")
    #expect((-200 ... -190).contains(second.last ?? 0))
    #expect(places(2).last == 0)
  }
}
