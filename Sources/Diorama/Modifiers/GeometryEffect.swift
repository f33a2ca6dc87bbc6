import Foundation

/// Shows and hits a view elsewhere than layout put it, as a function of its size. Its
/// `animatableData` moves in an animated change, and the transform is asked for in every frame.
///
/// Differs: the size is that of layout, also while it is shown on its way to another.
nonisolated public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
  /// - Parameter size: points.
  func effectValue(size: CGSize) -> ProjectionTransform
  static var _isIgnoredByLayout: Bool { get }
}
extension GeometryEffect {
  public static var _isIgnoredByLayout: Bool { false }
  /// The same effect, but only in what is drawn: frames that geometry readers and anchors tell, and
  /// the places that are hit, are as if there were none.
  public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
    _IgnoredByLayoutEffect(base: self)
  }
  @MainActor public static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    GeometryEffectNode(view, context)
  }
  @MainActor public static func _count(_ content: Int?) -> Int? { content }
}

/// An effect that changes only what is drawn.
nonisolated public struct _IgnoredByLayoutEffect<Base: GeometryEffect>: GeometryEffect {
  public var base: Base
  public static var _isIgnoredByLayout: Bool { true }
  public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
  public var animatableData: Base.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
extension _IgnoredByLayoutEffect: Equatable where Base: Equatable {}
extension _IgnoredByLayoutEffect: Sendable where Base: Sendable {}

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
    let s = GeometryEffectShell(self, child, layer: Layer("\(M.self)", effect: .projection))
    if M._isIgnoredByLayout { s.layer!.isOnlySeen = true }
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
    let t = effect.effectValue(size: s.frame.size), layer = s.layer!
    for (property, row) in zip([.a, .b, .c] as [Layer.Property], t.lanes) {
      layer.set(property, row, graph.motion, Transaction())
    }
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
