import Foundation

/// The hand on a pager: drags, the wheel, keys, and indicators that are clicked.
extension PagerElement {
  /// What a pager keeps about the hand.
  struct Hand {
    var isDown = false
    /// The pull, in pages, with which the drag began.
    var start = 0.0
    /// The place from which a swipe is counted.
    var home = 0
    /// A page that was asked for while the hand was on the pager.
    var pending: (index: Int, tag: AnyHashable?)?
    // The wheel.
    var travel = 0.0
    var lastWheel = -Double.infinity
    var lastTurn = -Double.infinity
  }
  /// Points per second from which the direction of the release decides.
  package static let fling = 400.0
  /// Pages over which an indicator that is clicked glides; farther ones are there at once.
  static let longestGlide = 8

  package var isDragging: Bool { hand.isDown }

  func connectHand() {
    // The arena may outlive the element.
    pan.isMoving = { [weak self] in self?.flight != nil }
    pan.began = { [weak self] in self?.beginDrag() }
    pan.moved = { [weak self] in self?.drag($0) }
    pan.finished = { [weak self] in self?.release(velocity: $0) }
    pan.cancelled = { [weak self] in self?.release(velocity: .zero) }
  }

  /// Along the pages, positive toward the later ones.
  private func along(_ v: CGVector) -> CGFloat {
    geometry.axis == .vertical ? v.dy : isMirrored ? -v.dx : v.dx
  }
  /// Where the pages end, in points; without an end where they go round.
  private var range: ClosedRange<CGFloat> {
    goesRound ? -.infinity ... .infinity : 0...CGFloat(last) * step
  }
  private func beginDrag() {
    stop()
    hand.isDown = true
    hand.pending = nil
    let nearest = Int(position.rounded())
    hand.home = goesRound ? nearest : min(max(nearest, 0), last)
    hand.start = Double(RubberBand.pulled(position * step, from: range, viewport: length) / step)
    onMove()
  }
  private func drag(_ way: CGVector) {
    guard length > 0, count > 0 else { return }
    var x = CGFloat(hand.start) * step - along(way)
    // One page to either side is all that a swipe shows.
    x = min(max(x, CGFloat(hand.home - 1) * step), CGFloat(hand.home + 1) * step)
    x =
      givesWay
      ? RubberBand.clamp(x, to: range, viewport: length)
      : min(max(x, range.lowerBound), range.upperBound)
    move(to: x / step)
  }
  /// The place that a release at a velocity (points per second of the content) leads to; `last` is
  /// nil where the pages go round.
  package static func destination(
    position: Double, home: Int, last: Int?, velocity: Double
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
    return last.map { min(max(to, 0), $0) } ?? to
  }
  private func release(velocity: CGVector) {
    hand.isDown = false
    let v = Double(-along(velocity))
    if let (index, tag) = hand.pending {
      hand.pending = nil
      settle(at: place(ofPage: self.index(of: tag, near: index)), velocity: v)
      return
    }
    let to = Self.destination(
      position: position, home: hand.home, last: goesRound ? nil : last, velocity: v)
    let isNew = to != target
    settle(at: to, velocity: v)
    if isNew { onTurn(page) }
  }

  // MARK: one page, or any

  /// Turns by a number of pages, as keys and the wheel do. False at an end.
  package func step(by n: Int) -> Bool { go(to: target + n, glide: 1) }
  /// Turns to a page, as an indicator does. False when it is there already.
  package func go(toPage index: Int) -> Bool {
    go(to: place(ofPage: index), glide: Self.longestGlide)
  }
  private func go(to place: Int, glide: Int) -> Bool {
    guard allowsPaging, !isDragging, count > 0 else { return false }
    let to = goesRound ? place : min(max(place, 0), last)
    if to == target { return false }
    let v = (flight?(system.motion.time).velocity ?? 0) * step
    if reducesMotion || !isPlaced || abs(to - target) > glide {
      aim(at: to)
      jump()
    } else {
      settle(at: to, velocity: v)
    }
    onTurn(page)
    return true
  }
  fileprivate func key(_ name: String) -> Bool {
    let isVertical = geometry.axis == .vertical
    switch name {
    case "ArrowRight" where !isVertical: return step(by: isMirrored ? -1 : 1)
    case "ArrowLeft" where !isVertical: return step(by: isMirrored ? 1 : -1)
    case "ArrowDown" where isVertical, "PageDown": return step(by: 1)
    case "ArrowUp" where isVertical, "PageUp": return step(by: -1)
    case "Home": return go(to: place(ofPage: 0), glide: 1)
    case "End": return go(to: place(ofPage: last), glide: 1)
    default: return false
    }
  }
  /// A notch turns one page; what a trackpad sends after that, without a pause, turns no other.
  fileprivate func wheel(_ d: CGVector, at time: Double) -> Bool {
    let isAlong = geometry.axis == .horizontal ? abs(d.dx) > abs(d.dy) : abs(d.dy) > abs(d.dx)
    guard isAlong, allowsPaging, count > 1 else { return false }
    let travel = along(d)
    let pause = time - hand.lastWheel
    hand.lastWheel = time
    if time - hand.lastTurn < 0.25 || (time - hand.lastTurn < 1.5 && pause < 0.1) {
      hand.travel = 0
      return true
    }
    if pause > 0.25 || hand.travel * travel < 0 { hand.travel = 0 }
    hand.travel += travel
    if abs(hand.travel) < 20 { return true }
    let turned = step(by: hand.travel > 0 ? 1 : -1)
    hand.travel = 0
    if turned { hand.lastTurn = time }
    return turned
  }
}

/// Hands wheel and keys to a pager.
@MainActor final class PagerResponder: WheelResponder, KeyResponder {
  private weak var element: PagerElement?
  init(_ element: PagerElement) { self.element = element }
  func wheel(_ delta: CGVector, at time: Double) -> Bool {
    element?.wheel(delta, at: time) ?? false
  }
  func key(_ name: String, _ modifiers: InputEvent.Modifiers) -> Bool {
    modifiers.isEmpty && element?.key(name) ?? false
  }
}
