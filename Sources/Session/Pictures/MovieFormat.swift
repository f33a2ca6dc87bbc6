import Foundation

/// What a movie's file name may end in, and with that what kind of movie it is.
package enum MovieFormat: String, CaseIterable, Sendable {
  case mp4, gif, webm

  /// - Parameter path: capitals do not matter.
  /// - Throws: when it ends in something else.
  package init(path: String) throws(UsageError) {
    let found = Self.allCases.first { path.lowercased().hasSuffix(".\($0.rawValue)") }
    guard let found else {
      throw UsageError("--movie must end in .mp4, .gif or .webm, not \"\(path)\"")
    }
    self = found
  }

  /// Players expect an even number of pixels a row, and of rows.
  package var needsEvenSides: Bool { self != .gif }
}
