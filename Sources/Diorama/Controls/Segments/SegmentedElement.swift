import Foundation

/// Segments of which one is selected: a track, a thumb behind the selected label, and lines between
/// the others.
@MainActor final class SegmentedElement: Element {
  /// Straight colours, and how it is to behave.
  struct Look: Equatable {
    var track = SIMD4<Double>.zero, thumb = SIMD4<Double>.zero, edge = SIMD4<Double>.zero
    var line = SIMD4<Double>.zero, hover = SIMD4<Double>.zero
    var isEnabled = true
    /// Fades instead of moving.
    var isStill = false
  }
  static let radius: CGFloat = 8
  /// Points above and below a line.
  static let lineInset: CGFloat = 6

  let row: SegmentRow
  /// Called with what a person has chosen.
  var onChoose: (Int) -> Void = { _ in }
  /// Called when it has been placed.
  var onPlace: () -> Void = {}
  /// Called when the options may be others.
  var onOptions: () -> Void = {}
  var look = Look() {
    didSet { if look != oldValue { lookChanged(from: oldValue) } }
  }
  let stop: FocusStop
  let attachment: GestureAttachment
  private(set) var selected: Int?
  private let recognizer = SegmentRecognizer()
  private let group = Layer("segments", effect: .opacity)
  private let track = Layer("track"), hover = Layer("hover")
  private var lines: [Layer] = []
  private var thumbs: [SegmentThumb] = []
  private var hold: SegmentRecognizer.Hold?
  private var hovered: Int?
  private var count: Int { row.box.children.count }

  init(owner: _Node, row: SegmentRow) {
    self.row = row
    let layer = Layer("segmented picker")
    stop = FocusStop(layer, owner.graph.motion)
    attachment = GestureAttachment(recognizer, layer: layer, name: "choosing a segment")
    super.init(owner: owner, system: owner.graph.layout, layer: layer)
    row.box.parent = self
    let figure: (CGSize) -> Path = {
      Path(roundedRect: CGRect(origin: .zero, size: $0), cornerRadius: Self.radius)
    }
    let inner: (CGSize) -> Path = {
      Path(roundedRect: CGRect(origin: .zero, size: $0), cornerRadius: SegmentThumb.radius)
    }
    track.show(.figure(figure(.zero), stroke: nil, evenOdd: false), figureForSize: figure)
    hover.show(.figure(inner(.zero), stroke: nil, evenOdd: false), figureForSize: inner)
    layer.hitFrame()
    layer.responders = [
      attachment, stop.item,
      HoverResponder(layer: layer) { [weak self] in self?.pointed(at: $0) },
    ]
    // The arena and the window's focus may outlive the element.
    recognizer.segment = { [weak self] in self?.segment(at: $0) }
    recognizer.isSelected = { [weak self] in self?.selected == $0 }
    recognizer.held = { [weak self] in self?.held($0) }
    recognizer.selected = { [weak self] in self?.choose($0) }
    stop.item.key = { [weak self] in self?.key($0) ?? false }
    stop.item.reveal = { [weak self] in self?.reveal() }
    stop.changed = { [weak self] in self?.order() }
    row.box.placed = { [weak self] in self?.optionsPlaced() }
  }

  /// Written out because the version that the compiler would make calls itself.
  override init(owner: any ElementOwner, system: LayoutSystem, layer: Layer?) {
    preconditionFailure("it is made with its rows")
  }

  // MARK: layout

  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    row.box.measure(ProposedViewSize(width: p.width, height: nil))
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    for l in [group, track] {
      l.layoutOrigin = layer!.layoutOrigin
      l.pixelOrigin = layer!.pixelOrigin
      l.set(.frame, CGRect(origin: .zero, size: frame.size).lanes, system.motion, transaction)
      l.isFresh = false
    }
    let p = ProposedViewSize(frame.size), all = CGRect(origin: .zero, size: frame.size)
    row.box.place(all, p, in: group, at: .zero)
    onPlace()
    // At first nothing moves.
    show(isPlaced ? SegmentPace(transaction) : SegmentPace())
  }
  private func optionsPlaced() {
    if !isPlaced { return }
    onOptions()
    show(SegmentPace(transaction))
  }
  override func disappear() {
    super.disappear()
    for l in [group, track, hover] + lines {
      l.stopAll(system.motion)
      l.isFresh = true
    }
    for t in thumbs { t.stopAll() }
    thumbs = []
    stop.disappear()
    row.box.disappear()
  }

  private var isMirrored: Bool { direction == .rightToLeft }
  private func cell(_ i: Int) -> CGRect {
    let width = frame.width / CGFloat(max(count, 1))
    let r = CGRect(x: width * CGFloat(i), y: 0, width: width, height: frame.height)
    return isMirrored ? r.mirrored(in: frame.width) : r
  }
  private func thumbFrame(_ i: Int) -> CGRect {
    let c = cell(i), inset = SegmentThumb.inset
    let low = system.rounded(c.origin), high = system.rounded(CGPoint(x: c.maxX, y: c.maxY))
    return CGRect(
      x: low.x + inset, y: low.y + inset, width: max(high.x - low.x - 2 * inset, 0),
      height: max(high.y - low.y - 2 * inset, 0))
  }
  private func segment(at x: CGFloat) -> Int? {
    guard count > 0, frame.width > 0 else { return nil }
    let way = isMirrored ? frame.width - x : x
    return min(max(Int((way / frame.width * CGFloat(count)).rounded(.down)), 0), count - 1)
  }

  // MARK: what is shown

  /// The segment whose label is highlighted.
  var highlighted: Int? {
    let i = hold.flatMap { $0.isOnSelected ? $0.segment : nil } ?? selected
    return i.flatMap { $0 < count ? $0 : nil }
  }
  private var pressed: Int? { hold.flatMap { $0.isOnSelected ? nil : $0.segment } }

  func select(_ index: Int?, _ pace: SegmentPace) {
    if index == selected { return }
    selected = index
    if isPlaced { show(pace) }
  }
  /// The pace of what the hand does.
  var pace: SegmentPace { look.isStill ? .still : .hand }

  private func show(_ pace: SegmentPace) {
    let highlighted = highlighted
    showThumbs(highlighted, pace)
    showLines(highlighted, pace)
    for (i, s) in row.segments.enumerated() {
      s.describe(isSelected: i == selected, isEnabled: look.isEnabled)
      let isPressed = i == pressed && i != highlighted
      s.show(
        isPressed ? 0.2 : 1, isPressed && !look.isStill ? SegmentPace.press : pace.label)
    }
    row.emphasize(highlighted, pace.label)
    showHover(highlighted)
    group.set(.a, SIMD4(look.isEnabled ? 1 : 0.4, 0, 0, 0), system.motion, pace.label)
    order()
  }
  private func showThumbs(_ highlighted: Int?, _ pace: SegmentPace) {
    // Where nothing is to move, each segment has a thumb of its own to fade.
    let wanted = look.isStill ? count : 1
    while thumbs.count > wanted { thumbs.removeLast().stopAll() }
    while thumbs.count < wanted {
      let t = SegmentThumb(system.motion)
      t.paint(look)
      thumbs.append(t)
    }
    for (i, t) in thumbs.enumerated() {
      let place = look.isStill ? i : highlighted
      let isShown = place != nil && place == highlighted
      if let place {
        let jumps = !t.isShown || look.isStill
        if jumps { t.jump() }
        t.place(thumbFrame(place), in: frame.size, jumps ? Transaction() : pace.thumb)
      }
      t.show(isShown, pace.label)
      t.press(isShown && hold?.isOnSelected == true, pace.thumb)
    }
  }
  private func showLines(_ highlighted: Int?, _ pace: SegmentPace) {
    let n = max(count - 1, 0)
    while lines.count > n { lines.removeLast().stopAll(system.motion) }
    let figure: (CGSize) -> Path = {
      Path(roundedRect: CGRect(origin: .zero, size: $0), cornerRadius: 0.5)
    }
    while lines.count < n {
      let l = Layer("line")
      l.show(.figure(figure(.zero), stroke: nil, evenOdd: false), figureForSize: figure)
      lines.append(l)
    }
    for (i, l) in lines.enumerated() {
      // Between this segment and the next.
      let c = cell(i), x = isMirrored ? c.minX : c.maxX
      let at = system.rounded(CGPoint(x: x - 0.5, y: 0)).x
      let r = CGRect(
        x: at, y: Self.lineInset, width: 1, height: max(frame.height - 2 * Self.lineInset, 0))
      l.set(.frame, r.lanes, system.motion, transaction)
      var color = look.line
      if highlighted == i || highlighted == i + 1 { color.w = 0 }
      l.paint(.color(color), system.motion, pace.line)
      l.isFresh = false
    }
  }
  private func showHover(_ highlighted: Int?) {
    var color = look.hover
    if let hovered, hovered < count, hovered != highlighted, hold == nil, look.isEnabled {
      hover.set(.frame, thumbFrame(hovered).lanes, system.motion, Transaction())
    } else {
      color.w = 0
    }
    hover.paint(.color(color), system.motion, Transaction())
  }
  private func order() {
    group.setBelow(
      [track, hover] + lines + thumbs.map(\.layer) + [row.box.topLayer])
    layer!.setBelow(stop.layers([group], transaction))
  }
  private func lookChanged(from old: Look) {
    track.paint(.color(look.track), system.motion, Transaction())
    if look.isStill != old.isStill {
      for t in thumbs { t.stopAll() }
      thumbs = []
    }
    for t in thumbs { t.paint(look) }
    attachment.isEnabled = look.isEnabled
    if !look.isEnabled, hold != nil { recognizer.cancel() }
    if isPlaced { show(SegmentPace()) }
  }

  // MARK: input

  private func held(_ new: SegmentRecognizer.Hold?) {
    hold = new
    if isPlaced { show(pace) }
  }
  private func pointed(at place: CGPoint?) {
    let new = place.flatMap { layer!.fromRoot($0) }.flatMap { segment(at: $0.x) }
    if new == hovered { return }
    hovered = new
    if isPlaced { showHover(highlighted) }
  }
  private func choose(_ index: Int) {
    if index < count, index != selected { onChoose(index) }
  }
  private func key(_ stroke: KeyStroke) -> Bool {
    guard count > 0 else { return false }
    let last = count - 1, forward = isMirrored ? "ArrowLeft" : "ArrowRight"
    if stroke.isPlain("Home") {
      choose(0)
    } else if stroke.isPlain("End") {
      choose(last)
    } else if stroke.isPlain("ArrowLeft", "ArrowRight") {
      let isForward = stroke.name == forward
      guard let selected else {
        choose(isForward ? 0 : last)
        return true
      }
      choose(min(max(selected + (isForward ? 1 : -1), 0), last))
    } else {
      return false
    }
    return true
  }
}
