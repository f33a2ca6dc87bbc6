import Diorama
import Foundation
import Host

/// Fonts, pictures and localized texts, read once for all stages of a process. Each has a clipboard of
/// its own, as stages of several tests live at one time.
@MainActor enum StageServices {
  private static var services: Services?

  static func shared() throws -> Services {
    var own = try services ?? read()
    services = own
    own.clipboard = ProgramClipboard()
    return own
  }
  private static func read() throws -> Services {
    let warn = { (complaint: String) in
      FileHandle.standardError.write(Data("warning: \(complaint)\n".utf8))
    }
    let images = PictureFiles(report: warn)
    ApplicationAssets.store = images
    return Services(
      text: try FontSystem(usesSystemFonts: false, report: warn), images: images,
      strings: StringTables(report: warn))
  }
}

extension Stage {
  /// What every stage is made with, for tests that make a window of their own.
  package static func services() throws -> Services { try StageServices.shared() }
}
