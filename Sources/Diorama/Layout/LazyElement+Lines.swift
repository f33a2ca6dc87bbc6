import Foundation

/// Where the lines of a lazy container stand.
extension LazyElement {
  /// The frame of a line, leading on the left.
  package func frame(ofLine i: Int) -> CGRect {
    let start = lengths.start(of: i)
    let length = max(0, lengths.length(of: i) - layout.gap)
    var r = CGRect(origin: .zero, size: CGSize(layout.axis, length, frame.size[crossAxis]))
    r.origin[layout.axis] = start
    return r
  }
  func placeLines(in host: Layer, at base: CGPoint) {
    let width = frame.size[crossAxis]
    let grid = tracks.last.map { $0.start + $0.length } ?? 0
    let room = ViewDimensions(size: CGSize(layout.axis, 0, width))
    let shift =
      room[layout.alignment] - ViewDimensions(size: CGSize(layout.axis, 0, grid))[layout.alignment]
    for (i, elements) in made {
      let line = line(i)
      var start = pinnedStart(i)
      let length = lengths.length(of: i) - layout.gap
      for (column, e) in elements.enumerated() {
        let p = proposal(line.isWide, column), size = e.measure(p)
        var r = CGRect(origin: .zero, size: size)
        if line.isWide {
          r.origin[layout.axis] = start
          r.origin[crossAxis] = room[layout.alignment] - e.position(layout.alignment, size, p)
          start += size[layout.axis] + layout.gap
        } else {
          let track = tracks[column % tracks.count]
          let cell = ViewDimensions(size: CGSize(layout.axis, length, track.length))
          let h = track.alignment.horizontal.key, v = track.alignment.vertical.key
          r.origin = CGPoint(
            x: cell[h] - e.position(h, size, p), y: cell[v] - e.position(v, size, p))
          r.origin[layout.axis] += start
          r.origin[crossAxis] += track.start + shift
        }
        if direction == .rightToLeft { r = r.mirrored(in: frame.width) }
        e.place(r, p, in: host, at: base)
      }
    }
  }

  // MARK: pinned headers and footers

  private func lines(of section: SlotSection) -> (header: Int?, footer: Int?, all: Range<Int>) {
    let low = line(ofSlot: section.slots.lowerBound)
    let high =
      section.slots.upperBound < slotCount ? line(ofSlot: section.slots.upperBound) : lineCount
    return (
      layout.pinned.contains(.sectionHeaders) ? section.header.map(line(ofSlot:)) : nil,
      layout.pinned.contains(.sectionFooters) ? section.footer.map(line(ofSlot:)) : nil, low..<high
    )
  }
  func wantedPins() -> [Int] {
    if layout.pinned.isEmpty || window.isEmpty { return [] }
    let slots = line(window.lowerBound).slot...line(window.upperBound - 1).slot
    return sections.filter { $0.slots.overlaps(slots) }.flatMap { s in
      let l = lines(of: s)
      return [l.header, l.footer].compactMap { $0 }
    }
  }
  /// Where a line begins; at the edge of what is seen if it is pinned there.
  func pinnedStart(_ i: Int) -> CGFloat {
    let start = lengths.start(of: i)
    guard pins.contains(i), let v = visible(),
      let section = sections.first(where: { $0.slots.contains(line(i).slot) })
    else { return start }
    let own = lengths.length(of: i), all = lines(of: section).all
    let low = lengths.start(of: all.lowerBound), high = lengths.start(of: all.upperBound)
    if line(i).slot == section.header {
      return max(start, min(v.low + v.inset, high - own))
    }
    return min(start, max(v.high - own + layout.gap, low))
  }
  // MARK: by identity

  /// Lines within a stretch of its axis.
  func lines(in range: ClosedRange<CGFloat>) -> Range<Int> {
    if lineCount == 0 || range.upperBound < 0 { return 0..<0 }
    let low = lengths.line(at: range.lowerBound)
    return low..<max(low, min(lengths.line(at: range.upperBound) + 1, lineCount))
  }

  /// The frame of the line in which a view with an identity is or would be, leading on the left.
  package func frame(of id: AnyHashable) -> CGRect? {
    prepare(across)
    if found?.id != id { found = slots.slot(with: id).map { (id, $0) } }
    guard let slot = found?.slot else { return nil }
    return slot < slotCount && lineCount > 0 ? frame(ofLine: line(ofSlot: slot)) : nil
  }
}

extension Element {
  /// The nearest scroll view around that scrolls along an axis.
  func scrollerAround(along axis: Axis) -> ScrollElement? {
    var e = parent
    while let q = e {
      if let s = q as? ScrollElement,
        s.axes.contains(axis == .vertical ? .vertical : .horizontal)
      {
        return s
      }
      e = q.parent
    }
    return nil
  }
}
