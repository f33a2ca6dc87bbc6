import Foundation

/// A user's view: its body is evaluated when a field, or something that it read, has changed.
@MainActor final class CompositeNode<V: View>: PassNode<V, V.Body> {
  private let context: _NodeContext
  private let fields = FieldTable.of(V.self)
  private var slots: [AnyObject?]
  private var animator: (any AnimatorOf)?

  override init(_ view: V, _ context: _NodeContext) {
    self.context = context
    slots = Array(repeating: nil, count: fields.slots.count)
    super.init(view, context)
    link(&self.view)
    if let type = V.self as? any (View & Animatable).Type { animator = makeAnimator(type) }
    evaluate()
  }
  override func set(_ new: V) {
    var new = new
    link(&new)
    let isSame = fields.areEqual(&view, &new)
    if isSame, !isDirty {
      view = new
      return
    }
    view = new
    if let animator, animator.take(isSame: isSame) { return }
    evaluate()
  }
  private func link(_ view: inout V) {
    if fields.slots.isEmpty { return }
    fields.link(&view, &slots, self, context)
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    let body = observing {
      fields.update(&view)
      return view.body
    }
    put(body, context)
  }
  override func willDie() { animator?.stop() }
  override var isOurs: Bool { fields.isOurs }
  override var holdsState: Bool { animator != nil || fields.holdsState }

  // MARK: views that are Animatable

  private func makeAnimator<A: View & Animatable>(_: A.Type) -> (any AnimatorOf)? {
    if A.AnimatableData.self == EmptyAnimatableData.self { return nil }
    return Animator<A>(self as! CompositeNode<A>)
  }
  /// Evaluates with another value for the time of one evaluation.
  fileprivate func evaluate(showing shown: V) {
    let model = view
    view = shown
    let wasDirty = isDirty
    evaluate()
    isDirty = isDirty || wasDirty
    view = model
  }
}

@MainActor private protocol AnimatorOf {
  /// True when the change is shown over time.
  func take(isSame: Bool) -> Bool
  func stop()
}
/// Runs an animatable view's body in every frame with the data in between.
@MainActor private final class Animator<A: View & Animatable>: AnimatorOf {
  private unowned let node: CompositeNode<A>
  private var runner: Runner<A.AnimatableData>!
  init(_ node: CompositeNode<A>) {
    self.node = node
    runner = Runner(node.view.animatableData, label: node.label) { [unowned node] data in
      var shown = node.view
      shown.animatableData = data
      node.evaluate(showing: shown)
    }
  }
  func take(isSame: Bool) -> Bool {
    let data = node.view.animatableData
    if data == runner.model, !runner.isRunning { return false }
    if !runner.change(to: data, .current, node.graph.motion) { return false }
    // Other fields may have changed as well.
    var shown = node.view
    shown.animatableData = runner.presented
    node.evaluate(showing: shown)
    return true
  }
  func stop() { runner.stop(node.graph.motion) }
}
