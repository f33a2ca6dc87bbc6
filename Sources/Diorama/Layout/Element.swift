import Foundation

/// A value that a view hands to the container it is in, such as a tag or a priority.
public protocol _TraitKey {
  associatedtype Value
}

/// What an element needs of the one that made it.
@MainActor package protocol ElementOwner: AnyObject {
  var depth: Int32 { get }
  /// The transaction that holds for changes of layout here.
  var layoutTransaction: Transaction { get }
  /// The animated arrival that this owner is part of, looking no further up than `container`.
  func arrival(below container: any ElementOwner) -> Arrival?
  /// The departure that this owner is part of, looking no further up than `container`.
  func departure(below container: any ElementOwner) -> Departure?
  /// What a person would call it.
  var label: String { get }
  /// Some view of the window shares its place with others.
  var hasMatches: Bool { get }
}

/// Something that came in this update.
package struct Arrival {
  package var transaction: Transaction
}
/// Something that went, and is kept while it leaves.
package struct Departure {
  package var transaction: Transaction
  package var hold: @MainActor () -> Void
  package var release: @MainActor () -> Void
}

/// One thing to lay out: a leaf, a container, or a modifier around another element.
@MainActor package class Element {
  package unowned(unsafe) let owner: any ElementOwner
  package let system: LayoutSystem
  package unowned(unsafe) var parent: Element?
  /// The layer that shows it; what only takes part in layout has none.
  package let layer: Layer?
  /// False once its owner is gone.
  package var isAlive = true
  package var direction = LayoutDirection.leftToRight {
    didSet { if direction != oldValue { invalidate() } }
  }

  /// In the parent element, in points.
  package private(set) var frame = CGRect.zero
  package private(set) var proposal = ProposedViewSize.unspecified
  package private(set) var isPlaced = false
  /// The layer that its own is in, or that it hands on.
  package private(set) unowned(unsafe) var host: Layer?
  package private(set) var base = CGPoint.zero
  private var origin = CGPoint.zero
  /// The scales that it was measured and rounded to pixels for.
  private var measuredScale: CGFloat = 0, placedScale: CGFloat = 0

  private struct Answer {
    var proposal: ProposedViewSize
    var size: CGSize
    var stamp: Int32
  }
  private struct GuideAnswer {
    var key: AlignmentKey
    var size: CGSize
    var proposal: ProposedViewSize
    var value: CGFloat?
    /// A closure of the users' own was asked, which may count on being asked in order.
    var isUsers: Bool
    var stamp: Int32

    func isOf(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> Bool {
      self.key == key && self.size == size && self.proposal == proposal
    }
  }
  private var answers: [Answer] = []
  private var guideAnswers: [GuideAnswer] = []
  /// Counts how often this element forgot what it had worked out from its children.
  private var stamp: Int32 = 0
  private var isStale = true
  /// Answers were given before the last change.
  private var isOutdated = false
  var isQueued = false

  package init(owner: any ElementOwner, system: LayoutSystem, layer: Layer?) {
    self.owner = owner
    self.system = system
    self.layer = layer
  }
  deinit {
    MainActor.assumeIsolated { layer?.stopAll(system.motion) }
  }

  // MARK: for subclasses

  /// The size for a proposal; asked once for each and kept.
  package func sizeThatFits(_ p: ProposedViewSize) -> CGSize { .zero }
  /// Places what is in it; `base` is its own top left corner in `host`.
  package func placeContent(in host: Layer, at base: CGPoint) {}
  /// Where a guide lies if the element sets it.
  package func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? { nil }
  /// What it keeps free at the sides of its frame, around what is in it.
  package var safeAreaMargins: Sides { Sides() }
  /// What is in it does not reach beyond it.
  package var endsSafeArea: Bool { false }
  /// Forgets what was worked out from the children.
  package func forget() {}
  /// What modifiers have been put around: the container or the leaf in it, or itself.
  package var core: Element { self }
  /// The outermost element in it, or itself, that has a layer.
  package var topElement: Element { self }
  package final var topLayer: Layer { topElement.layer! }
  package func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? { nil }
  /// It takes all that is left, and nothing across.
  package var isSpacer: Bool { false }
  /// Stacks leave no room of their own beside it: a spacer, also one with a frame.
  package var takesNoSpacing: Bool { isSpacer }
  /// It has been placed for the first time.
  package func appear() {}
  /// It has left. Should it come back, it appears again, without an animation.
  package func disappear() {
    isPlaced = false
    layer?.isFresh = true
  }

  // MARK: measuring

  package final func measure(_ p: ProposedViewSize) -> CGSize {
    if measuredScale != system.scale {
      drop()
      measuredScale = system.scale
    }
    let now = parent?.stamp ?? 0
    for i in answers.indices where answers[i].proposal == p {
      answers[i].stamp = now
      return answers[i].size
    }
    let size = sizeThatFits(p)
    if answers.count >= 16 { answers.removeFirst(8) }
    answers.append(Answer(proposal: p, size: size, stamp: now))
    return size
  }
  package final func guide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? {
    let now = parent?.stamp ?? 0
    // A closure would have its isolation checked at each answer.
    for i in guideAnswers.indices where guideAnswers[i].isOf(key, size, p) {
      guideAnswers[i].stamp = now
      return guideAnswers[i].value
    }
    let before = system.askedUsers
    let value = explicitGuide(key, in: size, p)
    let isUsers = system.askedUsers != before
    if guideAnswers.count >= 8 { guideAnswers.removeFirst(4) }
    guideAnswers.append(
      GuideAnswer(
        key: key, size: size, proposal: p, value: value, isUsers: isUsers, stamp: now))
    return value
  }
  /// Closures of the users' own are asked anew, all of a container's in their order.
  package final func forgetUsersGuides() {
    guard guideAnswers.contains(where: \.isUsers) else { return }
    guideAnswers.removeAll(where: \.isUsers)
    forgetInnerGuides()
  }
  /// The same for what is in it.
  package func forgetInnerGuides() {}
  package final func dimensions(_ size: CGSize, _ p: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: size) { key in MainActor.assumeIsolated { self.guide(key, in: size, p) } }
  }

  /// Its size, or that of something in it, may have changed.
  package final func invalidate() {
    isStale = true
    if isPlaced || !answers.isEmpty || !guideAnswers.isEmpty { isOutdated = true }
    system.enqueue(self)
  }
  /// Nothing has changed since it was first asked and placed: it came while others were laid out.
  final var isUpToDate: Bool { isPlaced && !isStale && !isOutdated }
  /// Forgets every answer. True when one that the parent relies on is different now.
  final func reconsider() -> Bool {
    let now = parent?.stamp ?? 0
    let relied = answers.filter { $0.stamp == now }
    let reliedGuides = guideAnswers.filter { $0.stamp == now }
    drop()
    // With so many questions the parent is cheaper to ask.
    if relied.isEmpty || relied.count > 6 || reliedGuides.contains(where: \.isUsers) { return true }
    return relied.contains { measure($0.proposal) != $0.size }
      || reliedGuides.contains { guide($0.key, in: $0.size, $0.proposal) != $0.value }
  }
  final func drop() {
    answers.removeAll(keepingCapacity: true)
    guideAnswers.removeAll(keepingCapacity: true)
    stamp &+= 1
    isStale = true
    isOutdated = false
    forget()
  }

  // MARK: placing

  package final var transaction: Transaction { owner.layoutTransaction }

  /// Puts the element at `rect` of its parent, whose top left corner is at `base` in `host`.
  package final func place(
    _ rect: CGRect, _ p: ProposedViewSize, in host: Layer, at base: CGPoint
  ) {
    let r = finite(rect)
    let origin = host.layoutOrigin + base + r.origin
    let isMoved =
      r.origin != frame.origin || base != self.base || host !== self.host
      || origin != self.origin || placedScale != system.scale
    let isResized = r.size != frame.size || p != proposal || isStale
    if isPlaced, !isMoved, !isResized { return }
    system.places += 1
    // Whole pixels away, everything in it rounds as before.
    let isShifted =
      placedScale != system.scale || !system.isWholePixels(origin - self.origin)
    placedScale = system.scale
    frame = r
    proposal = p
    self.host = host
    self.base = base
    self.origin = origin
    isStale = false
    if let layer {
      if layer.above == nil { system.lodge(layer, in: host) }
      layer.go(to: seat(in: host), in: host, system, transaction)
      layer.layoutOrigin = origin
      layer.pixelOrigin = system.rounded(origin)
      if isResized || isShifted || !isPlaced { placeContent(in: layer, at: .zero) }
      layer.isFresh = false
    } else {
      placeContent(in: host, at: base + r.origin)
    }
    if !isPlaced {
      isPlaced = true
      appear()
    }
  }
  /// The frame of its layer, at whole pixels.
  private func seat(in host: Layer) -> SIMD4<Double> {
    let low = system.rounded(origin)
    let high = system.rounded(CGPoint(x: origin.x + frame.width, y: origin.y + frame.height))
    return SIMD4(
      low.x - host.pixelOrigin.x, low.y - host.pixelOrigin.y, high.x - low.x, high.y - low.y)
  }
  /// Places what is in it again.
  final func replace() {
    guard isStale, isPlaced, let host else { return }
    // One that leaves stays where it is, wherever its container has gone.
    let at = topElement.layer?.isLeaving == true ? origin - host.layoutOrigin - base : frame.origin
    place(CGRect(origin: at, size: frame.size), proposal, in: host, at: base)
  }
  /// Brings one that left, and stayed where it was seen, back to where layout has it.
  final func comeBack(_ t: Transaction) {
    guard isPlaced, let host else { return }
    layer?.set(.frame, seat(in: host), system.motion, t)
  }
  private func finite(_ r: CGRect) -> CGRect {
    if r.isFinite { return r }
    system.report("\(owner.label) has a frame that is not finite: \(r); 0 is used instead")
    func cut(_ v: CGFloat) -> CGFloat { v.isFinite ? v : 0 }
    return CGRect(
      x: cut(r.origin.x), y: cut(r.origin.y), width: cut(r.size.width), height: cut(r.size.height))
  }

  /// Its frame in the window by layout alone, not rounded to pixels.
  package final var layoutFrame: CGRect { CGRect(origin: origin, size: frame.size) }
  /// Its frame in the window by model values.
  package final var globalFrame: CGRect {
    if let layer {
      return CGRect(origin: layer.toRoot(.zero), size: frame.size)
    }
    guard let host else { return frame }
    return CGRect(origin: host.toRoot(base + frame.origin), size: frame.size)
  }
}

extension CGRect {
  /// The same rectangle seen from the other side of something `width` wide.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - minX - self.width, y: minY, width: self.width, height: height)
  }
}
