/// The two half axes of an elliptic corner, in the units of its rectangle.
package struct Radius: Hashable, Sendable {
  package var x: Double, y: Double

  package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }
  package init(_ r: Double) { self.init(r, r) }
}

/// A rectangle whose corners are quarter ellipses; rectangles and ellipses are special cases.
///
/// Radii that do not fit shrink together by one factor, as in CSS Backgrounds 3, §5.5: the smallest
/// of side / (sum of the two radii on it). A corner with a zero, negative or NaN radius is square.
package struct RoundedRect: Hashable, Sendable {
  package private(set) var rect: Rect
  package private(set) var tl: Radius, tr: Radius, br: Radius, bl: Radius

  package init(_ rect: Rect, tl: Radius, tr: Radius, br: Radius, bl: Radius) {
    self.rect = rect
    (self.tl, self.tr, self.br, self.bl) = (usable(tl), usable(tr), usable(br), usable(bl))
    if isRect { return }
    var factor = 1.0
    func fit(_ a: Double, _ b: Double, _ side: Double) {
      if a + b > side { factor = min(factor, max(side, 0) / (a + b)) }
    }
    fit(self.tl.x, self.tr.x, rect.width)
    fit(self.bl.x, self.br.x, rect.width)
    fit(self.tl.y, self.bl.y, rect.height)
    fit(self.tr.y, self.br.y, rect.height)
    if factor < 1 {
      func shrunk(_ r: Radius) -> Radius { usable(Radius(r.x * factor, r.y * factor)) }
      (self.tl, self.tr) = (shrunk(self.tl), shrunk(self.tr))
      (self.br, self.bl) = (shrunk(self.br), shrunk(self.bl))
    }
  }

  /// With the same circular corner everywhere; 0, the default, is a plain rectangle.
  package init(_ rect: Rect, radius: Double = 0) {
    let r = Radius(radius)
    self.init(rect, tl: r, tr: r, br: r, bl: r)
  }

  package static func ellipse(in rect: Rect) -> RoundedRect {
    let r = Radius(rect.width / 2, rect.height / 2)
    return RoundedRect(rect, tl: r, tr: r, br: r, bl: r)
  }

  package var isRect: Bool { tl.x == 0 && tr.x == 0 && br.x == 0 && bl.x == 0 }

  /// The parallel curve `d` further out, further in if `d` is negative. Square corners stay square.
  package func grown(_ d: Double) -> RoundedRect {
    func moved(_ r: Radius) -> Radius { r.x == 0 ? r : Radius(r.x + d, r.y + d) }
    return RoundedRect(rect.inset(-d), tl: moved(tl), tr: moved(tr), br: moved(br), bl: moved(bl))
  }

  package func offset(_ dx: Double, _ dy: Double) -> RoundedRect {
    var moved = self
    moved.rect = rect.offset(dx, dy)
    return moved
  }

  /// With edges in reach of drawing; corners are fitted again if one moved.
  var clamped: RoundedRect {
    let r = rect.clamped
    return r == rect ? self : RoundedRect(r, tl: tl, tr: tr, br: br, bl: bl)
  }

  /// Shorter by whole pixels where it is straight, corners and phase as they are.
  func shortened(_ dx: Int, _ dy: Int) -> RoundedRect {
    var short = self
    short.rect.x1 -= Double(dx)
    short.rect.y1 -= Double(dy)
    return short
  }
}

/// A radius pair that can be computed with: square unless both halves are positive, and finite.
private func usable(_ r: Radius) -> Radius {
  r.x > 0 && r.y > 0 ? Radius(min(r.x, 1e15), min(r.y, 1e15)) : Radius(0, 0)
}
