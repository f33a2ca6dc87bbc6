import Foundation

/// Where content that has been let go would come to rest, for those who have a say in that.
package struct ScrollAim {
  /// Offsets, from the leading edge.
  package var proposed: CGPoint
  package var current: CGPoint
  /// Where the gesture began.
  package var original: CGPoint
  /// Of the offset, in points a second.
  package var velocity: CGVector
}

/// Places that content is moved to by others than the hand.
extension ScrollElement {
  /// Moves to an offset in points: at once, or with the transaction's animation.
  package func scroll(to target: CGPoint, _ transaction: Transaction) {
    scroll(toward: { target }, transaction)
  }
  /// The same to an offset that may change on the way, as lines come to be measured.
  package func scroll(
    toward target: @escaping () -> CGPoint?, _ transaction: Transaction,
    _ ended: @escaping () -> Void = {}
  ) {
    guard let first = target().map(clamped) else { return }
    stop()
    guard let animation = transaction.effectiveAnimation, first != offset else {
      move(to: first)
      enter(.idle)
      approach(target, ended)
      return
    }
    let start = system.motion.time, from = offset, curve = animation.curve
    enter(.animating)
    var end = first
    tick("scrolling") { [unowned self] time in
      let s = curve.sample(time - start)
      end = target().map(clamped) ?? end
      let from = from + drift
      let isOver =
        s.isOver
        || (!curve.repeats && time > start && abs(s.a) * from.distance(to: end) < 0.25
          && abs(s.da) * from.distance(to: end) < 5)
      move(
        to: isOver
          ? end : CGPoint(x: end.x + (from.x - end.x) * s.a, y: end.y + (from.y - end.y) * s.a))
      if isOver {
        enter(.idle)
        approach(target, ended)
      }
      return !isOver
    }
  }
  /// What is measured only now may lie a little farther.
  private func approach(_ target: @escaping () -> CGPoint?, _ ended: @escaping () -> Void) {
    let mine = run
    var tries = 0
    func again() {
      if !system.needsLayout { return ended() }
      system.later { [weak self] in
        guard let self, isAlive, run == mine, let end = target().map(clamped) else { return }
        tries += 1
        if end == offset || tries > 4 { return ended() }
        move(to: end)
        again()
      }
    }
    again()
  }

  /// The offset at which something in the content, leading on the left, is at a point of the frame,
  /// or by the least that shows it with `margin` points around it.
  package func offset(
    showing view: CGRect, at anchor: UnitPoint?, margin: CGFloat = 0
  ) -> CGPoint {
    let sides = margins.insets(direction)
    var p = offset
    func move(_ axis: Axis, _ before: CGFloat, _ at: CGFloat?) {
      let low = view.origin[axis] - margin - offset[axis] - before
      let length = view.size[axis] + 2 * margin, room = room[axis]
      if let at {
        p[axis] += low + margin - (room - view.size[axis]) * at
      } else if low < 0 {
        p[axis] += low
      } else if low + length > room {
        p[axis] += min(low + length - room, low)
      }
    }
    if axes.contains(.horizontal) { move(.horizontal, sides.leading, anchor?.x) }
    if axes.contains(.vertical) { move(.vertical, sides.top, anchor?.y) }
    return p
  }
  /// The frame of something in the content, leading on the left.
  package func contentFrame(_ view: CGRect, in element: Element) -> CGRect {
    let own = element.layoutFrame.origin - layoutFrame.origin
    var r = view
    if direction == .rightToLeft { r = r.mirrored(in: element.frame.width) }
    r.origin = r.origin + own
    if direction == .rightToLeft {
      r = r.mirrored(in: max(contentSize.width, frame.width))
    }
    return r
  }
  /// Scrolls so that something in it is at a point of the frame, or by the least that shows it with
  /// `margin` points around it.
  package func reveal(
    _ target: Element, at anchor: UnitPoint? = nil, margin: CGFloat = 0,
    _ transaction: Transaction = Transaction()
  ) {
    scroll(to: offset(showing: frameInContent(target), at: anchor, margin: margin), transaction)
  }
  /// By model values, with effects.
  private func frameInContent(_ target: Element) -> CGRect {
    var r = target.globalFrame
    r.origin = r.origin - globalFrame.origin
    if direction == .rightToLeft { r = r.mirrored(in: frame.width) }
    r.origin = r.origin + offset
    return r
  }

  func stop() {
    run += 1
    isRunning = false
    drift = .zero
  }
  func tick(_ label: String, _ step: @escaping (Double) -> Bool) {
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
}
