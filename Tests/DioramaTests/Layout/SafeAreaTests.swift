import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct SafeAreaTests {
  private func stage<V: View>(
    _ width: CGFloat = 20, _ height: CGFloat = 10, direction: LayoutDirection = .leftToRight,
    @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    try Stage(
      content(), size: CGSize(width: width, height: height), layoutDirection: direction)
  }
  private var bar: some View { Rectangle().fill(red).frame(height: 3).named("bar") }

  @Test func withoutOneNothingIsIgnored() throws {
    let stage = try stage {
      VStack(spacing: 0) {
        Rectangle().fill(blue).frame(height: 4).named("a").ignoresSafeArea()
        Rectangle().fill(green).named("b").edgesIgnoringSafeArea(.all)
      }
    }
    #expect(try stage.frame("a") == rect(0, 0, 20, 4) && stage.frame("b") == rect(0, 4, 20, 6))
  }

  @Test func paddingMakesItSmaller() throws {
    let stage = try stage {
      ZStack {
        Rectangle().fill(green).named("all").ignoresSafeArea()
        Rectangle().fill(red).named("top").ignoresSafeArea(edges: .top)
        Rectangle().fill(blue).named("safe")
        Rectangle().fill(black).named("keyboard").ignoresSafeArea(.keyboard)
      }
      .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    #expect(try stage.frame("all") == rect(0, 0, 20, 10))
    #expect(try stage.frame("top") == rect(2, 0, 14, 7))
    #expect(try stage.frame("safe") == rect(2, 1, 14, 6))
    #expect(try stage.frame("keyboard") == rect(2, 1, 14, 6))
  }

  @Test func onlyWhatReachesTheEdgeGrows() throws {
    let stage = try stage {
      VStack(spacing: 0) {
        Rectangle().fill(red).frame(height: 2).named("fixed").ignoresSafeArea()
        Rectangle().fill(green).named("middle").ignoresSafeArea()
        Rectangle().fill(blue).frame(height: 1)
      }
      .safeAreaPadding(.vertical, 2)
    }
    // What has a size of its own moves to the edge, and nothing else does.
    #expect(try stage.frame("fixed") == rect(0, 0, 20, 2))
    #expect(try stage.frame("middle") == rect(0, 4, 20, 3))
  }

  @Test func areasAddUp() async throws {
    let knob = Knob<CGFloat>()
    let stage = try stage {
      Turning(knob, 2) { inset in
        ZStack {
          Rectangle().fill(green).named("all").ignoresSafeArea()
          Rectangle().fill(red).named("safe")
        }
        .safeAreaPadding(.top, 1).safeAreaPadding(.top, inset)
      }
    }
    #expect(try stage.frame("all") == rect(0, 0, 20, 10) && stage.frame("safe").minY == 3)
    knob.value = 5
    await stage.update()
    #expect(try stage.frame("all") == rect(0, 0, 20, 10) && stage.frame("safe").minY == 6)
  }

  @Test func edgesFollowTheDirection() throws {
    let stage = try stage(direction: .rightToLeft) {
      Rectangle().fill(red).named("safe").overlay {
        Rectangle().fill(green).named("leading").ignoresSafeArea(edges: .leading)
      }
      .safeAreaPadding(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 1))
    }
    #expect(try stage.frame("safe") == rect(1, 0, 14, 10))
    #expect(try stage.frame("leading") == rect(1, 0, 19, 10))
  }

  @Test func aBarKeepsContentClear() async throws {
    let knob = Knob<CGFloat>()
    let stage = try stage {
      Turning(knob, 3) { height in
        Rectangle().fill(blue).named("content")
          .background { Rectangle().fill(green).named("behind").ignoresSafeArea() }
          .safeAreaInset(edge: .bottom, spacing: 1) {
            Rectangle().fill(red).frame(width: 10, height: height).named("bar")
          }
      }
    }
    #expect(try stage.frame("content") == rect(0, 0, 20, 6))
    #expect(try stage.frame("bar") == rect(5, 7, 10, 3))
    #expect(try stage.frame("behind") == rect(0, 0, 20, 10))
    #expect(stage.drawing.split(separator: "\n")[9] == "gggggrrrrrrrrrrggggg")
    knob.value = 5
    await stage.update()
    #expect(try stage.frame("content") == rect(0, 0, 20, 4))
    #expect(try stage.frame("bar") == rect(5, 5, 10, 5))
  }

  @Test func barsStandAtAnyEdge() throws {
    func frames(_ place: (AnyView) -> some View) throws -> [CGRect] {
      let stage = try stage { place(AnyView(Rectangle().fill(blue).named("content"))) }
      return [try stage.frame("content"), try stage.frame("bar")]
    }
    let small = Rectangle().fill(red).frame(width: 4, height: 2).named("bar")
    #expect(
      try frames { $0.safeAreaInset(edge: .top, alignment: .trailing, spacing: 0) { small } }
        == [rect(0, 2, 20, 8), rect(16, 0, 4, 2)])
    #expect(
      try frames { $0.safeAreaInset(edge: .leading, alignment: .bottom) { small } }
        == [rect(12, 0, 8, 10), rect(0, 8, 4, 2)], "the default distance is 8")
    #expect(
      try frames {
        $0.safeAreaInset(edge: .trailing, spacing: 0) { small }
          .environment(\.layoutDirection, .rightToLeft)
      } == [rect(4, 0, 16, 10), rect(0, 4, 4, 2)])
  }

  @Test func styledBackgroundsReachTheEdge() throws {
    let stage = try stage(6, 4) {
      Color.clear.background(red).safeAreaPadding(.all, 1)
    }
    #expect(stage.drawing == Array(repeating: "rrrrrr", count: 4).joined(separator: "\n"))
    let second = try self.stage(6, 4) {
      Color.clear.background(red, ignoresSafeAreaEdges: [.top, .leading]).safeAreaPadding(.all, 1)
    }
    #expect(
      second.drawing == """
        rrrrr.
        rrrrr.
        rrrrr.
        ......
        """)
    let third = try self.stage(6, 4) {
      Color.clear.background { Rectangle().fill(red) }.safeAreaPadding(.all, 1)
    }
    #expect(third.drawing.split(separator: "\n")[1] == ".rrrr.", "a view does not")
  }

  @Test func readersSeeIt() async throws {
    let knob = Knob<CGFloat>()
    let stage = try stage(300, 200) {
      Turning(knob, 2) { inset in
        VStack(spacing: 0) {
          GeometryReader { g in
            Text("top \(Int(g.safeAreaInsets.top)) \(Int(g.safeAreaInsets.bottom))")
          }
          GeometryReader { g in
            let i = g.safeAreaInsets
            Text("low \(Int(i.leading)) \(Int(i.top)) \(Int(i.trailing)) \(Int(i.bottom))")
          }
        }
        .safeAreaPadding(EdgeInsets(top: inset, leading: 3, bottom: 4, trailing: 5))
      }
    }
    #expect(stage.labels == ["top 2 0", "low 3 0 5 4"])
    knob.value = 7
    await stage.update()
    #expect(stage.labels == ["top 7 0", "low 3 0 5 4"])
  }

  @Test func contentScrollsUnderABar() async throws {
    let stage = try stage(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { i in Rectangle().fill(blue).frame(height: 20).named("row \(i)") }
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) { bar }
      .safeAreaInset(edge: .bottom, spacing: 0) { Rectangle().fill(green).frame(height: 10) }
    }
    #expect(try stage.frame("row 0").minY == 3)
    #expect(stage.pixel(50, 1) == (255, 0, 0) && stage.pixel(50, 95) == (0, 255, 0))
    try await stage.wheel(dx: 0, dy: 1000, at: .point(50, 50))
    try await stage.settle()
    #expect(try stage.frame("row 9").maxY == 90, "the end stands above the bar")
    #expect(try stage.frame("row 9").minY == 70 && stage.frame("row 4").minY == -30)
  }

  @Test func carouselsPeek() async throws {
    let stage = try stage(100, 40) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4) { i in Rectangle().fill(blue).frame(width: 60).named("page \(i)") }
        }
      }
      .safeAreaPadding(.horizontal, 20)
    }
    #expect(try stage.frame("page 0") == rect(20, 0, 60, 40))
    #expect(try stage.frame("page 1") == rect(80, 0, 60, 40))
    #expect(stage.pixel(95, 20) == (0, 0, 255), "the next page is seen")
    try await stage.wheel(dx: 1000, dy: 0, at: .point(50, 20))
    try await stage.settle()
    #expect(try stage.frame("page 3") == rect(20, 0, 60, 40))
  }
}

@MainActor @Suite struct PreferredColorSchemeTests {
  private struct Scheme: View {
    @Environment(\.colorScheme) var scheme
    var body: some View { Text(scheme == .dark ? "dark" : "light") }
  }

  @Test func viewsAskForTheWindows() async throws {
    let knob = Knob<ColorScheme?>()
    let stage = try Stage(
      Turning(knob, .dark) { scheme in
        VStack {
          Scheme()
          Scheme().colorScheme(.light)
          Text("x").preferredColorScheme(scheme)
        }
      }, size: CGSize(width: 100, height: 100))
    #expect(stage.labels == ["dark", "light", "x"])
    #expect(stage.pixel(0, 0) == (0, 0, 0))
    knob.value = nil
    await stage.update()
    #expect(stage.labels == ["light", "light", "x"])
    #expect(stage.pixel(0, 0) == (255, 255, 255))
    knob.value = .dark
    await stage.update()
    #expect(stage.labels[0] == "dark" && stage.pixel(0, 0) == (0, 0, 0))
  }
}
