import Diorama
import Foundation
import Host
import Raster
import Session

/// Shows a host in a desktop window while a recorder writes down what happens there.
///
/// The recorder's clock begins with the window's first frame, and it runs every frame in between
/// where the screen leaves some out.
@MainActor final class RecordingWindow: FrameClient {
  private let recorder: Recorder
  private let window: Window
  private let begin: () -> Void
  /// The loop's time of frame 0.
  private var origin: Double?

  /// - Parameter begin: called when the window's size is known.
  init(_ recorder: Recorder, in window: Window, begin: @escaping () -> Void) {
    self.recorder = recorder
    self.window = window
    self.begin = begin
  }

  var hasBegun: Bool { origin != nil }

  func receive(_ event: InputEvent) {
    guard let origin else { return }
    var e = event
    e.time = max(event.time - origin, 0)
    recorder.receive(e)
  }
  func frame(at time: Double, into bitmap: Bitmap, isNewBitmap: Bool) -> [IRect] {
    if let origin {
      recorder.run(to: time - origin)
    } else {
      origin = time
      recorder.host.configure {
        $0.size = window.size
        $0.scale = window.scale
      }
      begin()
    }
    // A new size is taken in by the frame that its event belongs to.
    if isNewBitmap { bitmap.fill(bitmap.bounds, RGBA(hex: 0xffffff)) }
    let changed = recorder.host.draw(into: bitmap, whole: isNewBitmap)
    return isNewBitmap ? [bitmap.bounds] : changed
  }
  var isIdle: Bool { recorder.isIdle }
  var nextWake: Double? {
    guard let origin, let wake = recorder.nextWake else { return nil }
    return origin + wake
  }
}
