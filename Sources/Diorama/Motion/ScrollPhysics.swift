import Foundation

/// How scrolled content gives way beyond its end: x·d·c / (d + c·x).
///
/// Pulled by x points in a viewport d points long, it moves less and less, at most by d. c = 0.55.
package enum RubberBand {
  package static let coefficient: CGFloat = 0.55

  /// Points that the content shows beyond its end when it is pulled `distance` beyond it. Negative
  /// distances give negative results; a viewport of no length gives 0.
  package static func offset(_ distance: CGFloat, viewport d: CGFloat) -> CGFloat {
    guard d > 0, distance.isFinite else { return 0 }
    let x = abs(distance)
    let y = x * d * coefficient / (d + coefficient * x)
    return distance < 0 ? -y : y
  }
  /// The pull that shows `offset`: the inverse of `offset(_:viewport:)`.
  package static func distance(_ offset: CGFloat, viewport d: CGFloat) -> CGFloat {
    guard d > 0, offset.isFinite else { return 0 }
    let y = min(abs(offset), d * 0.999)
    let x = d / coefficient * (1 / (1 - y / d) - 1)
    return offset < 0 ? -x : x
  }
  /// Keeps `offset` within `range` and lets it give way beyond, as a hand pulls it.
  package static func clamp(
    _ offset: CGFloat, to range: ClosedRange<CGFloat>, viewport d: CGFloat
  ) -> CGFloat {
    if offset < range.lowerBound {
      return range.lowerBound + self.offset(offset - range.lowerBound, viewport: d)
    }
    if offset > range.upperBound {
      return range.upperBound + self.offset(offset - range.upperBound, viewport: d)
    }
    return offset
  }
  /// The offset that a hand would have pulled to for the content to show `shown`.
  package static func pulled(
    _ shown: CGFloat, from range: ClosedRange<CGFloat>, viewport d: CGFloat
  ) -> CGFloat {
    if shown < range.lowerBound {
      return range.lowerBound + distance(shown - range.lowerBound, viewport: d)
    }
    if shown > range.upperBound {
      return range.upperBound + distance(shown - range.upperBound, viewport: d)
    }
    return shown
  }
}

/// Free deceleration: the velocity falls to `rate` of itself every millisecond,
/// v(t) = v0·rate^(1000·t), x(t) = v0·(rate^(1000·t) − 1) / (1000·ln rate).
package struct Deceleration: Equatable, Sendable {
  package static let normalRate = 0.998
  package static let fastRate = 0.99
  /// Points per second below which it has stopped.
  package static let leastSpeed = 10.0

  package var velocity: Double
  package var rate: Double
  package init(velocity: Double, rate: Double = Deceleration.normalRate) {
    self.velocity = velocity.isFinite ? velocity : 0
    self.rate = min(max(rate, 0.5), 0.9999)
  }
  private var decay: Double { 1000 * log(rate) }
  /// Points travelled after `t` seconds.
  package func distance(_ t: Double) -> Double { velocity * (exp(decay * t) - 1) / decay }
  package func velocity(_ t: Double) -> Double { velocity * exp(decay * t) }
  /// Points travelled in the end.
  package var projection: Double { -velocity / decay }
  /// Seconds until it is slower than `leastSpeed`.
  package var duration: Double {
    let v = abs(velocity)
    return v <= Self.leastSpeed ? 0 : log(Self.leastSpeed / v) / decay
  }
}

/// A critically damped spring that takes content to its place: never beyond it, unless it was
/// already on its way away.
package struct Settle: Equatable, Sendable {
  /// k = 400.
  package static let omega = 20.0

  package let from: Double
  package let target: Double
  private let velocity: Double
  private let spring = Spring(omega: Settle.omega, zeta: 1)

  /// `velocity` per second. Toward the target it is cut to ω0 times the distance, with which a
  /// critically damped spring just does not pass; away from the target it is kept.
  package init(from: Double, to target: Double, velocity: Double) {
    self.from = from
    self.target = target
    let left = target - from
    let limit = Self.omega * abs(left)
    let v = velocity.isFinite ? velocity : 0
    if v * left >= 0 {
      self.velocity = left == 0 ? 0 : min(max(v, -limit), limit)
    } else {
      self.velocity = v
    }
  }
  /// Where it is after `t` seconds, and how fast.
  package func state(_ t: Double) -> (value: Double, velocity: Double) {
    let s = spring.sample(t), delta = from - target
    return (target + s.a * delta + s.b * velocity, s.da * delta + s.db * velocity)
  }
  /// The longest that it may take, in seconds.
  package static let longest = 0.6
}
