import Props
import XCTest

@testable import Raster

/// What is drawn does not depend on how it is asked for.
final class DamageTests: XCTestCase {
  private let size = 96

  /// Paints whole and in random tiles, and counts the pixels that differ.
  private func differences(
    _ list: DisplayList, _ width: Int, _ height: Int, base: Matrix = .identity, dice: inout Dice
  ) -> Int {
    let whole = Bitmap(width: width, height: height), tiled = Bitmap(width: width, height: height)
    let painter = Painter()
    painter.paint(list, into: whole, damage: whole.bounds, base: base)
    var y = 0
    while y < height {
      let h = 1 + dice.roll(40)
      var x = 0
      while x < width {
        let w = 1 + dice.roll(50)
        // Now and then with a painter that has kept nothing.
        let other = dice.roll(3) == 0 ? Painter() : painter
        other.paint(list, into: tiled, damage: IRect(x, y, x + w, y + h), base: base)
        x += w
      }
      y += h
    }
    return whole.differences(from: tiled)
  }

  func testEverythingIsTheSameInTiles() {
    var dice = Dice(1)
    for base in [
      Matrix.identity, .scale(1.37), Matrix(a: 0.9, b: 0.3, c: -0.3, d: 0.9, tx: 40, ty: 5),
    ] {
      XCTAssertEqual(
        differences(
          Pictures.everything(), Pictures.width, Pictures.height, base: base, dice: &dice), 0)
    }
  }

  func testRandomListsAreTheSameInTiles() {
    var dice = Dice(2)
    for round in 0..<120 {
      var scene = RandomScene(dice: Dice(1000 + round))
      let list = scene.list()
      XCTAssertEqual(differences(list, size, size, dice: &dice), 0, "scene \(round)")
    }
  }

  func testAPixelOutsideOfTheDamageIsNotTouched() {
    let bitmap = Bitmap(width: 320, height: 300)
    bitmap.fill(bitmap.bounds, RGBA(hex: 0x123456))
    let damage = IRect(100, 140, 260, 210)
    Painter().paint(Pictures.everything(), into: bitmap, damage: damage)
    for y in 0..<300 {
      for x in 0..<320 where !damage.contains(x, y) {
        XCTAssertEqual(bitmap[x, y], RGBA(hex: 0x123456))
      }
    }
  }

  func testATiledComparisonNoticesOnePixel() {
    let a = Bitmap(width: 20, height: 20), b = Bitmap(width: 20, height: 20)
    XCTAssertEqual(a.differences(from: b), 0)
    b[19, 19] = RGBA(bits: 0x0100_0000)
    XCTAssertEqual(a.differences(from: b), 1)
  }

  func testGoldenPicture() {
    let bitmap = Bitmap(width: Pictures.width, height: Pictures.height, isOpaque: true)
    let painter = Painter()
    painter.paint(Pictures.everything(), into: bitmap, damage: bitmap.bounds)
    XCTAssertEqual(String(bitmap.hash(), radix: 16), "ae30dc14b372c410")
    // A second time, from kept coverages.
    painter.paint(Pictures.everything(), into: bitmap, damage: bitmap.bounds)
    XCTAssertEqual(String(bitmap.hash(), radix: 16), "ae30dc14b372c410")
  }
}

/// Display lists of all kinds of commands with random numbers, balanced.
struct RandomScene {
  var dice: Dice
  private var depth = 0

  init(dice: Dice) { self.dice = dice }

  mutating func list() -> DisplayList {
    let list = DisplayList()
    list.fill(Rect(0, 0, 200, 200), RGBA(hex: 0xe8e0d0))
    let count = 3 + dice.roll(8)
    for _ in 0..<count { add(to: list) }
    return list
  }

  private mutating func add(to list: DisplayList) {
    switch dice.roll(depth > 3 ? 5 : 12) {
    case 0, 1, 2: list.add(.fill(figure(), brush()))
    case 3: list.add(.shadow(rounded(), color(), sigma: dice.number(0...14)))
    case 4:
      if dice.roll(2) == 0 {
        list.add(.blit(Pictures.tile(21, 17, isOpaque: dice.roll(2) == 0), x: at(), y: at()))
      } else {
        list.add(
          .mask(Pictures.letter(scale: dice.number(0.2...2)), x: at(), y: at(), brush()))
      }
    case 5, 6:
      list.add(.pushClip(figure()))
      nested(list)
      list.add(.popClip)
    case 7, 8:
      list.add(.pushTransform(matrix()))
      nested(list)
      list.add(.popTransform)
    case 9:
      depth += 1
      let inner = DisplayList()
      for _ in 0..<(1 + dice.roll(3)) { add(to: inner) }
      depth -= 1
      list.add(.list(inner))
    default:
      var group = Group(bounds: rect())
      group.opacity = dice.number(0.1...1.2)
      if dice.roll(2) == 0 { group.blur = dice.number(0...20) }
      if dice.roll(2) == 0 {
        group.shadow = Group.Shadow(
          color(), sigma: dice.number(-1...12), dx: dice.number(-9...9), dy: dice.number(-9...9))
      }
      if dice.roll(3) == 0 { group.colors = .saturation(dice.number(0...2)) }
      if dice.roll(2) == 0 { group.blend = Blend.allCases[dice.roll(Blend.allCases.count)] }
      if dice.roll(3) == 0 { group.projection = projection() }
      list.add(.pushGroup(group))
      nested(list)
      if dice.roll(2) == 0 {
        list.add(.beginMask)
        nested(list)
      }
      list.add(.popGroup)
    }
  }

  /// In perspective; now and then part of it is behind the eye.
  private mutating func projection() -> Projection {
    let m = matrix(), k = dice.roll(3) == 0 ? 0.02 : 0.004
    return Projection(
      SIMD3(m.a, m.b, dice.number(-k...k)), SIMD3(m.c, m.d, dice.number(-k...k)),
      SIMD3(m.tx, m.ty, 1))
  }

  private mutating func nested(_ list: DisplayList) {
    depth += 1
    for _ in 0..<(1 + dice.roll(3)) { add(to: list) }
    depth -= 1
  }

  private mutating func at() -> Double { dice.number(-20...110) }

  private mutating func rect() -> Rect {
    // Whole pixels, fractions, and now and then something far larger than the picture.
    switch dice.roll(8) {
    case 0, 1, 2:
      .at(at().rounded(), at().rounded(), Double(dice.roll(60)), Double(dice.roll(60)))
    case 3: .at(-dice.number(0...9000), -dice.number(0...9000), 9100, 9100)
    default: .at(at(), at(), dice.number(0...80), dice.number(0...80))
    }
  }

  private mutating func rounded() -> RoundedRect {
    let r = rect()
    switch dice.roll(4) {
    case 0: return RoundedRect(r)
    case 1: return .ellipse(in: r)
    case 2: return RoundedRect(r, radius: dice.number(0...30))
    default:
      func corner() -> Radius { Radius(dice.number(-2...30), dice.number(0...30)) }
      return RoundedRect(r, tl: corner(), tr: corner(), br: corner(), bl: corner())
    }
  }

  private mutating func figure() -> Figure {
    switch dice.roll(6) {
    case 0, 1: return .rounded(rounded())
    case 2: return .stroke(rounded(), dice.number(0...20))
    case 3:
      return .outline(Pictures.star(at(), at(), dice.number(1...80)), evenOdd: dice.roll(2) == 0)
    case 4:
      let path = Outline()
      path.add(rounded())
      path.add(Pictures.wave(at(), at()))
      return .outline(path, evenOdd: dice.roll(2) == 0)
    default:
      let pen = Pen(
        width: dice.number(0.3...12), cap: [.butt, .round, .square][dice.roll(3)],
        join: [.miter, .round, .bevel][dice.roll(3)],
        dash: dice.roll(2) == 0 ? [] : [dice.number(0...8), dice.number(1...8)])
      return .outline(Pictures.wave(at(), at()).stroked(pen), evenOdd: false)
    }
  }

  private mutating func color() -> RGBA {
    RGBA(
      dice.number(0...1), dice.number(0...1), dice.number(0...1),
      dice.roll(2) == 0 ? 1 : dice.number(0...1))
  }

  private mutating func brush() -> Brush {
    let stops = dice.roll(2) == 0 ? Pictures.rainbow : Array(Pictures.rainbow.dropLast())
    switch dice.roll(8) {
    case 0:
      let kind = GradientBrush.Kind.linear(x0: at(), y0: at(), x1: at(), y1: at())
      return .gradient(GradientBrush(kind, stops: stops))
    case 1:
      let kind = GradientBrush.Kind.radial(x: at(), y: at(), r0: dice.number(0...20), r1: 60)
      return .gradient(GradientBrush(kind, stops: stops, place: matrix()))
    case 2:
      let kind = GradientBrush.Kind.conic(
        x: at(), y: at(), start: dice.number(-1...1), end: dice.number(-1...1))
      return .gradient(GradientBrush(kind, stops: stops))
    case 3, 4:
      let bitmap = Pictures.tile(33, 20, isOpaque: dice.roll(2) == 0)
      let place = dice.roll(2) == 0 ? matrix() : .translation(at().rounded(), at().rounded())
      return .image(
        ImageBrush(bitmap, place: place, smooth: dice.roll(3) > 0, tiles: dice.roll(2) == 0))
    default: return .color(color())
    }
  }

  private mutating func matrix() -> Matrix {
    switch dice.roll(5) {
    case 0: return .translation(dice.number(-20...20), dice.number(-20...20))
    case 1: return .translation(Double(dice.roll(30)), Double(dice.roll(30)))
    case 2:
      return Matrix(
        a: dice.number(0.2...2), b: 0, c: 0, d: dice.number(-2...2), tx: dice.number(-9...60),
        ty: dice.number(0...80))
    case 3: return Matrix(a: 0, b: 1, c: -1, d: 0, tx: 90, ty: 3)
    default:
      return Matrix(
        a: dice.number(-1...1.5), b: dice.number(-1...1), c: dice.number(-1...1),
        d: dice.number(-1...1.5), tx: dice.number(0...60), ty: dice.number(0...60))
    }
  }
}
