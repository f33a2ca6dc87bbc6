import Diorama
import Foundation
import Host

/// Fonts, pictures and localized texts, read once for all stages of a process.
@MainActor enum StageServices {
  private static var services: Services?

  static func shared() throws -> Services {
    if let services { return services }
    let warn = { (complaint: String) in
      FileHandle.standardError.write(Data("warning: \(complaint)\n".utf8))
    }
    let new = Services(
      text: try FontSystem(usesSystemFonts: false, report: warn),
      images: PictureFiles(report: warn), strings: StringTables(report: warn))
    services = new
    return new
  }
}

extension Stage {
  /// What every stage is made with, for tests that make a window of their own.
  package static func services() throws -> Services { try StageServices.shared() }
}
