import Foundation

/// The list of a pager: pages are made when they are needed, and known by a tag.
@MainActor package protocol PageList: AnyObject {
  var pageCount: Int { get }
  func page(at index: Int) -> Element
  /// What tells a page from others; nil where nothing does.
  func pageTag(at index: Int) -> AnyHashable?
}

/// Pages beside each other, of which one is seen, or two while they move.
///
/// The position is counted in pages and kept with its fraction as a model value; in a drag it follows
/// the pointer, and is drawn at whole pixels.
@MainActor package final class PagerElement: ContainerElement {
  /// Points per second from which the direction of the release decides.
  package static let fling = 400.0

  private let strip = Layer("pages", effect: .scroll)
  private let pan: PanRecognizer
  private let attachment: GestureAttachment
  package unowned(unsafe) let pages: any PageList
  /// Called once for each page that a person turns to.
  package var onTurn: (Int) -> Void = { _ in }
  /// Called whenever the position or the count has changed.
  package var onMove: () -> Void = {}
  package var allowsPaging = true {
    didSet { attachment.isEnabled = allowsPaging }
  }
  package var reducesMotion = false

  /// The position in pages; 1.5 is half-way between the second and the third.
  package private(set) var position = 0.0
  /// The page that is shown or being moved to.
  package private(set) var target = 0
  private var targetTag: AnyHashable?
  private var window = 0..<0
  private var run = 0
  private var flight: ((Double) -> (value: Double, velocity: Double))?
  package private(set) var isDragging = false
  private var dragStart = 0.0
  /// The page from which a swipe is counted.
  private var home = 0
  /// A page that was asked for while the hand was on the pager.
  private var pending: (index: Int, tag: AnyHashable?)?
  // The wheel.
  private var wheelTravel = 0.0
  private var lastWheel = -Double.infinity
  private var lastWheelTurn = -Double.infinity

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
    layer.setHitShape { (frame($0), false) }
    layer.responders = [attachment, PagerResponder(self)]
    strip.isFresh = false
    // The arena may outlive the element.
    pan.isMoving = { [weak self] in self?.flight != nil }
    pan.began = { [weak self] in self?.beginDrag() }
    pan.moved = { [weak self] in self?.drag($0.dx) }
    pan.finished = { [weak self] in self?.release(velocity: $0.dx) }
    pan.cancelled = { [weak self] in self?.release(velocity: 0) }
  }
  package override var stage: Layer { strip }
  private var count: Int { pages.pageCount }
  private var last: Int { max(count - 1, 0) }

  // MARK: pages

  /// Pages of which something is seen.
  private var wanted: Range<Int> {
    let n = count
    let low = min(max(Int(position.rounded(.down)), 0), n)
    let high = min(max(Int(position.rounded(.up)) + 1, 0), n)
    return low..<max(high, low)
  }
  package override func gather() -> [Element] {
    reconcile()
    window = wanted
    return window.map { pages.page(at: $0) }
  }
  /// Pages may have come, gone or moved: the page that is shown stays.
  package func reconcile() {
    let n = count
    if n == 0 {
      target = 0
      targetTag = nil
      return
    }
    let place = place(of: targetTag, near: target)
    if place != target { shift(to: place) }
    targetTag = pages.pageTag(at: target)
  }
  /// Where the page with a tag is; the nearest page to where it was when it has gone.
  private func place(of tag: AnyHashable?, near index: Int) -> Int {
    guard let tag, count > 0 else { return min(index, last) }
    if index < count, pages.pageTag(at: index) == tag { return index }
    return (0..<count).first { pages.pageTag(at: $0) == tag } ?? min(index, last)
  }
  private func shift(to index: Int) {
    let d = index - target
    target = index
    home += d
    position = min(max(position + Double(d), 0), Double(last))
    // A page that went took its motion with it; one that moved goes on at its new place.
    if flight != nil {
      run += 1
      flight = nil
      position = Double(index)
    }
    dragStart += Double(d)
    onMove()
  }

  // MARK: layout

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
    let p = ProposedViewSize(frame.size)
    for (i, child) in zip(window, children) {
      let size = child.measure(p)
      let x = CGFloat(i) * frame.width * (direction == .rightToLeft ? -1 : 1)
      child.place(
        CGRect(
          x: x + (frame.width - size.width) / 2, y: (frame.height - size.height) / 2,
          width: size.width, height: size.height), p, in: strip, at: .zero)
    }
    strip.set(
      .frame, SIMD4(0, 0, frame.width, frame.height), system.motion, Transaction())
    settle()
    show()
  }
  private func show() {
    let x = position * frame.width * (direction == .rightToLeft ? 1 : -1)
    strip.set(.a, SIMD4(x, 0, 0, 0), system.motion, Transaction())
  }
  private func move(to p: Double) {
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
    if isDragging {
      pending = (i, i < count ? pages.pageTag(at: i) : nil)
      return
    }
    let velocity = flight?(system.motion.time).velocity ?? 0
    aim(at: i)
    guard isPlaced, !reducesMotion, let animation = transaction.effectiveAnimation else {
      stop()
      move(to: Double(i))
      return
    }
    let curve = animation.curve, start = system.motion.time
    let delta = position - Double(i), v = curve.merges ? velocity : 0
    fly { time in
      let s = curve.sample(time - start)
      if s.isOver { return (Double(i), 0) }
      return (Double(i) + s.a * delta + s.b * v, s.da * delta + s.db * v)
    }
  }
  private func aim(at index: Int) {
    target = index
    targetTag = index < count ? pages.pageTag(at: index) : nil
    onMove()
  }
  private func stop() {
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
      let left = abs(s.value - Double(target)) * max(frame.width, 1)
      let speed = abs(s.velocity) * max(frame.width, 1)
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
  /// Goes to a page with the spring of a released page.
  private func settle(at index: Int, velocity: Double) {
    aim(at: index)
    let width = Double(max(frame.width, 1))
    let settle = Settle(
      from: position * width, to: Double(index) * width, velocity: velocity)
    if settle.from == settle.target { stop(); return }
    let start = system.motion.time
    fly { time in
      if time - start >= Settle.longest - 1e-9 { return (Double(index), 0) }
      let s = settle.state(time - start)
      return (s.value / width, s.velocity / width)
    }
  }

  // MARK: the hand

  private func beginDrag() {
    stop()
    isDragging = true
    pending = nil
    home = min(max(Int(position.rounded()), 0), last)
    dragStart = RubberBand.pulled(
      position * frame.width, from: 0...CGFloat(last) * frame.width, viewport: frame.width)
    onMove()
  }
  private func drag(_ dx: CGFloat) {
    let width = frame.width
    guard width > 0, count > 0 else { return }
    let travel = direction == .rightToLeft ? -dx : dx
    var x = dragStart - travel
    // One page to either side is all that a swipe shows.
    x = min(max(x, CGFloat(home - 1) * width), CGFloat(home + 1) * width)
    x = RubberBand.clamp(x, to: 0...CGFloat(last) * width, viewport: width)
    move(to: x / width)
  }
  /// The page that a release at a velocity (points per second of the content) leads to.
  package static func destination(
    position: Double, home: Int, last: Int, velocity: Double
  ) -> Int {
    var to: Int
    if abs(velocity) >= fling {
      let whole = position.rounded()
      if abs(position - whole) < 1e-9 {
        to = Int(whole) + (velocity > 0 ? 1 : -1)
      } else {
        to = Int(velocity > 0 ? position.rounded(.up) : position.rounded(.down))
      }
    } else {
      let d = position - Double(home)
      to = home + (d >= 0.5 ? 1 : d <= -0.5 ? -1 : 0)
    }
    to = min(max(to, home - 1), home + 1)
    return min(max(to, 0), last)
  }
  private func release(velocity: CGFloat) {
    isDragging = false
    let v = direction == .rightToLeft ? Double(velocity) : -Double(velocity)
    if let (index, tag) = pending {
      pending = nil
      settle(at: place(of: tag, near: index), velocity: v)
      return
    }
    let to = Self.destination(position: position, home: home, last: last, velocity: v)
    let isNew = to != target
    settle(at: to, velocity: v)
    if isNew { onTurn(to) }
  }
  /// Turns by a number of pages, as keys and the wheel do. False at an end.
  package func step(by n: Int) -> Bool { go(to: target + n) }
  private func go(to index: Int) -> Bool {
    guard allowsPaging, !isDragging, count > 0 else { return false }
    let to = min(max(index, 0), last)
    if to == target { return false }
    let v = (flight?(system.motion.time).velocity ?? 0) * frame.width
    if reducesMotion || abs(to - target) > 1 {
      aim(at: to)
      stop()
      move(to: Double(to))
    } else {
      settle(at: to, velocity: v)
    }
    onTurn(to)
    return true
  }
  fileprivate func key(_ name: String) -> Bool {
    let forward = direction == .rightToLeft ? -1 : 1
    switch name {
    case "ArrowRight": return step(by: forward)
    case "ArrowLeft": return step(by: -forward)
    case "PageDown": return step(by: 1)
    case "PageUp": return step(by: -1)
    case "Home": return go(to: 0)
    case "End": return go(to: last)
    default: return false
    }
  }
  /// A notch turns one page; what a trackpad sends after that, without a pause, turns no other.
  fileprivate func wheel(_ d: CGVector, at time: Double) -> Bool {
    guard abs(d.dx) > abs(d.dy), allowsPaging, count > 1 else { return false }
    let travel = direction == .rightToLeft ? -d.dx : d.dx
    let pause = time - lastWheel
    lastWheel = time
    if time - lastWheelTurn < 0.25 || (time - lastWheelTurn < 1.5 && pause < 0.1) {
      wheelTravel = 0
      return true
    }
    if pause > 0.25 || wheelTravel * travel < 0 { wheelTravel = 0 }
    wheelTravel += travel
    if abs(wheelTravel) < 20 { return true }
    let turned = step(by: wheelTravel > 0 ? 1 : -1)
    wheelTravel = 0
    if turned { lastWheelTurn = time }
    return turned
  }
  package override func disappear() {
    super.disappear()
    stop()
    isDragging = false
    position = Double(target)
  }
}

/// Hands wheel and keys to a pager.
@MainActor private final class PagerResponder: WheelResponder, KeyResponder {
  private weak var element: PagerElement?
  init(_ element: PagerElement) { self.element = element }
  func wheel(_ delta: CGVector, at time: Double) -> Bool {
    element?.wheel(delta, at: time) ?? false
  }
  func key(_ name: String, _ modifiers: InputEvent.Modifiers) -> Bool {
    modifiers.isEmpty && element?.key(name) ?? false
  }
}
