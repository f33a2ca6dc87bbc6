/// A projective map of the plane: x′ = (a·x + c·y + tx)/w, y′ = (b·x + d·y + ty)/w, where
/// w = p·x + q·y + r. Points with w ≤ 0 lie behind the eye and are not seen.
package struct Projection: Hashable, Sendable {
  package var a = 1.0, b = 0.0, p = 0.0
  package var c = 0.0, d = 1.0, q = 0.0
  package var tx = 0.0, ty = 0.0, r = 1.0

  /// The identity.
  package init() {}
  package init(_ m: Matrix) {
    (a, b, c, d, tx, ty) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  /// What becomes of (1, 0, 0), (0, 1, 0) and (0, 0, 1), each as x, y, w.
  package init(_ x: SIMD3<Double>, _ y: SIMD3<Double>, _ origin: SIMD3<Double>) {
    (a, b, p) = (x.x, x.y, x.z)
    (c, d, q) = (y.x, y.y, y.z)
    (tx, ty, r) = (origin.x, origin.y, origin.z)
  }

  /// What is seen from so near that it would be this many times as large as what is farthest away
  /// is cut off.
  static let closest = 1024.0

  @inline(__always) package func w(_ x: Double, _ y: Double) -> Double { p * x + q * y + r }
  @inline(__always) func homogeneous(_ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(
      a * v.x + c * v.y + tx * v.z, b * v.x + d * v.y + ty * v.z, p * v.x + q * v.y + r * v.z)
  }

  /// First `inner`, then this.
  package func concat(_ inner: Projection) -> Projection {
    Projection(
      homogeneous(SIMD3(inner.a, inner.b, inner.p)), homogeneous(SIMD3(inner.c, inner.d, inner.q)),
      homogeneous(SIMD3(inner.tx, inner.ty, inner.r)))
  }

  /// First this, then a matrix.
  package func under(_ matrix: Matrix) -> Projection { Projection(matrix).concat(self) }

  /// The same map if it keeps parallel lines parallel, and shows something.
  package var affine: Matrix? {
    guard p == 0, q == 0, r > 0 else { return nil }
    return Matrix(a: a / r, b: b / r, c: c / r, d: d / r, tx: tx / r, ty: ty / r)
  }

  /// The map back; nil if this one flattens the plane or is not finite. What is in front of the eye
  /// has a positive w there, too: its reciprocal.
  package var inverse: Projection? {
    let i = d * r - ty * q, j = ty * p - b * r, k = b * q - d * p
    let det = a * i + c * j + tx * k
    guard det != 0, det.isFinite else { return nil }
    let back = Projection(
      SIMD3(i, j, k) / det, SIMD3(tx * q - c * r, a * r - tx * p, c * p - a * q) / det,
      SIMD3(c * ty - tx * d, tx * b - a * ty, a * d - c * b) / det)
    let sum = back.a + back.b + back.c + back.d + back.tx + back.ty + back.p + back.q + back.r
    return sum.isFinite ? back : nil
  }

  /// The image of a point; nil behind the eye.
  package func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    let v = homogeneous(SIMD3(x, y, 1))
    guard v.z > 0 else { return nil }
    let (s, t) = (v.x / v.z, v.y / v.z)
    return s.isFinite && t.isFinite ? (s, t) : nil
  }

  /// The box around the image of a rectangle, as far as its w is at least `least`; nil if nothing
  /// of it is.
  func apply(_ rect: Rect, least: Double) -> Rect? {
    let corners = [
      SIMD2(rect.x0, rect.y0), SIMD2(rect.x1, rect.y0), SIMD2(rect.x1, rect.y1),
      SIMD2(rect.x0, rect.y1),
    ].map { homogeneous(SIMD3($0.x, $0.y, 1)) }
    var box: Rect?
    func take(_ v: SIMD3<Double>) {
      let x = v.x / v.z, y = v.y / v.z
      guard x.isFinite, y.isFinite else { return }
      let old = box ?? Rect(x, y, x, y)
      box = Rect(min(old.x0, x), min(old.y0, y), max(old.x1, x), max(old.y1, y))
    }
    for i in 0..<4 {
      let from = corners[i], to = corners[(i + 1) & 3]
      if from.z >= least { take(from) }
      if (from.z >= least) != (to.z >= least) {
        take(from + (to - from) * ((least - from.z) / (to.z - from.z)))
      }
    }
    return box
  }
  /// The box around what is seen of a rectangle; nil if that is nothing.
  package func box(of rect: Rect) -> Rect? {
    let high = farthest(in: rect)
    return high > 0 ? apply(rect, least: high / Self.closest) : nil
  }
  /// The largest w in a rectangle.
  func farthest(in rect: Rect) -> Double {
    max(w(rect.x0, rect.y0), w(rect.x1, rect.y0), w(rect.x1, rect.y1), w(rect.x0, rect.y1))
  }

  /// The pixels that may show something of a picture's pixels when it is drawn under this map.
  package func reach(of pixels: IRect) -> IRect {
    if pixels.isEmpty { return .empty }
    // Colours are interpolated between pixels.
    return box(of: Rect(pixels.grown(2)))?.outer ?? .empty
  }
  /// The pixels of a picture that is drawn under this map which may be seen in `pixels`. Those
  /// further away than `farthest` times the origin of the picture are not.
  package func source(of pixels: IRect, farthest: Double) -> IRect {
    guard !pixels.isEmpty, let back = inverse, farthest > 0 else { return .empty }
    guard let box = back.apply(Rect(pixels), least: 1 / farthest) else { return .empty }
    return box.outer.grown(2)
  }
  /// The largest w of a picture's pixels.
  package func farthest(in pixels: IRect) -> Double { farthest(in: Rect(pixels.grown(2))) }

  /// How much lengths grow at most near a point; 0 behind the eye.
  package func stretch(_ x: Double, _ y: Double) -> Double {
    let v = homogeneous(SIMD3(x, y, 1))
    guard v.z > 0 else { return 0 }
    let s = v.x / v.z, t = v.y / v.z
    let m = [(a - s * p) / v.z, (b - t * p) / v.z, (c - s * q) / v.z, (d - t * q) / v.z]
    // The larger singular value of the derivative.
    let sum = m[0] * m[0] + m[1] * m[1] + m[2] * m[2] + m[3] * m[3]
    let det = m[0] * m[3] - m[1] * m[2]
    return ((sum + max(sum * sum - 4 * det * det, 0).squareRoot()) / 2).squareRoot()
  }
}
