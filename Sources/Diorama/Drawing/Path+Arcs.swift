import Foundation

extension Path {
  /// An arc around `center`. With y growing downwards, `clockwise: true` looks counter-clockwise on
  /// screen. A line leads to the arc's start where the path has a current point.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let turn = 2 * Double.pi
    var delta = endAngle.radians - startAngle.radians
    guard delta.isFinite else { return }
    if clockwise {
      if delta <= -turn {
        delta = -turn
      } else {
        delta = delta.truncatingRemainder(dividingBy: turn)
        if delta > 0 { delta -= turn }
      }
    } else {
      if delta >= turn {
        delta = turn
      } else {
        delta = delta.truncatingRemainder(dividingBy: turn)
        if delta < 0 { delta += turn }
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: delta),
      transform: transform)
  }

  /// An arc that begins at `startAngle` and turns by `delta`, at most one full turn.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform t: CGAffineTransform = .identity
  ) {
    guard center.isFinite, radius.isFinite, radius >= 0 else { return }
    guard startAngle.radians.isFinite, delta.radians.isFinite else { return }
    let sweep = min(max(delta.radians, -2 * .pi), 2 * .pi)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = point(startAngle.radians).applying(t)
    if isEmpty { move(to: start) } else { addLine(to: start) }
    let pieces = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(pieces)
    // Control points of the cubic that touches an arc of angle `step` at both ends.
    let k = radius * 4 / 3 * tan(step / 4)
    for i in 0..<pieces where sweep != 0 {
      let a = startAngle.radians + Double(i) * step, b = a + step
      let p = point(a), q = point(b)
      addCurve(
        to: q.applying(t),
        control1: CGPoint(x: p.x - k * sin(a), y: p.y + k * cos(a)).applying(t),
        control2: CGPoint(x: q.x + k * sin(b), y: q.y - k * cos(b)).applying(t))
    }
  }

  /// An arc of `radius` that touches the line from the current point to `tangent1End` and the one
  /// from there to `tangent2End`, with a line that leads to it.
  public mutating func addArc(
    tangent1End p1: CGPoint, tangent2End p2: CGPoint, radius: CGFloat,
    transform t: CGAffineTransform = .identity
  ) {
    guard let current = currentPoint else { return }
    let p0 = current.applying(t.inverted())
    let a = CGVector(dx: p0.x - p1.x, dy: p0.y - p1.y),
      b = CGVector(dx: p2.x - p1.x, dy: p2.y - p1.y)
    let la = (a.dx * a.dx + a.dy * a.dy).squareRoot(), lb = (b.dx * b.dx + b.dy * b.dy).squareRoot()
    let cross = a.dx * b.dy - a.dy * b.dx
    guard la > 0, lb > 0, radius > 0, abs(cross) > 1e-9 * la * lb else {
      addLine(to: p1.applying(t))
      return
    }
    let cosine = min(max((a.dx * b.dx + a.dy * b.dy) / (la * lb), -1), 1)
    let half = acos(cosine) / 2
    let reach = radius / tan(half)
    let start = CGPoint(x: p1.x + a.dx / la * reach, y: p1.y + a.dy / la * reach)
    let distance = radius / sin(half)
    let mx = a.dx / la + b.dx / lb, my = a.dy / la + b.dy / lb
    let lm = (mx * mx + my * my).squareRoot()
    let center = CGPoint(x: p1.x + mx / lm * distance, y: p1.y + my / lm * distance)
    let from = atan2(start.y - center.y, start.x - center.x)
    // The arc turns by the supplement of the corner, away from the corner's point.
    let sweep = (Double.pi - 2 * half) * (cross > 0 ? -1 : 1)
    addRelativeArc(
      center: center, radius: radius, startAngle: Angle(radians: from),
      delta: Angle(radians: sweep), transform: t)
  }

  /// A rectangle whose corners take 1.528665 radii of each side, so that the curvature rises from 0 (the
  /// coefficients are published measurements of Apple's corner). Where a side is shorter, its end of
  /// the corner is nearer to a quarter circle: of half a side, it is one.
  mutating func addContinuousRect(_ r: CGRect, _ corners: Corners) {
    // The corner's ten points along one side; along the other they are the same from the end.
    let smooth: [CGFloat] = [
      1.528665, 1.08849296, 0.86840694, 0.63149379, 0.37282383, 0.16905956, 0.07491139, 0, 0, 0,
    ]
    let round = Self.roundCorner
    /// Corner at `o`, coming along `u` and leaving along `v` (unit vectors away from the corner).
    func corner(_ o: CGPoint, _ u: CGVector, _ v: CGVector, _ size: CGSize) {
      let radius = min(size.width, size.height)
      if radius <= 0 { return addLine(to: o) }
      func smoothness(_ along: CGVector) -> CGFloat {
        let room = (along.dx != 0 ? r.width : r.height) / 2 / radius
        return min(max((room - 1) / (smooth[0] - 1), 0), 1)
      }
      let su = smoothness(u), sv = smoothness(v)
      func at(_ i: Int) -> CGPoint {
        let a = (round[i] + (smooth[i] - round[i]) * su) * radius
        let b = (round[9 - i] + (smooth[9 - i] - round[9 - i]) * sv) * radius
        return CGPoint(x: o.x + u.dx * a + v.dx * b, y: o.y + u.dy * a + v.dy * b)
      }
      if at(0) != currentPoint { addLine(to: at(0)) }
      for i in [1, 4, 7] { addCurve(to: at(i + 2), control1: at(i), control2: at(i + 1)) }
    }
    let right = CGVector(dx: 1, dy: 0), left = CGVector(dx: -1, dy: 0)
    let down = CGVector(dx: 0, dy: 1), up = CGVector(dx: 0, dy: -1)
    // Where the right edge is straight, or turns from one corner to the other.
    let high = min(corners.topRight.height * smooth[0], r.height / 2)
    let low = min(corners.bottomRight.height * smooth[0], r.height / 2)
    move(to: CGPoint(x: r.maxX, y: min(max(r.midY, r.minY + high), r.maxY - low)))
    corner(CGPoint(x: r.maxX, y: r.maxY), up, left, corners.bottomRight)
    corner(CGPoint(x: r.minX, y: r.maxY), right, up, corners.bottomLeft)
    corner(CGPoint(x: r.minX, y: r.minY), down, right, corners.topLeft)
    corner(CGPoint(x: r.maxX, y: r.minY), left, down, corners.topRight)
    closeSubpath()
  }
  /// A quarter of a circle of radius 1 in three curves, as far from the corner as `addContinuousRect`
  /// has its points along one side.
  private static let roundCorner: [CGFloat] = {
    // Where the curves meet in the smooth corner, too.
    let bend = 0.3685, flat = (1 - bend * bend).squareRoot()
    let first = asin(bend), middle = CGFloat.pi / 2 - 2 * first
    let k = 4 / 3 * tan(first / 4), m = 4 / 3 * tan(middle / 4)
    // The angle from where the side ends; its way there is (−cos, sin).
    func place(_ sine: CGFloat, _ cosine: CGFloat, _ way: CGFloat) -> CGFloat {
      1 - sine - way * cosine
    }
    return [
      1, 1 - k, place(bend, flat, -k), place(bend, flat, 0), place(bend, flat, m),
      place(flat, bend, -m), place(flat, bend, 0), place(flat, bend, k), 0, 0,
    ]
  }()
}
