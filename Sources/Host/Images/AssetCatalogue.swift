import Foundation

/// What lies in one asset catalogue, a folder as Xcode writes it: sets of pictures and of colours by
/// their names.
///
/// Folders in it only sort, unless their `Contents.json` says that they provide a namespace: then
/// their names and a slash go before the names of what is in them.
struct AssetCatalogue {
  private(set) var images: [String: URL] = [:]
  private(set) var colors: [String: URL] = [:]

  init(_ folder: URL) { read(folder, prefix: "") }

  private mutating func read(_ folder: URL, prefix: String) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let url = folder.appendingPathComponent(name), stem = (name as NSString).deletingPathExtension
      switch url.pathExtension {
      case "imageset": images[prefix + stem] = images[prefix + stem] ?? url
      case "colorset": colors[prefix + stem] = colors[prefix + stem] ?? url
      case "", "spriteatlas":
        guard url.hasDirectoryPath || ApplicationBundles.isFolder(url) else { continue }
        let isNamespace =
          (try? AssetContents.read(url))?.properties?.providesNamespace == true
        read(url, prefix: isNamespace ? prefix + stem + "/" : prefix)
      default: continue
      }
    }
  }
}

/// What a `Contents.json` says.
struct AssetContents: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }
  /// One picture or colour of a set, and what it is for.
  struct Entry: Decodable {
    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, color
      case gamut = "display-gamut"
    }
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
    var color: AssetColorValue?
    var gamut: String?
  }
  struct Properties: Decodable {
    enum CodingKeys: String, CodingKey {
      case providesNamespace = "provides-namespace"
      case renderingIntent = "template-rendering-intent"
    }
    var providesNamespace: Bool?
    var renderingIntent: String?
  }
  var images: [Entry]?
  var colors: [Entry]?
  var properties: Properties?

  /// - Throws: where the folder has no `Contents.json`, or one that is none.
  static func read(_ folder: URL) throws -> AssetContents {
    let data = try Data(contentsOf: folder.appendingPathComponent("Contents.json"))
    return try JSONDecoder().decode(AssetContents.self, from: data)
  }
}

extension [AssetContents.Entry] {
  /// Those that fit an appearance best; a set without a fitting one has its nearest. They differ by
  /// their scales alone.
  func fitting(isDark: Bool, hasHighContrast: Bool) -> [AssetContents.Entry] {
    typealias Rank = (entry: AssetContents.Entry, rank: [Int])
    let ranked: [Rank] = map { entry in
      var look = 0, isFit = true
      for a in entry.appearances ?? [] {
        switch (a.appearance, a.value) {
        case ("luminosity", "dark"): if isDark { look += 2 } else { isFit = false }
        case ("luminosity", "light"): if isDark { isFit = false } else { look += 2 }
        case ("contrast", "high"): if hasHighContrast { look += 1 } else { isFit = false }
        default: isFit = false
        }
      }
      let idiom =
        switch entry.idiom {
        case "iphone": 2
        case nil, "universal": 1
        default: 0
        }
      return (entry, [isFit ? 1 : 0, idiom, look, entry.gamut == "display-P3" ? 0 : 1])
    }
    guard let best = ranked.map(\.rank).max(by: { $0.lexicographicallyPrecedes($1) }) else {
      return []
    }
    return ranked.filter { $0.rank == best }.map(\.entry)
  }
}
