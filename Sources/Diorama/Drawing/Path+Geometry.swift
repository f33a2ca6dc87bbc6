import Foundation

extension Path {
  /// The path as straight lines, one array of points a contour, curves within 1/20 point.
  package func contours() -> [(points: [CGPoint], isClosed: Bool)] {
    var all: [(points: [CGPoint], isClosed: Bool)] = []
    var points: [CGPoint] = []
    func flush(_ closed: Bool) {
      if points.count > 1 { all.append((points, closed)) }
      points = []
    }
    for e in elements {
      switch e {
      case .move(let p):
        flush(false)
        points = [p]
      case .line(let p): points.append(p)
      case .quadCurve(let p, let c):
        guard let a = points.last else { continue }
        let n = Self.pieces(Self.bend(a, c, p) / 4)
        for i in 1...n {
          let t = CGFloat(i) / CGFloat(n), s = 1 - t
          points.append(
            CGPoint(
              x: s * s * a.x + 2 * s * t * c.x + t * t * p.x,
              y: s * s * a.y + 2 * s * t * c.y + t * t * p.y))
        }
      case .curve(let p, let c1, let c2):
        guard let a = points.last else { continue }
        let n = Self.pieces(max(Self.bend(a, c1, c2), Self.bend(c1, c2, p)) * 0.75)
        for i in 1...n {
          let t = CGFloat(i) / CGFloat(n), s = 1 - t
          let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
          points.append(
            CGPoint(
              x: w0 * a.x + w1 * c1.x + w2 * c2.x + w3 * p.x,
              y: w0 * a.y + w1 * c1.y + w2 * c2.y + w3 * p.y))
        }
      case .closeSubpath:
        let start = points.first
        flush(true)
        if let start { points = [start] }
      }
    }
    flush(false)
    return all
  }
  /// How far a curve with this control bends from a straight line.
  private static func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
    CGPoint(x: a.x - 2 * b.x + c.x, y: a.y - 2 * b.y + c.y).distance(to: .zero)
  }
  private static func pieces(_ deviation: CGFloat) -> Int {
    deviation < 0.05 ? 1 : min(256, Int((deviation * 20).squareRoot().rounded(.up)))
  }

  /// The smallest rectangle that holds the path's points, control points among them; null for an
  /// empty path.
  public var boundingRect: CGRect {
    if case .rounded(let r, _) = storage { return r }
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func take(_ p: CGPoint) {
      low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
      high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    for e in elements {
      switch e {
      case .move(let p), .line(let p): take(p)
      case .quadCurve(let p, let c):
        take(p)
        take(c)
      case .curve(let p, let c1, let c2):
        take(p)
        take(c1)
        take(c2)
      case .closeSubpath: break
      }
    }
    if low.x > high.x { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point lies inside: by the non-zero rule, or by the even-odd rule.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    if case .rounded(let r, let corners) = storage {
      guard p.x >= r.minX, p.x < r.maxX, p.y >= r.minY, p.y < r.maxY else { return false }
      func outside(_ c: CGSize, _ dx: CGFloat, _ dy: CGFloat) -> Bool {
        guard c.width > 0, c.height > 0, dx < c.width, dy < c.height else { return false }
        let u = 1 - dx / c.width, v = 1 - dy / c.height
        return u * u + v * v > 1
      }
      return
        !(outside(corners.topLeft, p.x - r.minX, p.y - r.minY)
        || outside(corners.topRight, r.maxX - p.x, p.y - r.minY)
        || outside(corners.bottomRight, r.maxX - p.x, r.maxY - p.y)
        || outside(corners.bottomLeft, p.x - r.minX, r.maxY - p.y))
    }
    var winding = 0
    for (points, _) in contours() {
      var a = points[points.count - 1]
      for b in points {
        if (a.y <= p.y) != (b.y <= p.y) {
          let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
          if x > p.x { winding += b.y > a.y ? 1 : -1 }
        }
        a = b
      }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  /// The part between two fractions of the path's length; `from` not below `to` gives nothing.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let from = min(max(from, 0), 1), to = min(max(to, 0), 1)
    if from <= 0, to >= 1 { return self }
    var result = Path()
    guard from < to else { return result }
    let contours = contours().map { c -> [CGPoint] in
      c.isClosed && c.points.first != c.points.last ? c.points + [c.points[0]] : c.points
    }
    func length(_ c: [CGPoint]) -> CGFloat {
      zip(c, c.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }
    let total = contours.reduce(0) { $0 + length($1) }
    let low = from * total, high = to * total
    var at: CGFloat = 0
    for c in contours {
      var isOpen = false
      for (a, b) in zip(c, c.dropFirst()) {
        let l = a.distance(to: b)
        defer { at += l }
        if l == 0 || at + l <= low || at >= high { continue }
        func point(_ d: CGFloat) -> CGPoint {
          let t = min(max((d - at) / l, 0), 1)
          return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if !isOpen {
          result.move(to: point(low))
          isOpen = true
        }
        result.addLine(to: point(high))
      }
    }
    return result
  }
}
