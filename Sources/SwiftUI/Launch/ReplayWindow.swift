import Diorama
import Foundation
import Host
import Raster
import Session

/// Shows a replay in a desktop window, a frame of the session for a frame of the screen.
///
/// The session's clock is its own: where the screen misses a frame, the session waits for it, so
/// that its pixels stay the same. Events of the window have no effect.
@MainActor final class ReplayWindow: FrameClient {
  private let player: Player
  /// What the session's window looks like, whatever size the desktop's has.
  private var canvas = Bitmap(width: 0, height: 0, isOpaque: true)
  private var undrawn: [IRect] = []
  private(set) var hasEnded = false
  /// Called when the session is over.
  var onEnd: () -> Void = {}

  init(_ player: Player) {
    self.player = player
    player.picture = { [unowned self] in picture() }
  }

  /// The picture as it is now. What changes in it is remembered for the window.
  private func picture() -> Bitmap {
    let c = player.host.configuration
    let width = max(1, Int((c.size.width * c.scale).rounded()))
    let height = max(1, Int((c.size.height * c.scale).rounded()))
    let isNew = canvas.width != width || canvas.height != height
    if isNew { canvas = Bitmap(width: width, height: height, isOpaque: true) }
    undrawn += player.host.draw(into: canvas, whole: isNew)
    return canvas
  }

  func receive(_ event: InputEvent) {}

  func frame(at time: Double, into bitmap: Bitmap, isNewBitmap: Bool) -> [IRect] {
    var pause = Player.Pause.tasks
    while pause == .tasks {
      pause = player.resume()
      if pause == .tasks { MainActorTasks.run() }
    }
    if pause == .end {
      hasEnded = true
      onEnd()
    }
    let picture = picture()
    var changed = undrawn
    undrawn = []
    if isNewBitmap {
      bitmap.fill(bitmap.bounds, RGBA(hex: 0x1c1c1e))
      changed = [picture.bounds]
    }
    for rect in changed { copy(rect, of: picture, into: bitmap) }
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

  var isIdle: Bool { hasEnded }
  var nextWake: Double? { nil }
}

/// What waits on the main actor while a program does not sleep in a run loop.
@MainActor enum MainActorTasks {
  /// Runs what is due.
  static func run() { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
}
