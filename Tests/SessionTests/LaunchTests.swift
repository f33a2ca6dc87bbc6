import Foundation
import Testing

/// What apps do for a command line, seen from outside: `session-probe`, its output and exit codes.
@Suite struct LaunchTests {
  struct Outcome {
    var code: Int32
    var output: String
    var errors: String
  }
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  private static let display = "/usr/bin/xvfb-run"
  static let hasDisplay = FileManager.default.isExecutableFile(atPath: display)

  /// Runs the probe in the test's folder, without a display and anything of the tests' own
  /// surroundings; with `inWindow`, on a display of its own.
  private func run(
    _ arguments: String..., environment: [String: String] = [:], inWindow: Bool = false
  ) throws -> Outcome {
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let probe = URL(fileURLWithPath: link).deletingLastPathComponent()
      .appendingPathComponent("session-probe")
    let process = Process()
    process.executableURL = inWindow ? URL(fileURLWithPath: Self.display) : probe
    process.arguments = inWindow ? ["-a", probe.path] + arguments : arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    if inWindow {
      process.environment?["PATH"] = "/usr/bin:/bin"
      process.environment?["SDL_VIDEODRIVER"] = "x11"
    }
    let output = Pipe(), errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try launchUnmasked(process)
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complained = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complained, as: UTF8.self))
  }
  /// A test's threads block the signals that end a process, and a child would inherit that.
  private func launchUnmasked(_ process: Process) throws {
    var ends = sigset_t(), before = sigset_t()
    sigemptyset(&ends)
    sigaddset(&ends, SIGTERM)
    sigaddset(&ends, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &ends, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try process.run()
  }
  private func write(_ lines: String..., to name: String) throws {
    try lines.joined(separator: "\n").write(
      to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }
  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }
  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func aSessionPassesTwiceWithTheSameHashes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"app":"session-probe","page":"counter","size":[120,90],"scale":2}"#,
      #"{"tap":"Add"}"#, #"{"expect":{"label":"taps 1"}}"#, #"{"wait":3}"#,
      #"{"snapshot":"three"}"#, #"{"settle":60}"#, #"{"tap":"Later"}"#,
      #"{"expect":{"label":"taps 11"}}"#, to: "taps.jsonl")
    let first = try run("--replay", "taps.jsonl", "--headless", "--hashes", "one")
    #expect(first.code == 1)
    #expect(first.output.isEmpty)
    #expect(
      first.errors.contains("taps.jsonl:5: {\"snapshot\":\"three\"}\n  in frame 3, at 50 ms\n"))
    #expect(exists("Snapshots/taps/three@2x.png"))
    #expect(first.errors.contains("\nsee .diorama/taps/report.html\n"))
    #expect(exists(".diorama/taps/report.html"))
    let second = try run(
      "--replay", "taps.jsonl", "--headless", "--hashes", "two", "--filmstrip", "film.png")
    #expect(second.code == 0)
    #expect(second.errors.isEmpty)
    #expect(
      second.output.hasPrefix("taps: passed, 2 expectations, 1 snapshot, 13 frames in ")
        && second.output.hasSuffix(" s\n"))
    let hashes = try text("one")
    #expect(hashes.split(separator: "\n").count == 13)
    #expect(try text("two") == hashes)
    #expect(exists("film.png"))
    #expect(!exists(".diorama/taps/report.html"), "what it says is no longer true")
  }

  @Test func theDelegateIsToldWhatHappens() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let begin = "made, launched 7 120, active"
    try write(
      #"{"diorama":1,"page":"delegate","size":[120,90]}"#, #"{"expect":{"label":"\#(begin)"}}"#,
      #"{"expect":{"label":"the same"}}"#, #"{"focus":false}"#, #"{"wait":1}"#,
      #"{"expect":{"label":"\#(begin), inactive"}}"#, #"{"focus":true}"#, #"{"wait":1}"#,
      #"{"expect":{"label":"\#(begin), inactive, active"}}"#, to: "a.jsonl")
    let played = try run("--replay", "a.jsonl", "--headless")
    #expect(played.errors == "" && played.code == 0)
  }

  @Test func anAppMayDecodePicturesBeforeItsWindow() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"picture","size":[120,90]}"#, #"{"expect":{"label":"width 1"}}"#,
      to: "a.jsonl")
    let played = try run("--replay", "a.jsonl", "--headless")
    #expect(played.errors == "" && played.code == 0)
  }

  @Test(.enabled(if: hasDisplay, "xvfb-run is not installed"))
  func aWindowShowsTheSamePixelsInRealTime() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"counter","size":[120,90],"scale":2}"#, #"{"tap":"Add"}"#,
      #"{"settle":60}"#, #"{"snapshot":"end"}"#, #"{"wait":18}"#, to: "a.jsonl")
    let quick = try run(
      "--replay", "a.jsonl", "--headless", "--hashes", "one", "--update-snapshots")
    #expect(quick.code == 0)
    let start = ContinuousClock.now
    let shown = try run("--replay", "a.jsonl", "--hashes", "two", inWindow: true)
    #expect(shown.errors.isEmpty)
    #expect(shown.code == 0)
    #expect(shown.output.hasPrefix("a: passed, 0 expectations, 1 snapshot, 31 frames in "))
    #expect(ContinuousClock.now - start >= .milliseconds(500), "30 frames from the first on")
    #expect(try text("two") == text("one"))
  }

  @Test func delaysCountTheSessionsFrames() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"delays","size":[120,200]}"#, #"{"wait":29}"#,
      #"{"expect":{"label":"ticks 0"}}"#,
      #"{"wait":1}"#, #"{"expect":{"label":"ticks 1"}}"#, #"{"tap":"Queue"}"#, #"{"wait":14}"#,
      #"{"expect":{"label":"waiting"}}"#, #"{"wait":1}"#, #"{"expect":{"label":"queued"}}"#,
      #"{"tap":"Later"}"#, #"{"wait":6}"#, #"{"expect":{"label":"later"}}"#, #"{"tap":"Hops"}"#,
      #"{"expect":{"label":"hopped"}}"#,
      #"{"settle":200}"#,
      #"{"expect":{"label":"ticks 5"}}"#, to: "a.jsonl")
    let r = try run("--replay", "a.jsonl", "--headless")
    #expect(r.errors.isEmpty)
    #expect(r.output.hasPrefix("a: passed, 7 expectations, 0 snapshots, 151 frames in 0."))
  }

  @Test func aTimerOfTheMachineIsWarnedOfOnce() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"timer"}"#, #"{"wait":90}"#, #"{"expect":{"label":"running"}}"#,
      to: "a.jsonl")
    let r = try run("--replay", "a.jsonl", "--headless")
    #expect(r.code == 0)
    #expect(r.errors.components(separatedBy: "warning: a Timer of Foundation").count == 2)
  }

  @Test func whereCIIsSetNoReferenceIsWritten() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(#"{"diorama":1}"#, #"{"snapshot":"start"}"#, to: "a.jsonl")
    let missing = try run("--replay", "a.jsonl", "--headless", environment: ["CI": "true"])
    #expect(missing.code == 1)
    #expect(!exists("Snapshots"))
    #expect(exists(".diorama/a/start.actual.png"))
    let updated = try run(
      "--replay", "a.jsonl", "--headless", "--update-snapshots", "--snapshots", "deep/er",
      environment: ["CI": "true"])
    #expect(updated.code == 0)
    #expect(exists("deep/er/a/start.png"))
  }

  @Test func aPictureThatHasChangedLeavesAReport() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(#"{"diorama":1}"#, #"{"snapshot":"start"}"#, to: "a.jsonl")
    #expect(try run("--replay", "a.jsonl", "--headless", "--update-snapshots").code == 0)
    let other = try run(
      "--replay", "a.jsonl", "--headless", "--appearance", "dark", "--report", "out")
    #expect(other.code == 1)
    #expect(other.errors.contains(" pixels differ, by up to "))
    #expect(other.errors.contains("a: failed, 0 expectations, 1 of 1 snapshot failed, 1 frame in "))
    for kind in ["expected", "actual", "difference"] { #expect(exists("out/a/start.\(kind).png")) }
  }

  @Test func aMalformedLastLinePlaysNothing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(#"{"diorama":1}"#, #"{"snapshot":"start"}"#, #"{"tpa":"Add"}"#, to: "a.jsonl")
    let r = try run("--replay", "a.jsonl", "--headless", "--hashes", "h")
    #expect(r.code == 2)
    #expect(r.errors == "a.jsonl:3: unknown key \"tpa\"; did you mean \"tap\"?\n")
    #expect(!exists("Snapshots") && !exists("h"))
  }

  @Test func wrongUsageIsTwo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let size = try run("--size", "0x0")
    #expect(size.code == 2)
    #expect(size.errors.hasPrefix("session-probe: --size must be "))
    #expect(size.errors.hasSuffix("\nsession-probe --help prints the flags\n"))
    let missing = try run("--headless", "--replay", "nowhere.jsonl")
    #expect(missing.code == 2)
    #expect(missing.errors.contains("--replay: there is no file nowhere.jsonl that can be read"))
    try write(#"{"diorama":1,"app":"other"}"#, to: "a.jsonl")
    let app = try run("--headless", "--replay", "a.jsonl")
    #expect(app.code == 2)
    #expect(app.errors.contains("a.jsonl is a session of \"other\" and this is \"session-probe\""))
    try write(#"{"diorama":1,"page":"countre"}"#, to: "a.jsonl")
    let page = try run("--headless", "--replay", "a.jsonl")
    #expect(page.code == 2)
    #expect(page.errors.contains("did you mean \"counter\"?"))
    try write(#"{"diorama":1,"page":"counter","scale":1}"#, to: "a.jsonl")
    let scale = try run("--headless", "--replay", "a.jsonl", "--scale", "2")
    #expect(scale.code == 2)
    #expect(scale.errors.contains("contradicts the header of a.jsonl"))
  }

  @Test func withoutADisplayItSaysWhatToDo() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let r = try run()
    #expect(r.code == 3)
    #expect(r.errors.contains("there is no display"))
    #expect(r.errors.contains("--headless"))
  }

  @Test func theFirstFrameIsDescribedAndDrawn() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let r = try run("--describe", "--screenshot", "a.png", "--size", "120x90")
    #expect(r.code == 0)
    #expect(r.errors.isEmpty)
    // The column of 21 + 21 + 21 + 20 points lies in the middle of 90.
    let lines = r.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first?.hasPrefix("text \"taps 0\" (") == true)
    #expect(lines.first?.contains(", 4, ") == true && lines.first?.hasSuffix(", 21)") == true)
    // The scene's own size at another scale.
    #expect(try run("--screenshot", "a.png", "--scale", "3").code == 0)
    let png = try Data(contentsOf: folder.appendingPathComponent("a.png"))
    // A PNG has its size in bytes 16 to 23.
    #expect(Array(png[16..<24]) == [0, 0, 1, 0x68, 0, 0, 1, 0x0e])
    // What never comes to rest is shown as it is after 120 frames.
    #expect(try run("--describe", "--page", "endless").code == 0)
    let nowhere = try run("--screenshot", "no/where.png")
    #expect(nowhere.code == 3)
    #expect(nowhere.errors.contains("/no/where.png"))
  }

  @Test func anAppKeepsItsOwnState() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"scene"}"#, #"{"tap":"app 0"}"#, #"{"tap":"app 1"}"#,
      #"{"expect":{"label":"app 2"}}"#, to: "a.jsonl")
    #expect(try run("--replay", "a.jsonl", "--headless").code == 0)
  }

  @Test func severalSessionsAreSummedUp() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("all/steps"), withIntermediateDirectories: true)
    let header = #"{"diorama":1,"page":"counter"}"#
    try write(
      header, #"{"include":"steps/tap.jsonl"}"#, #"{"expect":{"label":"taps 1"}}"#,
      to: "all/a.jsonl")
    try write(header, #"{"tap":"Add"}"#, to: "all/steps/tap.jsonl")
    try write(
      header, #"{"repeat":3,"steps":[{"tap":"Add"},{"settle":60}]}"#,
      #"{"expect":{"label":"taps 3"}}"#, to: "all/b.jsonl")
    try write(header, #"{"expect":{"label":"<taps> \"7\""}}"#, to: "c.jsonl")
    try write(header, #"{"tpa":"Add"}"#, to: "d.jsonl")
    let good = try run("--replay", "all", "--headless")
    #expect(good.code == 0)
    #expect(good.errors.isEmpty)
    let said = good.output.split(separator: "\n")
    #expect(said.count == 3)
    #expect(said.first?.hasPrefix("a: passed, 1 expectation") == true)
    #expect(said.dropFirst().first?.hasPrefix("b: passed, 1 expectation") == true)
    #expect(said.last?.hasPrefix("2 sessions: 2 passed, 0 failed in ") == true)
    let bad = try run("--headless", "--replay", "c.jsonl", "all/", "--junit", "j.xml")
    #expect(bad.code == 1)
    #expect(bad.errors.contains("3 sessions: 2 passed, 1 failed in "))
    let report = try text("j.xml")
    #expect(report.contains("tests=\"3\" failures=\"1\" errors=\"0\""))
    #expect(report.contains("name=\"b\" file=\"all/b.jsonl\""))
    #expect(report.contains("no element &quot;&lt;taps&gt; "))
    #expect(try run("--replay", "d.jsonl", "c.jsonl", "--headless").code == 2)
    let none = try run("--replay", "all/steps/tap.jsonl", "nowhere", "--headless")
    #expect(none.code == 2)
    #expect(none.errors.contains("there is no file nowhere that can be read"))
    let hashes = try run("--replay", "all", "--headless", "--hashes", "h")
    #expect(hashes.code == 2)
    #expect(hashes.errors.contains("--hashes names one file, and there are 2 sessions"))
    let movie = try run("--replay", "all", "--headless", "--movie", "m.mp4")
    #expect(movie.code == 2)
    #expect(movie.errors.contains("--movie names one file, and there are 2 sessions"))
  }

  @Test func everyDrawnFrameIsLogged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"counter","size":[120,90]}"#, #"{"tap":"Add"}"#, #"{"settle":60}"#,
      #"{"wait":5}"#, #"{"expect":{"label":"taps 1"}}"#, to: "a.jsonl")
    #expect(try run("--replay", "a.jsonl", "--headless", "--frame-log", "log").code == 0)
    struct Frame: Decodable {
      var frame: Int
      var time: Double
      var bodies: Int, layouts: Int, layers: Int, pixels: Int
      var ms: Double
    }
    let frames = try text("log").split(separator: "\n").map {
      try JSONDecoder().decode(Frame.self, from: Data($0.utf8))
    }
    #expect(frames.map(\.frame) == Array(0..<frames.count))
    #expect(frames.count == 18)
    #expect(frames[0].pixels == 120 * 90)
    #expect(frames[0].bodies > 0 && frames[0].layouts > 0)
    #expect(frames[3].layers > 0 && frames[3].pixels > 0 && frames[3].pixels < 120 * 90)
    for still in frames.suffix(5) {
      #expect(still.bodies + still.layouts + still.layers + still.pixels == 0)
    }
    #expect(abs(frames[6].time - 0.1) < 1e-9)
    #expect(frames.allSatisfy { $0.ms >= 0 })
  }

  @Test func itTellsAboutItself() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(
      try run("--list-pages").output
        == "counter\nendless\nscene\ndelays\ntimer\ndelegate\npicture\n")
    #expect(try run("--version").output.hasPrefix("session-probe: Diorama "))
    #expect(try run("--help").output.contains("--list-pages"))
    #expect(try run("--device", "list").output.contains("iphone-14 "))
  }
}
