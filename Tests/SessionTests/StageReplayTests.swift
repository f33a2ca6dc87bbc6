import Diorama
import DioramaTesting
import Foundation
import Testing

private struct Page: View {
  @State private var taps = 0
  var body: some View {
    VStack(spacing: 0) {
      Text("taps \(taps)")
      Button("Task") { Task { taps += 1 } }
      Color.red
    }
  }
}

@MainActor @Suite struct StageReplayTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  private func write(_ lines: String...) throws -> String {
    let url = folder.appendingPathComponent("page.jsonl")
    try lines.joined(separator: "\n").write(to: url, atomically: true, encoding: .utf8)
    return url.path
  }

  @Test func aSessionIsPlayedInTheWindowOfItsHeader() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try write(
      #"{"diorama":1,"size":[60,80],"scale":2,"fps":20}"#, #"{"tap":"Task"}"#,
      #"{"expect":{"label":"taps 1"}}"#, #"{"wait":2}"#)
    let stage = try await Stage.replay(path, of: Page())
    #expect(stage.frame == 2)
    #expect(stage.time == 0.1)
    #expect(stage.pixel(119, 159) == stage.pixel(60, 120))
    try await stage.tap("Task")
    #expect(try stage.element("taps 2").isVisible)
  }

  @Test func aSessionThatFailsIsThrown() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try write(#"{"diorama":1}"#, #"{"expect":{"label":"taps 1"}}"#, #"{"tap":"x"}"#)
    let error = await #expect(throws: StageError.self) {
      try await Stage.replay(path, of: Page())
    }
    #expect(
      error?.description.hasPrefix("\(path):2: {\"expect\":{\"label\":\"taps 1\"}}\n") == true)
    #expect(error?.description.contains("\n\(path):3: {\"tap\":\"x\"}\n") == true)
    #expect(error?.description.hasSuffix("\nsee .diorama/page/report.html") == true)
    let report = try String(contentsOfFile: ".diorama/page/report.html", encoding: .utf8)
    #expect(report.contains("<h2>\(path):3</h2>"))
    let malformed = try write(#"{"diorama":1}"#, #"{"tpa":"x"}"#)
    let refusal = await #expect(throws: StageError.self) {
      try await Stage.replay(malformed, of: Page())
    }
    #expect(refusal?.description == "\(path):2: unknown key \"tpa\"; did you mean \"tap\"?")
    let nowhere = await #expect(throws: StageError.self) {
      try await Stage.replay("nowhere.jsonl", of: Page())
    }
    #expect(nowhere?.description.hasSuffix("/Tests/SessionTests/nowhere.jsonl") == true)
  }

  @Test func aSnapshotIsWrittenBesideTheTestOnceAndComparedThen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let test = folder.appendingPathComponent("PageTests.swift").path
    let reference = folder.appendingPathComponent("Snapshots/PageTests/start.png")
    let stage = try Stage(Page(), size: CGSize(width: 60, height: 80))
    let environment = ProcessInfo.processInfo.environment
    if environment["DIORAMA_UPDATE_SNAPSHOTS"] != nil {
      try stage.assertSnapshot(named: "start", file: test)
      #expect(FileManager.default.fileExists(atPath: reference.path))
    } else if environment["CI", default: ""].isEmpty {
      #expect(throws: StageError.self) { try stage.assertSnapshot(named: "start", file: test) }
      #expect(FileManager.default.fileExists(atPath: reference.path))
      try stage.assertSnapshot(named: "start", file: test)
    } else {
      let error = #expect(throws: StageError.self) {
        try stage.assertSnapshot(named: "start", file: test)
      }
      #expect(error?.description.contains("none is written where CI is set") == true)
      #expect(!FileManager.default.fileExists(atPath: reference.path))
    }
  }
}
