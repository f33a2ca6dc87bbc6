import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct HitTests {
  private let log = Log()
  /// Taps at places in a window of 40 by 40: `#` where the view is hit, `.` where it is not.
  private func hits<V: View>(_ places: [(CGFloat, CGFloat)], _ view: V) async throws -> String {
    let stage = try Stage(
      ZStack {
        Rectangle().fill(white).onTapGesture { log("behind") }
        view.onTapGesture { log("front") }
      }, size: CGSize(width: 40, height: 40))
    var map = ""
    for (x, y) in places {
      try await stage.tap(x, y)
      map += log.take() == ["front"] ? "#" : "."
    }
    return map
  }
  private let middle: [(CGFloat, CGFloat)] = [(20, 20)]
  /// A corner, an edge and the middle of 20 by 20 in the middle, and outside of it.
  private let square: [(CGFloat, CGFloat)] = [(11, 11), (11, 20), (20, 20), (9, 20)]
  private var box: some View { ink.frame(width: 20, height: 20) }

  @Test func shapesAreHitWhereTheyAre() async throws {
    #expect(try await hits(square, box) == "###.")
    #expect(try await hits(square, Circle().fill(black).frame(width: 20, height: 20)) == ".##.")
    #expect(
      try await hits(
        [(11, 11), (10.5, 20), (20, 20)],
        RoundedRectangle(cornerRadius: 8).fill(black).frame(width: 20, height: 20)) == ".##")
    let ring = Path { p in
      p.addRect(CGRect(x: 0, y: 0, width: 20, height: 20))
      p.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(
      try await hits(
        [(12, 20), (20, 20)],
        ring.fill(black, style: FillStyle(eoFill: true)).frame(width: 20, height: 20)) == "#.")
  }

  @Test func strokesAreHitOnTheirLine() async throws {
    let circle = Circle().stroke(black, lineWidth: 4).frame(width: 20, height: 20)
    #expect(
      try await hits([(10, 20), (8.5, 20), (11.5, 20), (20, 20), (7, 20)], circle) == "###..")
  }

  @Test func transparentColoursAreNotHit() async throws {
    #expect(try await hits(middle, Color.clear) == ".")
    #expect(try await hits(middle, black.opacity(0)) == ".")
    #expect(try await hits(middle, Rectangle().fill(black.opacity(0.001))) == "#")
  }

  @Test func opacityBelowAHundredthIsNotHit() async throws {
    #expect(try await hits(middle, box.opacity(0)) == ".")
    #expect(try await hits(middle, box.opacity(0.009)) == ".")
    #expect(try await hits(middle, box.opacity(0.01)) == "#")
    #expect(try await hits(middle, box.opacity(0.01).opacity(0.5)) == "#", "each by itself")
    #expect(try await hits(middle, box.hidden()) == ".")
  }

  @Test func modelOpacityCounts() async throws {
    let knob = Knob<Double>()
    let stage = try Stage(
      Turning(knob, 1) { ink.opacity($0).onTapGesture { log("hit") } },
      size: CGSize(width: 40, height: 40))
    withAnimation(.linear(duration: 1)) { knob.value = 0 }
    await stage.advance(3)
    try await stage.tap(20, 20)
    #expect(log.lines == [], "it is on its way to nothing")
    withAnimation(.linear(duration: 1)) { knob.value = 1 }
    await stage.update()
    try await stage.tap(20, 20)
    #expect(log.lines == ["hit"])
  }

  @Test func clipsDoNotRestrictHits() async throws {
    #expect(try await hits(square, box.clipShape(Circle())) == "###.")
    #expect(try await hits(square, box.cornerRadius(10)) == "###.")
    let wide = ink.frame(width: 30, height: 30).frame(width: 20, height: 20).clipped()
    #expect(try await hits([(7, 20)], wide) == "#")
    #expect(try await hits(square, box.mask(Circle())) == "###.")
  }

  @Test func paddingIsNotHitWithoutAShape() async throws {
    #expect(try await hits([(8, 20)], box.padding(5)) == ".")
    #expect(try await hits([(8, 20)], box.padding(5).contentShape(Rectangle())) == "#")
  }

  @Test func contentShapeIsHitInsteadOfTheContent() async throws {
    #expect(try await hits(square, box.contentShape(Circle())) == ".##.")
    #expect(
      try await hits(square, Color.clear.frame(width: 20, height: 20).contentShape(Rectangle()))
        == "###.")
    #expect(
      try await hits(square, box.contentShape(.interaction, Circle())) == ".##.")
    #expect(try await hits(square, box.contentShape(.hoverEffect, Circle())) == "###.")
  }

  @Test func viewsMayLetHitsThrough() async throws {
    #expect(try await hits(middle, box.allowsHitTesting(false)) == ".")
    #expect(
      try await hits(middle, ZStack { box.allowsHitTesting(false) }.allowsHitTesting(true)) == ".")
    let stage = try Stage(
      ZStack {
        ink.onTapGesture { log("below") }
        ink.onTapGesture { log("above") }.allowsHitTesting(false)
      }, size: CGSize(width: 10, height: 10))
    try await stage.tap(5, 5)
    #expect(log.lines == ["below"])
  }

  @Test func transformsAreUndone() async throws {
    let places: [(CGFloat, CGFloat)] = [(20, 20), (20, 33), (33, 20), (11, 11)]
    let bar = ink.frame(width: 30, height: 6)
    #expect(try await hits(places, bar) == "#.#.")
    #expect(try await hits(places, bar.rotationEffect(.degrees(90))) == "##..")
    #expect(try await hits(places, bar.rotationEffect(.degrees(45))) == "#..#")
    #expect(try await hits(places, bar.offset(y: 13)) == ".#..")
    #expect(try await hits(places, bar.scaleEffect(x: 0.5, y: 5)) == "##..")
    #expect(try await hits(places, bar.scaleEffect(0)) == "....")
    #expect(
      try await hits(
        places, bar.transformEffect(CGAffineTransform(translationX: 0, y: 13))) == ".#..")
    #expect(
      try await hits(
        [(6, 33), (10, 33), (12, 33), (6, 21)],
        bar.rotationEffect(.degrees(90), anchor: .bottomLeading)) == "##..")
    #expect(
      try await hits([(7, 30), (9, 30)], bar.rotationEffect(.degrees(90), anchor: .leading))
        == "#.")
  }

  @Test func figuresTakeTheHitAtTheirModelPlace() async throws {
    let knob = Knob<CGFloat>()
    let stage = try Stage(
      Turning(knob, 0) { x in
        ink.frame(width: 10, height: 10).onTapGesture { log("hit") }.offset(x: x)
          .frame(width: 40, height: 10, alignment: .leading)
      }, size: CGSize(width: 40, height: 10))
    withAnimation(.linear(duration: 1)) { knob.value = 30 }
    await stage.advance(2)
    try await stage.tap(35, 5)
    #expect(log.take() == ["hit"])
    try await stage.tap(5, 5)
    #expect(log.take() == [])
  }

  // MARK: text

  @Test func textLetsHitsThroughToWhatListensBehindIt() async throws {
    let stage = try Stage(
      ZStack {
        Rectangle().fill(white).onTapGesture { log("behind") }
        Text("label")
      }, size: CGSize(width: 60, height: 30))
    try await stage.tap("label")
    #expect(log.lines == ["behind"])
  }

  @Test func textThatListensIsHitInItsWholeRectangle() async throws {
    let stage = try Stage(
      ZStack {
        Rectangle().fill(white).onTapGesture { log("behind") }
        Text("a   b").onTapGesture { log("text") }
      }, size: CGSize(width: 60, height: 30))
    let frame = try stage.element("a   b").frame
    try await stage.tap(frame.midX, frame.midY)
    try await stage.tap(frame.minX + 0.5, frame.minY + 0.5)
    try await stage.tap(frame.maxX + 2, frame.midY)
    #expect(log.lines == ["text", "text", "behind"])
  }

  @Test func textInsideOfSomethingThatListensIsHit() async throws {
    let stage = try Stage(
      ZStack {
        Rectangle().fill(white).onTapGesture { log("behind") }
        HStack {
          Text("a")
          Text("b")
        }.onTapGesture { log("row") }
      }, size: CGSize(width: 60, height: 30))
    try await stage.tap("a")
    try await stage.tap("b")
    #expect(log.lines == ["row", "row"])
  }

  @Test func textOverAnOpaqueViewWithoutAGestureEndsThere() async throws {
    let stage = try Stage(
      ZStack {
        Rectangle().fill(white).onTapGesture { log("behind") }
        Rectangle().fill(black)
        Text("label")
      }, size: CGSize(width: 60, height: 30))
    try await stage.tap("label")
    #expect(log.lines == [])
  }

  @Test func frontMostViewIsHitFirst() async throws {
    let stage = try Stage(
      ZStack {
        ink.onTapGesture { log("third") }.zIndex(1)
        ink.onTapGesture { log("first") }
        ink.onTapGesture { log("second") }
      }, size: CGSize(width: 10, height: 10))
    try await stage.tap(5, 5)
    #expect(log.lines == ["third"])
  }
}
