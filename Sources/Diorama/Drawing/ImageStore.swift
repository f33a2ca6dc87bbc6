import Foundation
import Raster

/// A decoded picture: pixels, and how many of them make a point.
package final class Picture {
  package let bitmap: Bitmap
  /// Pixels per point, at least 1.
  package let scale: CGFloat
  /// Kept by the scene.
  var alphaMask: Mask?
  package var size: CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }
  package init(bitmap: Bitmap, scale: CGFloat) {
    self.bitmap = bitmap
    self.scale = max(scale, 1)
  }
}

/// What the toolkit needs of pictures. Implementations find, decode and cache.
@MainActor package protocol ImageStore: AnyObject {
  /// The picture that a bundle holds under a name: with or without its extension, the variant for
  /// `scale` (`name@2x`, `name@3x`) before others, nil where there is none. A nil bundle searches
  /// the application's own bundles.
  func picture(named name: String, bundle: Bundle?, scale: CGFloat, isDark: Bool) -> Picture?
}
