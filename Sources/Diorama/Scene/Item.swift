import Foundation
import Raster

/// A clip in force, in device pixels.
final class Clip {
  let outer: Clip?
  let figure: ItemFigure
  let bounds: IRect
  init(outer: Clip?, figure: ItemFigure, bounds: IRect) {
    self.outer = outer
    self.figure = figure
    self.bounds = bounds
  }
}

/// A figure ready to be drawn: exact ones in device pixels, others with a matrix.
enum ItemFigure: Equatable {
  case rounded(RoundedRect)
  case ring(RoundedRect, RoundedRect)
  case outline(Outline, evenOdd: Bool, Matrix)

  static func == (a: ItemFigure, b: ItemFigure) -> Bool {
    switch (a, b) {
    case (.rounded(let p), .rounded(let q)): p == q
    case (.ring(let p, let q), .ring(let r, let s)): p == r && q == s
    case (.outline(let p, let e, let m), .outline(let q, let f, let n)):
      p === q && e == f && m == n
    default: false
    }
  }
  var matrix: Matrix? {
    if case .outline(_, _, let m) = self { return m }
    return nil
  }
  var figure: Figure {
    switch self {
    case .rounded(let r): .rounded(r)
    case .ring(let a, let b): .ring(a, b)
    case .outline(let o, let evenOdd, _): .outline(o, evenOdd: evenOdd)
    }
  }
  var reach: IRect {
    switch self {
    case .rounded(let r): return r.rect.outer
    case .ring(let r, _): return r.rect.outer
    case .outline(let o, _, let m): return m.bounds(of: o.bounds)
    }
  }
}

extension Matrix {
  /// The pixels that the image of a rectangle touches.
  func bounds(of r: Rect) -> IRect { apply(r).outer }
  /// Positions in 1/256 of a pixel: two items that are equal then draw equal pixels.
  var settled: Matrix {
    var m = self
    m.tx = quantised(m.tx)
    m.ty = quantised(m.ty)
    return m
  }
}

func quantised(_ v: Double) -> Double { (v * 256).rounded() / 256 }

/// How a layer's content is composed as one picture, in device pixels.
struct GroupState: Equatable {
  var opacity = 1.0
  var blur = 0.0
  var shadows: [Raster.Group.Shadow] = []
  var colors: Raster.ColorMatrix?
  var blend = Blend.normal
  var hasMask = false
  /// From pixels of its own to those around; what is above is in its own.
  var projection: Projection?

  /// How far it spreads beyond its content.
  var spread: Int {
    var s = blur > 0 ? Self.reach(blur) : 0
    for shadow in shadows where !shadow.isInner {
      s += Self.reach(shadow.sigma) + Int(max(abs(shadow.dx), abs(shadow.dy)).rounded(.up))
    }
    return s
  }
  /// Adds what a paint does besides filling, under a matrix. Always true.
  mutating func decorate(_ decoration: PaintDecoration, _ matrix: Matrix) -> Bool {
    let k = matrix.meanScale
    // Within first, so that what falls behind has the right outline.
    let all = decoration.shadows.filter(\.isInner) + decoration.shadows.filter { !$0.isInner }
    shadows += all.map { s in
      Raster.Group.Shadow(
        RGBA(s.color.x, s.color.y, s.color.z, s.color.w), sigma: max(s.radius, 0) / 2 * k,
        dx: s.x * k, dy: s.y * k, isInner: s.isInner)
    }
    if let blend = decoration.blend { self.blend = blend }
    return true
  }
  /// The pixels around that may show something of the group's.
  func outward(_ r: IRect) -> IRect {
    let spread = r.grown(spread)
    return projection?.reach(of: spread) ?? spread
  }
  /// The group's pixels that may be seen in pixels around.
  func inward(_ r: IRect, content: IRect) -> IRect {
    guard let projection else { return r.grown(spread) }
    let farthest = projection.farthest(in: content.grown(spread))
    return projection.source(of: r, farthest: farthest).grown(spread)
  }
  private static func reach(_ sigma: Double) -> Int { Int((sigma * 3).rounded(.up)) + 3 }
}

/// A gradient brush and what it was made for.
struct BrushCache {
  var gradient: GradientPaint
  var size: CGSize
  var matrix: Matrix
  var brush: GradientBrush
}

/// One layer's content with everything resolved. Two equal items draw equal pixels, so an item that
/// did not change damages nothing, and drawing part of a window equals drawing all of it. It is made
/// once and handed on; a copy of all that it may hold would cost more than the rest of the walk.
final class Item: Equatable {
  enum Kind: Equatable {
    case figure(ItemFigure)
    case text(TextDrawing, Matrix, scale: Double)
    case picture(PictureDrawing, CGSize, Matrix)
    /// `version` counts changes of the views that it draws.
    case drawing(Recording, CGSize, Matrix, scale: Double, version: Int)

    static func == (a: Kind, b: Kind) -> Bool {
      switch (a, b) {
      case (.figure(let p), .figure(let q)): p == q
      case (.text(let p, let m, let s), .text(let q, let n, let t)): p === q && m == n && s == t
      case (.picture(let p, let s, let m), .picture(let q, let t, let n)):
        m == n && s == t && p == q
      case (
        .drawing(let p, let s, let m, let k, let v), .drawing(let q, let t, let n, let l, let w)
      ):
        p === q && s == t && m == n && k == l && v == w
      default: false
      }
    }
  }
  let kind: Kind
  /// Premultiplied; for gradients and pictures only the alpha counts.
  let color: RGBA
  let alpha: UInt8
  let gradient: GradientBrush?
  let material: Backdrop?
  let pattern: ImageBrush?
  let clip: Clip?
  let reach: IRect

  init(
    kind: Kind, color: RGBA, alpha: UInt8, gradient: GradientBrush? = nil,
    material: Backdrop? = nil, pattern: ImageBrush? = nil, clip: Clip? = nil, reach: IRect
  ) {
    self.kind = kind
    (self.color, self.alpha) = (color, alpha)
    (self.gradient, self.material, self.pattern) = (gradient, material, pattern)
    (self.clip, self.reach) = (clip, reach)
  }
  static func == (a: Item, b: Item) -> Bool {
    a.color == b.color && a.alpha == b.alpha && a.clip === b.clip && a.gradient === b.gradient
      && a.material == b.material && a.pattern === b.pattern && a.reach == b.reach
      && a.kind == b.kind
  }
}
