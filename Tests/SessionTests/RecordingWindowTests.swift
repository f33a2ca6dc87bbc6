import Desktop
import Foundation
import Testing

/// Recordings and replays in windows on a display of their own, used from outside.
@Suite(
  .enabled(if: Display.isInstalled && Display.hasPointer, "Xvfb or xdotool is not installed"))
struct RecordingWindowTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  private func withWindow(
    _ arguments: String...,
    body: (_ display: Display, _ probe: Program, _ window: String, _ x: Int, _ y: Int) throws
      -> Void
  ) throws {
    let display = try Display(width: 400, height: 400)
    defer { display.end() }
    let probe = try Program(
      "session-probe", arguments, environment: display.environment, folder: folder)
    defer { probe.end() }
    let window = try display.window(ofClass: "session-probe")
    let (x, y) = try display.origin(of: window)
    try body(display, probe, window, x, y)
  }
  private func lines(_ name: String) throws -> [String] {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
  private func replay(_ name: String) throws -> Program.Outcome {
    try Program.run("session-probe", ["--replay", name, "--headless"], folder: folder)
  }
  private func until(_ condition: () throws -> Bool) throws {
    for _ in 0..<200 where try !condition() { Thread.sleep(forTimeInterval: 0.02) }
  }
  private func taps(_ name: String) -> Int {
    (try? lines(name).filter { $0.hasPrefix(#"{"tap":"Add","#) }.count) ?? 0
  }

  @Test func whatWasDoneInAWindowIsReplayed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try withWindow("--record", "r.jsonl", "--page", "counter") { display, probe, _, x, y in
      try until { try !lines("r.jsonl").isEmpty }
      #expect(try display.pixel(x + 1, y + 1, becoming: "4c4c4c") == "4c4c4c", "a word about it")
      for n in 1...2 {
        try display.point("mousemove \(x + 60) \(y + 35) click 1")
        try until { taps("r.jsonl") == n }
      }
      kill(probe.process.processIdentifier, SIGINT)
      let outcome = probe.outcome()
      #expect(outcome.code == 0)
      #expect(outcome.output.hasPrefix("r.jsonl: recorded, "))
      #expect(outcome.errors.contains("F8 takes a snapshot"))
    }
    let all = try lines("r.jsonl")
    #expect(all.first?.contains(#""app":"session-probe","page":"counter","size":[120,90]"#) == true)
    #expect(all.contains(#"{"expect":{"label":"taps 2","visible":true}}"#))
    #expect(all.contains(#"{"expect":{"label":"taps 0","exists":false}}"#))
    #expect(all.last == #"{"snapshot":"end"}"#)
    let outcome = try replay("r.jsonl")
    #expect(outcome.errors == "")
    #expect(outcome.code == 0, "the picture is what the window showed, without what lay over it")
  }

  @Test func aRecorderThatIsKilledLeavesWhatWasDone() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try withWindow("--record", "r.jsonl", "--page", "counter") { display, probe, _, x, y in
      try until { try !lines("r.jsonl").isEmpty }
      try display.point("mousemove \(x + 60) \(y + 35) click 1")
      try until { taps("r.jsonl") == 1 }
      try display.point("mousedown 1")
      kill(probe.process.processIdentifier, SIGKILL)
      #expect(probe.outcome().code == 128 + SIGKILL)
    }
    let whole = try lines("r.jsonl") + [#"{"expect":{"label":"taps 1"}}"#]
    try whole.joined(separator: "\n").write(
      to: folder.appendingPathComponent("whole.jsonl"), atomically: true, encoding: .utf8)
    let outcome = try replay("whole.jsonl")
    #expect(outcome.errors == "")
    #expect(outcome.code == 0)
    // Had it been killed in the middle of a line, the line would have to go.
    try (whole.joined(separator: "\n") + "\n" + #"{"tap":"Add","poin"#).write(
      to: folder.appendingPathComponent("half.jsonl"), atomically: true, encoding: .utf8)
    let half = try replay("half.jsonl")
    #expect(half.code == 2)
    #expect(half.errors.hasPrefix("half.jsonl:\(whole.count + 1): "), "\(half.errors)")
    #expect(half.errors.contains("cut off: delete the line, and the rest can be played"))
    // What is there is not written over.
    let again = try Program.run(
      "session-probe", ["--record", "r.jsonl"],
      environment: ["SDL_VIDEODRIVER": "dummy"], folder: folder)
    #expect(again.code == 3)
    #expect(again.errors.contains("cannot record to r.jsonl: there is something in it already"))
    #expect(try lines("r.jsonl").count == whole.count - 1)
  }

  @Test func aReplayShowsItsPointerAndPauses() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = [
      #"{"diorama":1,"page":"counter","size":[120,90]}"#, #"{"hover":[12,12]}"#, #"{"wait":120}"#,
      #"{"expect":{"label":"taps 0"}}"#,
    ]
    try session.joined(separator: "\n").write(
      to: folder.appendingPathComponent("a.jsonl"), atomically: true, encoding: .utf8)
    try withWindow("--replay", "a.jsonl", "--hashes", "shown") { display, probe, window, x, y in
      // A ring of white, and a grey disc in it, on white.
      #expect(try display.pixel(x + 12, y + 12, becoming: "bfbfbf") == "bfbfbf")
      try display.point("windowfocus \(window) key space")
      Thread.sleep(forTimeInterval: 3)
      #expect(probe.process.isRunning, "two seconds of session, paused")
      try display.point("windowfocus \(window) key Right")
      try display.point("windowfocus \(window) key space")
      let outcome = probe.outcome()
      #expect(outcome.code == 0)
      #expect(outcome.output.hasPrefix("a: passed, 1 expectation, 0 snapshots, 121 frames in "))
    }
    let headless = try Program.run(
      "session-probe", ["--replay", "a.jsonl", "--headless", "--hashes", "away"], folder: folder)
    #expect(headless.code == 0)
    #expect(try lines("shown") == lines("away"), "the pointer is in no hash")
  }

  @Test func speedIsChosen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let session = [
      #"{"diorama":1,"page":"counter","size":[120,90]}"#, #"{"tap":"Add"}"#, #"{"wait":1200}"#,
      #"{"expect":{"label":"taps 1"}}"#,
    ]
    try session.joined(separator: "\n").write(
      to: folder.appendingPathComponent("a.jsonl"), atomically: true, encoding: .utf8)
    let start = ContinuousClock.now
    try withWindow("--replay", "a.jsonl", "--speed", "20", "--stats") { _, probe, _, _, _ in
      #expect(probe.outcome().code == 0)
    }
    // Twenty seconds in one.
    #expect(ContinuousClock.now - start > .seconds(0.9))
    #expect(ContinuousClock.now - start < .seconds(15))
  }
}
