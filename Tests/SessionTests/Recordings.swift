import Diorama
import DioramaTesting
import Foundation
import Session

/// The lines of a recording.
final class RecordedLines { var all: [String] = [] }

/// Tests that record views in a window of 390 by 500 points, and replay that.
@MainActor protocol RecordingTests {}
extension RecordingTests {
  func host<V: View>(_ view: V) throws -> ViewHost {
    var c = WindowConfiguration()
    c.size = CGSize(width: 390, height: 500)
    return ViewHost(view, configuration: c, services: try Stage.services())
  }
  func recorder<V: View>(_ view: V) throws -> (Recorder, RecordedLines) {
    let lines = RecordedLines()
    let recorder = Recorder(try host(view)) { lines.all.append($0) }
    recorder.begin(app: nil, page: nil)
    return (recorder, lines)
  }
  func replay<V: View>(
    _ view: V, _ lines: [String], prefersRaw: Bool = false
  ) throws -> (Player, PlayResult) {
    let session = try SessionFile(Array(lines.joined(separator: "\n").utf8), file: "r.jsonl")
    let player = Player(
      session, on: try host(view),
      snapshots: Snapshots(
        session: "r", references: "S", report: "R", missing: .write, updates: false,
        files: MemoryFiles()))
    player.input.prefersRaw = prefersRaw
    while player.resume() != .end {}
    return (player, player.result)
  }
  /// Sends events at times in seconds, and runs the frames of a screen until some seconds later.
  func act(_ recorder: Recorder, _ events: [InputEvent], from start: Double = 0) {
    var time = start
    var left = events[...]
    let end = (events.last?.time ?? start) + 0.1
    while time < end {
      while let e = left.first, e.time <= time {
        recorder.receive(e)
        left.removeFirst()
      }
      recorder.run(to: time)
      time += 1.0 / 60
    }
  }
  func event(_ time: Double, _ kind: InputEvent.Kind) -> InputEvent {
    InputEvent(time: time, kind: kind)
  }
}
