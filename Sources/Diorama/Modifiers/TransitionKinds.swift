import Foundation

nonisolated public struct OpacityTransition: KnownTransition {
  public init() {}
  public static let properties = TransitionProperties(hasMotion: false)
  var erased: AnyTransition { .opacity }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}
/// The view is there, or not, at once.
nonisolated public struct IdentityTransition: KnownTransition {
  public init() {}
  public static let properties = TransitionProperties(hasMotion: false)
  var erased: AnyTransition { .identity }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
nonisolated public struct ScaleTransition: KnownTransition {
  /// Of a view that is not there; 1 is its own size.
  public var scale: Double
  public var anchor: UnitPoint
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
  var erased: AnyTransition { .scale(scale: scale, anchor: anchor) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}
nonisolated public struct OffsetTransition: KnownTransition {
  /// Points.
  public var offset: CGSize
  public init(_ offset: CGSize) { self.offset = offset }
  var erased: AnyTransition { .offset(offset) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}
/// In from an edge, and out over the same one, by the view's own size.
nonisolated public struct MoveTransition: KnownTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  var erased: AnyTransition { .move(edge: edge) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.kind.shown(content, phase)
  }
}
/// In from the leading edge, out over the trailing one.
nonisolated public struct SlideTransition: KnownTransition {
  public init() {}
  var erased: AnyTransition { .slide }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.kind.shown(content, phase)
  }
}
/// In from an edge, out over the opposite one, fading.
nonisolated public struct PushTransition: KnownTransition {
  public var edge: Edge
  public init(edge: Edge) { self.edge = edge }
  var erased: AnyTransition { .push(from: edge) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.kind.shown(content, phase)
  }
}
/// Fades, blurred and a little smaller.
nonisolated public struct BlurReplaceTransition: KnownTransition {
  public struct Configuration: Equatable, Sendable {
    let scale: CGFloat
    /// The view that comes grows from below its size, and the one that goes shrinks.
    public static let downUp = Configuration(scale: 0.8)
    /// From above its size.
    public static let upUp = Configuration(scale: 1.2)
  }
  public var configuration: Configuration
  public init(configuration: Configuration) { self.configuration = configuration }
  var erased: AnyTransition { .blurReplace(scale: configuration.scale) }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.kind.shown(content, phase)
  }
}
/// A symbol appears and disappears by an effect of its own, in the effect's own time.
///
/// Differs: the view as a whole comes and goes as its symbols would.
nonisolated public struct SymbolEffectTransition: KnownTransition {
  private let effect: SymbolEffectConfiguration
  private let options: SymbolEffectOptions
  /// - Parameters:
  ///   - effect: `.automatic`, `.appear` or `.disappear`; with `.down` the view shrinks as it comes.
  ///   - options: how fast; a transition runs once, however often it is to be repeated.
  public init<T: SymbolEffect & TransitionSymbolEffect>(
    effect: T, options: SymbolEffectOptions = .default
  ) {
    self.effect = effect.configuration
    self.options = options
  }
  var erased: AnyTransition {
    .scale(scale: effect.direction == .down ? 1.3 : 0.7).combined(with: .opacity)
      .animation(.easeInOut(duration: 0.3 / options.speed))
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.kind.shown(content, phase)
  }
}
/// One way in and another out.
nonisolated public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>:
  KnownTransition
{
  public var insertion: Insertion
  public var removal: Removal
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
  var erased: AnyTransition {
    .asymmetric(insertion: AnyTransition(insertion), removal: AnyTransition(removal))
  }
  @MainActor public func body(content: Content, phase: TransitionPhase) -> some View {
    erased.kind.shown(content, phase)
  }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// From nothing.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
    ScaleTransition(scale, anchor: anchor)
  }
}
extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> OffsetTransition { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> PushTransition { PushTransition(edge: edge) }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: SymbolEffectTransition { symbolEffect(.automatic) }
  public static func symbolEffect<T: SymbolEffect & TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> SymbolEffectTransition {
    SymbolEffectTransition(effect: effect, options: options)
  }
}
extension Transition {
  public static func asymmetric<T1: Transition, T2: Transition>(
    insertion: T1, removal: T2
  ) -> Self where Self == AsymmetricTransition<T1, T2> {
    AsymmetricTransition(insertion: insertion, removal: removal)
  }
}
