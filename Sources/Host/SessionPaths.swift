import Foundation
import Session

/// The sessions that a path on a command line means.
package enum SessionPaths {
  /// A file as it is; of a folder, the sessions directly in it, by name.
  /// - Throws: where there is no such path, or no session in the folder.
  package static func all(at path: String) throws(UsageError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw UsageError("there is no file \(path) that can be read")
    }
    if !isFolder.boolValue { return [path] }
    guard let all = try? FileManager.default.contentsOfDirectory(atPath: path) else {
      throw UsageError("the folder \(path) cannot be read: check who may")
    }
    let names = all.filter { $0.hasSuffix(".jsonl") }.sorted()
    if names.isEmpty {
      throw UsageError("there is no session in \(path): a session's name ends in .jsonl")
    }
    let folder = path.hasSuffix("/") ? path : path + "/"
    return names.map { folder + $0 }
  }
}
