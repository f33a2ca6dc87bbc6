import Foundation

/// Colours in Oklab (B. Ottosson, "A perceptual color space for image processing", 2020).
extension Color {
  /// Straight sRGB components mixed so that equal steps look equal.
  static func mixedPerceptually(
    _ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double
  ) -> SIMD4<Double> {
    let p = perceptual(a), q = perceptual(b)
    return fromPerceptual(p + (q - p) * t)
  }
  /// L, a, b and the opacity.
  static func perceptual(_ c: SIMD4<Double>) -> SIMD4<Double> {
    let (r, g, b) = (linear(c.x), linear(c.y), linear(c.z))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD4(
      0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, c.w)
  }
  static func fromPerceptual(_ c: SIMD4<Double>) -> SIMD4<Double> {
    func cubed(_ v: Double) -> Double { v * v * v }
    let l = cubed(c.x + 0.3963377774 * c.y + 0.2158037573 * c.z)
    let m = cubed(c.x - 0.1055613458 * c.y - 0.0638541728 * c.z)
    let s = cubed(c.x - 0.0894841775 * c.y - 1.2914855480 * c.z)
    return SIMD4(
      encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
      encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
      encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), c.w
    ).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
  }
}
