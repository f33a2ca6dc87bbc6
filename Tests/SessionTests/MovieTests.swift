import Desktop
import Foundation
import Testing

private let hasFfmpeg = FileManager.default.isExecutableFile(atPath: "/usr/bin/ffmpeg")

/// Movies of replays, looked at through ffmpeg.
@Suite(.enabled(if: hasFfmpeg, "ffmpeg is not installed")) struct MovieTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  private func write(_ lines: String..., to name: String = "a.jsonl") throws {
    try lines.joined(separator: "\n").write(
      to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }
  private func play(
    _ arguments: String..., environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try Program.run(
      "session-probe", ["--replay", "a.jsonl"] + arguments, environment: environment,
      folder: folder)
  }
  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// What a decoder sees.
  private struct Frames {
    var width = 0, height = 0
    var bytes: [UInt8] = []
    var count: Int { bytes.count / (width * height * 3) }
    func pixel(_ frame: Int, _ x: Int, _ y: Int) -> [Int] {
      let i = ((frame * height + y) * width + x) * 3
      return bytes[i..<i + 3].map(Int.init)
    }
  }
  private func frames(of name: String) throws -> Frames {
    let path = folder.appendingPathComponent(name).path
    let probe = try Program.run(
      "/usr/bin/ffprobe",
      ["-v", "error", "-show_entries", "stream=width,height", "-of", "csv=p=0", path])
    let size = probe.output.split(whereSeparator: { ",\n".contains($0) }).compactMap { Int($0) }
    #expect(size.count == 2, "\(probe.output)\(probe.errors)")
    let raw = folder.appendingPathComponent("raw")
    defer { try? FileManager.default.removeItem(at: raw) }
    let decoder = try Program.run(
      "/usr/bin/ffmpeg",
      ["-v", "error", "-i", path, "-f", "rawvideo", "-pix_fmt", "rgb24", "-y", raw.path])
    #expect(decoder.code == 0, "\(decoder.errors)")
    return Frames(width: size[0], height: size[1], bytes: [UInt8](try Data(contentsOf: raw)))
  }
  /// Movies round colours.
  private func isNear(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 4 } }

  @Test(arguments: [("a.mp4", 122, 92), ("a.webm", 122, 92), ("A.GIF", 121, 91)])
  func everyFrameIsThereWithItsColours(_ name: String, _ width: Int, _ height: Int) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"counter","size":[121,91],"fps":50}"#, #"{"hover":[30,12]}"#,
      #"{"wait":2}"#, #"{"down":[105,20]}"#, #"{"wait":1}"#, #"{"up":true}"#, #"{"tap":"Add"}"#,
      #"{"wait":20}"#, #"{"expect":{"label":"taps 1"}}"#)
    let outcome = try play("--headless", "--movie", name)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(", 24 frames in "))
    #expect(try names == [name, "a.jsonl"].sorted())
    let movie = try frames(of: name)
    #expect(movie.width == width && movie.height == height)
    #expect(movie.count == 24)
    // A grey disc in a ring of white, on white; dark while the button is down.
    #expect(isNear(movie.pixel(1, 30, 12), [191, 191, 191]), "\(movie.pixel(1, 30, 12))")
    #expect(isNear(movie.pixel(1, 105, 20), [255, 255, 255]))
    #expect(isNear(movie.pixel(2, 105, 20), [77, 77, 77]), "\(movie.pixel(2, 105, 20))")
    #expect(isNear(movie.pixel(2, 30, 12), [255, 255, 255]))
    // The box is 20 points wide, and 100 after a tap and 10 frames.
    let red = movie.pixel(0, 60, 78)
    #expect(red[0] > 200 && red[1] < 100 && red[2] < 100, "\(red)")
    #expect(isNear(movie.pixel(3, 20, 78), [255, 255, 255]))
    #expect(isNear(movie.pixel(23, 20, 78), red))
    #expect(isNear(movie.pixel(8, 45, 78), red) && !isNear(movie.pixel(8, 20, 78), red))
    // What makes sides even repeats the edge.
    #expect(isNear(movie.pixel(23, width - 1, height - 1), [255, 255, 255]))
  }

  @Test func aGIFShowsNoMoreThanFiftyASecondAndTheLastOne() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"counter","size":[120,90]}"#, #"{"wait":23}"#, #"{"hover":[30,12]}"#,
      #"{"expect":{"label":"taps 0"}}"#)
    #expect(try play("--headless", "--movie", "a.gif").code == 0)
    let movie = try frames(of: "a.gif")
    #expect(movie.count == 20)
    #expect(isNear(movie.pixel(18, 30, 12), [255, 255, 255]))
    #expect(isNear(movie.pixel(19, 30, 12), [191, 191, 191]))
  }

  @Test func aWindowThatChangesItsSizeStaysInThePicture() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"endless","size":[60,40],"scale":2}"#, #"{"wait":2}"#,
      #"{"resize":[100,30]}"#, #"{"wait":2}"#,
      #"{"repeat":1,"steps":[{"resize":[40,50]},{"wait":2}]}"#,
      #"{"expect":{"role":"text","count":0}}"#
    )
    let outcome = try play("--headless", "--movie", "a.mp4")
    #expect(outcome.code == 0, "\(outcome.errors)")
    let movie = try frames(of: "a.mp4")
    #expect(movie.width == 200 && movie.height == 100)
    #expect(movie.count == 7)
    let white = [255, 255, 255], dark = [0x1c, 0x1c, 0x1e]
    for (frame, x, y, color) in [
      (0, 4, 4, white), (0, 110, 4, white), (0, 130, 4, dark), (0, 4, 90, dark),
      (3, 190, 4, white), (3, 4, 50, white), (3, 4, 70, dark),
      (5, 70, 4, white), (5, 90, 4, dark), (5, 4, 90, white), (5, 190, 90, dark),
    ] {
      let p = movie.pixel(frame, x, y)
      #expect(isNear(p, color), "frame \(frame), (\(x), \(y)): \(p)")
    }
  }

  @Test(.enabled(if: Display.isInstalled, "Xvfb is not installed"))
  func aWindowMakesTheSameMovieWhateverItsSpeed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"counter","size":[120,90]}"#, #"{"tap":"Add"}"#, #"{"settle":60}"#,
      #"{"expect":{"label":"taps 1"}}"#)
    #expect(try play("--headless", "--movie", "away.mp4").code == 0)
    let display = try Display()
    defer { display.end() }
    let window = display.environment
    #expect(try play("--movie", "shown.mp4", "--speed", "5", environment: window).code == 0)
    #expect(try play("--movie", "slow.mp4", "--slow-animations", environment: window).code == 0)
    let away = try frames(of: "away.mp4").bytes
    #expect(!away.isEmpty)
    #expect(try frames(of: "shown.mp4").bytes == away)
    #expect(try frames(of: "slow.mp4").bytes == away)
  }

  @Test func withoutFfmpegNothingIsPlayed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(#"{"diorama":1}"#, #"{"snapshot":"start"}"#)
    let outcome = try play(
      "--headless", "--movie", "a.mp4", environment: ["PATH": "/nowhere:\(folder.path)"])
    #expect(outcome.code == 3)
    #expect(
      outcome.errors
        == "session-probe: cannot make a.mp4: movies are made by ffmpeg, which is not on PATH. "
        + "Install it (Debian: apt-get install ffmpeg), and play the session again.\n")
    #expect(try names == ["a.jsonl"])
    let nowhere = try play("--headless", "--movie", "no/a.mp4")
    #expect(nowhere.code == 3)
    #expect(nowhere.errors.contains("cannot write no/a.mp4: No such file or directory"))
    #expect(try names == ["a.jsonl"])
  }

  /// Two that fail, one before the first frame and one in the middle.
  @Test(arguments: ["", "head -c 50000 > /dev/null\n"])
  func whatFfmpegRefusesIsSaidAndLeavesNoHalfMovie(_ before: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"counter"}"#, #"{"wait":60}"#, #"{"expect":{"label":"taps 0"}}"#)
    let program = folder.appendingPathComponent("ffmpeg")
    try "#!/bin/sh\n\(before)echo 'first' >&2\necho 'no room on the moon' >&2\nexit 1\n".write(
      to: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    try write("older", to: "a.mp4")
    let outcome = try play(
      "--headless", "--movie", "a.mp4",
      environment: ["PATH": "\(folder.path):/usr/bin:/bin"])
    #expect(outcome.code == 3)
    #expect(
      outcome.errors.contains("cannot make a.mp4: ffmpeg has failed: first · no room on the moon"),
      "\(outcome.errors)")
    #expect(try names == ["a.jsonl", "a.mp4", "ffmpeg"])
    let left = try String(contentsOf: folder.appendingPathComponent("a.mp4"), encoding: .utf8)
    #expect(left == "older")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aReplayThatIsEndedLeavesNoHalfMovie(_ signal: Int32) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"endless"}"#, #"{"wait":50000}"#, #"{"expect":{"role":"text"}}"#)
    // The tests may have been started by what ignores SIGHUP.
    let path = try Program.folder.appendingPathComponent("session-probe").path
    let probe = try Program(
      "/usr/bin/env",
      ["--default-signal", path, "--replay", "a.jsonl", "--headless", "--movie", "a.mp4"],
      folder: folder)
    defer { probe.end() }
    var encoders: [Int32] = []
    for _ in 0..<500 where encoders.isEmpty {
      Thread.sleep(forTimeInterval: 0.02)
      encoders = Program.children(of: probe.process.processIdentifier)
    }
    #expect(encoders.count == 1)
    #expect(try names.count == 2, "the movie, as far as it is")
    kill(probe.process.processIdentifier, signal)
    #expect(probe.outcome().code == 128 + signal)
    #expect(try names == ["a.jsonl"])
    for encoder in encoders where kill(encoder, 0) == 0 {
      Issue.record("ffmpeg is still there")
      kill(encoder, SIGKILL)
    }
  }
}
