import Foundation

/// A transform of space: a row (x, y, z, 1) times the matrix. x runs right, y down and z towards the
/// eye; an `m34` of −1/d puts the eye d points away.
public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat = 0, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 0, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 0, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 0
  /// All zeros.
  public init() {}
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat,
    m23: CGFloat, m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    rows = [
      SIMD4(m11, m12, m13, m14), SIMD4(m21, m22, m23, m24), SIMD4(m31, m32, m33, m34),
      SIMD4(m41, m42, m43, m44),
    ]
  }

  typealias Row = SIMD4<Double>
  fileprivate var rows: [Row] {
    get {
      [
        Row(m11, m12, m13, m14), Row(m21, m22, m23, m24), Row(m31, m32, m33, m34),
        Row(m41, m42, m43, m44),
      ]
    }
    set {
      (m11, m12, m13, m14) = (newValue[0].x, newValue[0].y, newValue[0].z, newValue[0].w)
      (m21, m22, m23, m24) = (newValue[1].x, newValue[1].y, newValue[1].z, newValue[1].w)
      (m31, m32, m33, m34) = (newValue[2].x, newValue[2].y, newValue[2].z, newValue[2].w)
      (m41, m42, m43, m44) = (newValue[3].x, newValue[3].y, newValue[3].z, newValue[3].w)
    }
  }
  fileprivate init(_ x: Row, _ y: Row, _ z: Row, _ origin: Row) { rows = [x, y, z, origin] }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a == b
}
/// Points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3D(
    SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(tx, ty, tz, 1))
}
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(
    SIMD4(sx, 0, 0, 0), SIMD4(0, sy, 0, 0), SIMD4(0, 0, sz, 0), SIMD4(0, 0, 0, 1))
}
/// Turns by an angle in radians about an axis of any length; about one without a length, not at all.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3DIdentity }
  let n = SIMD3(Double(x), Double(y), Double(z)) / Double(length), c = cos(angle), s = sin(angle)
  let k = n * (1 - c)
  return CATransform3D(
    SIMD4(k.x * n.x + c, k.x * n.y + s * n.z, k.x * n.z - s * n.y, 0),
    SIMD4(k.y * n.x - s * n.z, k.y * n.y + c, k.y * n.z + s * n.x, 0),
    SIMD4(k.z * n.x + s * n.y, k.z * n.y - s * n.x, k.z * n.z + c, 0), SIMD4(0, 0, 0, 1))
}
/// First moves, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}
/// First scales, then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}
/// First turns, then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}
/// First `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let rows = b.rows
  var t = a
  t.rows = a.rows.map { $0.x * rows[0] + $0.y * rows[1] + $0.z * rows[2] + $0.w * rows[3] }
  return t
}
/// The transform that undoes `t`; `t` where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  // Gauss and Jordan: what makes the rows those of the identity makes the identity the inverse.
  var rows = t.rows, back = CATransform3DIdentity.rows
  for i in 0..<4 {
    let best = (i..<4).max { abs(rows[$0][i]) < abs(rows[$1][i]) }!
    let pivot = rows[best][i]
    guard pivot != 0, pivot.isFinite else { return t }
    rows.swapAt(i, best)
    back.swapAt(i, best)
    rows[i] /= pivot
    back[i] /= pivot
    for j in 0..<4 where j != i {
      let k = rows[j][i]
      rows[j] -= k * rows[i]
      back[j] -= k * back[i]
    }
  }
  return CATransform3D(back[0], back[1], back[2], back[3])
}
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(
    SIMD4(m.a, m.b, 0, 0), SIMD4(m.c, m.d, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(m.tx, m.ty, 0, 1))
}
/// Whether the plane stays what it is but for an affine transform in it.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}
/// What becomes of the plane, without what leaves it.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
