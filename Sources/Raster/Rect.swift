/// A half-open rectangle of whole pixels: `x0 ..< x1` by `y0 ..< y1`.
package struct IRect: Hashable, Sendable {
  package var x0: Int, y0: Int, x1: Int, y1: Int

  package init(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  /// No pixel at all.
  package static let empty = IRect(0, 0, 0, 0)

  /// Negative where the edges are in the wrong order.
  package var width: Int { x1 &- x0 }
  package var height: Int { y1 &- y0 }
  package var isEmpty: Bool { x1 <= x0 || y1 <= y0 }
  /// The number of pixels, 0 when empty.
  package var area: Int { isEmpty ? 0 : width &* height }

  /// The pixels in both; `.empty` if there are none.
  package func intersection(_ other: IRect) -> IRect {
    let both = IRect(max(x0, other.x0), max(y0, other.y0), min(x1, other.x1), min(y1, other.y1))
    return both.isEmpty ? .empty : both
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: IRect) -> IRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return IRect(min(x0, other.x0), min(y0, other.y0), max(x1, other.x1), max(y1, other.y1))
  }

  package func contains(_ x: Int, _ y: Int) -> Bool { x >= x0 && x < x1 && y >= y0 && y < y1 }

  /// Whether every pixel of `other` is in here; an empty one always is.
  package func contains(_ other: IRect) -> Bool {
    other.isEmpty || (other.x0 >= x0 && other.y0 >= y0 && other.x1 <= x1 && other.y1 <= y1)
  }

  /// Larger by `d` pixels on every side; what is empty stays empty.
  func grown(_ d: Int) -> IRect {
    isEmpty ? .empty : IRect(x0 - d, y0 - d, x1 + d, y1 + d)
  }

  package func offset(_ dx: Int, _ dy: Int) -> IRect { IRect(x0 + dx, y0 + dy, x1 + dx, y1 + dy) }
}

/// A rectangle at any fraction of a pixel.
///
/// Zero, negative, NaN and infinite sizes are allowed and draw nothing. Drawing clamps coordinates
/// to ±2,097,152 pixels.
package struct Rect: Hashable, Sendable {
  package var x0: Double, y0: Double, x1: Double, y1: Double

  package init(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  package init(_ r: IRect) {
    self.init(Double(r.x0), Double(r.y0), Double(r.x1), Double(r.y1))
  }

  /// By origin and size.
  package static func at(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x, y, x + width, y + height)
  }

  package var width: Double { x1 - x0 }
  package var height: Double { y1 - y0 }

  /// Every edge moved inwards by `d`, outwards if it is negative.
  package func inset(_ d: Double) -> Rect { Rect(x0 + d, y0 + d, x1 - d, y1 - d) }

  package func offset(_ dx: Double, _ dy: Double) -> Rect {
    Rect(x0 + dx, y0 + dy, x1 + dx, y1 + dy)
  }

  /// The smallest pixel rectangle that holds this; `.empty` if it has no area or is not finite in
  /// every coordinate. Clamped to ±4,194,304.
  package var outer: IRect {
    if !isDrawable { return .empty }
    return IRect(wholeBelow(x0), wholeBelow(y0), wholeAbove(x1), wholeAbove(y1))
  }

  /// Positive width and height, and no coordinate NaN or infinite.
  var isDrawable: Bool {
    x1 > x0 && y1 > y0 && x0.isFinite && y0.isFinite && x1.isFinite && y1.isFinite
  }

  /// With every coordinate clamped to half of what pixels are counted in: what is drawn is still
  /// within reach when it is moved so that it starts at 0.
  var clamped: Rect {
    func half(_ v: Double) -> Double { min(max(v, -farthest / 2), farthest / 2) }
    return Rect(half(x0), half(y0), half(x1), half(y1))
  }
}

/// The largest coordinate that is computed with, in pixels: 2²². Double precision keeps 2⁻³⁰ of a pixel
/// there, and whole pixels fit 32 bits however they are added.
let farthest = 4_194_304.0

/// `v` clamped to ±`farthest`; NaN becomes 0.
@inline(__always) func withinReach(_ v: Double) -> Double {
  v > -farthest ? (v < farthest ? v : farthest) : (v <= -farthest ? -farthest : 0)
}

/// The whole number at or below `v`, clamped to ±`farthest`; NaN becomes 0. Never a library call.
@inline(__always) package func wholeBelow(_ v: Double) -> Int {
  let c = withinReach(v)
  let i = Int(c)
  return Double(i) > c ? i &- 1 : i
}

/// The whole number at or above `v`, clamped likewise.
@inline(__always) func wholeAbove(_ v: Double) -> Int {
  let c = withinReach(v)
  let i = Int(c)
  return Double(i) < c ? i &+ 1 : i
}

/// The nearest whole number, halves upwards, clamped likewise.
@inline(__always) func wholeNear(_ v: Double) -> Int { wholeBelow(v + 0.5) }
