import Foundation

/// The files that Diorama brings along: fonts and symbols.
///
/// They are copied into a resource bundle when the package is built. SwiftPM puts that bundle beside
/// the executable and writes its absolute path into the program as well. A program that was copied
/// elsewhere has neither unless the bundle was copied with it, so nothing here relies on
/// `Bundle.module`, which stops the program when it finds no bundle.
package enum Assets {
  /// The bundle's folder, as SwiftPM names it: the package, then the target.
  static let bundleName = "diorama_Assets.resources"

  /// Where `path` is, relative to the assets: `Fonts/Inter-Regular.otf`.
  ///
  /// Looks in `diorama_Assets.resources` beside the executable, then in the folder this source was
  /// compiled from.
  /// - Throws: `AssetError` when neither place has the file.
  package static func url(_ path: String) throws -> URL {
    try url(path, in: folders)
  }

  static func url(_ path: String, in folders: [URL]) throws -> URL {
    for folder in folders {
      let url = folder.appendingPathComponent(path)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    throw AssetError(path: path, folders: folders.map(\.path))
  }

  /// Beside the executable (the link resolved, so that one in `/usr/local/bin` works), beside the
  /// bundle that a test runner loaded, and in the checkout.
  static let folders: [URL] = {
    var places: [URL] = []
    let link = "/proc/self/exe"
    if let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: link) {
      places.append(URL(fileURLWithPath: executable).deletingLastPathComponent())
    }
    places.append(Bundle.main.bundleURL)
    places = places.map { $0.appendingPathComponent(bundleName, isDirectory: true) }
    places.append(URL(fileURLWithPath: #filePath).deletingLastPathComponent())
    return places
  }()
}

/// A file of the package that is nowhere to be found.
package struct AssetError: Error, CustomStringConvertible {
  /// The file, relative to the assets.
  package let path: String
  /// Where it was looked for.
  package let folders: [String]

  package var description: String {
    """
    \(path) is missing; looked in \(folders.joined(separator: ", ")). \
    Copy the folder \(Assets.bundleName) from the build directory to the executable's, \
    or build the package again.
    """
  }
}
