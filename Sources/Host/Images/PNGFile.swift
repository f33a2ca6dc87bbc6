import CSDL
import Foundation
import Raster

/// Pictures in files: PNG both ways, and whatever else SDL2_image decodes. Any thread may.
package enum PNGFile {
  /// SDL2_image readies a format when it meets it first, with no thought of other threads.
  private static let ready: Void = {
    let formats = [IMG_INIT_PNG, IMG_INIT_JPG, IMG_INIT_WEBP, IMG_INIT_TIF]
    _ = IMG_Init(formats.reduce(0) { $0 | Int32($1.rawValue) })
  }()

  /// Reads a picture as premultiplied pixels; a picture without transparency is marked opaque.
  ///
  /// The format is found from the file's contents: PNG, JPEG, WebP, GIF (its first frame), BMP, TIFF
  /// and what else SDL2_image was built for. Colour profiles and orientation tags are passed over.
  /// - Throws: `HostError` when the file is missing or not a picture.
  package static func read(_ url: URL) throws -> Bitmap {
    _ = ready
    guard let loaded = IMG_Load(url.path) else {
      throw HostError.sdl(
        "cannot read the picture \(url.path)", advice: "Check that it exists and is a picture.")
    }
    return try bitmap(loaded, url.path)
  }

  /// Reads a picture out of a file's bytes.
  /// - Throws: `HostError` when they are no picture.
  package static func decode(_ data: Data) throws -> Bitmap {
    _ = ready
    let loaded = data.withUnsafeBytes { bytes in
      SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count)).flatMap {
        IMG_Load_RW($0, 1)
      }
    }
    guard let loaded else {
      throw HostError.sdl("cannot read a picture", advice: "Check that the data is a picture.")
    }
    return try bitmap(loaded, "in memory")
  }

  /// Reads an SVG file and draws it `times` as large as it says.
  /// - Throws: `HostError` when the file is missing or not a drawing.
  package static func readDrawing(_ url: URL, times: CGFloat) throws -> Bitmap {
    let plain = try read(url)
    if times == 1 { return plain }
    let width = Int32((CGFloat(plain.width) * times).rounded())
    let height = Int32((CGFloat(plain.height) * times).rounded())
    guard let stream = SDL_RWFromFile(url.path, "rb") else {
      throw HostError.sdl("cannot read the picture \(url.path)")
    }
    defer { SDL_RWclose(stream) }
    guard let loaded = IMG_LoadSizedSVG_RW(stream, width, height) else {
      throw HostError.sdl("cannot draw the picture \(url.path)")
    }
    return try bitmap(loaded, url.path)
  }

  /// Takes a surface over.
  private static func bitmap(
    _ loaded: UnsafeMutablePointer<SDL_Surface>, _ name: String
  ) throws -> Bitmap {
    defer { SDL_FreeSurface(loaded) }
    guard
      let surface = SDL_ConvertSurfaceFormat(loaded, SDL_PIXELFORMAT_ARGB8888.rawValue, 0)
    else { throw HostError.sdl("cannot convert the picture \(name)") }
    defer { SDL_FreeSurface(surface) }
    let width = Int(surface.pointee.w)
    let height = Int(surface.pointee.h)
    let rows = (0..<height).map { y in
      (surface.pointee.pixels + y * Int(surface.pointee.pitch)).assumingMemoryBound(
        to: UInt32.self)
    }
    let isOpaque = rows.allSatisfy { row in (0..<width).allSatisfy { row[$0] >> 24 == 255 } }
    let bitmap = Bitmap(width: width, height: height, isOpaque: isOpaque)
    for (y, row) in rows.enumerated() {
      let out = bitmap.pixels + y * bitmap.stride
      if isOpaque {
        out.update(from: row, count: width)
      } else {
        for x in 0..<width { out[x] = premultiplied(row[x]) }
      }
    }
    return bitmap
  }

  /// Writes a picture as PNG with straight alpha. Opaque pixels come back bit by bit; translucent
  /// ones lose what premultiplying has rounded away.
  /// An older file stays as it is where the new one cannot be written.
  /// - Throws: `HostError` when the folder is missing, the file cannot be written, or the picture has
  ///   no pixels.
  package static func write(_ bitmap: Bitmap, to url: URL) throws {
    let failure = "cannot write \(url.path)"
    let data = try encode(bitmap, failure: failure)
    do {
      try data.write(to: url, options: .atomic)
    } catch {
      throw HostError(
        failure, reason: DiskFiles.reason(error),
        advice: "Check that its folder exists and may be written to.")
    }
  }

  /// A picture as the bytes of a PNG file.
  /// - Parameters:
  ///   - jpegQuality: from 0 to 100; then it is a JPEG file, with what is translucent over white.
  ///   - failure: how a message about it begins.
  /// - Throws: `HostError` when the picture has no pixels.
  package static func encode(
    _ bitmap: Bitmap, jpegQuality: Int? = nil, failure: String = "cannot encode a picture"
  ) throws -> Data {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw HostError(failure, reason: "the picture has no pixels")
    }
    let straight = bitmap.isOpaque ? nil : Bitmap(width: bitmap.width, height: bitmap.height)
    if let straight {
      for y in 0..<bitmap.height {
        let row = bitmap.pixels + y * bitmap.stride
        let out = straight.pixels + y * straight.stride
        for x in 0..<bitmap.width {
          out[x] = jpegQuality == nil ? unpremultiplied(row[x]) : overWhite(row[x])
        }
      }
    }
    let source = straight ?? bitmap
    let format = straight == nil ? SDL_PIXELFORMAT_RGB888 : SDL_PIXELFORMAT_ARGB8888
    guard
      let surface = SDL_CreateRGBSurfaceWithFormatFrom(
        source.pixels, Int32(source.width), Int32(source.height), 32, Int32(source.stride * 4),
        format.rawValue)
    else { throw HostError.sdl(failure) }
    defer { SDL_FreeSurface(surface) }
    var memory: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let stream = open_memstream(&memory, &count) else {
      throw HostError(failure, reason: String(cString: strerror(errno)))
    }
    defer { free(memory) }
    guard let output = SDL_RWFromFP(stream, SDL_TRUE) else {
      fclose(stream)
      throw HostError.sdl(failure)
    }
    // Closing the stream is what brings the memory up to date.
    let code = withExtendedLifetime(source) {
      if let quality = jpegQuality {
        IMG_SaveJPG_RW(surface, output, 1, Int32(min(max(quality, 0), 100)))
      } else {
        IMG_SavePNG_RW(surface, output, 1)
      }
    }
    guard code == 0, let memory else { throw HostError.sdl(failure) }
    return Data(bytes: memory, count: count)
  }

  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    0xFF00_0000 | (pixel & 0xFF_FFFF) &+ (255 - pixel >> 24) &* 0x01_0101
  }
  private static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func scaled(_ shift: UInt32) -> UInt32 {
      ((((pixel >> shift) & 255) * alpha + 127) / 255) << shift
    }
    return alpha << 24 | scaled(16) | scaled(8) | scaled(0)
  }

  private static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    func scaled(_ shift: UInt32) -> UInt32 {
      min((((pixel >> shift) & 255) * 255 + alpha / 2) / alpha, 255) << shift
    }
    return alpha << 24 | scaled(16) | scaled(8) | scaled(0)
  }
}
