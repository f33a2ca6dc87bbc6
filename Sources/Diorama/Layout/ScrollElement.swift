import Foundation

/// An element whose content is larger than itself, and moves behind its frame.
///
/// The offset is a model value: it is written in every frame of a drag or of what follows it, before
/// anything is evaluated, so that whoever reads a frame inside sees where it is now.
@MainActor package final class ScrollElement: ContainerElement {
  package let axes: Axis.Set
  private let strip = Layer("content", effect: .scroll)
  private let bars: [Axis: ScrollBar]
  private let pan: PanRecognizer
  package private(set) var offset = CGPoint.zero
  package private(set) var contentSize = CGSize.zero
  package var showsBars = true
  package var isEnabled = true {
    didSet { for case let a as GestureAttachment in layer!.responders { a.isEnabled = isEnabled } }
  }
  /// Counts what has moved the content: a newer one ends those before it.
  private var run = 0
  private var isRunning = false
  private var dragStart = CGPoint.zero

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
    let frame: (CGSize) -> Path = { Path(CGRect(origin: .zero, size: $0)) }
    layer.clip(to: frame(.zero), evenOdd: false, figureForSize: frame)
    layer.isHitBoundary = true
    layer.setHitShape { (frame($0), false) }
    layer.responders = [
      GestureAttachment(pan, layer: layer, name: "scrolling"), ScrollResponder(self),
    ]
    strip.isFresh = false
    // The arena may outlive the element.
    pan.isMoving = { [weak self] in self?.isRunning ?? false }
    pan.began = { [weak self] in self?.beginDrag() }
    pan.moved = { [weak self] in self?.drag($0) }
    pan.finished = { [weak self] in self?.release($0) }
    pan.cancelled = { [weak self] in self?.release(.zero) }
  }
  package override var stage: Layer { strip }

  // MARK: layout

  private func inner(_ p: ProposedViewSize) -> ProposedViewSize {
    var q = p
    if axes.contains(.horizontal) { q.width = nil }
    if axes.contains(.vertical) { q.height = nil }
    return q
  }
  package override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    let content = arrangement(inner(p)).size
    var s = content
    if axes.contains(.horizontal) { s.width = p.width ?? content.width }
    if axes.contains(.vertical) { s.height = p.height ?? content.height }
    return s
  }
  package override func placeContent(in host: Layer, at base: CGPoint) {
    let a = arrangement(inner(ProposedViewSize(frame.size)))
    // Content that is smaller stands at the leading top, and in the middle across.
    var shift = CGPoint.zero
    if !axes.contains(.horizontal) { shift.x = (frame.width - a.size.width) / 2 }
    if !axes.contains(.vertical) { shift.y = (frame.height - a.size.height) / 2 }
    contentSize = CGSize(
      width: max(a.size.width, axes.contains(.horizontal) ? 0 : frame.width),
      height: max(a.size.height, axes.contains(.vertical) ? 0 : frame.height))
    layer!.setBelow([strip, bars[.horizontal]!.layer, bars[.vertical]!.layer])
    strip.layoutOrigin = layer!.layoutOrigin
    strip.pixelOrigin = layer!.pixelOrigin
    let wide = max(a.size.width, frame.width)
    for (child, place) in zip(children, a.places) {
      var r = CGRect(origin: place.origin + shift, size: place.size)
      if direction == .rightToLeft {
        r = r.mirrored(in: axes.contains(.horizontal) ? wide : frame.width)
      }
      child.place(r, place.proposal, in: strip, at: .zero)
    }
    strip.set(
      .frame, SIMD4(0, 0, wide, max(a.size.height, frame.height)), system.motion, Transaction())
    settle()
    if !isRunning { offset = clamped(offset) }
    show()
  }

  // MARK: the offset

  package func range(_ axis: Axis) -> ClosedRange<CGFloat> {
    guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return 0...0 }
    return 0...max(0, contentSize[axis] - frame.size[axis])
  }
  private func clamped(_ p: CGPoint) -> CGPoint {
    func cut(_ v: CGFloat, _ r: ClosedRange<CGFloat>) -> CGFloat {
      min(max(v, r.lowerBound), r.upperBound)
    }
    return CGPoint(x: cut(p.x, range(.horizontal)), y: cut(p.y, range(.vertical)))
  }
  private func show() {
    var x = -offset.x
    if direction == .rightToLeft { x = offset.x - range(.horizontal).upperBound }
    strip.set(.a, SIMD4(x, -offset.y, 0, 0), system.motion, Transaction())
    for (axis, bar) in bars {
      var position = offset[axis]
      if axis == .horizontal, direction == .rightToLeft {
        position = range(axis).upperBound - position
      }
      bar.place(
        in: frame.size, content: contentSize[axis], offset: position, system.motion)
    }
  }
  private func move(to p: CGPoint) {
    if p == offset { return }
    offset = p
    show()
    if showsBars { flashBars() }
  }
  package func flashBars() {
    for (axis, bar) in bars where range(axis).upperBound > 0 { bar.flash(system.motion) }
  }
  /// Moves to an offset in points: at once, or with the transaction's animation.
  package func scroll(to target: CGPoint, _ transaction: Transaction) {
    let end = clamped(target)
    stop()
    guard let animation = transaction.effectiveAnimation else {
      move(to: end)
      return
    }
    let start = system.motion.time, from = offset, curve = animation.curve
    tick("scrolling") { [unowned self] time in
      let s = curve.sample(time - start)
      let isOver =
        s.isOver
        || (!curve.repeats && time > start && abs(s.a) * from.distance(to: end) < 0.25
          && abs(s.da) * from.distance(to: end) < 5)
      move(
        to: isOver
          ? end : CGPoint(x: end.x + (from.x - end.x) * s.a, y: end.y + (from.y - end.y) * s.a))
      return !isOver
    }
  }
  /// Scrolls so that something in it is at a point of the frame, or by the least that shows it with
  /// `margin` points around it.
  package func reveal(
    _ target: Element, at anchor: UnitPoint? = nil, margin: CGFloat = 0,
    _ transaction: Transaction = Transaction()
  ) {
    var view = target.globalFrame.insetBy(dx: -margin, dy: -margin)
    let frame = globalFrame
    view.origin = view.origin - frame.origin
    var p = offset
    func move(_ axis: Axis, _ low: CGFloat, _ length: CGFloat, _ room: CGFloat, _ at: CGFloat?) {
      if let at {
        p[axis] += low - (room - length) * at
      } else if low < 0 {
        p[axis] += low
      } else if low + length > room {
        p[axis] += min(low + length - room, low)
      }
    }
    // The offset counts from the leading edge.
    var x = anchor?.x
    if direction == .rightToLeft {
      view = view.mirrored(in: frame.width)
      x = x.map { 1 - $0 }
    }
    move(.horizontal, view.minX, view.width, frame.width, x)
    move(.vertical, view.minY, view.height, frame.height, anchor?.y)
    scroll(to: p, transaction)
  }
  private func stop() {
    run += 1
    isRunning = false
  }
  private func tick(_ label: String, _ step: @escaping (Double) -> Bool) {
    stop()
    let mine = run
    isRunning = true
    system.motion.addTicker(label) { [weak self] motion in
      guard let self, isAlive, run == mine else { return false }
      let goesOn = step(motion.time)
      if !goesOn, run == mine { isRunning = false }
      return goesOn
    }
  }

  // MARK: the hand

  private func beginDrag() {
    stop()
    dragStart = CGPoint(
      x: RubberBand.pulled(offset.x, from: range(.horizontal), viewport: frame.width),
      y: RubberBand.pulled(offset.y, from: range(.vertical), viewport: frame.height))
  }
  private func drag(_ v: CGVector) {
    let dx = direction == .rightToLeft ? -v.dx : v.dx
    move(
      to: CGPoint(
        x: axes.contains(.horizontal)
          ? RubberBand.clamp(
            dragStart.x - dx, to: range(.horizontal), viewport: frame.width) : 0,
        y: axes.contains(.vertical)
          ? RubberBand.clamp(dragStart.y - v.dy, to: range(.vertical), viewport: frame.height)
          : 0))
  }
  private func release(_ v: CGVector) {
    let dx = direction == .rightToLeft ? -v.dx : v.dx
    let x = Coast(from: offset.x, velocity: -dx, in: range(.horizontal))
    let y = Coast(from: offset.y, velocity: -v.dy, in: range(.vertical))
    let start = system.motion.time
    if x.duration <= 0, y.duration <= 0 { return }
    tick("scrolling") { [unowned self] time in
      let t = time - start
      move(to: CGPoint(x: x.value(t), y: y.value(t)))
      return t < max(x.duration, y.duration)
    }
  }
  fileprivate func wheel(_ d: CGVector) -> Bool {
    guard isEnabled else { return false }
    let dx = direction == .rightToLeft ? -d.dx : d.dx
    let target = clamped(
      CGPoint(
        x: axes.contains(.horizontal) ? offset.x + dx : 0,
        y: axes.contains(.vertical) ? offset.y + d.dy : 0))
    if target == offset { return false }
    stop()
    move(to: target)
    return true
  }
  fileprivate func key(_ name: String) -> Bool {
    let page = CGPoint(x: frame.width * 0.9, y: frame.height * 0.9)
    let isVertical = axes.contains(.vertical)
    var p = offset
    switch name {
    case "ArrowUp" where isVertical: p.y -= 40
    case "ArrowDown" where isVertical: p.y += 40
    case "ArrowLeft" where axes.contains(.horizontal): p.x -= direction == .rightToLeft ? -40 : 40
    case "ArrowRight" where axes.contains(.horizontal): p.x += direction == .rightToLeft ? -40 : 40
    case "PageUp": if isVertical { p.y -= page.y } else { p.x -= page.x }
    case "PageDown": if isVertical { p.y += page.y } else { p.x += page.x }
    case "Home": p = .zero
    case "End": p = CGPoint(x: range(.horizontal).upperBound, y: range(.vertical).upperBound)
    default: return false
    }
    if clamped(p) == offset { return false }
    scroll(to: p, Transaction())
    return true
  }
  package override func disappear() {
    super.disappear()
    stop()
  }
}

/// Hands wheel and keys to a scrolling element.
@MainActor private final class ScrollResponder: WheelResponder, KeyResponder {
  private weak var element: ScrollElement?
  init(_ element: ScrollElement) { self.element = element }
  func wheel(_ delta: CGVector, at time: Double) -> Bool { element?.wheel(delta) ?? false }
  func key(_ name: String, _ modifiers: InputEvent.Modifiers) -> Bool {
    modifiers.isEmpty && element?.key(name) ?? false
  }
}

/// What content does on one axis after it has been let go: it slows down, and comes back if that
/// leads beyond an end.
struct Coast {
  private let from: Double
  private let deceleration: Deceleration
  /// When an end is reached, and the spring from there.
  private var hit: (time: Double, bound: Double, spring: Spring, velocity: Double, delta: Double)?
  private(set) var duration: Double

  init(from: CGFloat, velocity: Double, in range: ClosedRange<CGFloat>) {
    self.from = from
    deceleration = Deceleration(velocity: velocity)
    duration = deceleration.duration
    let spring = Spring(omega: Settle.omega, zeta: 1)
    let bound = min(max(from, range.lowerBound), range.upperBound)
    if bound != from {
      hit = (0, Double(bound), spring, velocity, Double(from - bound))
      duration = Settle.longest
      return
    }
    let end = from + deceleration.distance(duration)
    let limit = min(max(end, range.lowerBound), range.upperBound)
    if limit == end || velocity == 0 { return }
    // The time at which the limit is passed, by bisection.
    var lo = 0.0, hi = duration
    for _ in 0..<50 {
      let mid = (lo + hi) / 2
      let passed = abs(deceleration.distance(mid)) > abs(limit - from)
      if passed { hi = mid } else { lo = mid }
    }
    hit = (lo, Double(limit), spring, deceleration.velocity(lo), 0)
    duration = lo + Settle.longest
  }
  func value(_ t: Double) -> CGFloat {
    if let hit, t >= hit.time {
      if t >= duration { return hit.bound }
      let s = hit.spring.sample(t - hit.time)
      return hit.bound + s.a * hit.delta + s.b * hit.velocity
    }
    return from + deceleration.distance(min(t, duration))
  }
}

/// A bar that shows which part of the content is seen.
@MainActor final class ScrollBar {
  static let thickness: CGFloat = 3
  static let margin: CGFloat = 3
  /// Seconds that it stays.
  static let stay = 0.5

  let layer: Layer
  private let axis: Axis
  private let fade = Layer("scroll bar", effect: .opacity)
  private let bar = Layer("bar")
  private var alarm: Int?

  init(_ axis: Axis) {
    self.axis = axis
    layer = fade
    fade.setBelow([bar])
    fade.allowsHits = false
    let figure: (CGSize) -> Path = {
      Path(
        roundedRect: CGRect(origin: .zero, size: $0), cornerRadius: ScrollBar.thickness / 2)
    }
    bar.show(.figure(figure(.zero), stroke: nil, evenOdd: false), figureForSize: figure)
  }
  func place(in size: CGSize, content: CGFloat, offset: CGFloat, _ motion: Motion) {
    if alarm == nil, !fade.isMoving(.a) {
      fade.set(.a, .zero, motion, Transaction())
    }
    fade.isFresh = false
    let length = size[axis] - 2 * Self.margin
    let part = content > 0 ? min(1, size[axis] / content) : 1
    guard length > 0, part < 1 else { return }
    let thumb = max(length * part, 24)
    let way = min(max(offset / max(content - size[axis], 1), 0), 1)
    let at = Self.margin + (length - thumb) * way
    let across = size[axis.other] - Self.thickness - Self.margin
    let origin =
      axis == .horizontal ? CGPoint(x: at, y: across) : CGPoint(x: across, y: at)
    bar.set(
      .frame,
      CGRect(origin: origin, size: CGSize(axis, thumb, Self.thickness)).lanes, motion,
      Transaction())
    bar.isFresh = false
    bar.paint(.color(SIMD4(0.5, 0.5, 0.5, 0.6)), motion, Transaction())
  }
  func flash(_ motion: Motion) {
    fade.set(.a, SIMD4(1, 0, 0, 0), motion, Transaction())
    if let alarm { motion.cancelAlarm(alarm) }
    alarm = motion.schedule(at: motion.time + Self.stay) { [weak self] in
      guard let self else { return }
      alarm = nil
      fade.set(
        .a, .zero, motion, Transaction(animation: .linear(duration: 0.25)))
    }
  }
}
