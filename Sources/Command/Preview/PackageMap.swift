import Foundation

/// What manifests say of a package and of those it is built on.
struct PackageMap {
  struct Target {
    let name: String
    let type: String
    /// Absolute.
    let folder: String
    /// Names of targets, or of products of other packages.
    let dependencies: [String]
    let libraries: [String]
  }
  /// Of the package itself, in the manifest's order.
  private(set) var own: [Target] = []
  private var targets: [String: Target] = [:]
  /// Targets by products that have them.
  private var products: [String: [String]] = [:]

  /// Reads the package's own manifest.
  init(folder: String) throws {
    own = try read(folder)
  }
  /// Reads the manifests of those that it is built on, which have been fetched.
  /// - Parameter place: what tells Swift's programs where the package lies and is built.
  mutating func readOthers(folder: String, place: [String]) throws {
    let data = try Shell.output(
      ["swift", "package"] + place + ["show-dependencies", "--format", "json"])
    var seen: Set<String> = [folder]
    func paths(_ node: [String: Any]) -> [String] {
      let below = (node["dependencies"] as? [[String: Any]] ?? []).flatMap(paths)
      return (node["path"] as? String).map { [$0] + below } ?? below
    }
    for path in paths(json(data)) where seen.insert(path).inserted { _ = try read(path) }
  }

  private func json(_ data: Data) -> [String: Any] {
    // What is printed before it is none of it.
    let start = data.firstIndex(of: UInt8(ascii: "{")) ?? data.startIndex
    return (try? JSONSerialization.jsonObject(with: data[start...])) as? [String: Any] ?? [:]
  }
  private mutating func read(_ folder: String) throws -> [Target] {
    let manifest = json(
      try Shell.output(["swift", "package", "--package-path", folder, "dump-package"]))
    for product in manifest["products"] as? [[String: Any]] ?? [] {
      guard let name = product["name"] as? String else { continue }
      products[name, default: []] += product["targets"] as? [String] ?? []
    }
    var all: [Target] = []
    for entry in manifest["targets"] as? [[String: Any]] ?? [] {
      guard let name = entry["name"] as? String, let type = entry["type"] as? String
      else { continue }
      let path = entry["path"] as? String ?? "\(type == "test" ? "Tests" : "Sources")/\(name)"
      let target = Target(
        name: name, type: type, folder: "\(folder)/\(path)",
        dependencies: (entry["dependencies"] as? [[String: [Any]]] ?? []).flatMap {
          $0.values.compactMap { $0.first as? String }
        }, libraries: PackageMap.libraries(entry["settings"] as? [[String: Any]] ?? []))
      all.append(target)
      targets[name] = target
    }
    return all
  }
  private static func libraries(_ settings: [[String: Any]]) -> [String] {
    settings.compactMap { setting in
      let kind = setting["kind"] as? [String: [String: Any]]
      return kind?["linkedLibrary"]?["_0"] as? String
    }
  }

  /// A target and all that it is built on, without what only the compiler uses.
  func closure(of name: String) -> [Target] {
    var seen: Set<String> = [], out: [Target] = []
    func add(_ name: String) {
      guard seen.insert(name).inserted else { return }
      if let target = targets[name] {
        guard target.type != "macro", target.type != "plugin" else { return }
        out.append(target)
        target.dependencies.forEach(add)
      }
      products[name]?.forEach(add)
    }
    add(name)
    return out
  }
}
