import Assets
import CSDL
import Foundation

/// What pictures depend on beside this package's own code: equal versions give equal pixels.
package enum Libraries {
  /// Names and versions of the C libraries that are used, and the bundled fonts with their sizes.
  package static var versions: [(name: String, value: String)] {
    var sdl = SDL_version()
    SDL_GetVersion(&sdl)
    func text(_ v: SDL_version) -> String { "\(v.major).\(v.minor).\(v.patch)" }
    func text(_ read: (inout Int32, inout Int32, inout Int32) -> Void) -> String {
      var major: Int32 = 0, minor: Int32 = 0, patch: Int32 = 0
      read(&major, &minor, &patch)
      return "\(major).\(minor).\(patch)"
    }
    return [
      ("SDL", text(sdl)), ("SDL_ttf", text(TTF_Linked_Version().pointee)),
      ("SDL_image", text(IMG_Linked_Version().pointee)),
      ("FreeType", text { TTF_GetFreeTypeVersion(&$0, &$1, &$2) }),
      ("HarfBuzz", text { TTF_GetHarfBuzzVersion(&$0, &$1, &$2) }),
      ("Fonts", fonts),
    ]
  }

  private static var fonts: String {
    let folders = ["Fonts", "Symbols"].compactMap { try? Assets.url($0) }
    let files = folders.flatMap { folder in
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.fileSizeKey])) ?? []
    }
    return files.filter { ["otf", "ttf"].contains($0.pathExtension) }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map { file in
        let size = (try? file.resourceValues(forKeys: [.fileSizeKey]))?.fileSize ?? 0
        return "\(file.lastPathComponent) (\(size) bytes)"
      }
      .joined(separator: ", ")
  }
}
