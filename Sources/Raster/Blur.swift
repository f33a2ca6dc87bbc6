/// A Gaussian blur by three box passes in each direction, in 16 bits, outside counting as nothing.
///
/// The boxes have fractional edges, so that any standard deviation is met exactly (P. Gwosdek and
/// others, "Theoretical Foundations of Gaussian Convolution by Extended Box Filtering", 2011).
/// From 8 pixels on the picture is shrunk by a power of two first and interpolated afterwards; the
/// shrinking grid is anchored at pixel (0, 0), so what comes out does not depend on the box asked
/// for.
struct Blur: ~Copyable {
  /// How a standard deviation is reached.
  struct Plan {
    /// The shrinking factor is 2 to the power of this.
    let level: Int
    fileprivate let radius: Int, edge: Float, inverse: Float

    /// `sigma` in pixels, above 0, at most 512.
    init(sigma: Double) {
      var level = 0
      while sigma / Double(1 << level) >= 8, level < 7 { level += 1 }
      let block = Double(1 << level)
      // Shrinking adds (B² − 1)/12 to the variance, interpolation (2B² + 1)/12.
      let own = sigma * sigma / (block * block) - (level > 0 ? 0.25 : 0)
      let v = own / 3
      let r = Double(wholeBelow(((1 + 12 * v).squareRoot() - 1) / 2))
      let e = (2 * r + 1) * (3 * v - r * (r + 1)) / (6 * ((r + 1) * (r + 1) - v))
      self.level = level
      radius = Int(r)
      edge = Float(e)
      inverse = Float(1 / (2 * r + 1 + 2 * e))
    }

    /// How far from a pixel the blur looks, in pixels.
    var reach: Int { level == 0 ? 3 * (radius + 1) : (3 * (radius + 1) + 2) << level }
  }

  /// The standard deviation that is used for one asked for, in pixels; 0 is no blur.
  static func usable(_ sigma: Double) -> Double { sigma > 0.01 ? min(sigma, 512) : 0 }

  private var a = Buffer<UInt16>(1024), b = Buffer<UInt16>(1024)
  private var sums = Buffer<UInt32>(256)
  private var lines = Buffer<Float>(256)

  // What the work buffers hold: `work` in shrunk pixels, `pad` zeros around it, `stride` values from
  // row to row.
  private var work = IRect.empty, pad = 0, stride = 0, channels = 1

  /// Blurs the levels of `box` (row by row, 0 outside) and writes those of `wanted`.
  mutating func blur(
    _ source: Levels, _ box: IRect, _ plan: Plan, into out: UnsafeMutablePointer<UInt8>,
    _ wanted: IRect
  ) {
    if !prepare(box, wanted, plan, channels: 1) {
      out.update(repeating: 0, count: wanted.area)
      return
    }
    let k = plan.level, shrunk = shrink(box, k).intersection(work)
    for y in shrunk.y0..<shrunk.y1 {
      let to = start(a.base, shrunk.x0, y)
      if k == 0 {
        let row = source + ((y - box.y0) * box.width + shrunk.x0 - box.x0)
        for i in 0..<shrunk.width { to[i] = UInt16(row[i]) &<< 8 }
        continue
      }
      let y0 = max(y << k, box.y0), y1 = min((y + 1) << k, box.y1)
      for x in shrunk.x0..<shrunk.x1 {
        let x0 = max(x << k, box.x0), x1 = min((x + 1) << k, box.x1)
        var sum: UInt32 = 0
        for sy in y0..<y1 {
          let row = source + ((sy - box.y0) * box.width - box.x0)
          for sx in x0..<x1 { sum &+= UInt32(row[sx]) }
        }
        to[x - shrunk.x0] = UInt16(truncatingIfNeeded: (sum &<< 8) &>> UInt32(2 * k))
      }
    }
    run(plan)
    for y in wanted.y0..<wanted.y1 {
      let row = out + (y - wanted.y0) * wanted.width
      if k == 0 {
        row.update(repeating: 0, count: wanted.width)
        let from = max(wanted.x0, work.x0), to = min(wanted.x1, work.x1)
        if y < work.y0 || y >= work.y1 || from >= to { continue }
        let line = start(a.base, from, y)
        for i in 0..<(to - from) {
          row[from - wanted.x0 + i] = UInt8(truncatingIfNeeded: (UInt32(line[i]) &+ 128) &>> 8)
        }
        continue
      }
      let line = self.line(y, wanted, k)
      for x in wanted.x0..<wanted.x1 {
        let (i, f) = between(x, k)
        let at = line + i
        row[x - wanted.x0] = UInt8(truncatingIfNeeded: whole(at[0] * (1 - f) + at[1] * f))
      }
    }
  }

  /// Blurs the pixels of `box` (transparent outside) and writes those of `wanted`.
  mutating func blur(
    _ source: Row, _ sourceStride: Int, _ box: IRect, _ plan: Plan, into out: Pixels,
    _ outStride: Int, _ wanted: IRect
  ) {
    if !prepare(box, wanted, plan, channels: 4) {
      for y in 0..<wanted.height {
        (out + y * outStride).update(repeating: 0, count: wanted.width)
      }
      return
    }
    let k = plan.level, shrunk = shrink(box, k).intersection(work)
    for y in shrunk.y0..<shrunk.y1 {
      let to = UnsafeMutableRawPointer(start(a.base, shrunk.x0, y))
      if k == 0 {
        let row = source + ((y - box.y0) * sourceStride + shrunk.x0 - box.x0)
        for i in 0..<shrunk.width {
          to.storeBytes(of: widened(row[i]), toByteOffset: i &* 8, as: UInt64.self)
        }
        continue
      }
      let y0 = max(y << k, box.y0), y1 = min((y + 1) << k, box.y1)
      for x in shrunk.x0..<shrunk.x1 {
        let x0 = max(x << k, box.x0), x1 = min((x + 1) << k, box.x1)
        var sum = SIMD4<UInt32>()
        for sy in y0..<y1 {
          let row = source + ((sy - box.y0) * sourceStride - box.x0)
          for sx in x0..<x1 { sum &+= parts(row[sx]) }
        }
        let mean = SIMD4<UInt16>(truncatingIfNeeded: (sum &<< 8) &>> UInt32(2 * k))
        to.storeBytes(of: mean, toByteOffset: (x - shrunk.x0) * 8, as: SIMD4<UInt16>.self)
      }
    }
    run(plan)
    for y in wanted.y0..<wanted.y1 {
      let row = out + (y - wanted.y0) * outStride
      if k == 0 {
        row.update(repeating: 0, count: wanted.width)
        let from = max(wanted.x0, work.x0), to = min(wanted.x1, work.x1)
        if y < work.y0 || y >= work.y1 || from >= to { continue }
        let line = UnsafeRawPointer(start(a.base, from, y))
        for i in 0..<(to - from) {
          let wide = line.loadUnaligned(fromByteOffset: i &* 8, as: UInt64.self)
          row[from - wanted.x0 + i] = narrowed(wide)
        }
        continue
      }
      let line = UnsafeRawPointer(self.line(y, wanted, k))
      for x in wanted.x0..<wanted.x1 {
        let (i, f) = between(x, k)
        let a = line.loadUnaligned(fromByteOffset: i &* 16, as: SIMD4<Float>.self)
        let b = line.loadUnaligned(fromByteOffset: i &* 16 &+ 16, as: SIMD4<Float>.self)
        row[x - wanted.x0] = whole(whole(a * (1 - f) + b * f))
      }
    }
  }

  // MARK: shrinking and interpolating

  /// The shrunk pixels that a box touches.
  private func shrink(_ box: IRect, _ k: Int) -> IRect {
    let more = (1 << k) - 1
    return IRect(box.x0 >> k, box.y0 >> k, (box.x1 + more) >> k, (box.y1 + more) >> k)
  }

  /// The shrunk pixel whose centre is at or before that of pixel x, and how far on x is, 0…1.
  @inline(__always) private func between(_ x: Int, _ k: Int) -> (Int, Float) {
    let at = 2 &* x &+ 1 &- (1 &<< k), part = at & ((2 &<< k) &- 1)
    // 2^(−1 − k), by its bits.
    let step = Float(bitPattern: UInt32(truncatingIfNeeded: 126 &- k) &<< 23)
    return (at >> (k &+ 1), Float(Int32(truncatingIfNeeded: part)) * step)
  }

  /// Row y of the result in 0…255, still shrunk horizontally: where shrunk pixel 0 would be. It
  /// holds those that the pixels of `wanted` lie between.
  private mutating func line(_ y: Int, _ wanted: IRect, _ k: Int) -> UnsafeMutablePointer<Float> {
    let x0 = between(wanted.x0, k).0, x1 = between(wanted.x1 - 1, k).0 + 2
    let out = lines.room((x1 - x0) * channels)
    out.update(repeating: 0, count: (x1 - x0) * channels)
    let (row, part) = between(y, k)
    let from = max(x0, work.x0), n = (min(x1, work.x1) - from) * channels
    for (row, weight) in [(row, 1 - part), (row + 1, part)] {
      if n <= 0 || weight == 0 || row < work.y0 || row >= work.y1 { continue }
      let s = start(a.base, from, row), to = out + (from - x0) * channels, w = weight / 256
      for i in 0..<n { to[i] += float(UInt32(s[i])) * w }
    }
    return out - x0 * channels
  }

  @inline(__always) private func start(_ base: UnsafeMutablePointer<UInt16>, _ x: Int, _ y: Int)
    -> UnsafeMutablePointer<UInt16>
  {
    base + ((y - work.y0 + pad) * stride + (x - work.x0 + pad) * channels)
  }

  /// Chooses what is computed, and blanks the buffers. False if it is nothing.
  private mutating func prepare(_ box: IRect, _ wanted: IRect, _ plan: Plan, channels: Int) -> Bool
  {
    let spread = 3 * (plan.radius + 1)
    let needed = wanted.isEmpty ? wanted : shrink(wanted, plan.level).grown(plan.level > 0 ? 1 : 0)
    let inked = box.isEmpty ? box : shrink(box, plan.level).grown(spread)
    work = inked.intersection(needed.grown(spread))
    if work.isEmpty { return false }
    self.channels = channels
    pad = plan.radius + 1
    stride = ((work.width + 2 * pad) * channels + 15) & ~7
    let need = stride * (work.height + 2 * pad)
    a.room(need).update(repeating: 0, count: need)
    b.room(need).update(repeating: 0, count: need)
    _ = sums.room(stride)
    return true
  }

  // MARK: the passes

  // A running sum starts with what is ahead; what leaves it at first is the zeros around.

  private mutating func run(_ plan: Plan) {
    for y in work.y0..<work.y1 {
      let p = start(a.base, work.x0, y), q = start(b.base, work.x0, y)
      if channels == 1 {
        row(p, q, plan)
        row(q, p, plan)
        row(p, q, plan)
      } else {
        pixelRow(p, q, plan)
        pixelRow(q, p, plan)
        pixelRow(p, q, plan)
      }
    }
    columns(b.base, a.base, plan)
    columns(a.base, b.base, plan)
    columns(b.base, a.base, plan)
  }

  private func row(
    _ s: UnsafeMutablePointer<UInt16>, _ d: UnsafeMutablePointer<UInt16>, _ plan: Plan
  ) {
    let r = plan.radius
    var sum: UInt32 = 0
    for i in 0..<r { sum &+= UInt32(s[i]) }
    for i in 0..<work.width {
      let before = UInt32(s[i &- r &- 1]), after = UInt32(s[i &+ r &+ 1])
      sum = sum &+ UInt32(s[i &+ r]) &- before
      let v = (float(sum) + float(before &+ after) * plan.edge) * plan.inverse
      d[i] = UInt16(truncatingIfNeeded: whole(v))
    }
  }

  private func pixelRow(
    _ s: UnsafeMutablePointer<UInt16>, _ d: UnsafeMutablePointer<UInt16>, _ plan: Plan
  ) {
    let r = plan.radius, from = UnsafeRawPointer(s), to = UnsafeMutableRawPointer(d)
    @inline(__always) func at(_ i: Int) -> SIMD4<UInt32> {
      SIMD4(truncatingIfNeeded: (from + i &* 8).loadUnaligned(as: SIMD4<UInt16>.self))
    }
    let edge = SIMD4<Float>(repeating: plan.edge), inverse = SIMD4<Float>(repeating: plan.inverse)
    var sum = SIMD4<UInt32>()
    for i in 0..<r { sum &+= at(i) }
    for i in 0..<work.width {
      let before = at(i &- r &- 1), after = at(i &+ r &+ 1)
      sum = sum &+ at(i &+ r) &- before
      let v = whole((float(sum) + float(before &+ after) * edge) * inverse)
      to.storeBytes(
        of: SIMD4<UInt16>(truncatingIfNeeded: v), toByteOffset: i &* 8, as: SIMD4<UInt16>.self)
    }
  }

  /// All columns side by side, eight values at a time; the zeros around them take part harmlessly.
  private mutating func columns(
    _ s: UnsafeMutablePointer<UInt16>, _ d: UnsafeMutablePointer<UInt16>, _ plan: Plan
  ) {
    let r = plan.radius, n = stride & ~7, stride = self.stride
    let sums = UnsafeMutableRawPointer(self.sums.base)
    let edge = SIMD8<Float>(repeating: plan.edge), inverse = SIMD8<Float>(repeating: plan.inverse)
    let first = s + pad * stride
    var x = 0
    while x < n {
      var sum = SIMD8<UInt32>()
      for i in 0..<r { sum &+= eight(first + i * stride, x) }
      sums.storeBytes(of: sum, toByteOffset: x &* 4, as: SIMD8<UInt32>.self)
      x &+= 8
    }
    for y in 0..<work.height {
      let before = first + (y - r - 1) * stride, after = first + (y + r + 1) * stride
      let entering = first + (y + r) * stride, out = d + (y + pad) * stride
      x = 0
      while x < n {
        let old = eight(before, x)
        var sum = sums.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt32>.self)
        sum = sum &+ eight(entering, x) &- old
        sums.storeBytes(of: sum, toByteOffset: x &* 4, as: SIMD8<UInt32>.self)
        let v = whole((float(sum) + float(old &+ eight(after, x)) * edge) * inverse)
        UnsafeMutableRawPointer(out + x)
          .storeBytes(of: v.lowHalf | (v.highHalf &<< 16), as: SIMD4<UInt32>.self)
        x &+= 8
      }
    }
  }
}

/// Eight values: those at even places first, then those at odd ones.
@inline(__always) private func eight(_ row: UnsafeMutablePointer<UInt16>, _ x: Int) -> SIMD8<
  UInt32
> {
  let pairs = UnsafeRawPointer(row + x).loadUnaligned(as: SIMD4<UInt32>.self)
  return SIMD8(lowHalf: pairs & SIMD4(repeating: 0xffff), highHalf: pairs &>> 16)
}

/// A pixel's channels with 8 bits of fraction, and back, rounded.
@inline(__always) private func widened(_ p: UInt32) -> UInt64 {
  var v = UInt64(p)
  v = (v | v &<< 16) & 0x0000_ffff_0000_ffff
  return ((v | v &<< 8) & 0x00ff_00ff_00ff_00ff) &<< 8
}

@inline(__always) private func narrowed(_ wide: UInt64) -> UInt32 {
  var v = ((wide &+ 0x0080_0080_0080_0080) &>> 8) & 0x00ff_00ff_00ff_00ff
  v = (v | v &>> 8) & 0x0000_ffff_0000_ffff
  return UInt32(truncatingIfNeeded: v | v &>> 16)
}

// Between whole numbers below 2²³ and Float by way of the bits of 2²³ + n: exact, the same for
// vectors and scalars, and rounding to nearest on the way back.
private let bias: Float = 8_388_608
private let biasBits: UInt32 = 0x4b00_0000

@inline(__always) private func float(_ v: UInt32) -> Float {
  Float(bitPattern: v | biasBits) - bias
}

@inline(__always) private func whole(_ v: Float) -> UInt32 { (v + bias).bitPattern & 0x7f_ffff }

@inline(__always) private func float(_ v: SIMD4<UInt32>) -> SIMD4<Float> {
  unsafeBitCast(v | SIMD4(repeating: biasBits), to: SIMD4<Float>.self) - SIMD4(repeating: bias)
}

@inline(__always) private func whole(_ v: SIMD4<Float>) -> SIMD4<UInt32> {
  unsafeBitCast(v + SIMD4(repeating: bias), to: SIMD4<UInt32>.self) & SIMD4(repeating: 0x7f_ffff)
}

@inline(__always) private func float(_ v: SIMD8<UInt32>) -> SIMD8<Float> {
  unsafeBitCast(v | SIMD8(repeating: biasBits), to: SIMD8<Float>.self) - SIMD8(repeating: bias)
}

@inline(__always) private func whole(_ v: SIMD8<Float>) -> SIMD8<UInt32> {
  unsafeBitCast(v + SIMD8(repeating: bias), to: SIMD8<UInt32>.self) & SIMD8(repeating: 0x7f_ffff)
}

/// A pixel's channels apart, and together again.
@inline(__always) private func parts(_ p: UInt32) -> SIMD4<UInt32> {
  SIMD4(truncatingIfNeeded: unsafeBitCast(p, to: SIMD4<UInt8>.self))
}

@inline(__always) private func whole(_ v: SIMD4<UInt32>) -> UInt32 {
  unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: v), to: UInt32.self)
}
