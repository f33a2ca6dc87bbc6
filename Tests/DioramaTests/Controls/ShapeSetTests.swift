import Diorama
import DioramaTesting
import Foundation
import Testing

/// What two paths or shapes make together.
@MainActor @Suite struct ShapeSetTests {
  private let a = Path(rect(0, 0, 4, 4)), b = Path(rect(2, 2, 4, 4))

  private func drawing(_ path: Path, eoFill: Bool = false) throws -> String {
    try Stage(
      path.fill(black, style: FillStyle(eoFill: eoFill)), size: CGSize(width: 8, height: 6)
    ).drawing
  }

  @Test func areas() throws {
    #expect(
      try drawing(a.union(b)) == """
        ####....
        ####....
        ######..
        ######..
        ..####..
        ..####..
        """)
    #expect(
      try drawing(a.intersection(b)) == """
        ........
        ........
        ..##....
        ..##....
        ........
        ........
        """)
    #expect(
      try drawing(a.subtracting(b)) == """
        ####....
        ####....
        ##......
        ##......
        ........
        ........
        """)
    for eoFill in [false, true] {
      #expect(
        try drawing(a.symmetricDifference(b), eoFill: eoFill) == """
          ####....
          ####....
          ##..##..
          ##..##..
          ..####..
          ..####..
          """)
    }
  }

  @Test func sharedEdgesLeaveNothingBehind() {
    let beside = Path(rect(4, 0, 2, 4))
    #expect(a.union(beside).boundingRect == rect(0, 0, 6, 4))
    var lines = 0
    a.union(beside).forEach { if case .line = $0 { lines += 1 } }
    #expect(lines == 3, "one rectangle")
    #expect(a.intersection(beside).isEmpty)
    #expect(a.subtracting(a).isEmpty && a.symmetricDifference(a).isEmpty)
    #expect(a.intersection(a).boundingRect == rect(0, 0, 4, 4))
    #expect(a.union(Path()).boundingRect == rect(0, 0, 4, 4) && Path().subtracting(a).isEmpty)
  }

  @Test func circlesHaveTheirArea() throws {
    // Two circles of radius 20, 20 apart: the lens of the circle formula.
    let p = Path(ellipseIn: rect(0, 0, 40, 40)), q = Path(ellipseIn: rect(20, 0, 40, 40))
    let lens = 2 * 400 * acos(0.5) - 10 * (1600.0 - 400).squareRoot()
    func area(_ path: Path) throws -> Double {
      let stage = try Stage(path.fill(black), size: CGSize(width: 60, height: 40))
      var sum = 0.0
      for y in 0..<40 { for x in 0..<60 { sum += Double(255 - stage.gray(x, y)) / 255 } }
      return sum
    }
    #expect(abs(try area(p.intersection(q)) - lens) < 6)
    #expect(abs(try area(p.union(q)) - (2 * .pi * 400 - lens)) < 8)
    #expect(abs(try area(p.subtracting(q)) - (.pi * 400 - lens)) < 6)
  }

  @Test func normalizedPathsAreFilledAlikeByBothRules() throws {
    // A pentagram: with the non-zero rule its middle is filled.
    let star = Path { p in
      for i in 0..<5 {
        let t = Double(i) * 4 * .pi / 5 - .pi / 2
        let point = CGPoint(x: 30 + 28 * cos(t), y: 30 + 28 * sin(t))
        if i == 0 { p.move(to: point) } else { p.addLine(to: point) }
      }
      p.closeSubpath()
    }
    let middle = CGPoint(x: 30, y: 30), tip = CGPoint(x: 30, y: 6)
    #expect(star.contains(middle) && !star.contains(middle, eoFill: true))
    let full = star.normalized(eoFill: false), hollow = star.normalized()
    for eoFill in [false, true] {
      #expect(full.contains(middle, eoFill: eoFill) && full.contains(tip, eoFill: eoFill))
      #expect(!hollow.contains(middle, eoFill: eoFill) && hollow.contains(tip, eoFill: eoFill))
    }
  }

  @Test func linesAreCutByAreas() {
    var line = Path()
    line.addLines([CGPoint(x: -2, y: 3), CGPoint(x: 10, y: 3)])
    #expect(line.lineIntersection(b).description == "2 3 m 6 3 l")
    #expect(line.lineSubtraction(b).description == "-2 3 m 2 3 l 6 3 m 10 3 l")
    let ring = a.lineIntersection(b)
    #expect(ring.boundingRect == rect(2, 2, 2, 2), "the corner of one in the other")
  }

  @Test func shapesCombineInTheirFrame() throws {
    let stage = try Stage(
      Rectangle().subtracting(Rectangle().scale(0.5)).fill(black), size: CGSize(width: 8, height: 4)
    )
    #expect(
      stage.drawing == """
        ########
        ##....##
        ##....##
        ########
        """)
  }

  @Test func combinedShapesAnimate() async throws {
    let knob = Knob<CGFloat>()
    let stage = try Stage(
      Turning(knob, 0) { x in
        Rectangle().subtracting(Rectangle().offset(x: x)).fill(black)
      }, size: CGSize(width: 10, height: 4))
    #expect(stage.gray(0, 1) == 255)
    withAnimation(.linear(duration: 1)) { knob.value = 8 }
    await stage.advance(30)
    #expect(stage.gray(3, 1) == 0 && stage.gray(5, 1) == 255)
  }
}
