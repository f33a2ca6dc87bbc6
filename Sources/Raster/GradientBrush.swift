/// Colours along a line, around a point, or around a circle.
///
/// Between stops, premultiplied colours are interpolated in encoded sRGB; beyond the first and last
/// stop their colours go on, or all begins anew. The ramp has 1,024 steps.
package final class GradientBrush {
  package enum Kind: Hashable, Sendable {
    /// From one point to another. The same point twice: the last colour everywhere.
    case linear(x0: Double, y0: Double, x1: Double, y1: Double)
    /// From radius `r0` to radius `r1` around a point. Equal radii: the last colour everywhere.
    case radial(x: Double, y: Double, r0: Double, r1: Double)
    /// From angle `start` to angle `end` around a point, in turns, clockwise from +x. A sweep of a
    /// turn or more is cut there. Between `end` and the next `start` the nearer one's colour shows.
    case conic(x: Double, y: Double, start: Double, end: Double)
  }

  /// How a line or circles go on beyond their ends.
  package enum Spread: UInt8, Hashable, Sendable {
    case last, repeated, mirror
  }

  package let kind: Kind
  package let spread: Spread
  /// From the brush's space to the figure's.
  package let place: Matrix
  /// Whether every colour is.
  let isOpaque: Bool
  /// The most opaque colour's alpha, 0…255.
  let level: UInt32
  /// A colour for each step. Before the first one stands the first stop's, for all that lies before
  /// it, and behind the last one the last stop's.
  let ramp: UnsafeMutablePointer<UInt32>
  static let steps = 1024

  /// Stops are straight colours (r, g, b, a in 0…1) at places in 0…1, in rising order: a place below
  /// the one before it counts as equal to it, NaN as 0. No stop at all is transparent.
  package init(
    _ kind: Kind, stops: [(Double, SIMD4<Double>)], place: Matrix = .identity,
    spread: Spread = .last
  ) {
    self.kind = kind
    self.spread = spread
    self.place = place
    ramp = .allocate(capacity: Self.steps + 2) + 1
    var places: [Double] = [], colors: [SIMD4<Double>] = []
    for (at, c) in stops {
      places.append(max(places.last ?? 0, unit(at)))
      let a = unit(c.w)
      colors.append(SIMD4(unit(c.x) * a, unit(c.y) * a, unit(c.z) * a, a))
    }
    var k = 0, opaque = true, most: UInt32 = 0
    for i in -1...Self.steps {
      let t = (Double(i) + 0.5) / Double(Self.steps)
      while k < places.count, places[k] <= t { k += 1 }
      var c = SIMD4<Double>()
      if places.isEmpty {
      } else if k == 0 || i < 0 {
        c = colors[0]
      } else if k == places.count {
        c = colors[k - 1]
      } else {
        let f = (t - places[k - 1]) / (places[k] - places[k - 1])
        c = colors[k - 1] + (colors[k] - colors[k - 1]) * f
      }
      let a = min(c.w, 1)
      let bits =
        byte(a) << 24 | byte(min(c.x, a)) << 16 | byte(min(c.y, a)) << 8 | byte(min(c.z, a))
      opaque = opaque && bits >= 0xff00_0000
      most = max(most, bits >> 24)
      ramp[i] = bits
    }
    isOpaque = opaque
    level = most
  }

  deinit { (ramp - 1).deallocate() }
}
