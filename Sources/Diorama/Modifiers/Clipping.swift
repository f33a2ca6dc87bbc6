import Foundation

/// Cuts off what lies outside of a shape. Hits are not cut off.
nonisolated struct ClipModifier<S: Shape>: PassModifier {
  let shape: S
  let style: FillStyle
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ClipNode(view, context)
  }
}

@MainActor
final class ClipNode<C: View, S: Shape>:
  ShellNode<ModifiedContent<C, ClipModifier<S>>, C, WrapperElement>
{
  private let environment: EnvironmentBox
  private var runner: Runner<S.AnimatableData>?
  override init(_ view: ModifiedContent<C, ClipModifier<S>>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> WrapperElement {
    let s = WrapperElement(self, child, layer: Layer("clip", effect: .clip))
    s.direction = layoutDirection(environment)
    show(view.modifier.shape, on: s)
    return s
  }
  private func show(_ shape: S, on s: WrapperElement) {
    let isEvenOdd = view.modifier.style.isEOFilled
    let isMirrored =
      s.direction == .rightToLeft && shape.layoutDirectionBehavior == .mirrors
    let outline = shape.outline(on: s.layer!, environment)
    let figure: (CGSize) -> Path = { size in
      let path = outline(size)
      return isMirrored ? path.mirrored(in: size.width) : path
    }
    let shown = s.layer!.presented(.frame)
    s.layer!.clip(
      to: figure(CGSize(width: shown.z, height: shown.w)), evenOdd: isEvenOdd,
      figureForSize: figure)
  }
  override func set(_ new: ModifiedContent<C, ClipModifier<S>>) {
    let old = view.modifier.shape.animatableData
    view = new
    let data = new.modifier.shape.animatableData
    if S.AnimatableData.self != EmptyAnimatableData.self {
      if runner == nil, data != old {
        runner = Runner(old, label: "\(S.self)") { [unowned self] data in show(data) }
      }
      if let runner, runner.change(to: data, .current, graph.motion) {
        show(runner.presented)
        content.set(new.content)
        return
      }
    }
    forEachShell { show(new.modifier.shape, on: $0) }
    content.set(new.content)
  }
  /// The direction of layout has changed.
  override func evaluate() {
    isDirty = false
    epoch += 1
    forEachShell {
      $0.direction = layoutDirection(environment)
      show(view.modifier.shape, on: $0)
    }
  }
  private func show(_ data: S.AnimatableData) {
    var shape = view.modifier.shape
    shape.animatableData = data
    forEachShell { show(shape, on: $0) }
  }
  override func willDie() { runner?.stop(graph.motion) }
}

extension View {
  /// Cuts the view to a shape. What is added later is not cut.
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(ClipModifier(shape: shape, style: style))
  }
  /// Cuts the view to its frame.
  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle())
  }
  /// Cuts the view to its frame with round corners. `radius` in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius))
  }
  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(SecondaryModifier(secondary: mask, alignment: .center, role: .mask))
  }
  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(SecondaryModifier(secondary: mask(), alignment: alignment, role: .mask))
  }
}
