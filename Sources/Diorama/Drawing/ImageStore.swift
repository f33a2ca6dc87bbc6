import Foundation
import Raster

/// A decoded picture: pixels, and how many of them make a point.
package final class Picture {
  package let bitmap: Bitmap
  /// Pixels per point, above 0.
  package let scale: CGFloat
  /// Only its opacity counts, unless a view says otherwise.
  package let isTemplate: Bool
  /// Kept by the scene.
  var alphaMask: Mask?
  package var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
  package init(bitmap: Bitmap, scale: CGFloat, isTemplate: Bool = false) {
    self.bitmap = bitmap
    self.scale = scale > 0 ? scale : 1
    self.isTemplate = isTemplate
  }
  /// A picture without pixels.
  package static var empty: Picture {
    Picture(bitmap: Bitmap(width: 0, height: 0), scale: 1)
  }
}

/// What decides between the variants of a picture or a colour.
package struct AssetTraits: Hashable, Sendable {
  /// Pixels per point.
  package var scale: CGFloat
  package var isDark: Bool
  package var hasHighContrast: Bool
  package init(scale: CGFloat = 1, isDark: Bool = false, hasHighContrast: Bool = false) {
    self.scale = scale
    self.isDark = isDark
    self.hasHighContrast = hasHighContrast
  }
}

/// The name of something in a bundle; a nil bundle means the application's own ones.
package struct AssetName: Hashable, @unchecked Sendable {
  package var name: String
  package var bundle: Bundle?
  package init(_ name: String, _ bundle: Bundle?) {
    self.name = name
    self.bundle = bundle
  }
}

/// What the toolkit needs of pictures and of named colours. Implementations find, decode and cache, for
/// any thread.
package protocol ImageStore: AnyObject, Sendable {
  /// The picture that a bundle holds under a name: with or without its extension, the variant that
  /// fits `traits` best, nil where there is none.
  func picture(_ name: AssetName, _ traits: AssetTraits) -> Picture?
  /// The colour that a bundle holds under a name, in the variant that fits; nil where there is none.
  func color(_ name: AssetName, _ traits: AssetTraits) -> Color?
  /// The picture in a file, or nil where there is none.
  func picture(at file: URL, scale: CGFloat) -> Picture?
  /// The picture that a file's bytes stand for, or nil when they are none.
  func picture(decoding data: Data, scale: CGFloat) -> Picture?
  /// The bytes of a file with a picture: PNG, or JPEG with a quality from 0 to 100. Nil where it has
  /// no pixels.
  func data(of picture: Picture, jpegQuality: Int?) -> Data?
}
