/// How `Outline.stroked` draws a line.
package struct Pen: Hashable, Sendable {
  package enum Cap: Sendable { case butt, round, square }
  package enum Join: Sendable { case miter, round, bevel }

  /// In the outline's units. Zero, negative and NaN draw nothing.
  package var width: Double
  /// How open ends and dashes end.
  package var cap: Cap
  package var join: Join
  /// A miter longer than this many widths becomes a bevel; NaN counts as 10, below 1 bevels always.
  package var miterLimit: Double
  /// Lengths drawn and left out in turn, repeated along every contour. Empty, or with a negative,
  /// NaN or infinite length, or with a sum of 0: a solid line. Length 0 draws a dot, if the caps
  /// are round or square.
  package var dash: [Double]
  /// How far into the pattern a contour starts; may be negative. NaN and infinities count as 0.
  package var dashPhase: Double

  package init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    (self.width, self.cap, self.join, self.miterLimit) = (width, cap, join, miterLimit)
    (self.dash, self.dashPhase) = (dash, dashPhase)
  }
}
