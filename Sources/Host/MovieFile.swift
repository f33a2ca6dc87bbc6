import Foundation
import Raster
import Session

/// A movie that is given its pictures one by one and made of them by `ffmpeg`.
///
/// It grows beside its place under a hidden name, and takes its place when it is whole: a movie that
/// fails leaves nothing, and an older one as it was.
///
/// MP4 is H.264 and WebM is VP9, both with 4:2:0 colour in BT.709, which is what every player shows:
/// brightness is kept pixel by pixel, colour for each four of them. A GIF keeps every pixel of a
/// frame that has at most 255 colours, and shows at most 50 frames a second.
@MainActor package final class MovieFile {
  private let path: String
  private let partial: String
  private let log: String
  private let format: MovieFormat
  private let framesPerSecond: Double
  private let encoder = Process()
  /// Where pictures go to; −1 before the first.
  private var pipe: Int32 = -1
  private var hasStarted = false
  /// It takes no more pictures.
  private var isBroken = false
  private var isOver = false
  package private(set) var frames = 0

  /// - Parameters:
  ///   - path: it ends as the format wants it; an older file is replaced in the end.
  ///   - framesPerSecond: above 0.
  /// - Throws: when there is no `ffmpeg` on PATH, and when there cannot be a file.
  package init(_ path: String, _ format: MovieFormat, framesPerSecond: Double) throws {
    guard let program = MovieFile.executable("ffmpeg") else {
      throw HostError(
        "cannot make \(path)", reason: "movies are made by ffmpeg, which is not on PATH",
        advice: "Install it (Debian: apt-get install ffmpeg), and play the session again.")
    }
    self.path = path
    self.format = format
    self.framesPerSecond = framesPerSecond
    encoder.executableURL = URL(fileURLWithPath: program)
    let place = URL(fileURLWithPath: path)
    let hidden = ".\(place.lastPathComponent).\(getpid())"
    partial = place.deletingLastPathComponent().appendingPathComponent(hidden).path
    log =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("ffmpeg-\(ProcessInfo.processInfo.globallyUniqueString)").path
    let file = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    if file < 0 {
      throw HostError(
        "cannot write \(path)", reason: String(cString: strerror(errno)),
        advice: "Check that its folder exists and may be written to.")
    }
    close(file)
  }

  /// The next frame. All have one size, the first one's.
  ///
  /// What goes wrong is kept for `finish`: a replay is worth its end without a movie, too.
  package func add(_ picture: Bitmap) {
    if isBroken || isOver { return }
    do {
      if !hasStarted { try start(width: picture.width, height: picture.height) }
    } catch {
      isBroken = true
      return
    }
    frames += 1
    if picture.stride == picture.width {
      send(picture.pixels, picture.width * picture.height)
    } else {
      for y in 0..<picture.height where !isBroken {
        send(picture.pixels + y * picture.stride, picture.width)
      }
    }
  }

  /// Puts the movie in its place; without a frame there is none.
  /// - Throws: why there is none, in ffmpeg's own words; `EndRequest`.
  package func finish() throws {
    if isOver { return }
    defer { cancel() }
    if !hasStarted, !isBroken { return }
    close(pipe)
    pipe = -1
    try EndSignals.begin()
    defer { EndSignals.release() }
    while encoder.isRunning {
      try EndRequest.check()
      usleep(2000)
    }
    let isWhole =
      hasStarted && !isBroken && encoder.terminationReason == .exit
      && encoder.terminationStatus == 0
    if !isWhole {
      throw HostError(
        "cannot make \(path)", reason: "ffmpeg has failed: \(lastWords)",
        advice: "Check that there is room on the disk, and that \"ffmpeg -encoders\" lists "
          + "\(format.encoder).")
    }
    if rename(partial, path) != 0 {
      throw HostError(
        "cannot write \(path)", reason: String(cString: strerror(errno)),
        advice: "Check that nothing else of this name is there.")
    }
  }

  /// Leaves it, if it is not finished, without a trace.
  package func cancel() {
    if isOver { return }
    if hasStarted, encoder.isRunning {
      kill(encoder.processIdentifier, SIGKILL)
      while encoder.isRunning { usleep(2000) }
    }
    isOver = true
    if pipe >= 0 { close(pipe) }
    pipe = -1
    unlink(partial)
    unlink(log)
  }

  // MARK: ffmpeg

  private func start(width: Int, height: Int) throws {
    var ends: [Int32] = [-1, -1]
    // A socket, because writing to a pipe that nobody reads any more would end the process.
    if socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) != 0 {
      throw HostError("cannot talk to ffmpeg", reason: String(cString: strerror(errno)))
    }
    pipe = ends[0]
    defer { close(ends[1]) }
    _ = FileManager.default.createFile(atPath: log, contents: nil)
    encoder.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: false)
    encoder.standardOutput = FileHandle.nullDevice
    encoder.standardError = FileHandle(forWritingAtPath: log) ?? FileHandle.nullDevice
    encoder.arguments =
      [
        "-hide_banner", "-loglevel", "error", "-f", "rawvideo", "-pixel_format", "bgr0",
        "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "pipe:0",
      ] + format.arguments(framesPerSecond: framesPerSecond) + ["-y", "file:" + partial]
    try encoder.run()
    hasStarted = true
  }

  private func send(_ pixels: UnsafePointer<UInt32>, _ count: Int) {
    var start = UnsafeRawPointer(pixels), left = count * 4
    while left > 0 {
      let sent = Glibc.send(pipe, start, left, Int32(MSG_NOSIGNAL))
      if sent < 0, errno == EINTR { continue }
      if sent <= 0 {
        isBroken = true
        return
      }
      start += sent
      left -= sent
    }
  }

  /// The last lines that it has written to standard error.
  private var lastWords: String {
    let said = (try? String(contentsOfFile: log, encoding: .utf8)) ?? ""
    let lines = said.split(whereSeparator: \.isNewline).suffix(3)
    return lines.isEmpty ? "it has said nothing" : lines.joined(separator: " · ")
  }

  /// A program by its name, as a shell finds it.
  private static func executable(_ name: String) -> String? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":", omittingEmptySubsequences: false)
      .map { ($0.isEmpty ? "." : String($0)) + "/\(name)" }
      .first { access($0, X_OK) == 0 && !isFolder($0) }
  }
  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

extension MovieFormat {
  /// As ffmpeg lists it.
  fileprivate var encoder: String {
    switch self {
    case .mp4: "libx264"
    case .webm: "libvpx-vp9"
    case .gif: "gif"
    }
  }

  /// How ffmpeg makes it: good enough that flat colours and text look as they did.
  fileprivate func arguments(framesPerSecond: Double) -> [String] {
    let color = [
      "-vf", "scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int",
      "-pix_fmt", "yuv420p", "-colorspace", "bt709", "-color_primaries", "bt709",
      "-color_trc", "bt709", "-color_range", "tv",
    ]
    switch self {
    case .mp4:
      return color + ["-c:v", encoder, "-crf", "12", "-movflags", "+faststart", "-f", "mp4"]
    case .webm:
      return color + [
        "-c:v", encoder, "-crf", "12", "-b:v", "0", "-deadline", "good", "-cpu-used", "4",
        "-row-mt", "1", "-f", "webm",
      ]
    case .gif:
      // A picture that is to be seen for less than two hundredths of a second is taken for one that
      // is to be seen for ten.
      let rate = framesPerSecond > 50 ? "fps=50," : ""
      return [
        "-filter_complex",
        "\(rate)split[a][b];[a]palettegen=stats_mode=single[p];"
          + "[b][p]paletteuse=new=1:dither=none",
        "-loop", "0", "-f", "gif",
      ]
    }
  }
}
