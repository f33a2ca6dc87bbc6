import Foundation

// Names that Foundation has on Apple's systems alone.
extension URL {
  /// The person's documents: `~/Documents`, or what the desktop calls it.
  public static var documentsDirectory: URL { folder(.documentDirectory) }
  public static var cachesDirectory: URL { folder(.cachesDirectory) }
  public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
  public static var desktopDirectory: URL { folder(.desktopDirectory) }
  public static var downloadsDirectory: URL { folder(.downloadsDirectory) }
  public static var moviesDirectory: URL { folder(.moviesDirectory) }
  public static var musicDirectory: URL { folder(.musicDirectory) }
  public static var picturesDirectory: URL { folder(.picturesDirectory) }
  public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }
  public static var homeDirectory: URL { FileManager.default.homeDirectoryForCurrentUser }
  public static var temporaryDirectory: URL { FileManager.default.temporaryDirectory }
  public static func currentDirectory() -> URL {
    URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
  }

  private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
    FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
  }
}
