/// How much of each pixel an area covers: bands of equal rows, each made of runs that are constant
/// or, where an edge passes, one byte per pixel.
///
/// Everything drawn ends in this form. It has its own origin and is drawn at any whole-pixel offset.
final class Coverage {
  struct Run {
    var x0: Int32, x1: Int32
    /// 0…255 throughout; negative: the bytes begin at ~level.
    var level: Int32
  }

  struct Band {
    var y0: Int32, y1: Int32
    /// Its runs, in order and apart from each other.
    var first: Int32, end: Int32
  }

  private(set) var runs = Buffer<Run>(32)
  private(set) var bands = Buffer<Band>(32)
  private(set) var bytes = Buffer<UInt8>(128)
  private(set) var bounds = IRect.empty
  private var open = 0

  var isEmpty: Bool { bands.count == 0 }

  /// What it occupies, roughly, in bytes.
  var memory: Int { runs.capacity * 12 + bands.capacity * 16 + bytes.capacity + 128 }

  func removeAll() {
    runs.removeAll()
    bands.removeAll()
    bytes.removeAll()
    bounds = .empty
  }

  func beginBand() { open = runs.count }

  /// Ends the rows y0 ..< y1, which must lie below those before them. Blank ones are not kept.
  func endBand(_ y0: Int, _ y1: Int) {
    let end = runs.count
    if end == open || y0 >= y1 { return }
    bands.append(
      Band(
        y0: Int32(truncatingIfNeeded: y0), y1: Int32(truncatingIfNeeded: y1),
        first: Int32(truncatingIfNeeded: open), end: Int32(truncatingIfNeeded: end)))
    let x0 = Int(runs.base[open].x0), x1 = Int(runs.base[end - 1].x1)
    bounds = bounds.union(IRect(x0, y0, x1, y1))
  }

  /// Adds the pixels x0 ..< x1 of the open band at one level.
  func constant(_ x0: Int, _ x1: Int, _ level: Int) {
    if x1 <= x0 || level == 0 { return }
    let last = runs.count - 1
    if last >= open, Int(runs.base[last].level) == level, Int(runs.base[last].x1) == x0 {
      runs.base[last].x1 = Int32(truncatingIfNeeded: x1)
    } else {
      add(x0, x1, level)
    }
  }

  /// Adds pixels from x on at their own levels: short constant stretches stay bytes.
  func levels(_ v: Levels, _ n: Int, at x: Int) {
    var i = 0, inBytes = false
    while i < n {
      let level = v[i]
      var j = i &+ 1
      while j < n, v[j] == level { j &+= 1 }
      if j &- i >= 8 || (level == 0 && (!inBytes || j &- i >= 4)) {
        constant(x + i, x + j, Int(level))
        inBytes = false
      } else {
        if !inBytes { add(x + i, x + i, ~bytes.count) }
        inBytes = true
        bytes.extend(j &- i).update(repeating: level, count: j &- i)
        runs.base[runs.count - 1].x1 = Int32(truncatingIfNeeded: x + j)
      }
      i = j
    }
  }

  /// Adds `n` pixels of undefined level from x on, and returns where their levels go.
  func room(_ n: Int, at x: Int) -> UnsafeMutablePointer<UInt8> {
    add(x, x + n, ~bytes.count)
    return bytes.extend(n)
  }

  private func add(_ x0: Int, _ x1: Int, _ level: Int) {
    runs.append(
      Run(
        x0: Int32(truncatingIfNeeded: x0), x1: Int32(truncatingIfNeeded: x1),
        level: Int32(truncatingIfNeeded: level)))
  }

  /// Moves `hint` on to the band that holds row y, or to the next below; y never decreases.
  @inline(__always) func seek(_ y: Int, _ hint: inout Int) {
    while hint < bands.count, Int(bands.base[hint].y1) <= y { hint &+= 1 }
  }

  /// Writes the levels inside `box` to `out`, row by row, this drawn at an offset.
  func write(to out: UnsafeMutablePointer<UInt8>, box: IRect, dx: Int, dy: Int) {
    out.update(repeating: 0, count: box.area)
    for k in 0..<bands.count {
      let band = bands.base[k]
      let y0 = max(box.y0, Int(band.y0) + dy), y1 = min(box.y1, Int(band.y1) + dy)
      if y0 >= y1 { continue }
      for y in y0..<y1 {
        let row = out + (y - box.y0) * box.width
        for i in Int(band.first)..<Int(band.end) {
          let run = runs.base[i]
          let x0 = max(box.x0, Int(run.x0) + dx), x1 = min(box.x1, Int(run.x1) + dx)
          if x0 >= x1 { continue }
          let to = row + (x0 - box.x0)
          if run.level >= 0 {
            to.update(repeating: UInt8(truncatingIfNeeded: run.level), count: x1 - x0)
          } else {
            to.update(from: bytes.base + (Int(~run.level) + x0 - Int(run.x0) - dx), count: x1 - x0)
          }
        }
      }
    }
  }

  /// Becomes the product of two, each drawn at an offset, inside `box`.
  func multiply(
    _ a: Coverage, _ ax: Int, _ ay: Int, _ b: Coverage, _ bx: Int, _ by: Int, within box: IRect
  ) {
    removeAll()
    var atA = 0, atB = 0, y = box.y0
    while y < box.y1 {
      a.seek(y - ay, &atA)
      b.seek(y - by, &atB)
      if atA == a.bands.count || atB == b.bands.count { break }
      let p = a.bands.base[atA], q = b.bands.base[atB]
      let start = max(Int(p.y0) + ay, Int(q.y0) + by)
      if start > y {
        y = start
        continue
      }
      let next = min(min(Int(p.y1) + ay, Int(q.y1) + by), box.y1)
      beginBand()
      var i = Int(p.first), j = Int(q.first)
      while i < Int(p.end), j < Int(q.end) {
        let u = a.runs.base[i], v = b.runs.base[j]
        let u0 = Int(u.x0) + ax, u1 = Int(u.x1) + ax, v0 = Int(v.x0) + bx, v1 = Int(v.x1) + bx
        let x0 = max(max(u0, v0), box.x0), x1 = min(min(u1, v1), box.x1), n = x1 - x0
        if n > 0 {
          let uBytes = Levels(a.bytes.base) + (Int(~u.level) + x0 - u0)
          let vBytes = Levels(b.bytes.base) + (Int(~v.level) + x0 - v0)
          switch (u.level >= 0, v.level >= 0) {
          case (true, true):
            let level = Raster.product(
              UInt32(truncatingIfNeeded: u.level), UInt32(truncatingIfNeeded: v.level))
            constant(x0, x1, Int(level))
          case (true, false):
            Raster.multiply(room(n, at: x0), n, vBytes, UInt32(truncatingIfNeeded: u.level))
          case (false, true):
            Raster.multiply(room(n, at: x0), n, uBytes, UInt32(truncatingIfNeeded: v.level))
          case (false, false):
            Raster.multiply(room(n, at: x0), n, uBytes, vBytes)
          }
        }
        if u1 < v1 { i += 1 } else { j += 1 }
      }
      endBand(y, next)
      y = next
    }
  }
}
