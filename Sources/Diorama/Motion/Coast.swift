import Foundation

/// What content does on one axis after it has been let go: it slows down, and comes back if that
/// leads beyond an end.
struct Coast {
  private let from: Double
  private let deceleration: Deceleration
  /// When an end is reached, and the spring from there.
  private var hit: (time: Double, bound: Double, spring: Spring, velocity: Double, delta: Double)?
  private(set) var duration: Double

  init(
    from: CGFloat, velocity: Double, in range: ClosedRange<CGFloat>,
    rate: Double = Deceleration.normalRate
  ) {
    self.from = from
    deceleration = Deceleration(velocity: velocity, rate: rate)
    duration = deceleration.duration
    let spring = Spring(omega: Settle.omega, zeta: 1)
    let bound = min(max(from, range.lowerBound), range.upperBound)
    if bound != from {
      hit = (0, Double(bound), spring, velocity, Double(from - bound))
      duration = Settle.longest
      return
    }
    let end = from + deceleration.distance(duration)
    let limit = min(max(end, range.lowerBound), range.upperBound)
    if limit == end || velocity == 0 { return }
    // The time at which the limit is passed, by bisection.
    var lo = 0.0, hi = duration
    for _ in 0..<50 {
      let mid = (lo + hi) / 2
      let passed = abs(deceleration.distance(mid)) > abs(limit - from)
      if passed { hi = mid } else { lo = mid }
    }
    hit = (lo, Double(limit), spring, deceleration.velocity(lo), 0)
    duration = lo + Settle.longest
  }
  func value(_ t: Double) -> CGFloat {
    if let hit, t >= hit.time {
      if t >= duration { return hit.bound }
      let s = hit.spring.sample(t - hit.time)
      return hit.bound + s.a * hit.delta + s.b * hit.velocity
    }
    return from + deceleration.distance(min(t, duration))
  }
}

/// What content does on one axis on its way to a place that has been decided on.
struct Glide {
  private let from: Double
  private let target: Double
  /// How fast what is left shrinks, when the content just slows down to the place.
  private let rate: Double?
  private let settle: Settle
  /// Seconds.
  let duration: Double

  /// Content that would come to rest farther than the place, or nearly there, slows down to it and
  /// keeps its speed at first; other content is taken by the spring of a released page.
  init(from: CGFloat, to target: CGFloat, velocity: Double) {
    self.from = Double(from)
    self.target = Double(target)
    settle = Settle(from: self.from, to: self.target, velocity: velocity)
    let left = self.target - self.from
    let rate = left == 0 ? 0 : velocity / left
    // 2 is what free content has; a place nearby is not to take that long.
    if rate >= (abs(left) > 300 ? 1.9 : 6), rate <= Settle.omega, abs(left) > 1 {
      self.rate = rate
      duration = log(abs(left) / 0.25) / rate
    } else {
      self.rate = nil
      duration = left == 0 && velocity == 0 ? 0 : Settle.longest
    }
  }
  func value(_ t: Double) -> CGFloat {
    if t >= duration - 1e-9 { return target }
    if let rate { return target + (from - target) * exp(-rate * t) }
    return settle.state(t).value
  }
}
