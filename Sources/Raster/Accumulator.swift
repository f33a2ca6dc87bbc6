/// The rasteriser for general paths: every line adds the area it has to its right to the cells it
/// crosses, and a running sum along a row is the winding number weighted by area.
///
/// Everything is counted in whole 2⁻²⁰ of a pixel. What a line adds to a pixel depends on the line
/// and the pixel alone, so the sum is the same whatever box is asked for, and the two sides of a
/// closed contour cancel exactly. Winding numbers up to ±2,047 are told apart.
struct Accumulator: ~Copyable {
  private static let bits = 20
  private static let one = 1 << bits

  /// Differences from pixel to pixel; all zero between uses.
  private var cells = Buffer<Int32>(1024)
  private var clean = 0
  /// Which blocks of 16 cells a line touched, with one more flag for the row.
  private var touched = Buffer<UInt8>(128)
  private var levels = Buffer<UInt8>(64)
  private var box = IRect.empty
  private var stride = 0, flags = 0

  /// Starts on the pixels of a box, which must not be empty.
  mutating func begin(_ box: IRect) {
    self.box = box
    stride = (box.width + 1 + 15) & ~15
    flags = stride / 16 + 1
    let need = stride * box.height
    if need > clean {
      cells.room(need).update(repeating: 0, count: need)
      clean = need
    }
    touched.room(flags * box.height).update(repeating: 0, count: flags * box.height)
    _ = levels.room(stride)
  }

  /// Adds one straight piece of a closed contour.
  mutating func line(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    let unit = Double(Self.one)
    let fromY = wholeBelow64(from.y * unit + 0.5), toY = wholeBelow64(to.y * unit + 0.5)
    if fromY == toY { return }
    let down = fromY < toY
    let (x0, y0, x1, y1) =
      down ? (from.x, fromY, to.x, toY) : (to.x, toY, from.x, fromY)
    let first = max(y0 >> Self.bits, box.y0), end = min((y1 - 1) >> Self.bits + 1, box.y1)
    if first >= end || min(x0, x1) >= Double(box.x1) { return }
    let slope = (x1 - x0) / Double(y1 - y0)
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

  /// A piece within one row, from x = l to x = r, that adds `height` to everything right of it.
  @inline(__always) private func piece(_ l: Double, _ r: Double, _ height: Int, _ row: Int) {
    let c = cells.base + row * stride, t = touched.base + row * flags
    let first = wholeBelow(l) - box.x0, end = max(wholeAbove(r) - box.x0, first + 1)
    if first >= box.width { return }
    t[flags - 1] = 1
    if end <= 0 {
      c[0] &+= Int32(truncatingIfNeeded: height)
      t[0] = 1
      return
    }
    let h = Double(height), middle = (l + r) * 0.5, origin = Double(box.x0)
    var before = 0
    if end == first + 1 {
      // Within one pixel: the part right of the piece.
      before = Int(h * (origin + Double(end) - middle))
      c[first] &+= Int32(truncatingIfNeeded: before)
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
        c[p] &+= Int32(truncatingIfNeeded: level - before)
        (last, before) = (now, level)
      }
      for block in (start >> 4)...((stop - 1) >> 4) { t[block] = 1 }
    }
    if end <= box.width {
      c[end] &+= Int32(truncatingIfNeeded: height - before)
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
    for row in 0..<box.height {
      let t = touched.base + row * flags, c = cells.base + row * stride
      if t[flags - 1] == 0 { continue }
      var sum: Int32 = 0, block = 0
      out.beginBand()
      while block < flags - 1 {
        var end = block
        let x0 = block * 16
        if t[block] == 0 {
          while end < flags - 1, t[end] == 0 { end += 1 }
          out.constant(box.x0 + x0, box.x0 + min(end * 16, box.width), level(sum))
        } else {
          while end < flags - 1, t[end] != 0 { end += 1 }
          let n = min(end * 16, box.width) - x0
          for i in 0..<(end * 16 - x0) {
            sum &+= c[x0 + i]
            c[x0 + i] = 0
            bytes[i] = UInt8(truncatingIfNeeded: level(sum))
          }
          out.levels(Levels(bytes), n, at: box.x0 + x0)
        }
        block = end
      }
      out.endBand(box.y0 + row, box.y0 + row + 1)
    }
  }
}

/// The whole number at or below a value whose size is below 2⁶².
@inline(__always) private func wholeBelow64(_ v: Double) -> Int {
  let i = Int(v)
  return Double(i) > v ? i &- 1 : i
}
