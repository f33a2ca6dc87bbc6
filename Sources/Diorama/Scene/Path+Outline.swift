import Foundation
import Raster

extension GradientPaint {
  /// The brush for an area of a size, placed by a matrix from points to device pixels.
  func brush(in size: CGSize, matrix: Matrix) -> GradientBrush {
    let stops = stops.map { ($0.location, $0.components) }
    let w = Double(size.width), h = Double(size.height)
    let spread: GradientBrush.Spread =
      switch spread {
      case .last: .last
      case .repeated: .repeated
      case .mirror: .mirror
      }
    func x(_ p: UnitPoint) -> Double { p.x * w }
    func y(_ p: UnitPoint) -> Double { p.y * h }
    switch kind {
    case .linear(let a, let b):
      return GradientBrush(
        .linear(x0: x(a), y0: y(a), x1: x(b), y1: y(b)), stops: stops, place: matrix,
        spread: spread)
    case .radial(let c, let r0, let r1):
      return GradientBrush(
        .radial(x: x(c), y: y(c), r0: r0, r1: r1), stops: stops, place: matrix, spread: spread)
    case .elliptical(let c, let r0, let r1):
      let place = matrix.concat(Matrix(a: w, b: 0, c: 0, d: h, tx: 0, ty: 0))
      return GradientBrush(
        .radial(x: c.x, y: c.y, r0: r0, r1: r1), stops: stops, place: place)
    case .angular(let c, let start, let end):
      let turn = 2 * Double.pi, turns = (end.radians - start.radians) / turn
      var first = start.radians / turn, last = stops
      if turns.isFinite, abs(turns) > 1 {
        // Of more than a turn the last one shows.
        first = end.radians / turn - (turns > 0 ? 1 : -1)
        last = Self.end(of: stops, part: 1 / abs(turns))
      }
      return GradientBrush(
        .conic(x: x(c), y: y(c), start: first, end: end.radians / turn), stops: last,
        place: matrix)
    }
  }
  private typealias Stop = (Double, SIMD4<Double>)
  /// The last part of what the stops describe, from 0 to 1 again.
  private static func end(of stops: [Stop], part: Double) -> [Stop] {
    let from = 1 - part
    guard let next = stops.firstIndex(where: { $0.0 > from }) else { return stops.suffix(1) }
    var rest: [Stop] = stops[next...].map { (($0.0 - from) / part, $0.1) }
    if next > 0 {
      let (a, b) = (stops[next - 1], stops[next])
      let t = (from - a.0) / (b.0 - a.0)
      func premultiplied(_ c: SIMD4<Double>) -> SIMD4<Double> {
        SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
      }
      var c = premultiplied(a.1) + (premultiplied(b.1) - premultiplied(a.1)) * t
      if c.w > 0 { c = SIMD4(c.x / c.w, c.y / c.w, c.z / c.w, c.w) }
      rest.insert((0, c), at: 0)
    }
    return rest
  }
}

extension Path {
  /// The outline of what a pen covers that follows the path; curves in it are as fine as for a
  /// picture of two pixels a point.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    if !(style.lineWidth > 0) { return Path() }
    func point(_ p: SIMD2<Double>) -> CGPoint { CGPoint(x: p.x, y: p.y) }
    return Path(
      elements: outline(stroke: style, scale: 2).pieces.map { piece in
        switch piece {
        case .move(let p): .move(to: point(p))
        case .line(let p): .line(to: point(p))
        case .quad(let c, let p): .quadCurve(to: point(p), control: point(c))
        case .cubic(let a, let b, let p):
          .curve(to: point(p), control1: point(a), control2: point(b))
        case .close: .closeSubpath
        }
      })
  }

  /// The path for the rasteriser, stroked at `scale` pixels a point where there is a pen.
  func outline(stroke: StrokeStyle?, scale: Double) -> Outline {
    let outline = Outline()
    for e in elements {
      switch e {
      case .move(let p): outline.move(p.x, p.y)
      case .line(let p): outline.line(p.x, p.y)
      case .quadCurve(let p, let c): outline.quad(c.x, c.y, p.x, p.y)
      case .curve(let p, let a, let b): outline.cubic(a.x, a.y, b.x, b.y, p.x, p.y)
      case .closeSubpath: outline.close()
      }
    }
    guard let stroke else { return outline }
    let cap: Pen.Cap = [.butt: .butt, .round: .round, .square: .square][stroke.lineCap]!
    let join: Pen.Join = [.miter: .miter, .round: .round, .bevel: .bevel][stroke.lineJoin]!
    return outline.stroked(
      Pen(
        width: stroke.lineWidth, cap: cap, join: join, miterLimit: stroke.miterLimit,
        dash: stroke.dash.map { Double($0) }, dashPhase: stroke.dashPhase), scale: scale)
  }
}
