import Diorama
import Foundation

/// What a window may be, for headers and flags alike.
package enum WindowRange {
  /// The most points, and the most pixels, of a side.
  package static let mostSide = 16384.0
  /// The most pixels of a window.
  package static let mostPixels = 67_108_864.0
  package static let sizeRule = "a width and a height in points from 1 to 16384"
  package static let scaleRule = "pixels per point, above 0 and at most 8"
  package static let localeRule = "a locale's identifier, such as en, de-DE or ar"

  package static func allows(size: CGSize) -> Bool {
    (1...mostSide).contains(size.width) && (1...mostSide).contains(size.height)
  }
  package static func allows(scale: Double) -> Bool { scale > 0 && scale <= 8 }
  /// Whether the pixels of such a window fit.
  package static func allows(size: CGSize, scale: Double) -> Bool {
    let w = size.width * scale, h = size.height * scale
    return w <= mostSide && h <= mostSide && w * h <= mostPixels
  }
  /// Two or three letters, then parts of two to eight letters or digits.
  package static func allows(locale: String) -> Bool {
    let parts = locale.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...3).contains(first.count) else { return false }
    return first.allSatisfy { $0.isASCII && $0.isLetter }
      && parts.dropFirst().allSatisfy {
        (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
      }
  }

  package static let appearances: [(String, ColorScheme)] = [("light", .light), ("dark", .dark)]
  package static let directions: [(String, LayoutDirection)] = [
    ("ltr", .leftToRight), ("rtl", .rightToLeft),
  ]
  package static let textSizes: [(String, DynamicTypeSize)] = DynamicTypeSize.allCases.map {
    ("\($0)", $0)
  }
}
