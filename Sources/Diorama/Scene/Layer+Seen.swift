import Foundation

extension Layer {
  /// From this layer's coordinates to those of the root's parent, as it is seen at a time and, if it
  /// went on as it moves then, `ahead` seconds later. Of a perspective it is what keeps lines
  /// parallel in the middle of the layer.
  package func seenTransform(at time: Double, ahead: Double = 0) -> CGAffineTransform {
    func value(_ p: Property) -> SIMD4<Double> {
      let s = state(p, at: time)
      return s.value + s.velocity * ahead
    }
    let f = value(.frame)
    var t = map(value)?.affine(near: CGPoint(x: f.z / 2, y: f.w / 2)) ?? .identity
    if let rare {
      let way = value(.transition), anchor = rare.transitionAnchor
      let (x, y) = (f.z * anchor.x, f.w * anchor.y)
      t = t.concatenating(CGAffineTransform(translationX: -x, y: -y))
        .concatenating(CGAffineTransform(scaleX: way.z, y: way.z))
        .concatenating(CGAffineTransform(translationX: x, y: y))
        .concatenating(CGAffineTransform(translationX: way.x, y: way.y))
    }
    t = t.concatenating(CGAffineTransform(translationX: f.x, y: f.y))
    return above.map { t.concatenating($0.seenTransform(at: time, ahead: ahead)) } ?? t
  }

  /// It is in something that is on its way from one matched view to another.
  var isCarried: Bool {
    var next: Layer? = self
    while let l = next {
      if l.effect == .carrier, l.isMoving(.frame) { return true }
      next = l.around
    }
    return false
  }
  /// This layer and those in it that lie at its origin in its size.
  package var filling: [Layer] {
    let whole = SIMD4(0, 0, frame.z, frame.w)
    return [self] + below.filter { $0.frame == whole }.flatMap(\.filling)
  }
}
