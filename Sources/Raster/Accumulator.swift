/// The rasteriser for general paths: every line adds the area it has to its right to the cells it
/// crosses, and a running sum along a row is the winding number weighted by area.
///
/// Everything is counted in whole 2⁻²⁰ of a pixel. What a line adds to a pixel depends on the line
/// and the pixel alone, so the sum is the same whatever box is asked for, and the two sides of a
/// closed contour cancel exactly. Winding numbers up to ±2,047 are told apart.
///
/// A sum cannot tell whether two edges of the same direction cover the same part of a pixel or
/// different ones. Where that matters is noticed, and computed again line by line (see `Overlaps`):
/// pixels with edges beside each other, and rows in which more than one contour begins or ends.
struct Accumulator: ~Copyable {
  static let bits = 20
  static let one = 1 << bits

  /// What a cell has been given.
  private struct Cell: BitwiseCopyable {
    /// The difference from the pixel before.
    var area: Int32 = 0
    /// The heights of the pieces that touch the pixel, in 1/256: downward ones in the lower half,
    /// upward ones in the upper.
    var heights: UInt32 = 0

    /// Whether pieces of one direction lie beside each other.
    var isCrowded: Bool { heights & 0xffff > 256 || heights >> 16 > 256 }
  }

  /// Which edges cross a row: an edge that goes on from line to line counts once.
  private struct RowEdges: BitwiseCopyable {
    var down: UInt16 = 0, up: UInt16 = 0
    /// Whether one of them does not cross all of it.
    var isPartial = false

    var isTangled: Bool { isPartial && (down > 1 || up > 1) }
  }

  /// All blank between uses.
  private var cells = Buffer<Cell>(1024)
  private var clean = 0
  /// Which blocks of 16 cells a line touched, with one more flag for the row.
  private var touched = Buffer<UInt8>(128)
  private var levels = Buffer<UInt8>(64)
  private var overlaps = Overlaps()
  private var edges = Buffer<RowEdges>(64)
  /// The edge that is being followed: its row, direction, height so far, and where it is.
  private var edgeRow = Int.min, edgeIsDown = false, edgeHeight = 0, end = SIMD2<Double>()
  private var box = IRect.empty
  private var stride = 0, flags = 0

  /// Starts on the pixels of a box, which must not be empty.
  mutating func begin(_ box: IRect) {
    self.box = box
    stride = (box.width + 1 + 15) & ~15
    flags = stride / 16 + 1
    let need = stride * box.height
    if need > clean {
      cells.room(need).update(repeating: Cell(), count: need)
      clean = need
    }
    touched.room(flags * box.height).update(repeating: 0, count: flags * box.height)
    _ = levels.room(stride)
    edges.room(box.height).update(repeating: RowEdges(), count: box.height)
    edgeRow = .min
    overlaps.begin(box)
  }

  /// Adds one straight piece of a closed contour.
  mutating func line(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    let unit = Double(Self.one)
    let fromY = wholeBelow64(from.y * unit + 0.5), toY = wholeBelow64(to.y * unit + 0.5)
    let goesOn = from == end
    end = to
    if fromY == toY { return }
    let down = fromY < toY
    follow(fromY, toY, goesOn)
    let (x0, y0, x1, y1) =
      down ? (from.x, fromY, to.x, toY) : (to.x, toY, from.x, fromY)
    let first = max(y0 >> Self.bits, box.y0), end = min((y1 - 1) >> Self.bits + 1, box.y1)
    if first >= end || min(x0, x1) >= Double(box.x1) { return }
    let slope = (x1 - x0) / Double(y1 - y0)
    overlaps.add(.init(x: x0, slope: slope, y0: y0, y1: y1, winding: down ? 1 : -1))
    var row = first, y = max(y0, first << Self.bits)
    var x = y == y0 ? x0 : x0 + Double(y - y0) * slope
    while row < end {
      let nextY = min(y1, (row + 1) << Self.bits)
      let nextX = nextY == y1 ? x1 : x0 + Double(nextY - y0) * slope
      let height = down ? nextY - y : y - nextY
      piece(min(x, nextX), max(x, nextX), height, row - box.y0)
      (row, y, x) = (row + 1, nextY, nextX)
    }
  }

  /// Counts the edges of the rows that a line crosses, whether or not it lies left of the box's end.
  private mutating func follow(_ from: Int, _ to: Int, _ goesOn: Bool) {
    let down = from < to
    let first = (down ? from : from - 1) >> Self.bits, last = (down ? to - 1 : to) >> Self.bits
    func height(_ row: Int) -> Int {
      let top = row << Self.bits
      return min(max(from, to), top + Self.one) - max(min(from, to), top)
    }
    if goesOn, down == edgeIsDown, first == edgeRow {
      edgeHeight += height(first)
    } else {
      endEdge()
      (edgeRow, edgeIsDown, edgeHeight) = (first, down, height(first))
    }
    if first == last { return }
    endEdge()
    let inner = down ? first + 1..<last : last + 1..<first
    for row in inner.clamped(to: box.y0..<box.y1) { count(row, down) }
    (edgeRow, edgeIsDown, edgeHeight) = (last, down, height(last))
  }

  private func endEdge() {
    if edgeRow < box.y0 || edgeRow >= box.y1 { return }
    count(edgeRow, edgeIsDown)
    if edgeHeight < Self.one { edges.base[edgeRow - box.y0].isPartial = true }
  }

  @inline(__always) private func count(_ row: Int, _ down: Bool) {
    let at = edges.base + (row - box.y0)
    if down { at.pointee.down &+= 1 } else { at.pointee.up &+= 1 }
  }

  /// A piece within one row, from x = l to x = r, that adds `height` to everything right of it.
  @inline(__always) private func piece(_ l: Double, _ r: Double, _ height: Int, _ row: Int) {
    let c = cells.base + row * stride, t = touched.base + row * flags
    let first = wholeBelow(l) - box.x0, end = max(wholeAbove(r) - box.x0, first + 1)
    if first >= box.width { return }
    t[flags - 1] = 1
    let share =
      height > 0 ? UInt32(max(1, height >> 12)) : UInt32(max(1, -height >> 12)) << 16
    if end <= 0 {
      c[0].area &+= Int32(truncatingIfNeeded: height)
      t[0] = 1
      return
    }
    let h = Double(height), middle = (l + r) * 0.5, origin = Double(box.x0)
    var before = 0
    if end == first + 1 {
      // Within one pixel: the part right of the piece.
      before = Int(h * (origin + Double(end) - middle))
      c[first].area &+= Int32(truncatingIfNeeded: before)
      c[first].heights &+= share
    } else {
      // G(p) = ∫ max(p − x, 0) per height: (p − l)² / 2(r − l), beyond r the distance from the
      // middle. A pixel gets G(p + 1) − G(p).
      let half = 0.5 / (r - l)
      @inline(__always) func g(_ p: Int) -> Double {
        let q = origin + Double(p)
        return q >= r ? q - middle : (q <= l ? 0 : (q - l) * (q - l) * half)
      }
      let start = max(first, 0), stop = min(end, box.width)
      var last = g(start)
      for p in start..<stop {
        let now = g(p + 1), level = Int(h * (now - last))
        c[p].area &+= Int32(truncatingIfNeeded: level - before)
        c[p].heights &+= share
        (last, before) = (now, level)
      }
      for block in (start >> 4)...((stop - 1) >> 4) { t[block] = 1 }
    }
    if end <= box.width {
      c[end].area &+= Int32(truncatingIfNeeded: height - before)
      t[end >> 4] = 1
    }
    t[max(first, 0) >> 4] = 1
  }

  /// Turns the sums into coverage by the non-zero or the even-odd rule, and the cells back to zero.
  mutating func finish(into out: Coverage, evenOdd: Bool) {
    out.removeAll()
    let bytes = levels.base, one = Self.one
    @inline(__always) func level(_ sum: Int32) -> Int {
      var area = abs(Int(sum))
      if evenOdd {
        area &= 2 * one - 1
        if area > one { area = 2 * one - area }
      }
      return (min(area, one) &* 255 &+ one / 2) >> Self.bits
    }
    endEdge()
    for row in 0..<box.height {
      let t = touched.base + row * flags, c = cells.base + row * stride
      if t[flags - 1] == 0 { continue }
      let tangled = edges.base[row].isTangled
      if tangled { overlaps.start(row: box.y0 + row) }
      var sum: Int32 = 0, block = 0
      out.beginBand()
      while block < flags - 1 {
        var end = block
        let x0 = block * 16
        if t[block] == 0 {
          while end < flags - 1, t[end] == 0 { end += 1 }
          let x1 = min(end * 16, box.width)
          let value = tangled ? Int(overlaps.level(box.x0 + x0, evenOdd: evenOdd)) : level(sum)
          out.constant(box.x0 + x0, box.x0 + x1, value)
        } else {
          while end < flags - 1, t[end] != 0 { end += 1 }
          let n = min(end * 16, box.width) - x0
          var crowded = tangled
          for i in 0..<(end * 16 - x0) {
            sum &+= c[x0 + i].area
            bytes[i] = UInt8(truncatingIfNeeded: level(sum))
            crowded = crowded || c[x0 + i].isCrowded
          }
          if crowded, n > 0 { resolve(c + x0, n, at: box.x0 + x0, row, tangled, evenOdd) }
          (c + x0).update(repeating: Cell(), count: end * 16 - x0)
          out.levels(Levels(bytes), n, at: box.x0 + x0)
        }
        block = end
      }
      out.endBand(box.y0 + row, box.y0 + row + 1)
    }
  }

  /// Computes n levels again, all of them or those of crowded pixels.
  private mutating func resolve(
    _ c: UnsafeMutablePointer<Cell>, _ n: Int, at x: Int, _ row: Int, _ all: Bool, _ evenOdd: Bool
  ) {
    let bytes = levels.base
    overlaps.start(row: box.y0 + row)
    var isLikeLast = false
    for i in 0..<n where all || c[i].isCrowded {
      // Two pixels beside each other that no edge touches are alike.
      let blank = c[i].heights == 0
      if blank, isLikeLast, all {
        bytes[i] = bytes[i - 1]
      } else {
        bytes[i] = overlaps.level(x + i, evenOdd: evenOdd)
      }
      isLikeLast = blank
    }
  }
}

/// The whole number at or below a value whose size is below 2⁶².
@inline(__always) private func wholeBelow64(_ v: Double) -> Int {
  let i = Int(v)
  return Double(i) > v ? i &- 1 : i
}
