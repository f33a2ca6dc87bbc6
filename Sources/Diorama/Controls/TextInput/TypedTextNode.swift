import Foundation

/// What fields of one line and of several lines have in common: the layers of their text, and what they
/// follow.
@MainActor class TypedTextNode<V: View>: LeafNode<V> {
  final let mark = Layer("selection"), ink = Layer("text"), caret = Layer("caret")
  final var font = Font.body.resolved(.large)
  final var alignment = TextAlignment.leading
  final var direction = LayoutDirection.leftToRight
  final private(set) var isFocused = false
  final private(set) var isRedacted = false

  init(_ view: V, _ context: _NodeContext, name: String) {
    super.init(view, context, name: name)
    layer.setBelow([mark, ink, caret])
    for l in [mark, ink, caret] { l.isFresh = false }
  }
  final func connect(_ editing: TextEditing) {
    editing.resign = { [weak self] in self?.graph.focus.focus(nil) }
    editing.clipboard = graph.services.clipboard
  }
  /// Tells who has the keyboard, and paints.
  /// - Returns: whether the text is hidden from now on, or seen again.
  final func follow(
    _ values: EnvironmentValues, _ editing: TextEditing, _ transaction: Transaction
  ) -> Bool {
    if values.isFocused != isFocused {
      isFocused = values.isFocused
      let isFocused = isFocused, byClick = graph.focus.cameByClick
      graph.afterUpdate {
        if isFocused, !byClick { editing.placeAtEnd() }
        editing.focusChanged(isFocused)
      }
    }
    InputPaint(values).apply(
      ink: ink, caret: caret, mark: mark, graph.motion, transaction)
    if values.isRedacted == isRedacted { return false }
    isRedacted.toggle()
    return true
  }
}

/// What typed text, the caret and the mark of a selection are painted with.
private struct InputPaint {
  private let ink: Paint
  private let tint: SIMD4<Double>
  init(_ values: EnvironmentValues) {
    let colors = values.colorContext
    let paint =
      values.isEnabled
      ? values.foreground.paint(in: values, level: 0).paint
      : .color(Color(.tertiaryLabel).components(colors))
    ink = values.isRedacted ? paint.opacity(Redaction.opacity) : paint
    tint = Color.accentColor.components(colors)
  }
  @MainActor func apply(
    ink: Layer, caret: Layer, mark: Layer, _ motion: Motion, _ transaction: Transaction
  ) {
    ink.paint(self.ink, motion, transaction)
    caret.paint(.color(tint), motion, Transaction())
    var pale = tint
    pale.w = 0.2
    mark.paint(.color(pale), motion, Transaction())
  }
}
