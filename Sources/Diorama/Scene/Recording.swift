import Foundation
import Raster

/// What something is drawn with, places in the space it is drawn in.
package enum RecordedBrush {
  /// Relative places are those of the rectangle.
  case paint(Paint, in: CGRect)

  /// The paint of a part of all of it.
  func faded(_ opacity: Double) -> RecordedBrush? {
    guard case .paint(let paint, let area) = self else { return nil }
    if case .pattern = paint { return nil }
    return .paint(paint.opacity(opacity), in: area)
  }
  /// The brush without what it does besides filling, and that.
  var parts: (RecordedBrush, PaintDecoration?) {
    if case .paint(.decorated(let base, let decoration), let area) = self {
      return (.paint(base, in: area), decoration)
    }
    return (self, nil)
  }
  @MainActor func brush(scale: Double) -> Brush {
    switch self {
    case .paint(.decorated(let base, _), let area):
      return RecordedBrush.paint(base, in: area).brush(scale: scale)
    case .paint(.color(let c), _): return .color(RGBA(c.x, c.y, c.z, c.w))
    case .paint(.gradient(let g), let area):
      return .gradient(g.brush(in: area.size, matrix: .translation(area.minX, area.minY)))
    case .paint(.material(let m), _): return .backdrop(m.backdrop(scale: scale, alpha: 1))
    case .paint(.pattern(let p), let area):
      return .image(p.brush(in: area, matrix: .identity))
    }
  }
}

/// One step of a drawing, in points.
package indirect enum RecordedStep {
  case fill(Path, evenOdd: Bool, RecordedBrush)
  case stroke(Path, StrokeStyle, RecordedBrush)
  case text(TextDrawing, RecordedBrush)
  case picture(PictureDrawing, CGSize, RecordedBrush)
  /// A view that is drawn as a part of it, at its own place.
  case view(Layer)
  case placed(CGAffineTransform, [RecordedStep])
  case clipped(Path, evenOdd: Bool, [RecordedStep])
  /// The first steps, where the second have drawn something, or have not.
  case masked([RecordedStep], [RecordedStep], isInverse: Bool)
  case group(Raster.Group, [RecordedStep])

  /// A rectangle that holds all it draws.
  @MainActor var bounds: CGRect {
    switch self {
    case .fill(let path, _, _): return path.boundingRect
    case .stroke(let path, let style, _):
      let spike = style.lineJoin == .miter ? max(style.miterLimit, 1.5) : 1.5
      let r = style.lineWidth / 2 * spike
      return path.boundingRect.insetBy(dx: -r, dy: -r)
    case .text(let drawing, _):
      // Letters may reach beyond their line.
      let size = drawing.layout.size, room = max(size.height, 16)
      return CGRect(origin: .zero, size: size).insetBy(dx: -room, dy: -room)
    case .picture(_, let size, _): return CGRect(origin: .zero, size: size)
    case .view(let layer):
      let r = layer.reach, k = layer.drawnScale
      if r.isEmpty { return .null }
      return CGRect(
        x: CGFloat(r.x0) / k, y: CGFloat(r.y0) / k, width: CGFloat(r.width) / k,
        height: CGFloat(r.height) / k)
    case .placed(let t, let steps): return Self.bounds(steps).applying(t)
    case .clipped(let path, _, let steps): return Self.bounds(steps).intersection(path.boundingRect)
    case .masked(let steps, _, _): return Self.bounds(steps)
    case .group(let g, let steps):
      let r = Self.bounds(steps)
      if r.isNull { return r }
      var spread = max(g.blur, 0) * 3 + 1
      for s in g.shadows where !s.isInner {
        spread += max(s.sigma, 0) * 3 + max(abs(s.dx), abs(s.dy))
      }
      let wide = r.insetBy(dx: -spread, dy: -spread)
      return g.projection.map { wide.applying(ProjectionTransform($0)) } ?? wide
    }
  }
  @MainActor static func bounds(_ steps: [RecordedStep]) -> CGRect {
    steps.reduce(CGRect.null) { $0.union($1.bounds) }
  }
}

/// What a canvas draws, kept so that it can be drawn at any scale.
@MainActor package final class Recording {
  let steps: [RecordedStep]
  private var kept: (scale: Double, version: Int, list: DisplayList)?
  package init(_ steps: [RecordedStep]) { self.steps = steps }

  /// The commands for `scale` pixels a point. `version` counts changes of the views in it.
  func list(scale: Double, version: Int) -> DisplayList {
    if let kept, kept.scale == scale, kept.version == version { return kept.list }
    let list = DisplayList()
    for step in steps { step.add(to: list, scale: scale) }
    kept = (scale, version, list)
    return list
  }
}

extension RecordedStep {
  /// - Parameter scale: pixels a point here.
  @MainActor fileprivate func add(to list: DisplayList, scale: Double) {
    func add(_ steps: [RecordedStep], _ scale: Double) {
      for step in steps { step.add(to: list, scale: scale) }
    }
    switch self {
    case .fill(let path, let evenOdd, let brush):
      list.add(.fill(path.figure(evenOdd: evenOdd, scale: scale), brush.brush(scale: scale)))
    case .stroke(let path, let style, let brush):
      let outline = path.outline(stroke: style, scale: max(scale, 0.01))
      list.add(.fill(.outline(outline, evenOdd: false), brush.brush(scale: scale)))
    case .text(let drawing, let brush):
      item(.text(drawing, .identity, scale: max(scale, 0.01)), brush, scale).draw(into: list)
    case .picture(let picture, let size, let brush):
      item(.picture(picture, size, .identity), brush, scale).draw(into: list)
    case .view(let layer):
      list.add(.pushTransform(.scale(1 / layer.drawnScale)))
      layer.compose(layer.reach, into: list)
      list.add(.popTransform)
    case .placed(let t, let steps):
      let m = Matrix(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx, ty: t.ty)
      list.add(.pushTransform(m))
      add(steps, scale * m.meanScale)
      list.add(.popTransform)
    case .clipped(let path, let evenOdd, let steps):
      list.add(.pushClip(path.figure(evenOdd: evenOdd, scale: scale)))
      add(steps, scale)
      list.add(.popClip)
    case .masked(let steps, let mask, let isInverse):
      let area = Rect(Self.bounds(steps))
      list.add(.pushGroup(Raster.Group(bounds: area)))
      add(steps, scale)
      list.add(.beginMask)
      if isInverse {
        list.fill(area, .black)
        list.add(.pushGroup(Raster.Group(bounds: area, blend: .destinationOut)))
      }
      add(mask, scale)
      if isInverse { list.add(.popGroup) }
      list.add(.popGroup)
    case .group(var group, let steps):
      // A projection maps pixels of the group, which are as large as those around.
      if let map = group.projection {
        group.projection = map.concat(Projection(.scale(1 / scale)))
        group.bounds = Rect(Self.bounds(steps), scale: scale)
        list.add(.pushGroup(group))
        list.add(.pushTransform(.scale(scale)))
        add(steps, scale)
        list.add(.popTransform)
      } else {
        group.bounds = Rect(Self.bounds(steps))
        list.add(.pushGroup(group))
        add(steps, scale)
      }
      list.add(.popGroup)
    }
  }
  @MainActor private func item(_ kind: Item.Kind, _ brush: RecordedBrush, _ scale: Double) -> Item {
    var (color, alpha) = (RGBA.white, UInt8(255))
    var gradient: GradientBrush?, material: Backdrop?
    switch brush.brush(scale: scale) {
    case .color(let c): (color, alpha) = (c, kind.isText ? 255 : UInt8(c.bits >> 24))
    case .gradient(let g): gradient = g
    case .backdrop(let b): material = b
    case .image: break
    }
    return Item(
      kind: kind, color: color, alpha: alpha, gradient: gradient, material: material, reach: .empty)
  }
}
extension Item.Kind {
  fileprivate var isText: Bool {
    if case .text = self { return true }
    return false
  }
}
extension Rect {
  fileprivate init(_ r: CGRect, scale: Double = 1) {
    let r = r.isNull || !r.isFinite ? .zero : r
    self.init(r.minX * scale, r.minY * scale, r.maxX * scale, r.maxY * scale)
  }
}
extension Path {
  /// The path for the rasteriser; simple figures stay exact.
  fileprivate func figure(evenOdd: Bool, scale: Double) -> Figure {
    if case .rounded(let r, let c) = storage {
      func radius(_ s: CGSize) -> Radius { Radius(s.width, s.height) }
      return .rounded(
        RoundedRect(
          Rect(r.minX, r.minY, r.maxX, r.maxY), tl: radius(c.topLeft), tr: radius(c.topRight),
          br: radius(c.bottomRight), bl: radius(c.bottomLeft)))
    }
    return .outline(outline(stroke: nil, scale: max(scale, 0.01)), evenOdd: evenOdd)
  }
}
