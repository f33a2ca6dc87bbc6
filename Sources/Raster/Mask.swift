/// 8-bit coverage, of a text line for instance, to be drawn with any brush, and pictures that keep
/// their own colours, such as the emoji in it.
package final class Mask {
  /// A picture in a mask: a mask pixel is one of its pixels. Of the brush it takes the opacity.
  package struct Picture {
    package let bitmap: Bitmap
    /// Where its top left corner lies from the anchor, in mask pixels.
    package let dx: Int, dy: Int

    package init(_ bitmap: Bitmap, dx: Int, dy: Int) {
      (self.bitmap, self.dx, self.dy) = (bitmap, dx, dy)
    }
    var box: IRect { IRect(dx, dy, dx + bitmap.width, dy + bitmap.height) }
  }

  /// In mask pixels.
  package let width: Int, height: Int
  /// Where its top left corner lies from the anchor it is drawn at, in mask pixels.
  package let dx: Int, dy: Int
  /// Mask pixels per unit of the space it is drawn in.
  package let scale: Double
  /// `width` × `height` bytes, row by row, 0 outside and 255 inside. Not to be changed once drawn.
  package let bytes: UnsafeMutablePointer<UInt8>
  /// Drawn over the coverage, in order.
  package let pictures: [Picture]
  private var smaller: Mask?

  /// A blank mask. A zero size is allowed and draws nothing; a negative size, and a scale that is
  /// not positive and finite, are errors.
  package init(
    width: Int, height: Int, dx: Int = 0, dy: Int = 0, scale: Double = 1, pictures: [Picture] = []
  ) {
    precondition(width >= 0 && height >= 0, "a mask's size must not be negative")
    precondition(scale > 0 && scale.isFinite, "a mask's scale is mask pixels per unit, above 0")
    (self.width, self.height, self.dx, self.dy) = (width, height, dx, dy)
    self.scale = scale
    self.pictures = pictures
    bytes = .allocate(capacity: max(1, width * height))
    bytes.initialize(repeating: 0, count: max(1, width * height))
  }

  deinit { bytes.deallocate() }

  /// What coverage and pictures take up, in mask pixels from the anchor.
  package var box: IRect {
    pictures.reduce(IRect(dx, dy, dx + width, dy + height)) { $0.union($1.box) }
  }

  /// Halved in both directions `n` times, box-filtered, kept. Its offset is not meaningful.
  func level(_ n: Int) -> Mask {
    if n == 0 || (width <= 1 && height <= 1) { return self }
    if let smaller { return smaller.level(n - 1) }
    let half = Mask(width: (width + 1) / 2, height: (height + 1) / 2)
    func at(_ x: Int, _ y: Int) -> UInt32 {
      x < width && y < height ? UInt32(bytes[y * width + x]) : 0
    }
    for y in 0..<half.height {
      for x in 0..<half.width {
        let sum =
          at(2 * x, 2 * y) + at(2 * x + 1, 2 * y) + at(2 * x, 2 * y + 1)
          + at(2 * x + 1, 2 * y + 1)
        half.bytes[y * half.width + x] = UInt8(
          truncatingIfNeeded: (sum + 1 + ((sum >> 2) & 1)) >> 2)
      }
    }
    smaller = half
    return half.level(n - 1)
  }
}
