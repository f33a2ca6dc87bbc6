import Foundation
import Host
import Session

/// A package that is about to be made.
struct NewPackage {
  let name: PackageName
  /// Its folder, new or empty.
  let path: String
  let toolkit: ToolkitFolder

  /// Writes all of it in a folder beside, and then gives that its name: so nothing half-made is
  /// ever there.
  func make() throws {
    let manager = FileManager.default
    let folder = ToolkitFolder.resolved(path)
    var isFolder: ObjCBool = false
    let exists = manager.fileExists(atPath: folder, isDirectory: &isFolder)
    if exists {
      let contents = isFolder.boolValue ? try? manager.contentsOfDirectory(atPath: folder) : nil
      if contents?.isEmpty != true {
        let what = isFolder.boolValue ? "is a folder with something in it" : "is a file"
        throw UsageError("\(path) \(what): give another place with --path FOLDER, or remove it")
      }
    }
    let disk = DiskFiles()
    let draft = "\(folder).\(ProcessInfo.processInfo.processIdentifier).draft"
    defer { try? manager.removeItem(atPath: draft) }
    for (file, text) in files {
      let place = "\(draft)/\(file)"
      try disk.makeDirectory(at: URL(fileURLWithPath: place).deletingLastPathComponent().path)
      try disk.write(text, to: place)
    }
    if !exists { return try move(draft, to: folder) }
    // An empty folder stays the one that it is: somebody may stand in it.
    for item in try manager.contentsOfDirectory(atPath: draft) {
      try move("\(draft)/\(item)", to: "\(folder)/\(item)")
    }
  }

  private func move(_ draft: String, to place: String) throws {
    if rename(draft, place) == 0 { return }
    throw HostError(
      "cannot make \(place)", reason: String(cString: strerror(errno)),
      advice: "Give another place with --path FOLDER.")
  }
}
