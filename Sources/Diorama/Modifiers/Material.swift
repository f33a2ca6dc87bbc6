import Foundation

/// What is behind a view, blurred and tinted: light where the appearance is light, dark where it is
/// dark.
///
/// Differs: in a view that is turned in space, it shows what is behind in that view alone. How much
/// it blurs and tints is our own choice.
public struct Material: ShapeStyle, Hashable, Sendable {
  /// How much of what is behind it is covered by the tint, 0…1, light and dark.
  private let light: Double
  private let dark: Double
  public static let ultraThin = Material(light: 0.4, dark: 0.42)
  public static let thin = Material(light: 0.55, dark: 0.57)
  public static let regular = Material(light: 0.68, dark: 0.7)
  public static let thick = Material(light: 0.8, dark: 0.82)
  public static let ultraThick = Material(light: 0.9, dark: 0.91)
  /// What lies behind a bar at the top or the bottom of a window.
  public static let bar = Material(light: 0.76, dark: 0.78)

  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    let isDark = environment.colorScheme == .dark
    var cover = isDark ? dark : light
    // Hardly anything shines through where contrasts are to be strong.
    if environment.colorSchemeContrast == .increased { cover = max(cover, 0.94) }
    let gray = isDark ? 0.13 : 0.97
    return _Paint(
      paint: .material(
        MaterialPaint(radius: 18, saturation: 1.6, tint: SIMD4(gray, gray, gray, cover))))
  }
}
extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
