import Foundation

/// How a view comes and goes: what it is like when it is about to come, there, and gone. What
/// differs between the phases animates with the change in which the view comes or goes.
///
/// Differs: views that come take their places as they are in `.identity`; sizes and paddings that
/// the body gives in `.willAppear` are not animated. The body's `@State` and `@Environment` are not
/// read.
@MainActor @preconcurrency public protocol Transition {
  associatedtype Body: View
  typealias Content = PlaceholderContentView<Self>
  @ViewBuilder @MainActor @preconcurrency func body(
    content: Content, phase: TransitionPhase
  ) -> Body
  /// Whether something moves, true by default; where little shall move, such a transition fades.
  @MainActor @preconcurrency static var properties: TransitionProperties { get }
}
extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
  /// A view as this transition shows it in a phase.
  public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
    body(content: PlaceholderContentView(content: AnyView(content)), phase: phase)
  }
  /// Both at once.
  nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
    BuiltTransition(AnyTransition(self).combined(with: AnyTransition(other)))
  }
  /// The transition with an animation of its own, in changes that are animated at all.
  nonisolated public func animation(_ animation: Animation?) -> some Transition {
    BuiltTransition(AnyTransition(self).animation(animation))
  }
}

/// What is known of a transition beforehand.
public struct TransitionProperties: Sendable {
  /// Something moves.
  public var hasMotion: Bool
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// Stands for the view that a transition is applied to.
nonisolated public struct PlaceholderContentView<Value>: View, ListView {
  public typealias Body = Never
  let content: AnyView
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    WrapperNode(view, context) { $0.content }
  }
  @MainActor public static var _count: Int? { nil }
}

/// A transition that the toolkit knows how to show without its body.
nonisolated protocol KnownTransition: Transition {
  var erased: AnyTransition { get }
}
/// A transition made of others.
nonisolated struct BuiltTransition: KnownTransition {
  let erased: AnyTransition
  init(_ erased: AnyTransition) { self.erased = erased }
  @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
    erased.kind.shown(content, phase)
  }
}

extension View {
  /// How the view comes and goes in an animated change; opacity by default.
  nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
    modifier(TransitionModifier(transition: AnyTransition(transition)))
  }
  /// How the view comes and goes in an animated change; opacity by default.
  nonisolated public func transition(_ t: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: t))
  }
}
