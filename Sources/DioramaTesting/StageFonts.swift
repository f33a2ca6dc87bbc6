import Foundation
import Host

/// The package's fonts, read once for all stages of a process.
@MainActor enum StageFonts {
  private static var system: FontSystem?

  static func shared() throws -> FontSystem {
    if let system { return system }
    let new = try FontSystem(usesSystemFonts: false) { complaint in
      FileHandle.standardError.write(Data("warning: \(complaint)\n".utf8))
    }
    system = new
    return new
  }
}
