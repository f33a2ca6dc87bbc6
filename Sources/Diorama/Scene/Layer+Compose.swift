import Foundation
import Raster

extension Layer {
  /// Adds to `list` what draws this layer and those in it, where it reaches into `damage`.
  package func compose(_ damage: IRect, into list: DisplayList) {
    if reach.intersection(damage).isEmpty { return }
    var damage = damage
    let group = rare?.group
    if let group {
      let r = rare!.contentReach
      damage = group.inward(damage, content: r)
      list.add(
        .pushGroup(
          group.raster(
            Rect(Double(r.x0), Double(r.y0), Double(r.x1), Double(r.y1)))))
    }
    let clip = effect == .clip ? rare?.clip : nil
    if let clip { list.pushClip(clip.figure) }
    if let item, !item.reach.intersection(damage).isEmpty { item.draw(into: list) }
    for (i, l) in below.enumerated() {
      if effect == .mask, i == below.count - 1, group != nil { list.add(.beginMask) }
      l.compose(damage, into: list)
    }
    if clip != nil { list.add(.popClip) }
    if group != nil { list.add(.popGroup) }
  }
}

extension GroupState {
  fileprivate func raster(_ bounds: Rect) -> Raster.Group {
    var g = Raster.Group(
      bounds: bounds, opacity: opacity, blur: blur, colors: colors, blend: blend,
      projection: projection)
    g.shadows = shadows
    return g
  }
}
extension DisplayList {
  fileprivate func pushClip(_ figure: ItemFigure) {
    if let m = figure.matrix {
      add(.pushTransform(m))
      add(.pushClip(figure.figure))
      add(.popTransform)
    } else {
      add(.pushClip(figure.figure))
    }
  }
}

@MainActor extension Item {
  func draw(into list: DisplayList) {
    if pattern != nil, alpha < 255 {
      let r = reach
      let bounds = Rect(Double(r.x0), Double(r.y0), Double(r.x1), Double(r.y1))
      list.add(.pushGroup(Raster.Group(bounds: bounds, opacity: Double(alpha) / 255)))
      drawPlainly(into: list)
      list.add(.popGroup)
    } else {
      drawPlainly(into: list)
    }
  }
  private func drawPlainly(into list: DisplayList) {
    switch kind {
    case .figure(let figure):
      if let m = figure.matrix {
        list.add(.pushTransform(m))
        list.add(.fill(figure.figure, brush))
        list.add(.popTransform)
      } else {
        list.add(.fill(figure.figure, brush))
      }
    case .text(let drawing, let matrix, let scale):
      list.add(.pushTransform(matrix))
      let own = brush
      for line in drawing.lines(scale: scale) {
        list.add(.mask(line.mask, x: line.x, y: line.y, line.color.map(faded) ?? own))
      }
      for rule in drawing.rules {
        list.add(.fill(.rect(rule.rect), rule.color.map(faded) ?? own))
      }
      list.add(.popTransform)
    case .drawing(let recording, let size, let matrix, let scale, let version):
      let area = Rect(0, 0, size.width, size.height)
      list.add(.pushTransform(matrix))
      if alpha < 255 {
        list.add(.pushGroup(Raster.Group(bounds: area, opacity: Double(alpha) / 255)))
      }
      list.add(.pushClip(.rect(area)))
      list.add(.list(recording.list(scale: scale, version: version)))
      list.add(.popClip)
      if alpha < 255 { list.add(.popGroup) }
      list.add(.popTransform)
    case .picture(let picture, let size, let matrix):
      list.add(.pushTransform(matrix))
      draw(picture, size, alpha: alpha, into: list)
      list.add(.popTransform)
    }
  }
  private var brush: Brush {
    gradient.map { .gradient($0) } ?? material.map { .backdrop($0) }
      ?? pattern.map { .image($0) } ?? .color(color)
  }
  private func faded(_ c: SIMD4<Double>) -> Brush {
    let k = Double(alpha) / 255
    return .color(RGBA(c.x, c.y, c.z, c.w * k))
  }

  private func draw(
    _ picture: PictureDrawing, _ size: CGSize, alpha: UInt8, into list: DisplayList
  ) {
    let bitmap = picture.picture.bitmap
    let rect = Rect(0, 0, size.width, size.height)
    if bitmap.width == 0 || bitmap.height == 0 { return }
    let isPlain = gradient == nil && material == nil && pattern == nil
    if picture.isTemplate, !isPlain || picture.fillsInPieces {
      // An area of the style, masked by the picture.
      var own = picture
      own.isTemplate = false
      list.add(.pushGroup(Raster.Group(bounds: rect)))
      list.add(.fill(.rect(rect), brush))
      list.add(.beginMask)
      draw(own, size, alpha: 255, into: list)
      list.add(.popGroup)
      return
    }
    if picture.isTemplate {
      let mask = picture.picture.mask
      let x = size.width / CGFloat(bitmap.width), y = size.height / CGFloat(bitmap.height)
      list.add(.pushTransform(.scale(x, y)))
      list.add(.mask(mask, x: 0, y: 0, brush))
      list.add(.popTransform)
      return
    }
    let fades = alpha < 255
    if fades {
      list.add(.pushGroup(Raster.Group(bounds: rect, opacity: Double(alpha) / 255)))
    }
    let k = Double(1 / picture.picture.scale)
    switch picture.filling {
    case .tile:
      list.add(
        .fill(
          .rect(rect),
          .image(ImageBrush(bitmap, place: .scale(k, k), smooth: picture.isSmooth, tiles: true))))
    case .stretch where picture.capInsets == EdgeInsets():
      let place = Matrix(
        a: size.width / CGFloat(bitmap.width), b: 0, c: 0, d: size.height / CGFloat(bitmap.height),
        tx: 0, ty: 0)
      list.add(
        .fill(.rect(rect), .image(ImageBrush(bitmap, place: place, smooth: picture.isSmooth))))
    case .stretch:
      let caps = picture.capInsets, natural = picture.picture.size
      let xs = Self.cuts(natural.width, size.width, caps.leading, caps.trailing)
      let ys = Self.cuts(natural.height, size.height, caps.top, caps.bottom)
      for y in ys {
        for x in xs where x.to.1 > x.to.0 && y.to.1 > y.to.0 {
          let sx = (x.to.1 - x.to.0) / max(x.from.1 - x.from.0, 1e-6)
          let sy = (y.to.1 - y.to.0) / max(y.from.1 - y.from.0, 1e-6)
          let place = Matrix(
            a: k * sx, b: 0, c: 0, d: k * sy, tx: x.to.0 - x.from.0 * sx,
            ty: y.to.0 - y.from.0 * sy)
          list.add(
            .fill(
              .rect(Rect(x.to.0, y.to.0, x.to.1, y.to.1)),
              .image(ImageBrush(bitmap, place: place, smooth: picture.isSmooth))))
        }
      }
    }
    if fades { list.add(.popGroup) }
  }
  /// One axis in three: what keeps its size at both ends, and what is stretched between.
  private static func cuts(
    _ natural: CGFloat, _ size: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> [(from: (Double, Double), to: (Double, Double))] {
    let f = min(max(first, 0), natural), l = min(max(last, 0), natural - f)
    let k = min(1, size / max(f + l, 1e-6))
    return [
      ((0, f), (0, f * k)), ((f, natural - l), (f * k, size - l * k)),
      ((natural - l, natural), (size - l * k, size)),
    ]
  }
}
