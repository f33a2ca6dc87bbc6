import Foundation

/// Shows content in one phase after the other; each is entered with an animation, when that of the
/// one before is logically complete.
///
/// With a trigger, it goes through all phases and back to the first whenever that changes; without,
/// it goes round for as long as it is there. Going round does not keep a session from being at rest
/// unless pixels change.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: AnyEquatable?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var index = 0
  @State private var run = PhaseRun()

  /// Goes round and round.
  /// - Parameters:
  ///   - phases: at least one.
  ///   - animation: how a phase is entered; nil enters it at once, in the next frame.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), .none, content, animation)
  }
  /// Goes through all phases once whenever `trigger` changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(Array(phases), .some(AnyEquatable(trigger)), content, animation)
  }
  private init(
    _ phases: [Phase], _ trigger: AnyEquatable?, _ content: @escaping (Phase) -> Content,
    _ animation: @escaping (Phase) -> Animation?
  ) {
    precondition(!phases.isEmpty, "a PhaseAnimator needs at least one phase")
    self.phases = phases
    self.trigger = trigger
    self.content = content
    self.animation = animation
  }

  @MainActor public var body: some View {
    content(phases[min(index, phases.count - 1)])
      .onChange(of: trigger) { start() }
      .onAppear { if trigger == nil { start() } }
      .onDisappear { run.number += 1 }
  }
  @MainActor private func start() {
    run.number += 1
    if phases.count > 1 { enter(1, run.number) }
  }
  @MainActor private func enter(_ next: Int, _ number: Int) {
    if number != run.number { return }
    var transaction = Transaction(animation: animation(phases[next]))
    let isLast = trigger != nil && next == 0
    transaction.addAnimationCompletion {
      if !isLast { enter((next + 1) % phases.count, number) }
    }
    if trigger == nil { transaction.goOnForEver() }
    withTransaction(transaction) { index = next }
  }
}
/// Counts the runs, so that what an earlier one has left to do is not done.
@MainActor private final class PhaseRun {
  var number = 0
  nonisolated init() {}
}

/// Any value that can be compared with another of its type.
struct AnyEquatable: Equatable {
  let value: Any
  private let isEqual: (Any) -> Bool
  init<V: Equatable>(_ value: V) {
    self.value = value
    isEqual = { ($0 as? V) == value }
  }
  static func == (a: AnyEquatable, b: AnyEquatable) -> Bool { a.isEqual(b.value) }
}

extension View {
  /// Shows the view in one phase after the other, for as long as it is there.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return AnimatedContent(content: self) { placeholder in
      PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
  }
  /// Shows the view in all phases, and in the first again, whenever `trigger` changes.
  nonisolated public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    let phases = Array(phases)
    return AnimatedContent(content: self) { placeholder in
      PhaseAnimator(
        phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }
  }
}
/// Hands a view on as a place for it.
nonisolated struct AnimatedContent<Content: View, Animator: View>: View {
  let content: Content
  let animator: (PlaceholderContentView<Content>) -> Animator
  @MainActor var body: Animator { animator(PlaceholderContentView(content: AnyView(content))) }
}
