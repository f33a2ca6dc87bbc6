import Foundation

/// Shows the view mirrored where lines run from right to left.
nonisolated struct FlipEffect: EffectModifier {
  let isEnabled: Bool
  static var effect: LayerEffect { .scale }
  func lanes(_ environment: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    let flips = isEnabled && environment.layoutDirection == .rightToLeft
    return (SIMD4(flips ? -1 : 1, 1, 0.5, 0.5), .zero)
  }
}
/// What is in it moves with it as one.
nonisolated struct GeometryGroupModifier: ElementModifier, Equatable {
  static var layerEffect: LayerEffect? { .unit }
}

extension View {
  /// Shows the view mirrored where lines run from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(FlipEffect(isEnabled: enabled))
  }
  /// Whether the view is shown mirrored where lines run from right to left.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    modifier(FlipEffect(isEnabled: behavior == .mirrors))
  }
  /// Moves the view as one: what comes into it while it moves comes in beside the rest, and moves with
  /// it. Without, a view that comes is at its place at once.
  nonisolated public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
