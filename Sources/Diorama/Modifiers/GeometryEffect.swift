import Foundation

/// A projection of the plane: a row (x, y, 1) times the matrix.
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
  /// The identity.
  public init() {}
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }
  public var isIdentity: Bool { self == ProjectionTransform() }
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
  /// This transform, then another.
  public func concatenating(_ r: ProjectionTransform) -> ProjectionTransform {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
      (
        x * r.m11 + y * r.m21 + z * r.m31, x * r.m12 + y * r.m22 + z * r.m32,
        x * r.m13 + y * r.m23 + z * r.m33
      )
    }
    var p = ProjectionTransform()
    (p.m11, p.m12, p.m13) = row(m11, m12, m13)
    (p.m21, p.m22, p.m23) = row(m21, m22, m23)
    (p.m31, p.m32, p.m33) = row(m31, m32, m33)
    return p
  }
  /// The part that keeps lines parallel.
  var affine: CGAffineTransform {
    let k = m33 == 0 ? 1 : 1 / m33
    return CGAffineTransform(
      a: m11 * k, b: m12 * k, c: m21 * k, d: m22 * k, tx: m31 * k, ty: m32 * k)
  }
}

/// Shows and hits a view elsewhere than layout put it, as a function of its size. Its
/// `animatableData` moves in an animated change, and the transform is asked for in every frame.
///
/// Differs: there is no perspective; of a transform that is not affine, the affine part is shown.
/// The size is that of layout, also while it is shown on its way to another.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// - Parameter size: points.
  func effectValue(size: CGSize) -> ProjectionTransform
}
extension GeometryEffect {
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    GeometryEffectNode(view, context)
  }
  @MainActor public static func _count(_ content: Int?) -> Int? { content }
}

@MainActor
final class GeometryEffectNode<C: View, M: GeometryEffect>:
  ShellNode<ModifiedContent<C, M>, C, GeometryEffectShell>
{
  private var runner: Runner<M.AnimatableData>!

  override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    super.init(view, context)
    runner = Runner(view.modifier.animatableData, label: "\(M.self)") { [unowned self] _ in
      forEachShell(show)
    }
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> GeometryEffectShell {
    let s = GeometryEffectShell(self, child, layer: Layer("\(M.self)", effect: .affine))
    s.onPlace = { [unowned self] in show($0) }
    return s
  }
  override func set(_ new: ModifiedContent<C, M>) {
    view = new
    _ = runner.change(to: new.modifier.animatableData, .current, graph.motion)
    forEachShell(show)
    content.set(new.content)
  }
  private func show(_ s: GeometryEffectShell) {
    var effect = view.modifier
    if runner.isRunning { effect.animatableData = runner.presented }
    let t = effect.effectValue(size: s.frame.size).affine, layer = s.layer!
    layer.set(.a, SIMD4(t.a, t.b, t.c, t.d), graph.motion, Transaction())
    layer.set(.b, SIMD4(t.tx, t.ty, 0, 0), graph.motion, Transaction())
  }
  override func willDie() { runner.stop(graph.motion) }
}
@MainActor final class GeometryEffectShell: WrapperElement {
  var onPlace: (GeometryEffectShell) -> Void = { _ in }
  override func placeContent(in host: Layer, at base: CGPoint) {
    super.placeContent(in: host, at: base)
    onPlace(self)
  }
}

/// A modifier whose `animatableData` moves in an animated change: its body is made anew in every
/// frame. `ViewModifier` and `Animatable` together are the same.
nonisolated public protocol AnimatableModifier: Animatable, ViewModifier {}

extension View {
  /// Differs: there is no perspective; of a transform that is not affine, the affine part is shown.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
  }
}
