import Combine
import Diorama
import Foundation

/// What is drawn between the beginning of a picture and its end.
final class DrawingSheet {
  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool
  var fill = UIColor.black
  var stroke = UIColor.black
  private var steps: [(inout GraphicsContext) -> Void] = []

  /// - Parameter scale: pixels per point; 0 is the display's.
  init(_ size: CGSize, scale: CGFloat, isOpaque: Bool) {
    self.size = size
    self.scale = scale > 0 ? scale : windowValue(\.displayScale, otherwise: 1)
    self.isOpaque = isOpaque
  }
  func add(_ step: @escaping (inout GraphicsContext) -> Void) { steps.append(step) }

  /// What has been drawn so far; nil where it has no size, or no window runs the code.
  var image: UIImage? {
    guard MainQueue.isCurrent, size.width > 0, size.height > 0 else { return nil }
    nonisolated(unsafe) let sheet = self
    return MainActor.assumeIsolated {
      let steps = sheet.steps, size = sheet.size
      let renderer = ImageRenderer(
        content: Canvas { context, _ in for step in steps { step(&context) } }
          .frame(width: size.width, height: size.height))
      renderer.scale = sheet.scale
      renderer.isOpaque = sheet.isOpaque
      return renderer.uiImage
    }
  }

  // One in another, as they are begun.
  nonisolated(unsafe) private static var open: [DrawingSheet] = []
  static var current: DrawingSheet? { MainQueue.isCurrent ? open.last : nil }
  static func begin(_ sheet: DrawingSheet) { if MainQueue.isCurrent { open.append(sheet) } }
  static func end() { if MainQueue.isCurrent { _ = open.popLast() } }
}

/// How a renderer makes its pictures.
public final class UIGraphicsImageRendererFormat {
  /// Pixels per point; 0 is the display's.
  public var scale: CGFloat = 0
  /// On black, without transparency.
  public var opaque = false
  public init() {}
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
  public static func preferred() -> UIGraphicsImageRendererFormat { .init() }
}

/// Makes pictures of what a closure draws: pictures, paths and rectangles.
///
/// Differs: there is no `cgContext`. A picture that is made while no window runs the code is empty.
public final class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize
  /// - Parameter size: points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat = .init()) {
    self.size = size
    self.format = format
  }
  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .init()) {
    self.init(size: bounds.size, format: format)
  }
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let sheet = DrawingSheet(size, scale: format.scale, isOpaque: format.opaque)
    DrawingSheet.begin(sheet)
    actions(UIGraphicsImageRendererContext(sheet, format))
    DrawingSheet.end()
    return sheet.image ?? UIImage()
  }
  /// The bytes of a PNG file; none where there is no picture.
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// The bytes of a JPEG file; none where there is no picture.
  public func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: quality) ?? Data()
  }
}

/// Where a renderer's closure draws.
public final class UIGraphicsImageRendererContext {
  public let format: UIGraphicsImageRendererFormat
  private let sheet: DrawingSheet
  init(_ sheet: DrawingSheet, _ format: UIGraphicsImageRendererFormat) {
    self.sheet = sheet
    self.format = format
  }
  /// What has been drawn so far.
  public var currentImage: UIImage { sheet.image ?? UIImage() }
  /// Fills a rectangle with the colour that is set for it, black at first.
  public func fill(_ rect: CGRect) { UIBezierPath(rect: rect).fill(on: sheet) }
  /// Strokes a rectangle a point wide, within it.
  public func stroke(_ rect: CGRect) {
    UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5)).stroke(on: sheet)
  }
  /// What is drawn from now on shows in a rectangle only.
  public func clip(to rect: CGRect) { UIBezierPath(rect: rect).addClip(on: sheet) }
}

/// Begins a picture of a size in points, of a pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins a picture. `scale` 0 is the display's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  DrawingSheet.begin(DrawingSheet(size, scale: scale, isOpaque: opaque))
}
/// The picture that was begun last, as it is now; nil where none was.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingSheet.current?.image }
/// Ends the picture that was begun last.
public func UIGraphicsEndImageContext() { DrawingSheet.end() }
/// Fills a rectangle of the picture that was begun last.
public func UIRectFill(_ rect: CGRect) { UIBezierPath(rect: rect).fill() }

extension UIBezierPath {
  /// Fills the path in the picture that was begun last; nothing where none was.
  public func fill() { DrawingSheet.current.map(fill) }
  /// Strokes the path in the picture that was begun last; nothing where none was.
  public func stroke() { DrawingSheet.current.map(stroke) }
  /// What is drawn from now on in the picture that was begun last shows in the path only.
  public func addClip() { DrawingSheet.current.map(addClip) }

  func fill(on sheet: DrawingSheet) {
    let path = path, style = FillStyle(eoFill: usesEvenOddFillRule), color = sheet.fill
    sheet.add { $0.fill(path, with: .color(Color(uiColor: color)), style: style) }
  }
  func stroke(on sheet: DrawingSheet) {
    let path = path, style = strokeStyle, color = sheet.stroke
    sheet.add { $0.stroke(path, with: .color(Color(uiColor: color)), style: style) }
  }
  func addClip(on sheet: DrawingSheet) {
    let path = path, style = FillStyle(eoFill: usesEvenOddFillRule)
    sheet.add { $0.clip(to: path, style: style) }
  }
}
extension UIColor {
  /// The colour of fills in the picture that was begun last.
  public func setFill() { DrawingSheet.current?.fill = self }
  /// The colour of strokes in the picture that was begun last.
  public func setStroke() { DrawingSheet.current?.stroke = self }
  /// The colour of fills and strokes in the picture that was begun last.
  public func set() {
    setFill()
    setStroke()
  }
}
extension UIImage {
  /// Draws the picture, stretched to a rectangle, in the one that was begun last.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    let image = Image(uiImage: self)
    DrawingSheet.current?.add { context in
      var context = context
      context.opacity *= min(max(alpha, 0), 1)
      context.blendMode = blendMode
      context.draw(image, in: rect)
    }
  }
  /// Draws the picture at its size from a corner on.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
