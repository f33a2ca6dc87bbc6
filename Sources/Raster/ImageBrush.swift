/// A picture as a brush: placed, scaled, turned, once or tiled.
///
/// Shrunk to half or less, it is read from box-filtered copies of half the size.
package final class ImageBrush {
  package let bitmap: Bitmap
  /// From bitmap pixels to the figure's space. A matrix without an inverse draws nothing.
  package let place: Matrix
  /// Whether colours are interpolated between pixels; otherwise the nearest pixel shows.
  package let smooth: Bool
  /// Whether the picture repeats; otherwise its edge pixels go on for ever.
  package let tiles: Bool

  package init(_ bitmap: Bitmap, place: Matrix, smooth: Bool = true, tiles: Bool = false) {
    (self.bitmap, self.place, self.smooth, self.tiles) = (bitmap, place, smooth, tiles)
  }

  /// Stretched to fill a rectangle.
  package convenience init(_ bitmap: Bitmap, in rect: Rect) {
    let x = rect.width / Double(max(1, bitmap.width))
    let y = rect.height / Double(max(1, bitmap.height))
    self.init(bitmap, place: Matrix(a: x, b: 0, c: 0, d: y, tx: rect.x0, ty: rect.y0))
  }
}
