/// The lines of a path by row, to compute single pixels whose edges lie beside each other.
///
/// A pixel's area is the mean over 64 horizontal lines through it, on each of which the covered
/// stretch is exact: right to 2/255. What lines there are beyond the pixel's right does not matter.
struct Overlaps: ~Copyable {
  /// A straight piece from top to bottom, heights in 2⁻²⁰ of a pixel.
  struct Line: BitwiseCopyable {
    let x: Double, slope: Double, y0: Int, y1: Int
    /// What it adds to the winding number on its right.
    let winding: Int

    func x(at y: Int) -> Double { x + Double(y - y0) * slope }
  }

  private struct Crossing: BitwiseCopyable {
    var x: Double, winding: Int
  }

  private static let samples = 64

  private var lines = Buffer<Line>(64)
  /// For each row the first line that starts there, and for each line the next; −1 ends.
  private var heads = Buffer<Int32>(64), nexts = Buffer<Int32>(64)
  private var isSorted = false
  /// The lines that cross the row, and where they cross its sample lines: `starts[i] ..<
  /// starts[i + 1]` on line i.
  private var active = Buffer<Int32>(64)
  private var crossings = Buffer<Crossing>(256)
  private var starts = Buffer<Int>(samples + 1)
  private var box = IRect.empty
  private var row = 0, nextRow = 0

  mutating func begin(_ box: IRect) {
    self.box = box
    lines.removeAll()
    isSorted = false
  }

  @inline(__always) mutating func add(_ line: Line) { lines.append(line) }

  /// Finds what crosses a row; rows come in rising order.
  mutating func start(row y: Int) {
    if !isSorted { sort() }
    if y == row { return }
    row = y
    let bits = Accumulator.bits, top = y << bits
    // Those from before that still cross, and those that start since.
    var kept = 0
    for i in 0..<active.count where lines.base[Int(active.base[i])].y1 > top {
      active.base[kept] = active.base[i]
      kept += 1
    }
    active.truncate(kept)
    while nextRow <= y {
      var line = heads.base[nextRow - box.y0]
      while line >= 0 {
        if lines.base[Int(line)].y1 > top { active.append(line) }
        line = nexts.base[Int(line)]
      }
      nextRow += 1
    }
    crossings.removeAll()
    starts.removeAll()
    for sample in 0..<Self.samples {
      let first = crossings.count
      starts.append(first)
      let at = top + ((2 * sample + 1) << bits) / (2 * Self.samples)
      for i in 0..<active.count {
        let line = lines.base[Int(active.base[i])]
        if at < line.y0 || at >= line.y1 { continue }
        insert(Crossing(x: line.x(at: at), winding: line.winding), from: first)
      }
    }
    starts.append(crossings.count)
  }

  /// The level of a pixel of the row, 0…255.
  func level(_ x: Int, evenOdd: Bool) -> UInt8 {
    let left = Double(x), right = Double(x + 1)
    var area = 0.0
    for sample in 0..<Self.samples {
      var winding = 0, from = left
      for i in starts.base[sample]..<starts.base[sample + 1] {
        let crossing = crossings.base[i]
        let at = min(max(crossing.x, left), right)
        if evenOdd ? winding & 1 != 0 : winding != 0 { area += at - from }
        from = at
        if crossing.x >= right { break }
        winding += crossing.winding
      }
      if from < right, evenOdd ? winding & 1 != 0 : winding != 0 { area += right - from }
    }
    return UInt8(truncatingIfNeeded: byte(unit(area / Double(Self.samples))))
  }

  private mutating func insert(_ crossing: Crossing, from first: Int) {
    crossings.append(crossing)
    var i = crossings.count - 1
    while i > first, crossings.base[i - 1].x > crossing.x {
      crossings.base[i] = crossings.base[i - 1]
      i -= 1
    }
    crossings.base[i] = crossing
  }

  private mutating func sort() {
    isSorted = true
    heads.room(box.height).update(repeating: -1, count: box.height)
    _ = nexts.room(lines.count)
    for i in 0..<lines.count {
      let first = max(lines.base[i].y0 >> Accumulator.bits, box.y0) - box.y0
      nexts.base[i] = heads.base[first]
      heads.base[first] = Int32(truncatingIfNeeded: i)
    }
    active.removeAll()
    row = box.y0 - 1
    nextRow = box.y0
  }
}
