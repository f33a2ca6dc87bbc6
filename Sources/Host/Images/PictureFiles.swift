import Diorama
import Foundation
import Raster

/// Pictures and colours of bundles.
///
/// A name means a set in one of a bundle's asset catalogues (`name.imageset`, `name.colorset`),
/// otherwise a file in its folder of resources, with or without its extension; slashes lead into
/// folders below. Files are PNG, JPEG, WebP, SVG and what else SDL2_image decodes. Of those that lie
/// loose, `name@2x` and `name@3x` are variants with more pixels to a point, and `name~dark`, before
/// the `@`, is the variant for dark appearance.
///
/// Any thread may ask. What is read for one of them keeps the others waiting, except those who have the
/// bytes already.
///
/// Differs: PDF pictures and symbol sets are not read.
package final class PictureFiles: ImageStore, @unchecked Sendable {
  private struct Request: Hashable {
    let name: AssetName
    let density: Int
    let isDark: Bool
    let hasHighContrast: Bool
    init(_ name: AssetName, _ traits: AssetTraits) {
      self.name = name
      density = traits.scale > 2 ? 3 : traits.scale > 1 ? 2 : 1
      isDark = traits.isDark
      hasHighContrast = traits.hasHighContrast
    }
    /// The density that was asked for, then finer ones, then coarser ones.
    var densities: [Int] {
      [density] + [1, 2, 3].filter { $0 > density } + [3, 2, 1].filter { $0 < density }
    }
  }
  private static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "bmp", "svg"]

  private let report: (String) -> Void
  /// Guards all that follows.
  private let lock = NSLock()
  private var pictures: RecentCache<Request, Picture?>
  /// Those that are asked for by their files.
  private var files: RecentCache<Request, Picture?>
  private var colors: [Request: Color?] = [:]
  private var listings: [String: Set<String>] = [:]
  private var catalogues: [String: [AssetCatalogue]] = [:]
  private lazy var sourceCatalogues = ApplicationBundles.sourceCatalogues
    .filter { $0.pathExtension == "xcassets" }.map { ($0, AssetCatalogue($0)) }
  private var complaints: Set<String> = []

  /// - Parameters:
  ///   - bytes: how much decoded picture is kept, in bytes; the least recently used goes first.
  ///     Default 64 MiB.
  ///   - report: takes, on the main actor, a complaint about each file that is there but cannot be
  ///     decoded.
  package init(bytes: Int = 64 << 20, report: @escaping (String) -> Void) {
    pictures = RecentCache(budget: bytes)
    files = RecentCache(budget: bytes / 4)
    self.report = report
  }

  package func data(of picture: Picture, jpegQuality: Int?) -> Data? {
    try? PNGFile.encode(picture.bitmap, jpegQuality: jpegQuality)
  }
  package func picture(_ name: AssetName, _ traits: AssetTraits) -> Picture? {
    let request = Request(name, traits)
    lock.lock()
    defer { lock.unlock() }
    if let known = pictures[request] { return known }
    let picture = find(request)
    let bytes = picture.map { $0.bitmap.stride * $0.bitmap.height * 4 } ?? 0
    pictures.insert(picture, for: request, cost: 128 + bytes)
    return picture
  }

  package func color(_ name: AssetName, _ traits: AssetTraits) -> Color? {
    let request = Request(
      name, AssetTraits(isDark: traits.isDark, hasHighContrast: traits.hasHighContrast))
    lock.lock()
    defer { lock.unlock() }
    if let known = colors[request] { return known }
    let found = set(name, \.colors).flatMap { color(of: $0, request) }
    colors[request] = .some(found)
    return found
  }

  package func picture(at file: URL, scale: CGFloat) -> Picture? {
    let request = Request(AssetName(file.path, nil), AssetTraits(scale: scale))
    lock.lock()
    defer { lock.unlock() }
    if let known = files[request] { return known }
    let picture = (try? PNGFile.read(file)).map { Picture(bitmap: $0, scale: scale) }
    let bytes = picture.map { $0.bitmap.stride * $0.bitmap.height * 4 } ?? 0
    files.insert(picture, for: request, cost: 128 + bytes)
    return picture
  }

  package func picture(decoding data: Data, scale: CGFloat) -> Picture? {
    (try? PNGFile.decode(data)).map { Picture(bitmap: $0, scale: scale) }
  }

  // MARK: catalogues

  private func catalogues(in folder: URL) -> [AssetCatalogue] {
    if let known = catalogues[folder.path] { return known }
    let found = ApplicationBundles.items(in: folder, extensions: ["xcassets"], depth: 3)
      .map(AssetCatalogue.init)
    catalogues[folder.path] = found
    return found
  }
  /// The folder of a set.
  private func set(_ name: AssetName, _ sets: KeyPath<AssetCatalogue, [String: URL]>) -> URL? {
    for folder in ApplicationBundles.folders(of: name.bundle) {
      for catalogue in catalogues(in: folder) {
        if let set = catalogue[keyPath: sets][name.name] { return set }
      }
    }
    if name.bundle != nil { return nil }
    for (url, catalogue) in sourceCatalogues {
      guard let set = catalogue[keyPath: sets][name.name] else { continue }
      once(ApplicationBundles.advice(on: url))
      return set
    }
    return nil
  }
  private func contents(of set: URL) -> AssetContents? {
    do {
      return try AssetContents.read(set)
    } catch {
      once("\(set.path): its Contents.json cannot be read (\(error)); write it as Xcode does")
      return nil
    }
  }
  private func color(of set: URL, _ request: Request) -> Color? {
    guard let contents = contents(of: set) else { return nil }
    let all = contents.colors ?? []
    // The accent colour of a new project is a set without a colour.
    if all.allSatisfy({ $0.color == nil }) { return .accentColor }
    let entries = all.filter { $0.color != nil }
    let entry = entries.fitting(
      isDark: request.isDark, hasHighContrast: request.hasHighContrast
    ).first
    if let color = entry?.color?.color { return color }
    once(
      "\(set.path): a colour is neither red, green and blue, nor white, nor a colour of the "
        + "system's that is known here; write \"components\"")
    return nil
  }
  private func picture(of set: URL, _ request: Request) -> Picture? {
    guard let contents = contents(of: set) else { return nil }
    let entries = (contents.images ?? []).filter { $0.filename != nil }.fitting(
      isDark: request.isDark, hasHighContrast: request.hasHighContrast)
    let isTemplate = contents.properties?.renderingIntent == "template"
    /// Without a scale it is there for all of them: a drawing, or a picture of one pixel a point.
    func entry(_ density: Int) -> AssetContents.Entry? {
      entries.first { ($0.scale ?? "1x") == "\(density)x" }
    }
    for density in request.densities {
      guard let entry = entry(density), let file = entry.filename else { continue }
      return read(
        set.appendingPathComponent(file), entry.scale == nil ? nil : density, request, isTemplate)
    }
    once("\(set.path): there is no picture in it; give its entries in Contents.json file names")
    return nil
  }

  // MARK: files

  private func find(_ request: Request) -> Picture? {
    if let set = set(request.name, \.images) { return picture(of: set, request) }
    for folder in ApplicationBundles.folders(of: request.name.bundle) {
      for look in request.isDark ? ["~dark", ""] : [""] {
        for density in request.densities {
          let variant = look + (density == 1 ? "" : "@\(density)x")
          guard let url = file(request.name.name, variant, in: folder) else { continue }
          return read(url, density, request, false)
        }
      }
    }
    return nil
  }
  /// - Parameter density: of the file; nil means that it has none of its own.
  private func read(
    _ url: URL, _ density: Int?, _ request: Request, _ isTemplate: Bool
  ) -> Picture? {
    do {
      if url.pathExtension.lowercased() == "pdf" {
        throw HostError(
          "cannot read the picture \(url.path)", reason: "it is a PDF",
          advice: "Put a PNG or an SVG in its place.")
      }
      if url.pathExtension.lowercased() == "svg" {
        // A drawing is drawn anew for each density.
        let own = CGFloat(density ?? 1), wanted = CGFloat(request.density)
        return Picture(
          bitmap: try PNGFile.readDrawing(url, times: wanted / own), scale: wanted,
          isTemplate: isTemplate)
      }
      return Picture(
        bitmap: try PNGFile.read(url), scale: CGFloat(density ?? 1), isTemplate: isTemplate)
    } catch {
      once("\(error)")
      return nil
    }
  }

  /// The file called `name` with `variant` before its extension, if the folder has it.
  private func file(_ name: String, _ variant: String, in folder: URL) -> URL? {
    let url = folder.appendingPathComponent(name)
    let listing = files(in: url.deletingLastPathComponent())
    let last = url.lastPathComponent
    var candidates: [String] = []
    let ending = url.pathExtension
    if PictureFiles.extensions.contains(ending.lowercased()) {
      candidates.append(last.dropLast(ending.count + 1) + variant + "." + ending)
    }
    candidates += PictureFiles.extensions.map { last + variant + "." + $0 }
    let found = candidates.first { listing.contains($0) }
    return found.map { url.deletingLastPathComponent().appendingPathComponent($0) }
  }

  /// The names in a folder, looked up once.
  private func files(in folder: URL) -> Set<String> {
    if let known = listings[folder.path] { return known }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    listings[folder.path] = Set(names)
    return Set(names)
  }
  private func once(_ complaint: String) {
    if complaints.insert(complaint).inserted {
      ApplicationAssets.report(complaint, to: report)
    }
  }
}
