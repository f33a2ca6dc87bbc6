// Exact areas under elliptic arcs by closed integrals. No sampling, and no library function whose
// last bit differs between machines: the arcsine is a polynomial.

/// arcsin on 0…1 to about 2⁻⁵².
///
/// Up to ½: x·P(x²), P interpolating arcsin(√z)/√z at the 13 Chebyshev points of 0…¼ (error below
/// 2·10⁻¹⁷). Above: π/2 − 2·arcsin √((1 − x)/2).
@inline(__always) func arcsine(_ x: Double) -> Double {
  @inline(__always) func small(_ x: Double) -> Double {
    let z = x * x
    var p = 0.03187962140081284
    p = p * z - 0.016187392271599134
    p = p * z + 0.019513468251252167
    p = p * z + 0.0065293020047365695
    p = p * z + 0.012170138592391726
    p = p * z + 0.01388484282640208
    p = p * z + 0.01735977964134998
    p = p * z + 0.022371749733164054
    p = p * z + 0.03038195969768514
    p = p * z + 0.044642856805998936
    p = p * z + 0.07500000000385201
    p = p * z + 0.16666666666664942
    return x + x * (z * p)
  }
  if x <= 0.5 { return small(x) }
  return 1.5707963267948966 - 2 * small(((1 - x) * 0.5).squareRoot())
}

/// ∫₀ᵗ √(1 − u²) du = (t·√(1 − t²) + arcsin t) / 2, t clamped to 0…1.
@inline(__always) private func circleArea(_ t: Double) -> Double {
  let u = min(max(t, 0), 1)
  return 0.5 * (u * (1 - u * u).squareRoot() + arcsine(u))
}

/// A piece of the upper left quarter of an ellipse between the heights ya < yb ≤ cy:
/// x(y) = cx − rx·√(1 − ((cy − y) / ry)²), which falls as y grows.
struct Arc {
  private let cx: Double, rx: Double, cy: Double, ry: Double, ya: Double, yb: Double
  private let areaAtEnd: Double
  /// x(ya), the largest, and x(yb), the smallest.
  let high: Double, low: Double

  init(cx: Double, cy: Double, rx: Double, ry: Double, from ya: Double, to yb: Double) {
    (self.cx, self.cy, self.rx, self.ry, self.ya, self.yb) = (cx, cy, rx, ry, ya, yb)
    let ta = (cy - ya) / ry, tb = (cy - yb) / ry
    high = cx - rx * max(0, 1 - ta * ta).squareRoot()
    low = cx - rx * max(0, 1 - tb * tb).squareRoot()
    areaAtEnd = circleArea(tb)
  }

  /// ∫ max(p − x(y), 0) dy over the piece: what is right of the arc and left of p.
  @inline(__always) func area(_ p: Double) -> Double {
    if p <= low { return 0 }
    var y = ya
    if p < high {
      let u = (cx - p) / rx
      y = min(max(cy - ry * max(0, 1 - u * u).squareRoot(), ya), yb)
    }
    return (p - cx) * (yb - y) + rx * ry * (circleArea((cy - y) / ry) - areaAtEnd)
  }
}

/// The left side of a rounded rectangle within one row of pixels. A right side is a left one with
/// every x negated, a bottom arc a top one with every y negated.
struct Side {
  private var x: Double, straight = 0.0
  private var top: Arc?, bottom: Arc?
  /// Between which x it runs.
  private(set) var low = Double.infinity, high = -Double.infinity

  /// The part between the heights ya < yb of a side at `x` of a rectangle from y0 to y1.
  init(
    x: Double, y0: Double, y1: Double, top: Radius, bottom: Radius, from ya: Double, to yb: Double
  ) {
    self.x = x
    let topEnd = y0 + top.y, bottomStart = max(topEnd, y1 - bottom.y)
    if ya < topEnd {
      let arc = Arc(
        cx: x + top.x, cy: topEnd, rx: top.x, ry: top.y, from: ya, to: min(yb, topEnd))
      self.top = arc
      (low, high) = (arc.low, arc.high)
    }
    straight = max(0, min(yb, bottomStart) - max(ya, topEnd))
    if straight > 0 { (low, high) = (min(low, x), max(high, x)) }
    if yb > bottomStart, bottom.y > 0 {
      let arc = Arc(
        cx: x + bottom.x, cy: -bottomStart, rx: bottom.x, ry: bottom.y, from: -yb,
        to: -max(ya, bottomStart))
      self.bottom = arc
      (low, high) = (min(low, arc.low), max(high, arc.high))
    }
  }

  /// ∫ max(p − x(y), 0) dy over the row.
  @inline(__always) func area(_ p: Double) -> Double {
    var sum = straight * max(0, p - x)
    if let top { sum += top.area(p) }
    if let bottom { sum += bottom.area(p) }
    return sum
  }
}

/// What a rounded rectangle covers of one row of pixels.
struct ExactRow {
  /// The height that is covered where the sides are not.
  let height: Double
  /// Partly covered in a ..< i0 and i1 ..< b, by `height` in i0 ..< i1; i0 = i1 = b if nowhere.
  let a: Int, i0: Int, i1: Int, b: Int
  private let left: Side, right: Side

  /// Nil if the row is not touched.
  init?(_ r: RoundedRect, row y: Int) {
    let box = r.rect
    let ya = max(Double(y), box.y0), yb = min(Double(y + 1), box.y1)
    if !(yb > ya) { return nil }
    height = yb - ya
    left = Side(x: box.x0, y0: box.y0, y1: box.y1, top: r.tl, bottom: r.bl, from: ya, to: yb)
    right = Side(x: -box.x1, y0: box.y0, y1: box.y1, top: r.tr, bottom: r.br, from: ya, to: yb)
    let a = wholeBelow(left.low), b = wholeAbove(-right.low)
    if a >= b { return nil }
    let i0 = wholeAbove(left.high), i1 = wholeBelow(-right.high)
    (self.a, self.b) = (a, b)
    (self.i0, self.i1) = i0 < i1 ? (i0, i1) : (b, b)
  }

  /// Adds `sign` times the exact coverage of the pixels x0 ..< x1 to `v`, whose first one is x0.
  ///
  /// Pixel p holds what is right of the left side, L(p + 1) − L(p), and what is left of the right
  /// side, R(−p) − R(−p − 1); both together, less the height, are what is between them.
  func add(_ sign: Double, to v: UnsafeMutablePointer<Double>, _ x0: Int, _ x1: Int) {
    let from = max(x0, a), to = min(x1, b)
    if from >= to { return }
    if i0 >= i1 {
      var l = left.area(Double(from)), r = right.area(Double(-from))
      for p in from..<to {
        let nextL = left.area(Double(p + 1)), nextR = right.area(Double(-p - 1))
        v[p - x0] += sign * max(0, (nextL - l) + (r - nextR) - height)
        (l, r) = (nextL, nextR)
      }
      return
    }
    let leftEnd = min(to, i0), rightStart = max(from, i1)
    if from < leftEnd {
      var l = left.area(Double(from))
      for p in from..<leftEnd {
        let next = left.area(Double(p + 1))
        v[p - x0] += sign * (next - l)
        l = next
      }
    }
    let inner0 = max(from, i0), inner1 = min(to, i1)
    if inner0 < inner1 { for p in inner0..<inner1 { v[p - x0] += sign * height } }
    if rightStart < to {
      var r = right.area(Double(-rightStart))
      for p in rightStart..<to {
        let next = right.area(Double(-p - 1))
        v[p - x0] += sign * (r - next)
        r = next
      }
    }
  }
}
