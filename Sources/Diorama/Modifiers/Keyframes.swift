import Foundation

/// One stretch of a track: a value over its own time.
nonisolated struct KeyframeStretch<V: VectorArithmetic> {
  /// Seconds.
  let duration: Double
  let end: V
  /// The value and its velocity, seconds after the start of the stretch.
  let at: (Double) -> (value: V, velocity: V)
}
/// What a keyframe has to know of those around it.
nonisolated struct KeyframeSituation<V: VectorArithmetic> {
  let value: V
  let velocity: V
  /// Of a smooth curve through this keyframe; nil where it is not between two smooth ones.
  let tangent: V?
}

/// A keyframe, or several, of one value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  var _keyframes: [_Keyframe<Value>] { get }
}
/// One keyframe, as tracks keep it.
public struct _Keyframe<Value: Animatable> {
  typealias Data = Value.AnimatableData
  let target: Data
  let duration: Double
  /// It is a stretch of a smooth curve, which the next may go on with.
  let isSmooth: Bool
  let stretch: (KeyframeSituation<Data>) -> KeyframeStretch<Data>
}

/// Goes on to a value evenly, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// - Parameter duration: seconds; 0 and less arrive at once.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    let target = to.animatableData, duration = max(duration, 0)
    _keyframes = [
      _Keyframe(target: target, duration: duration, isSmooth: false) { s in
        let way = target - s.value
        return KeyframeStretch(duration: duration, end: target) { t in
          if duration == 0 { return (target, .zero) }
          let p = min(max(t / duration, 0), 1)
          return (
            s.value + way.scaled(by: timingCurve.value(at: p)),
            way.scaled(by: timingCurve.velocity(at: p) / duration)
          )
        }
      }
    ]
  }
}
/// Goes on to a value by a spring, which is left where it is when the time is over.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// - Parameters:
  ///   - duration: seconds; nil lasts until the spring has settled.
  ///   - startVelocity: per second; nil keeps that of the keyframe before.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    let target = to.animatableData
    let duration = max(duration ?? spring.settlingDuration, 0)
    _keyframes = [
      _Keyframe(target: target, duration: duration, isSmooth: false) { s in
        let velocity = startVelocity?.animatableData ?? s.velocity, way = target - s.value
        func at(_ t: Double) -> (Value.AnimatableData, Value.AnimatableData) {
          (
            s.value + spring.value(target: way, initialVelocity: velocity, time: t),
            spring.velocity(target: way, initialVelocity: velocity, time: t)
          )
        }
        return KeyframeStretch(duration: duration, end: at(duration).0, at: at)
      }
    ]
  }
}
/// Goes on to a value along a cubic curve. Without velocities, keyframes in a row make one smooth
/// curve: the slope at each is that from the one before to the one after (Catmull and Rom), and 0 at
/// the last; the first goes on as fast as what was before.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  /// - Parameter duration: seconds; 0 and less arrive at once.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    let target = to.animatableData, d = max(duration, 0)
    _keyframes = [
      _Keyframe(target: target, duration: d, isSmooth: true) { s in
        let v0 = startVelocity?.animatableData ?? s.velocity
        let v1 = endVelocity?.animatableData ?? s.tangent ?? .zero, way = target - s.value
        return KeyframeStretch(duration: d, end: target) { t in
          if d == 0 { return (target, .zero) }
          let p = min(max(t / d, 0), 1)
          // Hermite's form, from 0 to `way`.
          let value =
            way.scaled(by: p * p * (3 - 2 * p)) + v0.scaled(by: d * p * (1 - p) * (1 - p))
            + v1.scaled(by: d * p * p * (p - 1))
          let velocity =
            way.scaled(by: 6 * p * (1 - p) / d) + v0.scaled(by: (1 - p) * (1 - 3 * p))
            + v1.scaled(by: p * (3 * p - 2))
          return (s.value + value, velocity)
        }
      }
    ]
  }
}
/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
  public init(_ to: Value) {
    let target = to.animatableData
    _keyframes = [
      _Keyframe(target: target, duration: 0, isSmooth: false) { _ in
        KeyframeStretch(duration: 0, end: target) { _ in (target, .zero) }
      }
    ]
  }
}

/// Several keyframes, one after the other.
public struct _KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public let _keyframes: [_Keyframe<Value>]
}
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframe: K
  ) -> _KeyframeSequence<Value> where K.Value == Value {
    _KeyframeSequence(_keyframes: keyframe._keyframes)
  }
  public static func buildBlock(
    _ parts: _KeyframeSequence<Value>...
  ) -> _KeyframeSequence<Value> { buildArray(parts) }
  public static func buildArray(
    _ parts: [_KeyframeSequence<Value>]
  ) -> _KeyframeSequence<Value> {
    _KeyframeSequence(_keyframes: parts.flatMap(\._keyframes))
  }
  public static func buildEither(
    first: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { first }
  public static func buildEither(
    second: _KeyframeSequence<Value>
  ) -> _KeyframeSequence<Value> { second }
  public static func buildOptional(
    _ part: _KeyframeSequence<Value>?
  ) -> _KeyframeSequence<Value> { part ?? _KeyframeSequence(_keyframes: []) }
}

/// Tracks of keyframes, which run at the same time.
public protocol Keyframes<Value> {
  associatedtype Value
  var _tracks: [_KeyframeTrack<Value>] { get }
}
/// One track, as timelines keep it.
public struct _KeyframeTrack<Root> {
  /// For where it begins: how long it lasts, and what it writes at a time.
  let begin: (Root) -> _KeyframeMotion<Root>
}
/// One track on its way from a value.
struct _KeyframeMotion<Root> {
  /// Seconds.
  let duration: Double
  /// Writes the value at a time, or what it changes by in a second.
  let write: (inout Root, Double) -> Void
  let writeVelocity: (inout Root, Double) -> Void
}
/// Keyframes of one property, or of the whole value, one after the other.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
  public let _tracks: [_KeyframeTrack<Root>]
  private init(_ path: WritableKeyPath<Root, Value>, of content: Content) {
    let keyframes = content._keyframes
    _tracks = [
      _KeyframeTrack { root in
        let start = root[keyPath: path]
        let curve = KeyframeCurve(from: start.animatableData, keyframes)
        func written(_ data: Value.AnimatableData, _ root: inout Root) {
          var value = start
          value.animatableData = data
          root[keyPath: path] = value
        }
        return _KeyframeMotion(
          duration: curve.duration, write: { written(curve.value(at: $1), &$0) },
          writeVelocity: { written(curve.velocity(at: $1), &$0) })
      }
    ]
  }
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) { self.init(keyPath, of: content()) }
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    self.init(\.self, of: content())
  }
}
/// Several tracks.
public struct _KeyframeTracks<Value>: Keyframes {
  public let _tracks: [_KeyframeTrack<Value>]
}
@resultBuilder public struct KeyframesBuilder<Value> {
  public static func buildExpression<K: Keyframes>(
    _ tracks: K
  ) -> _KeyframeTracks<Value> where K.Value == Value { _KeyframeTracks(_tracks: tracks._tracks) }
  /// A keyframe by itself is one of a track of the whole value.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ keyframe: K
  ) -> _KeyframeSequence<Value> where K.Value == Value, Value: Animatable {
    _KeyframeSequence(_keyframes: keyframe._keyframes)
  }
  public static func buildBlock(_ parts: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
    _KeyframeTracks(_tracks: parts.flatMap(\._tracks))
  }
  public static func buildBlock(
    _ parts: _KeyframeSequence<Value>...
  ) -> _KeyframeTracks<Value> where Value: Animatable {
    let all = _KeyframeSequence<Value>(_keyframes: parts.flatMap(\._keyframes))
    return _KeyframeTracks(_tracks: KeyframeTrack<Value, Value, _>(content: { all })._tracks)
  }
}

/// A value through all keyframes of one track.
nonisolated struct KeyframeCurve<V: VectorArithmetic> {
  private var stretches: [(start: Double, stretch: KeyframeStretch<V>)] = []
  private(set) var duration = 0.0
  private let first: V

  init<Value: Animatable>(
    from first: V, _ keyframes: [_Keyframe<Value>]
  ) where Value.AnimatableData == V {
    self.first = first
    var value = first, velocity = V.zero
    for (i, k) in keyframes.enumerated() {
      var tangent: V?
      if k.isSmooth, i + 1 < keyframes.count, keyframes[i + 1].isSmooth {
        let time = k.duration + keyframes[i + 1].duration
        if time > 0 { tangent = (keyframes[i + 1].target - value).scaled(by: 1 / time) }
      }
      let s = k.stretch(KeyframeSituation(value: value, velocity: velocity, tangent: tangent))
      stretches.append((duration, s))
      value = s.end
      velocity = s.at(s.duration).velocity
      duration += s.duration
    }
  }
  /// Holds the last value after the end.
  func value(at time: Double) -> V {
    guard let i = stretches.lastIndex(where: { $0.start <= time }) else { return first }
    let (start, s) = stretches[i]
    return time - start >= s.duration ? s.end : s.at(time - start).value
  }
  /// Per second; nothing moves after the end.
  func velocity(at time: Double) -> V {
    guard let (start, s) = stretches.last(where: { $0.start <= time }) else { return .zero }
    return time - start >= s.duration ? .zero : s.at(time - start).velocity
  }
}

/// A value that goes through keyframes, to be asked for at any time.
public struct KeyframeTimeline<Value> {
  /// Seconds: that of the longest track.
  public let duration: TimeInterval
  private let initial: Value
  private let tracks: [_KeyframeMotion<Value>]
  public init<Content: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    self.init(initialValue, content())
  }
  init<Content: Keyframes>(_ initialValue: Value, _ content: Content)
  where Content.Value == Value {
    initial = initialValue
    tracks = content._tracks.map { $0.begin(initialValue) }
    duration = tracks.map(\.duration).max() ?? 0
  }
  /// The value seconds after the start; before it the first, after the end the last.
  public func value(time: Double) -> Value {
    var value = initial
    if time < 0 { return value }
    for track in tracks { track.write(&value, time) }
    return value
  }
  /// The value at a part of the duration, from 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
extension KeyframeTimeline where Value: Animatable {
  /// What the value changes by in a second, seconds after the start; before it and after the end
  /// nothing moves.
  public func velocity(time: Double) -> Value {
    var velocity = initial
    velocity.animatableData = .zero
    if time < 0 { return velocity }
    for track in tracks { track.writeVelocity(&velocity, time) }
    return velocity
  }
  /// The same at a part of the duration, from 0 to 1.
  public func velocity(progress: Double) -> Value { velocity(time: progress * duration) }
}
