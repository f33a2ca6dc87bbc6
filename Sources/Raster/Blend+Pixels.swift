// Premultiplied colours in floating point: x, y, z are red, green and blue, w is alpha, all in 0…1.
// Only + − × ÷ and the square root are used, which every machine rounds alike.
typealias Shade = SIMD4<Float>

@inline(__always) private func shade(_ p: UInt32) -> Shade {
  let bytes = SIMD4<UInt32>((p &>> 16) & 255, (p &>> 8) & 255, p & 255, p &>> 24)
  return Shade(Float(bytes.x), Float(bytes.y), Float(bytes.z), Float(bytes.w)) * (1 / 255)
}

/// Rounded to nearest, colour never above alpha.
@inline(__always) private func pixel(_ c: Shade) -> UInt32 {
  let zero = Shade(), one = Shade(repeating: 1)
  let s = pointwiseMax(zero, pointwiseMin(one, c)) * 255 + 0.5
  let a = UInt32(s.w)
  return a << 24 | min(a, UInt32(s.x)) << 16 | min(a, UInt32(s.y)) << 8 | min(a, UInt32(s.z))
}

/// Without its alpha; transparent is black.
@inline(__always) private func straight(_ c: Shade) -> Shade {
  c.w > 0 ? pointwiseMin(c / c.w, Shade(repeating: 1)) : Shade()
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
    case .plusLighter: return s + d
    case .plusDarker:
      let alpha = min(1, s.w + d.w)
      var sum = s + d + (alpha - s.w - d.w)
      sum.w = alpha
      return sum
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
  0.3 * c.x + 0.59 * c.y + 0.11 * c.z
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
    let given = shade(p)
    var c = straight(given)
    c.w = given.w
    var sum = Shade((r * c).sum(), (g * c).sum(), (b * c).sum(), (a * c).sum()) + offset
    sum = pointwiseMax(Shade(), pointwiseMin(Shade(repeating: 1), sum))
    // NaN compares as neither: what is left of it counts as 0.
    for i in 0..<4 where !(sum[i] >= 0) { sum[i] = 0 }
    let alpha = sum.w
    sum *= alpha
    sum.w = alpha
    return pixel(sum)
  }
}
