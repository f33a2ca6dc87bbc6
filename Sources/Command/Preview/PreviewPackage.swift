import Foundation
import Host
import Session

/// A package whose previews are asked for.
struct PreviewPackage {
  let folder: String
  private let map: PackageMap
  /// What tells Swift's programs where the package lies and is built.
  private let place: [String]

  /// - Parameters:
  ///   - given: the folder that the user has named, nil to look for it here and around.
  ///   - scratch: where it is built, nil for the usual place.
  init(given: String?, scratch: String?) throws {
    var url = URL(fileURLWithPath: ToolkitFolder.resolved(given ?? "."))
    func isPackage() -> Bool {
      FileManager.default.fileExists(atPath: url.appendingPathComponent("Package.swift").path)
    }
    if let given {
      guard isPackage() else {
        throw UsageError(
          "there is no Package.swift in \(given): --package names a package's folder")
      }
    } else {
      while !isPackage() {
        if url.path == "/" {
          throw UsageError(
            "there is no Package.swift here or in a folder around: go to the package, or name its "
              + "folder with --package")
        }
        url.deleteLastPathComponent()
      }
    }
    folder = url.path
    place =
      ["--package-path", folder]
      + (scratch.map { ["--scratch-path", ToolkitFolder.resolved($0)] } ?? [])
    map = try PackageMap(folder: folder)
  }

  // MARK: which target

  /// The target of a name, or the only one that has previews.
  func target(named name: String?) throws -> String {
    let all = map.own.filter { !["test", "macro", "plugin", "system-target"].contains($0.type) }
    if let name {
      if all.contains(where: { $0.name == name }) { return name }
      throw UsageError(
        "\(folder) has no target \"\(name)\"\(Suggestion.clause(for: name, among: all.map(\.name)))"
      )
    }
    let found = all.filter(hasPreviews)
    if found.count == 1 { return found[0].name }
    if found.isEmpty {
      throw UsageError(
        "no target in \(folder) has previews: write #Preview { MyView() } below a view, and start "
          + "this again")
    }
    throw UsageError(
      "several targets have previews: name one of \(found.map(\.name).joined(separator: ", "))")
  }
  private func hasPreviews(_ target: PackageMap.Target) -> Bool {
    let files = FileManager.default.enumerator(atPath: target.folder)?.allObjects as? [String] ?? []
    return files.contains { file in
      guard file.hasSuffix(".swift"), !file.contains(".build/"),
        let text = try? String(contentsOfFile: "\(target.folder)/\(file)", encoding: .utf8)
      else { return false }
      return text.contains("#Preview") || text.contains("PreviewProvider")
    }
  }

  // MARK: its program

  /// Builds the target, and links the program that shows its previews.
  /// - Returns: the program's path.
  func program(for target: String) throws -> String {
    guard try Shell.run(["swift", "build"] + place + ["--target", target]) else {
      throw UsageError("\(target) does not build: what is wrong is said above")
    }
    let shown = try Shell.output(["swift", "build"] + place + ["--show-bin-path"])
    let bin = String(decoding: shown, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    var map = map
    try map.readOthers(folder: folder, place: place)
    let parts = map.closure(of: target)
    guard parts.contains(where: { $0.name == "SwiftUI" }) else {
      throw UsageError(
        "\(target) does not depend on Diorama: add .product(name: \"SwiftUI\", package: \"diorama\") "
          + "to its dependencies in Package.swift")
    }
    let objects = parts.flatMap { self.objects(below: "\(bin)/\($0.name).build") }
    let program = "\(bin)/\(target)-previews"
    if isNewer(program, than: objects) { return program }
    let list = "\(program).objects"
    try objects.map { "\"\($0)\"" }.joined(separator: "\n")
      .write(toFile: list, atomically: true, encoding: .utf8)
    let libraries = Set(parts.flatMap(\.libraries)).sorted().map { "-l\($0)" }
    guard
      try Shell.run(
        ["swiftc", "-emit-executable", "-o", program, "@\(list)"] + libraries + [
          // It begins with the list of previews, whatever else is in it.
          "-Xlinker", "--defsym=main=diorama_previews",
        ])
    else {
      throw Shell.Failure(description: "\(program) cannot be linked: what is wrong is said above")
    }
    return program
  }
  /// What has been compiled of a target. What is left of files that have gone is none of it.
  private func objects(below folder: String) -> [String] {
    if let data = FileManager.default.contents(atPath: "\(folder)/output-file-map.json"),
      let files = try? JSONSerialization.jsonObject(with: data) as? [String: [String: Any]]
    {
      return files.values.compactMap { $0["object"] as? String }.sorted()
    }
    let files = FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []
    return files.filter { $0.hasSuffix(".o") }.sorted().map { "\(folder)/\($0)" }
  }
  private func isNewer(_ file: String, than others: [String]) -> Bool {
    func date(_ path: String) -> Date? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
    }
    guard let own = date(file) else { return false }
    return others.allSatisfy { (date($0) ?? .distantPast) < own }
  }
}
