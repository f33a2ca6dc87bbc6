import Desktop
import Diorama
import DioramaTesting
import Foundation
import Host
import Session
import Testing

@testable import gallery

/// The same session gives the same pixels, frame by frame, wherever it is played.
@Suite struct FrameHashTests {
  private let session = "photo-source-en-light.jsonl"
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func hashes(_ flags: [String], _ environment: [String: String]) throws -> String {
    let file = folder.appendingPathComponent(UUID().uuidString).path
    let path = SessionFilesTests.folder.appendingPathComponent(session).path
    let outcome = try Program.run(
      "gallery", flags + ["--replay", path, "--hashes", file], environment: environment)
    #expect(outcome.code == 0, "\(outcome.errors)")
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  @Test(.enabled(if: Display.isInstalled, "Xvfb is not installed"))
  func everyDriverShowsTheSame() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let headless = try hashes(["--headless"], [:])
    let lines = headless.split(separator: "\n")
    #expect(lines.count == 31)
    #expect(Set(lines.map { $0.split(separator: " ")[1] }).count > 20, "the fade changes pixels")
    #expect(try hashes(["--headless"], [:]) == headless)
    #expect(try hashes([], ["SDL_VIDEODRIVER": "dummy"]) == headless)
    let display = try Display()
    defer { display.end() }
    #expect(try hashes([], display.environment) == headless)
  }

  @Test @MainActor func oneProcessShowsTheSameTwice() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func play() throws -> String {
      let session = try SessionFilesTests.session(session)
      let stage = try Stage(
        GalleryView(page: .photoSource), size: try #require(session.header.size))
      let snapshots = Snapshots(
        session: session.name,
        references: SessionFilesTests.folder.appendingPathComponent("Snapshots").path,
        report: folder.path, missing: .leave, updates: false, files: DiskFiles())
      let player = Player(session, on: stage.host, snapshots: snapshots)
      var hashes = FrameHashes()
      player.onFrame = { frame, _ in hashes.add(frame, player.picture()) }
      while player.resume() != .end {}
      #expect(player.result.hasPassed)
      return hashes.text
    }
    let first = try play()
    #expect(try play() == first)
    #expect(try hashes(["--headless"], [:]) == first)
  }
}
