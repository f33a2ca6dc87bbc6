import Foundation

/// Runs an action when what is made of a view's geometry has changed.
nonisolated struct GeometryChangeModifier<T: Equatable>: PassModifier {
  let value: (GeometryProxy) -> T
  let action: (T, T) -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    GeometryChangeNode(view, context)
  }
}
@MainActor
final class GeometryChangeNode<C: View, T: Equatable>:
  ShellNode<ModifiedContent<C, GeometryChangeModifier<T>>, C, GeometryChangeShell<T>>,
  GeometryObserver
{
  private var isObserving = false
  override init(_ view: ModifiedContent<C, GeometryChangeModifier<T>>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> GeometryChangeShell<T> {
    let shell = GeometryChangeShell<T>(self, child, layer: nil)
    shell.resized = { [unowned self, unowned shell] in
      if !isObserving {
        isObserving = true
        graph.add(self)
      }
      tellSoon(shell)
    }
    return shell
  }
  private func tellSoon(_ shell: GeometryChangeShell<T>) {
    if shell.isDue { return }
    shell.isDue = true
    graph.afterUpdate { [weak self, weak shell] in
      guard let self, let shell else { return }
      shell.isDue = false
      if isAlive, shell.isAlive, shell.isPlaced { tell(shell) }
    }
  }
  private func tell(_ shell: GeometryChangeShell<T>) {
    shell.seen = SeenPlaces()
    let proxy = GeometryProxy(node: shell, size: shell.frame.size)
    let new = observing { view.modifier.value(proxy) }
    let old = shell.last ?? new, isFirst = shell.last == nil
    shell.last = new
    if isFirst || old != new { view.modifier.action(old, new) }
  }
  override func set(_ new: ModifiedContent<C, GeometryChangeModifier<T>>) {
    view = new
    content.set(new.content)
    evaluate()
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    forEachShell { if $0.isPlaced { tellSoon($0) } }
  }
  func hasMoved() -> Bool {
    var moved = false
    forEachShell { if $0.isPlaced, !$0.isDue, $0.hasMoved() { moved = true } }
    return moved
  }
}
@MainActor final class GeometryChangeShell<T>: WrapperElement, GeometrySource {
  var resized: () -> Void = {}
  var seen = SeenPlaces()
  var last: T?
  var isDue = false
  override func placeContent(in host: Layer, at base: CGPoint) {
    super.placeContent(in: host, at: base)
    resized()
  }
  func frame(in space: CoordinateSpace) -> CGRect {
    seen.frame(of: self, in: space)
  }
  func bounds(of space: CoordinateSpace) -> CGRect? { seen.bounds(around: self, of: space) }
  func safeAreaInsets() -> EdgeInsets { seen.safeArea(around: self).insets(direction) }
  func frame(of view: AnchoredView) -> AnchoredFrame { seen.frame(of: view, around: self) }
  func hasMoved() -> Bool { seen.differ(from: self) }
}

extension View {
  /// Runs `action` with what `transform` makes of the view's geometry: at first, and whenever it has
  /// changed. What the action writes is seen in the same frame.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { _, new in action(new) })
  }
  /// The same with the value before; at first both are the same.
  nonisolated public func onGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
