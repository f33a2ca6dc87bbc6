import Diorama
import Foundation
import Host
import Raster
import Session

/// Shows a host in a desktop window while a recorder writes down what happens there.
///
/// The recorder's clock begins with the window's first frame, and it runs every frame in between
/// where the screen leaves some out. What the recorder tells is shown in a corner for a while.
@MainActor final class RecordingWindow: FrameClient {
  private let recorder: Recorder
  private let window: Window
  private let begin: () -> Void
  private let overlay = Overlay()
  /// What is told, and until when, in the loop's time.
  private var told = ""
  private var end = 0.0
  private var now = 0.0
  /// Seconds that something told is shown.
  private static let stay = 2.5
  /// The loop's time of frame 0.
  private var origin: Double?

  /// - Parameter begin: called when the window's size is known.
  init(_ recorder: Recorder, in window: Window, begin: @escaping () -> Void) {
    self.recorder = recorder
    self.window = window
    self.begin = begin
  }

  var hasBegun: Bool { origin != nil }
  /// What the window's contents look like now.
  var picture: Bitmap { overlay.picture(of: recorder.host) }
  /// Shows a sentence over the contents.
  func tell(_ sentence: String) { (told, end) = (sentence, now + Self.stay) }

  func receive(_ event: InputEvent) {
    guard let origin else { return }
    var e = event
    e.time = max(event.time - origin, 0)
    recorder.receive(e)
  }
  func frame(at time: Double, into bitmap: Bitmap, isNewBitmap: Bool) -> [IRect] {
    now = time
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
    let resting = recorder.isPaused ? "recording pauses" : "recording"
    let marks = Overlay.Marks(text: time < end ? told : resting)
    return overlay.show(recorder.host, marks, into: bitmap, isNewBitmap: isNewBitmap)
  }
  var isIdle: Bool { recorder.isIdle }
  var nextWake: Double? {
    guard let origin else { return nil }
    let wake = recorder.nextWake.map { origin + $0 }
    return [wake, now < end ? end : nil].compactMap { $0 }.min()
  }
}
