import Foundation
import Raster

/// Colours at the points of a grid, which may be bent, and between them.
///
/// Differs: it is worked out on a grid of 256 by 256 places, and drawn larger smoothly.
nonisolated public struct MeshGradient: ShapeStyle, View, Equatable, Sendable {
  /// Where the points of the grid are, in fractions of the area.
  public enum Locations: Equatable, Sendable {
    /// Row by row; between them lines bend smoothly.
    case points([SIMD2<Float>])
    /// With the control points of the lines that lead to and from each.
    case bezierPoints([BezierPoint])
  }
  /// The colours of the points, row by row.
  public enum Colors: Equatable, Sendable {
    case colors([Color])
    case resolvedColors([Color.Resolved])
  }
  /// A point and the control points of the lines to its neighbours.
  public struct BezierPoint: Equatable, Sendable {
    public var position: SIMD2<Float>
    public var leadingControlPoint: SIMD2<Float>
    public var topControlPoint: SIMD2<Float>
    public var trailingControlPoint: SIMD2<Float>
    public var bottomControlPoint: SIMD2<Float>
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }
  /// Points in a row of the grid, and rows.
  public var width: Int
  public var height: Int
  public var locations: Locations
  public var colors: Colors
  /// Where the mesh leaves some of the area free.
  public var background: Color
  /// Colours change smoothly at points, too.
  public var smoothsColors: Bool
  public var colorSpace: Gradient.ColorSpace
  public init(
    width: Int, height: Int, locations: Locations, colors: Colors,
    background: Color = Color(white: 0, opacity: 0),
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.locations = locations
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }
  /// The number of points and of colours is `width` times `height`; fewer are an error.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color = Color(white: 0, opacity: 0),
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points), colors: .colors(colors),
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
    background: Color = Color(white: 0, opacity: 0), smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .points(points),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = Color(white: 0, opacity: 0), smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .colors(colors), background: background, smoothsColors: smoothsColors,
      colorSpace: colorSpace)
  }
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
    background: Color = Color(white: 0, opacity: 0), smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, locations: .bezierPoints(bezierPoints),
      colors: .resolvedColors(resolvedColors), background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  public func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    let mesh = Mesh(self, environment.colorContext)
    var pattern = PatternPaint(picture: mesh.picture)
    pattern.source = mesh
    return _Paint(paint: .pattern(pattern)).faded(level)
  }
  public typealias Body = Never
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { StyleNode(view, context) }
}

/// A mesh with its colours resolved, as it is worked out.
private struct Mesh: PictureSource {
  typealias Point = SIMD2<Double>
  let width: Int, height: Int
  var points: [MeshGradient.BezierPoint]
  /// Straight sRGB, or Oklab.
  var colors: [SIMD4<Double>]
  var background: SIMD4<Double>
  let isSmooth: Bool, isPerceptual: Bool

  init(_ mesh: MeshGradient, _ context: ColorContext) {
    (width, height) = (max(mesh.width, 2), max(mesh.height, 2))
    isSmooth = mesh.smoothsColors
    isPerceptual = mesh.colorSpace == .perceptual
    background = mesh.background.components(context)
    switch mesh.locations {
    case .points(let p): points = Self.bent(p, width, height)
    case .bezierPoints(let p): points = p
    }
    let plain: [SIMD4<Double>]
    switch mesh.colors {
    case .colors(let c): plain = c.map { $0.components(context) }
    case .resolvedColors(let c): plain = c.map { Color($0).components(context) }
    }
    colors = isPerceptual ? plain.map(Color.perceptual) : plain
    let count = width * height
    precondition(
      points.count >= count && colors.count >= count,
      "a mesh of \(width) by \(height) needs \(count) points and as many colors")
  }

  var lanes: [Double] {
    var all = points.flatMap { p in
      [
        p.position, p.leadingControlPoint, p.topControlPoint, p.trailingControlPoint,
        p.bottomControlPoint,
      ].flatMap { [Double($0.x), Double($0.y)] }
    }
    for c in colors + [background] { all += [c.x, c.y, c.z, c.w] }
    return all
  }
  func isLike(_ other: any PictureSource) -> Bool {
    guard let other = other as? Mesh else { return false }
    return width == other.width && height == other.height && isPerceptual == other.isPerceptual
      && points.count == other.points.count && colors.count == other.colors.count
  }
  func picture(of lanes: [Double]) -> Picture {
    var new = self, n = lanes[...]
    func point() -> SIMD2<Float> { SIMD2(Float(n.removeFirst()), Float(n.removeFirst())) }
    func color() -> SIMD4<Double> {
      SIMD4(n.removeFirst(), n.removeFirst(), n.removeFirst(), n.removeFirst())
    }
    for i in points.indices {
      new.points[i] = .init(
        position: point(), leadingControlPoint: point(), topControlPoint: point(),
        trailingControlPoint: point(), bottomControlPoint: point())
    }
    for i in colors.indices { new.colors[i] = color() }
    new.background = color()
    return new.picture
  }

  /// Points with control points that let lines through them bend smoothly.
  private static func bent(
    _ p: [SIMD2<Float>], _ width: Int, _ height: Int
  ) -> [MeshGradient.BezierPoint] {
    guard p.count >= width * height else { return [] }
    func at(_ x: Int, _ y: Int) -> SIMD2<Float> { p[y * width + x] }
    return (0..<width * height).map { i in
      let x = i % width, y = i / width
      let (l, r) = (max(x - 1, 0), min(x + 1, width - 1))
      let (t, b) = (max(y - 1, 0), min(y + 1, height - 1))
      let across = (at(r, y) - at(l, y)) / Float(3 * (r - l))
      let down = (at(x, b) - at(x, t)) / Float(3 * (b - t))
      return MeshGradient.BezierPoint(
        position: p[i], leadingControlPoint: p[i] - across, topControlPoint: p[i] - down,
        trailingControlPoint: p[i] + across, bottomControlPoint: p[i] + down)
    }
  }

  private func point(_ x: Int, _ y: Int) -> MeshGradient.BezierPoint { points[y * width + x] }
  private static func curve(
    _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>, _ t: Double
  ) -> Point {
    let s = 1 - t
    let start: Point = Point(a) * (s * s * s) + Point(b) * (3 * s * s * t)
    let end: Point = Point(c) * (3 * s * t * t) + Point(d) * (t * t * t)
    return start + end
  }
  /// A place in the cell to the right of and below a point: between its four sides (S. Coons, 1967).
  private func place(_ x: Int, _ y: Int, _ u: Double, _ v: Double) -> Point {
    let a = point(x, y), b = point(x + 1, y), c = point(x, y + 1), d = point(x + 1, y + 1)
    func across(_ p: MeshGradient.BezierPoint, _ q: MeshGradient.BezierPoint) -> Point {
      Self.curve(p.position, p.trailingControlPoint, q.leadingControlPoint, q.position, u)
    }
    func down(_ p: MeshGradient.BezierPoint, _ q: MeshGradient.BezierPoint) -> Point {
      Self.curve(p.position, p.bottomControlPoint, q.topControlPoint, q.position, v)
    }
    let rows: Point = across(a, b) * (1 - v) + across(c, d) * v
    let columns: Point = down(a, c) * (1 - u) + down(b, d) * u
    let top: Point = Point(a.position) * (1 - u) + Point(b.position) * u
    let bottom: Point = Point(c.position) * (1 - u) + Point(d.position) * u
    let corners: Point = top * (1 - v) + bottom * v
    return rows + columns - corners
  }
  /// Premultiplied.
  private func color(_ x: Int, _ y: Int, _ u: Double, _ v: Double) -> SIMD4<Double> {
    func at(_ x: Int, _ y: Int) -> SIMD4<Double> {
      colors[min(max(y, 0), height - 1) * width + min(max(x, 0), width - 1)]
    }
    func mixed(_ c: [SIMD4<Double>], _ t: Double) -> SIMD4<Double> {
      // Through the middle two, as steep as the line between those beside each.
      typealias Four = SIMD4<Double>
      let m: Four = (c[2] - c[0]) * 0.5, n: Four = (c[3] - c[1]) * 0.5
      let d: Four = c[2] - c[1]
      let third: Four = m + n - d * 2
      let second: Four = d * 3 - m * 2 - n
      let bend: Four = (third * t + second) * t
      return c[1] + (m + bend) * t
    }
    var c: SIMD4<Double>
    if isSmooth {
      c = mixed((-1...2).map { j in mixed((-1...2).map { at(x + $0, y + j) }, u) }, v)
    } else {
      let top: SIMD4<Double> = at(x, y) * (1 - u) + at(x + 1, y) * u
      let bottom: SIMD4<Double> = at(x, y + 1) * (1 - u) + at(x + 1, y + 1) * u
      c = top * (1 - v) + bottom * v
    }
    if isPerceptual { c = Color.fromPerceptual(c) }
    c = c.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
    return SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
  }

  var picture: Picture {
    let side = 256, steps = max(4, 48 / max(width - 1, height - 1))
    let bitmap = Bitmap(width: side, height: side)
    let b = background
    bitmap.fill(bitmap.bounds, RGBA(b.x, b.y, b.z, b.w))
    for y in 0..<(height - 1) {
      for x in 0..<(width - 1) {
        let grid = (0...steps).map { j in
          (0...steps).map { i in
            let u = Double(i) / Double(steps), v = Double(j) / Double(steps)
            return Corner(place(x, y, u, v) * Double(side), color(x, y, u, v))
          }
        }
        for j in 0..<steps {
          for i in 0..<steps {
            let (p, q, r, s) = (grid[j][i], grid[j][i + 1], grid[j + 1][i], grid[j + 1][i + 1])
            bitmap.fill(p, q, r)
            bitmap.fill(q, s, r)
          }
        }
      }
    }
    return Picture(bitmap: bitmap, scale: 1)
  }
}
