import Diorama
import DioramaTesting
import Foundation
import Testing

/// What is said about a scroll view, and what it is told.
@MainActor struct ScrollFamilyTests {
  private let size = CGSize(width: 200, height: 300)
  private let middle = CGPoint(x: 100, y: 150)

  private static func rows(_ count: Int = 40) -> some View {
    VStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { Text("row \($0)").frame(width: 100, height: 50) }
    }
  }
  private func top(_ stage: Stage, _ row: Int = 0) throws -> CGFloat {
    try stage.element("row \(row)").frame.midY.rounded(.down) - 25 - CGFloat(row) * 50
  }

  @Test func thePhasesOfAFling() async throws {
    let log = Log()
    let stage = try Stage(
      ScrollView { Self.rows() }.onScrollPhaseChange { log("\($0) > \($1)") }, size: size)
    await stage.down(middle)
    #expect(log.take() == ["idle > tracking"])
    await stage.up(middle)
    #expect(log.take() == ["tracking > idle"])
    await stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150), frames: 6)
    #expect(
      log.take() == ["idle > tracking", "tracking > interacting", "interacting > decelerating"])
    try await stage.settle(400)
    #expect(log.take() == ["decelerating > idle"])
    await stage.wheel(dy: 40, at: middle)
    try await stage.settle(400)
    #expect(log.take() == ["idle > interacting", "interacting > idle"])
  }

  @Test func theVelocityOfARelease() async throws {
    let log = Log()
    let stage = try Stage(
      ScrollView { Self.rows() }.onScrollPhaseChange { _, new, context in
        if new == .decelerating {
          log("\(Int(context.velocity!.dy)) at \(Int(context.geometry.contentOffset.y))")
        }
      }, size: size)
    await stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 150), frames: 6)
    #expect(log.take() == ["1000 at 90"])
  }

  @Test func geometry() async throws {
    let log = Log()
    let stage = try Stage(
      ScrollView { Self.rows(10) }.contentMargins(.top, 20)
        .onScrollGeometryChange(for: Bool.self) {
          $0.contentOffset.y > 0
        } action: { old, new in
          log("\(old) > \(new)")
        }
        .onScrollGeometryChange(for: ScrollGeometry.self) {
          $0
        } action: { _, g in
          log("\(g.contentOffset.y) \(g.contentSize.height) \(g.containerSize.height)")
          log("\(g.bounds.minY) \(g.visibleRect.height) \(g.contentInsets.top)")
        }, size: size)
    #expect(
      Set(log.take()) == ["false > false", "-20.0 500.0 280.0", "0.0 300.0 20.0"])
    #expect(try top(stage) == 20)
    await stage.wheel(dy: 15, at: middle)
    #expect(log.take().contains("-5.0 500.0 280.0"))
    await stage.wheel(dy: 40, at: middle)
    #expect(log.take().contains("false > true"))
    await stage.key("End")
    #expect(log.take().contains("200.0 500.0 280.0"))
  }

  @Test func viewsThatAreSeen() async throws {
    let log = Log()
    let stage = try Stage(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { i in
            Color.red.frame(height: 100)
              .onScrollVisibilityChange(threshold: 0.5) { log("\(i) \($0)") }
          }
        }
      }, size: size)
    #expect(log.take() == ["0 true", "1 true", "2 true"])
    await stage.wheel(dy: 40, at: middle)
    #expect(log.take() == [])
    await stage.wheel(dy: 20, at: middle)
    #expect(log.take().sorted() == ["0 false", "3 true"])
  }

  @Test func targetsThatAreSeen() async throws {
    var seen: [Int] = []
    let stage = try Stage(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000, id: \.self) { Text("row \($0)").frame(height: 100) }
        }
        .scrollTargetLayout()
      }
      .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.8) { seen = $0 }, size: size)
    #expect(seen == [0, 1, 2])
    await stage.wheel(dy: 20, at: middle)
    #expect(seen == [0, 1, 2], "four fifths of the first")
    await stage.wheel(dy: 20, at: middle)
    #expect(seen == [1, 2])
  }

  // MARK: positions

  @Test func aPosition() async throws {
    let knob = Knob<ScrollPosition>()
    let stage = try Stage(
      Turning(knob, ScrollPosition(idType: Int.self, edge: .bottom)) { _ in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000, id: \.self) { Text("row \($0)").frame(height: 50) }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(knob.binding)
      }, size: size)
    #expect(try top(stage, 999) == 300 - 50_000)
    #expect(knob.value.edge == .bottom && !knob.value.isPositionedByUser)
    knob.value.scrollTo(y: 120)
    await stage.update()
    #expect(try top(stage, 4) == -120)
    #expect(knob.value.y == 120 && knob.value.edge == nil)
    await stage.wheel(dy: 40, at: middle)
    #expect(knob.value.isPositionedByUser)
    #expect(knob.value.viewID(type: Int.self) == 3)
    #expect(knob.value.y == nil)
    knob.value.scrollTo(id: 500, anchor: .center)
    await stage.update()
    #expect(try top(stage, 500) + 500 * 50 == 125)
    #expect(knob.value.viewID as? Int == 500)
    withAnimation(.linear(duration: 0.2)) { knob.value.scrollTo(point: CGPoint(x: 0, y: 1_000)) }
    await stage.update()
    await stage.advance(3)
    #expect(!stage.isAtRest)
    try await stage.settle()
    #expect(try top(stage, 20) == -1_000)
    knob.value.scrollTo(edge: .top)
    await stage.update()
    #expect(try top(stage) == 0)
  }

  @Test func aPositionOfAnotherTypeSaysNothing() async throws {
    let knob = Knob<ScrollPosition>()
    let stage = try Stage(
      Turning(knob, ScrollPosition()) { _ in
        ScrollView { Self.rows().scrollTargetLayout() }.scrollPosition(knob.binding)
      }, size: size)
    await stage.wheel(dy: 70, at: middle)
    #expect(knob.value.isPositionedByUser && knob.value.viewID == nil)
  }

  /// Rows that come in before what is seen do not move it where the position is kept.
  @Test func theRowThatIsSeenStays() async throws {
    struct Content: View {
      let knob: Knob<[Int]>
      let isKept: Bool
      @State private var id: Int?
      var body: some View {
        Turning(knob, Array(0..<500)) { rows in
          let scroll = ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(rows, id: \.self) { Text("row \($0)").frame(height: 50) }
            }
            .scrollTargetLayout()
          }
          if isKept { scroll.scrollPosition(id: $id) } else { scroll }
        }
      }
    }
    for isKept in [false, true] {
      let knob = Knob<[Int]>()
      let stage = try Stage(Content(knob: knob, isKept: isKept), size: size)
      for _ in 0..<5 { await stage.wheel(dy: 40, at: middle) }
      let y = try stage.element("row 5").frame.midY
      knob.value.insert(contentsOf: [1_000, 1_001], at: 0)
      await stage.update()
      #expect(try stage.element("row 5").frame.midY == (isKept ? y : y + 100))
    }
  }

  // MARK: anchors, margins, ends

  @Test func anchors() async throws {
    let knob = Knob<Int>()
    let stage = try Stage(
      Turning(knob, 20) { n in ScrollView { Self.rows(n) }.defaultScrollAnchor(.bottom) },
      size: size)
    #expect(try top(stage) == 300 - 1_000)
    knob.value = 30
    await stage.update()
    #expect(try top(stage) == 300 - 1_500, "it was at the end and stays there")
    await stage.wheel(dy: -100, at: middle)
    knob.value = 31
    await stage.update()
    #expect(try top(stage) == 300 - 1_500 + 100, "it was not")
    knob.value = 2
    await stage.update()
    #expect(try top(stage) == 200, "small content stands at the bottom")
    let beginning = try Stage(
      ScrollView { Self.rows() }.defaultScrollAnchor(.center, for: .initialOffset), size: size)
    #expect(try top(beginning) == -(2_000 - 300) / 2)
  }

  @Test func margins() async throws {
    let stage = try Stage(
      ScrollView { Self.rows(10) }.contentMargins(.top, nil)
        .contentMargins(.vertical, 30, for: .scrollContent), size: size)
    #expect(try top(stage) == 16)
    await stage.key("End")
    #expect(try top(stage) == 300 - 500 - 30)
  }

  @Test func contentThatFitsStaysWhereItIs() async throws {
    for isStill in [false, true] {
      let stage = try Stage(
        ScrollView { Self.rows(2) }.scrollBounceBehavior(isStill ? .basedOnSize : .always),
        size: size)
      await stage.down(middle)
      await stage.move(from: middle, to: CGPoint(x: 100, y: 250), frames: 5)
      #expect(try (top(stage) == 0) == isStill)
    }
  }

  @Test func whatReachesBeyondIsSeen() throws {
    for isOpen in [false, true] {
      let stage = try Stage(
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { i in black.frame(width: 60, height: 60) }
          }
        }
        .scrollClipDisabled(isOpen).frame(width: 100, height: 60), size: size)
      #expect((stage.pixel(180, 150) == (0, 0, 0)) == isOpen)
      #expect(stage.pixel(120, 150) == (0, 0, 0))
    }
  }

  @Test func barsThatStayAndBarsThatFlash() async throws {
    // It is 100 points wide, like its content.
    func isSeen(_ stage: Stage) -> Bool { stage.pixel(145, 20) != (255, 255, 255) }
    let steady = try Stage(ScrollView { Self.rows() }.scrollIndicators(.visible), size: size)
    #expect(isSeen(steady))
    await steady.advance(60)
    #expect(isSeen(steady))
    let knob = Knob<Int>()
    let flashing = try Stage(
      Turning(knob, 0) { ScrollView { Self.rows() }.scrollIndicatorsFlash(trigger: $0) },
      size: size)
    #expect(!isSeen(flashing))
    knob.value = 1
    await flashing.update()
    #expect(isSeen(flashing))
    try await flashing.settle()
    #expect(!isSeen(flashing))
    let first = try Stage(
      ScrollView { Self.rows() }.scrollIndicatorsFlash(onAppear: true), size: size)
    #expect(isSeen(first))
    let hidden = try Stage(ScrollView { Self.rows() }.scrollIndicators(.hidden), size: size)
    await hidden.wheel(dy: 40, at: middle)
    #expect(!isSeen(hidden))
  }

  // MARK: transitions and spaces

  private struct Fading: View {
    let configuration: ScrollTransitionConfiguration
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { _ in
            black.frame(height: 100)
              .scrollTransition(configuration) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0)
              }
          }
        }
      }
    }
  }
  @Test func aTransitionFollowsTheScroll() async throws {
    let stage = try Stage(Fading(configuration: .interactive), size: size)
    #expect(stage.pixel(100, 250) == (0, 0, 0), "all of it is seen")
    await stage.wheel(dy: 25, at: middle)
    // A quarter of the fourth is seen, three quarters of the first.
    #expect(abs(stage.pixel(100, 290).red - 191) <= 1)
    #expect(abs(stage.pixel(100, 20).red - 64) <= 1)
    #expect(stage.pixel(100, 100) == (0, 0, 0))
  }
  @Test func aTransitionWithAnAnimation() async throws {
    let stage = try Stage(
      Fading(
        configuration: .animated(.linear(duration: 0.5)).threshold(.visible(0.5))), size: size)
    await stage.wheel(dy: 40, at: middle)
    #expect(stage.pixel(100, 290) == (255, 255, 255), "not half of it is seen")
    await stage.wheel(dy: 20, at: middle)
    await stage.advance(15)
    #expect(abs(stage.pixel(100, 290).red - 128) <= 12, "half of the animation")
    try await stage.settle()
    #expect(stage.pixel(100, 290) == (0, 0, 0))
    #expect(stage.pixel(100, 20) == (255, 255, 255))
  }
  @Test func thresholds() {
    func amount(
      _ t: ScrollTransitionConfiguration.Threshold, _ start: Double
    ) -> Double {
      ScrollTransitionConfiguration.interactive.threshold(t)
        .distance(start: start, length: 100, room: 300)
    }
    #expect(
      amount(.visible, 200) == 0 && amount(.visible, 250) == 0.5 && amount(.visible, 300) == 1)
    #expect(amount(.visible(0.5), 250) == 0 && amount(.visible(0.5), 275) == 0.5)
    #expect(amount(.hidden, 299) == 0 && amount(.hidden, 300) == 1)
    #expect(amount(.centered, 100) == 0 && amount(.centered, 200) == 0.5)
    #expect(amount(.visible.inset(by: 50), 150) == 0)
    #expect(amount(.visible.interpolated(towards: .centered, amount: 0.5), 150) == 0)
  }

  @Test func aParallax() async throws {
    struct Content: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000, id: \.self) { i in
              Text("row \(i)").frame(height: 100)
                .visualEffect { content, proxy in
                  content.offset(x: proxy.frame(in: .scrollView).minY / 10)
                }
            }
          }
        }
      }
    }
    let stage = try Stage(Content(), size: size)
    func x(_ row: Int) throws -> CGFloat {
      try stage.element("row \(row)").frame.midX.rounded(.down) - 100
    }
    #expect(abs(try x(2) - 20) <= 0.5)
    await stage.wheel(dy: 40, at: middle)
    #expect(abs(try x(2) - 16) <= 0.5)
    #expect(abs(try x(0) + 4) <= 0.5)
  }

  @Test func spacesOfScrollViews() async throws {
    let log = Log()
    let stage = try Stage(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 60)
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.red.frame(width: 150)
              Color.blue.frame(width: 100, height: 50)
                .onGeometryChange(for: String.self) { g in
                  let near = g.frame(in: .scrollView),
                    far = g.frame(in: .scrollView(axis: .vertical))
                  let b = g.bounds(of: .scrollView)!
                  return "\(near.minX) \(far.minY) \(b.minX) \(b.width)"
                } action: {
                  log($0)
                }
              Color.red.frame(width: 300)
            }
          }
          Color.red.frame(height: 600)
        }
      }, size: size)
    #expect(log.take() == ["150.0 60.0 -150.0 200.0"])
    await stage.wheel(dx: 30, at: CGPoint(x: 50, y: 80))
    #expect(log.take() == ["120.0 60.0 -120.0 200.0"])
    await stage.wheel(dy: 40, at: CGPoint(x: 50, y: 200))
    #expect(log.take() == ["120.0 20.0 -120.0 200.0"])
  }

  @Test func changesOfGeometry() async throws {
    let knob = Knob<CGFloat>(), log = Log()
    let stage = try Stage(
      Turning(knob, 50) { width in
        Color.red.frame(width: width, height: 20)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: { old, new in
            log("\(old) > \(new)")
          }
      }, size: size)
    #expect(log.take() == ["50.0 > 50.0"])
    knob.value = 80
    await stage.update()
    #expect(log.take() == ["50.0 > 80.0"])
    await stage.advance(3)
    #expect(log.take() == [])
  }
}
