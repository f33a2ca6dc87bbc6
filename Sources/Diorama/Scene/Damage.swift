import Raster

/// The pixels that have to be drawn again: a few rectangles that together hold all of them.
package struct Damage: Sendable {
  package private(set) var rects: [IRect] = []
  /// More rectangles than this cost more than the pixels they save.
  static let most = 12
  /// Pixels that may be drawn for nothing to save a rectangle.
  static let slack = 64

  package init() {}
  package var isEmpty: Bool { rects.isEmpty }
  package var area: Int { rects.reduce(0) { $0 + $1.area } }

  package mutating func add(_ rect: IRect) {
    if rect.isEmpty { return }
    var r = rect, i = 0
    while i < rects.count {
      let q = rects[i], u = q.union(r)
      if u == q { return }
      let overlap = q.intersection(r)
      let both = q.area + r.area - (overlap.isEmpty ? 0 : overlap.area)
      if u.area <= both + Self.slack {
        rects.remove(at: i)
        r = u
        i = 0
      } else {
        i += 1
      }
    }
    rects.append(r)
    if rects.count > Self.most { mergeCheapest() }
  }
  package mutating func add(_ other: Damage) {
    for r in other.rects { add(r) }
  }
  private mutating func mergeCheapest() {
    var best = (waste: Int.max, a: 0, b: 0)
    for a in rects.indices {
      for b in (a + 1)..<rects.count {
        let waste = rects[a].union(rects[b]).area - rects[a].area - rects[b].area
        if waste < best.waste { best = (waste, a, b) }
      }
    }
    let u = rects[best.a].union(rects[best.b])
    rects.remove(at: best.b)
    rects.remove(at: best.a)
    add(u)
  }
}
