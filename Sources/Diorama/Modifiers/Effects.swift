import Foundation
import Raster

/// A modifier that shows numbers on a layer of its own and leaves layout as it is.
nonisolated protocol EffectModifier: ElementModifier, Equatable {
  static var effect: LayerEffect { get }
  /// The lanes that the effect reads.
  @MainActor func lanes(_ environment: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>)
  /// A third row, for the effects that have one.
  var thirdLanes: SIMD4<Double> { get }
}
extension EffectModifier {
  var thirdLanes: SIMD4<Double> { .zero }
  static var layerEffect: LayerEffect? { effect }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {
    let (a, b) = lanes(environment)
    stage.set(layer, .a, a.finite)
    stage.set(layer, .b, b.finite)
    stage.set(layer, .c, thirdLanes.finite)
  }
}
extension SIMD4<Double> {
  /// Numbers that are not finite are 0.
  var finite: SIMD4<Double> {
    replacing(with: 0, where: .!(self .== self) .| (self .> 1e15) .| (self .< -1e15))
  }
}

nonisolated struct OpacityEffect: EffectModifier {
  let opacity: Double
  static var effect: LayerEffect { .opacity }
  func lanes(_: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(opacity, 0, 0, 0), .zero)
  }
}
nonisolated struct OffsetEffect: EffectModifier {
  let offset: CGSize
  static var effect: LayerEffect { .offset }
  func lanes(_: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(offset.width, offset.height, 0, 0), .zero)
  }
}
nonisolated struct ScaleEffect: EffectModifier {
  let scale: CGSize
  let anchor: UnitPoint
  static var effect: LayerEffect { .scale }
  func lanes(_: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(scale.width, scale.height, anchor.x, anchor.y), .zero)
  }
}
nonisolated struct RotationEffect: EffectModifier {
  let angle: Angle
  let anchor: UnitPoint
  static var effect: LayerEffect { .rotation }
  func lanes(_: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(angle.radians, 0, anchor.x, anchor.y), .zero)
  }
}
nonisolated struct TransformEffect: EffectModifier {
  let transform: CGAffineTransform
  static var effect: LayerEffect { .affine }
  func lanes(_: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    (
      SIMD4(transform.a, transform.b, transform.c, transform.d),
      SIMD4(transform.tx, transform.ty, 0, 0)
    )
  }
}
nonisolated struct BlurEffect: EffectModifier {
  let radius: CGFloat
  static var effect: LayerEffect { .blur }
  func lanes(_: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(radius, 0, 0, 0), .zero)
  }
}
nonisolated struct ShadowEffect: EffectModifier {
  let color: Color
  let radius: CGFloat
  let x: CGFloat
  let y: CGFloat
  static var effect: LayerEffect { .shadow }
  func lanes(_ environment: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    let c = color.components(environment.colorContext)
    return (SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w), SIMD4(radius, x, y, 0))
  }
}

/// One number that changes colours; which way is in the type.
nonisolated protocol ColorEffect: EffectModifier {
  var amount: Double { get }
}
extension ColorEffect {
  func lanes(_: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    (SIMD4(amount, 0, 0, 0), .zero)
  }
}
nonisolated struct BrightnessEffect: ColorEffect {
  let amount: Double
  static var effect: LayerEffect { .brightness }
}
nonisolated struct ContrastEffect: ColorEffect {
  let amount: Double
  static var effect: LayerEffect { .contrast }
}
nonisolated struct SaturationEffect: ColorEffect {
  let amount: Double
  static var effect: LayerEffect { .saturation }
}
nonisolated struct GrayscaleEffect: ColorEffect {
  let amount: Double
  static var effect: LayerEffect { .grayscale }
}
nonisolated struct HueRotationEffect: ColorEffect {
  let amount: Double
  static var effect: LayerEffect { .hueRotation }
}
nonisolated struct ColorInvertEffect: ColorEffect {
  var amount: Double { 1 }
  static var effect: LayerEffect { .colorInvert }
}
nonisolated struct LuminanceToAlphaEffect: ColorEffect {
  var amount: Double { 1 }
  static var effect: LayerEffect { .luminanceToAlpha }
}
nonisolated struct ColorMultiplyEffect: EffectModifier {
  let color: Color
  static var effect: LayerEffect { .colorMultiply }
  func lanes(_ environment: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) {
    (color.components(environment.colorContext), .zero)
  }
}
nonisolated struct CompositingEffect: EffectModifier {
  static var effect: LayerEffect { .group }
  func lanes(_: EnvironmentValues) -> (SIMD4<Double>, SIMD4<Double>) { (.zero, .zero) }
}
nonisolated struct BlendEffect: ElementModifier, Equatable {
  let mode: BlendMode
  static var layerEffect: LayerEffect? { .group }
  @MainActor func apply(to layer: Layer, _ stage: Stage, _ environment: EnvironmentValues) {
    layer.setBlend(mode.blend)
  }
}

/// How colours meet those behind them.
public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter

  var blend: Blend {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

extension View {
  /// Multiplies the opacity of the view as one picture. Below 0.01 it cannot be hit.
  @_disfavoredOverload
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(OpacityEffect(opacity: opacity))
  }
  /// Draws the view, and lets it be hit, elsewhere; its place in layout stays.
  @_disfavoredOverload
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetEffect(offset: offset))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(OffsetEffect(offset: CGSize(width: x, height: y)))
  }
  @_disfavoredOverload
  nonisolated public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: scale, anchor: anchor))
  }
  nonisolated public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    modifier(ScaleEffect(scale: CGSize(width: s, height: s), anchor: anchor))
  }
  nonisolated public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some View {
    modifier(ScaleEffect(scale: CGSize(width: x, height: y), anchor: anchor))
  }
  /// Turns the view clockwise.
  nonisolated public func rotationEffect(
    _ angle: Angle, anchor: UnitPoint = .center
  ) -> some View {
    modifier(RotationEffect(angle: angle, anchor: anchor))
  }
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    modifier(TransformEffect(transform: transform))
  }
  /// Differs: `opaque` makes no difference; edges fade.
  nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    modifier(BlurEffect(radius: radius))
  }
  /// A blurred copy of the view's outline behind it. `radius`, `x` and `y` in points.
  nonisolated public func shadow(
    color: Color = Color(.sRGB, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    modifier(ShadowEffect(color: color, radius: radius, x: x, y: y))
  }
  nonisolated public func brightness(_ amount: Double) -> some View {
    modifier(BrightnessEffect(amount: amount))
  }
  nonisolated public func contrast(_ amount: Double) -> some View {
    modifier(ContrastEffect(amount: amount))
  }
  nonisolated public func saturation(_ amount: Double) -> some View {
    modifier(SaturationEffect(amount: amount))
  }
  nonisolated public func grayscale(_ amount: Double) -> some View {
    modifier(GrayscaleEffect(amount: amount))
  }
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    modifier(HueRotationEffect(amount: angle.radians))
  }
  nonisolated public func colorInvert() -> some View { modifier(ColorInvertEffect()) }
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    modifier(ColorMultiplyEffect(color: color))
  }
  /// Black that is as opaque as the view is bright: a mask from a picture.
  nonisolated public func luminanceToAlpha() -> some View { modifier(LuminanceToAlphaEffect()) }
  /// Composes the view before opacity, blending and the like act on it.
  nonisolated public func compositingGroup() -> some View { modifier(CompositingEffect()) }
  /// Differs: like `compositingGroup()`; `opaque` and `colorMode` make no difference.
  nonisolated public func drawingGroup(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    modifier(CompositingEffect())
  }
  nonisolated public func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(BlendEffect(mode: blendMode))
  }
  /// Keeps the view's place but shows nothing, and cannot be hit.
  nonisolated public func hidden() -> some View {
    modifier(OpacityEffect(opacity: 0)).modifier(SemanticsModifier { $0.isHidden = true })
  }
}

/// How a drawing's colours are worked with.
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }
