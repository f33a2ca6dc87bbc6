import Diorama
import Foundation
import Host

/// Writes one JSON line for each drawn frame: what it took to make it.
@MainActor final class FrameLog {
  private let file: LineFile
  private var last: UpdateCounts?
  private let clock = ContinuousClock()
  private var start: ContinuousClock.Instant
  /// Milliseconds of the last frame that was taken.
  private(set) var milliseconds = 0.0
  private(set) var frames = 0

  /// - Throws: when the file cannot be written.
  init(_ path: String) throws {
    file = try LineFile(path, replaces: true)
    start = clock.now
  }

  /// The work of a frame begins.
  func begin() { start = clock.now }

  /// A frame has been drawn.
  /// - Parameters:
  ///   - counts: of the host since it was made.
  ///   - time: seconds.
  func take(_ frame: Int, _ time: Double, _ counts: UpdateCounts) {
    let elapsed = clock.now - start
    start = clock.now
    let (seconds, attoseconds) = elapsed.components
    milliseconds = Double(seconds) * 1000 + Double(attoseconds) * 1e-15
    frames += 1
    let line = String(
      format: #"{"frame":%d,"time":%.4f,"bodies":%d,"layouts":%d,"layers":%d,"#
        + #""pixels":%d,"ms":%.3f}"#,
      frame, time, counts.bodies - (last?.bodies ?? 0), counts.layouts - (last?.layouts ?? 0),
      counts.layers - (last?.layers ?? 0), counts.pixels - (last?.pixels ?? 0), milliseconds)
    last = counts
    file.write(line)
  }
  /// - Throws: what has kept lines from being written.
  func close() throws { try file.close() }
}
