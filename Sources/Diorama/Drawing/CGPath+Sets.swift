import Foundation

/// Which places a path encloses.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// Those that it goes around, unless it goes back around them as often.
  case winding
  /// Those that it goes around an odd number of times.
  case evenOdd
}

/// What two paths cover together, and the like. Curves become straight lines that stay within 1/20
/// point of them.
extension CGPath {
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
  /// The parts of this path's lines that lie in what the other covers.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineIntersection(other.path, eoFill: rule == .evenOdd))
  }
  /// The parts of this path's lines that lie outside of what the other covers.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.lineSubtraction(other.path, eoFill: rule == .evenOdd))
  }
  /// The same area with lines that do not cross, filled alike by both rules.
  public func normalized(using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.normalized(eoFill: rule == .evenOdd))
  }
  /// Whether both cover some place.
  public func intersects(_ other: CGPath, using rule: CGPathFillRule = .winding) -> Bool {
    !intersection(other, using: rule).isEmpty
  }
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, eoFill: rule == .evenOdd)
  }
}

extension CGPath {
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path.applying(transform?.pointee ?? .identity))
  }
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    copy(using: transform)?.mutableCopy()
  }
  /// The dashes of its lines, as lines. Curves become straight lines.
  /// - Parameters:
  ///   - phase: points into the pattern at which each line begins.
  ///   - lengths: of dashes and gaps by turns, in points; an odd number of them is taken twice.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.dashed(phase, lengths).applying(transform))
  }
  /// Calls `block` for each piece of the path.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for e in path.elements {
      let (type, points): (CGPathElementType, [CGPoint]) =
        switch e {
        case .move(let p): (.moveToPoint, [p])
        case .line(let p): (.addLineToPoint, [p])
        case .quadCurve(let p, let c): (.addQuadCurveToPoint, [c, p])
        case .curve(let p, let c, let d): (.addCurveToPoint, [c, d, p])
        case .closeSubpath: (.closeSubpath, [])
        }
      var room = points
      room.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 16) else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: base), block)
      }
    }
  }
}
/// What a piece of a path does.
public enum CGPathElementType: Int32, Hashable, Sendable {
  case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}
/// A piece of a path: controls first, where it ends last.
public struct CGPathElement {
  public var type: CGPathElementType
  /// Valid while `applyWithBlock` runs: one point of a move or a line, two or three of a curve, none
  /// where a line is closed.
  public var points: UnsafeMutablePointer<CGPoint>
}

extension CGMutablePath {
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for r in rects { addRect(r, transform: transform) }
  }
  /// Radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addRelativeArc(
        center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta),
        transform: transform)
    }
  }
  /// Around a corner: a line to where the arc begins, and an arc that touches both lines.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    change {
      $0.addArc(
        tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }
  }
}

extension Path {
  fileprivate func dashed(_ phase: CGFloat, _ lengths: [CGFloat]) -> Path {
    var lengths = lengths.map { max($0, 0) }
    if lengths.count % 2 == 1 { lengths += lengths }
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole.isFinite, phase.isFinite else { return self }
    var result = Path()
    for (points, isClosed) in contours() {
      let ends = isClosed ? points + [points[0]] : points
      let total = zip(ends, ends.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
      // So many that nobody could tell them from a line.
      guard total / whole * CGFloat(lengths.count) < 100_000 else {
        result.addLines(ends)
        continue
      }
      // Which part of the pattern it is in, and how much of that is left.
      var part = 0
      var left = lengths[0]
      var ahead = phase.truncatingRemainder(dividingBy: whole)
      if ahead < 0 { ahead += whole }
      while ahead >= left {
        ahead -= left
        part = (part + 1) % lengths.count
        left = lengths[part]
      }
      left -= ahead
      var isOpen = false
      for (a, b) in zip(ends, ends.dropFirst()) {
        let length = a.distance(to: b)
        var at: CGFloat = 0
        while at < length {
          let step = min(left, length - at)
          func point(_ d: CGFloat) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * d / length, y: a.y + (b.y - a.y) * d / length)
          }
          if part % 2 == 0, step > 0 {
            if !isOpen { result.move(to: point(at)) }
            result.addLine(to: point(at + step))
            isOpen = true
          }
          at += step
          left -= step
          if left <= 0 {
            part = (part + 1) % lengths.count
            left = lengths[part]
            isOpen = false
          }
        }
      }
    }
    return result
  }
}
