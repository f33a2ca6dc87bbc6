import Foundation

/// How a change of values is shown over time.
///
/// Springs merge: one that starts on a value that is already moving takes over its position and its
/// velocity. Timed curves and `interpolatingSpring` add: what runs goes on, and the new change runs
/// on top of it. Any animation takes over from a repeating one.
public struct Animation: Hashable, Sendable {
  package let curve: Curve
  package init(_ curve: Curve) { self.curve = curve }

  /// A spring of 0.5 s without bounce.
  public static let `default` = Animation(
    .spring(Spring(duration: 0.5, bounce: 0), velocity: 0, merges: true))

  // MARK: timed curves

  /// 0.35 s.
  public static var linear: Animation { linear(duration: 0.35) }
  /// 0.35 s.
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  /// 0.35 s.
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  /// 0.35 s.
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  /// A cubic Bézier curve through (0, 0), the two control points and (1, 1). A duration of 0 or less
  /// arrives at once.
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.timed(curve, duration: duration.isNaN ? 0 : duration))
  }

  // MARK: springs

  /// Differs: `blendDuration` is kept for comparison only; a changed response takes effect at once.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    merging(Spring(response: response, dampingRatio: dampingFraction))
  }
  /// Differs: `blendDuration` is kept for comparison only; a changed response takes effect at once.
  @_disfavoredOverload public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    merging(Spring(duration: duration, bounce: bounce))
  }
  /// `spring(response: 0.5, dampingFraction: 0.825)`.
  public static var spring: Animation { spring(response: 0.5) }
  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    merging(spring)
  }
  /// A stiffer spring, for what follows the hand.
  ///
  /// Differs: `blendDuration` is kept for comparison only; a changed response takes effect at once.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    merging(Spring(response: response, dampingRatio: dampingFraction))
  }
  @_disfavoredOverload public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    merging(Spring(duration: duration, bounce: 0.15 + extraBounce))
  }
  /// `interactiveSpring(response: 0.15, dampingFraction: 0.86)`.
  public static var interactiveSpring: Animation { interactiveSpring(response: 0.15) }

  /// `initialVelocity` is in distances per second.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    adding(
      Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
      initialVelocity)
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    adding(Spring(duration: duration, bounce: bounce), initialVelocity)
  }
  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation {
    adding(spring, initialVelocity)
  }
  public static var interpolatingSpring: Animation { interpolatingSpring(duration: 0.5) }

  public static var smooth: Animation { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    merging(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static var snappy: Animation { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    merging(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static var bouncy: Animation { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    merging(.bouncy(duration: duration, extraBounce: extraBounce))
  }

  private static func merging(_ spring: Spring) -> Animation {
    Animation(.spring(spring, velocity: 0, merges: true))
  }
  private static func adding(_ spring: Spring, _ velocity: Double) -> Animation {
    Animation(.spring(spring, velocity: velocity, merges: false))
  }

  // MARK: wrapping

  /// Starts `delay` seconds later; a negative delay starts in the middle.
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(curve, delay)) }
  /// Runs `speed` times as fast; 0 and less stand still.
  public func speed(_ speed: Double) -> Animation { Animation(.sped(curve, speed)) }
  /// Runs `repeatCount` times, every other time backwards if `autoreverses`; at least once.
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, repeatCount, autoreverses: autoreverses))
  }
  /// Runs until another animation, or a change without one, takes the value over.
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(curve, nil, autoreverses: autoreverses))
  }
  /// Counts as complete `duration` seconds after its start.
  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.completing(curve, after: duration))
  }
}

extension Animation: CustomStringConvertible {
  public var description: String { "\(curve)" }
}

/// When an animation's completion is called.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  let isLogical: Bool
  /// When the value has arrived, as far as one can see: a spring may still quiver.
  public static let logicallyComplete = AnimationCompletionCriteria(isLogical: true)
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(isLogical: false)
}
