import Desktop
import Foundation
import Testing

/// Several sessions at once: what is written of them, what is shown meanwhile, and how they end.
@Suite struct BatchTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("all"), withIntermediateDirectories: true)
  }
  private func write(_ lines: String..., to name: String) throws {
    try lines.joined(separator: "\n").write(
      to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }
  private func play(_ arguments: String...) throws -> Program.Outcome {
    try Program.run("session-probe", ["--headless", "--replay"] + arguments, folder: folder)
  }

  // MARK: accepting

  @Test func onlyWhatDiffersIsWrittenAnewAndListed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let small = #"{"diorama":1,"page":"counter","size":[120,90]}"#
    try write(small, #"{"snapshot":"start"}"#, to: "all/a.jsonl")
    try write(
      small, #"{"snapshot":"start"}"#, #"{"tap":"Add"}"#, #"{"settle":60}"#,
      #"{"snapshot":"end"}"#, to: "all/b.jsonl")
    let first = try play("all", "--update-snapshots")
    #expect(first.code == 0, "\(first.errors)")
    #expect(
      first.output.split(separator: "\n").filter { $0.hasPrefix("accepted: ") } == [
        "accepted: all/Snapshots/a/start.png", "accepted: all/Snapshots/b/start.png",
        "accepted: all/Snapshots/b/end.png",
      ])
    // One of the three becomes another: what is written over it is a new file.
    let snapshots = folder.appendingPathComponent("all/Snapshots")
    func number(_ name: String) throws -> Int {
      try #require(
        FileManager.default.attributesOfItem(atPath: snapshots.appendingPathComponent(name).path)[
          .modificationDate] as? Date
      ).hashValue
    }
    let right = try Data(contentsOf: snapshots.appendingPathComponent("b/end.png"))
    try FileManager.default.removeItem(at: snapshots.appendingPathComponent("b/end.png"))
    try FileManager.default.copyItem(
      at: snapshots.appendingPathComponent("b/start.png"),
      to: snapshots.appendingPathComponent("b/end.png"))
    let before = try (number("a/start.png"), number("b/start.png"))
    let failed = try play("all")
    #expect(failed.code == 1)
    #expect(!failed.output.contains("accepted"))
    let second = try play("all", "--update-snapshots")
    #expect(second.code == 0, "\(second.errors)")
    #expect(
      second.output.split(separator: "\n").filter { $0.hasPrefix("accepted: ") } == [
        "accepted: all/Snapshots/b/end.png"
      ])
    #expect(try Data(contentsOf: snapshots.appendingPathComponent("b/end.png")) == right)
    #expect(try (number("a/start.png"), number("b/start.png")) == before)
    let third = try play("all", "--update-snapshots")
    #expect(third.code == 0)
    #expect(!third.output.contains("accepted"))
  }

  @Test func anExpectationThatFailsStillDoes() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"counter"}"#, #"{"snapshot":"start"}"#,
      #"{"expect":{"label":"taps 7"}}"#, to: "a.jsonl")
    let outcome = try play("a.jsonl", "--update-snapshots")
    #expect(outcome.code == 1)
    #expect(outcome.output == "accepted: ./Snapshots/a/start.png\n")
    #expect(outcome.errors.contains("a: failed, 1 of 1 expectation failed, 1 snapshot, "))
  }

  // MARK: ending

  @Test(arguments: [SIGINT, SIGTERM])
  func aBatchThatIsEndedEndsItsProcesses(_ signal: Int32) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a", "b", "c"] {
      try write(
        #"{"diorama":1,"page":"endless"}"#,
        #"{"wait":1000000}"#, #"{"expect":{"role":"text"}}"#,
        to: "all/\(name).jsonl")
    }
    let batch = try Program(
      "session-probe", ["--headless", "--replay", "all", "--junit", "j.xml"], folder: folder)
    var children: [Int32] = []
    for _ in 0..<500 where children.isEmpty {
      Thread.sleep(forTimeInterval: 0.02)
      children = Program.children(of: batch.process.processIdentifier)
    }
    #expect(!children.isEmpty)
    Thread.sleep(forTimeInterval: 0.2)
    children += Program.children(of: batch.process.processIdentifier)
    kill(batch.process.processIdentifier, signal)
    let outcome = batch.outcome()
    #expect(outcome.code == 128 + signal)
    for child in Set(children) where kill(child, 0) == 0 {
      Issue.record("\(child) is still there")
      kill(child, SIGKILL)
    }
    #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("j.xml").path))
  }

  // MARK: progress

  /// Runs the probe with a terminal for its output, and returns what has come there.
  private func onTerminal(_ arguments: String, type: String = "xterm") throws -> Program.Outcome {
    let probe = try Program.folder.appendingPathComponent("session-probe").path
    return try Program.run(
      "/usr/bin/script", ["-qec", "'\(probe)' \(arguments)", "/dev/null"],
      environment: ["TERM": type, "PATH": "/usr/bin:/bin", "SHELL": "/bin/sh"], folder: folder)
  }
  private static let hasTerminal = FileManager.default.isExecutableFile(atPath: "/usr/bin/script")
  private static let erase = "\r\u{1b}[K"

  @Test(.enabled(if: hasTerminal, "script is not installed"))
  func aLongReplaySaysHowFarItIs() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"endless","size":[120,90]}"#, #"{"wait":6000}"#,
      #"{"expect":{"role":"text","count":0}}"#, to: "long.jsonl")
    // With hashes, so that every frame is drawn, and it takes long enough.
    let start = ContinuousClock.now
    let outcome = try onTerminal("--headless --replay long.jsonl --hashes h")
    let tenths = (ContinuousClock.now - start) / .milliseconds(100)
    #expect(outcome.code == 0, "\(outcome.output)")
    let parts = outcome.output.components(separatedBy: Self.erase)
    #expect(parts.count >= 3, "something was shown, and taken away: \(outcome.output)")
    #expect(Double(parts.count) <= tenths + 2, "ten times a second")
    #expect(parts.first == "")
    for shown in parts.dropFirst().dropLast() {
      #expect(shown.wholeMatch(of: /long: frame \d+, \d+\.\d s/) != nil, "\(shown)")
    }
    #expect(parts.last?.hasPrefix("long: passed, 1 expectation") == true)
    // Never where nobody looks.
    let away = try Program.run(
      "session-probe", ["--headless", "--replay", "long.jsonl", "--hashes", "h"],
      environment: ["TERM": "xterm"], folder: folder)
    #expect(away.errors == "")
    #expect(!away.output.contains("\u{1b}"))
    let dumb = try onTerminal("--headless --replay long.jsonl --hashes h", type: "dumb")
    #expect(dumb.output.hasPrefix("long: passed, 1 expectation"))
  }

  @Test(.enabled(if: hasTerminal, "script is not installed"))
  func aBatchSaysHowManyAreThereAndHowManyFailed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write(
      #"{"diorama":1,"page":"counter"}"#, #"{"expect":{"label":"no"}}"#, to: "all/a.jsonl")
    for name in ["b", "c", "d"] {
      try write(
        #"{"diorama":1,"page":"endless"}"#, #"{"wait":20000}"#,
        #"{"expect":{"role":"text","count":0}}"#, to: "all/\(name).jsonl")
    }
    let outcome = try onTerminal("--headless --replay all")
    #expect(outcome.code == 1)
    let parts = outcome.output.components(separatedBy: Self.erase)
    let shown = parts.filter { $0.wholeMatch(of: /\d of 4 sessions(, 1 failed)?/) != nil }
    #expect(shown.contains { $0.hasSuffix(" of 4 sessions, 1 failed") }, "\(outcome.output)")
    #expect(parts.last?.contains("4 sessions: 3 passed, 1 failed in ") == true)
    #expect(parts.last?.contains(" of 4 sessions") == false)
  }
}
