import Foundation

/// An element whose content is larger than itself, and moves behind its frame.
///
/// The offset is a model value: it is written in every frame of a drag or of what follows it, before
/// anything is evaluated, so that whoever reads a frame inside sees where it is now. It counts from
/// the leading edge.
@MainActor package final class ScrollElement: ContainerElement {
  package let axes: Axis.Set
  private let strip = Layer("content", effect: .scroll)
  private let bars: [Axis: ScrollBar]
  let pan: PanRecognizer
  package private(set) var offset = CGPoint.zero
  /// With the margins.
  package private(set) var contentSize = CGSize.zero
  package var rules = ScrollRules() {
    didSet { if rules != oldValue { rulesChanged() } }
  }
  /// What moves the content.
  package private(set) var phase = ScrollPhase.idle
  /// Told about the phase, and about everything that changes the geometry.
  package var onPhase: (_ old: ScrollPhase, _ new: ScrollPhase) -> Void = { _, _ in }
  package var onMove: () -> Void = {}
  /// The hand begins to scroll.
  package var onHand: () -> Void = {}
  /// The place to come to rest at, where somebody has a say in that.
  package var aim: ((ScrollAim) -> CGPoint)?
  /// Asked when the hand lets go: another place than where it would come to rest.
  package var onRelease: (ScrollAim) -> CGPoint? = { _ in nil }
  /// What is let go is proposed to come to rest nearby.
  package var limitsScrolls: () -> Bool = { false }
  var hand = Hand()
  /// How far lines that turned out longer have moved the content since it began to move.
  var drift = CGPoint.zero
  /// Counts what has moved the content: a newer one ends those before it.
  var run = 0
  var isRunning = false
  private var followers: [ObjectIdentifier: Follower] = [:]
  private struct Follower { weak var follower: (any ViewportFollower)? }
  private var isInitial = true
  /// What it comes to rest at.
  package var targetSources: [ObjectIdentifier: TargetSource] = [:]
  package struct TargetSource {
    package weak var targets: (any ScrollTargets)?
    package init(targets: any ScrollTargets) { self.targets = targets }
  }
  /// Views stand at the beginning of what is seen when it is at rest.
  package var isAligned = false
  /// It comes to rest at multiples of its own size.
  package var isPaging = false
  /// The first line that is seen stays where it is when others come or go before it.
  package var holdsPlace = false
  /// Who stands for it beside the tree.
  package var guest: AnyObject?
  /// Of the offset, in points a second, as the hand let go of it.
  package var releaseVelocity: CGVector?

  package init(
    owner: any ElementOwner, system: LayoutSystem, list: any ElementList, axes: Axis.Set,
    algorithm: any LayoutAlgorithm
  ) {
    self.axes = axes
    pan = PanRecognizer(axes: axes)
    bars = [.horizontal: ScrollBar(.horizontal), .vertical: ScrollBar(.vertical)]
    super.init(
      owner: owner, system: system, list: list, algorithm: algorithm,
      layer: Layer("ScrollView", effect: .clip))
    let layer = layer!
    layer.isHitBoundary = true
    layer.hitFrame()
    clip()
    strip.isFresh = false
    connectHand()
  }
  package override var stage: Layer { strip }
  /// What the safe area keeps free: the content shows there, and stands clear of it at its ends.
  package var safeMargins = Sides() {
    didSet { if safeMargins != oldValue { drop() } }
  }
  /// The same, with the margins of the content.
  package var margins: Sides {
    var m = safeMargins
    let own = Sides(rules.contentMargins, direction)
    m.left += own.left
    m.right += own.right
    m.top += own.top
    m.bottom += own.bottom
    return m
  }
  package override var endsSafeArea: Bool { true }
  private func clip() {
    let layer = layer!
    let frame: (CGSize) -> Path = { Path(CGRect(origin: .zero, size: $0)) }
    layer.clip(
      to: rules.isClipped ? frame(layer.size) : nil, evenOdd: false,
      figureForSize: rules.isClipped ? frame : nil)
  }
  private func rulesChanged() {
    for case let a as GestureAttachment in layer!.responders { a.isEnabled = rules.isEnabled }
    clip()
    for (axis, bar) in bars {
      let set = axis == .horizontal ? Axis.Set.horizontal : .vertical
      bar.stays = rules.steadyBars.contains(set)
      if !rules.bars.contains(set) { bar.hide(system.motion) }
    }
    invalidate()
  }

  // MARK: layout

  private func inner(_ p: ProposedViewSize, _ margins: Sides) -> ProposedViewSize {
    var q = margins.inside(p)
    if axes.contains(.horizontal) { q.width = nil }
    if axes.contains(.vertical) { q.height = nil }
    return q
  }
  package override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    // What the safe area keeps free is not part of the proposal.
    let own = Sides(rules.contentMargins, direction)
    if !isPlaced { room = own.inside(CGRect(origin: .zero, size: finite(p))).size }
    let content = arrangement(inner(p, own)).size
    var s = CGSize(width: content.width + own.horizontal, height: content.height + own.vertical)
    if axes.contains(.horizontal) { s.width = p.width ?? s.width }
    if axes.contains(.vertical) { s.height = p.height ?? s.height }
    return s
  }
  /// The size of what is seen of the content at once, beside the margins.
  package private(set) var room = CGSize.zero {
    didSet { if room != oldValue { tellFollowers() } }
  }
  private func finite(_ p: ProposedViewSize) -> CGSize {
    func cut(_ v: CGFloat?, _ old: CGFloat) -> CGFloat { v.map { $0.isFinite ? $0 : old } ?? old }
    return CGSize(width: cut(p.width, room.width), height: cut(p.height, room.height))
  }
  package override func placeContent(in host: Layer, at base: CGPoint) {
    let margins = margins
    room = margins.inside(CGRect(origin: .zero, size: frame.size)).size
    let a = arrangement(inner(ProposedViewSize(frame.size), margins))
    let old = contentSize
    let whole = CGSize(
      width: a.size.width + margins.horizontal, height: a.size.height + margins.vertical)
    contentSize = CGSize(
      width: max(whole.width, axes.contains(.horizontal) ? 0 : frame.width),
      height: max(whole.height, axes.contains(.vertical) ? 0 : frame.height))
    // Content that is smaller stands at the leading top, and in the middle across.
    var shift = CGPoint(
      x: direction == .rightToLeft ? margins.right : margins.left, y: margins.top)
    func push(_ axis: Axis, _ anchor: CGFloat?) {
      let left = room[axis] - a.size[axis]
      let isAlong = axes.contains(axis == .horizontal ? .horizontal : .vertical)
      if isAlong { shift[axis] += max(left, 0) * (anchor ?? 0) } else { shift[axis] += left / 2 }
    }
    push(.horizontal, rules.smallAnchor?.x)
    push(.vertical, rules.smallAnchor?.y)
    layer!.setBelow([strip, bars[.horizontal]!.layer, bars[.vertical]!.layer])
    strip.layoutOrigin = layer!.layoutOrigin
    strip.pixelOrigin = layer!.pixelOrigin
    settleOffset(from: old)
    let wide = max(whole.width, frame.width)
    for (child, place) in zip(children, a.places) {
      var r = CGRect(origin: place.origin + shift, size: place.size)
      if direction == .rightToLeft {
        r = r.mirrored(in: axes.contains(.horizontal) ? wide : frame.width)
      }
      child.place(r, place.proposal, in: strip, at: .zero)
    }
    strip.set(
      .frame, SIMD4(0, 0, wide, max(whole.height, frame.height)), system.motion, Transaction())
    // Along an axis that stays still, a drag is for those around.
    pan.axes = axes
    for (axis, set) in [(Axis.horizontal, Axis.Set.horizontal), (.vertical, .vertical)]
    where rules.stillAxes.contains(set) && range(axis).upperBound == 0 { pan.axes.remove(set) }
    settle()
    show()
    tellFollowers()
  }
  /// Where the content is when its size has changed.
  private func settleOffset(from old: CGSize) {
    if isInitial, frame.width > 0, frame.height > 0 {
      isInitial = false
      if let anchor = rules.initialAnchor { offset = anchored(anchor) }
    } else if let anchor = rules.sizeAnchor, !isRunning, !hand.isDown {
      for axis in Axis.allCases where contentSize[axis] != old[axis] {
        // Only where it was at the anchor.
        let was = max(0, old[axis] - frame.size[axis]) * (axis == .horizontal ? anchor.x : anchor.y)
        if abs(offset[axis] - was) < 1 { offset[axis] = anchored(anchor)[axis] }
      }
    }
    if !isRunning, !hand.isDown { offset = clamped(offset) }
  }
  package func anchored(_ anchor: UnitPoint) -> CGPoint {
    CGPoint(
      x: range(.horizontal).upperBound * anchor.x, y: range(.vertical).upperBound * anchor.y)
  }
  package override func disappear() {
    super.disappear()
    stop()
    enter(.idle)
  }

  // MARK: what is seen

  /// What is seen of the content, left to right, with what lies under the safe area.
  package var visible: CGRect {
    let x = direction == .rightToLeft ? range(.horizontal).upperBound - offset.x : offset.x
    let seen = CGRect(origin: CGPoint(x: x, y: offset.y), size: frame.size)
    if rules.isClipped { return seen }
    // Neighbours show beside the frame.
    return seen.insetBy(
      dx: axes.contains(.horizontal) ? -frame.width : 0,
      dy: axes.contains(.vertical) ? -frame.height : 0)
  }
  package func follow(_ follower: any ViewportFollower) {
    followers[ObjectIdentifier(follower)] = Follower(follower: follower)
  }
  package func unfollow(_ follower: any ViewportFollower) {
    followers[ObjectIdentifier(follower)] = nil
  }
  private func tellFollowers() {
    for f in followers.values { f.follower?.viewportMoved() }
    onMove()
  }
  /// Lines before what is seen have turned out longer: what is seen stays where it is.
  package func shift(by way: CGFloat, _ axis: Axis) {
    offset[axis] += way
    contentSize[axis] += way
    drift[axis] += way
    hand.start[axis] += way
  }

  // MARK: the offset

  package func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return 0...0 }
    return 0...max(0, contentSize[axis] - frame.size[axis])
  }
  package func clamped(_ p: CGPoint) -> CGPoint {
    func cut(_ v: CGFloat, _ r: ClosedRange<CGFloat>) -> CGFloat {
      min(max(v, r.lowerBound), r.upperBound)
    }
    return CGPoint(x: cut(p.x, range(.horizontal)), y: cut(p.y, range(.vertical)))
  }
  private func show() {
    var x = -offset.x
    if direction == .rightToLeft { x = offset.x - range(.horizontal).upperBound }
    strip.set(.a, SIMD4(x, -offset.y, 0, 0), system.motion, Transaction())
    let free = Sides(rules.barMargins, direction)
    for (axis, bar) in bars {
      var position = offset[axis]
      if axis == .horizontal, direction == .rightToLeft {
        position = range(axis).upperBound - position
      }
      bar.place(
        in: frame.size, content: contentSize[axis], offset: position, free, system.motion)
    }
  }
  func move(to p: CGPoint) {
    if p == offset { return }
    offset = p
    show()
    flashBars()
    tellFollowers()
  }
  package func flashBars() {
    for (axis, bar) in bars
    where range(axis).upperBound > 0
      && rules.bars.contains(axis == .horizontal ? .horizontal : .vertical)
    {
      bar.flash(system.motion)
    }
  }
  func enter(_ new: ScrollPhase) {
    if new == phase { return }
    let old = phase
    phase = new
    onPhase(old, new)
  }
}
