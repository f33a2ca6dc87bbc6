import Foundation
import Raster
import Session

/// The disk, as sessions see it.
@MainActor package final class DiskFiles: Files {
  package init() {}

  package func bytes(at path: String) throws -> [UInt8]? {
    if !FileManager.default.fileExists(atPath: path) { return nil }
    do {
      return [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      throw HostError(
        "cannot read \(path)", reason: DiskFiles.reason(error),
        advice: "Check that it is a file and may be read.")
    }
  }

  /// A file's contents, nil where there is no such file.
  /// - Throws: also where the file does not lie in a folder or below it, symbolic links followed.
  package func bytes(at path: String, below folder: String) throws -> [UInt8]? {
    guard let place = DiskFiles.real(path), let home = DiskFiles.real(folder) else { return nil }
    if !place.hasPrefix(home.hasSuffix("/") ? home : home + "/") {
      throw HostError(
        "\(path) lies outside of the session's folder",
        reason: "a symbolic link leads to \(place)",
        advice: "Put a copy of that file into the folder.")
    }
    return try bytes(at: place)
  }
  /// Reads what a session includes: files in its folder or below.
  package func included(by session: String) -> (String) throws -> [UInt8]? {
    let folder = URL(fileURLWithPath: session).deletingLastPathComponent().path
    return { path in
      try MainActor.assumeIsolated { try self.bytes(at: path, below: folder) }
    }
  }
  /// Without symbolic links, nil where there is nothing.
  private static func real(_ path: String) -> String? {
    guard let place = realpath(path, nil) else { return nil }
    defer { free(place) }
    return String(cString: place)
  }

  package func write(_ text: String, to path: String) throws {
    do {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw HostError(
        "cannot write \(path)", reason: DiskFiles.reason(error),
        advice: "Check that its folder exists and may be written to.")
    }
  }

  package func picture(at path: String) throws -> Bitmap? {
    if !FileManager.default.fileExists(atPath: path) { return nil }
    return try PNGFile.read(URL(fileURLWithPath: path))
  }

  package func write(_ picture: Bitmap, to path: String) throws {
    try PNGFile.write(picture, to: URL(fileURLWithPath: path))
  }

  package func png(_ picture: Bitmap) throws -> [UInt8] { [UInt8](try PNGFile.encode(picture)) }

  package func remove(_ path: String) throws {
    if !FileManager.default.fileExists(atPath: path) { return }
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      throw HostError(
        "cannot remove \(path)", reason: DiskFiles.reason(error),
        advice: "Check that its folder may be written to.")
    }
  }

  package func makeDirectory(at path: String) throws {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: path), withIntermediateDirectories: true)
    } catch {
      throw HostError(
        "cannot make the folder \(path)", reason: DiskFiles.reason(error),
        advice: "Check that the folder around it may be written to.")
    }
  }

  nonisolated static func reason(_ error: any Error) -> String {
    let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
    return (cause ?? error).localizedDescription
  }
}
