import Desktop
import Foundation
import Testing

/// `--stats` and `--slow-animations`, seen in windows on a display of their own.
@Suite(
  .enabled(if: Display.isInstalled && Display.hasPointer, "Xvfb or xdotool is not installed"))
struct WindowFlagsTests {
  private let folder: URL
  private static let white = "ffffff"

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let session = [
      #"{"diorama":1,"page":"counter","size":[120,90]}"#, #"{"wait":18}"#,
      #"{"expect":{"label":"taps 0"}}"#,
    ]
    try session.joined(separator: "\n").write(
      to: folder.appendingPathComponent("a.jsonl"), atomically: true, encoding: .utf8)
  }
  private func withWindow(
    _ arguments: String...,
    body: (_ display: Display, _ probe: Program, _ x: Int, _ y: Int) throws -> Void
  ) throws {
    let display = try Display(width: 400, height: 400)
    defer { display.end() }
    let probe = try Program(
      "session-probe", arguments, environment: display.environment, folder: folder)
    defer { probe.end() }
    let (x, y) = try display.origin(of: try display.window(ofClass: "session-probe"))
    try body(display, probe, x, y)
  }

  /// How long the box of the counter's page takes to grow from 20 to 100 points, which an animation
  /// of a fifth of a second does.
  private func growth(_ arguments: String...) throws -> Duration {
    let display = try Display(width: 400, height: 400)
    defer { display.end() }
    let probe = try Program(
      "session-probe", ["--page", "counter"] + arguments, environment: display.environment)
    defer { probe.end() }
    let (x, y) = try display.origin(of: try display.window(ofClass: "session-probe"))
    let middle = (x + 60, y + 77), left = (x + 13, y + 77), red = "ff3b30"
    #expect(try display.pixel(middle.0, middle.1, becoming: red) == red)
    #expect(try display.pixel(left.0, left.1) == Self.white)
    let start = ContinuousClock.now
    try display.point("mousemove \(x + 60) \(y + 35) click 1")
    #expect(try display.pixel(left.0, left.1, becoming: red) == red)
    return ContinuousClock.now - start
  }

  @Test func slowAnimationsTakeTenTimesAsLong() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(try growth("--slow-animations") > .seconds(1.5))
  }

  @Test func slowReplaysTakeTenTimesAsLong() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let start = ContinuousClock.now
    try withWindow("--replay", "a.jsonl", "--slow-animations") { _, probe, _, _ in
      let outcome = probe.outcome()
      #expect(outcome.code == 0, "\(outcome.errors)")
      #expect(outcome.output.contains(", 19 frames in "))
    }
    #expect(
      ContinuousClock.now - start > .seconds(2.8), "18 frames of a session, 180 of the screen")
  }

  /// A dark line of text in the upper left corner, where the page is white.
  private func checkTimes(_ display: Display, _ x: Int, _ y: Int) throws {
    let dark = "4c4c4c"
    #expect(try display.pixel(x + 2, y + 2, becoming: dark) == dark)
    #expect(try display.pixel(x + 2, y + 17) == dark)
    #expect(try display.pixel(x + 2, y + 18) == Self.white)
    var bright = 0
    for row in 2..<16 {
      for column in 4..<100 where try display.pixel(x + column, y + row) > "b" { bright += 1 }
    }
    #expect(bright > 20, "there is something written")
  }
  @Test func statsAreShownInAWindow() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try withWindow("--page", "counter", "--stats") { display, _, x, y in
      // It stands still after the first frame, and has no time to show before that.
      try display.point("mousemove \(x + 60) \(y + 35) click 1")
      try checkTimes(display, x, y)
    }
    try withWindow("--page", "counter") { display, _, x, y in
      try display.point("mousemove \(x + 60) \(y + 35) click 1")
      #expect(try display.pixel(x + 13, y + 77, becoming: "ff3b30") == "ff3b30")
      #expect(try display.pixel(x + 2, y + 2) == Self.white)
    }
  }
  @Test func statsAreShownInAReplay() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try withWindow("--replay", "a.jsonl", "--stats", "--speed", "0.1") { display, _, x, y in
      try checkTimes(display, x, y)
    }
  }
}
