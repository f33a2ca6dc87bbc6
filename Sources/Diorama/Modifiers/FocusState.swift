import Foundation

/// Which of a view's parts has the keyboard. Writing it moves the keyboard there.
///
/// A `Bool` tells whether the view that it is bound to has it, an optional value which one. Where
/// nothing that can have the keyboard is bound to a value that is written, it falls back.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let none: Value
  private var box: FocusBox<Value>?

  public init() where Value == Bool { none = false }
  public init<T: Hashable>() where Value == T? { none = nil }

  public var wrappedValue: Value {
    get { box?.get() ?? none }
    nonmutating set { box?.set(newValue) }
  }
  public var projectedValue: Binding { Binding(none: none, box: box) }

  /// A way to read and move the keyboard from another view.
  @propertyWrapper
  public struct Binding {
    let none: Value
    let box: FocusBox<Value>?
    init(none: Value, box: FocusBox<Value>?) {
      self.none = none
      self.box = box
    }
    public var wrappedValue: Value {
      get { box?.get() ?? none }
      nonmutating set { box?.set(newValue) }
    }
    public var projectedValue: Binding { self }
  }
}
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}
extension FocusState: DynamicSlot {
  static var isOwnState: Bool { true }
  static func _link(
    _ pointer: UnsafeMutableRawPointer, _ slot: inout AnyObject?, _ node: _Node,
    _ context: _NodeContext
  ) {
    let me = pointer.assumingMemoryBound(to: Self.self)
    if slot == nil { slot = FocusBox(none: me.pointee.none, owner: node) }
    me.pointee.box = unsafeDowncast(slot!, to: FocusBox<Value>.self)
  }
}

/// What is behind a `FocusState`: its value, and the layers that stand for values.
nonisolated final class FocusBox<Value: Hashable>: FocusObserver, @unchecked Sendable {
  private struct Target {
    weak var layer: Layer?
    var value: Value
  }
  private let none: Value
  private let state: StateBox<Value>
  private weak var graph: Graph?
  private var targets: [Target] = []
  /// Written, and not yet taken in.
  private var isAsked = false

  @MainActor init(none: Value, owner: _Node) {
    self.none = none
    state = StateBox(none, owner: owner)
    graph = owner.graph
    owner.graph.focus.add(self)
  }
  func get() -> Value { state.get() }
  private var newest: Value { Update.withoutReader { state.get() } }
  func set(_ value: Value) {
    nonisolated(unsafe) let new = value
    if !MainQueue.isCurrent {
      DispatchQueue.main.async { self.set(new) }
      return
    }
    MainActor.assumeIsolated {
      if new == newest { return }
      state.set(new)
      if isAsked { return }
      isAsked = true
      graph?.focus.request { [weak self] in self?.resolve() }
    }
  }
  @MainActor func bind(_ layer: Layer, to value: Value) {
    unbind(layer)
    targets.append(Target(layer: layer, value: value))
  }
  @MainActor func unbind(_ layer: Layer) {
    targets.removeAll { $0.layer == nil || $0.layer === layer }
  }
  /// The keyboard goes to where the value says.
  @MainActor private func resolve() {
    isAsked = false
    guard let focus = graph?.focus else { return }
    nonisolated(unsafe) let value = newest
    if value == none {
      if targets.contains(where: { $0.layer.map(focus.isIn) ?? false }) { focus.focus(nil) }
      return
    }
    let items = targets.filter { $0.value == value }.compactMap(\.layer)
    if items.contains(where: focus.isIn) { return }
    guard let item = items.lazy.compactMap({ focus.first(in: $0) }).first else {
      focusMoved(focus)
      return
    }
    focus.focus(item)
    item.reveal()
  }
  @MainActor func focusMoved(_ focus: FocusSystem) {
    if isAsked { return }
    let new = targets.first { $0.layer.map(focus.isIn) ?? false }?.value ?? none
    if new != newest { withTransaction(Transaction()) { state.set(new) } }
  }
}

/// Ties a value of a `FocusState` to the elements of a view.
nonisolated struct FocusedModifier<Value: Hashable>: PassModifier {
  let box: FocusBox<Value>?
  let value: Value
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    FocusedNode(view, context)
  }
}
@MainActor
final class FocusedNode<C: View, Value: Hashable>:
  ShellNode<ModifiedContent<C, FocusedModifier<Value>>, C, WrapperElement>
{
  override init(
    _ view: ModifiedContent<C, FocusedModifier<Value>>, _ context: _NodeContext
  ) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> WrapperElement {
    let s = WrapperElement(self, child, layer: Layer("focused"))
    view.modifier.box?.bind(s.layer!, to: view.modifier.value)
    return s
  }
  override func set(_ new: ModifiedContent<C, FocusedModifier<Value>>) {
    let old = view.modifier
    view = new
    if old.box !== new.modifier.box || old.value != new.modifier.value {
      forEachShell {
        old.box?.unbind($0.layer!)
        new.modifier.box?.bind($0.layer!, to: new.modifier.value)
      }
      // What has the keyboard may stand for another value now.
      graph.focus.request { [weak graph, box = new.modifier.box] in
        if let graph { box?.focusMoved(graph.focus) }
      }
    }
    content.set(new.content)
  }
  override func dropped(_ shell: WrapperElement) { view.modifier.box?.unbind(shell.layer!) }
}

/// When a default for the keyboard counts.
///
/// Differs: both mean the first appearance alone.
public struct DefaultFocusEvaluationPriority: Sendable {
  public static let automatic = DefaultFocusEvaluationPriority()
  public static let userInitiated = DefaultFocusEvaluationPriority()
}
nonisolated struct DefaultFocusModifier<Value: Hashable>: PassModifier {
  let box: FocusBox<Value>?
  let value: Value
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    let (box, value) = (view.modifier.box, view.modifier.value)
    context.graph.afterUpdate { [unowned(unsafe) graph = context.graph] in
      if graph.focus.current == nil { box?.set(value) }
    }
    return WrapperNode(view, context) { $0.content }
  }
}

extension View {
  /// Ties the condition to whether the view, or one in it, has the keyboard.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(box: condition.box, value: true))
  }
  /// Ties a value to the view: it has the keyboard when the state has the value.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(box: binding.box, value: value))
  }
  /// Where the keyboard is when the view first appears, unless something has it already.
  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocusModifier(box: binding.box, value: value))
  }
}
