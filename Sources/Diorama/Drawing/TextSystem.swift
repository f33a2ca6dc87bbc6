import Foundation
import Raster

/// A face to set text in, resolved to numbers: what is left of a `Font` once the environment has
/// had its say. Sizes are points.
package struct FontRequest: Hashable, Sendable {
  package enum Family: Hashable, Sendable {
    /// The system face and its designs; `.serif` and `.rounded` fall back on it.
    case system, serif, rounded, monospaced
    /// The bundled symbol font.
    case symbols
    /// A face by name, as `Font.custom` gives it.
    case named(String)
  }
  package var family: Family
  /// Points, at least 1.
  package var size: CGFloat
  /// CSS weights, 100…900.
  package var weight: Int
  package var isItalic: Bool
  /// Times as wide as the face is.
  package var stretch: CGFloat = 1

  package init(
    family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
  }
}

/// A face's vertical extent in points, baseline at 0; `descent` is positive.
package struct FontMetrics: Hashable, Sendable {
  package var ascent: CGFloat
  package var descent: CGFloat
  package var capHeight: CGFloat
  package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }
}

/// What the toolkit needs of fonts. Implementations choose faces, fall back from face to face where
/// one lacks a character, shape runs by script and direction, and cache. Line breaking, truncation
/// and alignment are the toolkit's.
@MainActor package protocol TextSystem: AnyObject {
  func metrics(_ font: FontRequest) -> FontMetrics
  /// The advance width in points of one line of shaped text, the same at every scale. Newlines are
  /// not expected. The empty string is 0 wide.
  func width(_ text: String, font: FontRequest) -> CGFloat
  /// The coverage of one line at `scale` pixels a point. Its `dx`, `dy` place it relative to the pen
  /// position on the baseline; its own scale is `scale`. Nil when nothing is inked.
  func mask(_ text: String, font: FontRequest, scale: Double) -> Mask?
  /// What draws a symbol in the `.symbols` family, or nil when no symbol has that name or a name
  /// near enough to it.
  func symbol(named name: String) -> SymbolText?
}

/// What draws a symbol.
package struct SymbolText: Equatable, Sendable {
  package var text: String
  /// The name of the symbol that stands for one that is missing.
  package var taken: String?
  package init(text: String, taken: String? = nil) {
    self.text = text
    self.taken = taken
  }
}
