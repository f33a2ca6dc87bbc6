import Foundation
import Raster

extension Layer {
  /// Resolves the views that a drawing draws, in pixels of their own, where this layer holds them.
  /// Returns how often they have changed.
  func collectShelf(
    _ around: Surroundings, forced: Bool, _ changes: inout CollectedChanges
  ) -> Int {
    guard effect == .symbols else { return 0 }
    if !forced, isClean { return rare?.shelfVersion ?? 0 }
    let r = needRare(), scale = max(around.matrix.meanScale, 0.01)
    let isChanged = r.shelfScale != scale || r.shelfVersion == 0
    r.shelfScale = scale
    var inner = CollectedChanges()
    let room = IRect(-8192, -8192, 8192, 8192)
    for l in below {
      inner.add(l.collected(Surroundings(matrix: .scale(scale), bounds: room), forced: forced))
    }
    changes.layers += inner.layers
    if isChanged || !inner.damage.isEmpty || !lost.isEmpty { r.shelfVersion += 1 }
    lost = .empty
    dirt = .clean
    return r.shelfVersion
  }
  /// Pixels a point of what is in a layer that a drawing draws.
  var drawnScale: Double {
    var l: Layer? = self
    while let q = l {
      if q.effect == .symbols { return q.rare?.shelfScale ?? 1 }
      l = q.above
    }
    return 1
  }
}
