import Foundation

/// The list of elements that a container lays out, made on demand.
@MainActor package protocol ElementList: AnyObject {
  func collect(into elements: inout [Element])
}

/// Flattens a list of views into elements, lays them out by its algorithm, orders their layers, and
/// keeps those that are leaving.
@MainActor package class ContainerElement: Element {
  private final class Leaving {
    let element: Element
    let departure: Departure
    /// The layer that it was in front of.
    let after: Layer?
    /// What moves still: its layer, the body of its transition.
    var parts = 0
    init(_ element: Element, _ departure: Departure, after: Layer?) {
      self.element = element
      self.departure = departure
      self.after = after
    }
  }
  package private(set) var children: [Element] = []
  private var leaving: [Leaving] = []
  private var arriving: [(Element, Transaction)] = []
  private var returning: [(Element, Transaction)] = []
  private var isListDirty = true
  private var wasCollected = false
  package unowned(unsafe) let list: any ElementList
  private var algorithm: any LayoutAlgorithm
  private var arrangements: [(ProposedViewSize, Arrangement)] = []

  package init(
    owner: any ElementOwner, system: LayoutSystem, list: any ElementList,
    algorithm: any LayoutAlgorithm, layer: Layer? = nil
  ) {
    self.list = list
    self.algorithm = algorithm
    super.init(owner: owner, system: system, layer: layer ?? Layer(algorithm.name))
  }

  package func setAlgorithm<A: LayoutAlgorithm>(_ new: A) {
    if let old = algorithm as? A, old == new { return }
    algorithm = new
    invalidate()
  }
  /// The axis of a stack, nil for other containers.
  package var axis: Axis? { algorithm.stackAxis }
  /// The list has other elements now.
  package func listChanged() {
    isListDirty = true
    invalidate()
  }
  /// The same while it is being laid out.
  package final func listChangedQuietly() { isListDirty = true }
  /// The elements to lay out now.
  package func gather() -> [Element] {
    var out: [Element] = []
    list.collect(into: &out)
    return out
  }
  /// The children that are placed and seen.
  package var shown: [Element] { children }
  /// The layer that holds the children's.
  package var stage: Layer { layer! }

  // MARK: layout

  package final func arrangement(_ p: ProposedViewSize) -> Arrangement {
    refresh()
    for i in arrangements.indices where arrangements[i].0 == p { return arrangements[i].1 }
    if system.askedUsers > 0 { forgetInnerGuides() }
    let a = algorithm.arrange(p, children)
    if arrangements.count >= 8 { arrangements.removeFirst(4) }
    arrangements.append((p, a))
    return a
  }
  package override func forget() { arrangements = [] }
  package override func forgetInnerGuides() { children.forEach { $0.forgetUsersGuides() } }
  package override func sizeThatFits(_ p: ProposedViewSize) -> CGSize { arrangement(p).size }
  package override func placeContent(in host: Layer, at base: CGPoint) {
    let a = arrangement(proposal)
    // A container may be given another size than it asked for: its content stays in the middle.
    let dx = (frame.width - a.size.width) / 2, dy = (frame.height - a.size.height) / 2
    for (child, place) in zip(children, a.places) {
      var r = CGRect(
        x: place.origin.x + dx, y: place.origin.y + dy, width: place.size.width,
        height: place.size.height)
      if direction == .rightToLeft { r = r.mirrored(in: frame.width) }
      child.place(r, place.proposal, in: host, at: base)
    }
    settle()
  }
  package override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? {
    merged(key, arrangement(p).places)
  }
  /// Where a guide lies by what the children say: the first or last baseline, or the middle of all.
  package final func merged(_ key: AlignmentKey, _ places: [Arrangement.Place]) -> CGFloat? {
    var values: [CGFloat] = []
    for (child, place) in zip(children, places) {
      if let v = child.guide(key, in: place.size, place.proposal) {
        values.append(v + (key.axis == .horizontal ? place.origin.x : place.origin.y))
      }
    }
    if values.isEmpty { return nil }
    if key == VerticalAlignment.firstTextBaseline.key { return values.min() }
    if key == VerticalAlignment.lastTextBaseline.key { return values.max() }
    return values.reduce(0, +) / CGFloat(values.count)
  }

  // MARK: coming and going

  /// Takes in a changed list. Elements that went with an animation stay until it has ended.
  package final func refresh() {
    guard isListDirty else { return }
    isListDirty = false
    arrangements = []
    let old = children, new = gather()
    children = new
    for e in new { e.parent = self }
    if !wasCollected {
      wasCollected = true
      return
    }
    let now = Set(new.map(ObjectIdentifier.init)), was = Set(old.map(ObjectIdentifier.init))
    for e in new where !was.contains(ObjectIdentifier(e)) {
      if let i = leaving.firstIndex(where: { $0.element === e }) {
        // It comes back while it leaves: the same layer and the same state turn round.
        let l = leaving.remove(at: i)
        e.topLayer.isLeaving = false
        e.topLayer.ended = nil
        let t = e.core.owner.arrival(below: owner)?.transaction ?? transaction
        bringHome(e, t)
        returning.append((e, t))
        l.departure.release()
      } else if let arrival = e.core.owner.arrival(below: owner) {
        let own = e.trait(TransitionTrait.self)?.insertionAnimation
        var t = arrival.transaction
        if let own { t.animation = own }
        if t.effectiveAnimation != nil {
          e.topLayer.isFresh = true
          arriving.append((e, t))
        }
      }
    }
    var before: Layer?
    for e in old {
      if now.contains(ObjectIdentifier(e)) {
        before = e.topLayer
        continue
      }
      if depart(e, after: before) { before = e.topLayer } else { e.disappear() }
    }
  }
  private func depart(_ e: Element, after: Layer?) -> Bool {
    guard e.isPlaced, let departure = e.core.owner.departure(below: owner) else { return false }
    var t = departure.transaction
    let transition = e.trait(TransitionTrait.self)
    if let own = transition?.removalAnimation { t.animation = own }
    guard t.effectiveAnimation != nil else { return false }
    let way = way(of: e, .didDisappear)
    if way.effect.isIdentity, way.enter == nil { return false }
    departure.hold()
    let layer = e.topLayer, l = Leaving(e, departure, after: after)
    leaving.append(l)
    layer.isLeaving = true
    system.onLeave(layer)
    show(e, way.effect, t)
    if layer.isMoving(.transition) {
      l.parts += 1
      layer.ended = { [unowned self, unowned l] in partEnded(l) }
    }
    if let enter = way.enter {
      l.parts += 1
      let completion = Completion(isLogical: false) { [weak self, weak l] in
        if let l { self?.partEnded(l) }
      }
      t.completions.append(completion)
      enter(.didDisappear, t)
      system.motion.attach([completion])
    }
    if l.parts == 0 {
      // Nothing to see, as when it was fully transparent already.
      leaving.removeLast()
      departure.release()
      return false
    }
    return true
  }
  /// What the view is like when it is not there. Where little shall move, what would move fades.
  private func way(
    of e: Element, _ phase: TransitionPhase
  ) -> (effect: TransitionEffect, enter: (@MainActor (TransitionPhase, Transaction) -> Void)?) {
    guard let transition = e.trait(TransitionTrait.self) else { return (.fade, nil) }
    let size = e.frame.size
    let effect =
      phase == .willAppear
      ? transition.insertion(size, direction) : transition.removal(size, direction)
    if !system.reducesMotion { return (effect, transition.enter) }
    if transition.enter != nil, transition.entersWithMotion { return (.fade, nil) }
    return (effect.still, transition.enter)
  }
  private func show(_ e: Element, _ effect: TransitionEffect, _ t: Transaction) {
    if !effect.isIdentity { e.topLayer.setTransition(anchor: effect.anchor, blur: effect.blur) }
    e.topLayer.set(.transition, effect.lanes, system.motion, t)
  }
  private func bringHome(_ e: Element, _ t: Transaction) {
    show(e, .init(), t)
    e.trait(TransitionTrait.self)?.enter?(.identity, t)
  }
  private func partEnded(_ l: Leaving) {
    guard let i = leaving.firstIndex(where: { $0 === l }) else { return }
    l.parts -= 1
    if l.parts > 0 { return }
    leaving.remove(at: i)
    l.element.topLayer.isLeaving = false
    l.element.disappear()
    order()
    l.departure.release()
  }
  /// After placing: layers in order, arrivals on their way.
  package final func settle() {
    order()
    for l in leaving { l.element.topLayer.stay(system) }
    for (e, t) in returning { e.topElement.comeBack(t) }
    returning = []
    let new = arriving
    arriving = []
    for (e, t) in new {
      let way = way(of: e, .willAppear)
      if way.effect.isIdentity, way.enter == nil { continue }
      show(e, way.effect, Transaction())
      way.enter?(.willAppear, Transaction())
      bringHome(e, t)
    }
  }
  private func order() {
    var layers = shown.map(\.topLayer)
    for l in leaving {
      let at = l.after.flatMap { a in layers.firstIndex { $0 === a } }.map { $0 + 1 } ?? 0
      layers.insert(l.element.topLayer, at: at)
    }
    var isSorted = true
    for e in shown + leaving.map(\.element) {
      e.topLayer.zIndex = zIndex(of: e)
      if e.topLayer.zIndex != 0 { isSorted = false }
    }
    if !isSorted {
      layers = layers.enumerated().sorted {
        ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
      }.map(\.element)
    }
    stage.setBelow(layers)
  }
  /// How far in front a child is drawn.
  package func zIndex(of e: Element) -> Double { e.trait(ZIndexTrait.self) ?? 0 }
  package override func disappear() {
    super.disappear()
    for e in shown { e.disappear() }
    for l in leaving {
      l.element.topLayer.ended = nil
      l.element.disappear()
    }
    leaving = []
  }
}
