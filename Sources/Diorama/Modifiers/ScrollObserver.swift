import Foundation

/// Somebody around a scroll view who follows what it does. It is handed down, and taken up by the
/// scroll views that it finds, but not by those inside of them.
@MainActor class ScrollObserver {
  unowned(unsafe) let graph: Graph
  private(set) weak var scroller: ScrollElement?
  private var isDue = false
  init(_ graph: Graph) { self.graph = graph }

  /// A scroll view has taken it up. Of several, the last one counts.
  final func attach(_ scroller: ScrollElement) {
    self.scroller = scroller
    attached()
    moved()
  }
  func attached() {}
  /// Something of the geometry has changed, or has been asked for.
  final func moved() {
    if isDue { return }
    isDue = true
    graph.afterUpdate { [weak self] in
      guard let self else { return }
      isDue = false
      if let scroller, scroller.isAlive, scroller.isPlaced { settled(scroller) }
    }
  }
  /// After an update in which something has moved.
  func settled(_ scroller: ScrollElement) {}
  func phaseChanged(_ old: ScrollPhase, _ new: ScrollPhase) {}
  /// A person scrolls.
  func handBegan() {}
  /// A person lets go, and it would come to rest as proposed; nil has nothing against that.
  func released(_ aim: ScrollAim) -> CGPoint? { nil }
}

private struct ScrollObservers: PlaceComparable {
  var all: [ScrollObserver] = []
  func isSame(as other: ScrollObservers) -> Bool {
    all.count == other.all.count && zip(all, other.all).allSatisfy { $0 === $1 }
  }
}
private enum ScrollObserversKey: EnvironmentKey {
  static var defaultValue: ScrollObservers { ScrollObservers() }
}
extension EnvironmentValues {
  var scrollObservers: [ScrollObserver] {
    get { self[ScrollObserversKey.self].all }
    set { self[ScrollObserversKey.self] = ScrollObservers(all: newValue) }
  }
}

/// A modifier that follows the scroll views in its content.
@MainActor protocol ScrollObserverModifier: ViewModifier {
  associatedtype Observer: ScrollObserver
  func makeObserver(_ graph: Graph) -> Observer
  /// The modifier is new; what it reads of bindings, `node` reads.
  func update(_ observer: Observer, _ node: _Node)
}
extension ScrollObserverModifier where Self: PassModifier {
  static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    ScrollObserverNode(view, context)
  }
}
@MainActor
final class ScrollObserverNode<C: View, M: ScrollObserverModifier>:
  PassNode<ModifiedContent<C, M>, C>
{
  private let observer: M.Observer
  override init(_ view: ModifiedContent<C, M>, _ context: _NodeContext) {
    observer = view.modifier.makeObserver(context.graph)
    super.init(view, context)
    let box = EnvironmentBox(context.environment)
    var values = EnvironmentValues()
    values.scrollObservers = Update.withoutReader {
      EnvironmentValues(context.environment).scrollObservers + [observer]
    }
    box.write(values.written)
    var inner = context
    inner.environment = box
    evaluate()
    put(view.content, inner)
  }
  override func set(_ new: ModifiedContent<C, M>) {
    view = new
    evaluate()
    content.set(new.content)
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    Update.reading(self) { view.modifier.update(observer, self) }
  }
}
