import Foundation

/// Where a view is in its coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// Quite there.
  case identity
  /// Gone.
  case didDisappear

  public var isIdentity: Bool { self == .identity }
  /// −1 before it comes, 0 while it is there, 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// What a view's layer is like when the view is not there.
package struct TransitionEffect: Equatable, Sendable {
  /// dx, dy, scale and opacity of a view that is not there; at home nothing differs.
  package var lanes = Layer.atHome
  package var anchor = UnitPoint.center
  /// Points of blur when it is not there.
  package var blur: CGFloat = 0
  package init(
    lanes: SIMD4<Double> = Layer.atHome, anchor: UnitPoint = .center, blur: CGFloat = 0
  ) {
    self.lanes = lanes
    self.anchor = anchor
    self.blur = blur
  }
  static let fade = TransitionEffect(lanes: SIMD4(0, 0, 1, 0))
  /// The same for a person who wants little to move: what would move fades.
  var still: TransitionEffect {
    lanes.x == 0 && lanes.y == 0 && lanes.z == 1 ? self : .fade
  }
  package var isIdentity: Bool { lanes == Layer.atHome && blur == 0 }
}

/// How an element comes and goes.
package protocol TransitionEffects {
  func insertion(_ size: CGSize, _ direction: LayoutDirection) -> TransitionEffect
  func removal(_ size: CGSize, _ direction: LayoutDirection) -> TransitionEffect
  /// An animation of its own instead of the transaction's.
  var insertionAnimation: Animation? { get }
  var removalAnimation: Animation? { get }
  /// Shows the view as it is in a phase; nil where all is done by the effect on its layer.
  var enter: (@MainActor (TransitionPhase, Transaction) -> Void)? { get }
  /// Whether something moves by way of `enter`.
  var entersWithMotion: Bool { get }
}
package enum TransitionTrait: _TraitKey { package typealias Value = any TransitionEffects }
