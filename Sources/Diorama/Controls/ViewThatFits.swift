import Foundation

/// The first of several views whose ideal size fits into what is proposed; the last one where none
/// does. Only that one appears.
nonisolated public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content
  /// Only the axes given are looked at.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { FittingNode(view, context) }
}

@MainActor
final class FittingNode<Content: View>: BoxNode<ViewThatFits<Content>, Content, FittingElement> {
  init(_ view: ViewThatFits<Content>, _ context: _NodeContext) {
    super.init(view, view.content, context)
    box = FittingElement(
      owner: self, system: graph.layout, list: content, algorithm: ZLayout(),
      layer: Layer("ViewThatFits"))
    box.axes = view.axes
    evaluate()
  }
  override func set(_ new: ViewThatFits<Content>) {
    view = new
    box.axes = new.axes
    content.set(new.content)
  }
}

/// Shows one of its children.
@MainActor final class FittingElement: ContainerElement {
  var axes: Axis.Set = [] {
    didSet { if axes != oldValue { invalidate() } }
  }
  private var choice: Element?

  override var shown: [Element] { choice.map { [$0] } ?? [] }
  private func pick(_ p: ProposedViewSize) -> Element? {
    refresh()
    let limited = Axis.allCases.filter { axes.contains(Axis.Set($0)) }
    var ideal = p
    for axis in limited { ideal[axis] = nil }
    return children.dropLast().first { child in
      let size = child.measure(ideal)
      return limited.allSatisfy { size[$0] <= p[$0] ?? .infinity }
    } ?? children.last
  }
  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize { pick(p)?.measure(p) ?? .zero }
  override func placeContent(in host: Layer, at base: CGPoint) {
    let next = pick(proposal)
    if next !== choice {
      if let old = choice, old.isPlaced { old.disappear() }
      choice = next
    }
    if let child = choice { child.place(place(child, frame.size), proposal, in: host, at: base) }
    settle()
  }
  /// In the middle of a size.
  private func place(_ child: Element, _ size: CGSize) -> CGRect {
    let own = child.measure(proposal)
    return CGRect(
      x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
      height: own.height)
  }
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? {
    guard let child = pick(p) else { return nil }
    return child.guide(key, in: child.measure(p), p)
  }
}
