extension Outline {
  /// How far a flattened curve may lie from the true one, in pixels: its area is then right to about
  /// half of 1/255 along an edge.
  static let tolerance = 1.0 / 320

  /// Calls `segment` for every straight piece of the mapped outline, in order. With `closing`, open
  /// contours are closed; `contour` is told where each one starts, and where one is closed. A piece
  /// that goes on within a curve is `smooth`.
  @inline(__always) func flatten(
    _ m: Matrix, closing: Bool,
    contour: (_ start: SIMD2<Double>, _ closed: Bool) -> Void = { _, _ in },
    segment: (_ from: SIMD2<Double>, _ to: SIMD2<Double>, _ smooth: Bool) -> Void
  ) {
    var start = SIMD2<Double>(), at = SIMD2<Double>(), i = 0, verb = 0
    let verbs = self.verbs, points = self.points
    @inline(__always) func point(_ k: Int) -> SIMD2<Double> {
      let p = m.apply(points[k])
      return SIMD2(withinReach(p.x), withinReach(p.y))
    }
    while verb < verbs.count {
      var end = at, pieces = 1
      let curve = verbs[verb], first = i
      switch curve {
      case .move:
        if closing, at != start { segment(at, start, false) }
        at = point(i)
        start = at
        contour(start, false)
      case .line:
        end = point(i)
      case .quad:
        end = point(i + 1)
        pieces = Outline.pieces(Outline.length(at - point(i) * 2 + end) / 4)
      case .conic:
        end = point(i + 1)
        let w = points[i + 2].x
        let bend = Outline.length(at - point(i) * 2 + end) * w / (2 * (1 + w))
        pieces = Outline.pieces(bend * 1.25)
      case .cubic:
        end = point(i + 2)
        let a = Outline.length(at - point(i) * 2 + point(i + 1))
        let b = Outline.length(point(i) - point(i + 1) * 2 + end)
        pieces = Outline.pieces(0.75 * max(a, b))
      case .close:
        if at != start { segment(at, start, false) }
        at = start
        contour(start, true)
      }
      i += curve.pointCount
      verb += 1
      if curve == .move || curve == .close { continue }
      let from = at
      for k in 1...pieces {
        let to: SIMD2<Double>
        if k == pieces {
          to = end
        } else {
          let u = Double(k) / Double(pieces), v = 1 - u
          switch curve {
          case .quad:
            to = from * (v * v) + point(first) * (2 * u * v) + end * (u * u)
          case .conic:
            let w = 2 * u * v * points[first + 2].x
            to = (from * (v * v) + point(first) * w + end * (u * u)) / (v * v + w + u * u)
          default:
            let b = point(first) * (3 * u * v * v)
            to = from * (v * v * v) + b + point(first + 1) * (3 * u * u * v) + end * (u * u * u)
          }
        }
        segment(at, to, k > 1)
        at = to
      }
    }
    if closing, at != start { segment(at, start, false) }
  }

  /// How many chords a curve needs whose distance from a single one is `bend` pixels: n chords lie
  /// 1/n² as far away, because a chord's error is at most |B″|·h²/8.
  private static func pieces(_ bend: Double) -> Int {
    bend <= tolerance
      ? 1 : bend.isFinite ? min(512, wholeAbove((bend / tolerance).squareRoot())) : 1
  }

  private static func length(_ v: SIMD2<Double>) -> Double { (v * v).sum().squareRoot() }
}
