import Foundation

/// A place in the tree at which the transaction changes on its way down.
@MainActor protocol MotionScope: AnyObject {
  var depth: Int32 { get }
  /// The layers of what is in it, with the transaction there, where only one of that and the transaction
  /// around is animated.
  var parting: (layers: [Layer], own: Transaction)? { get }
}

/// Keeps what has to be laid out again, and does so from the inside out: an element whose answers
/// turn out as before does not trouble its parent.
@MainActor package final class LayoutSystem {
  package let motion: Motion
  /// Pixels per point.
  package var scale: CGFloat = 1
  /// Views fade where they would move in or out.
  package var reducesMotion = false
  /// Some element keeps something free.
  package var hasSafeAreas = false
  /// Elements placed since the beginning.
  package var places = 0
  /// How often a closure of the users' own has told where a guide lies.
  package var askedUsers = 0
  /// Those of the pass that is under way.
  var ways: Ways?
  /// Where transactions change on their way down.
  private(set) var scopes: [ObjectIdentifier: (number: Int, scope: any MotionScope)] = [:]
  private var lastScope = 0
  func add(_ scope: any MotionScope) {
    lastScope += 1
    scopes[ObjectIdentifier(scope)] = (lastScope, scope)
  }
  func remove(_ scope: any MotionScope) { scopes[ObjectIdentifier(scope)] = nil }
  /// Layers that have a host for now.
  private var lodgers: [Layer] = []
  /// Told about nonsense, once for each text.
  package var report: (String) -> Void
  /// Told about the layer of a view that is on its way out.
  package var onLeave: (Layer) -> Void = { _ in }
  /// Called with what appeared, deepest first, once everything is in place.
  package var appeared: [(depth: Int32, action: () -> Void)] = []

  /// Does something once everything is in place.
  package var later: (@escaping () -> Void) -> Void = { _ in }

  private var buckets: [[Element]] = []
  private var count = 0

  package init(motion: Motion, report: @escaping (String) -> Void) {
    self.motion = motion
    self.report = report
  }

  package var needsLayout: Bool { count > 0 }

  func enqueue(_ element: Element) {
    if element.isQueued { return }
    element.isQueued = true
    let depth = Int(element.owner.depth)
    while buckets.count <= depth { buckets.append([]) }
    buckets[depth].append(element)
    count += 1
  }

  /// Lays out what is due, with `root` in a window of `size`.
  package func flush(_ root: Element, size: CGSize, in layer: Layer) {
    var again: [Element] = []
    var isRootDirty = false
    var depth = buckets.count - 1
    while depth >= 0 {
      guard let e = buckets[depth].popLast() else {
        depth -= 1
        continue
      }
      count -= 1
      e.isQueued = false
      guard e.isAlive, !e.isUpToDate else { continue }
      if e === root {
        e.drop()
        isRootDirty = true
        continue
      }
      if !e.isPlaced || e.reconsider() {
        if !e.isPlaced { e.drop() }
        e.parent?.invalidate()
        depth = buckets.count - 1
      }
      if e.isPlaced { again.append(e) }
    }
    ways = Ways()
    defer {
      ways = nil
      for l in lodgers { l.host = nil }
      lodgers = []
    }
    if isRootDirty {
      let p = ProposedViewSize(size)
      _ = root.measure(p)
      root.place(CGRect(origin: .zero, size: size), p, in: layer, at: .zero)
    }
    // From the outside in: what an outer one places anew is done, and where it was does not count.
    again.sort { $0.owner.depth < $1.owner.depth }
    for e in again where e.isAlive { e.replace() }
    if let ways, !ways.areNone, !scopes.isEmpty { part() }
  }
  /// What is in a scope moves in its transaction, wherever the views around it put it.
  private func part() {
    let parting = scopes.values.compactMap { s in
      s.scope.parting.map { (s.scope.depth, s.number, $0.layers, $0.own) }
    }
    // From the outside in, then in the order in which they came.
    for (_, _, layers, own) in parting.sorted(by: { ($0.0, $0.1) < ($1.0, $1.1) }) {
      for layer in layers { ways?.part(layer, own, motion) }
    }
  }

  /// What asks where it is while it is placed for the first time has to know what it will be in.
  func lodge(_ layer: Layer, in host: Layer) {
    if ways == nil { return }
    layer.host = host
    lodgers.append(layer)
  }

  // MARK: pixels

  /// To the nearest pixel, halves up.
  func rounded(_ p: CGPoint) -> CGPoint {
    func r(_ v: CGFloat) -> CGFloat { (v * scale + 0.5).rounded(.down) / scale }
    return CGPoint(x: r(p.x), y: r(p.y))
  }
  func isWholePixels(_ p: CGPoint) -> Bool {
    func whole(_ v: CGFloat) -> Bool { (v * scale).rounded() == v * scale }
    return whole(p.x) && whole(p.y)
  }
}
