extension RoundedRect {
  /// The whole rows between the corners, all alike; empty if there are none.
  fileprivate var alikeRows: Range<Int> {
    let first = wholeAbove(rect.y0 + max(tl.y, tr.y)), end = wholeBelow(rect.y1 - max(bl.y, br.y))
    return first < end ? first..<end : 0..<0
  }
}

/// What one row is computed in.
struct RowScratch: ~Copyable {
  var areas = Buffer<Double>(512)
  var levels = Buffer<UInt8>(512)
}

extension Coverage {
  /// Becomes the exact coverage of a rounded rectangle less that of a hole in it, as far as it lies
  /// in `box`. A pixel's level does not depend on the box. Ring coverage is taken as a difference
  /// before it is rounded, so thin rings are exact too.
  func become(
    _ r: RoundedRect, hole: RoundedRect?, within box: IRect, scratch: inout RowScratch
  ) {
    removeAll()
    let outer = r.rect.outer, seen = outer.intersection(box)
    if seen.isEmpty { return }
    let v = scratch.areas.room(seen.width), bytes = scratch.levels.room(seen.width)
    let alike = r.alikeRows, holeAlike = hole?.alikeRows ?? 0..<0
    let holeBox = hole?.rect.outer ?? .empty
    var y = seen.y0
    while y < seen.y1 {
      var next = alike.contains(y) ? min(alike.upperBound, seen.y1) : y + 1
      if !holeBox.isEmpty, y < holeBox.y1 {
        if holeAlike.contains(y) {
          next = min(next, holeAlike.upperBound)
        } else {
          next = y < holeBox.y0 ? min(next, holeBox.y0) : y + 1
        }
      }
      if let row = ExactRow(r, row: y) {
        beginBand()
        add(row, hole: hole.flatMap { ExactRow($0, row: y) }, seen, v, bytes)
        endBand(y, next)
      }
      y = next
    }
  }

  /// One row: the sides pixel by pixel, what is between them as constants.
  private func add(
    _ row: ExactRow, hole: ExactRow?, _ seen: IRect, _ v: UnsafeMutablePointer<Double>,
    _ bytes: UnsafeMutablePointer<UInt8>
  ) {
    let full = Int(byte(min(row.height, 1)))
    func exact(_ from: Int, _ to: Int) {
      let x0 = max(from, seen.x0), x1 = min(to, seen.x1), n = x1 - x0
      if n <= 0 { return }
      v.update(repeating: 0, count: n)
      row.add(1, to: v, x0, x1)
      hole?.add(-1, to: v, x0, x1)
      for i in 0..<n { bytes[i] = UInt8(truncatingIfNeeded: byte(unit(v[i]))) }
      levels(Levels(bytes), n, at: x0)
    }
    func solid(_ from: Int, _ to: Int, _ level: Int) {
      constant(max(from, seen.x0), min(to, seen.x1), level)
    }
    guard row.i0 < row.i1 else { return exact(row.a, row.b) }
    guard let hole else {
      exact(row.a, row.i0)
      solid(row.i0, row.i1, full)
      return exact(row.i1, row.b)
    }
    let left = max(row.i0, min(hole.a, row.i1))
    let in0 = max(left, hole.i0), in1 = min(max(in0, hole.i1), max(in0, row.i1))
    let right = max(in1, min(hole.b, row.i1)), end = max(right, row.i1)
    exact(row.a, row.i0)
    solid(row.i0, left, full)
    exact(left, in0)
    solid(in0, in1, Int(byte(unit(row.height - hole.height))))
    exact(in1, right)
    solid(right, end, full)
    exact(end, row.b)
  }
}
