import Foundation

/// The list of a pager: pages are made when they are needed, and known by a tag.
@MainActor package protocol PageList: AnyObject {
  var pageCount: Int { get }
  func page(at index: Int) -> Element
  /// What tells a page from others; nil where nothing does.
  func pageTag(at index: Int) -> AnyHashable?
}

/// Pages one after the other, of which one is seen, or two while they move; more where their
/// neighbours are let in at the ends.
///
/// The position is counted in pages and kept with its fraction as a model value; in a drag it follows
/// the pointer, and is drawn at whole pixels. Pages lie at *places*. Where the pages go round, places
/// go on without an end, and the page at a place is the remainder.
@MainActor package final class PagerElement: ContainerElement {
  let strip = Layer("pages", effect: .scroll)
  let pan: PanRecognizer
  private let attachment: GestureAttachment
  package unowned(unsafe) let pages: any PageList
  /// Called once for each page that a person turns to.
  package var onTurn: (Int) -> Void = { _ in }
  /// Called whenever the position, the count, or who moves it has changed.
  package var onMove: () -> Void = {}
  package var allowsPaging = true {
    didSet { attachment.isEnabled = allowsPaging }
  }
  /// The first and the last page can be pulled beyond their ends.
  package var givesWay = true
  package var reducesMotion = false
  package var geometry = PagerGeometry() {
    didSet { if geometry != oldValue { geometryChanged() } }
  }
  /// The first page follows the last one.
  package var isLooping = false {
    didSet { if isLooping != oldValue { loopingChanged() } }
  }

  /// The position in places; 1.5 is half-way between the second and the third.
  package private(set) var position = 0.0
  /// The place that is shown or being moved to.
  package private(set) var target = 0
  /// The place that lies at the strip's beginning.
  private var origin = 0
  private var targetTag: AnyHashable?
  private var window = 0..<0
  private var run = 0
  var flight: ((Double) -> (value: Double, velocity: Double))?
  var hand = Hand()

  package init(
    owner: any ElementOwner, system: LayoutSystem, list: any ElementList, pages: any PageList
  ) {
    self.pages = pages
    pan = PanRecognizer(axes: .horizontal)
    let layer = Layer("TabView", effect: .clip)
    attachment = GestureAttachment(pan, layer: layer, name: "paging")
    super.init(
      owner: owner, system: system, list: list, algorithm: ZLayout(), layer: layer)
    let frame: (CGSize) -> Path = { Path(CGRect(origin: .zero, size: $0)) }
    layer.clip(to: frame(.zero), evenOdd: false, figureForSize: frame)
    layer.isHitBoundary = true
    layer.hitFrame()
    layer.responders = [attachment, PagerResponder(self)]
    strip.isFresh = false
    connectHand()
  }
  package override var stage: Layer { strip }

  // MARK: pages

  package private(set) var count = 0
  private(set) var last = 0
  /// Whether the pages go round; a single one does not.
  package var goesRound: Bool { isLooping && count > 1 }
  /// The page that is shown or being moved to.
  package var page: Int { page(atPlace: target) }
  func page(atPlace place: Int) -> Int {
    if count == 0 { return 0 }
    if !goesRound { return min(max(place, 0), last) }
    let r = place % count
    return r < 0 ? r + count : r
  }
  /// The place of a page that is nearest to the one that is shown.
  func place(ofPage index: Int) -> Int {
    let i = min(max(index, 0), last)
    guard goesRound else { return i }
    let forward = page(atPlace: i - page)
    return target + (2 * forward <= count ? forward : forward - count)
  }

  /// Places of which something is seen; each page at one of them.
  private var wanted: Range<Int> {
    var seen = geometry.seen(at: position, frame.size)
    if !goesRound { return seen.clamped(to: 0..<count) }
    while seen.count > count {
      let isBeginningFarther =
        position - Double(seen.lowerBound) > Double(seen.upperBound - 1) - position
      seen =
        isBeginningFarther
        ? seen.lowerBound + 1..<seen.upperBound : seen.lowerBound..<seen.upperBound - 1
    }
    return seen
  }
  package override func gather() -> [Element] {
    reconcile()
    window = wanted
    return window.map { pages.page(at: page(atPlace: $0)) }
  }
  /// Pages may have come, gone or moved: the page that is shown stays.
  package func reconcile() {
    let old = count, shown = page
    count = pages.pageCount
    last = max(count - 1, 0)
    if count == 0 {
      stop()
      (target, origin, position) = (0, 0, 0)
      targetTag = nil
    } else {
      let index = index(of: targetTag, near: shown)
      if index != shown || count != old { shift(to: index) }
      targetTag = pages.pageTag(at: index)
    }
    if count != old { onMove() }
  }
  /// Where the page with a tag is; the nearest page to where it was when it has gone.
  func index(of tag: AnyHashable?, near index: Int) -> Int {
    guard let tag, count > 0 else { return min(index, last) }
    if index < count, pages.pageTag(at: index) == tag { return index }
    return (0..<count).first { pages.pageTag(at: $0) == tag } ?? min(index, last)
  }
  /// Numbers the places anew, with the shown page at the place of its own number. Nothing moves.
  private func shift(to index: Int) {
    let d = index - target
    if d == 0 { return }
    target = index
    origin += d
    hand.home += d
    hand.start += Double(d)
    position += Double(d)
    if !goesRound { position = min(max(position, 0), Double(last)) }
    // A page that went took its motion with it; one that moved goes on at its new place.
    if flight != nil {
      stop()
      position = Double(index)
    }
    onMove()
  }
  private func loopingChanged() {
    if flight != nil { stop() }
    if !hand.isDown { position = Double(target) }
    if count > 0 { shift(to: (target % count + count) % count) }
    listChanged()
  }

  // MARK: layout

  private func geometryChanged() {
    pan.axes = geometry.axis == .horizontal ? .horizontal : .vertical
    listChanged()
  }
  /// Points from one page to the next.
  var step: CGFloat { geometry.step(frame.size) }
  var length: CGFloat { frame.size[geometry.axis] }
  /// Pages follow each other to the left.
  var isMirrored: Bool { geometry.axis == .horizontal && direction == .rightToLeft }

  package override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    // As large as it may; without a proposal as large as the page that is shown.
    if p.width == nil || p.height == nil {
      refresh()
      let ideal = children.first?.measure(p) ?? .zero
      return p.replacingUnspecifiedDimensions(by: ideal)
    }
    return p.replacingUnspecifiedDimensions()
  }
  package override func placeContent(in host: Layer, at base: CGPoint) {
    refresh()
    if wanted != window {
      listChangedQuietly()
      refresh()
    }
    layer!.setBelow([strip])
    strip.layoutOrigin = layer!.layoutOrigin
    strip.pixelOrigin = layer!.pixelOrigin
    let p = geometry.proposal(frame.size)
    for (place, child) in zip(window, children) {
      let r = geometry.frame(
        place - origin, child.measure(p), frame.size, isMirrored: isMirrored)
      // A page that goes round is there at once.
      if child.isPlaced, hypot(child.frame.midX - r.midX, child.frame.midY - r.midY) > step / 2 {
        child.topLayer.isFresh = true
      }
      child.place(r, p, in: strip, at: .zero)
    }
    strip.set(
      .frame, SIMD4(0, 0, frame.width, frame.height), system.motion, Transaction())
    settle()
    show()
  }
  private func show() {
    let way = (position - Double(origin)) * step * (isMirrored ? 1 : -1)
    strip.set(
      .a, geometry.axis == .horizontal ? SIMD4(way, 0, 0, 0) : SIMD4(0, way, 0, 0),
      system.motion, Transaction())
  }
  func move(to p: Double) {
    if p == position { return }
    position = p
    if wanted != window { listChanged() }
    show()
    onMove()
  }

  // MARK: turning

  /// Shows a page: at once, or with the transaction's animation. While the hand is on the pager it
  /// takes effect at the release.
  package func turn(to index: Int, _ transaction: Transaction) {
    let i = min(max(index, 0), last)
    if hand.isDown {
      hand.pending = (i, i < count ? pages.pageTag(at: i) : nil)
      return
    }
    let velocity = flight?(system.motion.time).velocity ?? 0
    let to = place(ofPage: i)
    aim(at: to)
    guard isPlaced, !reducesMotion, let animation = transaction.effectiveAnimation else {
      jump()
      return
    }
    let curve = animation.curve, start = system.motion.time
    let delta = position - Double(to), v = curve.merges ? velocity : 0
    fly { time in
      let s = curve.sample(time - start)
      if s.isOver { return (Double(to), 0) }
      return (Double(to) + s.a * delta + s.b * v, s.da * delta + s.db * v)
    }
  }
  func aim(at place: Int) {
    target = place
    targetTag = count > 0 ? pages.pageTag(at: page) : nil
    onMove()
  }
  /// Is on its target at once.
  func jump() {
    stop()
    move(to: Double(target))
  }
  func stop() {
    run += 1
    flight = nil
  }
  /// Moves along a path until it is at rest on the target.
  private func fly(_ path: @escaping (Double) -> (value: Double, velocity: Double)) {
    stop()
    let mine = run, start = system.motion.time
    flight = path
    system.motion.addTicker("paging") { [weak self] motion in
      guard let self, isAlive, run == mine else { return false }
      let s = path(motion.time)
      let left = abs(s.value - Double(target)) * step
      let speed = abs(s.velocity) * step
      let half = 0.5 / system.scale
      if motion.time > start, left <= half, speed <= half * 60 {
        flight = nil
        move(to: Double(target))
        return false
      }
      move(to: s.value)
      return true
    }
  }
  /// Goes to a place with the spring of a released page. `velocity` in points per second.
  func settle(at place: Int, velocity: Double) {
    aim(at: place)
    let step = Double(step)
    let settle = Settle(from: position * step, to: Double(place) * step, velocity: velocity)
    if settle.from == settle.target { stop(); return }
    let start = system.motion.time
    fly { time in
      if time - start >= Settle.longest - 1e-9 { return (Double(place), 0) }
      let s = settle.state(time - start)
      return (s.value / step, s.velocity / step)
    }
  }
  package override func disappear() {
    super.disappear()
    stop()
    hand.isDown = false
    position = Double(target)
  }
}
