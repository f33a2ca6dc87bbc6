import Foundation
import Raster

extension Layer {
  /// What a `turn` or a `projection` does to the plane, by model or by presented values.
  func projection(_ value: (Property) -> SIMD4<Double>) -> Projection {
    let a = value(.a), b = value(.b)
    if effect == .projection {
      let c = value(.c)
      return Projection(SIMD3(a.x, a.y, a.z), SIMD3(b.x, b.y, b.z), SIMD3(c.x, c.y, c.z))
    }
    return .turn(a.x, SIMD3(a.y, a.z, a.w), anchor: b, size: value(.frame))
  }

  /// Hands down pixels of a picture that a projection, in the layer's coordinates, maps to those
  /// around. Returns how. Where lines stay parallel there is no picture: all is drawn in place.
  func project(_ local: Projection, _ s: inout Surroundings) -> Projection? {
    let size = presented(.frame)
    if let matrix = local.flattened(size).affine {
      s.matrix = s.matrix.concat(matrix)
      return nil
    }
    let around = s
    let whole = local.under(s.matrix)
    let corners = [(0, 0), (size.z, 0), (0, size.w), (size.z, size.w)]
    // As sharp as it is seen where it is nearest, in steps, so that text stays the same on its way.
    let largest = corners.map { whole.stretch($0.0, $0.1) }.max()!
    let scale = max(s.matrix.meanScale, 0.01)
    let k = scale * (largest > 2.2 * scale ? 4 : largest > 1.1 * scale ? 2 : 1)
    let map = whole.concat(Projection(.scale(1 / k)))
    let frame = Rect(0, 0, size.z * k, size.w * k).outer
    let farthest = map.farthest(in: frame.grown(max(frame.width, frame.height, 64) * 8))
    s.bounds = map.source(of: s.bounds, farthest: farthest).intersection(frame.grown(4096))
    s.matrix = .scale(k)
    s.clip = nil
    s.spread = 0
    s.projected = Projected(map, onto: around)
    if map.inverse == nil { s.alpha = 0 }
    return map
  }
}

extension Layer {
  /// An effect that moves, turns or projects what is in the layer, as a map of its coordinates; nil
  /// where it does neither.
  func map(_ value: (Property) -> SIMD4<Double>) -> ProjectionTransform? {
    let a = value(.a), b = value(.b), f = value(.frame)
    func about(_ t: CGAffineTransform) -> ProjectionTransform {
      let (x, y) = (f.z * a.z, f.w * a.w)
      return ProjectionTransform(
        CGAffineTransform(translationX: -x, y: -y).concatenating(t)
          .concatenating(CGAffineTransform(translationX: x, y: y)))
    }
    switch effect {
    case .offset, .scroll: return ProjectionTransform(CGAffineTransform(translationX: a.x, y: a.y))
    case .scale: return about(CGAffineTransform(scaleX: a.x, y: a.y))
    case .rotation: return about(CGAffineTransform(rotationAngle: a.x))
    case .affine:
      return ProjectionTransform(
        CGAffineTransform(a: a.x, b: a.y, c: a.z, d: a.w, tx: b.x, ty: b.y))
    case .turn, .projection: return ProjectionTransform(projection(value).flattened(f))
    default: return nil
    }
  }
}

extension Projection {
  /// The same without a perspective that nobody could see in a layer of a size.
  func flattened(_ size: SIMD4<Double>) -> Projection {
    guard abs(p) * size.z + abs(q) * size.w < 1e-9 * r else { return self }
    var flat = self
    (flat.p, flat.q) = (0, 0)
    return flat
  }

  /// Turns what is in a rectangle by an angle in radians about an axis in space. The anchor is a
  /// part of the size in x and y, points towards the eye in z, and the perspective in w: the eye is
  /// the longer side of the rectangle away, divided by it.
  package static func turn(
    _ angle: Double, _ axis: SIMD3<Double>, anchor: SIMD4<Double>, size: SIMD4<Double>
  ) -> Projection {
    let length = (axis * axis).sum().squareRoot()
    guard length > 0, length.isFinite else { return Projection() }
    let n = axis / length, c = cos(angle), s = sin(angle)
    // Where a vector goes: Rodrigues' formula. x runs right, y down and z towards the eye.
    func turned(_ v: SIMD3<Double>) -> SIMD3<Double> {
      let cross = SIMD3(n.y * v.z - n.z * v.y, n.z * v.x - n.x * v.z, n.x * v.y - n.y * v.x)
      return v * c + cross * s + n * ((n * v).sum() * (1 - c))
    }
    let longer = max(size.z, size.w)
    let k = longer > 0 ? anchor.w / longer : 0
    func seen(_ v: SIMD3<Double>) -> SIMD3<Double> { SIMD3(v.x, v.y, -v.z * k) }
    let x = anchor.x * size.z, y = anchor.y * size.w
    let origin = seen(turned(SIMD3(-x, -y, -anchor.z))) + SIMD3(0, 0, 1)
    let turn = Projection(seen(turned(SIMD3(1, 0, 0))), seen(turned(SIMD3(0, 1, 0))), origin)
    return turn.under(.translation(x, y))
  }
}
