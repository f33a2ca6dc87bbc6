import Foundation

/// Runs actions when a view comes and goes.
nonisolated struct AppearanceModifier: ElementModifier {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  @MainActor func appeared(_ shell: Element) {
    if let onAppear { shell.system.appeared.append((shell.owner.depth, onAppear)) }
  }
  @MainActor func disappeared(_ shell: Element) {
    if let onDisappear, let node = shell.owner as? _Node { node.graph.afterUpdate(onDisappear) }
  }
}

/// Runs an action when a value has changed.
nonisolated struct ChangeModifier<Value: Equatable>: PassModifier {
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ChangeNode(view, context)
  }
}
@MainActor
final class ChangeNode<C: View, Value: Equatable>:
  PassNode<ModifiedContent<C, ChangeModifier<Value>>, C>
{
  override init(_ view: ModifiedContent<C, ChangeModifier<Value>>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
    let m = view.modifier
    if m.isInitial { graph.afterUpdate { m.action(m.value, m.value) } }
  }
  override func set(_ new: ModifiedContent<C, ChangeModifier<Value>>) {
    let old = view.modifier.value
    view = new
    if new.modifier.value != old {
      let m = new.modifier
      graph.afterUpdate { m.action(old, m.value) }
    }
    content.set(new.content)
  }
}
/// The old form calls the action of the view before the change, with what it had captured.
nonisolated struct OldChangeModifier<Value: Equatable>: PassModifier {
  let value: Value
  let action: (Value) -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    OldChangeNode(view, context)
  }
}
@MainActor
final class OldChangeNode<C: View, Value: Equatable>:
  PassNode<ModifiedContent<C, OldChangeModifier<Value>>, C>
{
  override init(_ view: ModifiedContent<C, OldChangeModifier<Value>>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func set(_ new: ModifiedContent<C, OldChangeModifier<Value>>) {
    let old = view.modifier
    view = new
    if new.modifier.value != old.value {
      let value = new.modifier.value
      graph.afterUpdate { old.action(value) }
    }
    content.set(new.content)
  }
}

/// Runs a task while a view is seen: while one is, of several.
nonisolated struct TaskModifier<ID: Equatable>: PassModifier {
  let id: ID
  let priority: TaskPriority
  let action: @Sendable () async -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    TaskNode(view, context)
  }
}
@MainActor
final class TaskNode<C: View, ID: Equatable>:
  ShellNode<ModifiedContent<C, TaskModifier<ID>>, C, PresenceShell>
{
  private var task: Task<Void, Never>?
  private var present: Set<ObjectIdentifier> = []
  override init(_ view: ModifiedContent<C, TaskModifier<ID>>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> PresenceShell {
    let shell = PresenceShell(self, child, layer: nil)
    shell.changed = { [unowned self, unowned shell] in follow(shell, isThere: $0) }
    return shell
  }
  override func dropped(_ shell: PresenceShell) { follow(shell, isThere: false) }
  private func follow(_ shell: PresenceShell, isThere: Bool) {
    let wasSeen = !present.isEmpty
    if isThere {
      present.insert(ObjectIdentifier(shell))
    } else {
      present.remove(ObjectIdentifier(shell))
    }
    if present.isEmpty == wasSeen { graph.afterUpdate { [weak self] in self?.turn() } }
  }
  /// The views have come, or have all gone.
  private func turn() {
    if present.isEmpty {
      task?.cancel()
      task = nil
    } else if task == nil {
      start()
    }
  }
  private func start() {
    if !isAlive || present.isEmpty { return }
    task?.cancel()
    let action = view.modifier.action
    task = Task(priority: view.modifier.priority) { await action() }
  }
  override func set(_ new: ModifiedContent<C, TaskModifier<ID>>) {
    let isSame = new.modifier.id == view.modifier.id
    view = new
    if !isSame { graph.afterUpdate { [weak self] in self?.start() } }
    content.set(new.content)
  }
  override func willDie() { task?.cancel() }
}
/// Tells when what is in it is seen, and when it has gone.
@MainActor final class PresenceShell: WrapperElement {
  var changed: (Bool) -> Void = { _ in }
  override func appear() {
    super.appear()
    changed(true)
  }
  override func disappear() {
    super.disappear()
    changed(false)
  }
}

extension View {
  /// Runs before the view is first seen; children before their parents.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onAppear: action))
  }
  /// Runs once the view has gone, after its transition.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(onDisappear: action))
  }
  /// Runs after an update in which `value` has changed, outside of the change's transaction.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial, action: action))
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(OldChangeModifier(value: value, action: action))
  }
  /// Runs while the view is there; cancelled when it goes.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: 0, priority: priority, action: action))
  }
  /// Runs while the view is there; begins again when `id` changes.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    modifier(TaskModifier(id: value, priority: priority, action: action))
  }
}
