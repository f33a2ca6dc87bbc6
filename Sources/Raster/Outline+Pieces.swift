extension Outline {
  /// One piece of a contour, as others see it.
  package enum Piece: Equatable, Sendable {
    case move(SIMD2<Double>)
    case line(SIMD2<Double>)
    case quad(control: SIMD2<Double>, SIMD2<Double>)
    case cubic(control1: SIMD2<Double>, control2: SIMD2<Double>, SIMD2<Double>)
    case close
  }

  /// The outline piece by piece; rational curves come as the cubics nearest to them.
  package var pieces: [Piece] {
    var out: [Piece] = [], i = 0
    var at = SIMD2<Double>()
    for v in verbs {
      switch v {
      case .move:
        at = points[i]
        out.append(.move(at))
        i += 1
      case .line:
        at = points[i]
        out.append(.line(at))
        i += 1
      case .quad:
        out.append(.quad(control: points[i], points[i + 1]))
        at = points[i + 1]
        i += 2
      case .conic:
        // A conic of weight w leaves its ends as the cubic whose controls are this far out.
        let c = points[i], end = points[i + 1], w = points[i + 2].x
        let k = 4 * w / (3 * (1 + w))
        out.append(.cubic(control1: at + (c - at) * k, control2: end + (c - end) * k, end))
        at = end
        i += 3
      case .cubic:
        out.append(.cubic(control1: points[i], control2: points[i + 1], points[i + 2]))
        at = points[i + 2]
        i += 3
      case .close: out.append(.close)
      }
    }
    return out
  }
}
