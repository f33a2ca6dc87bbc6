/// A picture seen from device pixels: which of its pixels lie under which, with 32 fraction bits.
struct ImageSampler {
  private let pixels: Row, stride: Int, width: Int, height: Int
  private let u0: Int, v0: Int
  /// What u and v gain from pixel to pixel, and from row to row.
  private let du: Int, dv: Int, downU: Int, downV: Int
  private let smooth: Bool, tiles: Bool
  let isOpaque: Bool

  private static let one = 1 << 32

  /// `matrix` maps the figure's space to the device. Nil where nothing can be seen.
  init?(_ brush: ImageBrush, under matrix: Matrix) {
    guard var back = matrix.concat(brush.place).inverse else { return nil }
    let whole = brush.bitmap
    if whole.bounds.isEmpty { return nil }
    (smooth, tiles) = (brush.smooth, brush.tiles)
    isOpaque = whole.isOpaque
    var bitmap = whole
    if brush.smooth {
      // How many of its pixels one device pixel spans decides how often it is halved. A tile is
      // halved only as long as that leaves a whole number of pixels.
      func halvings(_ span: Double, _ size: Int) -> Int {
        var n = 0, rest = span
        while rest >= 2, size >> n > 1, !brush.tiles || size % (2 << n) == 0 {
          n += 1
          rest /= 2
        }
        return n
      }
      let nx = halvings((back.a * back.a + back.c * back.c).squareRoot(), whole.width)
      let ny = halvings((back.b * back.b + back.d * back.d).squareRoot(), whole.height)
      bitmap = whole.level(nx, ny)
      back = Matrix.scale(1 / Double(1 << nx), 1 / Double(1 << ny)).concat(back)
    }
    (pixels, stride) = (Row(bitmap.pixels), bitmap.stride)
    (width, height) = (bitmap.width, bitmap.height)
    // Between pixel centres when interpolating, between pixel edges otherwise.
    let (cx, cy) = back.apply(0.5, 0.5), shift = brush.smooth ? 0.5 : 0
    (u0, v0) = (fixed(cx - shift), fixed(cy - shift))
    func step(_ v: Double) -> Int { fixed(min(max(v, -4096), 4096)) }
    (du, dv, downU, downV) = (step(back.a), step(back.b), step(back.c), step(back.d))
  }

  /// The colours of n pixels of row y from x on: written to `out`, or where the picture has them.
  /// `room` holds `spare` more pixels to work in.
  func row(_ y: Int, _ x: Int, _ n: Int, _ out: Pixels, _ room: Pixels, _ spare: Int) -> Row {
    let u = u0 &+ x &* du &+ y &* downU, v = v0 &+ x &* dv &+ y &* downV
    if !smooth {
      nearest(u, v, n, out)
    } else if dv != 0 {
      turned(u, v, n, out)
    } else {
      let last = u &+ (n &- 1) &* du
      let first = min(u, last) >> 32, count = (max(u, last) >> 32) &- first &+ 2
      if count > spare {
        turned(u, v, n, out)
        return Row(out)
      }
      let f = UInt32(truncatingIfNeeded: (v &>> 24) & 255)
      let above = pixels + column(v >> 32, height) * stride
      let below = pixels + column((v >> 32) &+ 1, height) * stride
      let pixelByPixel = du == Self.one && (u &>> 24) & 255 == 0
      if pixelByPixel, f == 0, first >= 0, first &+ n <= width { return above + first }
      gather(first, count, above, below, f, room)
      if pixelByPixel { return Row(room) }
      sample(out, n, Row(room), u &- first << 32, du)
    }
    return Row(out)
  }

  /// Writes the columns from `first` on, two rows mixed.
  private func gather(
    _ first: Int, _ count: Int, _ above: Row, _ below: Row, _ f: UInt32, _ out: Pixels
  ) {
    @inline(__always) func copy(_ at: Int, _ n: Int, _ x: Int) {
      if f == 0 {
        (out + at).update(from: above + x, count: n)
      } else {
        lerp(out + at, n, above + x, below + x, f)
      }
    }
    var i = 0
    while i < count {
      let x = first &+ i
      if tiles {
        let at = column(x, width), n = min(count - i, width - at)
        copy(i, n, at)
        i += n
      } else if x >= 0, x < width {
        let n = min(count - i, width - x)
        copy(i, n, x)
        i += n
      } else {
        let edge = x < 0 ? 0 : width - 1
        let n = x < 0 ? min(count - i, -x) : count - i
        fill(out + i, n, lerp(above[edge], below[edge], f))
        i += n
      }
    }
  }

  private func turned(_ u: Int, _ v: Int, _ n: Int, _ out: Pixels) {
    var (u, v) = (u, v)
    for i in 0..<n {
      let x = u >> 32, y = v >> 32
      let x0 = column(x, width), x1 = column(x &+ 1, width)
      let above = pixels + column(y, height) &* stride
      let below = pixels + column(y &+ 1, height) &* stride
      let f = UInt32(truncatingIfNeeded: (u &>> 24) & 255)
      let g = UInt32(truncatingIfNeeded: (v &>> 24) & 255)
      out[i] = lerp(lerp(above[x0], below[x0], g), lerp(above[x1], below[x1], g), f)
      u &+= du
      v &+= dv
    }
  }

  private func nearest(_ u: Int, _ v: Int, _ n: Int, _ out: Pixels) {
    var (u, v) = (u, v)
    for i in 0..<n {
      out[i] = pixels[column(v >> 32, height) &* stride &+ column(u >> 32, width)]
      u &+= du
      v &+= dv
    }
  }

  /// The pixel that shows at a coordinate: repeated, or the nearest edge's.
  @inline(__always) private func column(_ i: Int, _ n: Int) -> Int {
    if i >= 0, i < n { return i }
    if !tiles { return i < 0 ? 0 : n &- 1 }
    let rest = i % n
    return rest < 0 ? rest &+ n : rest
  }
}

/// A mask seen from device pixels that do not fall together with its own.
struct MaskSampler {
  private let levels: Levels, width: Int, height: Int
  private let u0: Int, v0: Int, du: Int, dv: Int, downU: Int, downV: Int

  /// `matrix` maps the mask's pixels to the device. Nil where that has no inverse.
  init?(_ mask: Mask, under matrix: Matrix) {
    guard var back = matrix.inverse else { return nil }
    var span = max(
      (back.a * back.a + back.c * back.c).squareRoot(),
      (back.b * back.b + back.d * back.d).squareRoot())
    var halvings = 0
    while span >= 2, max(mask.width, mask.height) >> halvings > 1 {
      halvings += 1
      span /= 2
    }
    let mask = mask.level(halvings)
    back = Matrix.scale(1 / Double(1 << halvings)).concat(back)
    (levels, width, height) = (Levels(mask.bytes), mask.width, mask.height)
    let (cx, cy) = back.apply(0.5, 0.5)
    (u0, v0) = (fixed(cx - 0.5), fixed(cy - 0.5))
    func step(_ v: Double) -> Int { fixed(min(max(v, -4096), 4096)) }
    (du, dv, downU, downV) = (step(back.a), step(back.b), step(back.c), step(back.d))
  }

  /// Writes the levels of n pixels of row y from x on, blank outside of the mask.
  func row(_ y: Int, _ x: Int, _ n: Int, _ out: UnsafeMutablePointer<UInt8>) {
    var u = u0 &+ x &* du &+ y &* downU, v = v0 &+ x &* dv &+ y &* downV
    for i in 0..<n {
      let x = u >> 32, y = v >> 32
      if x < -1 || y < -1 || x >= width || y >= height {
        out[i] = 0
      } else {
        let f = UInt32(truncatingIfNeeded: (u &>> 24) & 255)
        let g = UInt32(truncatingIfNeeded: (v &>> 24) & 255)
        let above = at(x, y) &* (256 &- f) &+ at(x &+ 1, y) &* f
        let below = at(x, y &+ 1) &* (256 &- f) &+ at(x &+ 1, y &+ 1) &* f
        out[i] = UInt8(truncatingIfNeeded: (above &* (256 &- g) &+ below &* g &+ 32768) &>> 16)
      }
      u &+= du
      v &+= dv
    }
  }

  @inline(__always) private func at(_ x: Int, _ y: Int) -> UInt32 {
    x >= 0 && y >= 0 && x < width && y < height ? UInt32(levels[y &* width &+ x]) : 0
  }
}
