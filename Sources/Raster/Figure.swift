/// An area to fill or to clip to.
package enum Figure {
  /// Drawn with its exact area in every pixel, except under rotation and skew.
  case rounded(RoundedRect)
  /// The first less the second, which lies inside it; an empty second takes nothing away.
  case ring(RoundedRect, RoundedRect)
  /// Filled by the non-zero or the even-odd rule, open contours as if they were closed; curves are
  /// flattened to 1/320 of a pixel.
  ///
  /// A pixel is right to 1/255 where one edge passes or edges are apart, to 2/255 where edges of the
  /// same direction lie beside each other. Where edges of opposite directions cross within a pixel
  /// whose winding numbers have different signs, what they cover cancels in that pixel.
  case outline(Outline, evenOdd: Bool)

  package static func rect(_ r: Rect) -> Figure { .rounded(RoundedRect(r)) }

  /// What a pen of that width covers whose tip follows the edge of `r`. A width that is not above 0
  /// covers nothing.
  package static func stroke(_ r: RoundedRect, _ width: Double) -> Figure {
    if !(width > 0) { return .rounded(RoundedRect(Rect(0, 0, 0, 0))) }
    let outer = r.grown(width / 2), inner = r.grown(-width / 2)
    return inner.rect.isDrawable ? .ring(outer, inner) : .rounded(outer)
  }
}
