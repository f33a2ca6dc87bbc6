import Foundation

extension Layer {
  /// From this layer's coordinates to those of the root's parent, as it is seen at a time and, if it
  /// went on as it moves then, `ahead` seconds later.
  package func seenTransform(at time: Double, ahead: Double = 0) -> CGAffineTransform {
    func value(_ p: Property) -> SIMD4<Double> {
      let s = state(p, at: time)
      return s.value + s.velocity * ahead
    }
    let f = value(.frame)
    func about(_ anchor: UnitPoint, _ t: CGAffineTransform) -> CGAffineTransform {
      let (x, y) = (f.z * anchor.x, f.w * anchor.y)
      return CGAffineTransform(translationX: -x, y: -y).concatenating(t)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
    var t = CGAffineTransform.identity
    switch effect {
    case .offset, .scroll:
      let a = value(.a)
      t = CGAffineTransform(translationX: a.x, y: a.y)
    case .scale:
      let a = value(.a)
      t = about(UnitPoint(x: a.z, y: a.w), CGAffineTransform(scaleX: a.x, y: a.y))
    case .rotation:
      let a = value(.a)
      t = about(UnitPoint(x: a.z, y: a.w), CGAffineTransform(rotationAngle: a.x))
    case .affine:
      let a = value(.a), b = value(.b)
      t = CGAffineTransform(a: a.x, b: a.y, c: a.z, d: a.w, tx: b.x, ty: b.y)
    default: break
    }
    if let rare {
      let way = value(.transition)
      t = t.concatenating(about(rare.transitionAnchor, CGAffineTransform(scaleX: way.z, y: way.z)))
        .concatenating(CGAffineTransform(translationX: way.x, y: way.y))
    }
    t = t.concatenating(CGAffineTransform(translationX: f.x, y: f.y))
    return above.map { t.concatenating($0.seenTransform(at: time, ahead: ahead)) } ?? t
  }

  /// This layer and those in it that lie at its origin in its size.
  package var filling: [Layer] {
    let whole = SIMD4(0, 0, frame.z, frame.w)
    return [self] + below.filter { $0.frame == whole }.flatMap(\.filling)
  }
}
