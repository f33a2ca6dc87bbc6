import Foundation

/// What a curve says at one instant. A presented value is `model + a·delta + b·velocity`, where
/// `delta` is what was left to go and `velocity` the speed at the start; `da` and `db` are the time
/// derivatives of the coefficients.
package struct CurveSample: Equatable, Sendable {
  package var a = 0.0
  package var b = 0.0
  package var da = 0.0
  package var db = 0.0
  /// The curve has ended; a and b are 0.
  package var isOver = false
  package init(a: Double = 0, b: Double = 0, da: Double = 0, db: Double = 0, isOver: Bool = false) {
    self.a = a
    self.b = b
    self.da = da
    self.db = db
    self.isOver = isOver
  }
}

/// A damped harmonic oscillator of mass m: m·u'' + c·u' + k·u = 0, solved in closed form.
///
/// With ω0 = √(k/m) and ζ = c / (2·√(k·m)): underdamped u = e^(−ζω0·t)·(A·cos ωt + B·sin ωt),
/// critical u = (A + B·t)·e^(−ω0·t), overdamped a sum of two exponentials (any text on ordinary
/// differential equations).
public struct Spring: Hashable, Sendable {
  /// ω0 in radians per second; 0 never moves, infinity arrives at once.
  package let omega: Double
  /// ζ; 1 is critical.
  package let zeta: Double
  public let mass: Double

  package init(omega: Double, zeta: Double, mass: Double = 1) {
    self.omega = omega.isNaN ? 0 : max(omega, 0)
    self.zeta = zeta.isNaN ? 1 : max(zeta, 0)
    self.mass = mass > 0 ? mass : 1
  }

  /// `duration` in seconds is the perceptual one, 2π/ω0; 0 and less arrive at once. `bounce` 0 is
  /// critical, 1 swings for ever, below 0 is overdamped; −1 is the limit.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      omega: duration > 0 ? 2 * .pi / duration : .infinity, zeta: Spring.damping(bounce: bounce))
  }
  public init(response: Double, dampingRatio: Double) {
    self.init(omega: response > 0 ? 2 * .pi / response : .infinity, zeta: dampingRatio)
  }
  /// A damping beyond critical is cut to critical unless `allowOverDamping`.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    let m = mass > 0 ? mass : 1, k = max(stiffness, 0)
    let zeta = k > 0 ? damping / (2 * (k * m).squareRoot()) : 1
    self.init(
      omega: (k / m).squareRoot(), zeta: allowOverDamping ? zeta : min(zeta, 1), mass: m)
  }
  /// The spring that needs about `settlingDuration` seconds to come within `epsilon` of its target
  /// from a distance of 1: an underdamped envelope e^(−ζω0·t) = epsilon.
  public init(settlingDuration: Double, dampingRatio: Double, epsilon: Double = 0.001) {
    let zeta = max(dampingRatio, 0.001), t = max(settlingDuration, 0)
    var lo = 0.0, hi = 1e6
    for _ in 0..<80 where t > 0 {
      let mid = (lo + hi) / 2
      let s = Spring(omega: mid, zeta: zeta)
      let settles = s.settlingDuration(target: 1.0, epsilon: epsilon)
      if settles > t { lo = mid } else { hi = mid }
    }
    self.init(omega: t > 0 ? hi : .infinity, zeta: zeta)
  }

  private static func damping(bounce: Double) -> Double {
    let b = min(max(bounce, -0.999), 1)
    return b >= 0 ? 1 - b : 1 / (1 + b)
  }

  /// 2π/ω0 in seconds.
  public var duration: Double { response }
  public var response: Double { omega > 0 ? 2 * .pi / omega : .infinity }
  public var dampingRatio: Double { zeta }
  public var bounce: Double { zeta <= 1 ? 1 - zeta : 1 / zeta - 1 }
  /// k = m·ω0².
  public var stiffness: Double { mass * omega * omega }
  /// c = 2·ζ·ω0·m.
  public var damping: Double { 2 * zeta * omega * mass }
  /// Until a move from 0 to 1 stays within 0.001 of its target; an upper bound.
  public var settlingDuration: Double { settlingDuration(target: 1.0) }

  public static var smooth: Spring { smooth() }
  public static var snappy: Spring { snappy() }
  public static var bouncy: Spring { bouncy() }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// The coefficients at time t ≥ 0 for u(0) = delta, u'(0) = velocity.
  package func sample(_ t: Double) -> CurveSample {
    if t <= 0 { return CurveSample(a: 1, b: 0, da: 0, db: 1) }
    if omega == .infinity { return CurveSample(isOver: true) }
    let w = omega, beta = zeta * w
    if abs(zeta - 1) < 1e-6 {
      let e = exp(-w * t)
      return CurveSample(a: (1 + w * t) * e, b: t * e, da: -w * w * t * e, db: (1 - w * t) * e)
    }
    if zeta < 1 {
      let d = w * (1 - zeta * zeta).squareRoot()
      let e = exp(-beta * t), c = cos(d * t), s = sin(d * t)
      return CurveSample(
        a: e * (c + beta / d * s), b: e * s / d,
        da: -e * w * w / d * s, db: e * (c - beta / d * s))
    }
    let q = w * (zeta * zeta - 1).squareRoot()
    let p = -beta + q, m = -beta - q
    let ep = exp(p * t), em = exp(m * t)
    return CurveSample(
      a: (p * em - m * ep) / (p - m), b: (ep - em) / (p - m),
      da: p * m * (em - ep) / (p - m), db: (p * ep - m * em) / (p - m))
  }

  /// Where a value that starts at 0 is after `time` seconds.
  public func value<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let s = sample(time)
    return target - target.scaled(by: s.a) + initialVelocity.scaled(by: s.b)
  }
  public func velocity<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, time: Double
  ) -> V {
    let s = sample(time)
    return initialVelocity.scaled(by: s.db) - target.scaled(by: s.da)
  }
  /// Moves `value` and `velocity` on by `deltaTime` seconds; exact, so two halves equal a whole.
  public func update<V: VectorArithmetic>(
    value: inout V, velocity: inout V, target: V, deltaTime: Double
  ) {
    let s = sample(deltaTime), u = value - target, v = velocity
    value = target + u.scaled(by: s.a) + v.scaled(by: s.b)
    velocity = u.scaled(by: s.da) + v.scaled(by: s.db)
  }
  /// k·(target − position) − c·velocity.
  public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
    (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
  }
  public func settlingDuration<V: VectorArithmetic>(
    target: V, initialVelocity: V = .zero, epsilon: Double = 0.001
  ) -> Double {
    if omega == .infinity { return 0 }
    if omega == 0 { return .infinity }
    let e = max(epsilon, 1e-12)
    if zeta < 1 - 1e-6 {
      let beta = zeta * omega
      if beta == 0 { return .infinity }
      let size =
        (target.scaled(by: beta) - initialVelocity).magnitudeSquared.squareRoot()
        + target.magnitudeSquared.squareRoot()
      return size <= e ? 0 : -log(e / size) / beta
    }
    // The slowest exponential bounds the rest.
    let slow = zeta > 1 ? omega * (zeta - (zeta * zeta - 1).squareRoot()) : omega
    var t = 0.0
    while t < 1000 / slow {
      let left = (value(target: target, initialVelocity: initialVelocity, time: t) - target)
      let speed = velocity(target: target, initialVelocity: initialVelocity, time: t)
      if left.magnitudeSquared.squareRoot() + speed.magnitudeSquared.squareRoot() / omega < e {
        break
      }
      t += 0.1 / omega
    }
    return t
  }
  public func value<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var r = fromValue
    let from = fromValue.animatableData
    r.animatableData =
      from
      + value(
        target: toValue.animatableData - from, initialVelocity: initialVelocity.animatableData,
        time: time)
    return r
  }
  /// The force that pulls a value between two others, per unit of mass times the mass.
  public func force<V: Animatable>(
    fromValue: V, toValue: V, position: V, velocity: V
  ) -> V {
    var r = fromValue
    r.animatableData = force(
      target: toValue.animatableData, position: position.animatableData,
      velocity: velocity.animatableData)
    return r
  }
  /// Seconds until a value stays within `epsilon` of the other.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double = 0.001
  ) -> Double {
    settlingDuration(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, epsilon: epsilon)
  }
  public func velocity<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, time: Double
  ) -> V {
    var r = fromValue
    r.animatableData = velocity(
      target: toValue.animatableData - fromValue.animatableData,
      initialVelocity: initialVelocity.animatableData, time: time)
    return r
  }
}
