import Raster

/// One line a frame: its number, and 64 bits over its pixels.
package struct FrameHashes: Equatable {
  package private(set) var text = ""
  package init() {}

  /// The next frame of a replay.
  package mutating func add(_ frame: Int, _ picture: Bitmap) {
    let digits = String(picture.hash(), radix: 16)
    text += "\(frame) \(String(repeating: "0", count: 16 - digits.count))\(digits)\n"
  }
}
