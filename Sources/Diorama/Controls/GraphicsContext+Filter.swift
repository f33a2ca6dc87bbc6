import Foundation
import Raster

extension GraphicsContext {
  /// What is done to the picture of what is drawn. The filter that was added first is applied last.
  public struct Filter {
    let apply: ([RecordedStep]) -> [RecordedStep]
    func applied(to steps: [RecordedStep]) -> [RecordedStep] { apply(steps) }

    private static func group(_ change: @escaping (inout Raster.Group) -> Void) -> Filter {
      Filter { steps in
        var group = Raster.Group(bounds: Rect(0, 0, 0, 0))
        change(&group)
        return [.group(group, steps)]
      }
    }
    private static func colors(_ matrix: Raster.ColorMatrix) -> Filter {
      group { $0.colors = matrix }
    }

    /// A projection of the canvas.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      group { $0.projection = matrix.projection }
    }
    /// A blurred copy in one colour behind what is drawn. `radius`, `x` and `y` in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      // The alpha of the picture, or what it lacks, in one colour.
      let c = color.components(ColorContext())
      let sign: Float = options.contains(.invertsAlpha) ? -1 : 1
      let flat = Raster.ColorMatrix(
        r: .zero, g: .zero, b: .zero, a: SIMD4(0, 0, 0, sign * Float(c.w)),
        offset: SIMD4(Float(c.x), Float(c.y), Float(c.z), sign < 0 ? Float(c.w) : 0))
      return Filter { steps in
        var tinted = Raster.Group(bounds: Rect(0, 0, 0, 0))
        tinted.colors = flat
        var blurred = Raster.Group(bounds: Rect(0, 0, 0, 0), blur: radius / 2)
        blurred.blend = blendMode.blend
        let moved = CGAffineTransform(translationX: x, y: y)
        let shade = RecordedStep.group(blurred, [.placed(moved, [.group(tinted, steps)])])
        if options.contains(.shadowOnly) { return [shade] }
        let both = options.contains(.shadowAbove) ? steps + [shade] : [shade] + steps
        return options.contains(.disablesGroup)
          ? both : [.group(Raster.Group(bounds: Rect(0, 0, 0, 0)), both)]
      }
    }
    public static func colorMultiply(_ color: Color) -> Filter {
      let c = color.components(ColorContext())
      return colors(.multiply(c.x, c.y, c.z, c.w))
    }
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { colors(matrix.raster) }
    public static func hueRotation(_ angle: Angle) -> Filter {
      colors(.hueRotation(cos: cos(angle.radians), sin: sin(angle.radians)))
    }
    public static func saturation(_ amount: Double) -> Filter { colors(.saturation(amount)) }
    public static func brightness(_ amount: Double) -> Filter { colors(.brightness(amount)) }
    public static func contrast(_ amount: Double) -> Filter { colors(.contrast(amount)) }
    /// 0 changes nothing, 1 inverts.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      colors(.contrast(1 - 2 * amount))
    }
    public static func grayscale(_ amount: Double) -> Filter { colors(.saturation(1 - amount)) }
    public static var luminanceToAlpha: Filter { colors(.luminanceToAlpha) }
    /// Points.
    public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
      group { $0.blur = radius }
    }
    /// One colour where the opacity lies between two values, and nothing elsewhere.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color = Color(white: 0)
    ) -> Filter {
      let c = color.components(ColorContext())
      return group {
        $0.threshold = Raster.Group.Threshold(
          low: min, high: max, color: RGBA(c.x, c.y, c.z, c.w))
      }
    }
  }

  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// In front of what is drawn.
    public static let shadowAbove = ShadowOptions(rawValue: 1)
    /// Without what is drawn.
    public static let shadowOnly = ShadowOptions(rawValue: 2)
    /// Of what is left free instead of what is covered, as far as the picture reaches.
    public static let invertsAlpha = ShadowOptions(rawValue: 4)
    /// The shadow and what is drawn are put on the canvas one after the other.
    public static let disablesGroup = ShadowOptions(rawValue: 8)
  }
  /// Differs: both make no difference; edges fade.
  public struct BlurOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let opaque = BlurOptions(rawValue: 1)
    public static let dithersResult = BlurOptions(rawValue: 2)
  }
  /// Differs: filters work in encoded sRGB all the same.
  public struct FilterOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let linearColor = FilterOptions(rawValue: 1)
  }
}

/// Each row gives one component of a colour: four factors of red, green, blue and opacity, and what is
/// added.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  /// The identity.
  public init() {}
  var raster: Raster.ColorMatrix {
    Raster.ColorMatrix(
      r: SIMD4(r1, r2, r3, r4), g: SIMD4(g1, g2, g3, g4), b: SIMD4(b1, b2, b3, b4),
      a: SIMD4(a1, a2, a3, a4), offset: SIMD4(r5, g5, b5, a5))
  }
}
