import Foundation

/// A view that lays out a list of others by an algorithm.
nonisolated protocol ContainerView: View where Body == Never {
  associatedtype Content: View
  associatedtype Algorithm: LayoutAlgorithm
  var content: Content { get }
  @MainActor var algorithm: Algorithm { get }
}

@MainActor
final class ContainerNode<V: ContainerView>: BoxNode<V, V.Content, ContainerElement> {
  init(_ view: V, _ context: _NodeContext) {
    super.init(view, view.content, context)
    box = ContainerElement(
      owner: self, system: graph.layout, list: content, algorithm: view.algorithm)
    evaluate()
  }
  override func set(_ new: V) {
    view = new
    box.setAlgorithm(new.algorithm)
    content.set(new.content)
  }
}

/// Views side by side.
nonisolated public struct HStack<Content: View>: ContainerView {
  public typealias Body = Never
  let content: Content
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  /// `spacing` in points; nil is 8, and nothing beside a `Spacer`, also one with a frame.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  @MainActor var algorithm: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { ContainerNode(view, context) }
}

/// Views one below the other.
nonisolated public struct VStack<Content: View>: ContainerView {
  public typealias Body = Never
  let content: Content
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  /// `spacing` in points; nil is 8, and nothing beside a `Spacer`, also one with a frame.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  @MainActor var algorithm: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { ContainerNode(view, context) }
}

/// Views over each other, the last one in front.
nonisolated public struct ZStack<Content: View>: ContainerView {
  public typealias Body = Never
  let content: Content
  let alignment: Alignment
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  @MainActor var algorithm: ZLayout { ZLayout(alignment: alignment) }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { ContainerNode(view, context) }
}

/// Room that takes all that is left.
nonisolated public struct Spacer: View, Equatable, Sendable {
  public typealias Body = Never
  /// The least length in points; nil is 8.
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { SpacerNode(view, context) }
}
@MainActor final class SpacerNode: LeafNode<Spacer> {
  init(_ view: Spacer, _ context: _NodeContext) {
    super.init(view, context, name: "Spacer", isSpacer: true)
  }
  override func size(_ p: ProposedViewSize) -> CGSize {
    let least = max(view.minLength ?? 8, 0)
    // A stack proposes nothing across its axis, and there a spacer takes nothing.
    let axis = leaf.stackAxis
    func length(_ a: Axis) -> CGFloat {
      if axis == a.other { return 0 }
      return max(p[a] ?? least, least)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }
  override func set(_ new: Spacer) {
    let isSame = new == view
    view = new
    if !isSame { leaf.invalidate() }
  }
}

/// A thin line across a stack.
nonisolated public struct Divider: View, Sendable {
  public typealias Body = Never
  public init() {}
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { DividerNode(view, context) }
}
@MainActor final class DividerNode: LeafNode<Divider> {
  init(_ view: Divider, _ context: _NodeContext) { super.init(view, context, name: "Divider") }
  /// It lies across the axis of the stack that it is in.
  private var isVertical: Bool { leaf.stackAxis == .horizontal }
  override func size(_ p: ProposedViewSize) -> CGSize {
    let line = 1 / graph.layout.scale
    return isVertical
      ? CGSize(width: line, height: p.height ?? 10) : CGSize(width: p.width ?? 10, height: line)
  }
  override func draw(_ transaction: Transaction) {
    layer.show(
      .figure(Path(CGRect(origin: .zero, size: layer.size)), stroke: nil, evenOdd: false),
      figureForSize: { Path(CGRect(origin: .zero, size: $0)) })
    layer.paint(
      SeparatorShapeStyle()._paint(in: values, level: 0).paint, graph.motion, transaction)
  }
}

extension Element {
  /// The axis of the stack around it, nil where there is none.
  var stackAxis: Axis? { containerAround?.axis }
}
