import Raster

/// What sessions need of the disk. Paths are the system's own, relative ones to the working
/// directory. What goes wrong is thrown with a text that names the path and says what to do.
@MainActor package protocol Files: AnyObject {
  /// A file's contents, nil where there is no such file.
  func bytes(at path: String) throws -> [UInt8]?
  /// Writes a file as UTF-8, in place of an older one.
  func write(_ text: String, to path: String) throws
  /// The picture in a file, nil where there is no such file.
  func picture(at path: String) throws -> Bitmap?
  /// Writes a picture as PNG, in place of an older one.
  func write(_ picture: Bitmap, to path: String) throws
  /// A picture as the bytes of a PNG file.
  func png(_ picture: Bitmap) throws -> [UInt8]
  /// Removes a file, if it is there.
  func remove(_ path: String) throws
  /// Makes a folder and those around it, where they are missing.
  func makeDirectory(at path: String) throws
}
