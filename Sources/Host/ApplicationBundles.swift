import Foundation

/// The folders that an application's own resources lie in.
enum ApplicationBundles {
  /// Every resource bundle beside the executable (SwiftPM makes one per target with resources), the
  /// main bundle, and the bundles loaded so far, each once. The package's own assets are left out.
  static let folders: [URL] = {
    var folders: [URL] = []
    var seen: Set<String> = []
    func add(_ url: URL) {
      let path = url.resolvingSymlinksInPath().standardizedFileURL.path
      if seen.insert(path).inserted { folders.append(URL(fileURLWithPath: path)) }
    }
    var places = [Bundle.main.bundleURL]
    if let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      places.insert(URL(fileURLWithPath: link).deletingLastPathComponent(), at: 0)
    }
    for place in places {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      for name in names.sorted() where name.hasSuffix(".resources") {
        if !name.hasPrefix("diorama_Assets.") { add(place.appendingPathComponent(name)) }
      }
    }
    if let resources = Bundle.main.resourceURL { add(resources) }
    for bundle in Bundle.allBundles { bundle.resourceURL.map(add) }
    return folders
  }()

  /// The files directly in those folders, and in folders of theirs called `Fonts`, that end in one
  /// of `extensions`, in a fixed order.
  static func files(extensions: Set<String>) -> [URL] {
    var files: [URL] = []
    for folder in folders {
      for place in [folder, folder.appendingPathComponent("Fonts")] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
        for name in names.sorted() {
          let url = place.appendingPathComponent(name)
          if extensions.contains(url.pathExtension.lowercased()) { files.append(url) }
        }
      }
    }
    return files
  }

  /// The folders of one bundle, or of the application where it is nil.
  static func folders(of bundle: Bundle?) -> [URL] {
    guard let bundle else { return folders }
    return [bundle.resourceURL ?? bundle.bundleURL]
  }
}
