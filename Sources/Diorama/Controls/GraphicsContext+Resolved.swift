import Foundation
import Raster

/// What a canvas draws with besides paths.
@MainActor final class Studio {
  nonisolated let environment: EnvironmentValues
  let services: Services
  private let now: Date
  let symbols: (AnyHashable) -> (layer: Layer, size: CGSize)?
  init(
    _ environment: EnvironmentValues, _ services: Services, now: Date,
    symbols: @escaping (AnyHashable) -> (layer: Layer, size: CGSize)?
  ) {
    self.environment = environment
    self.services = services
    self.now = now
    self.symbols = symbols
  }
  /// A text, set in a size.
  func layout(_ text: Text, in size: CGSize) -> TextLayout {
    var paragraph = ParagraphStyling()
    paragraph.alignment = environment.multilineTextAlignment
    paragraph.lineLimit = environment.lineLimit
    paragraph.lineSpacing = environment.lineSpacing
    func side(_ v: CGFloat) -> CGFloat? { v.isFinite ? v : nil }
    return Typesetter(
      system: services.text, paragraph: paragraph, scale: environment.displayScale
    ).layout(
      TextWriter(environment, services, now: now).runs(of: text),
      in: ProposedViewSize(width: side(size.width), height: side(size.height)),
      direction: environment.layoutDirection)
  }
}

extension GraphicsContext {
  /// A text with everything decided but its width.
  public struct ResolvedText {
    let text: Text
    let studio: Studio
    /// What it is drawn with where it says nothing of its own.
    public var shading: Shading
    /// The size that it takes in another, in points.
    public func measure(in size: CGSize) -> CGSize { layout(size).size }
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).firstBaseline }
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(size).lastBaseline }
    func layout(_ size: CGSize) -> TextLayout {
      onMain((studio, text)) { $0.layout($1, in: size) }
    }
  }
  /// An image with everything decided.
  public struct ResolvedImage {
    let image: Image
    let picture: Picture?
    /// Set as a text where it is a symbol.
    let symbol: ResolvedText?
    /// Points.
    public let size: CGSize
    /// Points from the top.
    public let baseline: CGFloat
    /// What a template is drawn with; nil is the foreground style.
    public var shading: Shading?
  }
  /// A view of the canvas's symbols.
  public struct ResolvedSymbol {
    let layer: Layer
    /// Points.
    public let size: CGSize
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, studio: studio, shading: .foreground)
  }
  public func resolve(_ image: Image) -> ResolvedImage {
    if case .symbol = image.source {
      let text = resolve(Text(image))
      let layout = text.layout(CGSize(width: CGFloat.infinity, height: .infinity))
      return ResolvedImage(
        image: image, picture: nil, symbol: text, size: layout.size,
        baseline: layout.firstBaseline, shading: nil)
    }
    let picture = environment.picture(of: image), size = picture?.size ?? .zero
    return ResolvedImage(
      image: image, picture: picture, symbol: nil, size: size, baseline: size.height, shading: nil)
  }
  /// The view with a tag among the canvas's symbols; nil where there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    onMain((studio, AnyHashable(id))) { $0.symbols($1) }
      .map { ResolvedSymbol(layer: $0.layer, size: $0.size) }
  }

  // MARK: text

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.layout(rect.size), at: rect.origin)
  }
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let layout = text.layout(CGSize(width: CGFloat.infinity, height: .infinity))
    draw(text, layout, at: Self.corner(layout.size, point, anchor))
  }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
  private func draw(_ text: ResolvedText, _ layout: TextLayout, at corner: CGPoint) {
    let drawing = onMain((studio, layout)) {
      TextDrawing(layout: $1, system: $0.services.text)
    }
    let brush = text.shading.brush(in: CGRect(origin: .zero, size: layout.size), self)
    var moved = self
    moved.translateBy(x: corner.x, y: corner.y)
    // Text in several colours fades as one picture.
    if layout.fragments.contains(where: { $0.styling.color != nil }), opacity < 1 {
      moved.put([.placed(moved.transform, [.text(drawing, brush)])], isComposed: true)
    } else {
      moved.draw(opacity: opacity, brush) { .text(drawing, $0) }
    }
  }
  private static func corner(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
  }

  // MARK: images

  /// Stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard rect.width > 0, rect.height > 0 else { return }
    var moved = self
    moved.translateBy(x: rect.minX, y: rect.minY)
    if var symbol = image.symbol {
      guard image.size.width > 0, image.size.height > 0 else { return }
      if let shading = image.shading { symbol.shading = shading }
      moved.scaleBy(x: rect.width / image.size.width, y: rect.height / image.size.height)
      return moved.draw(symbol, at: .zero, anchor: .topLeading)
    }
    guard let picture = image.picture else { return }
    let drawing = PictureDrawing(
      picture: picture, isSmooth: image.image.quality != .none,
      isTemplate: image.image.rendering == .template || image.shading != nil)
    let area = CGRect(origin: .zero, size: rect.size)
    let brush = (image.shading ?? .foreground).brush(in: area, self)
    moved.put(
      [
        .placed(
          moved.transform,
          [
            .picture(
              drawing, rect.size,
              drawing.isTemplate ? brush : .paint(.color(SIMD4(repeating: 1)), in: area))
          ])
      ], isComposed: false)
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(origin: Self.corner(image.size, point, anchor), size: image.size))
  }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: views

  /// Stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, rect.width > 0, rect.height > 0 else {
      return
    }
    var moved = self
    moved.translateBy(x: rect.minX, y: rect.minY)
    moved.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    moved.put([.placed(moved.transform, [.view(symbol.layer)])], isComposed: false)
  }
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: CGRect(origin: Self.corner(symbol.size, point, anchor), size: symbol.size))
  }
}
