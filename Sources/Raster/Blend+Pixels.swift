// Premultiplied colours in floating point: x, y, z are blue, green and red, w is alpha, all in 0…1.
// Only + − × ÷ and the square root are used, which every machine rounds alike.
typealias Shade = SIMD4<Float>

// Whole numbers to Float and back by way of the bits of 2²³ + n, rounding to nearest.
private let bias: Float = 8_388_608

@inline(__always) private func shade(_ p: UInt32) -> Shade {
  let parts = SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(p, to: SIMD4<UInt8>.self))
  let raised = unsafeBitCast(parts | SIMD4(repeating: 0x4b00_0000), to: Shade.self)
  return (raised - Shade(repeating: bias)) * (1 / 255)
}

/// Rounded to nearest, colour never above alpha. Values lie within rounding of 0…1.
@inline(__always) private func pixel(_ c: Shade) -> UInt32 {
  let bits = unsafeBitCast(c * 255 + Shade(repeating: bias), to: SIMD4<UInt32>.self)
  let v = bits & SIMD4(repeating: 511)
  let a = min(v.w, 255)
  return a << 24 | min(a, v.z) << 16 | min(a, v.y) << 8 | min(a, v.x)
}

/// Without its alpha; transparent is black.
@inline(__always) private func straight(_ c: Shade) -> Shade {
  if c.w == 1 { return c }
  return c.w > 0 ? c / c.w : Shade()
}

/// Clamped to 0…1; NaN is 0.
@inline(__always) private func clamped(_ c: Shade) -> Shade {
  var c = c
  for i in 0..<4 { c[i] = c[i] > 0 ? (c[i] < 1 ? c[i] : 1) : 0 }
  return c
}

extension Blend {
  /// Blends n pixels onto those of a target. An opaque target counts as alpha 1 whatever its alpha
  /// bytes say. A transparent source changes nothing.
  func apply(_ s: Row, to d: Pixels, _ n: Int, isOpaque: Bool) {
    for i in 0..<n where s[i] != 0 {
      let behind = isOpaque ? d[i] | 0xff00_0000 : d[i]
      d[i] = pixel(blended(shade(s[i]), shade(behind)))
    }
  }

  /// One premultiplied colour on another.
  private func blended(_ s: Shade, _ d: Shade) -> Shade {
    switch self {
    case .normal: return s + d * (1 - s.w)
    case .plusLighter: return clamped(s + d)
    case .plusDarker:
      let alpha = min(1, s.w + d.w)
      var sum = s + d + (alpha - s.w - d.w)
      sum.w = alpha
      return clamped(sum)
    case .sourceAtop:
      var top = s * d.w + d * (1 - s.w)
      top.w = d.w
      return top
    case .destinationOver: return d + s * (1 - d.w)
    case .destinationOut: return d * (1 - s.w)
    default:
      // W3C: co = cs·(1 − αb) + cb·(1 − αs) + αs·αb·B(Cb, Cs).
      let both = s.w * d.w
      var sum = s * (1 - d.w) + d * (1 - s.w)
      sum += mixed(straight(d), straight(s)) * both
      sum.w = s.w + d.w - both
      return sum
    }
  }

  /// B(Cb, Cs) on straight colours.
  private func mixed(_ b: Shade, _ s: Shade) -> Shade {
    switch self {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: each(s, b, Self.hardLight)
    case .darken: pointwiseMin(b, s)
    case .lighten: pointwiseMax(b, s)
    case .colorDodge: each(b, s) { b, s in b == 0 ? 0 : (s == 1 ? 1 : min(1, b / (1 - s))) }
    case .colorBurn: each(b, s) { b, s in b == 1 ? 1 : (s == 0 ? 0 : 1 - min(1, (1 - b) / s)) }
    case .softLight: each(b, s, Self.softLight)
    case .hardLight: each(b, s, Self.hardLight)
    case .difference: pointwiseMax(b, s) - pointwiseMin(b, s)
    case .exclusion: b + s - b * s * 2
    case .hue: withLuminosity(withSaturation(s, of: b), of: b)
    case .saturation: withLuminosity(withSaturation(b, of: s), of: b)
    case .color: withLuminosity(s, of: b)
    default: withLuminosity(b, of: s)
    }
  }

  @inline(__always) private func each(
    _ b: Shade, _ s: Shade, _ f: (Float, Float) -> Float
  ) -> Shade {
    Shade(f(b.x, s.x), f(b.y, s.y), f(b.z, s.z), 0)
  }

  private static func hardLight(_ b: Float, _ s: Float) -> Float {
    if s <= 0.5 { return b * (2 * s) }
    let t = 2 * s - 1
    return b + t - b * t
  }

  private static func softLight(_ b: Float, _ s: Float) -> Float {
    if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
    let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
    return b + (2 * s - 1) * (d - b)
  }
}

// The non-separable modes' Lum, Sat, SetLum with ClipColor, and SetSat (W3C, §10.2).

@inline(__always) private func luminosity(_ c: Shade) -> Float {
  0.3 * c.z + 0.59 * c.y + 0.11 * c.x
}

private func withLuminosity(_ c: Shade, of other: Shade) -> Shade {
  var moved = c + (luminosity(other) - luminosity(c))
  let l = luminosity(moved)
  let low = min(moved.x, moved.y, moved.z), high = max(moved.x, moved.y, moved.z)
  if low < 0 { moved = Shade(repeating: l) + (moved - l) * (l / (l - low)) }
  if high > 1 { moved = Shade(repeating: l) + (moved - l) * ((1 - l) / (high - l)) }
  return moved
}

private func withSaturation(_ c: Shade, of other: Shade) -> Shade {
  let low = min(c.x, c.y, c.z), high = max(c.x, c.y, c.z)
  if high <= low { return Shade() }
  let saturation = max(other.x, other.y, other.z) - min(other.x, other.y, other.z)
  return (c - low) * (saturation / (high - low))
}

extension ColorMatrix {
  /// Maps n premultiplied pixels.
  func apply(to d: Pixels, _ n: Int) {
    var last: UInt32 = 0, mapped = map(0)
    for i in 0..<n {
      if d[i] != last {
        last = d[i]
        mapped = map(last)
      }
      d[i] = mapped
    }
  }

  private func map(_ p: UInt32) -> UInt32 {
    let given = shade(p), color = straight(given)
    let c = SIMD4(color.z, color.y, color.x, given.w)
    let sum = SIMD4((r * c).sum(), (g * c).sum(), (b * c).sum(), (a * c).sum()) + offset
    let mapped = clamped(sum), alpha = mapped.w
    return pixel(SIMD4(mapped.z * alpha, mapped.y * alpha, mapped.x * alpha, alpha))
  }
}
