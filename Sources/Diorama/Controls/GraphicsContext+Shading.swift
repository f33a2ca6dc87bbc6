import Foundation
import Raster

extension GraphicsContext {
  /// What something is drawn with. Points are in the coordinates that are drawn in.
  public struct Shading {
    enum Kind {
      case style(AnyShapeStyle)
      case gradient(Gradient, GradientPaint.Kind, GradientOptions)
      case tiles(Image, CGPoint, CGRect, CGFloat)
      case palette([Shading])
      /// With everything decided.
      case paint(Paint)
    }
    let kind: Kind

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(.foreground) }
    /// The first for what is primary, the second for what is secondary, and so on.
    public static func palette(_ array: [Shading]) -> Shading { Shading(kind: .palette(array)) }
    public static func color(_ color: Color) -> Shading { style(color) }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
    ) -> Shading {
      color(Color(colorSpace, white: white, opacity: opacity))
    }
    /// A style, its relative places in what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(kind: .style(AnyShapeStyle(style)))
    }
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .linear(
            UnitPoint(x: startPoint.x, y: startPoint.y), UnitPoint(x: endPoint.x, y: endPoint.y)),
          options))
    }
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient, .radial(UnitPoint(x: center.x, y: center.y), startRadius, endRadius), options))
    }
    /// One full turn from `angle`.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(
        kind: .gradient(
          gradient,
          .angular(UnitPoint(x: center.x, y: center.y), angle, angle + .degrees(360)), options))
    }
    /// A part of an image, given in fractions of it, again and again.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> Shading {
      Shading(kind: .tiles(image, origin, sourceRect, scale))
    }
  }

  /// How a gradient goes on, and is mixed.
  public struct GradientOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// It begins anew where it ends.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// It turns back where it ends.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are mixed as light is.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// The shading with everything decided that depends on the environment.
  public func resolve(_ shading: Shading) -> Shading {
    switch shading.kind {
    case .style(let style):
      return Shading(kind: .paint(style._paint(in: environment, level: 0).paint))
    case .palette(let all): return .palette(all.map(resolve))
    default: return shading
    }
  }
}

extension GraphicsContext.Shading {
  /// What is drawn with in a rectangle.
  func brush(in area: CGRect, _ context: GraphicsContext) -> RecordedBrush {
    switch kind {
    case .paint(let paint): return .paint(paint, in: area)
    case .style(let style):
      return .paint(style._paint(in: context.environment, level: 0).paint, in: area)
    case .gradient(let gradient, let kind, let options):
      let stops = gradient.resolved(context.environment.colorContext)
      var paint = GradientPaint(
        kind: kind, stops: options.contains(.linearColor) ? GradientStop.linear(stops) : stops)
      if options.contains(.mirror) {
        paint.spread = .mirror
      } else if options.contains(.repeat) {
        paint.spread = .repeated
      }
      // Its places are points.
      return .paint(.gradient(paint), in: CGRect(x: 0, y: 0, width: 1, height: 1))
    case .palette(let all):
      return all.first?.brush(in: area, context) ?? .paint(.clear, in: area)
    case .tiles(let image, let origin, let part, let scale):
      guard let picture = context.environment.picture(of: image), scale > 0 else {
        return .paint(.clear, in: area)
      }
      let pattern = PatternPaint(picture: picture, tiles: (part, scale))
      return .paint(.pattern(pattern), in: CGRect(origin: origin, size: .zero))
    }
  }
}
