import CoreGraphics
import Diorama
import DioramaTesting
import Foundation
import Testing

/// Paths as text, and what Core Graphics says of them.
@MainActor @Suite struct PathTextTests {
  @Test func everyVerbIsReadAndWritten() throws {
    let text = "0 0 m 10 0 l 10 10.5 5 -2 c 3 4 1e-05 7 q h"
    #expect(Path(text) == nil, "a curve with two controls has six numbers")
    let whole = "0 0 m 10 0 l 1 2 3 4 5 6 c 3 4 1e-05 7 q h 7 7 m 8 8 l"
    let path = try #require(Path(whole))
    #expect(path.description == whole)
    #expect(
      path
        == Path { p in
          p.move(to: .zero)
          p.addLine(to: CGPoint(x: 10, y: 0))
          p.addCurve(
            to: CGPoint(x: 5, y: 6), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
          p.addQuadCurve(to: CGPoint(x: 0.00001, y: 7), control: CGPoint(x: 3, y: 4))
          p.closeSubpath()
          p.move(to: CGPoint(x: 7, y: 7))
          p.addLine(to: CGPoint(x: 8, y: 8))
        })
    #expect(Path("")?.isEmpty == true)
    #expect(Path(" 1 2\tm\n3 4 l ")?.description == "1 2 m 3 4 l")
  }

  @Test func whatIsNoPathIsNone() {
    for text in [
      "1 2", "1 m", "1 2 3 m", "1 2 l", "h", "1 2 m x 3 l", "1 2 m 3 4 t", "1 nan m", "1 inf m",
      "1 2 m 3 4 l 5",
    ] {
      #expect(Path(text) == nil, "\(text)")
    }
  }

  @Test func figuresComeBackExactly() {
    for path in [
      Path(rect(1, 2, 3, 4)), Path(ellipseIn: rect(0.1, 0.2, 10.3, 7.7)),
      Path(roundedRect: rect(0, 0, 30, 20), cornerRadius: 7, style: .continuous),
      Circle().trim(from: 0.1, to: 0.7).path(in: rect(0, 0, 9, 9)),
    ] {
      #expect(Path(path.description) == path)
    }
    #expect(Path(rect(0, 0, 1, 1)) != Path(ellipseIn: rect(0, 0, 1, 1)))
  }

  // MARK: Core Graphics

  private let a = CGPath(rect: rect(0, 0, 4, 4), transform: nil)
  private let b = CGPath(rect: rect(2, 2, 4, 4), transform: nil)

  @Test func pathsOfCoreGraphicsMakeSets() {
    #expect(a.intersection(b).boundingBox == rect(2, 2, 2, 2))
    #expect(a.union(b).boundingBox == rect(0, 0, 6, 6))
    #expect(a.union(b).contains(CGPoint(x: 5, y: 5)))
    #expect(!a.subtracting(b).contains(CGPoint(x: 3, y: 3)))
    #expect(!a.symmetricDifference(b).contains(CGPoint(x: 3, y: 3)))
    #expect(a.symmetricDifference(b).contains(CGPoint(x: 5, y: 5)))
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -4, y: 1), CGPoint(x: 8, y: 1)])
    #expect(line.lineIntersection(a).boundingBox == rect(0, 1, 4, 0))
    #expect(line.lineSubtracting(a).boundingBox == rect(-4, 1, 12, 0))
    #expect(a.intersects(b))
    #expect(!a.intersects(CGPath(rect: rect(9, 9, 1, 1), transform: nil)))
  }

  @Test func rulesSayWhatIsInside() {
    let twice = CGMutablePath()
    twice.addRects([rect(0, 0, 6, 6), rect(2, 2, 2, 2)])
    let middle = CGPoint(x: 3, y: 3)
    #expect(twice.contains(middle))
    #expect(!twice.contains(middle, using: .evenOdd))
    #expect(!twice.normalized(using: .evenOdd).contains(middle))
    #expect(
      twice.contains(
        CGPoint(x: 13, y: 3), transform: CGAffineTransform(translationX: 10, y: 0)))
    let dot = CGPath(rect: rect(2.5, 2.5, 1, 1), transform: nil)
    #expect(twice.intersects(dot) && !dot.intersects(twice, using: .evenOdd))
  }

  @Test func linesBecomeOutlinesAndDashes() throws {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: 2, y: 5))
    line.addLine(to: CGPoint(x: 12, y: 5))
    func stroked(_ cap: CGLineCap) -> CGRect {
      line.copy(strokingWidth: 4, lineCap: cap).boundingBox
    }
    #expect(stroked(.butt) == rect(2, 3, 10, 4))
    #expect(stroked(.square) == rect(0, 3, 14, 4))
    var twice = CGAffineTransform(scaleX: 2, y: 2)
    let wide = try #require(line.copy(using: &twice))
    #expect(wide.boundingBox == rect(4, 10, 20, 0))
    #expect(try #require(line.mutableCopy(using: &twice)).boundingBox == wide.boundingBox)
    #expect(
      line.copy(
        strokingWithWidth: 4, lineCap: .butt, lineJoin: .miter, miterLimit: 10, transform: twice
      ).boundingBox == rect(4, 8, 20, 4))
    // One point into a dash of three, gaps of two: 2…4, 6…9, 11…12.
    let dashes = line.copy(dashingWithPhase: 1, lengths: [3, 2])
    #expect(Path(dashes).description == "2 5 m 4 5 l 6 5 m 9 5 l 11 5 m 12 5 l")
    // A single length is a dash and a gap.
    #expect(
      Path(line.copy(dashingWithPhase: 0, lengths: [4])).description
        == "2 5 m 6 5 l 10 5 m 12 5 l")
    #expect(line.copy(dashingWithPhase: 0, lengths: []) == line)
  }

  @Test func piecesAreToldOneByOne() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    path.closeSubpath()
    var told: [String] = []
    path.applyWithBlock { e in
      func text(_ i: Int) -> String { "\(e.pointee.points[i].x),\(e.pointee.points[i].y)" }
      switch e.pointee.type {
      case .moveToPoint: told.append("move \(text(0))")
      case .addQuadCurveToPoint: told.append("curve \(text(0)) \(text(1))")
      case .closeSubpath: told.append("close")
      default: told.append("?")
      }
    }
    #expect(told == ["move 1.0,2.0", "curve 3.0,4.0 5.0,6.0", "close"])
  }

  @Test func arcsAreRelativeAndTangent() {
    let arc = CGMutablePath()
    arc.addRelativeArc(center: .zero, radius: 4, startAngle: 0, delta: .pi / 2)
    #expect(isClose(arc.currentPoint.x, 0) && isClose(arc.currentPoint.y, 4))
    let corner = CGMutablePath()
    corner.move(to: .zero)
    corner.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(isClose(corner.currentPoint.x, 10) && isClose(corner.currentPoint.y, 4))
  }
}

extension CGPath {
  fileprivate func copy(strokingWidth width: CGFloat, lineCap: CGLineCap) -> CGPath {
    copy(strokingWithWidth: width, lineCap: lineCap, lineJoin: .miter, miterLimit: 10)
  }
}
