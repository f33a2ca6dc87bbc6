import Diorama
import Foundation
import Raster
import Session

/// What a replay leaves behind when it is asked to: a hash of each frame, a sheet of frames.
@MainActor struct ReplayRecord {
  private let hashPath: String?
  private let sheetPath: String?
  private var hashes = FrameHashes()
  private var filmstrip = Filmstrip()

  init(hashes: String?, filmstrip: String?) {
    hashPath = hashes
    sheetPath = filmstrip
  }

  /// Takes a frame in; it is drawn only where that is needed.
  mutating func take(_ frame: Int, _ time: Double, _ picture: () -> Bitmap) {
    if hashPath != nil { hashes.add(frame, picture()) }
    if sheetPath != nil, filmstrip.wants(frame) { filmstrip.add(frame, at: time, picture()) }
  }

  /// Writes what was asked for.
  mutating func finish(_ host: ViewHost, _ files: any Files) throws {
    if let hashPath { try files.write(hashes.text, to: hashPath) }
    if let sheetPath {
      filmstrip.add(host.frame, at: host.time, host.picture(), isLast: true)
      try files.write(filmstrip.sheet(host.graph.services.text), to: sheetPath)
    }
  }
}
