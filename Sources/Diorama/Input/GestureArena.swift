import Foundation

/// Lets the gestures under one press compete and gives one of them the verdict.
///
/// Gestures of inner layers come before those of outer ones, high-priority gestures before both,
/// outermost first. A gesture that happens at one moment waits while one that comes before it may
/// still succeed; one that goes on, such as a drag, wins as soon as it is ready. A drag that is ready
/// with the press waits, too, until the pointer has moved: a tap or a button in it comes first. The
/// winner cancels all others but the simultaneous ones. A second finger ends what one finger does at
/// one moment; the gestures of two compete with the rest, those under their middle.
@MainActor package final class GestureArena {
  /// In order of priority.
  private var contenders: [GestureAttachment] = []
  private var winner: GestureAttachment?
  private var isDown = false
  private var press = CGPoint.zero
  /// What the pointer did last.
  private var pointer: PointerEvent?
  /// Two fingers are down.
  package private(set) var hasPair = false
  /// Those who watch them.
  private var paired: Set<ObjectIdentifier> = []
  /// The pointer has moved as far as a drag begins.
  private var hasMoved = false
  /// Those that were ready with the press.
  private var early: Set<ObjectIdentifier> = []

  package init() {}

  /// A gesture is under way, or may still become one.
  package var isBusy: Bool {
    isDown || hasPair || contenders.contains { $0.recognizer.status == .possible }
  }
  package var labels: [String] { contenders.map(\.name) }
  /// When the arena wants to be woken although nothing happens.
  package var deadline: Double? { contenders.compactMap(\.recognizer.deadline).min() }

  package func down(_ event: PointerEvent, on path: HitPath?) {
    // Two fingers without a button, as on a touchpad, are no part of a press.
    if !isDown, hasPair { cancel() }
    let attachments = path.map(Self.ordered) ?? []
    if isDown {
      // A second button while one is held: not a gesture that we know.
      cancel()
      return
    }
    // A second tap goes to the gestures that wait for it.
    let waiting = contenders.filter { $0.recognizer.status == .possible }
    let again =
      winner == nil && !waiting.isEmpty
      && waiting.allSatisfy { w in attachments.contains { $0 === w } }
    if again {
      for a in attachments where !contenders.contains(where: { $0 === a }) {
        a.recognizer.reset()
        contenders.append(a)
      }
    } else {
      finish()
      contenders = attachments
      for a in attachments { a.recognizer.reset() }
    }
    isDown = true
    press = event.location
    pointer = event
    hasMoved = false
    early = []
    feed { r in
      guard r.buttons.contains(event.button) else { return r.cancel() }
      r.begin(event)
      if r.status == .ready, !r.takesPress { early.insert(ObjectIdentifier(r)) }
    }
  }
  package func move(_ event: PointerEvent) {
    if !isDown { return }
    lift(at: event.time)
    point(event, nil)
  }
  private func point(_ event: PointerEvent, _ pair: FingerPair?) {
    if event.location.distance(to: press) >= PanRecognizer.slop { hasMoved = true }
    pointer = event
    let paired = paired
    feed { r in
      r.move(event)
      if let pair, paired.contains(ObjectIdentifier(r)) { r.move(pair) }
    }
  }
  package func up(_ event: PointerEvent) {
    if !isDown { return }
    lift(at: event.time)
    isDown = false
    feed { $0.up(event) }
    forgetIfDone()
  }

  /// A second finger has come down; without a button down, two have.
  /// - Parameter path: what is under their middle.
  package func join(_ pair: FingerPair, on path: HitPath?) {
    if isDown { point(pair, nil) } else { finish() }
    hasPair = true
    let under = (path.map(Self.ordered) ?? []).filter(\.recognizer.takesPairs)
    for a in under where !contenders.contains(where: { $0 === a }) { a.recognizer.reset() }
    contenders = under + contenders.filter { a in !under.contains { $0 === a } }
    paired = Set(under.map { ObjectIdentifier($0.recognizer) })
    let paired = paired
    feed { r in
      r.giveWay()
      if paired.contains(ObjectIdentifier(r)) { r.begin(pair) }
    }
  }
  /// One of two fingers, or both, have moved.
  package func move(_ pair: FingerPair) {
    guard hasPair else { return }
    if isDown { return point(pair, pair) }
    let paired = paired
    feed { if paired.contains(ObjectIdentifier($0)) { $0.move(pair) } }
  }
  /// The first finger of two is the pointer.
  private func point(_ pair: FingerPair, _ seen: FingerPair?) {
    guard var event = pointer else { return }
    event.time = pair.time
    event.location = pair.first
    point(event, seen)
  }
  /// One finger is left, or none.
  package func lift(at time: Double) {
    guard hasPair else { return }
    hasPair = false
    let paired = paired
    feed { if paired.contains(ObjectIdentifier($0)) { $0.lift(at: time) } }
    if isDown { return }
    // Parts that look at one finger have had none.
    feed { $0.up(PointerEvent(time: time, location: .zero, button: .left, modifiers: [])) }
    finish()
  }
  package func wake(at time: Double) {
    feed { if let d = $0.deadline, time > d - 1e-9 { $0.wake(at: time) } }
    forgetIfDone()
  }
  /// Ends everything without effect.
  package func cancel() {
    isDown = false
    for a in contenders { a.recognizer.cancel() }
    contenders = []
    winner = nil
    hasPair = false
  }
  /// Layers have gone: their gestures end.
  package func drop(_ attachment: GestureAttachment) {
    guard contenders.contains(where: { $0 === attachment }) else { return }
    attachment.recognizer.cancel()
    contenders.removeAll { $0 === attachment }
    if winner === attachment { winner = nil }
    if !isDown { forgetIfDone() }
  }

  private func feed(_ body: (GestureRecognizer) -> Void) {
    // Those whose layers have gone are out.
    contenders.removeAll { $0.recognizer.layer == nil }
    for a in contenders {
      let s = a.recognizer.status
      if s == .possible || s == .ready || s == .active { body(a.recognizer) }
    }
    decide()
  }
  private func decide() {
    for a in contenders where a.priority == .simultaneous && a.recognizer.status == .ready {
      a.recognizer.accept()
    }
    if winner != nil { return }
    let rivals = contenders.filter { $0.priority != .simultaneous }
    for (i, a) in rivals.enumerated()
    where a.recognizer.status == .ready && !a.recognizer.isDiscrete {
      let waits = early.contains(ObjectIdentifier(a.recognizer)) && !hasMoved
      let isLater = rivals[..<i].contains { [.possible, .ready].contains($0.recognizer.status) }
      if waits, isLater { continue }
      win(a)
      return
    }
    for a in rivals {
      switch a.recognizer.status {
      case .failed, .ended: continue
      case .possible where !a.recognizer.holdsBack: continue
      case .possible, .active: return
      case .ready:
        win(a)
        return
      }
    }
  }
  private func win(_ attachment: GestureAttachment) {
    winner = attachment
    for a in contenders where a !== attachment && a.priority != .simultaneous {
      a.recognizer.cancel()
    }
    attachment.recognizer.accept()
  }
  private func forgetIfDone() {
    if isDown || contenders.contains(where: { $0.recognizer.status == .possible }) { return }
    finish()
  }
  private func finish() {
    for a in contenders where a.recognizer.status != .ended { a.recognizer.cancel() }
    contenders = []
    winner = nil
  }

  /// The gestures on a path by priority, masks applied.
  private static func ordered(_ path: HitPath) -> [GestureAttachment] {
    var normal: [GestureAttachment] = [], high: [GestureAttachment] = []
    var simultaneous: [GestureAttachment] = []
    for step in path.steps {
      for case let a as GestureAttachment in step.layer.responders {
        if !a.mask.contains(.subviews) {
          normal = []
          high = []
          simultaneous = []
        }
        guard a.isEnabled, a.mask.contains(.gesture) else { continue }
        switch a.priority {
        case .normal: normal.append(a)
        case .high: high.insert(a, at: 0)
        case .simultaneous: simultaneous.append(a)
        }
      }
    }
    return high + normal + simultaneous
  }
}
