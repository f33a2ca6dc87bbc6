import Foundation

/// How a view comes and goes: what it is like when it is not quite there.
public struct AnyTransition: @unchecked Sendable {
  /// For a size: how the view differs when it is not there.
  struct Kind {
    var insertion: (CGSize, LayoutDirection) -> TransitionEffect
    var removal: (CGSize, LayoutDirection) -> TransitionEffect
    var insertionAnimation: Animation?
    var removalAnimation: Animation?
    /// What is put around the view, the innermost first.
    var bodies: [TransitionBody] = []
    init(
      insertion: @escaping (CGSize, LayoutDirection) -> TransitionEffect,
      removal: @escaping (CGSize, LayoutDirection) -> TransitionEffect
    ) {
      self.insertion = insertion
      self.removal = removal
    }
    init(_ both: @escaping (CGSize, LayoutDirection) -> TransitionEffect) {
      self.init(insertion: both, removal: both)
    }
  }
  let kind: Kind
  init(_ kind: Kind) { self.kind = kind }

  private static func effect(
    dx: CGFloat = 0, dy: CGFloat = 0, scale: CGFloat = 1, opacity: Double = 1,
    anchor: UnitPoint = .center, blur: CGFloat = 0
  ) -> TransitionEffect {
    TransitionEffect(lanes: SIMD4(dx, dy, scale, opacity), anchor: anchor, blur: blur)
  }

  /// A transition of one's own.
  public init<T: Transition>(_ transition: T) {
    if let known = transition as? any KnownTransition {
      self = known.erased
      return
    }
    nonisolated(unsafe) let transition = transition
    self.init(hasMotion: MainActor.assumeIsolated { T.properties.hasMotion }) { content, phase in
      AnyView(transition.body(content: PlaceholderContentView(content: content), phase: phase))
    }
  }
  private init(
    hasMotion: Bool, _ wrap: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView
  ) {
    var k = Kind { _, _ in Self.effect() }
    k.bodies = [TransitionBody(hasMotion: hasMotion, wrap: wrap)]
    self.init(k)
  }
  /// With one modifier when the view is not there, and with another when it is.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    nonisolated(unsafe) let active = active, identity = identity
    return AnyTransition(hasMotion: true) { content, phase in
      AnyView(content.modifier(phase.isIdentity ? identity : active))
    }
  }
  /// The view is there, or not, at once.
  public static let identity = AnyTransition(Kind { _, _ in effect() })
  public static let opacity = AnyTransition(Kind { _, _ in effect(opacity: 0) })
  public static var scale: AnyTransition { scale(scale: 0) }
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(Kind { _, _ in effect(scale: max(scale, 1e-5), anchor: anchor) })
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(Kind { _, _ in effect(dx: offset.width, dy: offset.height) })
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }
  private static func away(
    _ edge: Edge, _ size: CGSize, _ direction: LayoutDirection
  ) -> (CGFloat, CGFloat) {
    let sign: CGFloat = direction == .rightToLeft ? -1 : 1
    switch edge {
    case .top: return (0, -size.height)
    case .bottom: return (0, size.height)
    case .leading: return (-size.width * sign, 0)
    case .trailing: return (size.width * sign, 0)
    }
  }
  /// In from an edge, and out over the same one, by the view's own size.
  public static func move(edge: Edge) -> AnyTransition {
    AnyTransition(
      Kind { size, direction in
        let (dx, dy) = away(edge, size, direction)
        return effect(dx: dx, dy: dy)
      })
  }
  /// In from the leading edge, out over the trailing one.
  public static var slide: AnyTransition {
    asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
  }
  /// In from an edge, out over the opposite one, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    let opposite: Edge =
      switch edge {
      case .top: .bottom
      case .bottom: .top
      case .leading: .trailing
      case .trailing: .leading
      }
    return asymmetric(insertion: move(edge: edge), removal: move(edge: opposite))
      .combined(with: .opacity)
  }
  static func blurReplace(scale: CGFloat) -> AnyTransition {
    AnyTransition(Kind { _, _ in effect(scale: scale, opacity: 0, blur: 8) })
  }
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var k = Kind(insertion: insertion.kind.insertion, removal: removal.kind.removal)
    k.insertionAnimation = insertion.kind.insertionAnimation
    k.removalAnimation = removal.kind.removalAnimation
    k.bodies =
      insertion.kind.bodies.map { $0.except(.didDisappear) }
      + removal.kind.bodies.map { $0.except(.willAppear) }
    return AnyTransition(k)
  }
  /// Both at once.
  ///
  /// Differs: of two scales with different anchors, the second's anchor counts.
  public func combined(with other: AnyTransition) -> AnyTransition {
    func sum(_ a: TransitionEffect, _ b: TransitionEffect) -> TransitionEffect {
      TransitionEffect(
        lanes: SIMD4(
          a.lanes.x + b.lanes.x, a.lanes.y + b.lanes.y, a.lanes.z * b.lanes.z,
          a.lanes.w * b.lanes.w),
        anchor: b.lanes.z != 1 ? b.anchor : a.anchor, blur: max(a.blur, b.blur))
    }
    let a = kind, b = other.kind
    var k = Kind(
      insertion: { sum(a.insertion($0, $1), b.insertion($0, $1)) },
      removal: { sum(a.removal($0, $1), b.removal($0, $1)) })
    k.insertionAnimation = b.insertionAnimation ?? a.insertionAnimation
    k.removalAnimation = b.removalAnimation ?? a.removalAnimation
    k.bodies = a.bodies + b.bodies
    return AnyTransition(k)
  }
  /// The transition with an animation of its own, also in changes that are not animated otherwise.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var k = kind
    k.insertionAnimation = animation
    k.removalAnimation = animation
    return AnyTransition(k)
  }
}

/// What a transition puts around a view.
struct TransitionBody {
  /// Something moves in it.
  let hasMotion: Bool
  let wrap: @MainActor (AnyView, TransitionPhase) -> AnyView
  /// The same, with nothing to be seen of one phase.
  func except(_ other: TransitionPhase) -> TransitionBody {
    TransitionBody(hasMotion: hasMotion) { wrap($0, $1 == other ? .identity : $1) }
  }
}
extension AnyTransition.Kind {
  /// A view as it is in a phase.
  @MainActor func shown<V: View>(_ content: V, _ phase: TransitionPhase) -> some View {
    bodies.reduce(AnyView(content)) { $1.wrap($0, phase) }
      .modifier(AwayModifier(kind: self, phase: phase))
  }
}
/// Shows on a layer of its own how a view differs when it is not there.
nonisolated struct AwayModifier: ElementModifier {
  let kind: AnyTransition.Kind
  let phase: TransitionPhase
  static var layerEffect: LayerEffect? { LayerEffect.none }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {
    let direction = environment.layoutDirection
    let effect =
      switch phase {
      case .willAppear: kind.insertion(layer.size, direction)
      case .identity: TransitionEffect()
      case .didDisappear: kind.removal(layer.size, direction)
      }
    if !effect.isIdentity { layer.setTransition(anchor: effect.anchor, blur: effect.blur) }
    stage.set(layer, .transition, effect.lanes)
  }
  @MainActor func change(from old: Self) -> (layout: Bool, layer: Bool) {
    (false, phase != old.phase)
  }
}
