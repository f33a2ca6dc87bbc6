import Foundation

/// The way that a layer is on since this pass, with all that is in it.
struct Way {
  /// In the coordinates of the layer that it moves in.
  var by: CGVector
  var transaction: Transaction
}

/// The layers that set out in one pass: views that are on their way out stay where they are, although
/// the containers around them go.
@MainActor struct Ways {
  private var ways: [ObjectIdentifier: Way] = [:]
  private var staying: Set<ObjectIdentifier> = []
  /// How far layers went at once, and those that came.
  private var jumps: [ObjectIdentifier: CGVector] = [:]
  private var fresh: Set<ObjectIdentifier> = []
  /// Those that go their own way, with all that is in them.
  private var apart: Set<ObjectIdentifier> = []

  mutating func note(_ layer: Layer, jump: CGVector) { jumps[ObjectIdentifier(layer)] = jump }
  mutating func note(fresh layer: Layer) { fresh.insert(ObjectIdentifier(layer)) }
  var areNone: Bool { ways.isEmpty && jumps.isEmpty }
  /// Lets a layer go its own way, in a transaction of its own, although those around it went another.
  mutating func part(_ layer: Layer, _ own: Transaction, _ motion: Motion) {
    guard let host = layer.above, !fresh.contains(ObjectIdentifier(layer)) else { return }
    var jump = CGVector.zero, others: [Way] = [], isOver = false
    host.forEachMover { l in
      let key = ObjectIdentifier(l)
      isOver = isOver || apart.contains(key) || fresh.contains(key)
      if isOver { return }
      if let by = jumps[key] {
        let v = host.inward(by, of: l)
        jump.dx += v.dx
        jump.dy += v.dy
      } else if var way = ways[key] {
        way.by = host.inward(way.by, of: l)
        others.append(way)
      }
    }
    apart.insert(ObjectIdentifier(layer))
    if own.effectiveAnimation != nil {
      // Where it was, it sets out from.
      lag(layer, Way(by: jump, transaction: own), -1, motion)
    } else {
      for way in others { lag(layer, way, 1, motion) }
    }
  }
  /// Lets a layer begin some way off its place, but not what has just come or is on its way out in it.
  private func lag(_ layer: Layer, _ way: Way, _ sign: Double, _ motion: Motion) {
    guard way.by != .zero, let animation = way.transaction.effectiveAnimation else { return }
    layer.lag(by: way.by, sign, animation, motion)
    layer.forEachGuest(where: { fresh.contains(ObjectIdentifier($0)) }) { guest, host in
      if guest.isLeaving {
        guest.lag(by: host.inward(way.by, of: layer), -sign, animation, motion)
      } else {
        guest.standStill(in: host, motion)
      }
    }
  }

  mutating func set(out layer: Layer, _ way: Way) { ways[ObjectIdentifier(layer)] = way }
  /// The ways on which `layer` is taken along, in the coordinates of the layer that it is in; once in a
  /// pass.
  mutating func around(_ layer: Layer) -> [Way] {
    guard !areNone, let host = layer.above,
      staying.insert(ObjectIdentifier(layer)).inserted
    else { return [] }
    var found: [Way] = []
    host.forEachMover { l in
      let key = ObjectIdentifier(l)
      guard
        var way = ways[key] ?? jumps[key].map({ Way(by: $0, transaction: Transaction()) })
      else { return }
      way.by = host.inward(way.by, of: l)
      found.append(way)
    }
    return found
  }
}

extension Layer {
  /// Goes to where layout puts it. One that has just come is at its place at once, also where layers
  /// around it are still on their way.
  func go(
    to place: SIMD4<Double>, in host: Layer, _ system: LayoutSystem, _ transaction: Transaction
  ) {
    let motion = system.motion, wasFresh = isFresh
    let by = CGVector(dx: place.x - frame.x, dy: place.y - frame.y)
    set(.frame, place, motion, transaction)
    if wasFresh, !system.scopes.isEmpty { system.ways?.note(fresh: self) }
    if !wasFresh {
      if by == .zero { return }
      if transaction.effectiveAnimation != nil {
        system.ways?.set(out: self, Way(by: by, transaction: transaction))
      } else if !system.scopes.isEmpty {
        system.ways?.note(self, jump: by)
      }
    } else if !motion.isIdle {
      standStill(in: host, motion)
    }
  }
  /// Stands at its place, wherever the layers around it are on their way.
  fileprivate func standStill(in host: Layer, _ motion: Motion) {
    tracks.stop(Property.frame.rawValue, motion)
    host.forEachMover { l in
      if !l.isMoving(.frame) { return }
      oppose(l, motion) { v in
        let way = host.inward(CGVector(dx: v.x, dy: v.y), of: l)
        return SIMD4(way.dx, way.dy, 0, 0)
      }
    }
  }
  /// The outermost layers in it that have just come or are on their way out, with what they are in.
  fileprivate func forEachGuest(
    where isFresh: (Layer) -> Bool, _ body: (_ guest: Layer, _ host: Layer) -> Void
  ) {
    for l in below {
      if l.isLeaving || isFresh(l) {
        body(l, self)
      } else {
        l.forEachGuest(where: isFresh, body)
      }
    }
  }
  /// Takes the way back that a layer around it has still to go; `map` gives it in its coordinates.
  private func oppose(
    _ outer: Layer, _ motion: Motion, _ map: (SIMD4<Double>) -> SIMD4<Double>
  ) {
    let p = Property.frame
    tracks.oppose(outer.tracks, p.rawValue, motion, map)
    motion.add(self)
    present(p, state(p, at: motion.time).value)
  }
  /// Begins some way off its place and comes home.
  fileprivate func lag(
    by way: CGVector, _ sign: Double, _ animation: Animation, _ motion: Motion
  ) {
    let p = Property.frame, home = model(p)
    tracks.start(
      p.rawValue, from: home + SIMD4(way.dx, way.dy, 0, 0) * sign, to: home, animation, [], motion)
    motion.add(self)
    present(p, state(p, at: motion.time).value)
  }
  /// Stays where it is seen, one that is on its way out.
  func stay(_ system: LayoutSystem) {
    for w in system.ways?.around(self) ?? [] {
      set(.frame, frame - SIMD4(w.by.dx, w.by.dy, 0, 0), system.motion, w.transaction)
    }
  }

  /// Itself and the layers around it that take along what is in them, from the inside out: up to one that
  /// has just come, that scrolls, or that moves as one.
  fileprivate func forEachMover(_ body: (Layer) -> Void) {
    var next: Layer? = self
    while let l = next, !l.isFresh, ![.unit, .carrier, .scroll].contains(l.effect) {
      body(l)
      next = l.around
    }
  }
  /// A way of a layer around it in its own coordinates.
  fileprivate func inward(_ way: CGVector, of outer: Layer) -> CGVector {
    fromRoot(outer.above?.toRoot(way, at: .zero) ?? way, at: toRoot(.zero))
  }
}
