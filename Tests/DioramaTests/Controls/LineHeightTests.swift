import DioramaTesting
import Foundation
import Testing

@testable import Diorama

/// How high lines of text are, and how far one is from the next.
@MainActor @Suite struct LineHeightTests {
  private func size(_ view: some View, scale: Double = 1) throws -> CGSize {
    try Stage(view.named("it"), scale: scale).frame("it").size
  }
  private func width(_ text: String, _ size: CGFloat = 17) throws -> CGFloat {
    try Stage(Text("")).host.graph.services.text.width(text, font: FontRequest(size: size))
  }

  @Test func oneLineIsAsWideAsItsCharacters() throws {
    let s = try size(Text("Hello"))
    #expect(s.width == (try width("Hello")).rounded(.up), "in whole pixels")
    #expect(s.height == (17 * 1.19336).rounded(.up), "as is a line of the size")
    let fine = try Stage(Text("Hello").named("it"), scale: 3).frame("it").size
    #expect(isClose(fine.height, 61 / 3.0, 1e-9) && fine.width <= s.width)
  }

  @Test func stylesHaveTheirSizes() throws {
    // One line, and three of them, at three pixels a point.
    for (font, points, line, three) in [
      (Font.largeTitle, 34.0, 40.667, 122.667), (.title, 28, 33.667, 101.667),
      (.title2, 22, 26.333, 82.333), (.title3, 20, 24, 74), (.headline, 17, 20.333, 64.333),
      (.body, 17, 20.333, 64.333), (.callout, 16, 19.333, 61.333),
      (.subheadline, 15, 18, 58), (.footnote, 13, 15.667, 51.667),
      (.caption, 12, 14.333, 46.333), (.caption2, 11, 13.333, 39.333),
      (.system(size: 10), 10, 12, 36), (.body.leading(.loose), 17, 20.333, 68.333),
      (.body.leading(.tight), 17, 20.333, 60.333),
    ] {
      func size(_ text: String) throws -> CGSize {
        try Stage(Text(text).font(font).named("it"), scale: 3).frame("it").size
      }
      let s = try size("Hello")
      if font != .headline {
        #expect(isClose(s.width, try width("Hello", points), 0.34), "\(font)")
      }
      #expect(isClose(s.height, line, 0.001), "\(font)")
      #expect(isClose(try size("a\nb\nc").height, three, 0.001), "\(font)")
    }
  }

  @Test func lineSpacingLiesBetweenLines() throws {
    #expect(try size(Text("a\nb\nc").lineSpacing(5)).height == 21 + 2 * (22 + 5))
    #expect(try size(Text("a").lineSpacing(5)).height == 21)
  }

  /// Symbols among letters, and fonts in one line: the highest has its room, and the rest is as it was.
  @Test func fontsInOneLine() throws {
    let large = Text("A").font(.system(size: 40)), small = Text("b").font(.system(size: 10))
    #expect(try size(large + small).height == size(large).height)
    #expect(try size(small + Text("\n") + large).height > size(large).height + 11)
    let symbol = Text(Image(systemName: "star"))
    #expect(try size(Text("a ") + symbol).height == size(Text("a")).height)
  }

  @Test func fieldsOfOneLineHaveTheWholeLeading() throws {
    let text = Binding.constant("text")
    for (font, height) in [(Font.body, 22.0), (.footnote, 18), (.system(size: 20), 24)] {
      #expect(try size(TextField("", text: text).font(font)).height == height, "\(font)")
    }
    let lines = TextField("", text: .constant("a\nb\nc"), axis: .vertical)
    #expect(try size(lines).height == 3 * 22)
  }
}
