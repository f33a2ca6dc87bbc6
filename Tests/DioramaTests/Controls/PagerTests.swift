import Diorama
import DioramaTesting
import Foundation
import Observation
import Testing

@MainActor struct PagerTests {
  let log = PagerLog()

  /// A page's centre is rounded to pixels, hence half a point.
  private func near(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test func R17_firstFrameShowsASelectionThatIsNotZero() throws {
    let stage = try Stage(CountedPager(index: 2, log: log))
    #expect(near(try stage.edge(of: 2), 0))
    #expect(stage.isAtRest)
    #expect(log.appeared == [2])
    #expect(log.pageBodies == [2: 1])
  }

  @Test func thePageFollowsThePointerOneToOneAfterTheSlop() async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.down(CGPoint(x: 300, y: 600))
    var last = CGFloat(0)
    for step in 1...60 {
      let x = 300 - CGFloat(step) * 4
      await stage.move(
        from: CGPoint(x: x + 4, y: 600), to: CGPoint(x: x, y: 600), frames: 1)
      let expected = step * 4 < 10 ? 0 : 10 - CGFloat(step) * 4
      let edge = try stage.edge(of: 0)
      #expect(near(edge, expected), "step \(step)")
      #expect(last - edge <= 4.5, "no jump at step \(step)")
      last = edge
    }
    #expect(log.selections.isEmpty, "never while the button is down")
    await stage.up(CGPoint(x: 60, y: 600))
    #expect(log.selections == [1], "once, at the release")
  }

  @Test func aMoveThatOnlyShiftsThePageWakesTheWindow() async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.down(CGPoint(x: 300, y: 600))
    await stage.move(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 200, y: 600), frames: 5)
    _ = stage.hash
    #expect(stage.host.isIdle, "nothing to do while the hand stands still")
    stage.host.receive(InputEvent(time: stage.time, kind: .move(CGPoint(x: 190, y: 600))))
    #expect(!stage.host.isIdle)
  }

  @Test func theEndsGiveWayLikeARubberBand() async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.down(CGPoint(x: 20, y: 600))
    var x: CGFloat = 20
    // The table for a viewport of 390 points; the slop is travelled first.
    for (pull, shown) in [(5, 2.7307), (10, 5.4235), (50, 25.6886), (100, 48.2022), (200, 85.8)] {
      let to = 20 + 10 + CGFloat(pull)
      await stage.move(from: CGPoint(x: x, y: 600), to: CGPoint(x: to, y: 600), frames: 1)
      x = to
      #expect(near(try stage.edge(of: 0), shown), "pulled \(pull)")
    }
    await stage.up(CGPoint(x: x, y: 600))
    try await stage.settle(60)
    #expect(try stage.edge(of: 0) == 0)
    #expect(log.selections.isEmpty)
  }

  @Test func rubberBandTable() {
    let table: [(CGFloat, [CGFloat])] = [
      (5, [2.7292, 2.7307, 2.7343, 2.7421]), (10, [5.4172, 5.4235, 5.4377, 5.4687]),
      (50, [25.5484, 25.6886, 26.0099, 26.7342]), (100, [47.7108, 48.2022, 49.3458, 52.0197]),
      (200, [84.2553, 85.8, 89.4915, 98.6916]), (400, [136.5517, 140.6557, 150.8571, 178.9831]),
    ]
    for (x, row) in table {
      for (d, expected) in zip([CGFloat(360), 390, 480, 960], row) {
        #expect(abs(RubberBand.offset(x, viewport: d) - expected) < 0.0001)
        #expect(abs(RubberBand.distance(expected, viewport: d) - x) < 0.01)
        #expect(RubberBand.offset(-x, viewport: d) == -RubberBand.offset(x, viewport: d))
      }
    }
  }

  @Test(arguments: [-3000.0, -1000, -450, -100, 0, 100, 450, 1000, 3000])
  func theSettleNeverPassesItsTargetAndEndsInTime(velocity: Double) {
    for distance in [0.5, 1.0, 10, 50, 195, 380, 390] {
      let s = Settle(from: 0, to: distance, velocity: velocity)
      var turned = 0, last = 0.0, wasAway = false
      for i in 0...3600 {
        let (x, v) = s.state(Double(i) / 6000)
        #expect(x <= distance + 1e-9)
        if x < last - 1e-12 { wasAway = true }
        if wasAway, x > last + 1e-12 {
          turned += 1
          wasAway = false
        }
        last = x
        if i == 3600 {
          #expect(abs(distance - x) < 0.5)
          #expect(abs(v) < 30)
        }
      }
      #expect(turned <= 1, "a velocity away turns once")
    }
  }

  @Test func aSettleOnScreenEndsExactlyOnThePage() async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.fling(-150)
    let start = stage.frame
    var last = CGFloat.infinity
    while !stage.isAtRest {
      let edge = try stage.edge(of: 1)
      #expect(edge >= -0.5 && edge <= last + 0.5)
      last = edge
      await stage.advance()
      #expect(stage.frame - start <= 36, "0.6 s at the most")
      if stage.frame - start > 60 { break }
    }
    #expect(try stage.edge(of: 1) == 0)
    #expect(stage.describe().contains("index 1"))
  }

  /// Which page a release leads to, over distance, velocity and where the page is.
  @Test func decisions() {
    var cases = 0
    for pages in [1, 2, 3, 10] {
      for home in 0..<min(pages, 4) {
        for d in [-0.99, -0.6, -0.5, -0.49, -0.2, 0, 0.2, 0.49, 0.5, 0.6, 0.99] {
          for v in [-2000.0, -400, -399, -100, 0, 100, 399, 400, 2000] {
            let expected: Int
            if abs(v) < 400 {
              expected = home + (d >= 0.5 ? 1 : d <= -0.5 ? -1 : 0)
            } else if v > 0 {
              expected = home + (d < 0 ? 0 : 1)
            } else {
              expected = home + (d > 0 ? 0 : -1)
            }
            let to = PagerElement.destination(
              position: Double(home) + d, home: home, last: pages - 1, velocity: v)
            #expect(
              to == min(max(expected, 0), pages - 1),
              "\(pages) pages, home \(home), moved \(d), velocity \(v)")
            cases += 1
          }
        }
      }
    }
    #expect(cases >= 200)
  }

  @Test(arguments: [
    (-204.0, 0, 30), (-206.0, 1, 30), (-206.0, 1, 60), (-60.0, 1, 3), (60.0, 0, 3),
    (-14.0, 0, 20),
  ])
  func decisionsByHand(dx: Double, page: Int, frames: Int) async throws {
    // Slow drags move, then stand still: the velocity is zero at the release.
    let stage = try Stage(CountedPager(log: log))
    let start = CGPoint(x: 250, y: 600), end = CGPoint(x: 250 + dx, y: 600)
    await stage.down(start)
    await stage.move(from: start, to: end, frames: frames)
    if frames > 10 { await stage.advance(6) }
    await stage.up(end)
    try await stage.settle(60)
    #expect(try stage.edge(of: page) == 0)
    #expect(log.selections == (page == 0 ? [] : [page]))
  }

  @Test func neighboursAreNeitherThereNorHitAtRest() async throws {
    let stage = try Stage(CountedPager(log: log))
    #expect(throws: (any Error).self) { try stage.element("page 1") }
    await stage.fling(-200)
    try await stage.settle()
    #expect(throws: (any Error).self) { try stage.element("page 0") }
  }

  @Test func aPressOnAMovingPageStopsItAndIsNoTap() async throws {
    let stage = try Stage(CountedPager(log: log))
    let button = try stage.element("add to 0").frame
    let middle = CGPoint(x: button.midX, y: button.midY)
    await stage.fling(-150)
    await stage.advance(5)
    let edge = try stage.edge(of: 1)
    #expect(edge > 5)
    await stage.down(middle)
    await stage.advance(10)
    #expect(near(try stage.edge(of: 1), edge), "it stands still under the hand")
    await stage.up(middle)
    try await stage.settle()
    #expect(!stage.describe().contains("taps 1"))
  }

  @Test func R07_thePagerTakesOverFromAButton() async throws {
    let stage = try Stage(CountedPager(log: log))
    let f = try stage.element("add to 0").frame
    let start = CGPoint(x: f.midX, y: f.midY)
    await stage.drag(from: start, to: CGPoint(x: start.x - 220, y: start.y), frames: 10)
    try await stage.settle()
    #expect(log.selections == [1])
    await stage.fling(220)
    try await stage.settle()
    #expect(try stage.element("taps 0 of 0").isVisible, "the button did not act")
    try await stage.tap("add to 0")
    #expect(try stage.element("taps 1 of 0").isVisible, "a plain click does")
  }

  @Test func visitedPagesKeepTheirState() async throws {
    let stage = try Stage(CountedPager(log: log))
    try await stage.tap("add to 0")
    for dx in [-220.0, -220, 220, 220] {
      await stage.fling(dx)
      try await stage.settle()
    }
    #expect(try stage.element("taps 1 of 0").isVisible)
    #expect(log.selections == [1, 2, 1, 0])
    #expect(log.appeared == [0, 1, 2, 1, 0])
    #expect(log.disappeared == [0, 1, 2, 1])
  }

  @Test func pagesAreNotBuiltAgainWhenTheSelectionChanges() async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.fling(-220)
    try await stage.settle()
    #expect(log.pageBodies == [0: 1, 1: 1])
    #expect(log.parentBodies == 2)
  }

  @Test func programmaticTurnsJumpUnlessAnimated() async throws {
    let stage = try Stage(CountedPager(log: log))
    try await stage.tap("jump to last")
    #expect(try stage.edge(of: 2) == 0)
    #expect(stage.isAtRest)
    #expect(log.selections == [2])

    let other = try Stage(CountedPager(log: log))
    try await other.tap("glide to next")
    await other.advance(15)
    // Half of 0.5 s of easeInOut is half of the way.
    #expect(near(try other.edge(of: 1), 195, 1))
    try await other.settle()
    #expect(try other.edge(of: 1) == 0)
  }

  @Test func aWriteDuringADragTakesEffectAtTheRelease() async throws {
    struct Remote: View {
      @State private var index = 0
      let log: PagerLog
      var body: some View {
        TabView(selection: $index) {
          ForEach(0..<4, id: \.self) { CountedPage(number: $0, log: log).tag($0) }
        }
        .tabViewStyle(.page(indexDisplayMode: .never))
        .background(
          TriggerView { index = 3 })
      }
    }
    let trigger = Trigger()
    let stage = try Stage(Remote(log: log).environment(trigger))
    await stage.down(CGPoint(x: 300, y: 600))
    await stage.move(from: CGPoint(x: 300, y: 600), to: CGPoint(x: 250, y: 600), frames: 5)
    trigger.count += 1
    await stage.advance()
    #expect(near(try stage.edge(of: 0), -40), "the hand keeps the page")
    await stage.up(CGPoint(x: 250, y: 600))
    try await stage.settle()
    #expect(try stage.edge(of: 3) == 0)
  }

  @Test func aSelectionThatNoPageHasKeepsThePageAndIsReportedOnce() async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.fling(-220)
    try await stage.settle()
    try await stage.tap("out of range")
    try await stage.settle()
    #expect(try stage.edge(of: 1) == 0)
    #expect(stage.reports.filter { $0.contains("no page of the TabView") }.count == 1)
  }

  @Test func keysTurnPages() async throws {
    let stage = try Stage(CountedPager(log: log, pages: 5))
    for (key, page) in [
      ("ArrowRight", 1), ("PageDown", 2), ("ArrowLeft", 1), ("PageUp", 0), ("End", 4),
      ("ArrowRight", 4), ("Home", 0), ("ArrowLeft", 0),
    ] {
      await stage.key(key)
      try await stage.settle()
      #expect(try stage.edge(of: page) == 0, "\(key)")
    }
    #expect(log.selections == [1, 2, 1, 0, 4, 0])
  }

  @Test func theWheelTurnsOnePageANotchAndATrackpadsMomentumIsOne() async throws {
    let stage = try Stage(CountedPager(log: log, pages: 6))
    let place = CGPoint(x: 200, y: 600)
    await stage.wheel(dx: 40, at: place)
    try await stage.settle()
    #expect(log.selections == [1])
    await stage.advance(30)
    await stage.wheel(dy: 40, at: place, isShifted: true)
    try await stage.settle()
    #expect(log.selections == [1, 2])
    await stage.wheel(dy: 40, at: place)
    #expect(log.selections == [1, 2], "up and down is not its business")
    await stage.advance(30)
    // A swipe on a trackpad: a second of small steps that grow less.
    for i in 0..<60 {
      await stage.wheel(dx: -18 * pow(0.93, CGFloat(i)), at: place)
      await stage.advance()
    }
    try await stage.settle()
    #expect(log.selections == [1, 2, 1])
  }

  @Test func R12_resizeKeepsThePage() async throws {
    let stage = try Stage(CountedPager(log: log))
    await stage.fling(-220)
    try await stage.settle()
    await stage.resize(to: CGSize(width: 500, height: 700))
    #expect(try stage.edge(of: 1) == 0)
    #expect(stage.isAtRest)
    // In the middle of a settle, too.
    await stage.fling(-220)
    await stage.advance(4)
    await stage.resize(to: CGSize(width: 320, height: 600))
    try await stage.settle()
    #expect(try stage.edge(of: 2) == 0)
  }

  @Test func R16_rightToLeftMirrors() async throws {
    let stage = try Stage(
      CountedPager(log: log), size: CGSize(width: 390, height: 844),
      layoutDirection: .rightToLeft)
    await stage.fling(220)
    try await stage.settle()
    #expect(log.selections == [1])
    await stage.key("ArrowRight")
    try await stage.settle()
    #expect(log.selections == [1, 0])
  }

  @Test func tenThousandPagesCostWhatThreeDo() async throws {
    struct Thousands: View {
      @State private var index = 5000
      let log: PagerLog
      let pages: Int
      var body: some View {
        TabView(selection: $index) {
          ForEach(0..<pages, id: \.self) { CountedPage(number: $0, log: log).tag($0) }
        }
        .tabViewStyle(.page)
        .onChange(of: index) { log.selections.append(index) }
      }
    }
    let stage = try Stage(Thousands(log: log, pages: 10_000))
    #expect(log.pageBodies == [5000: 1])
    let few = try Stage(Thousands(log: PagerLog(), pages: 5002))
    #expect(stage.host.graph.nodeCount == few.host.graph.nodeCount, "nodes for what is seen")
    await stage.fling(-220)
    try await stage.settle()
    #expect(log.pageBodies == [5000: 1, 5001: 1])
    #expect(log.selections == [5001])
  }
}

/// Lets a test change something from outside of the views.
@MainActor @Observable final class Trigger {
  var count = 0
}
struct TriggerView: View {
  @Environment(Trigger.self) private var trigger
  let action: () -> Void
  init(action: @escaping () -> Void) { self.action = action }
  var body: some View {
    Color.clear.onChange(of: trigger.count) { action() }
  }
}
