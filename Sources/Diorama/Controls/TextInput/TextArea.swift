import Foundation

/// Lines of text with a caret. It is as high as its lines, within the limits for them; more lines than
/// there is room for move so that the caret is seen.
nonisolated struct TextArea: View {
  typealias Body = Never
  let editing: TextEditing
  let text: String
  /// It stands in a scroll view, which is to show the caret; limits of lines are not for it. Places are
  /// those of the scroll view.
  var isScrolled = false
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    TextAreaNode(view, context)
  }
}

@MainActor final class TextAreaNode: TypedTextNode<TextArea> {
  /// Lines that there is room for, and lines that there is always room for.
  private var limit: Int?, reserved = 1
  /// Points between two lines.
  private var spacing: CGFloat = 0
  private var measured: [(width: CGFloat, lines: InputLines)] = []
  private var shown: (text: String, font: FontRequest, size: CGSize)?
  private var scroll: CGFloat = 0
  /// Where the caret was when it was last scrolled to.
  private var revealed: (caret: Int, text: String)?

  init(_ view: TextArea, _ context: _NodeContext) {
    super.init(view, context, name: "TextArea")
    let figure: (CGSize) -> Path = { Path(CGRect(origin: .zero, size: $0)) }
    caret.show(.figure(figure(.zero), stroke: nil, evenOdd: false), figureForSize: figure)
    leaf.onResize = { [unowned self] _, _ in arrange() }
    connect()
  }
  override func set(_ new: TextArea) {
    let isSame = new.text == view.text
    view = new
    connect()
    if !isSame { textChanged() }
    redraw(.current)
  }
  private func textChanged() {
    measured = []
    leaf.invalidate()
  }
  private func connect() {
    let editing = view.editing
    connect(editing)
    editing.index = { [weak self] in self?.index(at: $0) ?? 0 }
    editing.lineEnd = { [weak self] in self?.lineEnd($0, isLast: $1) ?? 0 }
    editing.vertical = { [weak self] in self?.vertical($0, $1, $2) ?? ($0, $2 ?? 0) }
  }

  // MARK: lines

  /// As wide as a line may be, beside the caret.
  private var room: CGFloat { max(leaf.frame.width - TextInputNode.caretWidth, 1) }
  private func lines(_ width: CGFloat) -> InputLines {
    if let hit = measured.first(where: { $0.width == width }) { return hit.lines }
    let new = InputLines(view.text, font: font, width: width, graph.services.text)
    if measured.count >= 4 { measured.removeFirst() }
    measured.append((width, new))
    return new
  }
  private var lines: InputLines { lines(room) }
  private func origin(_ line: InputLines.Line) -> CGFloat {
    switch (alignment, direction) {
    case (.center, _): return (room - line.width) / 2
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return 0
    default: return room - line.width
    }
  }
  private var lineHeight: CGFloat { graph.services.text.fieldHeight(font) }
  /// From the top of a line to the top of the next.
  private var pitch: CGFloat { lineHeight + spacing }
  private func height(_ count: Int) -> CGFloat { CGFloat(count) * pitch - spacing }
  private func index(at place: CGPoint) -> Int {
    let all = lines, n = all.lines.count
    var place = place
    if view.isScrolled, let scroller {
      place = place + scroller.globalFrame.origin - leaf.globalFrame.origin
    }
    let line = min(max(Int(((place.y + scroll) / pitch).rounded(.down)), 0), n - 1)
    return all.gap(at: place.x - origin(all.lines[line]), line: line)
  }
  private func lineEnd(_ gap: Int, isLast: Bool) -> Int {
    let all = lines
    return all.end(of: all.line(of: gap), isLast: isLast)
  }
  /// The gap a line up or down, as near to `wish` as it can be.
  private func vertical(_ gap: Int, _ way: Int, _ wish: CGFloat?) -> (Int, CGFloat) {
    let all = lines, at = all.line(of: gap)
    let x = wish ?? origin(all.lines[at]) + all.x(of: gap)
    if at + way < 0 { return (0, x) }
    if at + way >= all.lines.count { return (all.characters.count, x) }
    return (all.gap(at: x - origin(all.lines[at + way]), line: at + way), x)
  }

  // MARK: size and looks

  override func size(_ p: ProposedViewSize) -> CGSize {
    let width = p.width.map { min(max($0, 0), 1e6) }
    let all = lines(width.map { max($0 - TextInputNode.caretWidth, 1) } ?? .infinity)
    let own = (all.lines.map(\.width).max() ?? 0) + TextInputNode.caretWidth
    let count = min(max(all.lines.count, reserved), max(limit ?? .max, 1))
    return CGSize(width: width ?? max(own, 100), height: height(count))
  }
  override func draw(_ transaction: Transaction) {
    let values = values
    view.editing.track()
    let new = (values.font ?? .body).resolved(values.dynamicTypeSize)
    let ends = (values.multilineTextAlignment, values.layoutDirection)
    if ends != (alignment, direction) { shown = nil }
    (alignment, direction) = ends
    let newLimit = view.isScrolled ? nil : values.lineLimit
    let newReserved = view.isScrolled ? 1 : max(values.reservedLines, 1)
    let newSpacing = max(values.lineSpacing, 0)
    if new != font || newLimit != limit || newReserved != reserved || newSpacing != spacing {
      if newSpacing != spacing { shown = nil }
      font = new
      limit = newLimit
      reserved = newReserved
      spacing = newSpacing
      textChanged()
    }
    if follow(values, view.editing, transaction) { shown = nil }
    if leaf.isPlaced { arrange() }
  }
  private func arrange() {
    let all = lines, size = leaf.frame.size, height = lineHeight
    let whole = CGSize(width: size.width, height: self.height(all.lines.count))
    let at = min(view.editing.caret, all.characters.count), line = all.line(of: at)
    let top = CGFloat(line) * pitch
    if isFocused { scroll = min(max(scroll, top + height - size.height), top) }
    scroll = min(max(scroll, 0), max(whole.height - size.height, 0))
    func put(_ l: Layer, _ r: CGRect) {
      l.set(.frame, r.offsetBy(dx: 0, dy: -scroll).lanes, graph.motion, Transaction())
    }
    put(ink, CGRect(origin: .zero, size: whole))
    put(mark, CGRect(origin: .zero, size: whole))
    let s = view.editing.selection
    let caretX = origin(all.lines[line]) + all.x(of: at)
    let isCaret = isFocused && s.isEmpty
    put(
      caret,
      CGRect(x: caretX, y: top, width: isCaret ? TextInputNode.caretWidth : 0, height: height))
    mark.show(
      isFocused && !s.isEmpty
        ? .figure(selected(s, all), stroke: nil, evenOdd: false) : .none)
    reveal(CGRect(x: caretX, y: top, width: 0, height: height), at)
    if let shown, shown == (view.text, font.request, whole) { return }
    shown = (view.text, font.request, whole)
    let layout = all.layout(direction, origin: origin, pitch: pitch, size: whole)
    ink.show(layout.content(graph.services.text, isRedacted: isRedacted))
  }
  /// What is selected, a rectangle a line; to the edge where the selection goes on.
  private func selected(_ s: Range<Int>, _ all: InputLines) -> Path {
    let first = all.line(of: s.lowerBound), last = all.line(of: s.upperBound)
    return Path { path in
      for i in first...last {
        let start = origin(all.lines[i])
        let from = i == first ? start + all.x(of: s.lowerBound) : start
        let to = i == last ? start + all.x(of: s.upperBound) : max(room, from)
        path.addRect(
          CGRect(
            x: from, y: CGFloat(i) * pitch, width: to - from,
            height: i < last ? pitch : lineHeight))
      }
    }
  }

  // MARK: scrolling

  private var scroller: ScrollElement? {
    var e = leaf.parent
    while let q = e, !(q is ScrollElement) { e = q.parent }
    return e as? ScrollElement
  }
  /// Scrolls to the caret where it has moved or its text has changed. The keyboard alone, when it
  /// comes, moves nothing: the press that has brought it is about to place the caret.
  private func reveal(_ r: CGRect, _ caret: Int) {
    guard view.isScrolled else { return }
    if let revealed, revealed == (caret, view.text) { return }
    revealed = (caret, view.text)
    if !isFocused { return }
    graph.afterUpdate { [weak self] in
      guard let self, isAlive, let scroller, scroller.isPlaced else { return }
      let target = scroller.offset(
        showing: scroller.contentFrame(r, in: leaf), at: nil, margin: TextEditor.inset.top)
      if scroller.clamped(target) != scroller.offset { scroller.scroll(to: target, Transaction()) }
    }
  }
}
