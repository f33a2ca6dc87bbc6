import Foundation

/// The colours that have a light and a dark variant. Values: iOS 17, sRGB, frozen.
package enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText
  case fill, secondaryFill, tertiaryFill, quaternaryFill
  case background, secondaryBackground, tertiaryBackground
  case groupedBackground, secondaryGroupedBackground, tertiaryGroupedBackground
  case separator, opaqueSeparator
  case accent

  /// Straight red, green, blue and alpha in 0…1.
  package func components(isDark: Bool) -> SIMD4<Double> {
    func rgb(_ light: (Double, Double, Double), _ dark: (Double, Double, Double)) -> SIMD4<Double> {
      let c = isDark ? dark : light
      return SIMD4(c.0 / 255, c.1 / 255, c.2 / 255, 1)
    }
    func tint(
      _ light: (Double, Double, Double, Double), _ dark: (Double, Double, Double, Double)
    ) -> SIMD4<Double> {
      let c = isDark ? dark : light
      return SIMD4(c.0 / 255, c.1 / 255, c.2 / 255, c.3)
    }
    switch self {
    case .red: return rgb((255, 59, 48), (255, 69, 58))
    case .orange: return rgb((255, 149, 0), (255, 159, 10))
    case .yellow: return rgb((255, 204, 0), (255, 214, 10))
    case .green: return rgb((52, 199, 89), (48, 209, 88))
    case .mint: return rgb((0, 199, 190), (99, 230, 226))
    case .teal: return rgb((48, 176, 199), (64, 200, 224))
    case .cyan: return rgb((50, 173, 230), (100, 210, 255))
    case .blue, .accent: return rgb((0, 122, 255), (10, 132, 255))
    case .indigo: return rgb((88, 86, 214), (94, 92, 230))
    case .purple: return rgb((175, 82, 222), (191, 90, 242))
    case .pink: return rgb((255, 45, 85), (255, 55, 95))
    case .brown: return rgb((162, 132, 94), (172, 142, 104))
    case .gray: return rgb((142, 142, 147), (142, 142, 147))
    case .gray2: return rgb((174, 174, 178), (99, 99, 102))
    case .gray3: return rgb((199, 199, 204), (72, 72, 74))
    case .gray4: return rgb((209, 209, 214), (58, 58, 60))
    case .gray5: return rgb((229, 229, 234), (44, 44, 46))
    case .gray6: return rgb((242, 242, 247), (28, 28, 30))
    case .label: return rgb((0, 0, 0), (255, 255, 255))
    case .secondaryLabel: return tint((60, 60, 67, 0.6), (235, 235, 245, 0.6))
    case .tertiaryLabel: return tint((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    case .quaternaryLabel: return tint((60, 60, 67, 0.18), (235, 235, 245, 0.16))
    case .placeholderText: return tint((60, 60, 67, 0.3), (235, 235, 245, 0.3))
    case .fill: return tint((120, 120, 128, 0.2), (120, 120, 128, 0.36))
    case .secondaryFill: return tint((120, 120, 128, 0.16), (120, 120, 128, 0.32))
    case .tertiaryFill: return tint((118, 118, 128, 0.12), (118, 118, 128, 0.24))
    case .quaternaryFill: return tint((116, 116, 128, 0.08), (118, 118, 128, 0.18))
    case .background: return rgb((255, 255, 255), (0, 0, 0))
    case .secondaryBackground: return rgb((242, 242, 247), (28, 28, 30))
    case .tertiaryBackground: return rgb((255, 255, 255), (44, 44, 46))
    case .groupedBackground: return rgb((242, 242, 247), (0, 0, 0))
    case .secondaryGroupedBackground: return rgb((255, 255, 255), (28, 28, 30))
    case .tertiaryGroupedBackground: return rgb((242, 242, 247), (44, 44, 46))
    case .separator: return tint((60, 60, 67, 0.29), (84, 84, 88, 0.6))
    case .opaqueSeparator: return rgb((198, 198, 200), (56, 56, 58))
    }
  }
}
