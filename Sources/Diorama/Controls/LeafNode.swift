import Foundation

/// The node of a view that draws one thing and has no views in it.
@MainActor class LeafNode<V: View>: _TypedNode<V> {
  final let environment: EnvironmentBox
  private let fields = FieldTable.of(V.self)
  final private(set) var leaf: LeafElement!
  final var layer: Layer { leaf.layer! }
  final let emphasis: Emphasis?
  final private(set) var isEmphasized = false
  final var values: EnvironmentValues { values(emphasized: isEmphasized) }
  final func values(emphasized: Bool) -> EnvironmentValues {
    var values = EnvironmentValues(environment)
    if emphasized { emphasis?.change(&values) }
    return values
  }

  init(
    _ view: V, _ context: _NodeContext, name: String, isSpacer: Bool = false,
    hasGuides: Bool = false
  ) {
    environment = context.environment
    emphasis = context.emphasis
    super.init(view, context)
    leaf = LeafElement(
      owner: self, system: graph.layout, name: name, isSpacer: isSpacer,
      guide: hasGuides
        ? { [unowned self] key, size, p in guide(key, size, p) } : nil,
      size: { [unowned self] in size($0) })
    redraw(Transaction())
  }
  /// The size for a proposal.
  func size(_ p: ProposedViewSize) -> CGSize { p.replacingUnspecifiedDimensions() }
  func guide(_ key: AlignmentKey, _ size: CGSize, _ p: ProposedViewSize) -> CGFloat? { nil }
  /// Shows the view's values on the layer. What is read of the environment is remembered.
  func draw(_ transaction: Transaction) {}

  final func redraw(_ transaction: Transaction) {
    epoch += 1
    Update.reading(self) { draw(transaction) }
  }
  /// A view like the one before changes nothing: what it reads of the environment has its own way.
  override func set(_ new: V) {
    var new = new
    let isSame = fields.areEqual(&view, &new)
    view = new
    if !isSame { redraw(.current) }
  }
  override func evaluate() {
    isDirty = false
    if !graph.mayEvaluate(self) { return }
    redraw(.current)
  }
  override func element(at index: Int) -> Element { leaf }
  package override func collect(into elements: inout [Element]) { elements.append(leaf) }
  override func buryElements() { leaf.isAlive = false }
  override var holdsState: Bool { false }
}
extension LeafNode: EmphasizedNode {
  var drawn: Element { leaf }
  func emphasize(_ isEmphasized: Bool, _ transaction: Transaction) {
    self.isEmphasized = isEmphasized
    redraw(transaction)
  }
}
