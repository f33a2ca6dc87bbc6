import Foundation
import Raster

/// Where a canvas draws. A copy draws in the same place, with transforms, clips and filters of its own
/// from then on.
///
/// Differs: blending is done in encoded sRGB; there are no shaders, no backdrop shading and no Core
/// Graphics context.
public struct GraphicsContext {
  /// What has been drawn.
  final class Sheet {
    var steps: [RecordedStep] = []
  }
  enum Clip {
    case path(Path, evenOdd: Bool)
    case steps([RecordedStep], isInverse: Bool)
  }
  let sheet: Sheet
  let studio: Studio
  var clips: [Clip] = []
  var clipBounds: CGRect
  var filters: [Filter] = []

  /// Of each thing that is drawn, 0…1.
  public var opacity = 1.0
  /// How what is drawn meets what is there.
  public var blendMode = BlendMode.normal
  /// From the coordinates that are drawn in to those of the canvas.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public var environment: EnvironmentValues { studio.environment }

  init(_ studio: Studio, size: CGSize) {
    sheet = Sheet()
    self.studio = studio
    clipBounds = CGRect(origin: .zero, size: size)
  }

  // MARK: space

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }
  /// First `matrix`, then what is in force.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: clips

  public struct ClipOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is inside is cut off instead of what is outside.
    public static let inverse = ClipOptions(rawValue: 1)
  }
  /// A rectangle that holds all that is not cut off, in the coordinates that are drawn in.
  public var clipBoundingRect: CGRect { clipBounds.applying(transform.inverted()) }
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    let placed = path.applying(transform)
    if options.contains(.inverse) {
      let brush = RecordedBrush.paint(.color(SIMD4(0, 0, 0, 1)), in: .zero)
      clips.append(
        .steps([.fill(placed, evenOdd: style.isEOFilled, brush)], isInverse: true))
    } else {
      clips.append(.path(placed, evenOdd: style.isEOFilled))
      clipBounds = clipBounds.intersection(placed.boundingRect)
    }
  }
  /// What is drawn afterwards shows as far as `content` covers.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    var layer = layer(opacity: opacity)
    try content(&layer)
    clips.append(.steps(layer.faded(opacity), isInverse: options.contains(.inverse)))
  }

  // MARK: filters

  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter)
  }

  // MARK: layers

  /// Draws into a picture of its own, which is then drawn with this context's opacity, blend mode,
  /// filters and clips. Its transform is this one's.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = layer(opacity: 1)
    try content(&layer)
    put(layer.sheet.steps, isComposed: true)
  }
  private func layer(opacity: Double) -> GraphicsContext {
    var layer = GraphicsContext(studio, size: .zero)
    layer.clipBounds = clipBounds
    layer.transform = transform
    return layer
  }
  private func faded(_ opacity: Double) -> [RecordedStep] {
    if opacity >= 1 { return sheet.steps }
    return [.group(Raster.Group(bounds: Rect(0, 0, 0, 0), opacity: opacity), sheet.steps)]
  }

  // MARK: paths

  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let brush = shading.brush(in: path.boundingRect, self)
    draw(opacity: opacity, brush) { .fill(path, evenOdd: style.isEOFilled, $0) }
  }
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    if !(style.lineWidth > 0) { return }
    let brush = shading.brush(in: path.boundingRect, self)
    draw(opacity: opacity, brush) { .stroke(path, style, $0) }
  }
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws one thing; a colour or a gradient fades by itself.
  func draw(
    opacity: Double, _ brush: RecordedBrush, _ step: (RecordedBrush) -> RecordedStep
  ) {
    var plain = self
    var brush = brush
    if opacity < 1, filters.isEmpty, blendMode == .normal, let faded = brush.faded(opacity) {
      brush = faded
      plain.opacity = 1
    }
    let (base, decoration) = brush.parts
    var drawn = step(base)
    if case .paint(.pattern(let p), _) = base, p.opacity < 1 {
      drawn = .group(Raster.Group(bounds: Rect(0, 0, 0, 0), opacity: p.opacity), [drawn])
    }
    if let decoration {
      var group = Raster.Group(bounds: Rect(0, 0, 0, 0)), state = GroupState()
      _ = state.decorate(decoration, .identity)
      (group.shadows, group.blend) = (state.shadows, state.blend)
      drawn = .group(group, [drawn])
    }
    plain.put([.placed(transform, [drawn])], isComposed: false)
  }
  /// Draws steps in the coordinates of the canvas with this context's filters and all else.
  func put(_ steps: [RecordedStep], isComposed: Bool) {
    var steps = steps
    for filter in filters.reversed() { steps = filter.applied(to: steps) }
    let opacity = min(max(opacity.isFinite ? opacity : 0, 0), 1)
    if opacity < 1 || blendMode != .normal {
      steps = [
        .group(
          Raster.Group(bounds: Rect(0, 0, 0, 0), opacity: opacity, blend: blendMode.blend), steps)
      ]
    } else if isComposed, filters.isEmpty {
      steps = [.group(Raster.Group(bounds: Rect(0, 0, 0, 0)), steps)]
    }
    for clip in clips.reversed() {
      switch clip {
      case .path(let path, let evenOdd): steps = [.clipped(path, evenOdd: evenOdd, steps)]
      case .steps(let mask, let isInverse): steps = [.masked(steps, mask, isInverse: isInverse)]
      }
    }
    sheet.steps += steps
  }
}

extension GraphicsContext {
  /// How what is drawn meets what is there.
  public struct BlendMode: Hashable, Sendable {
    let blend: Blend
    public static let normal = BlendMode(blend: .normal)
    public static let multiply = BlendMode(blend: .multiply)
    public static let screen = BlendMode(blend: .screen)
    public static let overlay = BlendMode(blend: .overlay)
    public static let darken = BlendMode(blend: .darken)
    public static let lighten = BlendMode(blend: .lighten)
    public static let colorDodge = BlendMode(blend: .colorDodge)
    public static let colorBurn = BlendMode(blend: .colorBurn)
    public static let softLight = BlendMode(blend: .softLight)
    public static let hardLight = BlendMode(blend: .hardLight)
    public static let difference = BlendMode(blend: .difference)
    public static let exclusion = BlendMode(blend: .exclusion)
    public static let hue = BlendMode(blend: .hue)
    public static let saturation = BlendMode(blend: .saturation)
    public static let color = BlendMode(blend: .color)
    public static let luminosity = BlendMode(blend: .luminosity)
    public static let sourceAtop = BlendMode(blend: .sourceAtop)
    public static let destinationOver = BlendMode(blend: .destinationOver)
    public static let destinationOut = BlendMode(blend: .destinationOut)
    public static let plusDarker = BlendMode(blend: .plusDarker)
    public static let plusLighter = BlendMode(blend: .plusLighter)
  }
}
