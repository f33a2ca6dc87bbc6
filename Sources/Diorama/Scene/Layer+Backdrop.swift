import Foundation
import Raster

extension Layer {
  /// The same damage with all that has to be drawn where part of it is behind a backdrop, or close to
  /// one: a backdrop is made of pixels around it, which have to be there, and without what lies over
  /// them.
  func spread(_ damage: Damage, in window: IRect) -> [IRect] {
    var rects = damage.rects
    if backdropCount == 0 || rects.isEmpty { return rects }
    var areas: [IRect] = []
    addBackdropAreas(to: &areas, window)
    var isDone = false
    while !isDone {
      isDone = true
      for area in areas where rects.contains(where: { Self.isCut(area, $0) }) {
        let touched = rects.filter { !$0.intersection(area).isEmpty }
        rects.removeAll { !$0.intersection(area).isEmpty }
        rects.append(touched.reduce(area) { $0.union($1) })
        isDone = false
      }
    }
    return rects
  }
  private static func isCut(_ area: IRect, _ rect: IRect) -> Bool {
    !area.intersection(rect).isEmpty && !rect.contains(area)
  }
  private func addBackdropAreas(to areas: inout [IRect], _ window: IRect) {
    if backdropCount == 0 { return }
    if item?.material != nil {
      let area = rare!.backdropArea.intersection(window)
      if !area.isEmpty { areas.append(area) }
    }
    for l in below { l.addBackdropAreas(to: &areas, window) }
  }
}

extension MaterialPaint {
  /// The brush, at `scale` pixels a point.
  func backdrop(scale: Double, alpha: Double) -> Backdrop {
    let k = tint.w
    return Backdrop(
      sigma: radius * scale, colors: .saturation(saturation),
      tint: RGBA(tint.x, tint.y, tint.z, k),
      opacity: (min(max(opacity * alpha, 0), 1) * 255).rounded() / 255)
  }
}
