import Diorama
import Foundation
import Host
import Raster

/// Shows a host in a desktop window: the window's events, the loop's time, drawn in place.
@MainActor final class LiveWindow: FrameClient {
  private let host: ViewHost
  private let window: Window
  /// Seconds of the host for one of the loop.
  private let speed: Double
  private let log: FrameLog?
  /// Where frame times are shown over the picture.
  private let overlay: Overlay?
  private var statistics = FrameStatistics()
  private var times = ""
  private var frames = 0

  /// - Parameters:
  ///   - speed: above 0; 1 is real time.
  ///   - showsTimes: how long frames took is shown in a corner.
  init(
    _ host: ViewHost, in window: Window, speed: Double = 1, log: FrameLog? = nil,
    showsTimes: Bool = false
  ) {
    self.host = host
    self.window = window
    self.speed = speed
    self.log = log
    overlay = showsTimes ? Overlay() : nil
  }

  func receive(_ event: InputEvent) {
    var e = event
    e.time *= speed
    host.receive(e)
  }
  func windowChanged(isMinimised: Bool, at time: Double) {
    host.receive(isMinimised: isMinimised, at: time * speed)
  }
  func frame(at time: Double, into bitmap: Bitmap, isNewBitmap: Bool) -> [IRect] {
    let clock = ContinuousClock()
    let start = clock.now
    log?.begin()
    if isNewBitmap {
      host.configure {
        $0.size = window.size
        $0.scale = window.scale
      }
    }
    host.run(at: time * speed)
    let changed: [IRect]
    if let overlay {
      changed = overlay.show(
        host, Overlay.Marks(text: times), into: bitmap, isNewBitmap: isNewBitmap)
      let (seconds, attoseconds) = (clock.now - start).components
      let ms = Double(seconds) * 1000 + Double(attoseconds) * 1e-15
      statistics.add(ms)
      times = statistics.text(ms)
    } else {
      changed = host.draw(into: bitmap, whole: isNewBitmap)
    }
    log?.take(frames, host.time, host.counts)
    frames += 1
    return changed
  }
  var isIdle: Bool { host.isIdle }
  var nextWake: Double? { host.nextWake.map { $0 / speed } }
}
