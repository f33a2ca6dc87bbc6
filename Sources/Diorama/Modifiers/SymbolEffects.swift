import Foundation

/// How a symbol moves.
///
/// Differs: symbols have one layer. So layers do not move one after the other; `.byLayer` and
/// `.wholeSymbol` are the same.
public protocol SymbolEffect {
  var configuration: SymbolEffectConfiguration { get }
}
/// An effect with which a symbol gives way to another.
public protocol ContentTransitionSymbolEffect {}
/// An effect that runs once when something happens.
public protocol DiscreteSymbolEffect {}
/// An effect that lasts for as long as something holds.
public protocol IndefiniteSymbolEffect {}
/// An effect with which a symbol comes and goes.
public protocol TransitionSymbolEffect {}

/// What an effect is.
public struct SymbolEffectConfiguration: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, bounce, pulse, variableColor, scale, appear, disappear, replace, wiggle, rotate
    case breathe
  }
  enum Direction: Hashable, Sendable {
    case none, up, down, left, right, clockwise, counterClockwise
  }
  var kind: Kind
  var direction = Direction.none
  /// Radians to the right of which it wiggles, clockwise; nil where the direction says which way.
  var angle: Double?
  /// It fades out and in again, where the effect has another form.
  var isPlain = false
  func turned(_ direction: Direction) -> Self {
    var c = self
    c.direction = direction
    c.angle = nil
    return c
  }
}

/// How often an effect runs, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
  var speed = 1.0
  /// Nil: as often as the effect does of itself; infinity never ends.
  var count: Double?
  /// Seconds between two runs.
  var pause = 0.0

  public static let `default` = SymbolEffectOptions()
  public static let repeating = SymbolEffectOptions(count: .infinity)
  public static let nonRepeating = SymbolEffectOptions(count: 1)
  public static func speed(_ speed: Double) -> Self { `default`.speed(speed) }
  public static func `repeat`(_ count: Int?) -> Self { `default`.repeat(count) }
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { `default`.repeat(behavior) }
  public var repeating: Self { with { $0.count = .infinity } }
  public var nonRepeating: Self { with { $0.count = 1 } }
  /// Times as fast; not above 0 is 1.
  public func speed(_ speed: Double) -> Self { with { $0.speed = speed > 0 ? speed : 1 } }
  /// Nil never ends.
  public func `repeat`(_ count: Int?) -> Self {
    with { $0.count = count.map { Double(max($0, 1)) } ?? .infinity }
  }
  public func `repeat`(_ behavior: RepeatBehavior) -> Self {
    with {
      $0.count = behavior.count
      $0.pause = behavior.pause
    }
  }
  private func with(_ change: (inout Self) -> Void) -> Self {
    var o = self
    change(&o)
    return o
  }

  /// Whether runs follow each other at once, or with pauses.
  public struct RepeatBehavior: Hashable, Sendable {
    var count: Double
    var pause: Double
    /// Differs: as without a pause.
    public static let continuous = RepeatBehavior(count: .infinity, pause: 0)
    public static let periodic = RepeatBehavior.periodic()
    /// - Parameter delay: seconds between two runs; default 0.5.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior(
        count: count.map { Double(max($0, 1)) } ?? .infinity, pause: max(delay ?? 0.5, 0))
    }
  }
}

public struct AutomaticSymbolEffect: SymbolEffect, TransitionSymbolEffect,
  ContentTransitionSymbolEffect
{
  public let configuration = SymbolEffectConfiguration(kind: .automatic)
}
/// It grows, swings back and comes to rest.
public struct BounceSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .bounce)
  private func turned(_ direction: SymbolEffectConfiguration.Direction) -> Self {
    Self(configuration: configuration.turned(direction))
  }
  public var up: Self { turned(.up) }
  /// It shrinks first.
  public var down: Self { turned(.down) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// It fades to half and back.
public struct PulseSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public let configuration = SymbolEffectConfiguration(kind: .pulse)
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// Differs: the symbol fades as a whole, whatever is said about its layers.
public struct VariableColorSymbolEffect: SymbolEffect, DiscreteSymbolEffect,
  IndefiniteSymbolEffect
{
  public let configuration = SymbolEffectConfiguration(kind: .variableColor)
  public var iterative: Self { self }
  public var cumulative: Self { self }
  public var reversing: Self { self }
  public var nonReversing: Self { self }
  public var hideInactiveLayers: Self { self }
  public var dimInactiveLayers: Self { self }
}
/// It is larger, or smaller, for as long as the effect is active.
public struct ScaleSymbolEffect: SymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .scale)
  public var up: Self { Self(configuration: configuration.turned(.up)) }
  public var down: Self { Self(configuration: configuration.turned(.down)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
public struct AppearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .appear)
  public var up: Self { Self(configuration: configuration.turned(.up)) }
  public var down: Self { Self(configuration: configuration.turned(.down)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// It is not seen for as long as the effect is active; its place stays.
public struct DisappearSymbolEffect: SymbolEffect, IndefiniteSymbolEffect, TransitionSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .disappear)
  public var up: Self { Self(configuration: configuration.turned(.up)) }
  public var down: Self { Self(configuration: configuration.turned(.down)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// One symbol gives way to another: see `ContentTransition.symbolEffect`.
public struct ReplaceSymbolEffect: SymbolEffect, ContentTransitionSymbolEffect {
  public let configuration = SymbolEffectConfiguration(kind: .replace)
  /// Parts that both symbols have stay, and the others are replaced as `fallback` says.
  ///
  /// Differs: symbols have one layer, so that it is always the fallback.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { fallback }
  public static var downUp: Self { Self() }
  public static var upUp: Self { Self() }
  public static var offUp: Self { Self() }
  public var downUp: Self { self }
  public var upUp: Self { self }
  public var offUp: Self { self }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// It goes to and fro.
public struct WiggleSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .wiggle)
  private func turned(_ direction: SymbolEffectConfiguration.Direction) -> Self {
    Self(configuration: configuration.turned(direction))
  }
  public var up: Self { turned(.up) }
  public var down: Self { turned(.down) }
  public var left: Self { turned(.left) }
  public var right: Self { turned(.right) }
  public var forward: Self { turned(.right) }
  public var backward: Self { turned(.left) }
  public var clockwise: Self { turned(.clockwise) }
  public var counterClockwise: Self { turned(.counterClockwise) }
  /// Along a line: 0 is to the right, and angles grow clockwise.
  public func custom(angle: Angle) -> Self {
    var c = configuration.turned(.none)
    c.angle = angle.radians
    return Self(configuration: c)
  }
  /// The same in degrees.
  public func custom(angle: Double) -> Self { custom(angle: .degrees(angle)) }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// It turns round once.
public struct RotateSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .rotate)
  public var clockwise: Self { Self(configuration: configuration.turned(.clockwise)) }
  public var counterClockwise: Self {
    Self(configuration: configuration.turned(.counterClockwise))
  }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}
/// It grows and shrinks, and fades a little meanwhile.
public struct BreatheSymbolEffect: SymbolEffect, DiscreteSymbolEffect, IndefiniteSymbolEffect {
  public private(set) var configuration = SymbolEffectConfiguration(kind: .breathe)
  /// Its size alone changes.
  public var plain: Self {
    var c = configuration
    c.isPlain = true
    return Self(configuration: c)
  }
  public var pulse: Self { Self() }
  public var byLayer: Self { self }
  public var wholeSymbol: Self { self }
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}
extension SymbolEffect where Self == BounceSymbolEffect {
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
