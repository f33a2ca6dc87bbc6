import Foundation
import Raster

extension Layer {
  /// A picture that fills this layer, in device pixels; kept while nothing changes.
  func patternBrush(_ p: PatternPaint, _ matrix: Matrix) -> ImageBrush {
    let size = CGSize(width: presented(.frame).z, height: presented(.frame).w)
    let m = matrix.settled
    if let c = rare?.patternBrush, c.0 == p, c.1 == size, c.2 == m { return c.3 }
    let brush = p.brush(in: CGRect(origin: .zero, size: size), matrix: m)
    needRare().patternBrush = (p, size, m, brush)
    return brush
  }
}
