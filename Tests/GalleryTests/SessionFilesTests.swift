import Desktop
import Diorama
import DioramaTesting
import Foundation
import Host
import Session
import Testing

@testable import gallery

/// Every file in `Tests/Sessions` is a test.
@Suite struct SessionFilesTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sessions")
  static let files: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".jsonl") }.sorted()
  }()

  static func session(_ name: String) throws -> SessionFile {
    let url = folder.appendingPathComponent(name)
    return try SessionFile([UInt8](Data(contentsOf: url)), file: url.path)
  }

  @Test(arguments: files) @MainActor func passesInThisProcess(_ name: String) async throws {
    let page = try Self.session(name).header.page
    let view = GalleryView(page: page.flatMap(Page.init))
    try await Stage.replay("../Sessions/\(name)", of: view)
  }

  @Test(arguments: files) func passesInAProcessOfItsOwn(_ name: String) throws {
    let environment = ProcessInfo.processInfo.environment["CI"].map { ["CI": $0] } ?? [:]
    let outcome = try Program.run(
      "gallery", ["--headless", "--replay", Self.folder.appendingPathComponent(name).path],
      environment: environment)
    #expect(outcome.code == 0, "\(outcome.errors)")
    let title = name.dropLast(".jsonl".count)
    #expect(outcome.output.hasPrefix("\(title): passed, "), "\(outcome.output)")
    #expect(outcome.errors.isEmpty)
  }

  @Test func everyPageHasASessionWithAPicture() throws {
    let sessions = try Self.files.map(Self.session)
    for page in Page.allCases {
      let ofPage = sessions.filter { $0.header.page == page.rawValue }
      let pictures = ofPage.flatMap(\.steps).filter {
        if case .snapshot = $0.action { true } else { false }
      }
      #expect(!pictures.isEmpty, "no session has a picture of the page \(page.rawValue)")
    }
  }

  @Test func thePicturesAreThoseOfTheSessions() throws {
    let snapshots = Self.folder.appendingPathComponent("Snapshots")
    var wanted: Set<String> = []
    for session in try Self.files.map(Self.session) {
      let scale = session.header.scale ?? 1
      for case .snapshot(let name, _) in session.steps.map(\.action) {
        wanted.insert("\(session.name)/\(SnapshotName.file(name, scale: scale)).png")
      }
    }
    let found = try FileManager.default.subpathsOfDirectory(atPath: snapshots.path)
      .filter { $0.hasSuffix(".png") }
    #expect(Set(found) == wanted)
  }
}
