import Diorama
import DioramaTesting
import Foundation
import Testing

/// The pager and the dot row of the article, in pixels.
@MainActor struct ArticlePagerTests {
  private struct Onboarding: View {
    @State private var selection = 0
    var body: some View {
      TabView(selection: $selection) {
        Color.white.tag(0)
        Color.white.tag(1)
        Color.white.tag(2)
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .overlay(
        VStack {
          Spacer()
          TabIndexView(numberOfPages: 3, currentIndex: selection)
            .padding(.bottom, 44)
        }
      )
    }
  }
  /// Rows of 9 pixels of ink in tenths around the first dot of three: a window 391 points wide, so
  /// that the row of 27 points begins at a whole pixel, 182.
  private func ink(_ stage: Stage, dot: Int, scale: Int = 1) -> [[Int]] {
    let x = (182 + 11 * dot - 2) * scale, y = (844 - 44 - 5 - 2) * scale
    return (0..<(9 * scale)).map { j in
      (0..<(9 * scale)).map { i in (255 - stage.pixel(x + i, y + j).red) * 10 / 255 }
    }
  }
  private func sum(_ rows: [[Int]]) -> Int { rows.joined().reduce(0, +) }

  @Test func dotsAreWhereTheArticleHasThem() throws {
    let stage = try Stage(Onboarding(), size: CGSize(width: 391, height: 844))
    let filled = ink(stage, dot: 0)
    // Five points wide and high, from 44 points above the bottom.
    #expect(filled[4] == [0, 0, 9, 10, 10, 10, 9, 0, 0])
    #expect(filled.map { $0[4] } == [0, 0, 9, 10, 10, 10, 9, 0, 0])
    #expect(filled[2][2] < 5, "round")
    // A ring of half a point reaches a quarter of a point beyond its frame, and is not cut there.
    let ring = ink(stage, dot: 1)
    #expect(ring[4][4] == 0)
    #expect(ring[4][1] >= 2 && ring[4][2] >= 2, "both sides of the edge")
    #expect(ring[1][4] >= 2 && ring[2][4] >= 2)
    // 27 points for three: the last one ends where it should.
    let last = ink(stage, dot: 2)
    #expect(last == ring)
    #expect(stage.pixel(182 + 27 + 2, 844 - 47).red == 255)
  }

  @Test func aRingsInkIsItsArea() throws {
    let stage = try Stage(Onboarding(), size: CGSize(width: 391, height: 844))
    var ink = 0.0
    for y in 0..<9 {
      for x in 0..<9 {
        ink += Double(255 - stage.pixel(182 + 11 - 2 + x, 844 - 44 - 5 - 2 + y).red) / 255
      }
    }
    // π·(2.75² − 2.25²)
    #expect(abs(ink - .pi * (2.75 * 2.75 - 2.25 * 2.25)) < 0.06)
  }

  @Test func theFilledDotMovesWithThePage() async throws {
    let stage = try Stage(Onboarding(), size: CGSize(width: 391, height: 844))
    for dot in 1...2 {
      await stage.fling(-220, y: 300)
      try await stage.settle()
      for other in 0...2 {
        #expect((ink(stage, dot: other)[4][4] == 10) == (other == dot))
      }
    }
  }

  @Test func bothIndicatorsInOnePicture() throws {
    struct Both: View {
      let mode: PageTabViewStyle.IndexDisplayMode
      var body: some View {
        TabView {
          Color.yellow
          Color.green
        }
        .tabViewStyle(PageTabViewStyle(indexDisplayMode: mode))
      }
    }
    struct Sheet: View {
      var body: some View {
        VStack(spacing: 4) {
          Both(mode: .automatic)
          Both(mode: .always).indexViewStyle(.page(backgroundDisplayMode: .always))
          Both(mode: .never)
        }
      }
    }
    let stage = try Stage(Sheet(), size: CGSize(width: 120, height: 200))
    #expect(stage.elements.filter { $0.role == "pageIndicator" }.count == 2)
    try stage.assertSnapshot(named: "index-display-modes")
  }
}
