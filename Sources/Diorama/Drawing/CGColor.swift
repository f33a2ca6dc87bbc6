import Foundation

/// A colour that is the same in every appearance, in sRGB.
public final class CGColor: Hashable, Sendable {
  private let lanes: SIMD4<Double>
  package init(lanes: SIMD4<Double>) { self.lanes = lanes }
  /// Components in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(lanes: SIMD4(red, green, blue, alpha))
  }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(lanes: SIMD4(red, green, blue, alpha))
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(lanes: SIMD4(gray, gray, gray, alpha))
  }
  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [lanes.x, lanes.y, lanes.z, lanes.w] }
  public var numberOfComponents: Int { 4 }
  public var alpha: CGFloat { lanes.w }
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(lanes: SIMD4(lanes.x, lanes.y, lanes.z, alpha))
  }
  package var color: Color { Color(components: lanes) }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.lanes == b.lanes }
  public func hash(into hasher: inout Hasher) { hasher.combine(lanes) }
}

extension Color {
  public init(cgColor: CGColor) { self = cgColor.color }
  public init(_ cgColor: CGColor) { self = cgColor.color }
  /// Nil for a colour that the appearance decides.
  public var cgColor: CGColor? {
    let light = components(ColorContext(isDark: false))
    return light == components(ColorContext(isDark: true)) && !isAccent
      ? CGColor(lanes: light) : nil
  }
  /// It is, or is made of, the accent colour, which is another in other places.
  private var isAccent: Bool {
    let other = Color(components: SIMD4(0.123, 0.456, 0.789, 0.5))
    return components(ColorContext(accent: other)) != components(ColorContext())
  }
}
