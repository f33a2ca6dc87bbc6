import Foundation

nonisolated struct Rotation3DEffect: EffectModifier {
  let angle: Angle
  let axis: SIMD3<Double>
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat
  init(
    angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
    perspective: CGFloat
  ) {
    self.angle = angle
    self.axis = SIMD3(axis.x, axis.y, axis.z)
    self.anchor = anchor
    self.anchorZ = anchorZ
    self.perspective = perspective
  }
  static var effect: LayerEffect { .turn }
  func lanes(_: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    (
      SIMD4(angle.radians, axis.x, axis.y, axis.z),
      SIMD4(anchor.x, anchor.y, anchorZ, perspective)
    )
  }
}
nonisolated struct ProjectionEffect: EffectModifier {
  let transform: ProjectionTransform
  static var effect: LayerEffect { .projection }
  func lanes(_: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    (transform.lanes[0], transform.lanes[1])
  }
  var thirdLanes: SIMD4<Double> { transform.lanes[2] }
}
extension ProjectionTransform {
  /// The rows, as a layer takes them.
  var lanes: [SIMD4<Double>] {
    [SIMD4(m11, m12, m13, 0), SIMD4(m21, m22, m23, 0), SIMD4(m31, m32, m33, 0)]
  }
}

extension View {
  /// Turns the view in space about an axis through the anchor, and shows it as the eye sees it from
  /// the longer side of the view away. Its back is seen mirrored; what is beside the eye is not seen.
  /// It is hit where it is seen, and stays where it is in layout.
  ///
  /// - Parameters:
  ///   - angle: clockwise for one at whom the axis points. x runs right, y down, z towards the eye.
  ///   - axis: of any length; without one, nothing turns.
  ///   - anchorZ: points from the view's plane towards the eye.
  ///   - perspective: how many times nearer the eye is; 0 is no perspective at all.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  /// Shows and hits the view elsewhere, in perspective if the transform has one; its place in layout
  /// stays.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionEffect(transform: transform))
  }
}
