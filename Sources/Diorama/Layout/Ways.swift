import Foundation

/// The way that a layer is on since this pass, with all that is in it.
struct Way {
  /// In the coordinates of the layer that it moves in.
  var by: CGVector
  var transaction: Transaction
}

/// The layers that set out in one pass. Views that come are at their place at once, and views that
/// go stay where they are, although the containers around them are on their way.
@MainActor struct Ways {
  /// Nil for those that stand: ways around them no longer count in them.
  private var ways: [ObjectIdentifier: Way?] = [:]

  mutating func set(out layer: Layer, _ way: Way) { ways[ObjectIdentifier(layer)] = way }
  /// Once in a pass: false when it stands already.
  mutating func stand(_ layer: Layer) -> Bool {
    if ways.isEmpty { return false }
    return ways.updateValue(nil, forKey: ObjectIdentifier(layer)) == nil
  }
  /// The ways on which `layer` is taken along, in its own coordinates.
  func around(_ layer: Layer) -> [Way] {
    if ways.isEmpty { return [] }
    var found: [Way] = [], next: Layer? = layer
    while let l = next, l.effect != .unit {
      if let way = ways[ObjectIdentifier(l)] {
        guard var way else { break }
        way.by = layer.fromRoot(
          l.above?.toRoot(way.by, at: .zero) ?? way.by, at: layer.toRoot(.zero))
        found.append(way)
      }
      next = l.above
    }
    return found
  }
}

extension Layer {
  /// Goes to where layout puts it in `host`.
  func go(
    to place: SIMD4<Double>, in host: Layer, _ system: LayoutSystem, _ transaction: Transaction
  ) {
    if !isFresh {
      let by = CGVector(dx: place.x - frame.x, dy: place.y - frame.y)
      set(.frame, place, system.motion, transaction)
      if by != .zero, transaction.effectiveAnimation != nil {
        system.ways?.set(out: self, Way(by: by, transaction: transaction))
      }
      return
    }
    let ways = system.ways?.around(host) ?? []
    set(.frame, place.moved(by: ways), system.motion, transaction)
    isFresh = false
    stand(at: place, against: ways, system)
  }
  /// Stays where it is seen, one that is on its way out.
  func stay(_ system: LayoutSystem) {
    guard let above, let ways = system.ways?.around(above) else { return }
    stand(at: frame.moved(by: ways, -1), against: ways, system)
  }
  /// Moves to `place` against what takes it along.
  private func stand(at place: SIMD4<Double>, against ways: [Way], _ system: LayoutSystem) {
    guard system.ways?.stand(self) == true else { return }
    for (i, w) in ways.enumerated() {
      set(.frame, place.moved(by: ways[(i + 1)...]), system.motion, w.transaction)
    }
  }
}

extension SIMD4<Double> {
  fileprivate func moved(by ways: some Sequence<Way>, _ factor: Double = 1) -> Self {
    ways.reduce(self) { $0 + Self($1.by.dx, $1.by.dy, 0, 0) * factor }
  }
}
