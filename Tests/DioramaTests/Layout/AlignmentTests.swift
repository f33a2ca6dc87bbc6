import Diorama
import DioramaTesting
import Foundation
import Testing

extension VerticalAlignment {
  private enum Waist: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 4 }
  }
  fileprivate static let waist = VerticalAlignment(Waist.self)
}
extension HorizontalAlignment {
  private enum Label: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  fileprivate static let label = HorizontalAlignment(Label.self)
}

@MainActor @Suite struct AlignmentTests {
  private func stage<V: View>(@ViewBuilder _ content: () -> V) throws -> Stage {
    try Stage(content(), size: CGSize(width: 100, height: 100))
  }
  private func box(_ width: CGFloat, _ height: CGFloat, _ id: String) -> some View {
    ink.frame(width: width, height: height).named(id)
  }
  /// The baseline of one line of text, from its top: glyphs stand in the middle of the line.
  /// Points from the top of a first line to its baseline, as in Apple's system font.
  private func baseline(_ size: CGFloat) -> CGFloat { size * 1950 / 2048 }

  @Test func stacksAlignAcross() throws {
    for (alignment, y) in [(VerticalAlignment.top, 40.0), (.center, 45), (.bottom, 50)] {
      let stage = try stage {
        HStack(alignment: alignment, spacing: 0) {
          box(10, 20, "high")
          box(10, 10, "low")
        }
      }
      #expect(try stage.frame("high").minY == 40)
      #expect(try stage.frame("low").minY == y)
    }
    for (alignment, x) in [(HorizontalAlignment.leading, 40.0), (.center, 45), (.trailing, 50)] {
      let stage = try stage {
        VStack(alignment: alignment, spacing: 0) {
          box(20, 10, "wide")
          box(10, 10, "narrow")
        }
      }
      #expect(try stage.frame("narrow").minX == x)
    }
  }

  @Test func guidesMoveAView() throws {
    let stage = try stage {
      HStack(alignment: .top, spacing: 0) {
        box(10, 10, "a").alignmentGuide(.top) { _ in -5 }
        box(10, 10, "b")
        box(10, 10, "c").alignmentGuide(.top) { d in d[.bottom] }
        box(10, 10, "d").alignmentGuide(.bottom) { _ in 99 }
      }.named("row")
    }
    // Tops at −5, 0, 10, 0: c is 10 above, a 5 below, 25 in all.
    let top = try stage.frame("c").minY
    #expect(try stage.frame("b").minY == top + 10)
    #expect(try stage.frame("a").minY == top + 15)
    #expect(try stage.frame("d").minY == top + 10, "another guide does not count")
    #expect(isClose(top, 50 - 25 / 2, 0.5))
  }

  /// Tags that break into lines by guides whose closures count on being asked one after the other.
  private struct Cloud: View {
    let tags: [String]
    let log: Log
    var body: some View {
      GeometryReader { g in
        var width = CGFloat.zero, height = CGFloat.zero
        ZStack(alignment: .topLeading) {
          ForEach(tags, id: \.self) { tag in
            black.frame(width: CGFloat(tag.count) * 10, height: 10).named(tag)
              .padding(1)
              .alignmentGuide(.leading) { d in
                log("L\(tag)")
                if abs(width - d.width) > g.size.width {
                  width = 0
                  height -= d.height
                }
                let result = width
                width = tag == tags.last ? 0 : width - d.width
                return result
              }
              .alignmentGuide(.top) { _ in
                log("T\(tag)")
                let result = height
                if tag == tags.last { height = 0 }
                return result
              }
          }
        }
      }
    }
  }
  @Test func closuresOfGuidesAreAskedInTheirOrder() async throws {
    let knob = Knob<[String]>(), log = Log()
    let stage = try Stage(
      Turning(knob, ["aaa", "bb", "cccc", "d"]) { Cloud(tags: $0, log: log) },
      size: CGSize(width: 80, height: 60))
    func places(_ tags: [String]) throws -> [CGPoint] {
      try tags.map { try stage.frame($0).origin }
    }
    func check(_ tags: [String], _ wanted: [CGPoint]) throws {
      #expect(try places(tags) == wanted)
      let asked = log.take(), pass = tags.flatMap { ["L\($0)", "T\($0)"] }
      #expect(!asked.isEmpty && asked.count % pass.count == 0)
      for start in stride(from: 0, to: asked.count, by: pass.count) {
        #expect(Array(asked[start..<min(start + pass.count, asked.count)]) == pass)
      }
    }
    try check(
      ["aaa", "bb", "cccc", "d"],
      [CGPoint(x: 1, y: 1), CGPoint(x: 33, y: 1), CGPoint(x: 1, y: 13), CGPoint(x: 43, y: 13)])
    knob.value = ["aaa", "bb", "cc", "d"]
    await stage.update()
    try check(
      ["aaa", "bb", "cc", "d"],
      [CGPoint(x: 1, y: 1), CGPoint(x: 33, y: 1), CGPoint(x: 55, y: 1), CGPoint(x: 1, y: 13)])
    knob.value = ["d", "aaa", "bb"]
    await stage.update()
    try check(
      ["d", "aaa", "bb"],
      [CGPoint(x: 1, y: 1), CGPoint(x: 13, y: 1), CGPoint(x: 45, y: 1)])
  }

  @Test func guidesMayBeMadeOfOthers() throws {
    let stage = try stage {
      VStack(alignment: .leading, spacing: 0) {
        box(40, 10, "a")
        box(20, 10, "b").alignmentGuide(.leading) { d in d[HorizontalAlignment.center] - d.width }
      }
    }
    #expect(try stage.frame("b").minX == stage.frame("a").minX + 10)
  }

  @Test func customGuidesHaveTheirDefault() throws {
    let stage = try stage {
      HStack(alignment: .waist, spacing: 0) {
        box(10, 40, "a")
        box(10, 20, "b")
        box(10, 20, "c").alignmentGuide(.waist) { $0.height }
      }
    }
    let y = try stage.frame("a").minY + 10
    #expect(try stage.frame("b").minY == y - 5)
    #expect(try stage.frame("c").minY == y - 20)
  }

  @Test func guidesOfInnerViewsCountOutside() throws {
    let stage = try stage {
      VStack(alignment: .label, spacing: 0) {
        HStack(spacing: 0) {
          box(30, 10, "key 1")
          box(10, 10, "value 1").alignmentGuide(.label) { $0[.leading] }
        }
        HStack(spacing: 0) {
          box(10, 10, "key 2")
          box(20, 10, "value 2").alignmentGuide(.label) { $0[.leading] }.padding(.leading, 5)
        }
      }
    }
    #expect(try stage.frame("value 1").minX == stage.frame("value 2").minX)
    #expect(try stage.frame("key 2").maxX + 5 == stage.frame("value 2").minX)
  }

  @Test func explicitGuidesCanBeAskedFor() throws {
    var answers: [CGFloat?] = []
    _ = try stage {
      HStack(alignment: .top) {
        ink.alignmentGuide(.bottom) { _ in 7 }
          .alignmentGuide(.top) { d in
            answers = [d[explicit: VerticalAlignment.bottom], d[explicit: .waist]]
            return 0
          }
      }
    }
    #expect(answers == [7, nil])
  }

  @Test func firstBaselinesMeet() throws {
    let stage = try stage {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Ag").font(.system(size: 34)).named("large")
        Text("Ag").font(.system(size: 12)).named("small")
        box(5, 10, "box")
      }
    }
    let large = try stage.frame("large").minY + baseline(34)
    let small = try stage.frame("small").minY + baseline(12)
    #expect(isClose(large, small, 1), "rounded to pixels")
    #expect(isClose(try stage.frame("box").maxY, large, 1), "the bottom, where there is no text")
  }

  @Test func lastBaselinesMeet() throws {
    let stage = try stage {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text("a\nb\nc").font(.system(size: 20)).named("three")
        VStack(spacing: 0) {
          Text("d").font(.system(size: 20)).named("one")
          box(5, 10, "box")
        }
      }
    }
    #expect(isClose(try stage.frame("three").maxY, try stage.frame("one").maxY, 1))
  }

  @Test func baselinesPassThroughPaddingAndFrames() throws {
    let stage = try stage {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("a").named("plain")
        Text("a").named("padded").padding(.top, 30).frame(height: 80, alignment: .bottom)
      }
    }
    #expect(try stage.frame("plain").minY == stage.frame("padded").minY)
  }

  @Test func frameAlignsByGuides() throws {
    let stage = try stage {
      box(20, 20, "it").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
        .frame(width: 100, height: 100)
    }
    #expect(try stage.frame("it") == rect(50, 40, 20, 20))
  }
}
