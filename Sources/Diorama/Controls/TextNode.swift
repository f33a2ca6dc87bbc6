import Foundation

/// Sets text: breaks it into lines for each proposal, and shows the one that it is placed with.
@MainActor final class TextNode: LeafNode<Text> {
  private var runs: [StyledText] = []
  /// The same in the way in which it is not drawn now; it takes room for both.
  private var others: [StyledText]?
  private var paragraph = ParagraphStyling()
  private var direction = LayoutDirection.leftToRight
  private var layouts: [(ProposedViewSize, TextLayout)] = []
  private var otherLayouts: [(ProposedViewSize, TextLayout)] = []
  /// Pixels in a point that they are made for.
  private var layoutScale: CGFloat = 1
  private var shown: TextLayout?
  private var paint = Paint.clear
  private var exchange: Exchange?
  private var transition = ContentTransition.identity
  /// How the text that has come gives way to the one before.
  private var manner: Exchange.Manner?
  private var alarm: Int?
  private var isRedacted = false
  /// Where it may be copied.
  private var copying: TextCopying?

  init(_ view: Text, _ context: _NodeContext) {
    super.init(view, context, name: "Text", hasGuides: true)
    leaf.onResize = { [unowned self] _, p in show(centred(layout(p)), leaf.transaction) }
  }
  override func set(_ new: Text) {
    let isSame = new == view
    view = new
    if !isSame { redraw(.current) }
  }
  private func layout(_ p: ProposedViewSize) -> TextLayout {
    if layoutScale != graph.layout.scale {
      layoutScale = graph.layout.scale
      layouts = []
      otherLayouts = []
    }
    return layout(p, runs, &layouts)
  }
  private func layout(
    _ p: ProposedViewSize, _ runs: [StyledText], _ known: inout [(ProposedViewSize, TextLayout)]
  ) -> TextLayout {
    for i in known.indices where known[i].0 == p { return known[i].1 }
    if p != .unspecified {
      // Where there is room for it as it is, it is the same.
      let natural = layout(.unspecified, runs, &known), size = natural.size
      if !natural.isTruncated, p.width ?? .infinity >= size.width,
        p.height ?? .infinity >= size.height
      {
        return natural
      }
    }
    // Without a character, it takes no room.
    let isNothing = paragraph.reservedLines <= 1 && runs.allSatisfy(\.text.isEmpty)
    let new = Typesetter(
      system: graph.services.text, paragraph: paragraph, scale: layoutScale
    ).layout(isNothing ? [] : runs, in: p, direction: direction)
    if known.count >= 8 { known.removeFirst(4) }
    known.append((p, new))
    return new
  }
  override func size(_ p: ProposedViewSize) -> CGSize {
    let size = layout(p).size
    guard let others else { return size }
    let other = layout(p, others, &otherLayouts).size
    return CGSize(width: max(size.width, other.width), height: max(size.height, other.height))
  }
  /// Where there is room for another way to draw it: in the middle of that.
  private func centred(_ layout: TextLayout) -> TextLayout {
    if others == nil || layout.size == leaf.frame.size { return layout }
    let x = (leaf.frame.width - layout.size.width) / 2
    let y = (leaf.frame.height - layout.size.height) / 2
    let o = layer.layoutOrigin, p = layer.pixelOrigin
    let at = graph.layout.rounded(CGPoint(x: o.x + x, y: o.y + y))
    return layout.moved(dx: at.x - p.x, dy: at.y - p.y)
  }
  override func guide(_ key: AlignmentKey, _ size: CGSize, _ p: ProposedViewSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(p).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(p).lastBaseline
    default: nil
    }
  }
  /// What is written, and what with. One colour of all of the text is the layer's: it animates, and
  /// nothing is set anew.
  private func write(
    _ values: EnvironmentValues, _ writer: TextWriter
  ) -> (runs: [StyledText], paint: Paint) {
    var runs = writer.runs(of: view)
    var paint = values.foreground.paint(in: values, level: 0).paint
    if let own = view.ownStyle?._paint(in: values, level: 0).paint, !own.isColor {
      for i in runs.indices { runs[i].styling.color = nil }
      paint = own
    } else if let color = runs.first?.styling.color,
      runs.allSatisfy({ $0.styling.color == color })
    {
      for i in runs.indices { runs[i].styling.color = nil }
      paint = .color(color)
    }
    return (runs, paint)
  }
  override func draw(_ transaction: Transaction) {
    let values = values
    let writer = TextWriter(values, graph.services, now: graph.date)
    var (newRuns, newPaint) = write(values, writer)
    var newOthers: [StyledText]?
    if emphasis != nil {
      let values = self.values(emphasized: !isEmphasized)
      newOthers = write(values, TextWriter(values, graph.services, now: graph.date)).runs
    }
    let redacted = values.isRedacted
    if redacted {
      for i in newRuns.indices { newRuns[i].styling.color = nil }
      newPaint = newPaint.opacity(Redaction.opacity)
    }
    paint = newPaint
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
    mayBeCopied(values.allowsTextSelection && !redacted)
    layer.paint(paint, graph.motion, transaction)
    exchange?.paint(paint, transaction)
    let last = transition
    transition = values.contentTransition
    wait(for: writer.next)
    let isSameParagraph =
      new == paragraph && newDirection == direction && redacted == isRedacted
    if newRuns == runs, newOthers == others, isSameParagraph { return }
    if let old = others, newRuns == old, newOthers == runs, isSameParagraph {
      // The other way takes the same room.
      others = runs
      runs = newRuns
      swap(&layouts, &otherLayouts)
      if leaf.isPlaced {
        manner = Exchange.Manner()
        show(centred(layout(leaf.proposal)), transaction)
      }
      return
    }
    if newRuns != runs, shown != nil, !redacted, !isRedacted {
      manner = transition.manner(
        after: last, height: shown?.size.height ?? 0,
        reducesMotion: values.accessibilityReduceMotion)
    }
    isRedacted = redacted
    runs = newRuns
    others = newOthers
    paragraph = new
    direction = newDirection
    layouts = []
    otherLayouts = []
    let text = writer.spoken
    layer.semantics = text.isEmpty ? nil : Semantics(role: .text, label: text)
    layer.name = "Text(\"\(text)\")"
    leaf.invalidate()
  }

  private func mayBeCopied(_ mayBe: Bool) {
    if mayBe == (copying != nil) { return }
    copying?.end(layer)
    copying =
      mayBe
      ? TextCopying(
        leaf, layer, _NodeContext(graph: graph, environment: environment, scope: nil)) : nil
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
  override func willDie() {
    if let alarm { graph.motion.cancelAlarm(alarm) }
    exchange?.stop()
    copying?.end(layer)
  }

  private func show(_ layout: TextLayout, _ transaction: Transaction) {
    if layout === shown { return }
    let old = shown
    shown = layout
    let system = graph.services.text
    let content = layout.content(system, isRedacted: isRedacted)
    let manner = manner
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
