import Foundation

/// How a change of values is shown over time, as a function of one's own.
///
/// Differs: `animate` is asked for a way of one unit, in steps of a sixtieth of a second from the start
/// to the frame, and all that moves goes that part of its way; so its result has to grow with the value
/// that it is given. `shouldMerge` is asked once, of the default animation.
nonisolated public protocol CustomAnimation: Hashable {
  /// How far it has gone on a way that leads from zero to `value`.
  /// - Parameter time: seconds from the start.
  /// - Returns: nil when it has ended.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
  /// How fast it goes, a second; nil where nobody knows, which is the default.
  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?
  /// Whether it takes over what moves already, rather than to add to it, which is the default.
  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}
extension CustomAnimation {
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }
  public func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// What an animation keeps from one step to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
/// The name of something that an animation keeps.
public protocol AnimationStateKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
/// What an animation is given for a step.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Kept to the next step.
  public var state = AnimationState<Value>()
  /// Set once it counts as complete; otherwise it does when it has ended.
  public var isLogicallyComplete = false
  package init() {}
  /// The same with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var new = AnimationContext<T>()
    new.state = state
    new.isLogicallyComplete = isLogicallyComplete
    return new
  }
}

extension Animation {
  public init<A: CustomAnimation>(_ base: A) { self.init(.custom(CustomCurve(base))) }
  /// How far it has gone on a way that leads from zero to `value`; nil when it has ended.
  public func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    let s = curve.sample(max(time, 0))
    if time >= curve.duration { context.isLogicallyComplete = true }
    let isThere = !curve.isTimed && time > 0 && abs(s.a) < 1e-3 && abs(s.da) < 1e-2
    return s.isOver || isThere ? nil : value.scaled(by: 1 - s.a)
  }
  /// How fast it goes, a second.
  public func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    let s = curve.sample(max(time, 0))
    return s.isOver ? nil : value.scaled(by: -s.da)
  }
}

/// An animation of the user's on a way of one unit.
package struct CustomCurve: Hashable, @unchecked Sendable {
  private struct Step {
    var value: Double
    var velocity: Double
  }
  private static let step = 1.0 / 60
  /// Seconds after which nobody waits for its end.
  private static let longest = 60.0
  private let base: AnyHashable
  private let at: (Double) -> Step?
  /// Seconds until it counts as complete.
  let duration: Double
  let merges: Bool

  init<A: CustomAnimation>(_ animation: A) {
    base = AnyHashable(animation)
    at = { Self.walk(animation, to: $0) }
    var context = AnimationContext<Double>()
    var time = 0.0
    while time < Self.longest, !context.isLogicallyComplete,
      animation.animate(value: 1, time: time, context: &context) != nil
    { time += Self.step }
    duration = time
    var fresh = AnimationContext<Double>()
    merges = animation.shouldMerge(previous: .default, value: 1.0, time: 0, context: &fresh)
  }
  /// What it has kept depends on all steps before, so they are gone through anew.
  private static func walk<A: CustomAnimation>(_ animation: A, to end: Double) -> Step? {
    var context = AnimationContext<Double>()
    var last = 0.0, time = 0.0
    while time < end - 1e-6 {
      guard let value = animation.animate(value: 1.0, time: time, context: &context) else {
        return nil
      }
      last = value
      time += step
    }
    guard let value = animation.animate(value: 1.0, time: end, context: &context) else {
      return nil
    }
    let given = animation.velocity(value: 1.0, time: end, context: context)
    let passed = end - (time - step)
    return Step(
      value: value, velocity: given ?? (end > 0 && passed > 0 ? (value - last) / passed : 0))
  }
  func sample(_ time: Double) -> CurveSample {
    guard let s = at(max(time, 0)) else { return CurveSample(isOver: true) }
    return CurveSample(a: 1 - s.value, da: -s.velocity)
  }
  package static func == (a: Self, b: Self) -> Bool { a.base == b.base }
  package func hash(into hasher: inout Hasher) { hasher.combine(base) }
}
