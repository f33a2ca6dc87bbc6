import Foundation

/// What a colour's components depend on.
package struct ColorContext {
  package var isDark: Bool
  package var accent: Color?
  package var surroundings: (any ColorSurroundings)?
  package init(
    isDark: Bool = false, accent: Color? = nil, surroundings: (any ColorSurroundings)? = nil
  ) {
    self.isDark = isDark
    self.accent = accent
    self.surroundings = surroundings
  }
}

/// Where the colours of asset catalogues are looked up.
package protocol ColorSurroundings: AnyObject {
  /// The colour of that name; nil, which is reported once, where there is none.
  func color(_ name: AssetName, isDark: Bool) -> Color?
  /// The application's own accent colour, where it has one.
  func accent(isDark: Bool) -> Color?
}

/// A colour, perhaps one that differs between the light and the dark appearance.
public struct Color: Hashable, Sendable {
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  indirect enum Storage: Hashable, Sendable {
    /// Straight and encoded as sRGB; components beyond 0…1 are kept.
    case components(SIMD4<Double>)
    case system(SystemColor)
    case opacity(Color, Double)
    case mix(Color, Color, Double)
    /// Light, then dark.
    case adaptive(Color, Color)
    /// Of an asset catalogue.
    case asset(AssetName)
  }
  let storage: Storage

  init(storage: Storage) { self.storage = storage }
  package init(_ system: SystemColor) { storage = .system(system) }
  /// One for each appearance.
  package init(light: Color, dark: Color) {
    storage = light == dark ? light.storage : .adaptive(light, dark)
  }
  /// Straight sRGB components.
  package init(components: SIMD4<Double>) { storage = .components(components) }

  /// The colour itself.
  @_disfavoredOverload public init(_ color: Color) { self = color }
  /// The colour that an asset catalogue of a bundle has under a name, in the variant for the
  /// appearance and the contrast where it is used; nil is the app's own bundles. A colour that is
  /// missing shows as magenta, and is reported once.
  public init(_ name: String, bundle: Bundle? = nil) {
    storage = .asset(AssetName(name, bundle))
  }
  /// What stands for a colour that is missing.
  static let missing = Color(red: 1, green: 0, blue: 1)

  /// Components in 0…1. Outside of it they are kept for arithmetic and cut when drawn.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
    opacity: Double = 1
  ) {
    storage = .components(
      SIMD4(Self.encode(SIMD3(red, green, blue), colorSpace), Self.finite(opacity)))
  }
  /// 0 is black, 1 white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }
  /// Hue in turns; 0 and 1 are both red.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let h = Self.finite(hue), s = min(max(Self.finite(saturation), 0), 1)
    let sector = (h - h.rounded(.down)) * 6
    func channel(_ n: Double) -> Double {
      let k = (n + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - s * max(0, min(k, 4 - k, 1)))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The accent colour that is in force where the colour is used.
  public static let accentColor = Color(.accent)
  /// The colour of text.
  public static let primary = Color(.label)
  /// The colour of less important text.
  public static let secondary = Color(.secondaryLabel)

  static let black = Color(red: 0, green: 0, blue: 0)
  static let white = Color(red: 1, green: 1, blue: 1)
  static let clear = Color(red: 0, green: 0, blue: 0, opacity: 0)

  /// The same colour with its opacity multiplied by `opacity`.
  public func opacity(_ opacity: Double) -> Color {
    Color(storage: .opacity(self, Self.finite(opacity)))
  }

  public enum ColorMixing: Hashable, Sendable { case device, perceptual }
  /// A colour between this one (0) and another (1).
  ///
  /// Differs: both ways of mixing go through encoded sRGB.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: ColorMixing = .perceptual
  ) -> Color {
    Color(storage: .mix(self, rhs, min(max(Self.finite(fraction), 0), 1)))
  }

  /// Straight sRGB components in 0…1.
  package func components(_ context: ColorContext) -> SIMD4<Double> {
    let zero = SIMD4<Double>.zero, one = SIMD4<Double>(repeating: 1)
    switch storage {
    case .components(let c): return c.clamped(lowerBound: zero, upperBound: one)
    case .system(.accent):
      if let accent = context.accent, accent != .accentColor {
        return accent.components(
          ColorContext(isDark: context.isDark, surroundings: context.surroundings))
      }
      if let own = context.surroundings?.accent(isDark: context.isDark) {
        return own.components(ColorContext(isDark: context.isDark))
      }
      return SystemColor.accent.components(isDark: context.isDark)
    case .system(let color): return color.components(isDark: context.isDark)
    case .opacity(let base, let opacity):
      var c = base.components(context)
      c.w = min(max(c.w * opacity, 0), 1)
      return c
    case .mix(let a, let b, let t):
      let p = a.components(context), q = b.components(context)
      return p + (q - p) * t
    case .adaptive(let light, let dark):
      return (context.isDark ? dark : light).components(context)
    case .asset(let name):
      let color = context.surroundings?.color(name, isDark: context.isDark) ?? .missing
      return color.components(context)
    }
  }

  private static func finite(_ v: Double) -> Double { v.isFinite ? v : 0 }

  private static func encode(_ rgb: SIMD3<Double>, _ space: RGBColorSpace) -> SIMD3<Double> {
    let v = SIMD3(finite(rgb.x), finite(rgb.y), finite(rgb.z))
    switch space {
    case .sRGB: return v
    case .sRGBLinear: return gamma(v)
    case .displayP3:
      // IEC 61966-2-1 decoding, P3-D65 to sRGB primaries, encoding again.
      let l = SIMD3(linear(v.x), linear(v.y), linear(v.z))
      return gamma(
        SIMD3(
          1.2249401 * l.x - 0.2249402 * l.y, -0.0420569 * l.x + 1.0420571 * l.y,
          -0.0196376 * l.x - 0.0786361 * l.y + 1.0982735 * l.z))
    }
  }
  private static func gamma(_ v: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(encoded(v.x), encoded(v.y), encoded(v.z))
  }
  /// IEC 61966-2-1, mirrored for negative values.
  package static func encoded(_ v: Double) -> Double {
    let a = abs(v)
    let e = a <= 0.0031308 ? 12.92 * a : 1.055 * pow(a, 1 / 2.4) - 0.055
    return v < 0 ? -e : e
  }
  package static func linear(_ v: Double) -> Double {
    let a = abs(v)
    let l = a <= 0.04045 ? a / 12.92 : pow((a + 0.055) / 1.055, 2.4)
    return v < 0 ? -l : l
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .components(let c):
      let hex = [c.x, c.y, c.z, c.w].map {
        String(format: "%02X", Int((min(max($0, 0), 1) * 255).rounded()))
      }
      return "#" + hex.joined()
    case .system(let color): return color.rawValue
    case .opacity(let base, let opacity): return "\(opacity * 100)% \(base)"
    case .mix(let a, let b, let t): return "\(t * 100)% of \(b) in \(a)"
    case .adaptive(let light, let dark): return "\(light), dark \(dark)"
    case .asset(let name): return name.name
    }
  }
}

/// The two appearances.
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
/// How strongly colours stand out from each other.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable { case standard, increased }
