import Foundation

/// Shows content with a value that goes through keyframes.
///
/// Differs: a trigger that changes on the way begins at the value shown then, without its speed.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
  public typealias Body = Never
  let initial: Value
  let trigger: AnyEquatable?
  let isRepeating: Bool
  let content: (Value) -> Content
  let keyframes: (Value) -> KeyframePath

  /// Goes through the keyframes when it appears, again and again if `repeating`.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = nil
    isRepeating = repeating
    self.content = content
    self.keyframes = keyframes
  }
  /// Goes through the keyframes once whenever `trigger` changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = AnyEquatable(trigger)
    isRepeating = false
    self.content = content
    self.keyframes = keyframes
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { KeyframeNode(view, context) }
}

@MainActor
final class KeyframeNode<Value, KeyframePath: Keyframes, Content: View>:
  PassNode<KeyframeAnimator<Value, KeyframePath, Content>, Content>
where KeyframePath.Value == Value {
  private let context: _NodeContext
  private var value: Value
  private var timeline: KeyframeTimeline<Value>?
  private var start = 0.0
  /// Frames are asked for.
  private var isTicking = false

  override init(
    _ view: KeyframeAnimator<Value, KeyframePath, Content>, _ context: _NodeContext
  ) {
    self.context = context
    value = view.initial
    super.init(view, context)
    if view.trigger == nil { run() }
    evaluate()
  }
  override func set(_ new: KeyframeAnimator<Value, KeyframePath, Content>) {
    let isTriggered = new.trigger != view.trigger
    view = new
    if isTriggered { run() }
    evaluate()
  }
  override var holdsState: Bool { true }
  /// Begins now.
  private func run() {
    timeline = KeyframeTimeline(value, view.keyframes(value))
    start = graph.motion.time
    if isTicking { return }
    isTicking = true
    graph.motion.addTicker("KeyframeAnimator", repeats: view.isRepeating) { [weak self] motion in
      self?.tick(motion.time) ?? false
    }
  }
  private func tick(_ time: Double) -> Bool {
    guard isAlive, let timeline else { return false }
    var elapsed = time - start
    let isOver = elapsed >= timeline.duration - 1e-9
    if isOver, view.isRepeating, timeline.duration > 0 {
      elapsed = elapsed.truncatingRemainder(dividingBy: timeline.duration)
    }
    value = timeline.value(time: elapsed)
    makeDirty()
    if isOver, !view.isRepeating || timeline.duration <= 0 {
      isTicking = false
      return false
    }
    return true
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    let body = observing { view.content(value) }
    put(body, context)
  }
}

extension View {
  /// Shows the view with a value that goes through keyframes, again and again if `repeating`.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    AnimatedContent(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, repeating: repeating, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }
  /// Shows the view with a value that goes through keyframes whenever `trigger` changes.
  nonisolated public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    AnimatedContent(content: self) { placeholder in
      KeyframeAnimator(
        initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
        keyframes: keyframes)
    }
  }
}
