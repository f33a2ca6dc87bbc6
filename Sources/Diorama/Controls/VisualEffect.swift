import Foundation

/// Changes how a view looks, and nothing of its layout.
public protocol VisualEffect {
  /// The effects one after the other, the first one innermost.
  var _effects: _VisualEffects { get }
}
/// Effects as the toolkit keeps them.
public struct _VisualEffects {
  var all: [any EffectModifier] = []
}
/// Nothing yet: what `visualEffect` hands to its closure.
public struct EmptyVisualEffect: VisualEffect, Sendable {
  public init() {}
  public var _effects: _VisualEffects { _VisualEffects() }
}
private struct VisualEffects: VisualEffect {
  let _effects: _VisualEffects
}
extension VisualEffect {
  private func with(_ effect: some EffectModifier) -> VisualEffects {
    VisualEffects(_effects: _VisualEffects(all: _effects.all + [effect]))
  }
  public func opacity(_ opacity: Double) -> some VisualEffect {
    with(OpacityEffect(opacity: opacity))
  }
  public func offset(_ offset: CGSize) -> some VisualEffect { with(OffsetEffect(offset: offset)) }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    with(ScaleEffect(scale: scale, anchor: anchor))
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    with(RotationEffect(angle: angle, anchor: anchor))
  }
  /// Turns the view in space, as the modifier of views does.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    with(
      Rotation3DEffect(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    with(TransformEffect(transform: transform))
  }
  public func projectionEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    with(ProjectionEffect(transform: transform))
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    with(BlurEffect(radius: radius))
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    with(BrightnessEffect(amount: amount))
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    with(ContrastEffect(amount: amount))
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    with(SaturationEffect(amount: amount))
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    with(GrayscaleEffect(amount: amount))
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    with(HueRotationEffect(amount: angle.radians))
  }
}

nonisolated struct VisualEffectModifier: PassModifier {
  let effect: (GeometryProxy) -> _VisualEffects
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    VisualEffectNode(view, context)
  }
}

@MainActor
final class VisualEffectNode<C: View>:
  ShellNode<ModifiedContent<C, VisualEffectModifier>, C, VisualEffectShell>, GeometryObserver
{
  private let environment: EnvironmentBox
  private var isObserving = false
  override init(_ view: ModifiedContent<C, VisualEffectModifier>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> VisualEffectShell {
    let shell = VisualEffectShell(self, child)
    shell.effects = { [unowned self, unowned shell] in effects(of: shell) }
    return shell
  }
  private func effects(of shell: VisualEffectShell) -> [ShownEffect] {
    shell.seen = SeenPlaces()
    if !isObserving {
      isObserving = true
      graph.add(self)
    }
    let proxy = GeometryProxy(node: shell, size: shell.frame.size)
    return observing {
      let all = view.modifier.effect(proxy)
      let values = EnvironmentValues(environment)
      return all.all.map { ShownEffect($0, values) }
    }
  }
  override func set(_ new: ModifiedContent<C, VisualEffectModifier>) {
    view = new
    content.set(new.content)
    evaluate()
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    forEachShell { if $0.isPlaced { $0.update(.current) } }
  }
  func hasMoved() -> Bool {
    var moved = false
    forEachShell { if $0.isPlaced, $0.hasMoved() { moved = true } }
    return moved
  }
}

/// An effect and the numbers that its layer shows.
struct ShownEffect {
  var effect: LayerEffect
  var a: SIMD4<Double>
  var b: SIMD4<Double>
  var c: SIMD4<Double>

  @MainActor init(_ modifier: any EffectModifier, _ values: EnvironmentValues) {
    effect = type(of: modifier).effect
    let (a, b) = modifier.lanes(values)
    self.a = a.finite
    self.b = b.finite
    c = modifier.thirdLanes.finite
  }
  /// Part of the way to another of the same kind.
  func mixed(with other: ShownEffect, by t: Double) -> ShownEffect {
    var m = self
    m.a += (other.a - a) * t
    m.b += (other.b - b) * t
    m.c += (other.c - c) * t
    return m
  }
}

/// An element in layers that show its effects.
@MainActor final class VisualEffectShell: WrapperElement, GeometrySource {
  var effects: () -> [ShownEffect] = { [] }
  /// Numbers that the effects have been made of.
  var state: [Double] = []
  /// What the effects have been made for.
  var seen = SeenPlaces()
  /// One for each effect, the outermost first.
  private var chain: [Layer] = []
  init(_ owner: _Node, _ child: Element) {
    super.init(owner, child, layer: Layer("visual effect"))
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    update(transaction)
    for l in chain {
      l.layoutOrigin = host.layoutOrigin
      l.pixelOrigin = host.pixelOrigin
      l.set(.frame, SIMD4(0, 0, host.size.width, host.size.height), system.motion, transaction)
      l.isFresh = false
    }
    let innermost = chain.last ?? host
    child.place(
      CGRect(origin: .zero, size: frame.size), proposal, in: innermost, at: base)
    for (outer, inner) in zip([host] + chain, chain) { outer.setBelow([inner]) }
    innermost.setBelow([child.topLayer])
  }
  /// Shows the effects for the place that the element has now.
  func update(_ transaction: Transaction) {
    let new = Array(effects().reversed())
    if chain.map(\.effect) != new.map(\.effect) {
      for l in chain { l.stopAll(system.motion) }
      chain = new.map { Layer("visual effect", effect: $0.effect) }
      if isPlaced { invalidate() }
    }
    for (l, shown) in zip(chain, new) {
      l.set(.a, shown.a, system.motion, transaction)
      l.set(.b, shown.b, system.motion, transaction)
      l.set(.c, shown.c, system.motion, transaction)
    }
  }
  func frame(in space: CoordinateSpace) -> CGRect {
    seen.frame(of: self, in: space)
  }
  func bounds(of space: CoordinateSpace) -> CGRect? { seen.bounds(around: self, of: space) }
  func safeAreaInsets() -> EdgeInsets { seen.safeArea(around: self).insets(direction) }
  func frame(of view: AnchoredView) -> AnchoredFrame { seen.frame(of: view, around: self) }
  func hasMoved() -> Bool { seen.differ(from: self) }
  override func disappear() {
    super.disappear()
    for l in chain { l.isFresh = true }
  }
}

extension View {
  /// Changes how the view looks by its size and place, without a say in layout: `effect` is called
  /// again whenever what it has read of the place has changed.
  nonisolated public func visualEffect<E: VisualEffect>(
    _ effect: @escaping (EmptyVisualEffect, GeometryProxy) -> E
  ) -> some View {
    modifier(VisualEffectModifier { effect(EmptyVisualEffect(), $0)._effects })
  }
}
