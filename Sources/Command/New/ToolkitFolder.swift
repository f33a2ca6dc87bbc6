import Foundation
import Session

/// Where this package lies, which others are to be built on.
struct ToolkitFolder {
  /// Absolute, without links.
  let folder: String

  /// - Parameter given: the folder that the user has named, nil to look for it.
  static func find(given: String?) throws(UsageError) -> ToolkitFolder {
    let advice = "give the folder that holds Diorama's Package.swift: --diorama FOLDER"
    if let given {
      guard isToolkit(given) else {
        throw UsageError("\(given) is not the package Diorama: \(advice)")
      }
      return ToolkitFolder(folder: resolved(given))
    }
    // A program that was built and left there lies in the package, and otherwise its source does.
    var places: [String] = []
    let link = "/proc/self/exe"
    if let own = try? FileManager.default.destinationOfSymbolicLink(atPath: link) {
      places += foldersAround(own)
    }
    places += foldersAround(#filePath)
    guard let found = places.first(where: isToolkit) else {
      throw UsageError("the package Diorama is not where this program was built: \(advice)")
    }
    return ToolkitFolder(folder: resolved(found))
  }

  /// How the manifest of a package names it: from there if it is near, and otherwise from the root.
  func path(from package: String) -> String {
    let from = ToolkitFolder.components(ToolkitFolder.resolved(package))
    let to = ToolkitFolder.components(folder)
    let common = zip(from, to).prefix { $0 == $1 }.count
    let up = from.count - common
    if common == 0 || up > 3 { return folder }
    let steps = Array(repeating: "..", count: up) + to.dropFirst(common)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }

  private static func isToolkit(_ folder: String) -> Bool {
    let manifest = try? String(contentsOfFile: "\(folder)/Package.swift", encoding: .utf8)
    return manifest?.contains("name: \"diorama\",") == true
      && FileManager.default.fileExists(atPath: "\(folder)/Sources/Diorama")
  }
  private static func foldersAround(_ file: String) -> [String] {
    var url = URL(fileURLWithPath: file), out: [String] = []
    while url.path != "/" {
      url.deleteLastPathComponent()
      out.append(url.path)
    }
    return out
  }
  private static func components(_ path: String) -> [Substring] { path.split(separator: "/") }
  /// Absolute and without links, as far as it exists.
  static func resolved(_ path: String) -> String {
    let url = URL(fileURLWithPath: path).standardizedFileURL
    if let real = realpath(url.path, nil) {
      defer { free(real) }
      return String(cString: real)
    }
    if url.path == "/" { return "/" }
    return resolved(url.deletingLastPathComponent().path) + "/" + url.lastPathComponent
  }
}
