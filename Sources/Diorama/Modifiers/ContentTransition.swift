import Foundation

/// How a text or a picture becomes another, where an animation is in force.
public struct ContentTransition: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case identity, opacity, interpolate
    case numeric(countsDown: Bool)
    case value(Double)
    case symbol
  }
  let kind: Kind
  /// At once.
  public static let identity = ContentTransition(kind: .identity)
  /// The old fades out while the new fades in.
  public static let opacity = ContentTransition(kind: .opacity)
  /// Differs: as `.opacity`; colours and sizes of what stays the same move in any case.
  public static let interpolate = ContentTransition(kind: .interpolate)
  /// A symbol gives way to another: the old one shrinks away while the new one grows.
  ///
  /// Differs: symbols have one layer, which goes and comes as a whole.
  public static let symbolEffect = ContentTransition(kind: .symbol)
  /// As `.symbolEffect`. Differs: `effect` and `options` make no difference.
  public static func symbolEffect<T: ContentTransitionSymbolEffect & SymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> ContentTransition { .symbolEffect }
  /// Characters that change roll: upwards, or downwards where the number counts down.
  ///
  /// Differs: they fade and do not blur on the way.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(kind: .numeric(countsDown: countsDown))
  }
  /// Characters that change roll: upwards where `value` has grown, downwards where it is less.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(kind: .value(value))
  }
}

private enum ContentTransitionKey: EnvironmentKey {
  static var defaultValue: ContentTransition { .identity }
}
extension EnvironmentValues {
  /// How texts and pictures become others.
  ///
  /// Differs: `.identity` where none is set.
  public var contentTransition: ContentTransition {
    get { self[ContentTransitionKey.self] }
    set { self[ContentTransitionKey.self] = newValue }
  }
}
extension View {
  /// How the texts and pictures in this view become others, where the change has an animation.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View {
    environment(\.contentTransition, transition)
  }
}

extension ContentTransition {
  /// How parts go and come; nil is at once.
  /// - Parameters:
  ///   - last: the transition in force before.
  ///   - height: of a line.
  func manner(
    after last: ContentTransition?, height: CGFloat, reducesMotion: Bool
  ) -> Exchange.Manner? {
    let isUpward: Bool
    switch kind {
    case .identity: return nil
    case .opacity, .interpolate: return Exchange.Manner()
    case .symbol:
      if reducesMotion { return Exchange.Manner() }
      return Exchange.Manner(goes: SIMD4(0, 0, 0.5, 0), comes: SIMD4(0, 0, 0.5, 0))
    case .numeric(let countsDown): isUpward = !countsDown
    case .value(let value):
      if case .value(let before)? = last?.kind {
        isUpward = value >= before
      } else {
        isUpward = true
      }
    }
    if reducesMotion { return Exchange.Manner() }
    let way = Double(height) * (isUpward ? -0.6 : 0.6)
    return Exchange.Manner(goes: SIMD4(0, way, 0.6, 0), comes: SIMD4(0, -way, 0.6, 0))
  }
  var isNumeric: Bool {
    switch kind {
    case .numeric, .value: true
    default: false
    }
  }

  /// Keys for the characters of a text and of the one before: the same at the beginning as far as
  /// words agree, then counted from the end, as the digits of numbers are.
  static func keys(_ old: [Character], _ new: [Character]) -> ([Int], [Int]) {
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start], !old[start].isNumber {
      start += 1
    }
    var oldKeys = Array(0..<old.count), newKeys = Array(0..<new.count)
    for i in start..<max(new.count, start) {
      let place = new.count - i, j = old.count - place
      let isSame = j >= start && old.indices.contains(j) && old[j] == new[i]
      newKeys[i] = isSame ? 10_000 + place : 20_000 + place
    }
    for j in start..<max(old.count, start) { oldKeys[j] = 10_000 + old.count - j }
    return (oldKeys, newKeys)
  }
}
