import Foundation

/// The hand on what scrolls, the wheel and keys.
extension ScrollElement {
  struct Hand {
    var isDown = false
    /// The pull with which the drag began, and where the content was.
    var start = CGPoint.zero
    var original = CGPoint.zero
    /// How what was let go goes on.
    var way: Way?
    struct Way {
      let end: CGPoint?
      /// Of the offset, in points a second.
      let velocity: () -> CGVector
    }
    // The wheel.
    var travel = CGPoint.zero
    var lastWheel = -Double.infinity
    var lastTurn = -Double.infinity
    var alarm: Int?
  }
  /// Seconds without a notch after which the wheel is at rest.
  static let wheelRest = 0.15

  func connectHand() {
    let layer = layer!
    layer.responders = [
      GestureAttachment(pan, layer: layer, name: "scrolling"), ScrollResponder(self),
    ]
    // The arena may outlive the element.
    pan.isMoving = { [weak self] in self?.isRunning ?? false }
    pan.touched = { [weak self] in self?.touched($0) }
    pan.began = { [weak self] in self?.beginDrag() }
    pan.moved = { [weak self] in self?.drag($0) }
    pan.finished = { [weak self] in self?.release($0) }
    pan.cancelled = { [weak self] in self?.release(.zero) }
  }

  private func touched(_ isDown: Bool) {
    if isDown, phase == .idle { enter(.tracking) }
    if !isDown, phase == .tracking { enter(.idle) }
  }
  private func beginDrag() {
    stop()
    hand.isDown = true
    hand.original = offset
    hand.start = CGPoint(
      x: RubberBand.pulled(offset.x, from: range(.horizontal), viewport: frame.width),
      y: RubberBand.pulled(offset.y, from: range(.vertical), viewport: frame.height))
    enter(.interacting)
    onHand()
  }
  private func drag(_ v: CGVector) {
    let dx = direction == .rightToLeft ? -v.dx : v.dx
    func pulled(_ axis: Axis, _ d: CGFloat) -> CGFloat {
      let set = axis == .horizontal ? Axis.Set.horizontal : .vertical
      guard axes.contains(set) else { return 0 }
      let range = range(axis)
      if range.upperBound == 0, rules.stillAxes.contains(set) { return 0 }
      if !rules.givesWay {
        return min(max(hand.start[axis] - d, range.lowerBound), range.upperBound)
      }
      return RubberBand.clamp(hand.start[axis] - d, to: range, viewport: frame.size[axis])
    }
    move(to: CGPoint(x: pulled(.horizontal, dx), y: pulled(.vertical, v.dy)))
  }
  private func release(_ v: CGVector) {
    hand.isDown = false
    let own = CGVector(dx: direction == .rightToLeft ? v.dx : -v.dx, dy: -v.dy)
    releaseVelocity = own
    coast(own, to: redirected(own))
    releaseVelocity = nil
  }
  /// Where somebody else than `aim` wants what is let go to come to rest.
  private func redirected(_ v: CGVector) -> CGPoint? {
    let rate = rules.decelerationRate
    let x = offset.x + Deceleration(velocity: v.dx, rate: rate).projection
    let y = offset.y + Deceleration(velocity: v.dy, rate: rate).projection
    let proposed = target(v) ?? clamped(CGPoint(x: x, y: y))
    let place = onRelease(
      ScrollAim(proposed: proposed, current: offset, original: hand.original, velocity: v))
    return place.map(clamped)
  }
  /// Goes on with a velocity of the offset, to where that leads or somebody wants it to.
  private func coast(_ v: CGVector, to place: CGPoint? = nil) {
    let start = system.motion.time
    let (x, y): ((Double) -> CGFloat, (Double) -> CGFloat)
    let duration: Double
    let end = place ?? target(v)
    if let end {
      let a = Glide(from: offset.x, to: end.x, velocity: v.dx)
      let b = Glide(from: offset.y, to: end.y, velocity: v.dy)
      (x, y, duration) = (a.value, b.value, max(a.duration, b.duration))
    } else {
      let rate = rules.decelerationRate
      let a = Coast(from: offset.x, velocity: v.dx, in: range(.horizontal), rate: rate)
      let b = Coast(from: offset.y, velocity: v.dy, in: range(.vertical), rate: rate)
      (x, y, duration) = (a.value, b.value, max(a.duration, b.duration))
    }
    if duration <= 0 { return enter(.idle) }
    enter(.decelerating)
    tick("scrolling") { [unowned self] time in
      let t = time - start
      move(to: CGPoint(x: x(t), y: y(t)) + drift)
      if t >= duration { enter(.idle) }
      return t < duration
    }
    // What it would take to go on from elsewhere.
    let step = 1e-4
    hand.way = Hand.Way(end: end) { [unowned self] in
      let t = system.motion.time - start, before = max(t - step, 0)
      func speed(_ value: (Double) -> CGFloat) -> CGFloat {
        t > before ? (value(t) - value(before)) / (t - before) : 0
      }
      return t > before ? CGVector(dx: speed(x), dy: speed(y)) : v
    }
  }
  /// Is at another offset at once, and goes on from there as it was going: under the hand, or with the
  /// speed that it was let go with, to a place to rest that is moved by as much.
  package func jump(to place: CGPoint) {
    let place = clamped(place)
    if hand.isDown {
      for axis in Axis.allCases {
        hand.start[axis] +=
          place[axis]
          - RubberBand.pulled(offset[axis], from: range(axis), viewport: frame.size[axis])
      }
      return move(to: place)
    }
    guard phase == .decelerating, let way = hand.way else {
      return scroll(to: place, Transaction())
    }
    let end = way.end.map { clamped($0 + place - offset) }, velocity = way.velocity()
    move(to: place)
    coast(velocity, to: end)
  }
  /// Where it is to come to rest; nil where nobody has a say in that.
  private func target(_ v: CGVector) -> CGPoint? {
    guard let aim else { return nil }
    let rate = limitsScrolls() ? Deceleration.fastRate : rules.decelerationRate
    let x = offset.x + Deceleration(velocity: v.dx, rate: rate).projection
    let y = offset.y + Deceleration(velocity: v.dy, rate: rate).projection
    return clamped(
      aim(
        ScrollAim(
          proposed: clamped(CGPoint(x: x, y: y)), current: offset, original: hand.original,
          velocity: v)))
  }

  // MARK: the wheel and keys

  fileprivate func wheel(_ d: CGVector, at time: Double) -> Bool {
    guard rules.isEnabled else { return false }
    let way = CGPoint(
      x: pan.axes.contains(.horizontal) ? (direction == .rightToLeft ? -d.dx : d.dx) : 0,
      y: pan.axes.contains(.vertical) ? d.dy : 0)
    if aim != nil { return turn(way, at: time) }
    let target = clamped(offset + way)
    if target == offset { return false }
    stop()
    onHand()
    enter(.interacting)
    move(to: target)
    if let alarm = hand.alarm { system.motion.cancelAlarm(alarm) }
    hand.alarm = system.motion.schedule(at: system.motion.time + Self.wheelRest) { [weak self] in
      guard let self else { return }
      hand.alarm = nil
      if phase == .interacting, !hand.isDown { enter(.idle) }
    }
    return true
  }
  /// Where content comes to rest at certain places, a notch takes it to the next of them; what a
  /// trackpad sends after that, without a pause, does nothing.
  private func turn(_ way: CGPoint, at time: Double) -> Bool {
    if way == .zero || hand.isDown { return false }
    let pause = time - hand.lastWheel
    hand.lastWheel = time
    if time - hand.lastTurn < 0.25 || (time - hand.lastTurn < 1.5 && pause < 0.1) { return true }
    if pause > 0.25 { hand.travel = .zero }
    hand.travel = hand.travel + way
    let length = max(abs(hand.travel.x), abs(hand.travel.y))
    if length < 20 { return true }
    let v = CGVector(
      dx: hand.travel.x / length * PagerElement.fling,
      dy: hand.travel.y / length * PagerElement.fling)
    hand.travel = .zero
    if !leap(v) { return false }
    hand.lastTurn = time
    return true
  }
  /// Goes to the next place to rest at. False at an end.
  private func leap(_ v: CGVector) -> Bool {
    hand.original = offset
    guard let target = target(v), target != offset else { return false }
    stop()
    onHand()
    coast(.zero, to: target)
    return true
  }
  fileprivate func key(_ name: String) -> Bool {
    guard rules.isEnabled else { return false }
    let page = CGPoint(x: frame.width * 0.9, y: frame.height * 0.9)
    let isVertical = axes.contains(.vertical), isHorizontal = axes.contains(.horizontal)
    var way = CGPoint.zero
    let forward: CGFloat = direction == .rightToLeft ? -40 : 40
    switch name {
    case "ArrowUp" where isVertical: way.y = -40
    case "ArrowDown" where isVertical: way.y = 40
    case "ArrowLeft" where isHorizontal: way.x = -forward
    case "ArrowRight" where isHorizontal: way.x = forward
    case "PageUp": if isVertical { way.y = -page.y } else { way.x = -page.x }
    case "PageDown": if isVertical { way.y = page.y } else { way.x = page.x }
    case "Home": way = CGPoint(x: -offset.x, y: -offset.y)
    case "End":
      way = CGPoint(
        x: range(.horizontal).upperBound - offset.x, y: range(.vertical).upperBound - offset.y)
    default: return false
    }
    if aim != nil, name != "Home", name != "End" {
      let length = max(abs(way.x), abs(way.y))
      return leap(
        CGVector(
          dx: way.x / length * PagerElement.fling, dy: way.y / length * PagerElement.fling))
    }
    if clamped(offset + way) == offset { return false }
    onHand()
    scroll(to: offset + way, Transaction())
    return true
  }
}

/// Hands wheel and keys to a scrolling element.
@MainActor private final class ScrollResponder: WheelResponder, KeyResponder {
  private weak var element: ScrollElement?
  init(_ element: ScrollElement) { self.element = element }
  func wheel(_ delta: CGVector, at time: Double) -> Bool {
    element?.wheel(delta, at: time) ?? false
  }
  func key(_ name: String, _ modifiers: InputEvent.Modifiers) -> Bool {
    modifiers.isEmpty && element?.key(name) ?? false
  }
}
