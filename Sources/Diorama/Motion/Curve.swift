import Foundation

/// How an animation runs in time.
package indirect enum Curve: Hashable, Sendable {
  /// `merges`: takes over position and velocity of what runs; otherwise it adds to it.
  case spring(Spring, velocity: Double, merges: Bool)
  case timed(UnitCurve, duration: Double)
  case delayed(Curve, Double)
  case sped(Curve, Double)
  case repeated(Curve, Int?, autoreverses: Bool)
  case completing(Curve, after: Double)
  case custom(CustomCurve)

  /// Seconds until it is logically complete: a spring's response, a timed curve's duration.
  package var duration: Double {
    switch self {
    case .spring(let spring, _, _): spring.omega == .infinity ? 0 : spring.response
    case .timed(_, let duration): max(duration, 0)
    case .delayed(let curve, let delay): max(curve.duration + delay, 0)
    case .sped(let curve, let speed): speed > 0 ? curve.duration / speed : .infinity
    case .repeated(let curve, let count, _):
      count.map { curve.duration * Double(max($0, 1)) } ?? .infinity
    case .completing(_, let after): max(after, 0)
    case .custom(let curve): curve.duration
    }
  }
  /// Springs take over what is running on the same value; timed curves run beside it.
  package var merges: Bool {
    switch self {
    case .spring(_, _, let merges): merges
    case .timed: false
    case .custom(let curve): curve.merges
    case .delayed(let curve, _), .sped(let curve, _), .repeated(let curve, _, _),
      .completing(let curve, _):
      curve.merges
    }
  }
  package var repeats: Bool {
    switch self {
    case .repeated(_, let count, _): count == nil
    case .delayed(let curve, _), .sped(let curve, _), .completing(let curve, _): curve.repeats
    default: false
    }
  }
  /// Whether it ends at a time of its own rather than by coming close enough.
  var isTimed: Bool {
    switch self {
    case .spring: false
    case .timed, .repeated, .custom: true
    case .delayed(let curve, _), .sped(let curve, _), .completing(let curve, _): curve.isTimed
    }
  }

  /// Frames stand for times that cannot be told exactly.
  private static let slack = 1e-9

  /// The coefficients `t` seconds after the start.
  package func sample(_ t: Double) -> CurveSample {
    switch self {
    case .spring(let spring, let velocity, _):
      var s = spring.sample(t)
      if velocity != 0 {
        // An initial velocity is given in units of the distance: u' = −velocity · u(0).
        s.a -= velocity * s.b
        s.da -= velocity * s.db
      }
      return s
    case .timed(let curve, let duration):
      if t >= duration - Self.slack { return CurveSample(isOver: true) }
      let x = t / duration
      return CurveSample(a: 1 - curve.value(at: x), da: -curve.velocity(at: x) / duration)
    case .delayed(let curve, let delay):
      return t < delay ? CurveSample(a: 1) : curve.sample(t - delay)
    case .sped(let curve, let speed):
      if !(speed > 0) { return CurveSample(a: 1) }
      var s = curve.sample(t * speed)
      s.da *= speed
      s.b /= speed
      return s
    case .repeated(let curve, let count, let autoreverses):
      let d = curve.duration
      if !(d > 0) || d == .infinity {
        return count == nil ? CurveSample(a: 1) : .init(isOver: true)
      }
      let pass = ((t + Self.slack) / d).rounded(.down)
      if let count, pass >= Double(max(count, 1)) {
        // An even number of passes that turn back ends where it began, and the value then jumps.
        return CurveSample(isOver: true)
      }
      var s = curve.sample(max(t - pass * d, 0))
      s.isOver = false
      s.b = 0
      s.db = 0
      if autoreverses, pass.truncatingRemainder(dividingBy: 2) == 1 {
        s.a = 1 - s.a
        s.da = -s.da
      }
      return s
    case .completing(let curve, _): return curve.sample(t)
    case .custom(let curve): return curve.sample(t)
    }
  }
}
