import Foundation

/// Makes a view of what another view consists of, and makes it anew once that is something else.
@MainActor class DerivedNode<V: View, Base: View, Result: View>: PassNode<V, Result> {
  /// The list of the other view. It is in no container.
  final let base: _TypedNode<Base>
  private let context: _NodeContext
  /// What changes below is no news.
  private var isTaking = false

  init(_ view: V, of base: _TypedNode<Base>, _ context: _NodeContext) {
    self.base = base
    self.context = context
    super.init(view, context)
    adopt(base)
  }
  /// The view as it has to be now.
  func made() -> Result { preconditionFailure("abstract") }

  final func take(_ new: V, of newBase: Base) {
    view = new
    isTaking = true
    base.set(newBase)
    isTaking = false
    evaluate()
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    let new = made()
    isTaking = true
    put(new, context)
    isTaking = false
  }
  /// Called when the views of the list are others now, too.
  override func forgetShells() { if !isTaking { makeDirty() } }
  override func forEachChild(_ body: (_Node) -> Void) {
    body(base)
    super.forEachChild(body)
  }
}
