/// A premultiplied 0xAARRGGBB picture, row-major. It owns its pixels, or borrows those of a window.
///
/// Drawing one smaller than half its size keeps shrunk copies here; whoever writes through `pixels`
/// afterwards calls `pixelsChanged()`.
package final class Bitmap {
  /// In pixels.
  package let width: Int, height: Int
  /// The distance between rows, in pixels.
  package let stride: Int
  package let pixels: UnsafeMutablePointer<UInt32>
  /// Whether the alpha byte means nothing and every pixel counts as opaque.
  package let isOpaque: Bool
  private let owner: UnsafeMutableRawPointer?
  private var levels: [(x: Int, y: Int, bitmap: Bitmap)] = []

  /// A transparent black picture. A zero size is allowed; a negative one is an error.
  package init(width: Int, height: Int, isOpaque: Bool = false) {
    precondition(width >= 0 && height >= 0, "a bitmap's size must not be negative")
    let stride = (width + 15) & ~15
    let bytes = max(64, stride * height * 4)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: bytes)
    (self.width, self.height, self.stride, self.isOpaque) = (width, height, stride, isOpaque)
    owner = memory
    pixels = memory.bindMemory(to: UInt32.self, capacity: bytes / 4)
  }

  /// Someone else's opaque pixels, which must outlive this. `stride` in pixels, at least `width`.
  package init(
    borrowing pixels: UnsafeMutablePointer<UInt32>, width: Int, height: Int, stride: Int
  ) {
    precondition(width >= 0 && height >= 0, "a bitmap's size must not be negative")
    precondition(stride >= width, "a bitmap's stride is in pixels and must hold a row")
    (self.width, self.height, self.stride, self.isOpaque) = (width, height, stride, true)
    owner = nil
    self.pixels = pixels
  }

  deinit { owner?.deallocate() }

  /// The same pixels in memory of their own.
  package func copy() -> Bitmap {
    let copy = Bitmap(width: width, height: height, isOpaque: isOpaque)
    for y in 0..<height {
      (copy.pixels + y * copy.stride).update(from: pixels + y * stride, count: width)
    }
    return copy
  }

  package var bounds: IRect { IRect(0, 0, width, height) }

  /// Makes the part of `rect` inside the bitmap transparent black.
  package func clear(_ rect: IRect) { fill(rect, .clear) }

  /// Replaces the part of `rect` inside the bitmap by one colour, without blending.
  package func fill(_ rect: IRect, _ color: RGBA) {
    pixelsChanged()
    let r = rect.intersection(bounds)
    if r.isEmpty { return }
    for y in r.y0..<r.y1 {
      (pixels + (y * stride + r.x0)).update(repeating: color.bits, count: r.width)
    }
  }

  package subscript(x: Int, y: Int) -> RGBA {
    get {
      precondition(bounds.contains(x, y), "a pixel outside of the bitmap was asked for")
      return RGBA(bits: pixels[y * stride + x])
    }
    set {
      precondition(bounds.contains(x, y), "a pixel outside of the bitmap was set")
      pixelsChanged()
      pixels[y * stride + x] = newValue.bits
    }
  }

  /// Forgets the shrunk copies, because the pixels they were made from are no longer these.
  package func pixelsChanged() {
    if !levels.isEmpty { levels.removeAll() }
  }

  /// A 64-bit digest of the size and of the low 24 bits of every visible pixel: a window surface
  /// has no alpha, so it does not count.
  ///
  /// Two pixels make a word; word i of a row goes to lane i mod 4 by h ← (h ⊕ w)·p, h ← h ⊕ h≫29,
  /// where p is odd (so that no step loses anything); a single last pixel goes to lane 3. The lanes
  /// are mixed at the end. Four lanes hide the multiplication's latency: the cost is reading memory.
  package func hash() -> UInt64 {
    let p: UInt64 = 0x9e37_79b9_7f4a_7c15, low: UInt64 = 0x00ff_ffff_00ff_ffff
    @inline(__always) func step(_ h: UInt64, _ w: UInt64) -> UInt64 {
      let m = (h ^ (w & low)) &* p
      return m ^ (m &>> 29)
    }
    var (a, b, c, d) = (UInt64(width), UInt64(height), UInt64(1), UInt64(2))
    for y in 0..<height {
      let row = UnsafeRawPointer(pixels + y * stride)
      @inline(__always) func word(_ i: Int) -> UInt64 {
        row.loadUnaligned(fromByteOffset: i &* 8, as: UInt64.self)
      }
      let words = width / 2
      var i = 0
      while i &+ 4 <= words {
        a = step(a, word(i))
        b = step(b, word(i &+ 1))
        c = step(c, word(i &+ 2))
        d = step(d, word(i &+ 3))
        i &+= 4
      }
      while i < words {
        switch i & 3 {
        case 0: a = step(a, word(i))
        case 1: b = step(b, word(i))
        default: c = step(c, word(i))
        }
        i &+= 1
      }
      if width & 1 == 1 {
        d = step(d, UInt64(row.loadUnaligned(fromByteOffset: width * 4 - 4, as: UInt32.self)))
      }
    }
    return step(step(step(a, b), c ^ (c &>> 32)), d ^ (d &>> 32))
  }

  /// This picture halved `x` times horizontally and `y` times vertically, box-filtered, kept.
  func level(_ x: Int, _ y: Int) -> Bitmap {
    if x == 0 && y == 0 { return self }
    for known in levels where known.x == x && known.y == y { return known.bitmap }
    var made = self
    for i in 0..<max(x, y) { made = made.halved(i < x, i < y) }
    levels.append((x, y, made))
    return made
  }

  private func halved(_ inX: Bool, _ inY: Bool) -> Bitmap {
    let w = inX ? (width + 1) / 2 : width, h = inY ? (height + 1) / 2 : height
    let half = Bitmap(width: w, height: h, isOpaque: isOpaque)
    for y in 0..<h {
      let y0 = inY ? y * 2 : y, y1 = inY ? min(y0 + 1, height - 1) : y0
      let above = pixels + y0 * stride, below = pixels + y1 * stride
      let out = half.pixels + y * half.stride
      for x in 0..<w {
        let x0 = inX ? x * 2 : x, x1 = inX ? min(x0 + 1, width - 1) : x0
        out[x] = average(above[x0], above[x1], below[x0], below[x1])
      }
    }
    return half
  }
}

/// The mean of four pixels, halves to even so that repeated halving does not brighten.
private func average(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ d: UInt32) -> UInt32 {
  func half(_ shift: UInt32) -> UInt32 {
    let m: UInt32 = 0xff00ff
    let s = ((a >> shift) & m) + ((b >> shift) & m) + ((c >> shift) & m) + ((d >> shift) & m)
    return ((s + 0x10001 + ((s >> 2) & 0x10001)) >> 2) & m
  }
  return half(0) | half(8) << 8
}
