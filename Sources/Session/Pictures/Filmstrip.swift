import Diorama
import Foundation
import Raster

/// The frames of a replay as one sheet, in rows, with the pointer in each and the time under it.
///
/// A sheet has at most 48 pictures: where there are more frames than that, every second, fourth,
/// eighth … is shown, and the last one.
@MainActor package struct Filmstrip {
  private struct Cell {
    var frame: Int
    var time: Double
    var picture: Bitmap
  }
  package static let mostCells = 48
  private static let columns = 8
  /// Pixels that a picture is fitted into; it is never enlarged.
  private static let box = (width: 180.0, height: 320.0)
  private static let gap = 8, caption = 18

  private var cells: [Cell] = []
  private var every = 1
  private let painter = Painter()

  package init() {}

  /// How many pictures there are.
  package var count: Int { cells.count }
  /// The numbers of the frames that are shown.
  package var frames: [Int] { cells.map(\.frame) }

  /// Whether a frame may be shown; others need not be drawn.
  package func wants(_ frame: Int) -> Bool { frame % every == 0 && frame > (frames.last ?? -1) }

  /// Takes a frame in. Frames come in order.
  /// - Parameters:
  ///   - time: seconds.
  ///   - scale: pixels of the picture per point, for the pointer.
  ///   - isLast: it is shown, whatever its number.
  package mutating func add(
    _ frame: Int, at time: Double, _ picture: Bitmap, pointer: PointerMark? = nil,
    scale: Double = 1, isLast: Bool = false
  ) {
    guard frame > (frames.last ?? -1), isLast || wants(frame) else { return }
    if cells.count == Self.mostCells {
      every *= 2
      cells.removeAll { $0.frame % every != 0 }
      if !isLast, frame % every != 0 { return }
    }
    cells.append(Cell(frame: frame, time: time, picture: thumbnail(picture, pointer, scale)))
  }

  /// Takes a player's current frame in, as it is seen with the pointer.
  package mutating func add(_ player: Player, isLast: Bool = false) {
    let host = player.host
    add(
      host.frame, at: host.time, player.picture(), pointer: player.input.pointerMark,
      scale: host.configuration.scale, isLast: isLast)
  }

  private func thumbnail(_ picture: Bitmap, _ pointer: PointerMark?, _ scale: Double) -> Bitmap {
    let w = Double(max(picture.width, 1)), h = Double(max(picture.height, 1))
    let factor = min(1, Self.box.width / w, Self.box.height / h)
    let small = Bitmap(
      width: max(1, Int((w * factor).rounded())), height: max(1, Int((h * factor).rounded())),
      isOpaque: true)
    let place = Rect(0, 0, Double(small.width), Double(small.height))
    let list = DisplayList()
    list.add(.fill(.rect(place), .image(ImageBrush(picture, in: place))))
    // Drawn at its size here, so that its edges are as sharp as ever.
    _ = pointer?.add(to: list, scale: scale * factor)
    painter.paint(list, into: small, damage: small.bounds)
    return small
  }

  /// The sheet; one pixel where no frame was taken in.
  package func sheet(_ text: any TextSystem) -> Bitmap {
    if cells.isEmpty { return Bitmap(width: 1, height: 1, isOpaque: true) }
    let columns = min(cells.count, Self.columns)
    let rows = (cells.count + columns - 1) / columns
    let width = cells.map(\.picture.width).max() ?? 0
    let height = cells.map(\.picture.height).max() ?? 0
    let sheet = Bitmap(
      width: Self.gap + columns * (width + Self.gap),
      height: Self.gap + rows * (height + Self.caption + Self.gap), isOpaque: true)
    let font = FontRequest(size: 11)
    let list = DisplayList()
    list.fill(
      Rect(0, 0, Double(sheet.width), Double(sheet.height)), RGBA(hex: 0x2c2c2e))
    for (i, cell) in cells.enumerated() {
      let x = Self.gap + i % columns * (width + Self.gap)
      let y = Self.gap + i / columns * (height + Self.caption + Self.gap)
      list.add(.blit(cell.picture, x: Double(x), y: Double(y)))
      let caption = Self.caption(frame: cell.frame, time: cell.time)
      if let mask = text.mask(caption, font: font, scale: 1) {
        list.add(
          .mask(mask, x: Double(x), y: Double(y + cell.picture.height + 13), .color(.white)))
      }
    }
    painter.paint(list, into: sheet, damage: sheet.bounds)
    return sheet
  }

  /// `0.383 s · 23`.
  static func caption(frame: Int, time: Double) -> String {
    let milliseconds = Int((time * 1000).rounded())
    let digits = String(milliseconds % 1000)
    let fraction = String(repeating: "0", count: 3 - digits.count) + digits
    return "\(milliseconds / 1000).\(fraction) s · \(frame)"
  }
}
