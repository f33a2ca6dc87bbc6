import Diorama
import Foundation
import Raster

/// Pictures that lie as files in bundles: PNG, JPEG, WebP and what else SDL2_image decodes.
///
/// A name means a file in a bundle's folder of resources, with or without its extension; slashes
/// lead into folders below. `name@2x` and `name@3x` are variants with more pixels to a point, and
/// `name~dark`, before the `@`, is the variant for dark appearance.
///
/// Differs: compiled asset catalogues are not read; `~dark` stands for their dark variants.
@MainActor package final class PictureFiles: ImageStore {
  private struct Request: Hashable {
    let name: String
    let bundle: String?
    let density: Int
    let isDark: Bool
  }
  private static let extensions = ["png", "jpg", "jpeg", "webp", "gif", "bmp"]

  private let report: (String) -> Void
  private var pictures: RecentCache<Request, Picture?>
  private var listings: [String: Set<String>] = [:]

  /// - Parameters:
  ///   - bytes: how much decoded picture is kept, in bytes; the least recently used goes first.
  ///     Default 64 MiB.
  ///   - report: takes a complaint about each file that is there but cannot be decoded.
  package init(bytes: Int = 64 << 20, report: @escaping (String) -> Void) {
    pictures = RecentCache(budget: bytes)
    self.report = report
  }

  package func picture(
    named name: String, bundle: Bundle?, scale: CGFloat, isDark: Bool
  ) -> Picture? {
    let density = scale > 2 ? 3 : scale > 1 ? 2 : 1
    let request = Request(
      name: name, bundle: bundle?.bundlePath, density: density, isDark: isDark)
    if let known = pictures[request] { return known }
    let picture = find(name, in: ApplicationBundles.folders(of: bundle), density, isDark)
    let bytes = picture.map { $0.bitmap.stride * $0.bitmap.height * 4 } ?? 0
    pictures.insert(picture, for: request, cost: 128 + bytes)
    return picture
  }

  private func find(
    _ name: String, in folders: [URL], _ density: Int, _ isDark: Bool
  ) -> Picture? {
    // The variant that was asked for, then finer ones, then coarser ones.
    let densities =
      [density] + [1, 2, 3].filter { $0 > density } + [3, 2, 1].filter { $0 < density }
    for folder in folders {
      for look in isDark ? ["~dark", ""] : [""] {
        for density in densities {
          let variant = look + (density == 1 ? "" : "@\(density)x")
          guard let url = file(name, variant, in: folder) else { continue }
          do {
            return Picture(bitmap: try PNGFile.read(url), scale: CGFloat(density))
          } catch {
            report("\(error)")
            return nil
          }
        }
      }
    }
    return nil
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
}
