import Foundation

extension ApplicationBundles {
  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// The files or folders in a folder, and up to `depth` folders below it, that have one of
  /// `extensions`, in a fixed order. Folders whose names have extensions are not looked into.
  static func items(in folder: URL, extensions: Set<String>, depth: Int) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var found: [URL] = []
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      if extensions.contains(url.pathExtension.lowercased()) {
        found.append(url)
      } else if depth > 0, url.pathExtension.isEmpty, isFolder(url) {
        found += items(in: url, extensions: extensions, depth: depth - 1)
      }
    }
    return found
  }

  /// Catalogues in the sources of the package that the program was built in, for those that its
  /// manifest does not list among its resources: Xcode takes those along unasked, the package manager
  /// leaves them where they lie. Nothing, where the program does not run where it was built.
  static let sourceCatalogues: [URL] = {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return program.map { catalogues(ofPackageOf: $0) } ?? []
  }()
  /// - Parameter program: the path of an executable.
  static func catalogues(ofPackageOf program: String) -> [URL] {
    guard let build = program.range(of: "/.build/") else { return [] }
    let root = URL(fileURLWithPath: String(program[..<build.lowerBound]))
    let manifest = root.appendingPathComponent("Package.swift")
    guard FileManager.default.fileExists(atPath: manifest.path) else { return [] }
    return items(in: root, extensions: ["xcassets", "xcstrings"], depth: 5).filter {
      !$0.path.hasPrefix(root.path + "/Tests/")
    }
  }

  /// What to do about a catalogue of the sources.
  static func advice(on catalogue: URL) -> String {
    "\(catalogue.path) is read where it lies: add .process(\"\(catalogue.lastPathComponent)\") to "
      + "the resources of its target in Package.swift, so that it goes along with the program"
  }
}
