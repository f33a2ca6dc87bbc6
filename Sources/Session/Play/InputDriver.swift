import Diorama
import Foundation

/// Puts the steps of a session, or of a test, into a window: finds what they are aimed at, takes
/// them apart into beats, and remembers what the parts of a gesture know of each other.
@MainActor package final class InputDriver {
  package let host: ViewHost
  /// Plays recorded samples where they were recorded, wherever their target is by now.
  package var prefersRaw = false
  /// Where the pointer is, in window points; nil while it is nowhere.
  package private(set) var pointer: CGPoint?
  /// Where two fingers are, in window points; nil while there are not two.
  package private(set) var fingers: FingerPair?
  /// A button is down.
  package private(set) var isPressed = false
  /// When a button was last let go, in seconds.
  private(set) var lastRelease = -Double.infinity
  /// What has been put in.
  package private(set) var trail = InputTrail()
  /// How far recorded samples are moved.
  private var anchor = CGVector.zero
  private var held = InputEvent.Button.left
  /// Keys that are held while the pointer does what it does; those of a press last until its end.
  package var modifiers: InputEvent.Modifiers = []
  private var pressedWith: InputEvent.Modifiers = []

  package init(_ host: ViewHost) { self.host = host }

  /// The pieces of a step that is input; nil for one that is not.
  /// - Throws: what a step is aimed at is not there.
  package func beats(
    _ action: SessionStep.Action, recorded: RecordedPointer? = nil
  ) throws(StepFailure) -> [Beat]? {
    let dance = Choreography(framesPerSecond: host.configuration.framesPerSecond)
    if let recorded { return try replay(recorded, of: action, dance) }
    switch action {
    case .tap(let target): return dance.tap(try place(target))
    case .doubleTap(let target): return dance.doubleTap(try place(target))
    case .press(let target, let duration): return dance.press(try place(target), duration)
    case .drag(let from, let to, let duration):
      let start = try place(from)
      return dance.drag(from: start, to: try end(to, from: start), duration)
    case .pinch(let target, let pinch): return dance.pinch(around: try place(target), pinch)
    case .swipe(let direction, let pattern): return try swipe(direction, pattern, dance)
    case .down(let target, let button):
      let p = try place(target)
      held = button
      return [.now(0, .down(p, button))]
    case .move(let to, let duration):
      if let pointer {
        return dance.move(from: pointer, to: try end(to, from: pointer), duration)
      }
      let p = try end(to, from: .zero)
      return dance.move(from: p, to: p, duration)
    case .up: return [.now(0, .up(pointer ?? .zero, held))]
    case .cancel: return [.now(0, .cancel)]
    case .hover(nil): return [.now(0, .leave)]
    case .hover(let target?): return [.now(0, .move(try place(target)))]
    case .pointer(let pointer): return dance.gesture(pointer, moved: .zero)
    case .fingers(let first, let second): return [.now(0, .fingers(first, second))]
    case .wheel(let delta, let at): return [.now(0, .wheel(delta, at: try place(at)))]
    case .key(let name, let modifiers):
      var beat = Beat.now(0, .key(name, isDown: true), .key(name, isDown: false))
      beat.modifiers = modifiers
      return [beat]
    case .text(let text): return [.now(0, .text(text))]
    case .resize(let size):
      guard WindowRange.allows(size: size, scale: host.configuration.scale) else {
        throw StepFailure("a window of this size has too many pixels at its scale")
      }
      return [.now(0, .resize(size))]
    case .focus(let isFocused): return [.now(0, .focus(isFocused))]
    case .set(let change):
      host.configure(change.apply)
      return [.now(0)]
    case .wait, .settle, .expect, .snapshot, .again: return nil
    }
  }

  /// Gives the window a beat's events.
  /// - Parameter start: when its step began, in seconds.
  package func deliver(_ beat: Beat, since start: Double) {
    for (time, kind) in beat.events {
      switch kind {
      case .fingers(let a, let b):
        fingers = FingerPair(time: start + time, first: a, second: b)
        if isPressed { pointer = a }
      case .down, .move, .up, .leave, .cancel, .focus(false), .key("Escape", isDown: true):
        fingers = nil
      default: break
      }
      switch kind {
      case .down(let p, _): (pointer, isPressed) = (p, true)
      case .move(let p): pointer = p
      case .up(let p, _):
        (pointer, isPressed, anchor) = (p, false, .zero)
        lastRelease = start + time
      case .leave: pointer = nil
      case .cancel, .focus(false), .key("Escape", isDown: true):
        (isPressed, anchor) = (false, .zero)
      default: break
      }
      let event = InputEvent(
        time: start + time, kind: kind, modifiers: beat.modifiers.union(held(with: kind)))
      trail.add(event)
      host.receive(event)
    }
  }

  /// Keys that are held while the pointer does something.
  private func held(with kind: InputEvent.Kind) -> InputEvent.Modifiers {
    switch kind {
    case .down:
      pressedWith = modifiers
      return modifiers
    case .up: return pressedWith
    case .move, .fingers: return isPressed ? pressedWith : modifiers
    default: return []
    }
  }

  /// The samples of a line, moved on by as much as its target has.
  private func replay(
    _ recorded: RecordedPointer, of action: SessionStep.Action, _ dance: Choreography
  ) throws(StepFailure) -> [Beat]? {
    switch action {
    case .tap(let target), .press(let target, _), .drag(let target, _, _), .pinch(let target, _):
      let middle: CGPoint? = if case .pinch = action { recorded.middle } else { nil }
      return dance.gesture(recorded, moved: try way(recorded, target, from: middle))
    case .down(let target, _):
      anchor = try way(recorded, target)
      held = recorded.button
      let p = recorded.samples[0].place
      return [.now(0, .down(CGPoint(x: p.x + anchor.dx, y: p.y + anchor.dy), held))]
    case .move: return dance.moves(recorded, moved: anchor)
    case .hover(let target?):
      let d = try way(recorded, target), p = recorded.samples[0].place
      return [.now(0, .move(CGPoint(x: p.x + d.dx, y: p.y + d.dy)))]
    default: return nil
    }
  }

  /// From where the target's place was when it was recorded to where it is, in tenths of a point,
  /// which is as exact as recordings are.
  /// - Parameter start: where the target's place was; nil for the press.
  private func way(
    _ recorded: RecordedPointer, _ target: Target, from start: CGPoint? = nil
  ) throws(StepFailure) -> CGVector {
    guard !prefersRaw, case .element(let pattern) = target,
      let first = start ?? recorded.samples.first?.place
    else { return .zero }
    let now = try ElementSearch(host.elements).visible(pattern).place(pattern.place)
    let way = RecordedPointer.tenths(CGPoint(x: now.x - first.x, y: now.y - first.y))
    // Rounded, or what was recorded at the window's edge may be found beyond it.
    try ElementSearch.check(
      CGPoint(x: first.x + way.x, y: first.y + way.y), of: pattern,
      in: host.configuration.size)
    return CGVector(dx: way.x, dy: way.y)
  }

  private func place(_ target: Target) throws(StepFailure) -> CGPoint {
    try ElementSearch(host.elements).place(of: target, window: host.configuration.size)
  }
  /// A place that may lie outside of the window: a button that is down follows the pointer there.
  private func end(_ end: Destination, from start: CGPoint) throws(StepFailure) -> CGPoint {
    switch end {
    case .by(let d): return CGPoint(x: start.x + d.dx, y: start.y + d.dy)
    case .target(.point(let p)): return p
    case .target(.element(let pattern)):
      return try ElementSearch(host.elements).visible(pattern).place(pattern.place)
    }
  }
  private func swipe(
    _ direction: SwipeDirection, _ pattern: ElementPattern?, _ dance: Choreography
  ) throws(StepFailure) -> [Beat] {
    var frame = CGRect(origin: .zero, size: host.configuration.size)
    if let pattern { frame = try ElementSearch(host.elements).visible(pattern).frame }
    let x = frame.midX, y = frame.midY
    let w = frame.width * Choreography.swipe.part / 2
    let h = frame.height * Choreography.swipe.part / 2
    let d: CGVector
    switch direction {
    case .left: d = CGVector(dx: -w, dy: 0)
    case .right: d = CGVector(dx: w, dy: 0)
    case .up: d = CGVector(dx: 0, dy: -h)
    case .down: d = CGVector(dx: 0, dy: h)
    }
    let start = try place(.point(CGPoint(x: x - d.dx, y: y - d.dy)))
    return dance.drag(
      from: start, to: CGPoint(x: x + d.dx, y: y + d.dy), Choreography.swipe.duration)
  }
}
