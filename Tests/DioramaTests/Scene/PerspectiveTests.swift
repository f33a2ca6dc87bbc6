import Diorama
import DioramaTesting
import Foundation
import Testing

/// Views turned in space: where they are seen, where they are hit, and what is drawn again.
@MainActor @Suite struct PerspectiveTests {
  private let log = Log()
  private let size = CGSize(width: 100, height: 100)

  /// Where a point `x`, `y` from the axis is seen after a turn by `angle` about the y axis.
  private func seen(
    _ x: CGFloat, _ y: CGFloat, _ angle: CGFloat, distance: CGFloat
  ) -> (x: CGFloat, y: CGFloat) {
    let w = 1 + x * sin(angle) / distance
    return (x * cos(angle) / w, y / w)
  }
  /// Rows of a column of pixels that are at least half black.
  private func rows(_ stage: Stage, _ x: Int) -> ClosedRange<Int>? {
    let dark = (0..<100).filter { stage.gray(x, $0) < 128 }
    return dark.isEmpty ? nil : dark[0]...dark[dark.count - 1]
  }

  @Test func aPositiveTurnAboutYLetsTheRightSideRecede() throws {
    let angle = CGFloat.pi / 4
    let stage = try Stage(
      ink.frame(width: 60, height: 60)
        .rotation3DEffect(.radians(angle), axis: (x: 0, y: 1, z: 0)), size: size)
    for x in [30, 40, 50, 60, 65] {
      // The point of the view that is seen at the pixel's middle, and how high its column is there.
      let s = CGFloat(x) + 0.5 - 50
      let own = s / (cos(angle) - s * sin(angle) / 60)
      let half = seen(own, 30, angle, distance: 60).y
      let found = try #require(rows(stage, x))
      #expect(abs(CGFloat(found.lowerBound) - (50 - half)) <= 1, "at \(x)")
      #expect(abs(CGFloat(found.upperBound) + 1 - (50 + half)) <= 1, "at \(x)")
    }
    let left = seen(-30, 0, angle, distance: 60).x, right = seen(30, 0, angle, distance: 60).x
    #expect(rows(stage, Int(50 + left) - 1) == nil && rows(stage, Int(50 + left) + 2) != nil)
    #expect(rows(stage, Int(50 + right) + 2) == nil && rows(stage, Int(50 + right) - 2) != nil)
  }

  @Test func aPositiveTurnAboutXLetsTheTopRecede() throws {
    let stage = try Stage(
      ink.frame(width: 60, height: 60)
        .rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0)), size: size)
    func width(_ y: Int) -> Int { (0..<100).count { stage.gray($0, y) < 128 } }
    #expect(width(40) < width(50) && width(50) < width(60))
    #expect(width(50) == 60, "the axis stays")
  }

  @Test func anAxisTowardsTheEyeTurnsInThePlane() throws {
    let bar = ink.frame(width: 40, height: 10)
    let flat = try Stage(bar.rotationEffect(.degrees(30)), size: size)
    let turned = try Stage(
      bar.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 5), perspective: 2), size: size)
    #expect(firstDifference(flat.bitmap, turned.bitmap) == nil)
    let none = try Stage(bar.rotation3DEffect(.degrees(30), axis: (x: 0, y: 0, z: 0)), size: size)
    #expect(firstDifference(none.bitmap, try Stage(bar, size: size).bitmap) == nil)
  }

  @Test func withoutPerspectiveItIsDrawnInPlace() throws {
    let stage = try Stage(
      ink.frame(width: 40, height: 40)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0), size: size)
    #expect((40..<60).allSatisfy { stage.gray($0, 30) == 0 }, "half as wide, sharp edges")
    #expect(stage.gray(39, 50) == 255 && stage.gray(60, 50) == 255)
  }

  @Test func backsAreSeenMirrored() throws {
    let pair = HStack(spacing: 0) {
      red
      blue
    }.frame(width: 40, height: 40)
    let stage = try Stage(
      pair.rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)), size: size)
    #expect(stage.pixel(40, 50) == (0, 0, 255) && stage.pixel(60, 50) == (255, 0, 0))
    let tilted = try Stage(
      pair.rotation3DEffect(.degrees(150), axis: (x: 0, y: 1, z: 0)), size: size)
    #expect(tilted.pixel(42, 50) == (0, 0, 255) && tilted.pixel(58, 50) == (255, 0, 0))
  }

  @Test func anEdgeIsNotSeen() throws {
    let stage = try Stage(
      ink.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)), size: size)
    for x in 0..<100 { #expect(stage.gray(x, 50) >= 250) }
  }

  @Test func whatComesBehindTheEyeIsCutOff() throws {
    // The left half comes nearer: at x = −20 it reaches the eye.
    let stage = try Stage(
      ink.frame(width: 80, height: 20)
        .rotation3DEffect(.degrees(90 - 1e-3), axis: (x: 0, y: 1, z: 0), perspective: 4), size: size
    )
    #expect((0..<100).allSatisfy { stage.gray($0, 95) == 255 || $0 < 52 })
    // Its far half is a hair to the right of the middle.
    #expect((60..<100).allSatisfy { stage.gray($0, 50) == 255 })
    #expect(stage.reports == [])
  }

  @Test func anchorsAndDepth() throws {
    let hinge = try Stage(
      ink.frame(width: 40, height: 40)
        .rotation3DEffect(.degrees(-60), axis: (x: 0, y: 1, z: 0), anchor: .trailing), size: size)
    #expect(rows(hinge, 69).map(\.count) == 40 && rows(hinge, 71) == nil, "the hinge stays")
    // Half a turn about an axis 30 points behind: 60 further away, at a distance of 40.
    let behind = try Stage(
      ink.frame(width: 40, height: 40)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), anchorZ: -30), size: size)
    // 40/1.75 points high: what is covered by less than half is not counted.
    #expect(rows(behind, 50).map(\.count) == 22)
  }

  // MARK: hits

  @Test func aButtonIsHitWhereItIsDrawn() async throws {
    let stage = try Stage(
      ink.frame(width: 80, height: 60).onTapGesture { log("hit") }
        .rotation3DEffect(.degrees(55), axis: (x: 0.2, y: 1, z: 0)), size: size)
    var drawn = 0
    for y in stride(from: 1, to: 100, by: 7) {
      for x in stride(from: 1, to: 100, by: 7) {
        let level = stage.gray(x, y)
        guard level == 0 || level == 255 else { continue }
        try await stage.tap(CGFloat(x) + 0.5, CGFloat(y) + 0.5)
        #expect(log.take() == (level == 0 ? ["hit"] : []), "at \(x), \(y)")
        drawn += level == 0 ? 1 : 0
      }
    }
    #expect(drawn > 20)
  }

  @Test func gesturesAreInTheViewsOwnCoordinates() async throws {
    let stage = try Stage(
      ink.frame(width: 80, height: 60)
        .onTapGesture { p in log("\(Int(p.x.rounded())) \(Int(p.y.rounded()))") }
        .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)), size: size)
    let p = seen(20, 15, 40 * .pi / 180, distance: 80)
    try await stage.tap(50 + p.x, 50 + p.y)
    #expect(log.lines == ["60 45"])
  }

  @Test func theElementIsWhereItIsSeen() async throws {
    let stage = try Stage(
      Button("turned") { log("hit") }.frame(width: 60, height: 20)
        .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0), anchor: .leading)
        .frame(width: 100, alignment: .trailing), size: size)
    let f = try stage.element("turned").frame
    #expect(f.midX < 40, "on the other side of its leading edge")
    try await stage.tap("turned")
    #expect(log.lines == ["hit"])
  }

  // MARK: motion

  @Test func turnsAnimate() async throws {
    let knob = Knob<Double>()
    let stage = try Stage(
      Turning(knob, 0) { angle in
        ink.frame(width: 40, height: 40)
          .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0), perspective: 0)
      }, size: size)
    withAnimation(.linear(duration: 1)) { knob.value = 120 }
    await stage.advance(30)
    #expect((41..<59).allSatisfy { stage.gray($0, 50) == 0 }, "at 60 degrees half as wide")
    #expect(stage.gray(38, 50) == 255)
    try await stage.settle()
    #expect(stage.isAtRest)
  }

  @Test func effectsOfGeometryCanBeProjections() async throws {
    struct Flip: GeometryEffect {
      var angle: Double
      var animatableData: Double {
        get { angle }
        set { angle = newValue }
      }
      func effectValue(size: CGSize) -> ProjectionTransform {
        var t = CATransform3DIdentity
        t.m34 = -1 / max(size.width, size.height)
        t = CATransform3DRotate(t, CGFloat(angle) * .pi / 180, 0, 1, 0)
        t = CATransform3DTranslate(t, -size.width / 2, -size.height / 2, 0)
        return ProjectionTransform(t).concatenating(
          ProjectionTransform(
            CGAffineTransform(translationX: size.width / 2, y: size.height / 2)))
      }
    }
    let knob = Knob<Double>()
    let card = HStack(spacing: 0) {
      red
      Text("back")
    }.frame(width: 60, height: 40)
    let stage = try Stage(
      Turning(knob, 0) { angle in card.modifier(Flip(angle: angle)) }, size: size, scale: 2)
    withAnimation(.linear(duration: 1)) { knob.value = 80 }
    await stage.advance(30)
    let same = try Stage(
      card.rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0)), size: size, scale: 2)
    var different = 0
    for y in 0..<200 {
      for x in 0..<200 {
        let (p, q) = (stage.pixel(x, y), same.pixel(x, y))
        if abs(p.red - q.red) + abs(p.green - q.green) + abs(p.blue - q.blue) > 6 { different += 1 }
      }
    }
    #expect(different == 0, "what the effect works out is what rotation3DEffect does")
  }

  // MARK: only what changed

  @Test func aChangeWithinDrawsWhereItIsSeen() async throws {
    let knob = Knob<Bool>()
    let stage = try Stage(
      Turning(knob, false) { isOn in
        ZStack {
          white
          (isOn ? red : black).frame(width: 10, height: 10).offset(x: 30)
        }
        .frame(width: 100, height: 60)
        .rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
      }, size: CGSize(width: 200, height: 200))
    _ = stage.bitmap
    stage.resetCounts()
    knob.value = true
    await stage.update()
    let picture = stage.bitmap
    let layers = stage.counts.layers
    #expect(firstDifference(picture, stage.host.wholePicture()) == nil)
    // 10 points of 35 from the axis are 4 by 8 pixels, and a few around them; drawn as a picture of
    // its own first.
    #expect(stage.counts.pixels < 500, "\(stage.counts.pixels)")
    #expect(layers < 12, "\(layers)")
  }

  @Test func whatDoesNotTurnHasNoPictureOfItsOwn() throws {
    let turns = try Stage(
      ink.rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0)), size: size)
    #expect(turns.layers(.turn).count == 1)
    _ = turns.bitmap
    #expect(turns.counts.pixels == 100 * 100, "drawn once, in place")
  }

  @Test func inVisualEffects() throws {
    let stage = try Stage(
      ink.frame(width: 60, height: 60).visualEffect { view, proxy in
        view.rotation3DEffect(
          .degrees(proxy.size.width - 15), axis: (x: 0, y: 1, z: 0), anchor: .leading)
      }, size: size)
    let same = try Stage(
      ink.frame(width: 60, height: 60)
        .rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), anchor: .leading), size: size)
    #expect(firstDifference(stage.bitmap, same.bitmap) == nil)
  }

  // MARK: pictures

  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 4) {
        Image(systemName: "heart.fill").foregroundColor(.white)
        Text("Perspective").font(.headline)
        Text("of a card, its text and its shadow").font(.caption)
      }
      .foregroundColor(.white)
      .padding(10)
      .frame(width: 110, height: 80)
      .background(
        LinearGradient(
          colors: [Color.blue, Color.purple], startPoint: .topLeading,
          endPoint: .bottomTrailing)
      )
      .cornerRadius(12)
      .shadow(radius: 4, y: 3)
    }
  }

  @Test func goldenPicture() throws {
    let angles: [(Double, (x: CGFloat, y: CGFloat, z: CGFloat))] = [
      (0, (0, 1, 0)), (35, (0, 1, 0)), (70, (0, 1, 0)), (-50, (0, 1, 0)), (50, (1, 0, 0)),
      (-50, (1, 0, 0)), (40, (1, 1, 0)), (150, (0, 1, 0)), (40, (1, 1, 1)),
    ]
    let sheet = VStack(spacing: 20) {
      ForEach(0..<3, id: \.self) { row in
        HStack(spacing: 20) {
          ForEach(0..<3, id: \.self) { column in
            let (angle, axis) = angles[row * 3 + column]
            Card().rotation3DEffect(.degrees(angle), axis: axis)
          }
        }
      }
    }
    let stage = try Stage(sheet, size: CGSize(width: 420, height: 320), scale: 2)
    try stage.assertSnapshot(named: "cards")
  }
}
