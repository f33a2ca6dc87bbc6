import Foundation

/// Sets text: breaks it into lines for each proposal, and shows the one that it is placed with.
@MainActor final class TextNode: LeafNode<Text> {
  private var runs: [StyledText] = []
  private var paragraph = ParagraphStyling()
  private var direction = LayoutDirection.leftToRight
  private var layouts: [(ProposedViewSize, TextLayout)] = []
  private var shown: TextLayout?
  private var paint = Paint.clear
  private var exchange: Exchange?
  private var transition = ContentTransition.identity
  /// How the text that has come gives way to the one before.
  private var manner: Exchange.Manner?
  private var alarm: Int?
  private var isRedacted = false

  init(_ view: Text, _ context: _NodeContext) {
    super.init(view, context, name: "Text", hasGuides: true)
    leaf.onResize = { [unowned self] _, p in show(layout(p)) }
  }
  override func set(_ new: Text) {
    let isSame = new == view
    view = new
    if !isSame { redraw(.current) }
  }
  private func layout(_ p: ProposedViewSize) -> TextLayout {
    if let hit = layouts.first(where: { $0.0 == p }) { return hit.1 }
    let new = Typesetter(system: graph.services.text, paragraph: paragraph)
      .layout(runs, in: p, direction: direction)
    if layouts.count >= 8 { layouts.removeFirst(4) }
    layouts.append((p, new))
    return new
  }
  override func size(_ p: ProposedViewSize) -> CGSize { layout(p).size }
  override func guide(_ key: AlignmentKey, _ size: CGSize, _ p: ProposedViewSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(p).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(p).lastBaseline
    default: nil
    }
  }
  override func draw(_ transaction: Transaction) {
    let values = values
    let writer = TextWriter(values, graph.services, now: graph.date)
    var newRuns = writer.runs(of: view)
    paint = values.foreground.paint(in: values, level: 0).paint
    // One colour of all of the text is the layer's: it animates, and nothing is set anew.
    if let own = view.ownStyle?._paint(in: values, level: 0).paint, !own.isColor {
      for i in newRuns.indices { newRuns[i].styling.color = nil }
      paint = own
    } else if let color = newRuns.first?.styling.color,
      newRuns.allSatisfy({ $0.styling.color == color })
    {
      for i in newRuns.indices { newRuns[i].styling.color = nil }
      paint = .color(color)
    }
    let redacted = values.isRedacted
    if redacted {
      for i in newRuns.indices { newRuns[i].styling.color = nil }
      paint = paint.opacity(Redaction.opacity)
    }
    var new = ParagraphStyling()
    new.alignment = values.multilineTextAlignment
    new.lineLimit = values.lineLimit.map { max($0, 1) }
    new.reservedLines = max(values.reservedLines, 1)
    new.lineSpacing = values.lineSpacing
    new.minimumScale = values.minimumScaleFactor
    switch values.truncationMode {
    case .head: new.truncation = .head
    case .tail: new.truncation = .tail
    case .middle: new.truncation = .middle
    }
    let newDirection = values.layoutDirection
    layer.paint(paint, graph.motion, transaction)
    exchange?.paint(paint, transaction)
    let last = transition
    transition = values.contentTransition
    wait(for: writer.next)
    if newRuns == runs, new == paragraph, newDirection == direction, redacted == isRedacted {
      return
    }
    if newRuns != runs, shown != nil, !redacted, !isRedacted {
      manner = transition.manner(
        after: last, height: shown?.size.height ?? 0,
        reducesMotion: values.accessibilityReduceMotion)
    }
    isRedacted = redacted
    runs = newRuns
    paragraph = new
    direction = newDirection
    layouts = []
    let text = writer.spoken
    layer.semantics = text.isEmpty ? nil : Semantics(role: .text, label: text)
    layer.name = "Text(\"\(text)\")"
    leaf.invalidate()
  }

  /// The text will be another at a time.
  private func wait(for next: Date?) {
    if let alarm { graph.motion.cancelAlarm(alarm) }
    alarm = next.map { next in
      graph.motion.schedule(
        at: graph.motion.time + next.timeIntervalSince(graph.date), repeating: "a text of a date"
      ) { [weak self] in
        self?.alarm = nil
        self?.makeDirty()
      }
    }
  }
  override func willDie() { if let alarm { graph.motion.cancelAlarm(alarm) } }

  private func show(_ layout: TextLayout) {
    if layout === shown { return }
    let old = shown
    shown = layout
    let system = graph.services.text
    let content =
      layout.fragments.isEmpty
      ? LayerContent.none
      : isRedacted
        ? .figure(layout.bars, stroke: nil, evenOdd: false)
        : .text(TextDrawing(layout: layout, system: system))
    let manner = manner, transaction = leaf.transaction
    self.manner = nil
    guard let manner, let old, transaction.effectiveAnimation != nil else {
      if let exchange { exchange.show(content) } else { layer.show(content) }
      return
    }
    let exchange = exchange ?? Exchange(layer, graph.motion)
    self.exchange = exchange
    exchange.paint(paint, transaction)
    if transition.isNumeric, let from = old.characters(system), let to = layout.characters(system) {
      let (oldKeys, newKeys) = ContentTransition.keys(from.map(\.character), to.map(\.character))
      exchange.show(
        content,
        from: zip(from, oldKeys).map {
          Exchange.Part(key: $1, content: $0.content, frame: $0.frame)
        },
        to: zip(to, newKeys).map { Exchange.Part(key: $1, content: $0.content, frame: $0.frame) },
        manner, transaction)
    } else {
      exchange.show(
        content,
        from: [
          Exchange.Part(
            key: 0, content: .text(TextDrawing(layout: old, system: system)),
            frame: CGRect(origin: .zero, size: old.size))
        ],
        to: [
          Exchange.Part(key: 1, content: content, frame: CGRect(origin: .zero, size: layout.size))
        ], manner, transaction)
    }
  }
}

extension ViewHost {
  /// A text as the window's language has it, without its styles.
  package func string(of text: Text) -> String {
    text.plain(EnvironmentValues(graph.environment), graph.services, now: graph.date)
  }
}
