import Diorama
import DioramaTesting
import Foundation
import Testing
import UIKit

/// Views of UIKit that look for the scroll view around them, as articles do.
private struct Helper: UIViewRepresentable {
  let told: Told
  func makeUIView(context: Context) -> some UIView { UIView() }
  func updateUIView(_ uiView: UIViewType, context: Context) {
    DispatchQueue.main.async {
      guard let found = uiView.superview?.superview?.superview as? UIScrollView else { return }
      if told.scroller == nil { found.delegate = told }
      told.scroller = found
    }
  }
}
@MainActor private final class Told: NSObject, UIScrollViewDelegate {
  weak var scroller: UIScrollView?
  var lines: [String] = []
  /// Points after which it begins anew.
  var loop: CGFloat?
  /// Where the hand lets it come to rest.
  var rest: CGFloat?
  nonisolated override init() {}
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let loop else { return }
    if scrollView.contentOffset.x > loop { scrollView.contentOffset.x -= loop }
    if scrollView.contentOffset.x < 0 { scrollView.contentOffset.x += loop }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("begin") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("end \(decelerate)")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("will end \(velocity.x > 0 ? "right" : "left")")
    if let rest { targetContentOffset.pointee.x = rest }
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("rests") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("arrives") }
}

@MainActor @Suite struct FoundScrollViewTests {
  private let told = Told()
  private let size = CGSize(width: 200, height: 100)
  /// A row of cards of 100 points.
  private func row(
    _ count: Int = 12, direction: LayoutDirection = .leftToRight, spacing: CGFloat = 0
  ) async throws -> Stage {
    let told = told
    let stage = try Stage(
      ScrollView(.horizontal) {
        LazyHStack(spacing: spacing) {
          ForEach(0..<count, id: \.self) { i in
            Text("card \(i)").frame(width: 100, height: 100).background(Color.yellow)
          }
        }
        .background { Helper(told: told) }
      }
      .environment(\.layoutDirection, direction), size: size)
    await stage.update()
    return stage
  }
  private func found() throws -> UIScrollView { try #require(told.scroller) }
  private let start = CGPoint(x: 150, y: 50), end = CGPoint(x: 50, y: 50)

  @Test func itSaysWhatTheScrollViewDoes() async throws {
    let stage = try await row()
    let scroller = try found()
    #expect(scroller.contentSize == CGSize(width: 1200, height: 100))
    #expect(scroller.contentOffset == .zero && scroller.frame.size == size)
    #expect(scroller.isScrollEnabled && scroller.bounces && !scroller.isPagingEnabled)
    await stage.drag(from: start, to: end, frames: 30)
    #expect(scroller.isDecelerating)
    try await stage.settle(900)
    #expect(scroller.contentOffset.x > 80)
    #expect(scroller.bounds == CGRect(origin: scroller.contentOffset, size: size))
    #expect(isClose(try stage.element("card 1").frame.midX, 150 - scroller.contentOffset.x, 0.5))
    #expect(told.lines == ["begin", "will end right", "end true", "rests"])
    #expect(scroller.window != nil && scroller.superview == nil)
  }

  @Test func itGoesWhereItIsTold() async throws {
    let stage = try await row()
    let scroller = try found()
    scroller.contentOffset.x = 250
    try await stage.settle(900)
    #expect(try stage.element("card 3").frame.midX.rounded(.down) == 100)
    scroller.setContentOffset(CGPoint(x: 400, y: 0), animated: true)
    await stage.advance(9)
    #expect(scroller.contentOffset.x > 300 && scroller.contentOffset.x < 360)
    try await stage.settle(900)
    #expect(scroller.contentOffset.x == 400 && told.lines == ["arrives"])
    scroller.setContentOffset(CGPoint(x: 9999, y: 0), animated: false)
    try await stage.settle(900)
    #expect(scroller.contentOffset.x == 1000, "no farther than the end")
    scroller.scrollRectToVisible(rect(500, 0, 100, 100), animated: false)
    try await stage.settle(900)
    #expect(scroller.contentOffset.x == 500)
  }

  @Test func theHandMayBeSentElsewhere() async throws {
    let stage = try await row()
    told.rest = 300
    await stage.drag(from: start, to: end, frames: 10)
    try await stage.settle(900)
    #expect(try found().contentOffset.x == 300)
  }

  @Test func aLoopHasNoEnd() async throws {
    let stage = try await row(12)
    told.loop = 400
    let scroller = try found()
    for _ in 0..<12 {
      await stage.drag(from: start, to: end, frames: 6)
      await stage.advance(10)
      #expect(scroller.contentOffset.x >= 0 && scroller.contentOffset.x <= 400)
      #expect(scroller.isDecelerating, "it goes on with its speed")
    }
    try await stage.settle(900)
    // Backwards, past the beginning.
    scroller.contentOffset.x = 10
    try await stage.settle(900)
    await stage.down(start)
    await stage.move(from: start, to: CGPoint(x: 190, y: 50), frames: 20)
    #expect(scroller.contentOffset.x > 350, "\(scroller.contentOffset)")
    let before = scroller.contentOffset.x
    await stage.move(from: CGPoint(x: 190, y: 50), to: CGPoint(x: 180, y: 50), frames: 10)
    #expect(isClose(scroller.contentOffset.x, before + 10), "it stays under the hand")
    await stage.up(CGPoint(x: 180, y: 50))
    try await stage.settle(900)
  }

  @Test func whatIsSetSteersIt() async throws {
    let stage = try await row()
    let scroller = try found()
    scroller.isScrollEnabled = false
    await stage.update()
    await stage.drag(from: start, to: end)
    try await stage.settle(900)
    #expect(scroller.contentOffset == .zero)
    scroller.isScrollEnabled = true
    scroller.isPagingEnabled = true
    await stage.update()
    await stage.drag(from: start, to: end, frames: 6)
    try await stage.settle(900)
    #expect(scroller.contentOffset.x == 200, "a page")
    scroller.isPagingEnabled = false
    scroller.bounces = false
    scroller.contentOffset = .zero
    try await stage.settle(900)
    await stage.down(end)
    await stage.move(from: end, to: start, frames: 10)
    #expect(scroller.contentOffset == .zero, "it does not give way")
    await stage.up(start)
    try await stage.settle(900)
  }

  @Test func whatIsLetGoMayRestSooner() async throws {
    var ends: [CGFloat] = []
    for rate in [UIScrollView.DecelerationRate.normal, .fast] {
      told.scroller = nil
      let stage = try await row(100)
      try found().decelerationRate = rate
      await stage.update()
      await stage.drag(from: start, to: end, frames: 6)
      try await stage.settle(900)
      ends.append(try found().contentOffset.x - 90)
    }
    // What is left of the way is as 1 to 5: ln 0.998 to ln 0.99.
    #expect(ends[1] > 0 && isClose(ends[0] / ends[1], log(0.99) / log(0.998), 0.5), "\(ends)")
  }

  @Test func offsetsCountFromTheLeft() async throws {
    let stage = try await row(direction: .rightToLeft)
    let scroller = try found()
    #expect(scroller.contentOffset.x == 1000, "the leading edge is on the right")
    scroller.contentOffset.x = 900
    try await stage.settle(900)
    #expect(scroller.contentOffset.x == 900)
    #expect(try stage.element("card 1").frame.midX.rounded(.down) == 150)
    await stage.drag(from: end, to: start, frames: 6)
    #expect(told.lines.contains("will end left"))
    try await stage.settle(900)
    #expect(scroller.contentOffset.x < 850)
  }

  @Test func aViewInNoneFindsNone() async throws {
    let told = told
    let stage = try Stage(Color.white.background { Helper(told: told) }, size: size)
    await stage.update()
    #expect(told.scroller == nil)
  }

  @Test func whoWalksUpFindsItToo() async throws {
    final class Walker: UIView {
      var found: UIScrollView?
      override func didMoveToWindow() {
        var view: UIView? = self
        while let v = view, !(v is UIScrollView) { view = v.superview }
        found = view as? UIScrollView
      }
    }
    struct Face: UIViewRepresentable {
      let walker: Walker
      func makeUIView(context: Context) -> Walker { walker }
      func updateUIView(_ uiView: Walker, context: Context) {}
    }
    let walker = Walker(), knob = Knob<Bool>()
    let stage = try Stage(
      Turning(knob, true) { isThere in
        ScrollView { if isThere { Face(walker: walker).frame(height: 300) } }
      }, size: size)
    await stage.update()
    let scroller = try #require(walker.found)
    #expect(scroller.contentSize.height == 300)
    scroller.contentOffset.y = 120
    await stage.update()
    #expect(scroller.contentOffset.y == 120)
    knob.value = false
    await stage.update()
    await stage.advance(2)
    #expect(walker.superview == nil, "it has gone with its place")
  }

  @Test func whatControllersLookForIsNotThere() {
    let controller = UIViewController()
    #expect(controller.navigationController == nil && controller.tabBarController == nil)
    controller.navigationController?.interactivePopGestureRecognizer?.isEnabled = false
    #expect(controller.parent == nil)
  }
}
