import Diorama
import DioramaTesting
import Foundation
import Testing

/// Scroll positions and spaces as carousels use them.
@MainActor @Suite struct ScrollPlaceTests {
  private let size = CGSize(width: 300, height: 100)

  /// Cards of 240 points, 30 from the edges.
  private struct Padded: View {
    let knob: Knob<Int?>
    var start: Int? = 0
    var body: some View {
      Turning(knob, start) { _ in
        ScrollView(.horizontal) {
          HStack(spacing: 5) {
            ForEach(0..<5, id: \.self) { i in
              Text("card \(i)").frame(width: 240, height: 60)
            }
          }
          .padding(.horizontal, 30)
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: knob.binding)
      }
    }
  }
  private func x(_ stage: Stage, _ i: Int) throws -> CGFloat {
    try stage.element("card \(i)").frame.midX.rounded(.down)
  }

  @Test func cardsRestAsFarFromTheEdgeAsTheFirst() async throws {
    let knob = Knob<Int?>()
    let stage = try Stage(Padded(knob: knob), size: size)
    #expect(try x(stage, 0) == 150, "what is seen already stays")
    await stage.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 100, y: 50))
    try await stage.settle()
    #expect(try x(stage, 1) == 150 && knob.value == 1)
    knob.value = 3
    try await stage.settle()
    #expect(try x(stage, 3) == 150)
    knob.value = 4
    try await stage.settle()
    #expect(try x(stage, 4) == 150)
  }

  @Test func aViewThatIsSeenIsNotScrolledTo() async throws {
    let knob = Knob<Int?>()
    let stage = try Stage(
      Turning(knob, Int?.none) { _ in
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            ForEach(0..<20, id: \.self) { Text("card \($0)").frame(width: 50, height: 60) }
          }.scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .scrollPosition(id: knob.binding)
      }, size: size)
    knob.value = 4
    try await stage.settle()
    #expect(try x(stage, 0) == 25)
    knob.value = 9
    try await stage.settle()
    #expect(try x(stage, 9) == 25)
  }

  @Test func identitiesInOptionalsAreFound() async throws {
    let knob = Knob<String?>()
    let stage = try Stage(
      Turning(knob, String?.none) { _ in
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<9, id: \.self) { i in
              Text("card \(i)").frame(width: 300, height: 60).id(Optional("id \(i)"))
            }
          }.scrollTargetLayout()
        }
        .scrollPosition(id: knob.binding)
      }, size: size)
    knob.value = "id 5"
    try await stage.settle()
    #expect(try x(stage, 5) == 150)
  }

  /// Rows have identities of two types: the one that the binding has counts.
  @Test(arguments: [true, false]) func theIdentityOfTheBindingsTypeIsTold(isLazy: Bool) async throws
  {
    let knob = Knob<Int?>()
    let stage = try Stage(
      Turning(knob, Int?.none) { _ in
        ScrollView(.horizontal) {
          let cards = ForEach(["a", "b", "c"], id: \.self) { s in
            Text(s).frame(width: 300, height: 60).id(s == "a" ? 10 : s == "b" ? 20 : 30)
          }
          if isLazy {
            LazyHStack(spacing: 0) { cards }.scrollTargetLayout()
          } else {
            HStack(spacing: 0) { cards }.scrollTargetLayout()
          }
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: knob.binding)
      }, size: size)
    await stage.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 50, y: 50))
    try await stage.settle()
    #expect(knob.value == 20)
    knob.value = 30
    try await stage.settle()
    #expect(try stage.element("c").frame.midX.rounded(.down) == 150)
  }

  @Test func theSpaceOfAScrollViewIsWithinItsMargins() throws {
    func stage(_ change: (AnyView) -> AnyView) throws -> [String] {
      let view = ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<5, id: \.self) { _ in
            GeometryReader { p in
              let r = p.frame(in: .scrollView(axis: .horizontal))
              let width = p.bounds(of: .scrollView)?.width ?? -1
              Text(verbatim: "\(Int(r.minX)) of \(Int(width))")
            }.frame(width: 100, height: 50)
          }
        }
      }
      return Array(try Stage(change(AnyView(view)), size: size).labels.prefix(2))
    }
    #expect(try stage { $0 } == ["0 of 300", "100 of 300"])
    #expect(
      try stage { AnyView($0.safeAreaPadding(.horizontal, 50)) } == ["0 of 200", "100 of 200"])
    #expect(
      try stage { AnyView($0.contentMargins(.leading, 40, for: .scrollContent)) }
        == ["0 of 260", "100 of 260"])
  }

  @Test func aTargetLayoutAroundTheScrollViewIsAboutWhatIsInIt() async throws {
    let knob = Knob<Int?>()
    let stage = try Stage(
      Turning(knob, Int?.none) { _ in
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(0..<9, id: \.self) { Text("card \($0)").frame(width: 300, height: 60) }
          }
        }
        .scrollTargetLayout()
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: knob.binding)
      }, size: size)
    await stage.drag(from: CGPoint(x: 250, y: 50), to: CGPoint(x: 50, y: 50))
    try await stage.settle()
    #expect(knob.value == 1)
    knob.value = 6
    try await stage.settle()
    #expect(try x(stage, 6) == 150)
  }

  /// What fits and does not bounce leaves the drag to the scroll view around.
  @Test(arguments: [true, false]) func aDragGoesToWhatCanScroll(fits: Bool) async throws {
    let stage = try Stage(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView {
            Text("inner").frame(width: 300, height: fits ? 60 : 200)
          }
          .frame(height: 60).scrollBounceBehavior(.basedOnSize)
          Color.yellow.frame(width: 300, height: 400)
        }
      }, size: size)
    let start = try stage.element("inner").frame.midY.rounded(.down)
    let inner: CGFloat = fits ? 30 : 100
    #expect(start == inner)
    await stage.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 150, y: 10))
    let moved = try stage.element("inner").frame.midY
    #expect(moved < start - 20)
    // The yellow one comes along with the outer.
    let below = (0..<100).first { stage.bitmap[5, $0].bits & 0xff < 0x80 } ?? 100
    #expect(fits ? below < 40 : below == 60)
  }

  @Test func aNewScrollViewIsAtItsPlaceAtOnce() async throws {
    let shown = Knob<Bool>(), knob = Knob<Int?>()
    let stage = try Stage(
      Turning(shown, false) { isShown in
        ZStack { if isShown { Padded(knob: knob, start: 3) } }
      }, size: size)
    withAnimation(.linear(duration: 1)) { shown.value = true }
    await stage.advance(1)
    let there = try x(stage, 3)
    await stage.advance(20)
    #expect(try x(stage, 3) == there)
    try await stage.settle()
    #expect(try x(stage, 3) == there && stage.element("card 3").isVisible)
    withAnimation(.linear(duration: 1)) { knob.value = 0 }
    await stage.advance(30)
    #expect(!stage.isAtRest, "later ones move")
    try await stage.settle()
    #expect(try x(stage, 0) == 150)
  }
}
