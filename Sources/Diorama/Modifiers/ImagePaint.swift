import Foundation

/// A part of an image, again and again. A symbol, and a picture that is missing, paint nothing.
public struct ImagePaint: ShapeStyle, Sendable {
  public var image: Image
  /// In fractions of the image.
  public var sourceRect: CGRect
  public var scale: CGFloat
  /// `scale` of 1 is the image's own size.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    guard scale > 0, let picture = environment.picture(of: image) else {
      return _Paint(paint: .clear)
    }
    return _Paint(
      paint: .pattern(PatternPaint(picture: picture, tiles: (sourceRect, scale)))
    ).faded(level)
  }
}
extension ShapeStyle where Self == ImagePaint {
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
