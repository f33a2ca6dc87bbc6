import Diorama
import DioramaTesting
import Foundation
import Testing

/// Where scroll views come to rest, and what says where they are.
@MainActor struct ScrollTargetTests {
  private let size = CGSize(width: 300, height: 200)
  private let middle = CGPoint(x: 150, y: 100)
  private static let count = 40

  /// Cards of 200 points with 10 between, 50 points from the edges.
  private struct Carousel: View {
    let knob: Knob<Int?>
    let log: Log
    var start: Int?
    var anchor: UnitPoint?
    var limit = ViewAlignedScrollTargetBehavior.LimitBehavior.automatic
    var body: some View {
      Turning(knob, start) { id in
        let _ = log("\(id.map(String.init) ?? "-")")
        ScrollView(.horizontal) {
          LazyHStack(spacing: 10) {
            ForEach(0..<ScrollTargetTests.count, id: \.self) { i in
              Text("card \(i)").frame(width: 200, height: 100).background(Color.yellow)
            }
          }
          .scrollTargetLayout()
        }
        .contentMargins(.horizontal, 50, for: .scrollContent)
        .scrollTargetBehavior(.viewAligned(limitBehavior: limit))
        .scrollPosition(id: knob.binding, anchor: anchor)
      }
    }
  }
  private func x(_ stage: Stage, _ card: Int) throws -> CGFloat {
    try stage.element("card \(card)").frame.midX.rounded(.down) - 150
  }

  @Test func aTransactionMaySayWhereTheViewIsToBe() async throws {
    let knob = Knob<Int?>()
    let stage = try Stage(
      Turning(knob, nil) { _ in
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("card \($0)").frame(width: 100, height: 100) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: knob.binding, anchor: .center)
      }, size: size)
    func middle(_ card: Int) throws -> CGFloat {
      try stage.element("card \(card)").frame.midX.rounded(.down)
    }
    withTransaction(\.scrollTargetAnchor, .leading) { knob.value = 7 }
    try await stage.settle(600)
    #expect(try middle(7) == 50)
    knob.value = 9
    try await stage.settle(600)
    #expect(try middle(9) == 150, "as the modifier says")
    withTransaction(\.scrollTargetAnchor, .trailing) { knob.value = 12 }
    try await stage.settle(600)
    #expect(try middle(12) == 250)
    #expect(Transaction().scrollTargetAnchor == nil)
  }

  @Test func aDragComesToRestAtACard() async throws {
    let knob = Knob<Int?>(), log = Log()
    let stage = try Stage(Carousel(knob: knob, log: log), size: size)
    #expect(try x(stage, 0) == 0, "in the middle, between the margins")
    #expect(knob.value == nil)
    // Slowly over less than half a card: it goes back.
    await stage.down(CGPoint(x: 200, y: 100))
    await stage.move(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 110, y: 100), frames: 20)
    #expect(abs(try x(stage, 0) + 80) <= 0.5)
    await stage.advance(10)
    await stage.up(CGPoint(x: 110, y: 100))
    try await stage.settle()
    #expect(try x(stage, 0) == 0)
    #expect(knob.value == 0, "it is known once a person has scrolled")
    // More than half.
    await stage.down(CGPoint(x: 250, y: 100))
    await stage.move(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 120, y: 100), frames: 20)
    await stage.advance(10)
    #expect(knob.value == 1)
    await stage.up(CGPoint(x: 120, y: 100))
    try await stage.settle()
    #expect(try x(stage, 1) == 0)
    #expect(knob.value == 1)
  }

  @Test func aFlingTakesItOneCardOn() async throws {
    let knob = Knob<Int?>(), log = Log()
    let stage = try Stage(Carousel(knob: knob, log: log), size: size)
    await stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100), frames: 5)
    var last = try x(stage, 0)
    while !stage.isAtRest, stage.frame < 300 {
      await stage.advance()
      guard let now = try? x(stage, 0) else { break }
      #expect(now <= last, "it never turns back")
      last = now
    }
    try await stage.settle()
    #expect(knob.value == 1)
    #expect(try x(stage, 1) == 0)
    await stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), frames: 5)
    try await stage.settle()
    #expect(knob.value == 0)
  }

  @Test func aFlingWithoutALimit() async throws {
    let knob = Knob<Int?>(), log = Log()
    let stage = try Stage(Carousel(knob: knob, log: log, limit: .never), size: size)
    await stage.drag(from: CGPoint(x: 280, y: 100), to: CGPoint(x: 40, y: 100), frames: 6)
    try await stage.settle(400)
    // 2,400 points a second lead about 1,200 points on; cards are 210 apart.
    let card = try #require(knob.value)
    #expect(card >= 5 && card <= 8)
    #expect(try x(stage, card) == 0)
  }

  @Test func theLastCardIsTheEnd() async throws {
    let knob = Knob<Int?>(), log = Log()
    let stage = try Stage(Carousel(knob: knob, log: log, start: 38), size: size)
    #expect(try x(stage, 38) == 0, "it begins there")
    await stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100), frames: 5)
    try await stage.settle()
    #expect(knob.value == 39)
    await stage.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100), frames: 5)
    try await stage.settle()
    #expect(knob.value == 39)
    #expect(try x(stage, 39) == 0)
  }

  @Test func aWriteGoesThere() async throws {
    let knob = Knob<Int?>(), log = Log()
    let stage = try Stage(Carousel(knob: knob, log: log), size: size)
    knob.value = 3
    await stage.update()
    #expect(try x(stage, 3) == 0)
    withAnimation(.linear(duration: 0.5)) { knob.value = 20 }
    await stage.update()
    await stage.advance(15)
    // Half of the way from 3 to 20, at 210 points a card.
    #expect(abs(try x(stage, 12) - (12 - 11.5) * 210) <= 10)
    #expect(knob.value == 20)
    try await stage.settle()
    #expect(try x(stage, 20) == 0)
    #expect(knob.value == 20)
    knob.value = 77
    await stage.update()
    #expect(try x(stage, 20) == 0, "there is no such card")
  }

  @Test func aNotchOfTheWheelAndKeysTurnOneCard() async throws {
    let knob = Knob<Int?>(), log = Log()
    let stage = try Stage(Carousel(knob: knob, log: log), size: size)
    await stage.wheel(dx: 40, at: middle)
    try await stage.settle()
    #expect(knob.value == 1)
    await stage.key("ArrowRight")
    try await stage.settle()
    #expect(knob.value == 2)
    await stage.key("ArrowLeft")
    try await stage.settle()
    #expect(knob.value == 1)
    await stage.key("End")
    try await stage.settle()
    #expect(knob.value == 39)
  }

  @Test func rightToLeft() async throws {
    let knob = Knob<Int?>(), log = Log()
    let stage = try Stage(
      Carousel(knob: knob, log: log), size: size, layoutDirection: .rightToLeft)
    #expect(try x(stage, 0) == 0)
    await stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100), frames: 5)
    try await stage.settle()
    #expect(knob.value == 1)
    #expect(try x(stage, 1) == 0)
    knob.value = 9
    await stage.update()
    #expect(try x(stage, 9) == 0)
  }

  // MARK: pages

  private struct Pages: View {
    let log: Log
    var body: some View {
      ScrollView(.horizontal, showsIndicators: false) {
        LazyHStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { i in
            Text("page \(i)").containerRelativeFrame(.horizontal).frame(height: 100)
              .onAppear { log("\(i)") }
          }
        }
      }
      .scrollTargetBehavior(.paging)
    }
  }
  @Test func pagesByTheSizeOfTheContainer() async throws {
    let log = Log()
    let stage = try Stage(Pages(log: log), size: size)
    #expect(log.take() == ["0"])
    #expect(try stage.element("page 0").frame.midX.rounded(.down) == 150)
    await stage.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 100, y: 100), frames: 4)
    try await stage.settle()
    #expect(abs(try stage.element("page 1").frame.midX - 150) <= 0.5, "one page, however fast")
    #expect(log.take() == ["1"])
    await stage.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 200, y: 100), frames: 20)
    try await stage.settle()
    #expect(abs(try stage.element("page 1").frame.midX - 150) <= 0.5)
    await stage.send(.resize(CGSize(width: 400, height: 200)))
    #expect(abs(try stage.element("page 1").frame.midX - 200) <= 0.5, "pages are as wide as it")
  }

  @Test func partsOfTheContainer() throws {
    let stage = try Stage(
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<6, id: \.self) { i in
            Color.red.containerRelativeFrame(
              .horizontal, count: 3, span: i == 0 ? 2 : 1, spacing: 10
            )
            .frame(height: 50).accessibilityElement().accessibilityLabel("\(i)")
          }
          Color.blue.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
            axis == .horizontal ? length / 2 : 20
          }
          .accessibilityElement().accessibilityLabel("half")
        }
      }
      .contentMargins(.leading, 30), size: CGSize(width: 350, height: 100))
    // (320 − 20) / 3 = 100 each.
    #expect(try stage.element("0").frame.width == 210)
    #expect(try stage.element("0").frame.minX == 30)
    #expect(try stage.element("1").frame.width == 100)
    #expect(try stage.element("1").frame.minX == 250)
    #expect(try stage.element("half").frame.size == CGSize(width: 160, height: 20))
  }

  @Test func withoutAScrollViewTheWindowCounts() throws {
    let stage = try Stage(
      Color.red.containerRelativeFrame(.horizontal, count: 4, spacing: 20)
        .accessibilityElement().accessibilityLabel("a"), size: size)
    // (300 − 60) / 4.
    #expect(try stage.element("a").frame.width == 60)
  }

  // MARK: a behaviour of one's own

  private struct Hundreds: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
      target.rect.origin.y = (target.rect.minY / 100).rounded() * 100
      if context.layoutDirection == .rightToLeft { target.rect.origin.y = 0 }
    }
  }
  @Test func aBehaviourOfOnesOwn() async throws {
    let view = ScrollView {
      VStack(spacing: 0) { ForEach(0..<50) { Text("row \($0)").frame(width: 100, height: 50) } }
    }
    .scrollTargetBehavior(Hundreds())
    let stage = try Stage(view, size: size)
    await stage.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 80), frames: 30)
    try await stage.settle(200)
    let y = try stage.element("row 0").frame.midY.rounded(.down) - 25
    #expect(y <= -100 && y.truncatingRemainder(dividingBy: 100) == 0)
  }
}
