import Foundation

/// What a view shares with the source of its geometry.
nonisolated struct MatchedGeometry: Equatable {
  var key: MatchKey
  var matchesPosition: Bool
  var matchesSize: Bool
  var anchor: UnitPoint
  var isSource: Bool
}
nonisolated struct MatchKey: Hashable {
  let space: Namespace.ID
  let id: AnyHashable
}

/// An element that takes part in layout at its own place, and whose child is seen where the source
/// of its group is. The child is placed after layout, when it is known where that is.
@MainActor final class MatchedElement: WrapperElement {
  /// Holds the child; it moves, while the element's own layer stays where layout put it.
  private let carrier = Layer("matchedGeometryEffect", effect: .carrier)
  private(set) var geometry: MatchedGeometry
  private var group: MatchGroup?
  private let matches: MatchSystem
  /// Where the carrier was put last, in the element's own layer.
  private var place: CGRect?

  init(_ owner: _Node, _ child: Element, _ geometry: MatchedGeometry) {
    self.geometry = geometry
    matches = owner.graph.matches
    super.init(owner, child, layer: Layer("matched"))
    layer!.setBelow([carrier])
    join()
  }
  deinit {
    MainActor.assumeIsolated { carrier.stopAll(system.motion) }
  }

  // MARK: the group

  func set(_ new: MatchedGeometry) {
    if new == geometry { return }
    if new.key != geometry.key || new.isSource != geometry.isSource { noteSeen() }
    let isSame = new.key == geometry.key
    if !isSame { quit() }
    geometry = new
    if isSame { group.map(matches.mark) } else { join() }
  }
  private func join() { group = matches.join(self) }
  func quit() {
    guard let group else { return }
    matches.quit(self, group)
    self.group = nil
  }
  /// Keeps in mind where it is seen before it goes, for the source that comes in its place.
  func noteSeen() {
    guard let group else { return }
    matches.mark(group)
    if geometry.isSource, isShown, !isLeaving { group.seen = seen }
  }
  var isLeaving: Bool {
    var n = owner as? _Node
    while let q = n {
      if q.isLeaving { return true }
      n = q.parent
    }
    return false
  }
  var canBeSource: Bool { geometry.isSource && isPlaced && !isLeaving }
  var isShown: Bool { place != nil }

  // MARK: placing

  /// The child is not placed here but when its group is resolved.
  override func placeContent(in host: Layer, at base: CGPoint) {
    group.map(matches.mark)
  }
  override func disappear() {
    super.disappear()
    carrier.isFresh = true
    place = nil
  }
  /// Puts the child at the element's own place.
  func goHome() { put(CGRect(origin: .zero, size: layer!.size), isHome: true) }
  /// The place of the source, in this element's layer by model values.
  func follow(_ source: MatchedElement) {
    let from = source.layer!, size = from.size
    guard
      let a = layer!.fromRoot(from.toRoot(.zero)),
      let b = layer!.fromRoot(from.toRoot(CGPoint(x: size.width, y: size.height)))
    else { return }
    var r = matched(CGRect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y).standardized)
    if let place, place.isNear(r) { r = place }
    put(r, isHome: false)
  }
  /// Begins where another was seen, as fast as that was, and goes home. Nothing if nothing animates.
  func arrive(from seen: Seen) {
    let time = system.motion.time, ahead = Seen.step
    guard !isShown, transaction.effectiveAnimation != nil, !system.reducesMotion,
      let now = seen.frame(in: layer!, at: time, ahead: 0),
      let later = seen.frame(in: layer!, at: time, ahead: ahead)
    else { return goHome() }
    let start = matched(now), next = matched(later)
    put(start, isHome: false)
    for l in carrier.filling {
      let origin = l === carrier ? start.origin : .zero
      l.set(
        .frame, SIMD4(origin.x, origin.y, start.width, start.height), system.motion, Transaction())
    }
    goHome()
    let v = (next.lanes - start.lanes) / ahead
    for l in carrier.filling {
      l.push(.frame, l === carrier ? v : SIMD4(0, 0, v.z, v.w))
    }
  }
  /// The part of a source's frame that this view takes on; the rest is its own.
  private func matched(_ source: CGRect) -> CGRect {
    let own = layer!.size
    let size = geometry.matchesSize ? source.size : own
    let around = geometry.matchesPosition ? source : CGRect(origin: .zero, size: own)
    return CGRect(
      x: around.minX + (around.width - size.width) * geometry.anchor.x,
      y: around.minY + (around.height - size.height) * geometry.anchor.y,
      width: size.width, height: size.height)
  }
  private func put(_ r: CGRect, isHome: Bool) {
    let layer = layer!
    let low = system.rounded(r.origin)
    let high = system.rounded(CGPoint(x: r.maxX, y: r.maxY))
    let size = CGSize(width: high.x - low.x, height: high.y - low.y)
    carrier.set(
      .frame, SIMD4(low.x, low.y, size.width, size.height), system.motion, transaction)
    carrier.pixelOrigin = layer.pixelOrigin + low
    carrier.layoutOrigin = isHome ? layer.layoutOrigin : carrier.pixelOrigin
    if isHome {
      child.place(CGRect(origin: .zero, size: frame.size), proposal, in: carrier, at: .zero)
    } else {
      // What does not take the size stands in it by the anchor.
      let p = ProposedViewSize(size), taken = child.measure(p)
      child.place(
        CGRect(
          x: (size.width - taken.width) * geometry.anchor.x,
          y: (size.height - taken.height) * geometry.anchor.y,
          width: taken.width, height: taken.height), p, in: carrier, at: .zero)
    }
    carrier.setBelow([child.topLayer])
    carrier.isFresh = false
    place = r
  }
  /// Where the child is seen right now, and how that changes.
  var seen: Seen {
    let time = system.motion.time
    let s = carrier.state(.frame, at: time)
    return Seen(
      size: (s.value.z, s.value.w), growth: (s.velocity.z, s.velocity.w),
      now: carrier.seenTransform(at: time),
      later: carrier.seenTransform(at: time, ahead: Seen.step))
  }
}

/// How something is seen in the window at one time, and how fast that changes.
struct Seen {
  static let step = 1e-3
  /// Points, and points per second.
  let size: (Double, Double), growth: (Double, Double)
  /// To the window's coordinates, now and a step later.
  let now: CGAffineTransform, later: CGAffineTransform

  /// The same in the coordinates of a layer; nil where that has no extent.
  @MainActor func frame(in layer: Layer, at time: Double, ahead: Double) -> CGRect? {
    let own = layer.seenTransform(at: time, ahead: ahead)
    guard own.a * own.d != own.b * own.c else { return nil }
    let r = CGRect(
      x: 0, y: 0, width: size.0 + growth.0 * ahead, height: size.1 + growth.1 * ahead)
    return r.applying((ahead == 0 ? now : later).concatenating(own.inverted()))
  }
}

extension CGRect {
  /// The same but for what is lost in rounding.
  func isNear(_ r: CGRect) -> Bool {
    let d = lanes - r.lanes
    return (d * d).sum() < 1e-12
  }
}
