import Foundation

/// A shadow that belongs to a style: of what is filled with it, or within that.
public struct ShadowStyle: Equatable, Sendable {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  let isInner: Bool
  /// Behind what is filled. `radius`, `x` and `y` in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: false)
  }
  /// Within what is filled, as if it were cut out of what is around it.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, x: x, y: y, isInner: true)
  }
}

/// A style with shadows, or with another way to meet what is behind it.
nonisolated struct DecoratedShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  var shadow: ShadowStyle?
  var blendMode: BlendMode?
  func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    var paint = base._paint(in: environment, level: level).paint
    var decoration = PaintDecoration()
    if case .decorated(let inner, let d) = paint { (paint, decoration) = (inner, d) }
    if let s = shadow {
      decoration.shadows.append(
        PaintDecoration.Shadow(
          color: s.color.components(environment.colorContext), radius: s.radius, x: s.x, y: s.y,
          isInner: s.isInner))
    }
    if let blendMode { decoration.blend = blendMode.blend }
    return _Paint(paint: .decorated(paint, decoration))
  }
}
extension ShapeStyle {
  /// The style with a shadow; several add up.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    DecoratedShapeStyle(base: self, shadow: style)
  }
  /// The style, which meets what is behind it in another way.
  @_disfavoredOverload public func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    DecoratedShapeStyle(base: self, blendMode: mode)
  }
}
extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style with a shadow.
  public static func shadow(_ style: ShadowStyle) -> AnyShapeStyle {
    AnyShapeStyle(ForegroundStyle().shadow(style))
  }
  /// The foreground style, which meets what is behind it in another way.
  public static func blendMode(_ mode: BlendMode) -> AnyShapeStyle {
    AnyShapeStyle(DecoratedShapeStyle(base: ForegroundStyle(), blendMode: mode))
  }
}
