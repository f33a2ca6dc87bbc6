import Diorama
import DioramaTesting
import Foundation
import Testing

private struct Diagonal: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (i, s) in subviews.enumerated() {
      s.place(at: CGPoint(x: i * 20, y: i * 20), proposal: .unspecified)
    }
  }
}

@MainActor @Suite struct AnyLayoutTests {
  private let knob = Knob<Int>()
  private let size = CGSize(width: 100, height: 100)
  private static let layouts = [
    AnyLayout(HStackLayout(alignment: .top, spacing: 10)),
    AnyLayout(VStackLayout(alignment: .leading, spacing: 10)),
    AnyLayout(ZStackLayout(alignment: .topLeading)),
    AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6)),
    AnyLayout(Diagonal()),
  ]
  private func box(_ id: String) -> some View {
    Color.black.frame(width: 10, height: 10).named(id)
  }
  private func stage(_ first: Int = 0) throws -> Stage {
    try Stage(
      Turning(knob, first) { n in
        Self.layouts[n]() {
          box("a")
          GridRow {
            box("b")
            box("c")
          }
        }
        .frame(width: 100, height: 100, alignment: .topLeading)
      }, size: size)
  }

  @Test func everyLayoutStandsAsItsContainer() throws {
    let b = [rect(20, 0, 10, 10), rect(0, 20, 10, 10), rect(0, 0, 10, 10), rect(0, 16, 10, 10)]
    let c = [rect(40, 0, 10, 10), rect(0, 40, 10, 10), rect(0, 0, 10, 10), rect(14, 16, 10, 10)]
    for i in 0..<4 {
      let stage = try stage(i)
      #expect(try stage.frame("b") == b[i], "layout \(i)")
      #expect(try stage.frame("c") == c[i], "layout \(i)")
    }
  }

  @Test func anotherLayoutMovesTheSameViews() async throws {
    let stage = try stage()
    for (n, place) in [
      (1, rect(0, 40, 10, 10)), (4, rect(40, 40, 10, 10)), (0, rect(40, 0, 10, 10)),
    ] {
      withAnimation(.linear(duration: 1)) { knob.value = n }
      await stage.update()
      #expect(try stage.frame("c") == place, "model values are there at once")
      try await stage.settle()
    }
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.advance(30)
    // Half way between (40, 0) and (0, 40).
    #expect(stage.gray(25, 25) == 0)
    #expect(stage.gray(45, 5) == 255)
    #expect(stage.gray(5, 45) == 255)
  }

  @Test func stateIsKept() async throws {
    let stage = try Stage(
      Turning(knob, 0) { n in Self.layouts[n]() { Counter(name: "n") } }, size: size)
    try await stage.tap("n 0")
    knob.value = 1
    await stage.update()
    knob.value = 3
    await stage.update()
    #expect(stage.labels == ["n 1"])
  }

  @Test func spacersAndDividersTurnWithTheStack() async throws {
    let stage = try Stage(
      Turning(knob, 0) { n in
        Self.layouts[n]() {
          box("a")
          Spacer()
          Divider().named("line")
          box("b")
        }
      }, size: size)
    #expect(try stage.frame("b").minX == 90)
    #expect(try stage.frame("line").width == 1)
    knob.value = 1
    await stage.update()
    #expect(try stage.frame("b").minY == 90)
    #expect(try stage.frame("line").height == 1)
    knob.value = 0
    await stage.update()
    #expect(try stage.frame("b").minX == 90)
    #expect(try stage.frame("line").width == 1)
  }

  @Test func theSameLayoutPlacesNothing() async throws {
    let stage = try Stage(
      Turning(knob, 0) { n in
        AnyLayout(HStackLayout(spacing: n < 2 ? 4 : 8))() {
          box("a")
          box("b")
        }
      }, size: size)
    stage.resetCounts()
    knob.value = 1
    await stage.update()
    #expect(stage.host.graph.counts.layouts == 0)
    knob.value = 2
    await stage.update()
    #expect(stage.host.graph.counts.layouts > 0)
  }

  @Test func aLayoutMayUseAnother() throws {
    struct Inner: Layout {
      let row = HStackLayout(alignment: .top, spacing: 2)
      func makeCache(subviews: Subviews) -> HStackLayout.Cache { row.makeCache(subviews: subviews) }
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout HStackLayout.Cache
      ) -> CGSize {
        row.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout HStackLayout.Cache
      ) {
        row.placeSubviews(
          in: bounds.offsetBy(dx: 0, dy: 5), proposal: proposal, subviews: subviews, cache: &cache)
      }
    }
    let stage = try Stage(
      Inner {
        box("a")
        box("b")
      }.frame(width: 100, height: 100, alignment: .topLeading), size: size)
    #expect(try stage.frame("b") == rect(12, 5, 10, 10))
  }
}

@MainActor @Suite struct ViewThatFitsTests {
  private let log = Log()
  private func box(_ width: CGFloat, _ height: CGFloat, _ id: String) -> some View {
    Color.black.frame(width: width, height: height).named(id)
      .onAppear { log("\(id) appears") }.onDisappear { log("\(id) goes") }
  }
  private func fitting(_ axes: Axis.Set = [.horizontal, .vertical]) -> some View {
    ViewThatFits(in: axes) {
      box(80, 10, "wide")
      box(40, 40, "middle")
      box(20, 60, "small")
    }
  }

  @Test func theFirstThatFitsIsShown() async throws {
    let stage = try Stage(fitting(), size: CGSize(width: 100, height: 100))
    #expect(stage.elements.map(\.identifier) == ["wide"])
    #expect(try stage.frame("wide") == rect(10, 45, 80, 10))
    await stage.resize(to: CGSize(width: 70, height: 100))
    #expect(stage.elements.map(\.identifier) == ["middle"])
    await stage.resize(to: CGSize(width: 80, height: 100))
    #expect(stage.elements.map(\.identifier) == ["wide"], "what just fits fits")
    await stage.resize(to: CGSize(width: 30, height: 30))
    #expect(stage.elements.map(\.identifier) == ["small"], "the last one, where none fits")
    #expect(
      log.take() == [
        "wide appears", "wide goes", "middle appears", "middle goes", "wide appears", "wide goes",
        "small appears",
      ])
    #expect(stage.bitmap[15, 15].bits & 0xffffff == 0)
  }

  @Test func onlyTheAxesGivenCount() throws {
    let low = try Stage(fitting(.horizontal), size: CGSize(width: 50, height: 20))
    #expect(low.elements.map(\.identifier) == ["middle"])
    let narrow = try Stage(fitting(.vertical), size: CGSize(width: 10, height: 20))
    #expect(narrow.elements.map(\.identifier) == ["wide"])
  }

  @Test func textThatWouldBeCutGivesWay() throws {
    let view = ViewThatFits(in: .horizontal) {
      Text("A long title that needs much room")
      Text("Short")
    }
    #expect(try Stage(view, size: CGSize(width: 390, height: 50)).elements.count == 1)
    #expect(
      try Stage(view, size: CGSize(width: 390, height: 50)).labels
        == ["A long title that needs much room"])
    #expect(try Stage(view, size: CGSize(width: 100, height: 50)).labels == ["Short"])
  }
}
