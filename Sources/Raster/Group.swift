/// How several commands are put together into one picture, and how that goes onto what is behind it.
///
/// In this order: the picture is drawn, multiplied by the mask (what follows `.beginMask`), its
/// colours are mapped, it is blurred, its shadow is put behind it, it is projected, and all is blended
/// at `opacity`.
package struct Group: Sendable {
  /// The blurred alpha of the picture in one colour, behind it; or, within it and over it, that of
  /// what is around it.
  package struct Shadow: Hashable, Sendable {
    package var color: RGBA
    package var isInner = false
    /// The standard deviation and the offset, in the units of the space the group is in.
    package var sigma: Double, dx: Double, dy: Double

    package init(
      _ color: RGBA, sigma: Double, dx: Double = 0, dy: Double = 0, isInner: Bool = false
    ) {
      (self.color, self.sigma, self.dx, self.dy) = (color, sigma, dx, dy)
      self.isInner = isInner
    }
  }

  /// What the content covers, in the current space; content beyond its pixels is cut off. Blur and
  /// shadow spread further than this. Empty or not finite: the group draws nothing.
  package var bounds: Rect
  /// 0…1, the default 1; clamped, NaN counts as 0.
  package var opacity: Double
  /// The standard deviation of a Gaussian blur in units of the current space; at most 512 pixels.
  /// Zero, the default, negative and NaN do not blur.
  package var blur: Double
  /// One after the other: each is that of the picture with those before it.
  package var shadows: [Shadow]
  package var colors: ColorMatrix?
  package var blend: Blend
  /// One colour where the alpha of the picture, once it is blurred, lies within bounds, and nothing
  /// elsewhere.
  package struct Threshold: Hashable, Sendable {
    package var low: Double, high: Double, color: RGBA
    package init(low: Double, high: Double, color: RGBA) {
      (self.low, self.high, self.color) = (low, high, color)
    }
  }
  package var threshold: Threshold?
  /// Draws the picture in pixels of its own, which this maps to the current space. `bounds` and all
  /// else are in those. One without an inverse draws nothing.
  package var projection: Projection?

  /// The only shadow.
  package var shadow: Shadow? {
    get { shadows.first }
    set { shadows = newValue.map { [$0] } ?? [] }
  }

  package init(
    bounds: Rect, opacity: Double = 1, blur: Double = 0, shadow: Shadow? = nil,
    colors: ColorMatrix? = nil, blend: Blend = .normal, projection: Projection? = nil
  ) {
    (self.bounds, self.opacity, self.blur) = (bounds, opacity, blur)
    (self.shadows, self.colors, self.blend) = (shadow.map { [$0] } ?? [], colors, blend)
    self.projection = projection
  }
}

/// How a picture's colours meet those behind it. Formulas: W3C Compositing and Blending Level 1, §9
/// and §10; `plusDarker` is Core Graphics' (1 less the sum of both darknesses).
package enum Blend: UInt8, CaseIterable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn
  case softLight, hardLight, difference, exclusion
  case hue, saturation, color, luminosity
  case plusLighter, plusDarker, sourceAtop, destinationOver, destinationOut
}
