import Diorama
import Foundation
import Raster
import Session

/// A picture of the window's contents, shown in the window with things drawn over it: they are in no
/// snapshot and in no hash.
@MainActor final class Overlay {
  /// What lies over the picture.
  struct Marks: Equatable {
    var pointer: PointerMark?
    /// A line in the upper left corner.
    var text = ""
  }
  /// What the window's contents look like, whatever size the desktop's window has.
  private(set) var canvas = Bitmap(width: 0, height: 0, isOpaque: true)
  private var undrawn: [IRect] = []
  private var shown = Marks()
  private var covered: [IRect] = []
  private let painter = Painter()
  private let list = DisplayList()

  /// The picture as it is now. What changes in it is remembered for the window.
  func picture(of host: ViewHost) -> Bitmap {
    let c = host.configuration
    let width = max(1, Int((c.size.width * c.scale).rounded()))
    let height = max(1, Int((c.size.height * c.scale).rounded()))
    let isNew = canvas.width != width || canvas.height != height
    if isNew { canvas = Bitmap(width: width, height: height, isOpaque: true) }
    undrawn += host.draw(into: canvas, whole: isNew)
    return canvas
  }

  /// Brings the window's pixels up to date, and returns which of them have changed.
  func show(_ host: ViewHost, _ marks: Marks, into bitmap: Bitmap, isNewBitmap: Bool) -> [IRect] {
    let picture = picture(of: host)
    var changed = undrawn
    undrawn = []
    if isNewBitmap {
      bitmap.fill(bitmap.bounds, RGBA(hex: 0x1c1c1e))
      changed = [picture.bounds]
    }
    let hidesMarks = changed.contains { r in
      covered.contains { !$0.intersection(r).isEmpty }
    }
    let hasNewMarks = isNewBitmap || hidesMarks || marks != shown
    if hasNewMarks { changed += covered }
    for rect in changed { copy(rect, of: picture, into: bitmap) }
    if hasNewMarks {
      shown = marks
      covered = draw(marks, host, into: bitmap)
      changed += covered
    }
    return isNewBitmap ? [bitmap.bounds] : changed
  }
  private func copy(_ rect: IRect, of picture: Bitmap, into bitmap: Bitmap) {
    let r = rect.intersection(picture.bounds).intersection(bitmap.bounds)
    if r.isEmpty { return }
    for y in r.y0..<r.y1 {
      (bitmap.pixels + (y * bitmap.stride + r.x0)).update(
        from: picture.pixels + (y * picture.stride + r.x0), count: r.width)
    }
    bitmap.pixelsChanged()
  }

  /// Draws the marks, and returns where.
  private func draw(_ marks: Marks, _ host: ViewHost, into bitmap: Bitmap) -> [IRect] {
    var rects: [IRect] = []
    func paint(_ rect: IRect) {
      let r = rect.intersection(bitmap.bounds)
      if !r.isEmpty {
        painter.paint(list, into: bitmap, damage: r)
        rects.append(r)
      }
      list.removeAll(keepingCapacity: true)
    }
    if let covered = marks.pointer?.add(to: list, scale: host.configuration.scale) {
      paint(covered)
    }
    if !marks.text.isEmpty,
      let mask = host.graph.services.text.mask(marks.text, font: FontRequest(size: 11), scale: 1)
    {
      let box = IRect(0, 0, mask.width + 12, 18)
      list.fill(Rect(0, 0, Double(box.x1), Double(box.y1)), RGBA(0, 0, 0, 0.7))
      list.add(.mask(mask, x: 6, y: 13, .color(.white)))
      paint(box)
    }
    return rects
  }
}

/// How long the last frames took, as a line of text.
struct FrameStatistics {
  private var times: [Double] = []
  private var next = 0

  /// - Parameter milliseconds: of one frame.
  mutating func add(_ milliseconds: Double) {
    if times.count < 60 {
      times.append(milliseconds)
    } else {
      times[next] = milliseconds
      next = (next + 1) % 60
    }
  }
  /// The last frame, and the mean and the longest of the last 60.
  func text(_ last: Double) -> String {
    let mean = times.isEmpty ? 0 : times.reduce(0, +) / Double(times.count)
    return String(
      format: "%.1f ms · mean %.1f · most %.1f", last, mean, times.max() ?? 0)
  }
}
