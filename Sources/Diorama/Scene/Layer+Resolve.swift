import Foundation
import Raster

/// What the layers around a layer hand down to it, in device pixels.
struct Surroundings {
  /// From the layer's parent to device pixels.
  var matrix: Matrix
  var alpha = 1.0
  var clip: Clip?
  /// Nothing outside of this is ever seen.
  var bounds: IRect
  /// Effects around may show a changed pixel this far from its place.
  var spread = 0
  /// A transform is under way: text need not be exact.
  var isMoving = false
  /// Where these pixels are those of a picture that is projected: onto what, and how.
  var projected: Projected?

  /// The pixels of the window that have to be drawn again when some of these change.
  func seen(_ r: IRect) -> IRect {
    let r = r.grown(spread).intersection(bounds)
    return projected.map { $0.around.seen($0.map.reach(of: r)) } ?? r
  }
}
/// How a picture is projected onto what surrounds it.
final class Projected {
  let map: Projection
  let around: Surroundings
  init(_ map: Projection, onto around: Surroundings) {
    self.map = map
    self.around = around
  }
}

/// What a walk over changed layers found.
package struct CollectedChanges {
  package var damage = Damage()
  /// Layers that were looked at.
  package var layers = 0
  mutating func add(_ other: CollectedChanges) {
    damage.add(other.damage)
    layers += other.layers
  }
}

extension Layer {
  /// Resolves what changed since the last time and returns the pixels that have to be drawn again.
  package func collect(scale: Double, bounds: IRect) -> CollectedChanges {
    var changes = CollectedChanges()
    collect(
      Surroundings(matrix: .scale(scale), bounds: bounds), forced: false, &changes)
    return changes
  }
  /// Nothing in the layer has changed since it was last collected.
  package var isClean: Bool { dirt == .clean }
  /// Everything has to be resolved and drawn again, as for another scale.
  package func invalidate() { mark(.tree) }

  /// What changed in pixels that are not the window's.
  func collected(_ around: Surroundings, forced: Bool) -> CollectedChanges {
    var changes = CollectedChanges()
    collect(around, forced: forced, &changes)
    return changes
  }
  /// Everything that the layer and those in it would draw if nothing cut it off, where all of it was
  /// looked at.
  @discardableResult private func collect(
    _ around: Surroundings, forced: Bool, _ changes: inout CollectedChanges
  ) -> IRect? {
    let forced = forced || dirt == .tree
    if dirt == .clean {
      if !forced { return nil }
      if let hidden = sight?.reach(outside: around) { return hidden }
    }
    sight = nil
    changes.layers += 1
    let before = reach
    var inner = around
    let group = enter(&inner)
    if !lost.isEmpty {
      changes.damage.add(inner.seen(lost))
      lost = .empty
    }
    let hasChangedGroup = group != rare?.group
    if hasChangedGroup { needRare().group = group }
    var version = 0, own: IRect? = .empty
    if case .drawing = content {
      // The views that it draws come first.
      for l in below { version = l.collectShelf(inner, forced: forced, &changes) }
    }
    if forced || dirt == .own || version != rare?.shelfVersion ?? 0 {
      if version > 0 { needRare().shelfVersion = version }
      let (new, whole) = resolvedItem(inner)
      own = whole
      if new != item {
        if let item { changes.damage.add(inner.seen(item.reach)) }
        if let new { changes.damage.add(inner.seen(new.reach)) }
        item = new
      }
      if let item, let material = item.material {
        needRare().backdropArea = inner.seen(item.reach.grown(material.reach))
      }
    }
    var r = item?.reach ?? .empty, whole = forced ? own : nil
    var unseen: [(Layer, IRect)] = []
    for l in below where l.isShown {
      let all = l.collect(inner, forced: forced, &changes)
      if let all, l.reach.isEmpty { unseen.append((l, all)) }
      whole = all.flatMap { whole?.union($0) }
      r = r.union(l.reach)
    }
    if !r.isEmpty {
      for (l, all) in unseen where l.sight == nil { l.sight = Sight(inner.matrix, reach: all) }
    }
    if let group {
      needRare().contentReach = r
      r = group.outward(r).intersection(around.bounds)
      whole = group.projection == nil ? whole?.grown(group.spread) : nil
    }
    reach = r
    if hasChangedGroup {
      changes.damage.add(around.seen(before.union(r)))
    }
    dirt = .clean
    // What fades may come to light without a change of its own.
    return around.alpha > 0 ? inner.alpha > 0 ? whole : .empty : nil
  }

  /// Applies this layer's frame and effect to what it hands down. A group, if what is in the layer
  /// has to be composed as one picture.
  private func enter(_ s: inout Surroundings) -> GroupState? {
    let f = presented(.frame), a = presented(.a), b = presented(.b)
    s.matrix = s.matrix.concat(.translation(f.x, f.y))
    if rare == nil, effect == .none { return nil }
    var opacity = 1.0
    var group = GroupState()
    var needsGroup = false
    if rare != nil, presented(.transition) != Self.atHome {
      let t = presented(.transition), anchor = rare!.transitionAnchor
      s.matrix = s.matrix.concat(.translation(t.x, t.y))
      if t.z != 1 { s.matrix = s.matrix.concat(Self.scaling(t.z, t.z, anchor, f)) }
      opacity = min(max(t.w, 0), 1)
      if rare!.transitionBlur > 0, t.w < 1 {
        group.blur = rare!.transitionBlur * (1 - opacity) * s.matrix.meanScale
        needsGroup = true
      }
      if isMoving(.transition) { s.isMoving = true }
    }
    if isMoving(.a), [.scale, .rotation, .affine, .turn, .projection].contains(effect) {
      s.isMoving = true
    }
    switch effect {
    case .none, .unit, .carrier, .symbols, .told: break
    case .opacity: opacity *= min(max(a.x, 0), 1)
    case .offset: s.matrix = s.matrix.concat(.translation(a.x, a.y))
    case .scroll:
      s.matrix = s.matrix.concat(.translation(a.x, a.y))
      if s.matrix.isAxisAligned {
        s.matrix.tx = s.matrix.tx.rounded()
        s.matrix.ty = s.matrix.ty.rounded()
      }
    case .scale:
      s.matrix = s.matrix.concat(Self.scaling(a.x, a.y, UnitPoint(x: a.z, y: a.w), f))
    case .rotation:
      let (x, y) = (f.z * a.z, f.w * a.w)
      let turn = Matrix(a: cos(a.x), b: sin(a.x), c: -sin(a.x), d: cos(a.x), tx: 0, ty: 0)
      s.matrix = s.matrix.concat(.translation(x, y)).concat(turn).concat(.translation(-x, -y))
    case .affine:
      s.matrix = s.matrix.concat(Matrix(a: a.x, b: a.y, c: a.z, d: a.w, tx: b.x, ty: b.y))
    case .turn, .projection:
      group.projection = project(projection(presented), &s)
      needsGroup = needsGroup || group.projection != nil
    case .clip: s.clip = resolvedClip(s)
    case .blur:
      group.blur = max(a.x, 0) * s.matrix.meanScale
      needsGroup = needsGroup || group.blur > 0
    case .shadow:
      let k = s.matrix.meanScale
      if a.w > 0 {
        group.shadows = [
          Raster.Group.Shadow(
            Self.premultiplied(a, alpha: 1), sigma: max(b.x, 0) / 2 * k, dx: b.y * k, dy: b.z * k)
        ]
        needsGroup = true
      }
    case .brightness: group.colors = .brightness(a.x)
    case .contrast: group.colors = .contrast(a.x)
    case .saturation: group.colors = .saturation(a.x)
    case .grayscale: group.colors = .saturation(1 - min(max(a.x, 0), 1))
    case .hueRotation: group.colors = .hueRotation(cos: cos(a.x), sin: sin(a.x))
    case .colorInvert: group.colors = .inversion
    case .luminanceToAlpha: group.colors = .luminanceToAlpha
    case .colorMultiply: group.colors = .multiply(a.x, a.y, a.z, a.w)
    case .mask:
      group.hasMask = true
      needsGroup = true
    case .group: needsGroup = inkCount > 1
    }
    if let decoration = rare?.decoration { needsGroup = group.decorate(decoration, s.matrix) }
    if let blend = rare?.blend, blend != .normal {
      group.blend = blend
      needsGroup = true
    }
    if group.colors != nil { needsGroup = true }
    if opacity < 1, inkCount > 1, opacity > 0 { needsGroup = true }
    if !needsGroup {
      s.alpha *= opacity
      return nil
    }
    group.opacity = ((s.alpha * opacity) * 255).rounded() / 255
    s.alpha = 1
    s.spread += group.spread
    s.bounds = s.bounds.grown(group.spread)
    return group
  }
  private static func scaling(
    _ x: Double, _ y: Double, _ anchor: UnitPoint, _ frame: SIMD4<Double>
  ) -> Matrix {
    let (ax, ay) = (frame.z * anchor.x, frame.w * anchor.y)
    return Matrix(a: x, b: 0, c: 0, d: y, tx: ax - ax * x, ty: ay - ay * y)
  }
  static func premultiplied(_ c: SIMD4<Double>, alpha: Double) -> RGBA {
    func byte(_ v: Double) -> UInt32 { UInt32(min(max(v * alpha, 0), 1) * 255 + 0.5) }
    let w = byte(c.w)
    return RGBA(
      bits: w << 24 | min(byte(c.x), w) << 16 | min(byte(c.y), w) << 8 | min(byte(c.z), w))
  }

  // MARK: clips

  private func resolvedClip(_ s: Surroundings) -> Clip? {
    guard let path = rare?.clipPath else { return s.clip }
    let figure = resolved(path, stroke: nil, evenOdd: rare!.clipsEvenOdd, s.matrix)
    if let old = rare!.clip, old.outer === s.clip, old.figure == figure { return old }
    var bounds = figure.reach
    if let outer = s.clip { bounds = bounds.intersection(outer.bounds) }
    let clip = Clip(outer: s.clip, figure: figure, bounds: bounds)
    rare!.clip = clip
    return clip
  }

  // MARK: content

  /// What is drawn, and where it would be if nothing cut it off; nil where it would have to be less
  /// faint for that.
  private func resolvedItem(_ s: Surroundings) -> (Item?, whole: IRect?) {
    if content == .none { return (nil, .empty) }
    let c = presented(.a)
    let color = Self.premultiplied(c, alpha: s.alpha)
    var alpha = UInt8(min(max(s.alpha, 0), 1) * 255 + 0.5)
    if alpha == 0 { return (nil, nil) }
    let kind: Item.Kind
    var reach: IRect, gradient: GradientBrush?
    switch content {
    case .none: return (nil, .empty)
    case .figure(let path, let stroke, let evenOdd):
      if rare?.gradient == nil, color.alpha == 0 { return (nil, c.w > 0 ? nil : .empty) }
      let figure = resolved(path, stroke: stroke, evenOdd: evenOdd, s.matrix)
      if let g = rare?.gradient {
        // It is placed in the space that the figure is drawn in.
        gradient = brush(g, figure.matrix == nil ? s.matrix : .identity, alpha: s.alpha)
      }
      kind = .figure(figure)
      reach = figure.reach
    case .text(let drawing):
      if let g = rare?.gradient { gradient = brush(g, .identity, alpha: s.alpha) }
      let scale = textScale(s)
      let matrix = s.matrix.settled
      kind = .text(drawing, matrix, scale: scale)
      reach = .empty
      for line in drawing.lines(scale: scale) {
        let box = line.mask.box, k = line.mask.scale
        reach = reach.union(
          matrix.bounds(
            of: Rect(
              line.x + Double(box.x0) / k, line.y + Double(box.y0) / k,
              line.x + Double(box.x1) / k, line.y + Double(box.y1) / k)
          ).grown(1))
      }
      for rule in drawing.rules { reach = reach.union(matrix.bounds(of: rule.rect)) }
    case .drawing(let recording):
      let size = CGSize(width: presented(.frame).z, height: presented(.frame).w)
      let matrix = s.matrix.settled
      kind = .drawing(
        recording, size, matrix, scale: textScale(s), version: rare?.shelfVersion ?? 0)
      reach = matrix.bounds(of: Rect(0, 0, size.width, size.height))
    case .picture(let picture):
      let size = CGSize(width: presented(.frame).z, height: presented(.frame).w)
      let matrix = s.matrix.settled
      if picture.isTemplate, let g = rare?.gradient {
        gradient = brush(g, .identity, alpha: s.alpha)
      }
      kind = .picture(picture, size, matrix)
      reach = matrix.bounds(of: Rect(0, 0, size.width, size.height))
    }
    let whole = reach
    reach = reach.intersection(s.clip.map { $0.bounds.intersection(s.bounds) } ?? s.bounds)
    if reach.isEmpty { return (nil, whole) }
    var pattern: ImageBrush?
    if let p = rare?.pattern {
      // It is placed in the space that it is drawn in, as gradients are.
      var place = Matrix.identity
      if case .figure(let figure) = kind, figure.matrix == nil { place = s.matrix }
      pattern = patternBrush(p, place)
      alpha = UInt8(min(max(s.alpha * p.opacity, 0), 1) * 255 + 0.5)
    }
    let material = rare?.material?.backdrop(scale: s.matrix.meanScale, alpha: s.alpha)
    let item = Item(
      kind: kind, color: color, alpha: alpha, gradient: gradient, material: material,
      pattern: pattern, clip: s.clip, reach: reach)
    return (item, whole)
  }
  /// Pixels a point for text: exact at rest, rounded up in steps while a transform moves.
  private func textScale(_ s: Surroundings) -> Double {
    let k = s.matrix.meanScale
    if !s.isMoving { return max(k, 0.01) }
    return max((k * 2).rounded(.up) / 2, 0.5)
  }

  func resolved(
    _ path: Path, stroke: StrokeStyle?, evenOdd: Bool, _ matrix: Matrix
  ) -> ItemFigure {
    if case .rounded(let rect, let corners) = path.storage, matrix.b == 0, matrix.c == 0,
      matrix.a > 0, matrix.d > 0
    {
      let r = Self.device(rect, corners, matrix)
      guard let stroke else { return .rounded(r) }
      let isPlain =
        stroke.dash.isEmpty && matrix.a == matrix.d
        && (stroke.lineJoin == .miter && stroke.miterLimit >= 1.5 || !corners.isSquare)
      if isPlain {
        switch Figure.stroke(r, stroke.lineWidth * matrix.a) {
        case .ring(let outer, let inner): return .ring(outer, inner)
        case .rounded(let r): return .rounded(r)
        default: break
        }
      }
    }
    let outline: Outline
    if let kept = rare?.outline {
      outline = kept
    } else {
      outline = path.outline(stroke: stroke, scale: max(matrix.meanScale, 0.01))
      needRare().outline = outline
    }
    return .outline(outline, evenOdd: evenOdd && stroke == nil, matrix.settled)
  }
  private static func device(
    _ rect: CGRect, _ corners: Path.Corners, _ m: Matrix
  ) -> RoundedRect {
    func radius(_ s: CGSize) -> Radius {
      Radius(quantised(s.width * m.a), quantised(s.height * m.d))
    }
    return RoundedRect(
      Rect(
        quantised(m.a * rect.minX + m.tx), quantised(m.d * rect.minY + m.ty),
        quantised(m.a * rect.maxX + m.tx), quantised(m.d * rect.maxY + m.ty)),
      tl: radius(corners.topLeft), tr: radius(corners.topRight), br: radius(corners.bottomRight),
      bl: radius(corners.bottomLeft))
  }

  /// A gradient for this layer's size, in device pixels; kept while nothing changes.
  private func brush(_ g: GradientPaint, _ matrix: Matrix, alpha: Double) -> GradientBrush {
    let size = CGSize(width: presented(.frame).z, height: presented(.frame).w)
    var faded = g
    for i in faded.stops.indices { faded.stops[i].components.w *= alpha }
    let m = matrix.settled
    if let c = rare?.brush, c.gradient == faded, c.size == size, c.matrix == m { return c.brush }
    let brush = faded.brush(in: size, matrix: m)
    needRare().brush = BrushCache(gradient: faded, size: size, matrix: m, brush: brush)
    return brush
  }
}

extension IRect {
  func grown(_ n: Int) -> IRect {
    isEmpty || n == 0 ? self : IRect(x0 - n, y0 - n, x1 + n, y1 + n)
  }
}
