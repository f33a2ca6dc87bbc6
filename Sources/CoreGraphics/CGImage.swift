import Diorama
import Foundation

/// A picture of pixels, four bytes each.
public final class CGImage: Hashable, @unchecked Sendable {
  package let picture: Picture
  package init(_ picture: Picture) { self.picture = picture }
  /// Pixels.
  public var width: Int { picture.bitmap.width }
  public var height: Int { picture.bitmap.height }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension ImageRenderer {
  /// The picture as it is now; nil where there is none.
  public var cgImage: CGImage? { picture.map(CGImage.init) }
}

extension Image {
  /// - Parameter scale: pixels per point, above 0.
  ///
  /// Differs: it is the right way up; there is no `orientation`.
  public init(_ cgImage: CGImage, scale: CGFloat, label: Text) {
    self.init(Picture(bitmap: cgImage.picture.bitmap, scale: scale), label: label)
  }
  /// - Parameter scale: pixels per point, above 0.
  ///
  /// Differs: it is the right way up; there is no `orientation`.
  public init(decorative cgImage: CGImage, scale: CGFloat) {
    self.init(Picture(bitmap: cgImage.picture.bitmap, scale: scale))
  }
}
