import Diorama
import Raster
import Session

/// A disk that forgets.
@MainActor final class MemoryFiles: Files {
  struct Refusal: Error, CustomStringConvertible { let description: String }
  var texts: [String: String] = [:]
  var pictures: [String: Bitmap] = [:]
  var folders: Set<String> = []
  /// Paths that cannot be read or written.
  var broken: Set<String> = []

  private func touch(_ path: String) throws {
    if broken.contains(path) { throw Refusal(description: "cannot touch \(path)") }
  }
  /// As on a disk, a file needs a folder.
  private func enter(_ path: String) throws {
    try touch(path)
    let folder = path.split(separator: "/").dropLast().joined(separator: "/")
    if !folder.isEmpty, !folders.contains(folder) {
      throw Refusal(description: "there is no folder \(folder)")
    }
  }
  func bytes(at path: String) throws -> [UInt8]? {
    try touch(path)
    return texts[path].map { Array($0.utf8) }
  }
  func write(_ text: String, to path: String) throws {
    try enter(path)
    texts[path] = text
  }
  func picture(at path: String) throws -> Bitmap? {
    try touch(path)
    return pictures[path]
  }
  func write(_ picture: Bitmap, to path: String) throws {
    try enter(path)
    pictures[path] = picture.copy()
  }
  func png(_ picture: Bitmap) throws -> [UInt8] {
    Array("picture of \(picture.width) by \(picture.height)".utf8)
  }
  func remove(_ path: String) throws {
    try touch(path)
    texts[path] = nil
  }
  func makeDirectory(at path: String) throws {
    try touch(path)
    folders.insert(path)
  }
}

extension Bitmap {
  /// One colour.
  convenience init(_ width: Int, _ height: Int, _ color: UInt32) {
    self.init(width: width, height: height, isOpaque: true)
    fill(bounds, RGBA(hex: color))
  }
  /// The pixels as rows of digits 0xRRGGBB.
  var rows: [[UInt32]] {
    (0..<height).map { y in (0..<width).map { pixels[y * stride + $0] & 0xff_ffff } }
  }
}
