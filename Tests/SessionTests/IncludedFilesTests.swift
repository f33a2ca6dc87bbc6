import Desktop
import DioramaTesting
import Foundation
import Diorama
import Testing

/// Files that sessions include lie in the session's folder or below, whatever leads there.
@Suite struct IncludedFilesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("in/steps"), withIntermediateDirectories: true)
    try write(#"{"diorama":1}"#, #"{"tap":"Add"}"#, to: "outside.jsonl")
    try write(#"{"diorama":1}"#, #"{"tap":"Add"}"#, to: "in/steps/tap.jsonl")
  }
  private func write(_ lines: String..., to name: String) throws {
    try lines.joined(separator: "\n").write(
      to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }
  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.appendingPathComponent(name).path, withDestinationPath: target)
  }
  private func session(including file: String) throws {
    try write(
      #"{"diorama":1,"page":"counter"}"#, #"{"include":"\#(file)"}"#,
      #"{"expect":{"label":"taps 1"}}"#, to: "in/a.jsonl")
  }
  private func play(_ session: String = "in/a.jsonl") throws -> Program.Outcome {
    try Program.run("session-probe", ["--headless", "--replay", session], folder: folder)
  }

  @Test(arguments: ["out.jsonl", "steps/out.jsonl", "away/outside.jsonl"])
  func aLinkOutOfTheFolderIsRefused(_ file: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try link("in/out.jsonl", to: "../outside.jsonl")
    try link("in/steps/out.jsonl", to: folder.appendingPathComponent("outside.jsonl").path)
    try link("in/away", to: "..")
    try session(including: file)
    let outcome = try play()
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains(
        "in/a.jsonl:2: in/\(file) lies outside of the session's folder: a symbolic link leads to /"),
      "\(outcome.errors)")
    #expect(outcome.errors.contains("/outside.jsonl. Put a copy of that file into the folder."))
  }

  @Test(arguments: ["check", "show", "format"])
  func aCommandDoesNotFollowItEither(_ command: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try link("in/out.jsonl", to: "../outside.jsonl")
    try session(including: "out.jsonl")
    let outcome = try Program.run("diorama", [command, "in/a.jsonl"], folder: folder)
    #expect(outcome.code == 2)
    #expect(
      outcome.errors.contains("in/a.jsonl:2: in/out.jsonl lies outside of the session's folder"),
      "\(outcome.errors)")
    try session(including: "steps/tap.jsonl")
    #expect(try Program.run("diorama", [command, "in/a.jsonl"], folder: folder).code == 0)
  }

  @Test func aLinkThatStaysInTheFolderIsFollowed() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try link("in/here.jsonl", to: "steps/tap.jsonl")
    try link("in/there", to: "steps")
    for file in ["here.jsonl", "there/tap.jsonl", "steps/tap.jsonl"] {
      try session(including: file)
      let outcome = try play()
      #expect(outcome.code == 0, "\(file): \(outcome.errors)")
    }
    // The folder itself, or the session, may be reached by a link.
    try link("short", to: "in")
    #expect(try play("short/a.jsonl").code == 0)
  }

  @Test func whatIsNotThereOrNoFileIsSaid() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try link("in/nowhere.jsonl", to: "gone.jsonl")
    try link("in/circle.jsonl", to: "circle.jsonl")
    for file in ["nowhere.jsonl", "circle.jsonl", "none.jsonl"] {
      try session(including: file)
      let outcome = try play()
      #expect(outcome.code == 2)
      #expect(
        outcome.errors.contains("in/a.jsonl:2: there is no file in/\(file) to include"),
        "\(outcome.errors)")
    }
    try session(including: "steps")
    let outcome = try play()
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("in/a.jsonl:2: cannot read "), "\(outcome.errors)")
  }

  @Test @MainActor func aStageRefusesItToo() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try link("in/out.jsonl", to: "../outside.jsonl")
    try session(including: "out.jsonl")
    let path = folder.appendingPathComponent("in/a.jsonl").path
    let error = await #expect(throws: StageError.self) {
      try await Stage.replay(path, of: Text("taps 1"))
    }
    #expect(
      error?.description.contains("a.jsonl:2: ") == true
        && error?.description.contains("outside of the session's folder") == true)
    try session(including: "steps/tap.jsonl")
    let other = await #expect(throws: StageError.self) {
      try await Stage.replay(path, of: Text("taps 1"))
    }
    #expect(other?.description.contains("steps/tap.jsonl:2: ") == true, "there is nothing to tap")
  }
}
