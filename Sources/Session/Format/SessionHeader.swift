import Diorama
import Foundation

/// The first line of a session: what the window has to be for the rest to mean what it meant.
///
/// Everything may be left out; then the command line or the window's own defaults decide.
package struct SessionHeader: Equatable, Sendable {
  /// The version of the format that this toolkit writes and plays.
  package static let version = 1

  /// The name of the executable.
  package var app: String?
  /// One of the pages of an app that has several.
  package var page: String?
  /// Points.
  package var size: CGSize?
  /// Pixels per point.
  package var scale: Double?
  package var appearance: ColorScheme?
  /// A locale's identifier.
  package var locale: String?
  package var textSize: DynamicTypeSize?
  package var layoutDirection: LayoutDirection?
  package var reduceMotion: Bool?
  /// Frames of the virtual clock in a second.
  package var framesPerSecond: Int?
  /// Whether the machine's own fonts may supply what the bundled ones lack.
  package var systemFonts: Bool?
  /// SHA-256 of the fonts it was recorded with, by file name. Kept, and not compared.
  package var fonts: [String: String]?
  /// The version of the toolkit that recorded it. Kept, and not compared.
  package var toolkit: String?
  /// Kept for random numbers that an app asks for; nothing reads it.
  package var seed: Int?

  package init() {}
}
