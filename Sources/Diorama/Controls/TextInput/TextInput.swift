import Foundation

/// One line of text with its caret. What is wider than the line moves so that the caret is seen.
nonisolated struct TextInputView: View {
  typealias Body = Never
  let editing: TextEditing
  let text: String
  let isSecure: Bool
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    TextInputNode(view, context)
  }
}

@MainActor final class TextInputNode: TypedTextNode<TextInputView> {
  static let caretWidth: CGFloat = 2
  private var shownText: String?
  private var shownFont: FontRequest?
  private var scroll: CGFloat = 0

  init(_ view: TextInputView, _ context: _NodeContext) {
    super.init(view, context, name: "TextInput")
    let figure: (CGSize) -> Path = { Path(CGRect(origin: .zero, size: $0)) }
    for l in [mark, caret] {
      l.show(.figure(figure(.zero), stroke: nil, evenOdd: false), figureForSize: figure)
    }
    leaf.onResize = { [unowned self] _, _ in arrange() }
    connect()
  }
  override func set(_ new: TextInputView) {
    view = new
    connect()
    redraw(.current)
  }
  private func connect() {
    connect(view.editing)
    view.editing.index = { [weak self] in self?.index(at: $0.x) ?? 0 }
  }
  private var shown: String {
    view.isSecure ? String(repeating: "•", count: view.text.count) : view.text
  }
  private func width(_ n: Int) -> CGFloat {
    graph.services.text.width(String(shown.prefix(n)), font: font.request)
  }
  /// Where the text begins.
  private func origin(_ whole: CGFloat) -> CGFloat {
    let room = leaf.frame.width - Self.caretWidth
    if whole > room { return -min(max(scroll, 0), whole - room) }
    switch (alignment, direction) {
    case (.center, _): return (room - whole) / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return 0
    default: return room - whole
    }
  }
  private func index(at x: CGFloat) -> Int {
    let count = shown.count, start = origin(width(count))
    var best = 0, distance = CGFloat.infinity
    for i in 0...count {
      let d = abs(start + width(i) - x)
      if d < distance { (best, distance) = (i, d) }
    }
    return best
  }
  override func size(_ p: ProposedViewSize) -> CGSize {
    CGSize(
      width: p.width.map { min(max($0, 0), 1e6) } ?? max(width(shown.count), 100),
      height: graph.services.text.fieldHeight(font))
  }
  override func draw(_ transaction: Transaction) {
    let values = values
    view.editing.track()
    let new = (values.font ?? .body).resolved(values.dynamicTypeSize)
    alignment = values.multilineTextAlignment
    direction = values.layoutDirection
    if new != font {
      font = new
      leaf.invalidate()
    }
    if follow(values, view.editing, transaction) { shownText = nil }
    if leaf.isPlaced { arrange() }
  }
  private func arrange() {
    let text = shown, whole = width(text.count), s = view.editing.selection
    let at = min(view.editing.caret, text.count)
    let room = leaf.frame.width - Self.caretWidth
    if whole <= room {
      scroll = 0
    } else {
      let x = width(at)
      scroll = min(max(scroll, x - room), x)
      if !isFocused { scroll = 0 }
    }
    let start = origin(whole), height = leaf.frame.height
    func put(_ l: Layer, _ x: CGFloat, _ w: CGFloat, y: CGFloat = 0) {
      l.set(
        .frame, CGRect(x: x, y: y, width: w, height: height).lanes, graph.motion, Transaction())
    }
    let rest = height - graph.services.text.lineMetrics(font).height
    put(ink, start, whole, y: graph.layout.rounded(CGPoint(x: 0, y: rest / 2)).y)
    put(
      mark, start + width(s.lowerBound), isFocused ? width(s.upperBound) - width(s.lowerBound) : 0)
    put(caret, start + width(at), isFocused && s.isEmpty ? Self.caretWidth : 0)
    if text == shownText, font.request == shownFont { return }
    shownText = text
    shownFont = font.request
    var paragraph = ParagraphStyling()
    paragraph.lineLimit = 1
    let layout = Typesetter(
      system: graph.services.text, paragraph: paragraph, scale: graph.layout.scale
    ).layout(
      [StyledText(text: text, styling: TextStyling(font: font))], in: .unspecified,
      direction: direction)
    ink.show(layout.content(graph.services.text, isRedacted: isRedacted))
  }
}
