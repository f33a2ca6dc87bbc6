import Desktop
import Foundation

/// A folder of a test's own, and the command run in it.
final class Desk {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("diorama-\(UUID().uuidString)")
  /// The package's own folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  deinit { try? FileManager.default.removeItem(at: folder) }

  func run(_ arguments: [String]) throws -> Program.Outcome {
    try Program.run("diorama", arguments, folder: folder)
  }
  func run(_ arguments: String...) throws -> Program.Outcome { try run(arguments) }
  /// Runs a line of a shell's, in which `$diorama` is the command.
  func shell(_ line: String) throws -> Program.Outcome {
    let command = try Program.folder.appendingPathComponent("diorama").path
    return try Program.run(
      "/bin/bash", ["-c", line], environment: ["diorama": command, "PATH": "/usr/bin:/bin"],
      folder: folder)
  }

  func url(_ name: String) -> URL { folder.appendingPathComponent(name) }
  func write(_ text: String, to name: String) throws {
    try makeFolder(url(name).deletingLastPathComponent().path)
    try Data(text.utf8).write(to: url(name))
  }
  func makeFolder(_ path: String) throws {
    let place = path.hasPrefix("/") ? URL(fileURLWithPath: path) : url(path)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
  }
  func text(_ name: String) throws -> String {
    try String(contentsOf: url(name), encoding: .utf8)
  }
  /// All files below the folder, by their paths in it.
  func files(below name: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url(name).path).filter { path in
      var isFolder: ObjCBool = false
      let whole = url(name).appendingPathComponent(path).path
      return FileManager.default.fileExists(atPath: whole, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// A session with every step of the format and every option of each, and one that it includes.
  func writeEveryStep() throws {
    try write(EveryStep.session, to: "every.jsonl")
    try write(EveryStep.included, to: "steps/login.jsonl")
  }
}
