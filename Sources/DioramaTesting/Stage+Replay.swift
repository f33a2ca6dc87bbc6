import Diorama
import Foundation
import Host
import Session

extension Stage {
  /// Plays a session on a view, from frame 0 to its end, in the window that its header asks for.
  ///
  ///     try await Stage.replay("Sessions/tabs.jsonl", of: TabsPage())
  ///
  /// Reference pictures lie in `Snapshots` beside the session, as they do for `--replay`; see
  /// `assertSnapshot` for when they are written. The names of the app and of a page in the header
  /// are not looked at.
  /// - Parameters:
  ///   - session: the path of a `.jsonl` file; a relative one begins at the folder of the test's
  ///     source file.
  ///   - view: the root of the window.
  /// - Returns: the stage as the session has left it.
  /// - Throws: what is wrong with the file, or every step that failed, with its line.
  @discardableResult public static func replay<V: View>(
    _ session: String, of view: V, source: String = #filePath
  ) async throws -> Stage {
    let tests = URL(fileURLWithPath: source).deletingLastPathComponent()
    let url = URL(fileURLWithPath: session, relativeTo: tests)
    let files = DiskFiles()
    guard let bytes = try files.bytes(at: url.path) else {
      throw StageError("there is no session \(url.path)")
    }
    let parsed: SessionFile
    let configuration: WindowConfiguration
    do {
      let folder = url.deletingLastPathComponent(), own = URL(fileURLWithPath: session)
      parsed = try SessionFile(bytes, file: session) { path in
        // Paths are as the session's own was given.
        let rest = path.dropFirst(session.count - own.lastPathComponent.count)
        return try MainActor.assumeIsolated {
          try files.bytes(
            at: folder.appendingPathComponent(String(rest)).path, below: folder.path)
        }
      }
      configuration = try LaunchOptions().configuration(
        parsed.header, file: session, standard: WindowConfiguration())
    } catch {
      throw StageError("\(error)")
    }
    let stage = Stage(try host(view, configuration))
    let player = Player(
      parsed, on: stage.host,
      snapshots: snapshots(
        session: parsed.name,
        references: url.deletingLastPathComponent().appendingPathComponent("Snapshots").path))
    var pause = player.resume()
    while pause != .end {
      if pause == .tasks { await letTasksRun() }
      pause = player.resume()
    }
    if !player.result.hasPassed {
      throw StageError(player.result.complaints(file: session).joined(separator: "\n"))
    }
    return stage
  }

  /// The pictures of one session or test, and what this process may do with them.
  static func snapshots(session: String, references: String) -> Snapshots {
    let environment = ProcessInfo.processInfo.environment
    return Snapshots(
      session: session, references: references, report: ".diorama",
      missing: environment["CI"].map { !$0.isEmpty } == true ? .leave : .write,
      updates: environment["DIORAMA_UPDATE_SNAPSHOTS"] != nil, files: DiskFiles()
    ) { FileHandle.standardError.write(Data("accepted: \($0)\n".utf8)) }
  }
}
