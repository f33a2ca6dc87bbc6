import Foundation

/// What two paths cover together, and the like. Curves become straight lines that stay within 1/20
/// point of them.
extension Path {
  /// What this path covers, or another, or both. Both are filled by the even-odd rule if `eoFill` says
  /// so, and otherwise by the non-zero rule.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, other, eoFill).area { $0 || $1 }
  }
  /// What both paths cover.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, other, eoFill).area { $0 && $1 }
  }
  /// What this path covers and the other does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, other, eoFill).area { $0 && !$1 }
  }
  /// What one of the two paths covers.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, other, eoFill).area { $0 != $1 }
  }
  /// The same area with lines that do not cross, filled alike by both rules.
  public func normalized(eoFill: Bool = true) -> Path {
    Overlay(self, Path(), eoFill).area { inside, _ in inside }
  }
  /// The parts of this path's lines that lie in what the other covers.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, other, eoFill).lines(inside: true)
  }
  /// The parts of this path's lines that lie outside of what the other covers.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    Overlay(self, other, eoFill).lines(inside: false)
  }
}

/// Two paths over each other: every line cut where it meets another.
private struct Overlay {
  typealias Point = SIMD2<Double>
  struct Edge {
    var a: Point
    var b: Point
  }
  private let first: [Edge]
  private let second: [Edge]
  /// Open and closed lines of the first path, each with its own edges.
  private let chains: [[Edge]]
  private let eoFill: Bool
  /// Points nearer to each other than this are one.
  private let grain: Double

  init(_ a: Path, _ b: Path, _ eoFill: Bool) {
    func point(_ p: CGPoint) -> Point { Point(Double(p.x), Double(p.y)) }
    func edges(_ points: [CGPoint]) -> [Edge] {
      zip(points, points.dropFirst()).map { Edge(a: point($0), b: point($1)) }
        .filter { $0.a != $0.b }
    }
    func filled(_ path: Path) -> [Edge] {
      path.contours().flatMap { edges($0.points + [$0.points[0]]) }
    }
    first = filled(a)
    second = filled(b)
    chains = a.contours().map { edges($0.isClosed ? $0.points + [$0.points[0]] : $0.points) }
    self.eoFill = eoFill
    let extent = (first + second).reduce(1.0) {
      max($0, max(abs($1.a.x), abs($1.a.y)), max(abs($1.b.x), abs($1.b.y)))
    }
    grain = extent * 1e-9
  }

  // MARK: cutting

  private static func cross(_ a: Point, _ b: Point) -> Double { a.x * b.y - a.y * b.x }

  /// An edge in pieces that meet none of the others but at their ends.
  private func pieces(_ e: Edge, by others: [Edge]) -> [Edge] {
    let d = e.b - e.a, length = (d * d).sum()
    var cuts: [Double] = []
    let low = pointwiseMin(e.a, e.b) - grain, high = pointwiseMax(e.a, e.b) + grain
    for o in others {
      if max(o.a.x, o.b.x) < low.x || min(o.a.x, o.b.x) > high.x || max(o.a.y, o.b.y) < low.y
        || min(o.a.y, o.b.y) > high.y
      {
        continue
      }
      let f = o.b - o.a, turn = Self.cross(d, f)
      if abs(turn) <= 1e-12 * (length * (f * f).sum()).squareRoot() {
        // In parallel: cut where the other begins and ends, if it lies on the same line.
        for p in [o.a, o.b] where abs(Self.cross(d, p - e.a)) <= grain * length.squareRoot() {
          cuts.append(((p - e.a) * d).sum() / length)
        }
        continue
      }
      let t = Self.cross(o.a - e.a, f) / turn, u = Self.cross(o.a - e.a, d) / turn
      if u >= -1e-9, u <= 1 + 1e-9 { cuts.append(t) }
    }
    let slack = grain / length.squareRoot()
    var last = e.a, out: [Edge] = []
    for t in cuts.sorted() where t > slack && t < 1 - slack {
      let p = e.a + d * t
      if ((p - last) * (p - last)).sum() <= grain * grain { continue }
      out.append(Edge(a: last, b: p))
      last = p
    }
    out.append(Edge(a: last, b: e.b))
    return out
  }

  /// Whether a point lies in what edges enclose.
  private func isInside(_ p: Point, _ edges: [Edge]) -> Bool {
    var winding = 0
    for e in edges where (e.a.y <= p.y) != (e.b.y <= p.y) {
      let x = e.a.x + (p.y - e.a.y) / (e.b.y - e.a.y) * (e.b.x - e.a.x)
      if x > p.x { winding += e.b.y > e.a.y ? 1 : -1 }
    }
    return eoFill ? winding % 2 != 0 : winding != 0
  }

  // MARK: areas

  /// The edges between what is inside and what is not, joined to closed lines.
  func area(_ rule: (Bool, Bool) -> Bool) -> Path {
    let all = first + second
    var seen = Set<[Int]>()
    var border: [Edge] = []
    for e in all.flatMap({ pieces($0, by: all) }) {
      // Pieces that lie on each other count once.
      let ends = [key(e.a), key(e.b)].sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
      if ends[0] == ends[1] || !seen.insert(ends[0] + ends[1]).inserted { continue }
      let d = e.b - e.a, length = (d * d).sum().squareRoot()
      let aside = Point(-d.y, d.x) / length * min(length / 8, grain * 1e4)
      let middle = (e.a + e.b) / 2
      func holds(_ p: Point) -> Bool { rule(isInside(p, first), isInside(p, second)) }
      let right = holds(middle + aside), left = holds(middle - aside)
      // What is inside lies to the right, where y points down.
      if right != left { border.append(right ? e : Edge(a: e.b, b: e.a)) }
    }
    return joined(border)
  }
  private func key(_ p: Point) -> [Int] {
    [Int((p.x / (grain * 8)).rounded()), Int((p.y / (grain * 8)).rounded())]
  }
  private func joined(_ border: [Edge]) -> Path {
    var starts: [[Int]: [Int]] = [:]
    for (i, e) in border.enumerated() { starts[key(e.a), default: []].append(i) }
    func take(at p: Point, after way: Point) -> Edge? {
      let place = key(p)
      guard var list = starts[place], !list.isEmpty else { return nil }
      // Where several lead on, the sharpest turn to the right keeps lines from crossing.
      let best = list.indices.max {
        func turn(_ i: Int) -> Double {
          let d = border[list[i]].b - border[list[i]].a
          return atan2(Self.cross(way, d), (way * d).sum())
        }
        return turn($0) < turn($1)
      }!
      let next = list.remove(at: best)
      starts[place] = list
      return border[next]
    }
    var path = Path()
    for e in border {
      guard starts[key(e.a)]?.isEmpty == false, let start = take(at: e.a, after: e.b - e.a) else {
        continue
      }
      var points = [start.a], last = start
      while key(last.b) != key(start.a), let next = take(at: last.b, after: last.b - last.a) {
        points.append(next.a)
        last = next
      }
      add(points, to: &path)
    }
    return path
  }
  /// A closed line, without points in the middle of straight stretches.
  private func add(_ points: [Point], to path: inout Path) {
    let n = points.count
    let kept = (0..<n).filter { i in
      let a = points[(i + n - 1) % n], b = points[i], c = points[(i + 1) % n]
      let scale = (((b - a) * (b - a)).sum() * ((c - b) * (c - b)).sum()).squareRoot()
      return abs(Self.cross(b - a, c - b)) > 1e-9 * scale
    }
    guard kept.count > 2 else { return }
    path.addLines(kept.map { CGPoint(x: points[$0].x, y: points[$0].y) })
    path.closeSubpath()
  }

  // MARK: lines

  /// The first path's lines as far as they lie in the second, or do not.
  func lines(inside wanted: Bool) -> Path {
    var path = Path()
    for chain in chains {
      var end: Point?
      for piece in chain.flatMap({ pieces($0, by: second) }) {
        guard isInside((piece.a + piece.b) / 2, second) == wanted else {
          end = nil
          continue
        }
        if end != piece.a { path.move(to: CGPoint(x: piece.a.x, y: piece.a.y)) }
        path.addLine(to: CGPoint(x: piece.b.x, y: piece.b.y))
        end = piece.b
      }
    }
    return path
  }
}
