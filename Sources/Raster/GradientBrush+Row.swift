/// A gradient seen from device pixels.
struct GradientSampler {
  private enum Form {
    /// The ramp position of pixel (x, y) is at + x·dx + y·dy, with 32 fraction bits.
    case line(at: Int, dx: Int, dy: Int)
    /// The same in floating point, for slopes that do not fit.
    case steepLine(at: Double, dx: Double, dy: Double)
    case circle(x: Double, y: Double, r0: Double, factor: Double)
    case sweep(x: Double, y: Double, start: Double, factor: Double, gap: Double)
    case flat(UInt32)
  }

  private let form: Form
  private let ramp: UnsafeMutablePointer<UInt32>
  private let back: Matrix
  private let spread: GradientBrush.Spread
  let isOpaque: Bool

  /// `matrix` maps the figure's space to the device. Nil where that has no inverse.
  init?(_ brush: GradientBrush, under matrix: Matrix) {
    guard let back = matrix.concat(brush.place).inverse else { return nil }
    self.back = back
    ramp = brush.ramp
    spread = brush.spread
    isOpaque = brush.isOpaque
    let steps = Double(GradientBrush.steps), end = brush.ramp[GradientBrush.steps]
    let (cx, cy) = back.apply(0.5, 0.5)
    switch brush.kind {
    case .linear(let x0, let y0, let x1, let y1):
      let dx = x1 - x0, dy = y1 - y0, k = steps / (dx * dx + dy * dy)
      let at = ((cx - x0) * dx + (cy - y0) * dy) * k
      let along = (back.a * dx + back.b * dy) * k, down = (back.c * dx + back.d * dy) * k
      if !(at.isFinite && along.isFinite && down.isFinite) {
        form = .flat(end)
      } else if brush.spread == .last, abs(along) < 4096, abs(down) < 4096, abs(at) < 67_108_864 {
        form = .line(at: fixed(at), dx: fixed(along), dy: fixed(down))
      } else {
        form = .steepLine(at: at, dx: along, dy: down)
      }
    case .radial(let x, let y, let r0, let r1):
      let factor = steps / (r1 - r0)
      let usable = x.isFinite && y.isFinite && r0.isFinite && factor.isFinite
      form = usable ? .circle(x: x, y: y, r0: r0, factor: factor) : .flat(end)
    case .conic(let x, let y, let start, let stop):
      let sweep = max(-1, min(1, stop - start))
      let usable = x.isFinite && y.isFinite && start.isFinite && stop.isFinite && sweep != 0
      form =
        usable
        ? .sweep(
          x: x, y: y, start: fraction(start), factor: steps / sweep,
          gap: steps * (1 + (1 / abs(sweep) - 1) / 2)) : .flat(end)
    }
  }

  /// The colour of a whole row, where there is only one.
  @inline(__always) func rowColor(_ y: Int) -> UInt32? {
    switch form {
    case .flat(let color): color
    case .line(let at, 0, let dy): ramp[Self.index(at &+ y &* dy)]
    default: nil
    }
  }

  /// Writes the colours of n pixels of row y from x on.
  func row(_ y: Int, _ x: Int, _ n: Int, _ out: Pixels) {
    switch form {
    case .flat(let color):
      fill(out, n, color)
    case .line(let at, let dx, let dy):
      var t = at &+ x &* dx &+ y &* dy
      for i in 0..<n {
        out[i] = ramp[Self.index(t)]
        t &+= dx
      }
    case .steepLine(let at, let dx, let dy):
      let start = at + Double(y) * dy
      for i in 0..<n { out[i] = ramp[place(start + Double(x &+ i) * dx)] }
    case .circle(let cx, let cy, let r0, let factor):
      for i in 0..<n {
        let p = back.apply(Double(x &+ i) + 0.5, Double(y) + 0.5)
        let dx = p.x - cx, dy = p.y - cy
        out[i] = ramp[place(((dx * dx + dy * dy).squareRoot() - r0) * factor)]
      }
    case .sweep(let cx, let cy, let start, let factor, let gap):
      for i in 0..<n {
        let p = back.apply(Double(x &+ i) + 0.5, Double(y) + 0.5)
        var turn = turns(p.x - cx, p.y - cy) - start
        if factor < 0 { turn = -turn }
        if turn < 0 { turn += 1 }
        // Beyond the sweep the first half of what is left shows the end, the second the start.
        let t = turn * abs(factor)
        out[i] = ramp[t > gap ? -1 : Self.index(t)]
      }
    }
  }

  @inline(__always) private static func index(_ t: Int) -> Int {
    min(max(t &>> 32, -1), GradientBrush.steps)
  }

  /// Where on the ramp a place is that may lie beyond it.
  @inline(__always) private func place(_ t: Double) -> Int {
    if spread == .last { return Self.index(t) }
    let steps = GradientBrush.steps, at = wholeBelow(t)
    let turn = at &>> 10, within = at & (steps - 1)
    return spread == .mirror && turn & 1 == 1 ? steps - 1 - within : within
  }
  @inline(__always) private static func index(_ t: Double) -> Int {
    t >= 0 ? (t < Double(GradientBrush.steps) ? Int(t) : GradientBrush.steps) : -1
  }
}

/// With 32 fraction bits; |v| < 2²⁸.
@inline(__always) func fixed(_ v: Double) -> Int {
  let scaled = min(max(v, -268_435_456), 268_435_456) * 4_294_967_296 + 0.5
  let i = Int(scaled)
  return Double(i) > scaled ? i &- 1 : i
}

/// v less the whole number below it, in 0 ..< 1.
func fraction(_ v: Double) -> Double {
  let f = v - v.rounded(.down)
  return f < 1 ? f : 0
}

/// The angle of (x, y) from +x towards +y in turns, 0 ..< 1; 0 for the origin. Error below 10⁻⁹.
///
/// arctan on 0…tan(π/8) as z·P(z²) / 2π, P interpolating at six Chebyshev points; larger ratios by
/// arctan q = π/4 + arctan((q − 1)/(q + 1)), the other octants by mirroring.
func turns(_ x: Double, _ y: Double) -> Double {
  let ax = abs(x), ay = abs(y), large = max(ax, ay), small = min(ax, ay)
  if !(large > 0) { return 0 }
  var q = small / large, t = 0.0
  if q > 0.41421356237309503 {
    q = (q - 1) / (q + 1)
    t = 0.125
  }
  let z = q * q
  var p = -0.009591162655623734
  p = p * z + 0.016822405021759676
  p = p * z - 0.02266292011693167
  p = p * z + 0.03182809683844904
  p = p * z - 0.05305160561627818
  p = p * z + 0.1591549429918232
  t += q * p
  if ay > ax { t = 0.25 - t }
  if x < 0 { t = 0.5 - t }
  if y < 0 { t = 1 - t }
  return t < 1 ? t : 0
}
