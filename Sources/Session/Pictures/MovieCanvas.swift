import Diorama
import Foundation
import Raster

/// The picture of one frame of a movie: the window in the upper left corner, the pointer over it.
///
/// All frames of a movie have one size. It is that of the largest window of the session; what a
/// smaller one leaves is dark. Where sides have to be even, the last row or column is there twice.
@MainActor package final class MovieCanvas {
  package let bitmap: Bitmap
  /// Pixels of the largest window.
  private let width: Int, height: Int
  private let painter = Painter()
  private let list = DisplayList()

  /// - Parameters:
  ///   - size: of the largest window, in points.
  ///   - scale: pixels per point.
  package init(size: CGSize, scale: Double, format: MovieFormat) {
    width = max(1, Int((size.width * scale).rounded()))
    height = max(1, Int((size.height * scale).rounded()))
    let even = format.needsEvenSides
    bitmap = Bitmap(
      width: even ? (width + 1) & ~1 : width, height: even ? (height + 1) & ~1 : height,
      isOpaque: true)
  }

  /// Makes `bitmap` show a window.
  /// - Parameter scale: pixels per point.
  package func show(_ picture: Bitmap, _ pointer: PointerMark?, scale: Double) {
    if picture.width < width || picture.height < height {
      bitmap.fill(bitmap.bounds, RGBA(hex: 0x1c1c1e))
    }
    let columns = min(picture.width, width), rows = min(picture.height, height)
    for y in 0..<rows { row(y).update(from: picture.pixels + y * picture.stride, count: columns) }
    bitmap.pixelsChanged()
    if let covered = pointer?.add(to: list, scale: scale)?.intersection(bitmap.bounds) {
      if !covered.isEmpty { painter.paint(list, into: bitmap, damage: covered) }
      list.removeAll(keepingCapacity: true)
    }
    if bitmap.width > width { for y in 0..<height { row(y)[width] = row(y)[width - 1] } }
    if bitmap.height > height { row(height).update(from: row(height - 1), count: bitmap.width) }
  }
  private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { bitmap.pixels + y * bitmap.stride }
}

extension SessionFile {
  /// The largest width and the largest height that the window has in the course of the session.
  /// - Parameter start: its size at the beginning, in points.
  package func largestSize(from start: CGSize) -> CGSize {
    var most = start
    func take(_ steps: [SessionStep]) {
      for step in steps {
        switch step.action {
        case .resize(let size):
          most.width = max(most.width, size.width)
          most.height = max(most.height, size.height)
        case .again(_, let inner): take(inner)
        default: break
        }
      }
    }
    take(steps)
    return most
  }
}
