/// A node with one element, which lays out the list of views in it.
@MainActor class BoxNode<V: View, C: View, Box: ContainerElement>: _TypedNode<V> {
  final let content: _TypedNode<C>
  final var box: Box!
  private let environment: EnvironmentBox
  init(_ view: V, _ content: C, _ context: _NodeContext) {
    environment = context.environment
    self.content = C._makeNode(content, context)
    super.init(view, context)
    adopt(self.content)
  }
  /// Reads the direction it lays out in.
  override func evaluate() {
    isDirty = false
    epoch += 1
    box.direction = layoutDirection(environment)
  }
  override var container: ContainerElement? { box }
  override func element(at index: Int) -> Element { box }
  package override func collect(into elements: inout [Element]) { elements.append(box) }
  override func buryElements() { box.isAlive = false }
  override func forEachChild(_ body: (_Node) -> Void) { body(content) }
  override var holdsState: Bool { false }
}
