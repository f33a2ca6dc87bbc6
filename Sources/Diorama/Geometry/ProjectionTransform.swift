import Foundation
import Raster

/// A projection of the plane: a row (x, y, 1) times the matrix, whose third number divides the others.
/// What it is not above 0 for lies behind the eye.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  /// The identity.
  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  /// How the plane z = 0 is seen.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
  init(_ p: Projection) {
    (m11, m12, m13) = (p.a, p.b, p.p)
    (m21, m22, m23) = (p.c, p.d, p.q)
    (m31, m32, m33) = (p.tx, p.ty, p.r)
  }
  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// This transform, then another.
  public func concatenating(_ r: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * r.m11 + y * r.m21 + z * r.m31, x * r.m12 + y * r.m22 + z * r.m32,
        x * r.m13 + y * r.m23 + z * r.m33
      )
    }
    var p = ProjectionTransform()
    (p.m11, p.m12, p.m13) = row(m11, m12, m13)
    (p.m21, p.m22, p.m23) = row(m21, m22, m23)
    (p.m31, p.m32, p.m33) = row(m31, m32, m33)
    return p
  }
  /// Turns the transform into the one that undoes it. False, and no change, where there is none.
  public mutating func invert() -> Bool {
    guard let back = projection.inverse else { return false }
    self = ProjectionTransform(back)
    return true
  }
  /// The transform that undoes this one; this one where there is none.
  public func inverted() -> ProjectionTransform {
    var back = self
    _ = back.invert()
    return back
  }

  package var projection: Projection {
    Projection(SIMD3(m11, m12, m13), SIMD3(m21, m22, m23), SIMD3(m31, m32, m33))
  }
  /// Where the point is seen; nil behind the eye.
  func apply(_ p: CGPoint) -> CGPoint? {
    projection.apply(p.x, p.y).map { CGPoint(x: $0.x, y: $0.y) }
  }
  /// What keeps lines parallel and moves what is near a point the same way.
  func affine(near p: CGPoint) -> CGAffineTransform {
    if isAffine { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
    guard let seen = apply(p) else { return .identity }
    let w = projection.w(p.x, p.y)
    let (a, b) = ((m11 - seen.x * m13) / w, (m12 - seen.y * m13) / w)
    let (c, d) = ((m21 - seen.x * m23) / w, (m22 - seen.y * m23) / w)
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: seen.x - a * p.x - c * p.y, ty: seen.y - b * p.x - d * p.y)
  }
}

extension CGRect {
  /// The smallest rectangle that holds what is seen of this one under a projection; null if that is
  /// nothing.
  func applying(_ t: ProjectionTransform) -> CGRect {
    if t.isAffine { return applying(t.affine(near: .zero)) }
    guard let box = t.projection.box(of: Rect(minX, minY, maxX, maxY)) else { return .null }
    return CGRect(x: box.x0, y: box.y0, width: box.width, height: box.height)
  }
}
