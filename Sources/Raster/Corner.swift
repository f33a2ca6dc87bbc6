/// A corner of a triangle in pixels, with a premultiplied colour (r, g, b, a in 0…1).
package struct Corner: Sendable {
  let place: SIMD2<Double>
  let color: SIMD4<Double>
  package init(_ place: SIMD2<Double>, _ color: SIMD4<Double>) {
    (self.place, self.color) = (place, color)
  }
}

extension Bitmap {
  /// Sets the pixels whose middle lies in a triangle, edges included, to colours mixed from those of
  /// its corners. A triangle without area sets none.
  package func fill(_ a: Corner, _ b: Corner, _ c: Corner) {
    let u = b.place - a.place, v = c.place - a.place
    let area = u.x * v.y - u.y * v.x
    guard area != 0, area.isFinite else { return }
    pixelsChanged()
    let low = pointwiseMin(a.place, pointwiseMin(b.place, c.place))
    let high = pointwiseMax(a.place, pointwiseMax(b.place, c.place))
    let box = Rect(low.x - 0.5, low.y - 0.5, high.x + 0.5, high.y + 0.5).outer.intersection(bounds)
    let slack = -1e-9
    for y in box.y0..<max(box.y0, box.y1) {
      for x in box.x0..<max(box.x0, box.x1) {
        let p = SIMD2(Double(x) + 0.5, Double(y) + 0.5) - a.place
        let s = (p.x * v.y - p.y * v.x) / area, t = (u.x * p.y - u.y * p.x) / area
        if s < slack || t < slack || s + t > 1 - slack { continue }
        let color = a.color * (1 - s - t) + b.color * s + c.color * t
        let alpha = byte(unit(color.w))
        let (r, g, b) = (byte(unit(color.x)), byte(unit(color.y)), byte(unit(color.z)))
        pixels[y * stride + x] =
          alpha << 24 | min(alpha, r) << 16 | min(alpha, g) << 8 | min(alpha, b)
      }
    }
  }
}
