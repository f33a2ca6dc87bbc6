import Foundation

extension Text {
  /// The text as stretches of one style each, for an environment.
  @MainActor func runs(
    _ environment: EnvironmentValues, _ services: Services
  ) -> [StyledText] {
    var out: [StyledText] = []
    append(to: &out, environment.fontChanges.changes, environment, services)
    switch environment.textCase {
    case .uppercase?:
      for i in out.indices { out[i].text = out[i].text.uppercased(with: environment.locale) }
    case .lowercase?:
      for i in out.indices { out[i].text = out[i].text.lowercased(with: environment.locale) }
    case nil: break
    }
    return out
  }
  /// - Parameter outer: the changes around the text; those further out come first.
  @MainActor private func append(
    to out: inout [StyledText], _ outer: [Change], _ environment: EnvironmentValues,
    _ services: Services
  ) {
    // Later changes lie further out: those further in win.
    let all = outer + changes.reversed()
    var s = Text.styling(all, environment)
    switch content {
    case .verbatim(let text): out.append(StyledText(text: text, styling: s))
    case .localized(let key, let table, let bundle):
      let text = key.resolved(
        environment, strings: services.strings, table: table, bundle: bundle
      ) { $0.plain(environment, services) }
      out.append(StyledText(text: text, styling: s))
    case .formatted(let format):
      out.append(StyledText(text: format(environment.locale), styling: s))
    case .image(let image):
      guard case .symbol(let name) = image.source,
        let symbol = services.text.symbol(named: environment.symbolVariants.applied(to: name))
      else { return }
      s.font.request.family = .symbols
      out.append(StyledText(text: symbol.text, styling: s))
    case .joined(let a, let b):
      a.append(to: &out, all, environment, services)
      b.append(to: &out, all, environment, services)
    }
  }
  /// The innermost font, and then what the changes make of it, wherever it stands among them.
  @MainActor private static func styling(
    _ changes: [Change], _ environment: EnvironmentValues
  ) -> TextStyling {
    var font = environment.font ?? .body
    for case .font(let inner?) in changes { font = inner }
    var s = TextStyling(font: font.resolved(environment.dynamicTypeSize))
    let colors = environment.colorContext
    for change in changes {
      switch change {
      case .font: break
      case .weight(let weight):
        if let weight { s.font.request.weight = weight.value }
      case .design(let design):
        if let design { s.font.request.family = design.family }
      case .color(let color): s.color = color?.components(colors)
      case .bold(let isOn):
        if isOn { s.font.request.weight = max(s.font.request.weight, 700) }
      case .italic(let isOn): s.font.request.isItalic = isOn
      case .monospaced(let isOn):
        if isOn { s.font.request.family = .monospaced }
      case .monospacedDigit: s.font.hasMonospacedDigits = true
      case .tracking(let tracking): s.tracking = tracking
      case .baselineOffset(let offset): s.baselineOffset = offset
      case .underline(let line): s.underline = line?.resolved(colors)
      case .strikethrough(let line): s.strikethrough = line?.resolved(colors)
      }
    }
    return s
  }
  /// The text without its styles.
  @MainActor func plain(_ environment: EnvironmentValues, _ services: Services) -> String {
    switch content {
    case .verbatim(let text): text
    case .localized(let key, let table, let bundle):
      key.resolved(environment, strings: services.strings, table: table, bundle: bundle) {
        $0.plain(environment, services)
      }
    case .formatted(let format): format(environment.locale)
    case .image: ""
    case .joined(let a, let b): a.plain(environment, services) + b.plain(environment, services)
    }
  }
}

extension FontChanges {
  /// The same for one text.
  var changes: [Text.Change] {
    var all: [Text.Change] = []
    if let design { all.append(.design(design)) }
    if let weight { all.append(.weight(weight)) }
    if isItalic == true { all.append(.italic(true)) }
    if isMonospaced == true { all.append(.monospaced(true)) }
    if hasMonospacedDigits == true { all.append(.monospacedDigit) }
    if let tracking { all.append(.tracking(tracking)) }
    if let baselineOffset { all.append(.baselineOffset(baselineOffset)) }
    if let underline { all.append(.underline(underline)) }
    if let strikethrough { all.append(.strikethrough(strikethrough)) }
    return all
  }
}

extension Font.Design {
  var family: FontRequest.Family {
    switch self {
    case .default: .system
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

/// Sets text: breaks it into lines for each proposal, and shows the one that it is placed with.
@MainActor final class TextNode: LeafNode<Text> {
  private var runs: [StyledText] = []
  private var paragraph = ParagraphStyling()
  private var direction = LayoutDirection.leftToRight
  private var layouts: [(ProposedViewSize, TextLayout)] = []
  private var shown: TextLayout?

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
    var newRuns = view.runs(values, graph.services)
    var paint = values.foreground.paint(in: values, level: 0).paint
    // One colour of all of the text is the layer's: it animates, and nothing is set anew.
    if let color = newRuns.first?.styling.color,
      newRuns.allSatisfy({ $0.styling.color == color })
    {
      for i in newRuns.indices { newRuns[i].styling.color = nil }
      paint = .color(color)
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
    if newRuns == runs, new == paragraph, newDirection == direction { return }
    runs = newRuns
    paragraph = new
    direction = newDirection
    layouts = []
    let text = runs.filter { $0.styling.font.request.family != .symbols }.map(\.text).joined()
    layer.semantics = text.isEmpty ? nil : Semantics(role: .text, label: text)
    layer.name = "Text(\"\(text)\")"
    leaf.invalidate()
  }
  private func show(_ layout: TextLayout) {
    if layout === shown { return }
    shown = layout
    layer.show(
      layout.fragments.isEmpty
        ? .none : .text(TextDrawing(layout: layout, system: graph.services.text)))
  }
}

extension ViewHost {
  /// A text as the window's language has it, without its styles.
  package func string(of text: Text) -> String {
    text.plain(EnvironmentValues(graph.environment), graph.services)
  }
}
