import Diorama
import Foundation

/// A colour of UIKit.
public final class UIColor: Hashable, Sendable {
  package let color: Color
  init(base color: Color) { self.color = color }

  /// Components in 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(base: Color(red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(base: Color(white: white, opacity: alpha))
  }
  /// Hue in turns.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      base: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(base: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(_ color: Color) { self.init(base: color) }
  /// A colour of the app's asset catalogues; nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection? = nil
  ) {
    let asset = AssetName(name, bundle)
    if let applicationAssets, applicationAssets.color(asset, AssetTraits()) == nil { return nil }
    let color = Color(name, bundle: bundle)
    self.init(base: traits.map { UIColor(base: color).resolvedColor(with: $0).color } ?? color)
  }
  public convenience init(resource: ColorResource) { self.init(base: Color(resource)) }
  /// A colour that the appearance decides.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      base: Color(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(base: Color(light: replaced(alpha, false), dark: replaced(alpha, true)))
  }
  private func replaced(_ alpha: CGFloat, _ isDark: Bool) -> Color {
    var c = color.components(Self.context(isDark))
    c.w = alpha
    return Color(components: c)
  }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    let isDark = traits.userInterfaceStyle == .dark
    return UIColor(base: Color(components: color.components(Self.context(isDark))))
  }
  /// With the asset catalogues of the window that runs the code.
  private static func context(_ isDark: Bool) -> ColorContext {
    ColorContext(isDark: isDark, surroundings: windowService { $0.surroundings } ?? nil)
  }
  private var components: SIMD4<Double> {
    let isDark = UITraitCollection.current.userInterfaceStyle == .dark
    return color.components(Self.context(isDark))
  }
  /// The components, in the appearance of the window that runs the code.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = components
    red?.pointee = c.x
    green?.pointee = c.y
    blue?.pointee = c.z
    alpha?.pointee = c.w
    return true
  }
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = components
    guard c.x == c.y, c.y == c.z else { return false }
    white?.pointee = c.x
    alpha?.pointee = c.w
    return true
  }
  /// Hue in turns.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let c = components
    let high = max(c.x, c.y, c.z), span = high - min(c.x, c.y, c.z)
    var sixths = 0.0
    if span > 0 {
      if high == c.x {
        sixths = (c.y - c.z) / span
      } else if high == c.y {
        sixths = (c.z - c.x) / span + 2
      } else {
        sixths = (c.x - c.y) / span + 4
      }
    }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    saturation?.pointee = high > 0 ? span / high : 0
    brightness?.pointee = high
    alpha?.pointee = c.w
    return true
  }
  public static func == (a: UIColor, b: UIColor) -> Bool { a.color == b.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }
  public init(_ uiColor: UIColor) { self = uiColor.color }
}

extension UIColor {
  private convenience init(system: SystemColor) { self.init(base: Color(system)) }

  public static let systemRed = UIColor(system: .red)
  public static let systemOrange = UIColor(system: .orange)
  public static let systemYellow = UIColor(system: .yellow)
  public static let systemGreen = UIColor(system: .green)
  public static let systemMint = UIColor(system: .mint)
  public static let systemTeal = UIColor(system: .teal)
  public static let systemCyan = UIColor(system: .cyan)
  public static let systemBlue = UIColor(system: .blue)
  public static let systemIndigo = UIColor(system: .indigo)
  public static let systemPurple = UIColor(system: .purple)
  public static let systemPink = UIColor(system: .pink)
  public static let systemBrown = UIColor(system: .brown)
  public static let systemGray = UIColor(system: .gray)
  public static let systemGray2 = UIColor(system: .gray2)
  public static let systemGray3 = UIColor(system: .gray3)
  public static let systemGray4 = UIColor(system: .gray4)
  public static let systemGray5 = UIColor(system: .gray5)
  public static let systemGray6 = UIColor(system: .gray6)
  public static let label = UIColor(system: .label)
  public static let secondaryLabel = UIColor(system: .secondaryLabel)
  public static let tertiaryLabel = UIColor(system: .tertiaryLabel)
  public static let quaternaryLabel = UIColor(system: .quaternaryLabel)
  public static let placeholderText = UIColor(system: .placeholderText)
  public static let separator = UIColor(system: .separator)
  public static let opaqueSeparator = UIColor(system: .opaqueSeparator)
  public static let link = UIColor(system: .blue)
  public static let tintColor = UIColor(system: .accent)
  public static let systemFill = UIColor(system: .fill)
  public static let secondarySystemFill = UIColor(system: .secondaryFill)
  public static let tertiarySystemFill = UIColor(system: .tertiaryFill)
  public static let quaternarySystemFill = UIColor(system: .quaternaryFill)
  public static let systemBackground = UIColor(system: .background)
  public static let secondarySystemBackground = UIColor(system: .secondaryBackground)
  public static let tertiarySystemBackground = UIColor(system: .tertiaryBackground)
  public static let systemGroupedBackground = UIColor(system: .groupedBackground)
  public static let secondarySystemGroupedBackground = UIColor(system: .secondaryGroupedBackground)
  public static let tertiarySystemGroupedBackground = UIColor(system: .tertiaryGroupedBackground)

  // These do not follow the appearance.
  public static let clear = UIColor(white: 0, alpha: 0)
  public static let black = UIColor(white: 0, alpha: 1)
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1)
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  public static let white = UIColor(white: 1, alpha: 1)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  public static let darkText = UIColor(white: 0, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
