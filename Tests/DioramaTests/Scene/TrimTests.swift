import Diorama
import DioramaTesting
import Foundation
import Testing

/// Where outlines begin: what is trimmed shows it.
@MainActor @Suite struct TrimTests {
  /// Which quarters of the outline of a shape of 40 points are drawn: top left, top right, bottom right,
  /// bottom left.
  private func quarters(_ shape: some Shape, _ from: CGFloat, _ to: CGFloat) throws -> [Bool] {
    let stage = try Stage(
      shape.trim(from: from, to: to).stroke(Color.black, lineWidth: 4)
        .frame(width: 40, height: 40).padding(4), size: CGSize(width: 48, height: 48))
    return [(0, 0), (24, 0), (24, 24), (0, 24)].map { x, y in
      (0..<576).contains { stage.gray(x + $0 % 24, y + $0 / 24) < 64 }
    }
  }

  @Test func roundShapesBeginAtTheRightAndGoDown() throws {
    func check(_ shape: some Shape) throws {
      #expect(try quarters(shape, 0.02, 0.23) == [false, false, true, false])
      #expect(try quarters(shape, 0.27, 0.48) == [false, false, false, true])
      #expect(try quarters(shape, 0.52, 0.73) == [true, false, false, false])
      #expect(try quarters(shape, 0.77, 0.98) == [false, true, false, false])
    }
    try check(Circle())
    try check(Ellipse())
    try check(Capsule())
    try check(RoundedRectangle(cornerRadius: 10))
    try check(RoundedRectangle(cornerRadius: 10, style: .continuous))
    try check(
      UnevenRoundedRectangle(
        topLeadingRadius: 8, bottomLeadingRadius: 8, bottomTrailingRadius: 8, topTrailingRadius: 8))
  }
  @Test func rectanglesBeginAtTheTopLeft() throws {
    #expect(try quarters(Rectangle(), 0.02, 0.1) == [true, false, false, false])
    #expect(try quarters(Rectangle(), 0.27, 0.35) == [false, true, false, false])
  }
  @Test func theHalvesOfACircle() throws {
    #expect(try quarters(Circle(), 0.02, 0.48) == [false, false, true, true])
    #expect(try quarters(Circle(), 0.52, 0.98) == [true, true, false, false])
  }
  @Test func ellipsesAreFourCurves() {
    let ellipse = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20))
    var moves: [CGPoint] = [], lines = 0, curves: [CGPoint] = []
    ellipse.forEach {
      switch $0 {
      case .move(let p): moves.append(p)
      case .line: lines += 1
      case .curve(let p, _, _): curves.append(p)
      default: break
      }
    }
    #expect(moves == [CGPoint(x: 40, y: 10)] && lines == 0)
    #expect(
      curves == [
        CGPoint(x: 20, y: 20), CGPoint(x: 0, y: 10), CGPoint(x: 20, y: 0), CGPoint(x: 40, y: 10),
      ])
  }

  @Test func smoothCornersAreRoundWhereThereIsNoRoom() throws {
    func edge(_ shape: some Shape) throws -> [Int] {
      let stage = try Stage(
        shape.fill(Color.black).frame(width: 120, height: 40), size: CGSize(width: 120, height: 40))
      // How far from the left each row begins.
      return try (0..<40).map { y in
        try #require((0..<120).first { stage.gray($0, y) < 128 })
      }
    }
    let circle = try edge(Capsule())
    for shape in [
      AnyShape(Capsule(style: .continuous)),
      AnyShape(RoundedRectangle(cornerRadius: 20, style: .continuous)),
      AnyShape(RoundedRectangle(cornerRadius: 50, style: .continuous)),
    ] {
      let smooth = try edge(shape)
      #expect(smooth[19] == 0 && smooth[20] == 0)
      // In the middle of the end it is the circle; to the long side it begins earlier.
      #expect(zip(smooth[10..<30], circle[10..<30]).allSatisfy { abs($0 - $1) <= 1 }, "\(smooth)")
      #expect(smooth[0] >= circle[0])
    }
    let small = try edge(RoundedRectangle(cornerRadius: 6, style: .continuous))
    #expect(small[10..<30].allSatisfy { $0 == 0 } && small[0] >= 4)
  }
}
