import Diorama
import DioramaTesting
import Foundation
import Testing

/// Effects, as pixels.
@MainActor @Suite struct EffectTests {
  private func stage<V: View>(
    _ width: CGFloat = 12, _ height: CGFloat = 4, scale: CGFloat = 1,
    @ViewBuilder _ content: () -> V
  ) throws -> Stage {
    try Stage(content(), size: CGSize(width: width, height: height), scale: scale)
  }

  // MARK: opacity

  @Test func opacityBlendsAGroupOnce() throws {
    let stage = try stage {
      ZStack {
        black.padding(.trailing, 4)
        black.padding(.leading, 4)
      }.opacity(0.5)
    }
    for x in [1, 6, 10] {
      #expect(isNear(stage.gray(x, 1), blended(0, 0.5, over: 255)), "overlapping or not, at \(x)")
    }
  }

  @Test func opacityOfEachIsBlendedTwice() throws {
    let stage = try stage {
      ZStack {
        ink.padding(.trailing, 4)
        ink.padding(.leading, 4)
      }
      .environment(\.colorScheme, .light)
    }
    #expect(stage.gray(6, 1) == 0)
    let each = try self.stage {
      ZStack { ForEach(0..<2) { _ in ink.opacity(0.5) } }
    }
    #expect(isNear(each.gray(6, 1), blended(0, 0.5, over: blended(0, 0.5, over: 255))))
  }

  @Test func opacitiesMultiply() throws {
    let stage = try stage { ink.opacity(0.5).opacity(0.5) }
    #expect(isNear(stage.gray(6, 1), blended(0, 0.25, over: 255)))
  }

  @Test func opacityIsCut() throws {
    #expect(try stage { ink.opacity(7) }.gray(6, 1) == 0)
    #expect(try stage { ink.opacity(-1) }.gray(6, 1) == 255)
    #expect(try stage { ink.opacity(.nan) }.gray(6, 1) == 255)
  }

  @Test func compositingGroupBlendsAsOne() throws {
    let stage = try stage {
      ZStack {
        black.opacity(0.5)
        black.opacity(0.5)
      }.compositingGroup().opacity(0.5)
    }
    #expect(isNear(stage.gray(6, 1), blended(0, 0.75 * 0.5, over: 255), 2))
  }

  // MARK: clips and masks

  @Test func clippedCutsTheFrame() throws {
    let stage = try stage(8, 4) {
      black.frame(width: 20, height: 20).frame(width: 4, height: 2).clipped()
    }
    #expect(
      stage.drawing == """
        ........
        ..####..
        ..####..
        ........
        """)
  }

  @Test func clipShapeCutsToAShape() throws {
    let stage = try stage(40, 40) { black.clipShape(Circle()) }
    for (x, y) in [(0, 0), (39, 0), (4, 4), (35, 35)] { #expect(stage.gray(x, y) == 255) }
    for (x, y) in [(20, 0), (0, 20), (20, 20), (7, 7)] { #expect(stage.gray(x, y) < 128) }
  }

  @Test func cornersHaveTheirArea() throws {
    let stage = try stage(40, 40) { black.cornerRadius(20) }
    var ink = 0.0
    for y in 0..<40 { for x in 0..<40 { ink += Double(255 - stage.gray(x, y)) / 255 } }
    #expect(abs(ink - .pi * 400) < 2, "a circle of radius 20 covers \(ink)")
  }

  @Test func nestedClipsIntersect() throws {
    let stage = try stage(8, 4) {
      black.frame(width: 20, height: 20)
        .frame(width: 4, height: 20).clipped()
        .frame(width: 8, height: 2).clipped()
    }
    #expect(
      stage.drawing == """
        ........
        ..####..
        ..####..
        ........
        """)
  }

  @Test func maskShowsWhereItIsInked() throws {
    let stage = try stage(8, 4) {
      red.mask(
        HStack(spacing: 0) {
          black.frame(width: 2); Color.clear; white.frame(width: 2)
        })
    }
    #expect(
      stage.drawing == """
        rr....rr
        rr....rr
        rr....rr
        rr....rr
        """, "the mask's opacity counts, not its colour")
    let half = try self.stage { black.mask { black.opacity(0.5) } }
    #expect(isNear(half.gray(6, 1), blended(0, 0.5, over: 255)))
    let aligned = try self.stage(4, 2) {
      black.mask(alignment: .topLeading) { black.frame(width: 1, height: 1) }
    }
    #expect(
      aligned.drawing == """
        #...
        ....
        """)
  }

  @Test func emptyMaskShowsNothing() throws {
    #expect(try stage { black.mask(EmptyView()) }.gray(6, 1) == 255)
    #expect(try stage { black.clipShape(Path()) }.gray(6, 1) == 255)
  }

  // MARK: places

  @Test func scaleAndOffsetMoveWhatIsDrawn() throws {
    let stage = try stage(8, 4) {
      black.frame(width: 4, height: 2).scaleEffect(2, anchor: .topLeading)
    }
    #expect(
      stage.drawing == """
        ........
        ..######
        ..######
        ..######
        """)
    let moved = try self.stage(8, 4) { black.frame(width: 4, height: 2).offset(x: -2, y: 1) }
    #expect(
      moved.drawing == """
        ........
        ........
        ####....
        ####....
        """)
  }

  @Test func rotationTurnsClockwise() throws {
    let stage = try stage(6, 6) {
      HStack(spacing: 0) {
        red
        black
      }.frame(width: 6, height: 2).rotationEffect(.degrees(90))
    }
    #expect(
      stage.drawing == """
        ..rr..
        ..rr..
        ..rr..
        ..##..
        ..##..
        ..##..
        """)
  }

  @Test func transformsApplyInOrder() throws {
    let stage = try stage(6, 6) {
      black.frame(width: 2, height: 2).offset(x: 2).rotationEffect(.degrees(90))
    }
    #expect(stage.gray(3, 5) == 0 && stage.gray(5, 3) == 255, "right, and then down")
    let other = try self.stage(6, 6) {
      black.frame(width: 2, height: 2).rotationEffect(.degrees(90)).offset(x: 2)
    }
    #expect(other.gray(5, 3) == 0)
  }

  // MARK: colours

  @Test func colourEffects() throws {
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5), orange = Color(red: 1, green: 0.5, blue: 0)
    #expect(isNear(try stage { gray.brightness(0.25) }.gray(6, 1), 255 * 0.75, 2))
    #expect(isNear(try stage { gray.brightness(1) }.gray(6, 1), 255))
    #expect(isNear(try stage { white.contrast(0) }.gray(6, 1), 127.5, 2))
    #expect(try stage { orange.grayscale(1) }.gray(6, 1) >= 0, "no colour is left")
    #expect(try stage { orange.saturation(0) }.gray(6, 1) >= 0)
    #expect(try stage { orange.saturation(1) }.pixel(6, 1) == (255, 128, 0))
    #expect(try stage { orange.colorInvert() }.pixel(6, 1) == (0, 127, 255))
    #expect(try stage { white.colorMultiply(orange) }.pixel(6, 1) == (255, 128, 0))
    let turned = try stage { red.hueRotation(.degrees(360)) }.pixel(6, 1)
    #expect(abs(turned.red - 255) <= 1 && turned.green <= 1 && turned.blue <= 1)
  }

  @Test func blendModes() throws {
    func over(_ mode: BlendMode) throws -> (red: Int, green: Int, blue: Int) {
      try stage {
        ZStack {
          Color(red: 0.8, green: 0.4, blue: 0.2)
          Color(red: 0.5, green: 0.5, blue: 1).blendMode(mode)
        }
      }.pixel(6, 1)
    }
    func expect(
      _ mode: BlendMode, _ f: (Double, Double) -> Double,
      sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
      let p = try over(mode)
      for (level, values) in zip([p.red, p.green, p.blue], [(0.8, 0.5), (0.4, 0.5), (0.2, 1)]) {
        #expect(
          isNear(level, 255 * f(values.0, values.1), 2), "\(mode)", sourceLocation: sourceLocation)
      }
    }
    try expect(.normal) { $1 }
    try expect(.multiply) { $0 * $1 }
    try expect(.screen) { 1 - (1 - $0) * (1 - $1) }
    try expect(.darken) { min($0, $1) }
    try expect(.lighten) { max($0, $1) }
    try expect(.difference) { abs($0 - $1) }
    try expect(.exclusion) { $0 + $1 - 2 * $0 * $1 }
    try expect(.plusLighter) { min(1, $0 + $1) }
  }

  // MARK: shadows and blurs

  @Test func shadowStandsBesideTheView() throws {
    let stage = try stage(20, 10) {
      red.frame(width: 4, height: 4).shadow(color: black, radius: 0, x: 6, y: 0)
    }
    #expect(stage.pixel(9, 5) == (255, 0, 0))
    #expect(stage.gray(15, 5) == 0)
    #expect(stage.gray(18, 5) == 255 && stage.gray(15, 1) == 255)
  }

  @Test func shadowFadesWithItsRadius() throws {
    let stage = try stage(60, 60) {
      red.frame(width: 20, height: 20).shadow(color: black, radius: 8)
    }
    let levels = (40..<60).map { stage.gray($0, 30) }
    #expect(levels[0] < 170 && levels[0] > 90, "about half at the edge: \(levels[0])")
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $0 <= $1 }, "darker nearer to the view")
    #expect(levels.last == 255)
  }

  @Test func blurKeepsTheInk() throws {
    func ink(_ radius: CGFloat) throws -> Double {
      let stage = try self.stage(60, 60) { black.frame(width: 20, height: 20).blur(radius: radius) }
      var sum = 0.0
      for y in 0..<60 { for x in 0..<60 { sum += Double(255 - stage.gray(x, y)) / 255 } }
      return sum
    }
    #expect(try ink(0) == 400)
    let blurred = try ink(4)
    #expect(abs(blurred - 400) < 12, "\(blurred)")
    let stage = try self.stage(60, 60) { black.frame(width: 20, height: 20).blur(radius: 4) }
    #expect(isNear(stage.gray(20, 30), 127.5, 20), "half of it at the edge")
    #expect(stage.gray(30, 30) < 10)
  }

  // MARK: scales

  @Test func everyScaleDrawsTheSamePicture() throws {
    for scale in [1.0, 2, 3] {
      let stage = try stage(8, 4, scale: scale) { black.frame(width: 4, height: 2) }
      let k = Int(scale)
      #expect(stage.gray(2 * k, k) == 0 && stage.gray(6 * k - 1, 3 * k - 1) == 0)
      #expect(stage.gray(2 * k - 1, k) == 255 && stage.gray(6 * k, k) == 255)
    }
  }

  @Test func thinStrokesAreCoveredInPart() throws {
    let stage = try stage(5, 5) { Rectangle().strokeBorder(black, lineWidth: 0.5) }
    #expect(isNear(stage.gray(0, 2), 127.5, 1), "half a pixel is inked")
    #expect(stage.gray(2, 2) == 255)
    let outside = try self.stage(7, 7) {
      Rectangle().stroke(black, lineWidth: 2).frame(width: 3, height: 3)
    }
    #expect(
      outside.drawing == """
        .......
        .#####.
        .#####.
        .##.##.
        .#####.
        .#####.
        .......
        """, "centred on the path, and not cut by the frame")
  }
}
