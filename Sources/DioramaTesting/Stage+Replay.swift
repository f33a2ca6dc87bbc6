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
  /// - Throws: what is wrong with the file, or every step that failed, with its line, and the path of
  ///   a page in `.diorama` that shows them. For its pictures, the session is played a second time.
  @discardableResult public static func replay<V: View>(
    _ session: String, of view: V, source: String = #filePath
  ) async throws -> Stage {
    let tests = URL(fileURLWithPath: source).deletingLastPathComponent()
    let url = URL(fileURLWithPath: session, relativeTo: tests).standardizedFileURL
    let path = shown(url.path)
    let files = DiskFiles()
    guard let bytes = try files.bytes(at: path) else {
      throw StageError("there is no session \(url.path)")
    }
    let parsed: SessionFile
    let configuration: WindowConfiguration
    do {
      parsed = try SessionFile(bytes, file: path, other: files.included(by: path))
      configuration = try LaunchOptions().configuration(
        parsed.header, file: path, standard: WindowConfiguration())
    } catch {
      throw StageError("\(error)")
    }
    try SessionReport.remove(from: reports, of: parsed, files: files)
    let references = url.deletingLastPathComponent().appendingPathComponent("Snapshots").path
    let snapshots = snapshots(session: parsed.name, references: references)
    let player = Player(parsed, on: try host(view, configuration), snapshots: snapshots)
    var pause = player.resume()
    while pause != .end {
      if pause == .tasks { await letTasksRun(player.host) }
      pause = player.resume()
    }
    let stage = Stage(player.host, player.input)
    if player.result.hasPassed { return stage }
    var complaints = player.result.complaints(file: path)
    if !player.result.failures.isEmpty {
      var report = SessionReport(player, path: path)
      // Once more, for the pictures of what led to the failures.
      let again = Player(parsed, on: try host(view, configuration), snapshots: snapshots)
      defer { again.host.close() }
      again.checks = false
      while again.host.frame < report.lastFrame ?? -1 {
        let pause = again.resume()
        if pause == .tasks { await letTasksRun(again.host) } else { report.take(again) }
        if pause == .end { break }
      }
      let page = try report.write(
        to: reports, libraries: Libraries.versions, text: stage.host.graph.services.text,
        files: files)
      complaints.append("see \(page)")
    }
    throw StageError(complaints.joined(separator: "\n"))
  }

  /// A path as messages show it: from the folder where the tests run, if it lies in there.
  private static func shown(_ path: String) -> String {
    let folder = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
  }

  /// The pictures of one session or test, and what this process may do with them.
  package static func snapshots(session: String, references: String) -> Snapshots {
    let environment = ProcessInfo.processInfo.environment
    var snapshots = Snapshots(
      session: session, references: references, report: reports,
      missing: environment["CI"].map { !$0.isEmpty } == true ? .leave : .write,
      updates: environment["DIORAMA_UPDATE_SNAPSHOTS"] != nil, files: DiskFiles()
    ) { FileHandle.standardError.write(Data("accepted: \($0)\n".utf8)) }
    snapshots.howToAccept = "run the test again with DIORAMA_UPDATE_SNAPSHOTS=1 in the environment"
    return snapshots
  }
}
