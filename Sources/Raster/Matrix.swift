/// An affine map: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
///
/// With a NaN or an infinity in it, or without area, everything under it draws nothing.
package struct Matrix: Hashable, Sendable {
  package var a = 1.0, b = 0.0, c = 0.0, d = 1.0, tx = 0.0, ty = 0.0

  /// The identity.
  package init() {}

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  package static let identity = Matrix()

  package static func translation(_ x: Double, _ y: Double) -> Matrix {
    Matrix(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(_ x: Double, _ y: Double) -> Matrix {
    Matrix(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  package static func scale(_ s: Double) -> Matrix { scale(s, s) }

  /// First `inner`, then this.
  package func concat(_ inner: Matrix) -> Matrix {
    Matrix(
      a: a * inner.a + c * inner.b, b: b * inner.a + d * inner.b,
      c: a * inner.c + c * inner.d, d: b * inner.c + d * inner.d,
      tx: a * inner.tx + c * inner.ty + tx, ty: b * inner.tx + d * inner.ty + ty)
  }

  /// The map back; nil if this one flattens the plane or is not finite.
  package var inverse: Matrix? {
    let det = a * d - b * c
    let (ia, ib, ic, id) = (d / det, -b / det, -c / det, a / det)
    let back = Matrix(
      a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
    return back.isFinite ? back : nil
  }

  @inline(__always) package func apply(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
    (a * x + c * y + tx, b * x + d * y + ty)
  }

  @inline(__always) package func apply(_ p: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(a * p.x + c * p.y + tx, b * p.x + d * p.y + ty)
  }

  /// The bounding box of the mapped rectangle; of one that draws nothing, an empty one.
  package func apply(_ r: Rect) -> Rect {
    if !r.isDrawable { return Rect(0, 0, 0, 0) }
    let u0 = a * r.x0, u1 = a * r.x1, v0 = c * r.y0, v1 = c * r.y1
    let s0 = b * r.x0, s1 = b * r.x1, t0 = d * r.y0, t1 = d * r.y1
    return Rect(
      min(u0, u1) + min(v0, v1) + tx, min(s0, s1) + min(t0, t1) + ty,
      max(u0, u1) + max(v0, v1) + tx, max(s0, s1) + max(t0, t1) + ty)
  }

  package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// Whether horizontal stays horizontal and vertical vertical; flips count, quarter turns do not.
  package var isAxisAligned: Bool { b == 0 && c == 0 }

  /// How much lengths grow on average: √|ad − bc|.
  package var meanScale: Double { abs(a * d - b * c).squareRoot() }

  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The rounded rectangle's image if it is one again: under scaling, flips and quarter turns.
  func apply(_ r: RoundedRect) -> RoundedRect? {
    if isTranslation { return r.offset(tx, ty) }
    let box = apply(r.rect)
    if b == 0, c == 0 {
      let x = abs(a), y = abs(d)
      func s(_ q: Radius) -> Radius { Radius(q.x * x, q.y * y) }
      switch (a < 0, d < 0) {
      case (false, false):
        return RoundedRect(box, tl: s(r.tl), tr: s(r.tr), br: s(r.br), bl: s(r.bl))
      case (true, false):
        return RoundedRect(box, tl: s(r.tr), tr: s(r.tl), br: s(r.bl), bl: s(r.br))
      case (false, true):
        return RoundedRect(box, tl: s(r.bl), tr: s(r.br), br: s(r.tr), bl: s(r.tl))
      case (true, true):
        return RoundedRect(box, tl: s(r.br), tr: s(r.bl), br: s(r.tl), bl: s(r.tr))
      }
    }
    if a == 0, d == 0 {
      let x = abs(c), y = abs(b)
      func s(_ q: Radius) -> Radius { Radius(q.y * x, q.x * y) }
      // The corner at (left, top) came from where c and b point back to.
      switch (c < 0, b < 0) {
      case (false, false):
        return RoundedRect(box, tl: s(r.tl), tr: s(r.bl), br: s(r.br), bl: s(r.tr))
      case (true, false):
        return RoundedRect(box, tl: s(r.bl), tr: s(r.tl), br: s(r.tr), bl: s(r.br))
      case (false, true):
        return RoundedRect(box, tl: s(r.tr), tr: s(r.br), br: s(r.bl), bl: s(r.tl))
      case (true, true):
        return RoundedRect(box, tl: s(r.br), tr: s(r.tr), br: s(r.tl), bl: s(r.bl))
      }
    }
    return nil
  }
}
