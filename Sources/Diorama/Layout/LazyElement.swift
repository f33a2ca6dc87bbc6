import Foundation

/// A container that makes, lays out and shows only what is seen of it.
///
/// Its lines are as long as they were measured; those that have not been seen yet count as long as
/// most of the first ones. When a line above of what is seen turns out longer or shorter, the scroll
/// view moves with it, so that nothing jumps. Where nothing scrolls along its axis, all is made.
@MainActor package final class LazyElement: ContainerElement, ViewportFollower {
  unowned(unsafe) let slots: any SlotList
  package private(set) var layout: LazyLayout

  private var areSlotsStale = true
  private var areLengthsStale = true
  var slotCount = 0
  /// The slot that was last looked for by its identity.
  var found: (id: AnyHashable, slot: Int)?
  var sections: [SlotSection] = []
  /// Of a grid; in a stack each slot is a line.
  private var lines: [LazyLine] = []
  var columns = 0
  /// How many elements the slots of a grid yield, as far as it is known, and what the others count.
  private var counts: [Int: Int] = [:]
  private var usualCount = 1
  private var areCountsNew = false

  private(set) var lengths = LineLengths(count: 0, estimate: 0)
  private var hasEstimate = false
  /// The length across that the lengths were measured for.
  var across: CGFloat?
  var tracks: [GridTrack] = []
  /// The lines that are made.
  package private(set) var window = 0..<0
  /// Lines at the edges of what is seen, which stand in front.
  var pins: [Int] = []
  var made: [(line: Int, elements: [Element])] = []
  private var answered: CGFloat?
  private weak var scroller: ScrollElement?
  /// The first slot that is seen, and where it begins.
  private var first: (slot: Int, id: AnyHashable?, start: CGFloat)?

  package init(
    owner: any ElementOwner, system: LayoutSystem, slots: any SlotList, layout: LazyLayout
  ) {
    self.slots = slots
    self.layout = layout
    super.init(
      owner: owner, system: system, list: slots, algorithm: layout, layer: Layer(layout.name))
  }
  package func setLayout(_ new: LazyLayout) {
    if new == layout { return }
    layout = new
    setAlgorithm(new)
    across = nil
    areSlotsStale = true
  }
  var crossAxis: Axis { layout.axis.other }
  package override func listChanged() {
    areSlotsStale = true
    super.listChanged()
  }
  package override func forget() {
    super.forget()
    areLengthsStale = true
  }

  // MARK: slots and lines

  var lineCount: Int { layout.items == nil ? slotCount : lines.count }
  func line(_ i: Int) -> LazyLine { layout.items == nil ? LazyLine(slot: i) : lines[i] }
  /// The line in which a slot begins.
  package func line(ofSlot slot: Int) -> Int {
    if layout.items == nil { return slot }
    var low = 0, high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].slot <= slot { low = middle + 1 } else { high = middle }
    }
    var i = max(low - 1, 0)
    while i > 0, lines[i].slot == slot, lines[i].skip > 0 { i -= 1 }
    return i
  }
  private func elements(of line: LazyLine) -> [Element] {
    var out: [Element] = []
    slots.collectSlot(line.slot, into: &out)
    if line.isWide { return out }
    note(out.count, in: line.slot)
    out = Array(out.dropFirst(line.skip).prefix(line.count))
    var slot = line.slot + 1
    while out.count < line.count, slot < slotCount {
      var more: [Element] = []
      slots.collectSlot(slot, into: &more)
      note(more.count, in: slot)
      out += more.prefix(line.count - out.count)
      slot += 1
    }
    return out
  }
  private func note(_ count: Int, in slot: Int) {
    if counts[slot] == count { return }
    if (counts[slot] ?? usualCount) != count { areCountsNew = true }
    counts[slot] = count
    usualCount = max(count, 1)
  }

  /// Takes in what has come and gone, and what is known of the lines for a length across.
  func prepare(_ length: CGFloat?) {
    if areSlotsStale {
      areSlotsStale = false
      let old = slotCount
      found = nil
      slotCount = slots.slotCount
      sections = []
      slots.findSections(from: 0, into: &sections)
      counts = [:]
      areCountsNew = true
      if slotCount != old { across = nil }
    }
    let isOther = across == nil || across != (length ?? across)
    if isOther || areCountsNew {
      let length = length ?? across ?? ideal()
      tracks = layout.items.map { GridTrack.tracks($0.all, in: length) } ?? []
      if layout.items != nil {
        columns = max(tracks.count, 1)
        lines = LazyLine.lines(
          slots: slotCount, columns: columns, sections: sections,
          counts: { self.counts[$0] ?? self.usualCount })
      }
      areCountsNew = false
      if isOther || lengths.count != lineCount {
        lengths = LineLengths(count: lineCount, estimate: hasEstimate ? lengths.estimate : 0)
      }
      across = length
      window = window.clamped(to: 0..<lineCount)
      listChangedQuietly()
      holdFirst()
    }
    var i = 0
    while !hasEstimate, i < lineCount {
      lengths.estimate = measure(i)
      hasEstimate = lengths.estimate > 0
      i += 1
    }
  }
  /// Lines before the first that is seen have come or gone, and what was known of them is not known
  /// any more: it stays, or moves by as much as came.
  private func holdFirst() {
    guard let first else { return }
    self.first = nil
    var slot = first.slot
    if let id = first.id, slot >= slotCount || slots.identity(ofSlot: slot) != id {
      guard let now = slots.slot(with: id) else { return }
      slot = now
    }
    guard slot < slotCount else { return }
    let i = line(ofSlot: slot)
    var way = lengths.start(of: i) - first.start
    if scroller?.holdsPlace != true {
      way -= CGFloat(i - line(ofSlot: first.slot)) * lengths.estimate
    }
    if way != 0 { scroller?.shift(by: way, layout.axis) }
  }

  // MARK: measuring

  func proposal(_ isWide: Bool, _ column: Int) -> ProposedViewSize {
    var p = ProposedViewSize(width: nil, height: nil)
    p[crossAxis] = isWide || tracks.isEmpty ? across : tracks[column % tracks.count].length
    return p
  }
  /// Measures a line, with the gap behind it.
  @discardableResult private func measure(_ i: Int) -> CGFloat {
    let line = line(i)
    var length: CGFloat = 0
    for (column, e) in elements(of: line).enumerated() {
      e.parent = self
      let own = e.measure(proposal(line.isWide, column))[layout.axis]
      if line.isWide { length += own + layout.gap } else { length = max(length, own + layout.gap) }
    }
    lengths.set(length, of: i)
    return length
  }
  /// The length across without a proposal: that of the longest of the first lines.
  private func ideal() -> CGFloat {
    if let items = layout.items {
      let tracks = GridTrack.tracks(items.all, in: nil)
      return tracks.last.map { $0.start + $0.length } ?? 0
    }
    var longest: CGFloat = 0
    for i in 0..<min(slotCount, 8) {
      for e in elements(of: LazyLine(slot: i)) {
        e.parent = self
        longest = max(longest, e.measure(.unspecified)[crossAxis])
      }
    }
    return longest
  }
  private func length() -> CGFloat { max(0, lengths.total - (lineCount > 0 ? layout.gap : 0)) }

  package override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    let wish = p[crossAxis].map { $0.isFinite ? $0 : nil } ?? nil
    if isPlaced, let wish, wish != across, !areSlotsStale {
      // Somebody asks how it would be: what is known stays.
      return CGSize(layout.axis, length(), max(wish, 0))
    }
    prepare(wish)
    measureWindow()
    answered = length()
    let own = tracks.last.map { $0.start + $0.length } ?? 0
    return CGSize(layout.axis, answered!, max(p[crossAxis] ?? across ?? 0, own))
  }
  private func measureWindow() {
    if !areLengthsStale { return }
    areLengthsStale = false
    for i in Array(window) + pins where i < lineCount { measure(i) }
  }

  // MARK: what is seen

  /// The part of it that is seen, from and to, along its axis.
  func visible() -> (low: CGFloat, high: CGFloat, inset: CGFloat)? {
    guard let scroller else { return nil }
    let seen = scroller.visible
    let own = layoutFrame.origin - scroller.layoutFrame.origin
    let margins = scroller.margins.insets(direction)
    if layout.axis == .vertical {
      return (seen.minY - own.y, seen.maxY - own.y, margins.top)
    }
    let low = seen.minX - own.x, high = seen.maxX - own.x
    return direction == .rightToLeft
      ? (frame.width - high, frame.width - low, margins.leading) : (low, high, margins.leading)
  }
  private var wanted: Range<Int> {
    guard let v = visible() else { return 0..<lineCount }
    if v.high <= 0 || lineCount == 0 { return 0..<0 }
    var low = lengths.line(at: v.low)
    // Views without a length are there as well.
    for _ in 0..<8 where low > 0 && lengths.isKnown(low - 1) && lengths.length(of: low - 1) == 0 {
      low -= 1
    }
    if low >= lineCount { return lineCount..<lineCount }
    var high = lengths.line(at: v.high)
    if high < lineCount, lengths.start(of: high) < v.high { high += 1 }
    return low..<max(low, min(high, lineCount))
  }
  package func viewportMoved() {
    if layout.pinned.isEmpty, wanted == window { return }
    invalidate()
  }
  package override func gather() -> [Element] {
    var seen = Set<ObjectIdentifier>()
    made = []
    for i in pins.filter({ $0 < window.lowerBound }) + window
      + pins.filter({ $0 >= window.upperBound }) where i < lineCount
    {
      let all = elements(of: line(i)),
        new = all.filter { seen.insert(ObjectIdentifier($0)).inserted }
      if new.count < all.count {
        system.report(
          "\(owner.label) has several elements with the same id; only the first of them is shown")
      }
      made.append((i, new))
    }
    return made.flatMap(\.elements)
  }

  // MARK: placing

  package override func placeContent(in host: Layer, at base: CGPoint) {
    scroller = scrollerAround(along: layout.axis)
    scroller?.follow(self)
    prepare(frame.size[crossAxis])
    let before = window
    fill()
    placeLines(in: host, at: base)
    settle()
    noteFirst()
    if window != before { retire() }
    if answered != length() { invalidate() }
  }
  /// Makes what is seen, and measures it.
  private func fill() {
    measureWindow()
    for _ in 0..<16 {
      let want = wanted
      let isSame = want == window
      // What was seen and is still seen stays in its place.
      let anchor = window.clamped(to: want).first ?? want.lowerBound
      let start = lengths.start(of: min(anchor, lineCount))
      window = want
      for i in want where !lengths.isKnown(i) || !isSame { measure(i) }
      if areCountsNew {
        prepare(across)
        continue
      }
      if window.lowerBound == 0, !isEstimateFinal, !window.isEmpty { settleEstimate() }
      let way = lengths.start(of: min(anchor, lineCount)) - start
      if way != 0 { scroller?.shift(by: way, layout.axis) }
      if isSame { break }
    }
    pins = wantedPins()
    listChangedQuietly()
    refresh()
  }
  private var isEstimateFinal = false
  /// Most lines are as long as the middle one of the first.
  private func settleEstimate() {
    isEstimateFinal = true
    let known = window.map { lengths.length(of: $0) }.filter { $0 > 0 }.sorted()
    if !known.isEmpty { lengths.estimate = known[known.count / 2] }
  }
  private func noteFirst() {
    guard let v = visible(), !window.isEmpty, window.upperBound <= lineCount else { return }
    var i = window.lowerBound
    while i + 1 < window.upperBound, lengths.start(of: i + 1) <= v.low { i += 1 }
    let slot = line(i).slot
    first = (slot, slots.identity(ofSlot: slot), lengths.start(of: i))
  }
  private func retire() {
    let low = max(window.lowerBound - window.count, 0)
    let high = min(window.upperBound + window.count, lineCount)
    if low >= high { return }
    slots.retireSlots(farFrom: line(low).slot..<line(high - 1).slot + max(columns, 1))
  }

  package override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? { nil }

  package override func zIndex(of e: Element) -> Double {
    if let own = e.trait(ZIndexTrait.self) { return own }
    return made.contains { m in pins.contains(m.line) && m.elements.contains { $0 === e } } ? 1 : 0
  }

  package override func disappear() {
    super.disappear()
    scroller?.unfollow(self)
  }
}
