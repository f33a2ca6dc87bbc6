import Raster

/// How two pictures of one size differ.
package struct PictureComparison {
  /// Pixels of which a channel differs by more than the tolerance.
  package var differing = 0
  /// Pixels altogether.
  package var total = 0
  /// The largest difference of a channel, in levels from 0 to 255, whatever the tolerance.
  package var most = 0
  /// Pixels of which a channel differs by more than 0, 3, 15 and 63 levels.
  package var beyond = [0, 0, 0, 0]
  package static let steps = [0, 3, 15, 63]
  /// The smallest rectangle around the differing pixels; empty where there are none.
  package private(set) var bounds = IRect(0, 0, 0, 0)
  package var areEqual: Bool { differing == 0 }

  /// Compares every pixel; alpha counts where one of the two pictures has any.
  /// - Parameter tolerance: how many levels a channel may differ, 0 for none.
  /// - Throws: `StepFailure` where there is nothing to compare: sizes differ, or there are no
  ///   pixels.
  package init(
    expected: Bitmap, actual: Bitmap, tolerance: Int = 0
  ) throws(StepFailure) {
    guard expected.width == actual.width, expected.height == actual.height else {
      throw StepFailure(
        "the picture is \(actual.width) by \(actual.height) pixels, the reference "
          + "\(expected.width) by \(expected.height)")
    }
    total = actual.width * actual.height
    if total == 0 { throw StepFailure("the pictures have no pixels") }
    for y in 0..<actual.height {
      for x in 0..<actual.width {
        let d = Self.difference(expected, actual, x, y)
        if d == 0 { continue }
        most = max(most, d)
        if d > tolerance {
          let pixel = IRect(x, y, x + 1, y + 1)
          bounds = differing == 0 ? pixel : bounds.union(pixel)
          differing += 1
        }
        for (i, step) in Self.steps.enumerated() where d > step { beyond[i] += 1 }
      }
    }
  }

  /// `3 of 4096 pixels differ, by up to 12 levels of 255`.
  package var description: String {
    var text = "\(differing) of \(total) pixels differ, by up to \(most) of 255 levels"
    let counts = zip(Self.steps, beyond).dropFirst().filter { $0.1 > 0 }
    if !counts.isEmpty {
      text += " (" + counts.map { "\($0.1) by more than \($0.0)" }.joined(separator: ", ") + ")"
    }
    return text
  }

  /// The reference, faded and without colour, with red where a pixel differs by more than the
  /// tolerance. The pictures are of one size.
  package static func difference(
    expected: Bitmap, actual: Bitmap, tolerance: Int = 0
  ) -> Bitmap {
    let out = Bitmap(width: expected.width, height: expected.height, isOpaque: true)
    for y in 0..<out.height {
      for x in 0..<out.width {
        let bits = value(expected, x, y)
        if difference(expected, actual, x, y) > tolerance {
          out.pixels[y * out.stride + x] = 0xffff_0000
        } else {
          let sum = (bits >> 16 & 255) * 3 + (bits >> 8 & 255) * 6 + (bits & 255)
          let grey = 191 + sum / 10 / 4
          out.pixels[y * out.stride + x] = 0xff00_0000 | grey << 16 | grey << 8 | grey
        }
      }
    }
    return out
  }

  private static func value(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 {
    bitmap.pixels[y * bitmap.stride + x] | (bitmap.isOpaque ? 0xff00_0000 : 0)
  }
  private static func difference(_ a: Bitmap, _ b: Bitmap, _ x: Int, _ y: Int) -> Int {
    let p = value(a, x, y), q = value(b, x, y)
    if p == q { return 0 }
    var most = 0
    for shift: UInt32 in [0, 8, 16, 24] {
      most = max(most, abs(Int(p >> shift & 255) - Int(q >> shift & 255)))
    }
    return most
  }
}
