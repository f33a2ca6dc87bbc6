import Foundation

/// A curve from (0, 0) to (1, 1).
public struct UnitCurve: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case bezier(Double, Double, Double, Double)
    case circularIn, circularOut, circularInOut
    indirect case inverse(UnitCurve)
  }
  let kind: Kind

  public static let linear = UnitCurve(kind: .bezier(0, 0, 1, 1))
  public static let easeIn = UnitCurve(kind: .bezier(0.42, 0, 1, 1))
  public static let easeOut = UnitCurve(kind: .bezier(0, 0, 0.58, 1))
  public static let easeInOut = UnitCurve(kind: .bezier(0.42, 0, 0.58, 1))
  public static let circularEaseIn = UnitCurve(kind: .circularIn)
  public static let circularEaseOut = UnitCurve(kind: .circularOut)
  public static let circularEaseInOut = UnitCurve(kind: .circularInOut)

  /// A cubic Bézier curve, as CSS `cubic-bezier`; control points' x is cut to 0…1.
  public static func bezier(
    startControlPoint: UnitPoint, endControlPoint: UnitPoint
  ) -> UnitCurve {
    bezier(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)
  }
  static func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> UnitCurve {
    UnitCurve(kind: .bezier(min(max(x1, 0), 1), y1, min(max(x2, 0), 1), y2))
  }

  /// The curve with x and y exchanged.
  public var inverse: UnitCurve {
    if case .inverse(let c) = kind { return c }
    return UnitCurve(kind: .inverse(self))
  }

  /// y at `progress`, which is cut to 0…1.
  public func value(at progress: Double) -> Double {
    let x = min(max(progress, 0), 1)
    switch kind {
    case .bezier(let x1, let y1, let x2, let y2):
      if x1 == y1, x2 == y2 { return x }
      return Self.cubic(Self.parameter(x, x1, x2), y1, y2)
    case .circularIn: return 1 - (1 - x * x).squareRoot()
    case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circularInOut:
      return x < 0.5
        ? (1 - (1 - 4 * x * x).squareRoot()) / 2
        : (1 + (1 - 4 * (1 - x) * (1 - x)).squareRoot()) / 2
    case .inverse(let curve):
      if x == 0 || x == 1 { return x }
      var lo = 0.0, hi = 1.0
      for _ in 0..<54 {
        let mid = (lo + hi) / 2
        if curve.value(at: mid) < x { lo = mid } else { hi = mid }
      }
      return (lo + hi) / 2
    }
  }
  /// dy/dx at `progress`; 0 outside of 0…1.
  public func velocity(at progress: Double) -> Double {
    if progress < 0 || progress > 1 { return 0 }
    if case .bezier(let x1, let y1, let x2, let y2) = kind {
      if x1 == y1, x2 == y2 { return 1 }
      let s = Self.parameter(progress, x1, x2)
      let dx = Self.slope(s, x1, x2)
      if dx > 1e-9 { return Self.slope(s, y1, y2) / dx }
    }
    let h = 1e-5, lo = max(0, progress - h), hi = min(1, progress + h)
    return (value(at: hi) - value(at: lo)) / (hi - lo)
  }

  private static func cubic(_ s: Double, _ p: Double, _ q: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p + 3 * r * s * s * q + s * s * s
  }
  private static func slope(_ s: Double, _ p: Double, _ q: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * p + 6 * r * s * (q - p) + 3 * s * s * (1 - q)
  }
  /// The parameter at which the curve's x is `x`: Newton's method, then bisection where it fails.
  private static func parameter(_ x: Double, _ x1: Double, _ x2: Double) -> Double {
    if x <= 0 { return 0 }
    if x >= 1 { return 1 }
    var s = x
    for _ in 0..<8 {
      let error = cubic(s, x1, x2) - x
      if abs(error) < 1e-12 { return s }
      let d = slope(s, x1, x2)
      if d < 1e-6 { break }
      s -= error / d
      if s < 0 || s > 1 { break }
    }
    if s >= 0, s <= 1, abs(cubic(s, x1, x2) - x) < 1e-10 { return s }
    var lo = 0.0, hi = 1.0
    for _ in 0..<60 {
      let mid = (lo + hi) / 2
      if cubic(mid, x1, x2) < x { lo = mid } else { hi = mid }
    }
    return (lo + hi) / 2
  }
}
