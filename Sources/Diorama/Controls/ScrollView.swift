import Foundation

/// Content that is larger than its frame, to be moved by the hand, the wheel and keys.
nonisolated public struct ScrollView<Content: View>: View {
  public typealias Body = Never
  public var axes: Axis.Set
  public var showsIndicators: Bool
  public var content: Content
  /// What it shows on an axis is as long as it likes there.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { ScrollNode(view, context) }
}

/// Whether bars show how far content has been scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let kind: Int
  public static let automatic = ScrollIndicatorVisibility(kind: 0)
  public static let visible = ScrollIndicatorVisibility(kind: 1)
  public static let hidden = ScrollIndicatorVisibility(kind: 2)
  public static let never = ScrollIndicatorVisibility(kind: 3)
}
private enum ScrollIndicatorsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
extension EnvironmentValues {
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[ScrollIndicatorsKey.self] }
    set { self[ScrollIndicatorsKey.self] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
}
extension View {
  /// Differs: the axes share one setting.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    environment(\.verticalScrollIndicatorVisibility, visibility)
  }
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
}

@MainActor final class ScrollNode<Content: View>: _TypedNode<ScrollView<Content>> {
  private let content: _TypedNode<Content>
  private var scroller: ScrollElement!
  private let environment: EnvironmentBox
  override init(_ view: ScrollView<Content>, _ context: _NodeContext) {
    environment = context.environment
    content = Content._makeNode(view.content, context)
    super.init(view, context)
    adopt(content)
    let isHorizontal = view.axes == .horizontal
    scroller = ScrollElement(
      owner: self, system: graph.layout, list: content, axes: view.axes,
      algorithm: StackLayout(
        axis: isHorizontal ? .horizontal : .vertical,
        alignment: isHorizontal
          ? VerticalAlignment.center.key : HorizontalAlignment.center.key, spacing: nil))
    evaluate()
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    let values = EnvironmentValues(environment)
    Update.reading(self) {
      scroller.direction = values.layoutDirection
      let bars = values.verticalScrollIndicatorVisibility
      scroller.showsBars = view.showsIndicators && bars != .hidden && bars != .never
      scroller.isEnabled = values.isScrollEnabled
    }
  }
  override func set(_ new: ScrollView<Content>) {
    view = new
    evaluate()
    content.set(new.content)
  }
  override var container: ContainerElement? { scroller }
  override func element(at index: Int) -> Element { scroller }
  package override func collect(into elements: inout [Element]) { elements.append(scroller) }
  override func buryElements() { scroller.isAlive = false }
  override func forEachChild(_ body: (_Node) -> Void) { body(content) }
  var element: ScrollElement { scroller }
}

/// Scrolls to views by their identity.
@MainActor @preconcurrency public struct ScrollViewProxy {
  weak var node: _Node?
  /// Moves the nearest scroll view inside of the reader so that the view with the id is seen: at a
  /// point of the frame, or by the least that is needed. Inside `withAnimation` it moves over time.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let transaction = Transaction.current
    // Views that the same action brings in are there after the update.
    node?.graph.afterUpdate { [weak node] in
      node?.scroll(to: AnyHashable(id), anchor, transaction)
    }
  }
}
nonisolated public struct ScrollViewReader<Content: View>: View {
  public typealias Body = Never
  public var content: (ScrollViewProxy) -> Content
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { ScrollReaderNode(view, context) }
}
@MainActor
final class ScrollReaderNode<Content: View>:
  PassNode<ScrollViewReader<Content>, Content>
{
  private let context: _NodeContext
  override init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
    evaluate()
  }
  override func set(_ new: ScrollViewReader<Content>) {
    view = new
    evaluate()
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    let token = needToken(), epoch = epoch
    let new = Update.reading(self) {
      withObservation({ view.content(ScrollViewProxy(node: self)) }) {
        guard let n = token.node, n.epoch == epoch else { return }
        n.makeDirty()
      }
    }
    put(new, context)
  }
}

extension _Node {
  /// The element of the view with an identity, in this node or below it.
  func element(with id: AnyHashable) -> Element? {
    var found: Element?
    func walk(_ n: _Node) {
      if found != nil || n.isLeaving { return }
      if let e = n.ownElement(with: id) {
        found = e
        return
      }
      n.forEachChild(walk)
    }
    walk(self)
    return found
  }
  fileprivate func scroll(to id: AnyHashable, _ anchor: UnitPoint?, _ transaction: Transaction) {
    guard let target = element(with: id) else {
      graph.report("scrollTo: no view has the id \(id)")
      return
    }
    var e = target.parent
    while let q = e, !(q is ScrollElement) { e = q.parent }
    guard let scroller = e as? ScrollElement, scroller.isPlaced else { return }
    scroller.reveal(target, at: anchor, transaction)
  }
}
