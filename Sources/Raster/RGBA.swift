/// A premultiplied colour as a bitmap stores it: 0xAARRGGBB, encoded sRGB.
package struct RGBA: Hashable, Sendable {
  package var bits: UInt32

  /// From stored bits; no channel may exceed alpha, or blending wraps around.
  package init(bits: UInt32) { self.bits = bits }

  /// From straight components in 0…1; what lies outside is clamped, NaN counts as 0.
  package init(_ r: Double, _ g: Double, _ b: Double, _ a: Double = 1) {
    let alpha = unit(a)
    bits =
      byte(alpha) << 24 | byte(unit(r) * alpha) << 16 | byte(unit(g) * alpha) << 8
      | byte(unit(b) * alpha)
  }

  /// From 0xRRGGBB, opaque; higher bits are ignored.
  package init(hex: UInt32) { bits = 0xff00_0000 | hex }

  package static let clear = RGBA(bits: 0)
  package static let black = RGBA(hex: 0)
  package static let white = RGBA(hex: 0xff_ffff)

  package var alpha: UInt8 { UInt8(truncatingIfNeeded: bits >> 24) }
  package var isOpaque: Bool { bits >= 0xff00_0000 }

  /// The same colour fainter: `factor` in 0…1, NaN counts as 0.
  package func faded(_ factor: Double) -> RGBA {
    RGBA(bits: scaled(bits, byte(unit(factor))))
  }
}

/// `v` clamped to 0…1; NaN is 0.
@inline(__always) func unit(_ v: Double) -> Double { v > 0 ? (v < 1 ? v : 1) : 0 }

/// A value in 0…1 as 0…255, rounded to nearest.
@inline(__always) func byte(_ v: Double) -> UInt32 {
  UInt32(truncatingIfNeeded: Int(v * 255 + 0.5))
}
