import Diorama
import Foundation
import Host
import Raster
import Session

/// Shows a replay in a desktop window, a frame of the session for a frame of the screen.
///
/// The session's clock is its own: where the screen misses a frame, the session waits for it, so
/// that its pixels stay the same. Of the window's events the space key pauses and goes on, and the
/// right arrow key goes on by one frame; the others have no effect.
@MainActor final class ReplayWindow: FrameClient {
  private let player: Player
  private let overlay = Overlay()
  /// Frames of the session for one of the screen.
  private let speed: Double
  /// Frames that are due, 1 for the first.
  private var credit = 1.0
  private var isPaused = false
  private var isStepDue = false
  private let showsTimes: Bool
  private var statistics = FrameStatistics()
  private var times = ""
  private(set) var hasEnded = false
  /// Called when the session is over.
  var onEnd: () -> Void = {}

  /// - Parameter speed: from 0.01 to 100; 1 is real time.
  init(_ player: Player, speed: Double, showsTimes: Bool) {
    self.player = player
    self.speed = speed
    self.showsTimes = showsTimes
    player.picture = { [overlay] in overlay.picture(of: player.host) }
  }

  func receive(_ event: InputEvent) {
    switch event.kind {
    case .key(" ", isDown: true): isPaused.toggle()
    case .key("ArrowRight", isDown: true):
      isPaused = true
      isStepDue = true
    default: break
    }
  }

  func frame(at time: Double, into bitmap: Bitmap, isNewBitmap: Bool) -> [IRect] {
    let clock = ContinuousClock()
    let start = clock.now
    if isStepDue {
      isStepDue = false
      playFrame()
    } else if !isPaused {
      // A little more, so that ten tenths are one.
      while credit >= 1 - 1e-9, !hasEnded {
        credit -= 1
        playFrame()
      }
      credit += speed
    }
    let marks = Overlay.Marks(pointer: player.input.pointerMark, text: times)
    let changed = overlay.show(player.host, marks, into: bitmap, isNewBitmap: isNewBitmap)
    if showsTimes {
      let (seconds, attoseconds) = (clock.now - start).components
      let ms = Double(seconds) * 1000 + Double(attoseconds) * 1e-15
      statistics.add(ms)
      times = statistics.text(ms)
    }
    return changed
  }
  /// Plays to the end of a frame.
  private func playFrame() {
    if hasEnded { return }
    var pause = Player.Pause.tasks
    while pause == .tasks {
      pause = player.resume()
      if pause == .tasks { MainActorTasks.run() }
    }
    if pause == .end {
      hasEnded = true
      onEnd()
    }
  }

  var isIdle: Bool { hasEnded || (isPaused && !isStepDue) }
  var nextWake: Double? { nil }
}
