/// An affine map of straight (not premultiplied) colours: each row gives one component of the
/// result as row.x·r + row.y·g + row.z·b + row.w·a + offset, clamped to 0…1.
package struct ColorMatrix: Hashable, Sendable {
  package var r: SIMD4<Float>, g: SIMD4<Float>, b: SIMD4<Float>, a: SIMD4<Float>
  /// Added to r, g, b, a.
  package var offset: SIMD4<Float>

  package init(
    r: SIMD4<Float>, g: SIMD4<Float>, b: SIMD4<Float>, a: SIMD4<Float> = SIMD4(0, 0, 0, 1),
    offset: SIMD4<Float> = SIMD4()
  ) {
    (self.r, self.g, self.b, self.a, self.offset) = (r, g, b, a, offset)
  }

  package static let identity = ColorMatrix(
    r: SIMD4(1, 0, 0, 0), g: SIMD4(0, 1, 0, 0), b: SIMD4(0, 0, 1, 0))

  /// First `inner`, then this, without clamping between them.
  package func concat(_ inner: ColorMatrix) -> ColorMatrix {
    func row(_ v: SIMD4<Float>) -> SIMD4<Float> {
      let low: SIMD4<Float> = inner.r * v.x + inner.g * v.y
      let high: SIMD4<Float> = inner.b * v.z + inner.a * v.w
      return low + high
    }
    func moved(_ v: SIMD4<Float>) -> Float { (v * inner.offset).sum() }
    return ColorMatrix(
      r: row(r), g: row(g), b: row(b), a: row(a),
      offset: offset + SIMD4(moved(r), moved(g), moved(b), moved(a)))
  }

  /// Adds `amount` to red, green and blue: −1 is black, 0 changes nothing, 1 is white.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    var m = identity
    let v = Float(amount)
    m.offset = SIMD4(v, v, v, 0)
    return m
  }

  /// Multiplies the distance from middle grey: 0 is grey, 1 changes nothing, negative inverts.
  package static func contrast(_ amount: Double) -> ColorMatrix {
    let v = Float(amount), o = 0.5 - 0.5 * v
    return ColorMatrix(
      r: SIMD4(v, 0, 0, 0), g: SIMD4(0, v, 0, 0), b: SIMD4(0, 0, v, 0),
      offset: SIMD4(o, o, o, 0))
  }

  /// Multiplies the distance from grey of the same luminance: 0 is grey, 1 changes nothing. The
  /// matrix of `saturate` in W3C Filter Effects Level 1, §9.6.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let s = Float(amount), u = 1 - s
    let (lr, lg, lb): (Float, Float, Float) = (0.213 * u, 0.715 * u, 0.072 * u)
    return ColorMatrix(
      r: SIMD4(lr + s, lg, lb, 0), g: SIMD4(lr, lg + s, lb, 0), b: SIMD4(lr, lg, lb + s, 0))
  }

  /// Turns hues by an angle given as its cosine and sine; luminance stays. The matrix of
  /// `hueRotate` in W3C Filter Effects Level 1, §9.6.
  package static func hueRotation(cos c: Double, sin s: Double) -> ColorMatrix {
    let c = Float(c), s = Float(s)
    func row(_ keep: SIMD4<Float>, _ turn: SIMD4<Float>, _ cross: SIMD4<Float>) -> SIMD4<Float> {
      keep + turn * c + cross * s
    }
    let keep = SIMD4<Float>(0.213, 0.715, 0.072, 0)
    return ColorMatrix(
      r: row(keep, SIMD4(0.787, -0.715, -0.072, 0), SIMD4(-0.213, -0.715, 0.928, 0)),
      g: row(keep, SIMD4(-0.213, 0.285, -0.072, 0), SIMD4(0.143, 0.140, -0.283, 0)),
      b: row(keep, SIMD4(-0.213, -0.715, 0.928, 0), SIMD4(-0.787, 0.715, 0.072, 0)))
  }

  /// Multiplies every component, alpha included, by a straight colour's.
  package static func multiply(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1)
    -> ColorMatrix
  {
    ColorMatrix(
      r: SIMD4(Float(r), 0, 0, 0), g: SIMD4(0, Float(g), 0, 0), b: SIMD4(0, 0, Float(b), 0),
      a: SIMD4(0, 0, 0, Float(a)))
  }

  /// 1 − r, 1 − g, 1 − b.
  package static let inversion = contrast(-1)

  /// Luminance as alpha, black as colour.
  package static let luminanceToAlpha = ColorMatrix(
    r: SIMD4(), g: SIMD4(), b: SIMD4(), a: SIMD4(0.2125, 0.7154, 0.0721, 0))
}
