import Diorama
import DioramaTesting
import Foundation
import Testing
import UIKit

/// A page view as articles of 2021 write it: a hosted row of pages, by constraints.
private struct OffsetPages<Content: View>: UIViewRepresentable {
  let content: Content
  @Binding var offset: CGFloat
  init(offset: Binding<CGFloat>, @ViewBuilder content: @escaping () -> Content) {
    self.content = content()
    _offset = offset
  }
  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }
  func makeUIView(context: Context) -> UIScrollView {
    let scroller = UIScrollView()
    let host = UIHostingController(rootView: content)
    host.view.translatesAutoresizingMaskIntoConstraints = false
    host.view.backgroundColor = .clear
    let constraints = [
      host.view.topAnchor.constraint(equalTo: scroller.topAnchor),
      host.view.leadingAnchor.constraint(equalTo: scroller.leadingAnchor),
      host.view.trailingAnchor.constraint(equalTo: scroller.trailingAnchor),
      host.view.bottomAnchor.constraint(equalTo: scroller.bottomAnchor),
      host.view.heightAnchor.constraint(equalTo: scroller.heightAnchor),
    ]
    scroller.addSubview(host.view)
    scroller.addConstraints(constraints)
    scroller.isPagingEnabled = true
    scroller.showsVerticalScrollIndicator = false
    scroller.showsHorizontalScrollIndicator = false
    scroller.delegate = context.coordinator
    return scroller
  }
  func updateUIView(_ uiView: UIScrollView, context: Context) {
    if uiView.contentOffset.x != offset {
      uiView.setContentOffset(CGPoint(x: offset, y: 0), animated: true)
    }
  }
  final class Coordinator: NSObject, UIScrollViewDelegate {
    let parent: OffsetPages
    init(parent: OffsetPages) { self.parent = parent }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      parent.offset = scrollView.contentOffset.x
    }
  }
}

/// A scroll view that code made, with frames, and what its delegate is told.
private struct Framed: UIViewRepresentable {
  let scroller: UIScrollView
  let told: Told
  func makeUIView(context: Context) -> UIScrollView {
    scroller.delegate = told
    return scroller
  }
  func updateUIView(_ uiView: UIScrollView, context: Context) {}
  /// Three pages of 100 points, as articles of 2020 place them.
  @MainActor static func pages() -> UIScrollView {
    let scroller = UIScrollView()
    scroller.isPagingEnabled = true
    scroller.contentSize = CGSize(width: 300, height: 1)
    let host = UIHostingController(
      rootView: HStack(spacing: 0) {
        ForEach(0..<3, id: \.self) { i in Color(white: 0.5).named("page \(i)") }
      })
    host.view.frame = rect(0, 0, 300, 40)
    scroller.addSubview(host.view)
    return scroller
  }
}
@MainActor private final class Told: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  var offsets: [CGFloat] = []
  var target: CGFloat?
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    offsets.append(scrollView.contentOffset.x)
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    lines.append("begin \(scrollView.isDragging)")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    lines.append("to \(Int(targetContentOffset.pointee.x))")
    if let target { targetContentOffset.pointee.x = target }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    lines.append("end \(decelerate)")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    lines.append("page \(Int(scrollView.contentOffset.x / scrollView.frame.width))")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    lines.append("moved to \(Int(scrollView.contentOffset.x))")
  }
}

@MainActor @Suite struct UIScrollViewTests {
  private let told = Told()
  private func stage(
    _ scroller: UIScrollView, _ direction: LayoutDirection = .leftToRight
  ) throws -> Stage {
    try Stage(
      Framed(scroller: scroller, told: told), size: CGSize(width: 100, height: 40),
      layoutDirection: direction)
  }
  private func pull(_ stage: Stage, _ from: CGFloat, _ to: CGFloat) async throws {
    await stage.drag(from: CGPoint(x: from, y: 20), to: CGPoint(x: to, y: 20))
    try await stage.settle()
  }

  @Test func hostedPagesAreAsWideAsTheyLike() async throws {
    let knob = Knob<CGFloat>()
    let stage = try Stage(
      VStack(spacing: 0) {
        Turning(knob, 0) { _ in
          OffsetPages(offset: knob.binding) {
            HStack(spacing: 0) {
              ForEach(0..<3, id: \.self) { i in
                Color(white: 0.5).frame(width: 100).named("page \(i)")
              }
            }
          }
        }
        Color.clear.frame(height: 20).named("below")
      }, size: CGSize(width: 100, height: 60))
    #expect(try stage.frame("below") == rect(0, 40, 100, 20))
    #expect(try stage.frame("page 0") == rect(0, 0, 100, 40))
    await stage.drag(from: CGPoint(x: 90, y: 20), to: CGPoint(x: 10, y: 20))
    #expect(knob.value > 50 && knob.value < 100, "followed on the way")
    try await stage.settle()
    #expect(knob.value == 100)
    #expect(try stage.frame("page 1").minX == 0)
    // By code: over time, and told all the way.
    knob.value = 200
    await stage.advance(8)
    #expect(try (1..<100).contains(stage.frame("page 2").minX))
    try await stage.settle()
    #expect(try stage.frame("page 2").minX == 0)
    #expect(knob.value == 200)
  }

  @Test func framesPageAndTheDelegateIsTold() async throws {
    let scroller = Framed.pages(), stage = try stage(scroller)
    #expect(try stage.frame("page 0") == rect(0, 0, 100, 40))
    try await pull(stage, 90, 10)
    #expect(told.take() == ["begin true", "to 100", "end true", "page 1"])
    #expect(scroller.contentOffset == CGPoint(x: 100, y: 0) && !scroller.isDecelerating)
    #expect(told.offsets.last == 100 && told.offsets == told.offsets.sorted())
    #expect(try stage.frame("page 1").minX == 0)
    // Pulled beyond the beginning it gives way.
    try await pull(stage, 10, 90)
    told.offsets = []
    try await pull(stage, 10, 90)
    #expect(told.offsets.min()! < -20 && scroller.contentOffset.x == 0)
    scroller.bounces = false
    await stage.update()
    told.offsets = []
    try await pull(stage, 10, 90)
    #expect(told.offsets == [])
    scroller.isScrollEnabled = false
    await stage.update()
    try await pull(stage, 90, 10)
    #expect(scroller.contentOffset.x == 0)
  }

  @Test func offsetsAreSetAtOnceOrOverTime() async throws {
    let scroller = Framed.pages()
    scroller.contentOffset.x = 100
    let stage = try stage(scroller)
    await stage.update()
    #expect(try stage.frame("page 1").minX == 0, "set before it is shown")
    told.offsets = []
    scroller.contentOffset = CGPoint(x: 200, y: 0)
    #expect(told.offsets == [200])
    await stage.update()
    #expect(try stage.frame("page 2").minX == 0)
    scroller.setContentOffset(.zero, animated: true)
    #expect(scroller.contentOffset.x == 200)
    await stage.advance(9)
    #expect((20..<180).contains(scroller.contentOffset.x))
    #expect(told.take() == [])
    try await stage.settle()
    #expect(scroller.contentOffset.x == 0)
    #expect(told.take() == ["moved to 0"])
    scroller.scrollRectToVisible(rect(150, 0, 50, 10), animated: false)
    await stage.update()
    #expect(scroller.contentOffset.x == 100)
    // Beyond the end there is nothing.
    scroller.contentOffset.x = 900
    await stage.update()
    #expect(scroller.contentOffset.x == 200)
  }

  @Test func theDelegateSaysWhereItRests() async throws {
    let scroller = Framed.pages(), stage = try stage(scroller)
    scroller.isPagingEnabled = false
    await stage.update()
    told.target = 130
    try await pull(stage, 90, 50)
    #expect(scroller.contentOffset.x == 130)
    #expect(try stage.frame("page 1").minX == -30)
  }

  @Test func insetsAndWhatIsRightToLeft() async throws {
    let scroller = Framed.pages()
    scroller.isPagingEnabled = false
    scroller.contentInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
    let stage = try stage(scroller)
    await stage.update()
    #expect(scroller.contentOffset.x == -30)
    #expect(scroller.visibleSize == CGSize(width: 60, height: 40))
    #expect(try stage.frame("page 0").minX == 30)
    scroller.contentOffset.x = 900
    await stage.update()
    #expect(scroller.contentOffset.x == 210)
    // Places count from the left, and the root is as its direction has it.
    let other = try self.stage(Framed.pages(), .rightToLeft)
    #expect(try other.frame("page 2") == rect(0, 0, 100, 40))
  }

  @Test func dragsAlongWhatFitsAreForThoseAround() async throws {
    let scroller = Framed.pages()
    let stage = try Stage(
      ScrollView {
        VStack(spacing: 0) {
          Framed(scroller: scroller, told: told).frame(height: 40)
          Color.clear.frame(height: 200).named("below")
        }
      }, size: CGSize(width: 100, height: 100))
    await stage.drag(from: CGPoint(x: 50, y: 35), to: CGPoint(x: 50, y: 5))
    try await stage.settle()
    #expect(try stage.frame("below").minY < 30)
    #expect(told.take() == [])
  }

  @Test func lengthsOfConstraintsCount() async throws {
    let scroller = UIScrollView()
    let host = UIHostingController(rootView: Color(white: 0.5).named("root"))
    host.view.translatesAutoresizingMaskIntoConstraints = false
    scroller.addSubview(host.view)
    let height = host.view.heightAnchor.constraint(equalToConstant: 90)
    NSLayoutConstraint.activate([
      host.view.widthAnchor.constraint(equalTo: scroller.widthAnchor, multiplier: 0.5, constant: 5),
      height,
    ])
    let stage = try stage(scroller)
    #expect(try stage.frame("root") == rect(0, 0, 55, 90))
    #expect(scroller.contentSize == CGSize(width: 55, height: 90))
    height.constant = 30
    await stage.update()
    #expect(try stage.frame("root") == rect(0, 0, 55, 30))
  }
}
