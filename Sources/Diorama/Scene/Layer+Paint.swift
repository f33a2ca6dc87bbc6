import Foundation
import Raster

/// How a layer's content is painted and what it is cut and blended by.
extension Layer {
  /// Sets the paint of the content. Colours animate, other paints do not.
  package func paint(_ paint: Paint, _ motion: Motion, _ transaction: Transaction) {
    var gradient: GradientPaint?, material: MaterialPaint?, pattern: PatternPaint?
    var paint = paint, decoration: PaintDecoration?
    if case .decorated(let base, let d) = paint { (paint, decoration) = (base, d) }
    if rare?.decoration != decoration {
      needRare().decoration = decoration
      mark(.tree)
    }
    switch paint {
    case .decorated: preconditionFailure("a paint is decorated once")
    case .color(let c):
      set(.a, SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w), motion, transaction)
    case .gradient(let g): gradient = g
    case .material(let m): material = m
    case .pattern(let p): pattern = p
    }
    if gradient != nil || material != nil || pattern != nil {
      set(.a, SIMD4(repeating: 1), motion, Transaction())
    }
    if rare?.gradient != gradient || rare?.material != material || rare?.pattern != pattern {
      let backdrops = (material == nil ? 0 : 1) - (rare?.material == nil ? 0 : 1)
      needRare().gradient = gradient
      rare!.material = material
      rare!.pattern = pattern
      addInk(0, backdrops: backdrops)
      rare!.brush = nil
      mark(.own)
    }
  }
  /// Nil cuts nothing off.
  package func clip(to path: Path?, evenOdd: Bool, figureForSize: ((CGSize) -> Path)?) {
    self.figureForSize = figureForSize
    let r = needRare()
    if r.clipPath == path, r.clipsEvenOdd == evenOdd { return }
    r.clipPath = path
    r.clipsEvenOdd = evenOdd
    r.outline = nil
    mark(.tree)
  }
  package func setBlend(_ blend: Blend) {
    if (rare?.blend ?? .normal) == blend { return }
    needRare().blend = blend
    mark(.tree)
  }
  package func setTransition(anchor: UnitPoint, blur: CGFloat) {
    let r = needRare()
    r.transitionAnchor = anchor
    r.transitionBlur = blur
  }
}
