// The inner loops over pixels. All of them round x·a / 255 to nearest by
// t = x·a + 128, (t + (t ≫ 8)) ≫ 8, exact for 0…255² (J. Blinn, "Three Wrongs Make a Right"), so
// vector bodies and scalar tails agree to the bit. Lanes have 16 bits because that is the
// multiplication that plain SSE2 has. A pixel's result depends on the pixel alone, never on how a
// row was cut up: an opaque source is always mixed, (s·m + d·(255 − m)) / 255, any other is always
// scaled by its coverage first and then put over.

typealias Pixels = UnsafeMutablePointer<UInt32>
typealias Row = UnsafePointer<UInt32>
typealias Levels = UnsafePointer<UInt8>
typealias Eight = SIMD8<UInt32>
typealias Halves = SIMD16<UInt16>

private let even: UInt32 = 0xff00ff

@inline(__always) private func load(_ p: Row, _ i: Int) -> Eight {
  UnsafeRawPointer(p + i).loadUnaligned(as: Eight.self)
}

@inline(__always) private func store(_ p: Pixels, _ i: Int, _ v: Eight) {
  UnsafeMutableRawPointer(p + i).storeBytes(of: v, as: Eight.self)
}

@inline(__always) private func eightLevels(_ p: Levels, _ i: Int) -> UInt64 {
  UnsafeRawPointer(p + i).loadUnaligned(as: UInt64.self)
}

/// Blue and red of each pixel, then green and alpha.
@inline(__always) private func low(_ v: Eight) -> Halves {
  unsafeBitCast(v & Eight(repeating: even), to: Halves.self)
}

@inline(__always) private func high(_ v: Eight) -> Halves {
  unsafeBitCast((v &>> 8) & Eight(repeating: even), to: Halves.self)
}

/// Divides both halves by 255, rounding, and puts the pixels together again. 128 is added already.
@inline(__always) private func joined(_ l: Halves, _ h: Halves) -> Eight {
  let down = (l &+ (l &>> 8)) &>> 8
  let up = (h &+ (h &>> 8)) & Halves(repeating: 0xff00)
  return unsafeBitCast(down, to: Eight.self) | unsafeBitCast(up, to: Eight.self)
}

@inline(__always) private func scaled(_ v: Eight, _ a: Halves) -> Eight {
  let half = Halves(repeating: 128)
  return joined(low(v) &* a &+ half, high(v) &* a &+ half)
}

/// A value per pixel in both of its lanes.
@inline(__always) private func spread(_ v: Eight) -> Halves {
  unsafeBitCast(v | (v &<< 16), to: Halves.self)
}

@inline(__always) private func spread(levels: UInt64) -> Halves {
  spread(Eight(truncatingIfNeeded: unsafeBitCast(levels, to: SIMD8<UInt8>.self)))
}

@inline(__always) private func opposite(_ v: Eight) -> Halves {
  spread(Eight(repeating: 255) &- (v &>> 24))
}

/// Every channel of `p` times `a` / 255, rounded to nearest.
@inline(__always) func scaled(_ p: UInt32, _ a: UInt32) -> UInt32 {
  var rb = (p & even) &* a &+ 0x800080
  rb = ((rb &+ ((rb &>> 8) & even)) &>> 8) & even
  var ag = ((p &>> 8) & even) &* a &+ 0x800080
  ag = (ag &+ ((ag &>> 8) & even)) & 0xff00_ff00
  return rb | ag
}

@inline(__always) func over(_ s: UInt32, _ d: UInt32) -> UInt32 {
  s &+ scaled(d, 255 &- (s &>> 24))
}

@inline(__always) func mixed(_ d: UInt32, _ c: UInt32, _ a: UInt32) -> UInt32 {
  let b = 255 &- a
  var rb = (d & even) &* b &+ (c & even) &* a &+ 0x800080
  rb = ((rb &+ ((rb &>> 8) & even)) &>> 8) & even
  var ag = ((d &>> 8) & even) &* b &+ ((c &>> 8) & even) &* a &+ 0x800080
  ag = (ag &+ ((ag &>> 8) & even)) & 0xff00_ff00
  return rb | ag
}

/// a·b / 255, rounded to nearest.
@inline(__always) func product(_ a: UInt32, _ b: UInt32) -> UInt32 {
  let t = a &* b &+ 128
  return (t &+ (t &>> 8)) &>> 8
}

@inline(__always) func fill(_ d: Pixels, _ n: Int, _ c: UInt32) {
  if n < 16 {
    for i in 0..<n { d[i] = c }
  } else {
    d.update(repeating: c, count: n)
  }
}

/// A premultiplied colour over n pixels.
func over(_ d: Pixels, _ n: Int, _ c: UInt32) {
  let b = 255 &- (c &>> 24)
  var i = 0
  let color = Eight(repeating: c), rest = Halves(repeating: UInt16(truncatingIfNeeded: b))
  while i &+ 8 <= n {
    store(d, i, color &+ scaled(load(d, i), rest))
    i &+= 8
  }
  while i < n {
    d[i] = c &+ scaled(d[i], b)
    i &+= 1
  }
}

/// An opaque colour at one coverage.
func mix(_ d: Pixels, _ n: Int, _ c: UInt32, _ a: UInt32) {
  var i = 0
  let color = Eight(repeating: c), level = Halves(repeating: UInt16(truncatingIfNeeded: a))
  let half = Halves(repeating: 128), rest = Halves(repeating: 255) &- level
  let l = low(color) &* level &+ half, h = high(color) &* level &+ half
  while i &+ 8 <= n {
    let v = load(d, i)
    store(d, i, joined(low(v) &* rest &+ l, high(v) &* rest &+ h))
    i &+= 8
  }
  while i < n {
    d[i] = mixed(d[i], c, a)
    i &+= 1
  }
}

/// An opaque colour through a mask; eight blank levels are skipped, eight full ones filled.
func mix(_ d: Pixels, _ n: Int, _ c: UInt32, _ m: Levels) {
  var i = 0
  let color = Eight(repeating: c), half = Halves(repeating: 128)
  let l = low(color), h = high(color)
  while i &+ 8 <= n {
    let levels = eightLevels(m, i)
    if levels == .max {
      store(d, i, color)
    } else if levels != 0 {
      let a = spread(levels: levels), rest = Halves(repeating: 255) &- a, v = load(d, i)
      store(d, i, joined(low(v) &* rest &+ l &* a &+ half, high(v) &* rest &+ h &* a &+ half))
    }
    i &+= 8
  }
  while i < n {
    let a = UInt32(m[i])
    if a != 0 { d[i] = mixed(d[i], c, a) }
    i &+= 1
  }
}

/// A premultiplied colour through a mask.
func over(_ d: Pixels, _ n: Int, _ c: UInt32, _ m: Levels) {
  var i = 0
  let color = Eight(repeating: c)
  while i &+ 8 <= n {
    let levels = eightLevels(m, i)
    if levels != 0 {
      let s = scaled(color, spread(levels: levels))
      store(d, i, s &+ scaled(load(d, i), opposite(s)))
    }
    i &+= 8
  }
  while i < n {
    d[i] = over(scaled(c, UInt32(m[i])), d[i])
    i &+= 1
  }
}

/// A premultiplied row over another.
func over(_ d: Pixels, _ n: Int, _ s: Row) {
  var i = 0
  while i &+ 8 <= n {
    let v = load(s, i)
    store(d, i, v &+ scaled(load(d, i), opposite(v)))
    i &+= 8
  }
  while i < n {
    d[i] = over(s[i], d[i])
    i &+= 1
  }
}

/// The same at one coverage.
func over(_ d: Pixels, _ n: Int, _ s: Row, _ a: UInt32) {
  var i = 0
  let level = Halves(repeating: UInt16(truncatingIfNeeded: a))
  while i &+ 8 <= n {
    let v = scaled(load(s, i), level)
    store(d, i, v &+ scaled(load(d, i), opposite(v)))
    i &+= 8
  }
  while i < n {
    d[i] = over(scaled(s[i], a), d[i])
    i &+= 1
  }
}

/// The same through a mask.
func over(_ d: Pixels, _ n: Int, _ s: Row, _ m: Levels) {
  var i = 0
  while i &+ 8 <= n {
    let levels = eightLevels(m, i)
    if levels != 0 {
      let v = scaled(load(s, i), spread(levels: levels))
      store(d, i, v &+ scaled(load(d, i), opposite(v)))
    }
    i &+= 8
  }
  while i < n {
    d[i] = over(scaled(s[i], UInt32(m[i])), d[i])
    i &+= 1
  }
}

/// An opaque row, whatever its alpha bytes say.
func copy(_ d: Pixels, _ n: Int, _ s: Row) {
  for i in 0..<n { d[i] = s[i] | 0xff00_0000 }
}

/// The same at one coverage.
func mix(_ d: Pixels, _ n: Int, _ s: Row, _ a: UInt32) {
  var i = 0
  let level = Halves(repeating: UInt16(truncatingIfNeeded: a))
  while i &+ 8 <= n {
    store(d, i, mixed(load(d, i), load(s, i), level))
    i &+= 8
  }
  while i < n {
    d[i] = mixed(d[i], s[i] | 0xff00_0000, a)
    i &+= 1
  }
}

/// The same through a mask.
func mix(_ d: Pixels, _ n: Int, _ s: Row, _ m: Levels) {
  var i = 0
  while i &+ 8 <= n {
    let levels = eightLevels(m, i)
    if levels != 0 { store(d, i, mixed(load(d, i), load(s, i), spread(levels: levels))) }
    i &+= 8
  }
  while i < n {
    d[i] = mixed(d[i], s[i] | 0xff00_0000, UInt32(m[i]))
    i &+= 1
  }
}

@inline(__always) private func mixed(_ d: Eight, _ s: Eight, _ a: Halves) -> Eight {
  let c = s | Eight(repeating: 0xff00_0000), rest = Halves(repeating: 255) &- a
  let half = Halves(repeating: 128)
  return joined(low(d) &* rest &+ low(c) &* a &+ half, high(d) &* rest &+ high(c) &* a &+ half)
}

/// A premultiplied colour through a mask, behind what is there.
func under(_ d: Pixels, _ n: Int, _ c: UInt32, _ m: Levels) {
  var i = 0
  let color = Eight(repeating: c)
  while i &+ 8 <= n {
    let levels = eightLevels(m, i)
    if levels != 0 {
      let v = load(d, i)
      store(d, i, v &+ scaled(scaled(color, spread(levels: levels)), opposite(v)))
    }
    i &+= 8
  }
  while i < n {
    d[i] = over(d[i], scaled(c, UInt32(m[i])))
    i &+= 1
  }
}

/// Multiplies a row by another's alpha.
func multiply(_ d: Pixels, _ n: Int, alphaOf s: Row) {
  for i in 0..<n { d[i] = scaled(d[i], s[i] &>> 24) }
}

/// A row at one coverage.
func scale(_ out: Pixels, _ n: Int, _ s: Row, _ a: UInt32) {
  for i in 0..<n { out[i] = scaled(s[i], a) }
}

/// A row through a mask.
func scale(_ out: Pixels, _ n: Int, _ s: Row, _ m: Levels) {
  for i in 0..<n { out[i] = scaled(s[i], UInt32(m[i])) }
}

/// Two masks multiplied.
func multiply(_ out: UnsafeMutablePointer<UInt8>, _ n: Int, _ a: Levels, _ b: Levels) {
  for i in 0..<n { out[i] = UInt8(truncatingIfNeeded: product(UInt32(a[i]), UInt32(b[i]))) }
}

/// A mask at one coverage.
func multiply(_ out: UnsafeMutablePointer<UInt8>, _ n: Int, _ a: Levels, _ b: UInt32) {
  for i in 0..<n { out[i] = UInt8(truncatingIfNeeded: product(UInt32(a[i]), b)) }
}

/// a + (b − a)·f / 256 for eight pixels or one, 0 ≤ f ≤ 256, rounded.
@inline(__always) func lerp(_ a: UInt32, _ b: UInt32, _ f: UInt32) -> UInt32 {
  let g = 256 &- f
  let rb = (((a & even) &* g &+ (b & even) &* f &+ 0x800080) &>> 8) & even
  let ag = ((a &>> 8) & even) &* g &+ ((b &>> 8) & even) &* f &+ 0x800080
  return rb | (ag & 0xff00_ff00)
}

@inline(__always) func lerp(_ a: Eight, _ b: Eight, _ f: Eight) -> Eight {
  let t = spread(f), g = Halves(repeating: 256) &- t, half = Halves(repeating: 128)
  let l = (low(a) &* g &+ low(b) &* t &+ half) &>> 8
  let h = (high(a) &* g &+ high(b) &* t &+ half) & Halves(repeating: 0xff00)
  return unsafeBitCast(l, to: Eight.self) | unsafeBitCast(h, to: Eight.self)
}

/// Two rows mixed by f / 256.
func lerp(_ out: Pixels, _ n: Int, _ a: Row, _ b: Row, _ f: UInt32) {
  var i = 0
  let t = Eight(repeating: f)
  while i &+ 8 <= n {
    store(out, i, lerp(load(a, i), load(b, i), t))
    i &+= 8
  }
  while i < n {
    out[i] = lerp(a[i], b[i], f)
    i &+= 1
  }
}

/// Pixels of `row` at `u`, `u + du`, … (32 fraction bits, counted from its first pixel), each mixed
/// from two neighbours.
func sample(_ out: Pixels, _ n: Int, _ row: Row, _ u: Int, _ du: Int) {
  var i = 0, at = u
  while i &+ 8 <= n {
    var a = Eight(), b = Eight(), f = Eight()
    for k in 0..<8 {
      let p = row + (at &>> 32)
      a[k] = p[0]
      b[k] = p[1]
      f[k] = UInt32(truncatingIfNeeded: (at &>> 24) & 255)
      at &+= du
    }
    store(out, i, lerp(a, b, f))
    i &+= 8
  }
  while i < n {
    let p = row + (at &>> 32)
    out[i] = lerp(p[0], p[1], UInt32(truncatingIfNeeded: (at &>> 24) & 255))
    at &+= du
    i &+= 1
  }
}
