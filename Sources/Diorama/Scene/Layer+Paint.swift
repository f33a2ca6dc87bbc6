import Foundation
import Raster

/// How a layer's content is painted and what it is cut and blended by.
extension Layer {
  /// Sets the paint of the content. Colours animate, and so do gradients of one kind with as many stops
  /// and meshes with as many points.
  package func paint(_ paint: Paint, _ motion: Motion, _ transaction: Transaction) {
    var paint = paint, decoration: PaintDecoration?
    if case .decorated(let base, let d) = paint { (paint, decoration) = (base, d) }
    if rare?.decoration != decoration {
      needRare().decoration = decoration
      mark(.tree)
    }
    if !changes(to: paint, motion, transaction) { show(paint, motion, transaction) }
  }
  /// True where it gets there by and by.
  private func changes(to paint: Paint, _ motion: Motion, _ transaction: Transaction) -> Bool {
    let old =
      rare?.paintMotion?.model ?? rare?.gradient.map(Paint.gradient)
      ?? rare?.pattern.map(Paint.pattern)
    guard !isFresh, let old, old.isLike(paint) else {
      rare?.paintMotion = nil
      return false
    }
    if rare?.paintMotion == nil {
      if transaction.effectiveAnimation == nil || old == paint { return false }
      needRare().paintMotion = PaintMotion(old, motion) { [weak self] in
        self?.show($0, motion, Transaction())
      }
    }
    return rare?.paintMotion?.change(to: paint, transaction) ?? false
  }
  private func show(_ paint: Paint, _ motion: Motion, _ transaction: Transaction) {
    var gradient: GradientPaint?, material: MaterialPaint?, pattern: PatternPaint?
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
