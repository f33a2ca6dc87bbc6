import XCTest

@testable import Raster

/// Blend modes against the formulas of W3C Compositing and Blending Level 1, written out again.
final class BlendTests: XCTestCase {
  private typealias Color = (r: Double, g: Double, b: Double, a: Double)

  private func separable(_ blend: Blend, _ b: Double, _ s: Double) -> Double {
    switch blend {
    case .multiply: b * s
    case .screen: 1 - (1 - b) * (1 - s)
    case .overlay: separable(.hardLight, s, b)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: s <= 0.5 ? b * 2 * s : separable(.screen, b, 2 * s - 1)
    case .softLight:
      s <= 0.5
        ? b - (1 - 2 * s) * b * (1 - b)
        : b + (2 * s - 1) * ((b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()) - b)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    default: s
    }
  }

  private func lum(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }
  private func sat(_ c: [Double]) -> Double { c.max()! - c.min()! }

  private func clip(_ c: [Double]) -> [Double] {
    let l = lum(c), n = c.min()!, x = c.max()!
    var c = c
    if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
    if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
    return c
  }

  private func setLum(_ c: [Double], _ l: Double) -> [Double] {
    let d = l - lum(c)
    return clip(c.map { $0 + d })
  }

  private func setSat(_ c: [Double], _ s: Double) -> [Double] {
    let order = [0, 1, 2].sorted { c[$0] < c[$1] }
    var out = [0.0, 0, 0]
    if c[order[2]] > c[order[0]] {
      out[order[1]] = (c[order[1]] - c[order[0]]) * s / (c[order[2]] - c[order[0]])
      out[order[2]] = s
    }
    return out
  }

  private func expected(_ blend: Blend, _ d: Color, _ s: Color) -> [Double] {
    let cb = [d.r, d.g, d.b], cs = [s.r, s.g, s.b]
    func composite(_ fs: Double, _ fd: Double) -> [Double] {
      let source = s.a * fs, behind = d.a * fd
      func part(_ i: Int) -> Double { cs[i] * source + cb[i] * behind }
      return [source + behind, part(0), part(1), part(2)]
    }
    switch blend {
    case .normal: return composite(1, 1 - s.a)
    case .sourceAtop: return composite(d.a, 1 - s.a)
    case .destinationOver: return composite(1 - d.a, 1)
    case .destinationOut: return composite(0, 1 - s.a)
    case .plusLighter: return composite(1, 1).map { min(1, $0) }
    case .plusDarker:
      // The darkness of what is there and of what comes, taken from full alpha.
      let a = min(1, s.a + d.a)
      func part(_ i: Int) -> Double {
        let above = s.a - cs[i] * s.a, below = d.a - cb[i] * d.a
        return max(0, a - above - below)
      }
      return [a, part(0), part(1), part(2)]
    default:
      let mixed: [Double]
      switch blend {
      case .hue: mixed = setLum(setSat(cs, sat(cb)), lum(cb))
      case .saturation: mixed = setLum(setSat(cb, sat(cs)), lum(cb))
      case .color: mixed = setLum(cs, lum(cb))
      case .luminosity: mixed = setLum(cb, lum(cs))
      default: mixed = (0..<3).map { separable(blend, cb[$0], cs[$0]) }
      }
      // Cs = (1 − αb)·Cs + αb·B(Cb, Cs), then source over.
      let a = s.a + d.a * (1 - s.a)
      func part(_ i: Int) -> Double {
        let source = (1 - d.a) * cs[i] + d.a * mixed[i]
        return s.a * source + (1 - s.a) * d.a * cb[i]
      }
      return [a, part(0), part(1), part(2)]
    }
  }

  /// A colour whose premultiplied components are whole at its alpha, so that nothing is lost.
  private func exact(_ bits: UInt32) -> Color {
    let a = Double(bits >> 24)
    func part(_ shift: UInt32) -> Double { a > 0 ? Double(bits >> shift & 255) / a : 0 }
    return (part(16), part(8), part(0), a / 255)
  }

  private let colors: [UInt32] = [
    0xff00_0000, 0xffff_ffff, 0xff20_80c0, 0xffe0_4010, 0xff80_8080, 0xff3f_40c1, 0x8040_1060,
    0xc0c0_0030, 0x4040_4040, 0x3300_0000, 0x0000_0000, 0xffff_0000, 0x9900_9933,
  ]

  func testEveryModeFollowsItsFormula() {
    for blend in Blend.allCases {
      for below in colors {
        for above in colors {
          let bitmap = drawn(1, 1, on: RGBA(bits: below)) {
            $0.add(.pushGroup(Group(bounds: Rect(0, 0, 1, 1), blend: blend)))
            $0.fill(Rect(0, 0, 1, 1), RGBA(bits: above))
            $0.add(.popGroup)
          }
          let wanted = expected(blend, exact(below), exact(above))
          for (got, want) in zip(bitmap.channels(0, 0), wanted) {
            XCTAssertEqual(
              Double(got), want * 255, accuracy: 1,
              "\(blend): \(String(above, radix: 16)) on \(String(below, radix: 16))")
          }
        }
      }
    }
  }

  func testAnOpaqueTargetsAlphaByteCountsAsOne() {
    for blend in Blend.allCases where blend != .normal {
      var results: [RGBA] = []
      for alpha: UInt32 in [0, 0x55, 0xff] {
        let bitmap = Bitmap(width: 1, height: 1, isOpaque: true)
        bitmap[0, 0] = RGBA(bits: alpha << 24 | 0x20_4060)
        let list = DisplayList()
        list.add(.pushGroup(Group(bounds: Rect(0, 0, 1, 1), blend: blend)))
        list.fill(Rect(0, 0, 1, 1), RGBA(0.7, 0.1, 0.4, 0.6))
        list.add(.popGroup)
        Painter().paint(list, into: bitmap, damage: bitmap.bounds)
        results.append(RGBA(bits: bitmap[0, 0].bits & 0xff_ffff))
      }
      XCTAssertEqual(Set(results).count, 1, "\(blend)")
    }
  }

  func testCoverageFadesABlendedGroup() {
    for blend in Blend.allCases {
      let full = Group(bounds: Rect(0, 0, 2, 1), opacity: 0.5, blend: blend)
      let bitmap = drawn(2, 1, on: RGBA(hex: 0x3060c0)) {
        $0.add(.pushGroup(full))
        $0.fill(Rect(0, 0, 2, 1), RGBA(hex: 0xc08020))
        $0.add(.popGroup)
      }
      let clipped = drawn(2, 1, on: RGBA(hex: 0x3060c0)) {
        $0.add(.pushClip(.rect(Rect(0, 0, 2, 0.5))))
        $0.add(.pushGroup(Group(bounds: Rect(0, 0, 2, 1), blend: blend)))
        $0.fill(Rect(0, 0, 2, 1), RGBA(hex: 0xc08020))
        $0.add(.popGroup)
        $0.add(.popClip)
      }
      XCTAssertEqual(bitmap.differences(from: clipped), 0, "\(blend)")
    }
  }

  func testBlendedGroupsInGroupsDoNotSeeWhatIsBehindTheOuterOne() {
    let bitmap = drawn(1, 1, on: RGBA(hex: 0x808080)) {
      $0.add(.pushGroup(Group(bounds: Rect(0, 0, 1, 1))))
      $0.add(.pushGroup(Group(bounds: Rect(0, 0, 1, 1), blend: .multiply)))
      $0.fill(Rect(0, 0, 1, 1), RGBA(hex: 0x804020))
      $0.add(.popGroup)
      $0.add(.popGroup)
    }
    XCTAssertEqual(bitmap[0, 0], RGBA(hex: 0x804020))
  }
}
