import Foundation

/// Where a view is on its way through a scroll view.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// It is going out, or coming in, at the top or the leading edge.
  case topLeading
  /// It is seen.
  case identity
  /// It is going out, or coming in, at the bottom or the trailing edge.
  case bottomTrailing
  public var isIdentity: Bool { self == .identity }
  /// −1, 0 or 1.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes through a scroll transition.
public struct ScrollTransitionConfiguration {
  enum Kind {
    case identity
    case animated(Animation)
    case interactive(UnitCurve)
  }
  var kind: Kind
  var limit: Threshold

  /// When a view counts as seen.
  public struct Threshold: Sendable {
    // Where the near edge of a view that comes in at the end stands when it counts as seen: so many
    // of the container's lengths, less so many of its own, less points.
    var container = 1.0
    var own = 1.0
    var inset = 0.0

    /// All of it is seen.
    public static let visible = Threshold()
    /// Nothing of it is hidden any more but all of it: it touches the edge.
    public static let hidden = Threshold(own: 0)
    /// It is in the middle.
    public static let centered = Threshold(container: 0.5, own: 0.5)
    /// A part of it is seen, from 0 to 1.
    public static func visible(_ amount: Double) -> Threshold { Threshold(own: amount) }
    /// Between this one, at 0, and another, at 1.
    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * amount }
      return Threshold(
        container: mix(container, other.container), own: mix(own, other.own),
        inset: mix(inset, other.inset))
    }
    /// So many points farther in.
    public func inset(by distance: Double) -> Threshold {
      Threshold(container: container, own: own, inset: inset + distance)
    }
  }

  /// It changes with the position, all the time.
  public static let interactive = interactive(timingCurve: .linear)
  public static func interactive(timingCurve: UnitCurve = .linear) -> Self {
    Self(kind: .interactive(timingCurve), limit: .visible)
  }
  /// It changes with an animation when it crosses the threshold.
  public static let animated = animated(.default)
  public static func animated(_ animation: Animation = .default) -> Self {
    Self(kind: .animated(animation), limit: .visible)
  }
  /// Nothing changes.
  public static let identity = Self(kind: .identity, limit: .visible)

  /// The same with an animation.
  public func animation(_ animation: Animation) -> Self {
    Self(kind: .animated(animation), limit: limit)
  }
  /// The same with another threshold. Default `visible`.
  public func threshold(_ threshold: Threshold) -> Self { Self(kind: kind, limit: threshold) }
}
extension ScrollTransitionConfiguration: Sendable {}
extension ScrollTransitionConfiguration.Kind: Sendable {}

extension ScrollTransitionConfiguration {
  /// How far a view is from being seen at the end of a container, from 0 to 1. `start` is where it
  /// begins, `length` how long it is, `room` how long the container is.
  package func distance(start: Double, length: Double, room: Double) -> Double {
    let far = room
    let near = room * limit.container - min(length, room) * limit.own - limit.inset
    if start >= far { return 1 }
    if start <= near { return 0 }
    return (start - near) / (far - near)
  }
  /// The phase of a view and how much it counts.
  func state(
    start: Double, length: Double, room: Double
  ) -> (phase: ScrollTransitionPhase, amount: Double) {
    let after = distance(start: start, length: length, room: room)
    let before = distance(start: room - start - length, length: length, room: room)
    let amount = max(after, before)
    if amount <= 0 { return (.identity, 0) }
    let phase: ScrollTransitionPhase = after >= before ? .bottomTrailing : .topLeading
    switch kind {
    case .identity: return (.identity, 0)
    case .animated: return (phase, 1)
    case .interactive(let curve): return (phase, curve.value(at: amount))
    }
  }
}

/// How a view looks on its way through the scroll view around.
nonisolated struct ScrollTransitionModifier: PassModifier {
  let leading: ScrollTransitionConfiguration
  let trailing: ScrollTransitionConfiguration
  let axis: Axis?
  let effect: (ScrollTransitionPhase) -> _VisualEffects
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollTransitionNode(view, context)
  }
}

@MainActor
final class ScrollTransitionNode<C: View>:
  ShellNode<ModifiedContent<C, ScrollTransitionModifier>, C, VisualEffectShell>, GeometryObserver
{
  private let environment: EnvironmentBox
  private var shown: [ObjectIdentifier: ScrollTransitionPhase] = [:]
  override init(_ view: ModifiedContent<C, ScrollTransitionModifier>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    put(view.content, context)
    graph.add(self)
  }
  override func makeShell(_ child: Element) -> VisualEffectShell {
    let shell = VisualEffectShell(self, child)
    shell.effects = { [unowned self, unowned shell] in effects(of: shell) }
    return shell
  }
  override func dropped(_ shell: VisualEffectShell) { shown[ObjectIdentifier(shell)] = nil }
  private func axis(of scroller: ScrollElement) -> Axis { view.modifier.axis ?? scroller.mainAxis }
  private func state(
    of shell: VisualEffectShell
  ) -> (phase: ScrollTransitionPhase, amount: Double, animation: Animation?) {
    let around = view.modifier.axis.map { shell.scrollerAround(along: $0) }
    guard let scroller = around ?? shell.nearestScroller else {
      return (.identity, 0, nil)
    }
    let axis = axis(of: scroller), seen = scroller.seen
    let r = scroller.contentFrame(CGRect(origin: .zero, size: shell.frame.size), in: shell)
    let start = r.origin[axis] - seen.origin[axis]
    let (length, room) = (r.size[axis], seen.size[axis])
    let m = view.modifier
    // The side it is nearer to.
    let configuration = start + length / 2 < room / 2 ? m.leading : m.trailing
    let s = configuration.state(start: start, length: length, room: room)
    if case .animated(let animation) = configuration.kind { return (s.phase, s.amount, animation) }
    return (s.phase, s.amount, nil)
  }
  private func effects(in phase: ScrollTransitionPhase) -> [ShownEffect] {
    return observing {
      let all = view.modifier.effect(phase)
      let values = EnvironmentValues(environment)
      return all.all.map { ShownEffect($0, values) }
    }
  }
  private func effects(of shell: VisualEffectShell) -> [ShownEffect] {
    let (phase, amount, _) = state(of: shell)
    shell.state = [Double(phase.value), amount]
    let there = effects(in: phase)
    if amount >= 1 || phase.isIdentity { return there }
    let here = effects(in: .identity)
    guard here.map(\.effect) == there.map(\.effect) else { return amount > 0.5 ? there : here }
    return zip(here, there).map { $0.mixed(with: $1, by: amount) }
  }
  override func set(_ new: ModifiedContent<C, ScrollTransitionModifier>) {
    view = new
    content.set(new.content)
    evaluate()
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    forEachShell { shell in
      guard shell.isPlaced else { return }
      let animation = state(of: shell).animation
      // What the position changes is not part of somebody's transaction.
      shell.update(animation.map { Transaction(animation: $0) } ?? .current)
    }
  }
  func hasMoved() -> Bool {
    var moved = false
    forEachShell { shell in
      guard shell.isPlaced else { return }
      let (phase, amount, _) = state(of: shell)
      if shell.state != [Double(phase.value), amount] { moved = true }
    }
    return moved
  }
}

extension View {
  /// Changes how the view looks while it comes into the scroll view around and goes out of it.
  /// - Parameters:
  ///   - configuration: default is `interactive`.
  ///   - axis: nil is the scroll view's.
  nonisolated public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }
  /// The same in two ways, one for each side.
  nonisolated public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      ScrollTransitionModifier(
        leading: topLeading, trailing: bottomTrailing, axis: axis,
        effect: { transition(EmptyVisualEffect(), $0)._effects }))
  }
}
