/// Contours made of lines and curves, to be filled, stroked or clipped to.
///
/// A class, so that lists can share one and its coverage can be kept; it may grow between frames.
/// A point that is NaN or infinite makes the whole outline draw nothing.
package final class Outline {
  enum Verb: UInt8 { case move, line, quad, conic, cubic, close }
  private(set) var verbs: [Verb] = []
  /// One for a move or a line, two for a quad, three for a cubic; three for a conic, whose last
  /// holds the weight in x.
  private(set) var points: [SIMD2<Double>] = []
  /// Counts changes, so that kept coverages notice them.
  private(set) var version = 0

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  /// The box around every point, control points included; zero if there is none.
  package var bounds: Rect {
    bounds(under: .identity) ?? Rect(0, 0, 0, 0)
  }

  /// Starts a contour. The one before is filled as if it were closed, but stroked open.
  package func move(_ x: Double, _ y: Double) { append(.move, SIMD2(x, y)) }

  /// A straight piece; without a contour it starts one.
  package func line(_ x: Double, _ y: Double) {
    append(verbs.isEmpty ? .move : .line, SIMD2(x, y))
  }

  /// A quadratic Bézier curve with the control point (cx, cy).
  package func quad(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) {
    startIfNeeded(cx, cy)
    points.append(SIMD2(cx, cy))
    append(.quad, SIMD2(x, y))
  }

  /// A rational quadratic curve: an exact elliptic arc. A quarter has its control point at the
  /// corner and weight √½; an arc of angle φ < π has weight cos(φ/2). A weight that is not above 0
  /// draws a line.
  package func conic(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double, weight: Double) {
    if !(weight > 0) { return line(x, y) }
    startIfNeeded(cx, cy)
    points.append(SIMD2(cx, cy))
    points.append(SIMD2(x, y))
    append(.conic, SIMD2(min(weight, 1e6), 0))
  }

  /// A cubic Bézier curve with the control points (ax, ay) and (bx, by).
  package func cubic(
    _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ x: Double, _ y: Double
  ) {
    startIfNeeded(ax, ay)
    points.append(SIMD2(ax, ay))
    points.append(SIMD2(bx, by))
    append(.cubic, SIMD2(x, y))
  }

  /// Joins the contour to its start, where the next one starts unless a move follows.
  package func close() {
    if let last = verbs.last, last != .close {
      verbs.append(.close)
      version &+= 1
    }
  }

  /// A closed contour, clockwise where y points down, from the top left; its corners are exact.
  package func add(_ r: RoundedRect) {
    let b = r.rect, w = 0.5.squareRoot()
    move(b.x0 + r.tl.x, b.y0)
    line(b.x1 - r.tr.x, b.y0)
    if r.tr.x > 0 { conic(b.x1, b.y0, b.x1, b.y0 + r.tr.y, weight: w) }
    line(b.x1, b.y1 - r.br.y)
    if r.br.x > 0 { conic(b.x1, b.y1, b.x1 - r.br.x, b.y1, weight: w) }
    line(b.x0 + r.bl.x, b.y1)
    if r.bl.x > 0 { conic(b.x0, b.y1, b.x0, b.y1 - r.bl.y, weight: w) }
    line(b.x0, b.y0 + r.tl.y)
    if r.tl.x > 0 { conic(b.x0, b.y0, b.x0 + r.tl.x, b.y0, weight: w) }
    close()
  }

  /// Every contour of another outline, mapped.
  package func add(_ other: Outline, under matrix: Matrix = .identity) {
    let points = other.points
    var i = 0
    for verb in other.verbs {
      for k in 0..<verb.pointCount {
        let isWeight = verb == .conic && k == 2
        self.points.append(isWeight ? points[i + k] : matrix.apply(points[i + k]))
      }
      verbs.append(verb)
      i += verb.pointCount
    }
    version &+= 1
  }

  /// Forgets everything but keeps the memory.
  package func removeAll() {
    verbs.removeAll(keepingCapacity: true)
    points.removeAll(keepingCapacity: true)
    version &+= 1
  }

  /// The box around every mapped point; nil if there is none or one is not finite.
  func bounds(under m: Matrix) -> Rect? {
    if verbs.isEmpty { return nil }
    var low = SIMD2<Double>(repeating: .infinity), high = -low, finite = true, i = 0
    for verb in verbs {
      let n = verb == .conic ? 2 : verb.pointCount
      for k in 0..<n {
        let p = m.apply(points[i + k])
        finite = finite && p.x.isFinite && p.y.isFinite
        low = pointwiseMin(low, p)
        high = pointwiseMax(high, p)
      }
      i += verb.pointCount
    }
    return finite && low.x <= high.x ? Rect(low.x, low.y, high.x, high.y) : nil
  }

  private func startIfNeeded(_ x: Double, _ y: Double) {
    if verbs.isEmpty { append(.move, SIMD2(x, y)) }
  }

  private func append(_ verb: Verb, _ p: SIMD2<Double>) {
    verbs.append(verb)
    points.append(p)
    version &+= 1
  }
}

extension Outline.Verb {
  var pointCount: Int {
    switch self {
    case .move, .line: 1
    case .quad: 2
    case .conic, .cubic: 3
    case .close: 0
    }
  }
}
