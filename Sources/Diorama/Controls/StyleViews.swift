import Foundation

/// A view that fills its frame with a style.
@MainActor final class StyleNode<V: View & ShapeStyle>: LeafNode<V> {
  init(_ view: V, _ context: _NodeContext) { super.init(view, context, name: "\(V.self)") }
  override func draw(_ transaction: Transaction) {
    layer.show(
      .figure(Path(CGRect(origin: .zero, size: layer.size)), stroke: nil, evenOdd: false),
      figureForSize: { Path(CGRect(origin: .zero, size: $0)) })
    layer.paint(view._paint(in: values, level: 0).paint, graph.motion, transaction)
  }
}

extension Color: View {
  public typealias Body = Never
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { StyleNode(view, context) }
}
