import Diorama
import Foundation
import Host
import Raster

/// Shows a host in a desktop window: the window's events, the loop's time, drawn in place.
@MainActor final class LiveWindow: FrameClient {
  private let host: ViewHost
  private let window: Window

  init(_ host: ViewHost, in window: Window) {
    self.host = host
    self.window = window
  }

  func receive(_ event: InputEvent) { host.receive(event) }
  func frame(at time: Double, into bitmap: Bitmap, isNewBitmap: Bool) -> [IRect] {
    if isNewBitmap {
      host.configure {
        $0.size = window.size
        $0.scale = window.scale
      }
    }
    host.run(at: time)
    return host.draw(into: bitmap, whole: isNewBitmap)
  }
  var isIdle: Bool { host.isIdle }
  var nextWake: Double? { host.nextWake }
}
