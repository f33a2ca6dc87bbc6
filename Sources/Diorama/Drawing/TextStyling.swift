import Foundation

/// How one stretch of a text looks.
package struct TextStyling: Hashable, Sendable {
  package var font: ResolvedFont
  /// Straight sRGB; nil is the colour of the whole text.
  package var color: SIMD4<Double>?
  /// Extra points after each character.
  package var tracking: CGFloat = 0
  /// Points by which the stretch stands above the baseline.
  package var baselineOffset: CGFloat = 0
  package var underline: TextLine?
  package var strikethrough: TextLine?
  package init(font: ResolvedFont) { self.font = font }
}

/// A line under or through a text.
package struct TextLine: Hashable, Sendable {
  /// Straight sRGB; nil is the text's colour.
  package var color: SIMD4<Double>?
  package var dash: [CGFloat]
  package init(color: SIMD4<Double>? = nil, dash: [CGFloat] = []) {
    self.color = color
    self.dash = dash
  }
}

/// One stretch of equally styled text.
package struct StyledText: Hashable, Sendable {
  package var text: String
  package var styling: TextStyling
  package init(text: String, styling: TextStyling) {
    self.text = text
    self.styling = styling
  }
}

/// What holds for a text as a whole.
package struct ParagraphStyling: Hashable, Sendable {
  package enum Truncation: Hashable, Sendable { case head, tail, middle }
  package var alignment = TextAlignment.leading
  /// The most lines, at least 1; nil has no limit.
  package var lineLimit: Int?
  /// Lines whose room is taken even when the text is shorter.
  package var reservedLines = 1
  /// Extra points between lines.
  package var lineSpacing: CGFloat = 0
  package var truncation = Truncation.tail
  /// The smallest factor by which the font may shrink before text is cut; 0…1.
  package var minimumScale: CGFloat = 1
  package init() {}
}
