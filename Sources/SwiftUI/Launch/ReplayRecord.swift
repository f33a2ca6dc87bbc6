import Diorama
import Foundation
import Host
import Raster
import Session

/// What a replay leaves behind when it is asked to: a hash of each frame, a sheet of frames, a movie.
@MainActor struct ReplayRecord {
  private let hashPath: String?
  private let sheetPath: String?
  private var hashes = FrameHashes()
  private var filmstrip = Filmstrip()
  private let movie: MovieFile?
  private let canvas: MovieCanvas?

  /// - Parameter configuration: of the window before the session begins.
  /// - Throws: when there cannot be a movie.
  init(
    _ options: LaunchOptions, _ session: SessionFile, _ configuration: WindowConfiguration
  ) throws {
    hashPath = options.hashes
    sheetPath = options.filmstrip
    guard let path = options.movie else {
      (movie, canvas) = (nil, nil)
      return
    }
    let size = session.largestSize(from: configuration.size)
    if !WindowRange.allows(size: size, scale: configuration.scale) {
      throw UsageError(
        "--movie: a picture that holds every size of the session's window has too many pixels")
    }
    let format = try MovieFormat(path: path)
    canvas = MovieCanvas(size: size, scale: configuration.scale, format: format)
    movie = try MovieFile(path, format, framesPerSecond: configuration.framesPerSecond)
  }

  /// Takes the player's current frame in; it is drawn only where that is needed.
  mutating func take(_ player: Player) {
    let frame = player.host.frame, scale = player.host.configuration.scale
    if hashPath != nil { hashes.add(frame, player.picture()) }
    if sheetPath != nil, filmstrip.wants(frame) { filmstrip.add(player) }
    if let movie, let canvas {
      canvas.show(player.picture(), player.input.pointerMark, scale: scale)
      movie.add(canvas.bitmap)
    }
  }

  /// Writes what was asked for.
  mutating func finish(_ player: Player, _ files: any Files) throws {
    if let hashPath { try files.write(hashes.text, to: hashPath) }
    if let sheetPath {
      filmstrip.add(player, isLast: true)
      try files.write(filmstrip.sheet(player.host.graph.services.text), to: sheetPath)
    }
    try movie?.finish()
  }
  /// Leaves no half movie behind. Nothing after `finish`.
  func cancel() { movie?.cancel() }
}
