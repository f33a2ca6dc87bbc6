import Diorama
import Foundation

/// Writes down what somebody does in a window, while it drives the window.
///
/// What it writes is what it does: events are brought to whole milliseconds, tenths of a point and
/// frames of the virtual clock first, then they go to the window, in the frames and in the order in
/// which a replay will deliver them. A press begins at the time of the frame that takes it in, and
/// its samples follow at the distances that they had; so they may come a frame later than they
/// would without a recorder. Moves that no view hears of are left out.
///
/// A line is written as soon as it is known. A gesture is one line, written at its release; where
/// something else happens during it, it is written in parts.
@MainActor package final class Recorder {
  /// Keys that are for the recorder and not for the app.
  package enum Command {
    package static let snapshot = "F8", expectation = "F9", pause = "F10"
  }
  package let host: ViewHost
  /// Lets tasks on the main actor run.
  package var runTasks: () -> Void = {}
  /// Tells whoever records what has happened, a sentence at a time.
  package var tell: (String) -> Void = { _ in }
  /// Takes the window's picture as it is now for the reference of a snapshot, by its name.
  package var keepPicture: (String) -> Void = { _ in }
  package private(set) var isPaused = false

  private let write: (String) -> Void
  var queue: [InputEvent] = []
  /// The frame to which the lines lead that are written.
  private var cursor = 0
  var gesture: Gesture?
  /// Where the pointer is, and where the window thinks it is.
  var pointer: CGPoint?
  var told: CGPoint?
  private var before: [SceneElement] = []
  var shots = 0
  /// Seconds before the last pause that were paused, and when that began.
  private var lost = 0.0
  private var pausedAt = 0.0
  var isBlurred = false
  /// Two fingers are there with no button down.
  var hasFingers = false

  /// - Parameter write: takes a line, without its end, and has it safe when it returns.
  package init(_ host: ViewHost, write: @escaping (String) -> Void) {
    self.host = host
    self.write = write
  }

  struct Gesture {
    let button: InputEvent.Button
    /// Keys that were held at the press.
    let modifiers: InputEvent.Modifiers
    let target: ElementPattern?
    /// What is under the middle of two fingers; nil while there have been none.
    var pinched: ElementPattern??
    /// The frame that has taken in the press.
    let frame: Int
    /// Seconds from the clock of events to the virtual one.
    let shift: Double
    /// The frame that the samples' times count from.
    var base: Int
    var samples: [RecordedPointer.Sample]
    var isInParts = false
    var place: CGPoint
    var milliseconds = 0.0
  }
  var framesPerSecond: Double { host.configuration.framesPerSecond }

  // MARK: a recording

  /// Runs frame 0 and writes the header.
  package func begin(app: String?, page: String?) {
    host.begin()
    settleTasks()
    write(RecordedText.header(app: app, page: page, host.configuration))
    before = host.elements
  }
  /// Takes an event, stamped with seconds since frame 0, never less than the one before.
  package func receive(_ event: InputEvent) {
    if case .key(Command.pause, let isDown) = event.kind {
      if isDown { togglePause(at: event.time) }
      return
    }
    var e = event
    e.time = (isPaused ? pausedAt : event.time) - lost
    if isPaused {
      // The window's size is what it is; nothing else counts.
      guard case .resize = e.kind else { return }
    }
    queue.append(e)
  }
  private func togglePause(at time: Double) {
    if isPaused {
      lost += max(time - pausedAt, 0)
      tell("recording goes on")
    } else {
      queue.append(InputEvent(time: time - lost, kind: .cancel))
      pausedAt = time
      tell("recording pauses: \(Command.pause) goes on with it")
    }
    isPaused.toggle()
  }
  /// Runs all frames that lie at or before a time in seconds, with what has happened until then.
  package func run(to time: Double) {
    if isPaused {
      // Only what was there before, and the window's size, is still to be taken in.
      while !queue.isEmpty { run(to: host.frame + 1) }
    } else {
      run(to: Int(((time - lost) * framesPerSecond + 1e-6).rounded(.down)))
    }
  }
  private func run(to last: Int) {
    while true {
      takeIn()
      if host.frame >= last { return }
      skipStillness(before: last)
      takeSamples()
      host.advance()
      settleTasks()
      endGestureIfReleased()
    }
  }
  /// Nothing has to be run until something happens or is due.
  package var isIdle: Bool { queue.isEmpty && (host.isIdle || isPaused) }
  package var nextWake: Double? {
    isPaused ? nil : host.nextWake.map { $0 + lost }
  }
  /// Writes what is left.
  /// - Parameter checks: end with what is otherwise than it was, and with a picture.
  package func finish(checks: Bool) {
    while !queue.isEmpty { run(to: host.frame + 1) }
    breakUp()
    if !checks { return }
    let names = ElementNames(elements: host.elements)
    for line in names.changes(since: before, most: 20) { write(line, at: host.frame) }
    snapshot("end")
  }
  func snapshot(_ name: String) {
    write(#"{"snapshot":"\#(name)"}"#, at: host.frame)
    keepPicture(name)
  }

  // MARK: time

  func settleTasks() {
    runTasks()
    if host.graph.isUpdateDue { host.rerun() }
  }
  /// Frames in which nothing can happen need not be run.
  private func skipStillness(before last: Int) {
    guard host.isIdle else { return }
    var next = last
    if let event = queue.first { next = min(next, due(event)) }
    if let wake = host.nextWake { next = min(next, frame(at: wake)) }
    if next - 1 > host.frame { host.skip(to: next - 1) }
  }
  /// The first frame whose time is not before a time.
  private func frame(at time: Double) -> Int {
    Int((time * framesPerSecond - 1e-6).rounded(.up))
  }
  /// The frame that takes an event in, if nothing else is before it.
  func due(_ event: InputEvent) -> Int {
    guard let gesture else { return max(host.frame, frame(at: event.time)) }
    if isSample(event) { return gesture.base + frames(milliseconds(event, gesture)) }
    return max(host.frame, frame(at: event.time + gesture.shift))
  }
  private func frames(_ milliseconds: Double) -> Int {
    Choreography.frame(of: milliseconds, framesPerSecond: framesPerSecond)
  }
  /// When a sample comes, in whole milliseconds since its gesture's base.
  private func milliseconds(_ event: InputEvent, _ g: Gesture) -> Double {
    let seconds = event.time + g.shift - Double(g.base) / framesPerSecond
    let ms = max((seconds * 1000).rounded(), g.milliseconds)
    let passed = host.frame - g.base
    if passed > 0, frames(ms) <= passed {
      // The frame that it belongs to is over.
      return (Double(passed) / framesPerSecond * 1000).rounded(.down) + 1
    }
    return ms
  }
  /// Whether an event continues the gesture under way.
  private func isSample(_ event: InputEvent) -> Bool {
    guard let gesture else { return false }
    switch event.kind {
    case .move: return true
    case .fingers: return gesture.button == .left
    case .up(_, gesture.button): return !gesture.isInParts
    default: return false
    }
  }

  // MARK: events

  /// Takes in what is due in the current frame.
  private func takeIn() {
    while let event = queue.first, due(event) <= host.frame {
      queue.removeFirst()
      if isSample(event) {
        sample(event, isNow: true)
        endGestureIfReleased()
      } else {
        take(event)
      }
    }
  }
  /// Takes in samples that are due in the next frame.
  private func takeSamples() {
    while !isReleased, let event = queue.first, isSample(event), due(event) <= host.frame + 1 {
      queue.removeFirst()
      sample(event, isNow: false)
    }
  }
  private func sample(_ event: InputEvent, isNow: Bool) {
    guard var g = gesture else { return }
    g.milliseconds = milliseconds(event, g)
    let start = Double(g.base) / framesPerSecond
    let time = start + min(g.milliseconds / 1000, Double(frames(g.milliseconds)) / framesPerSecond)
    var kind = event.kind
    var second: CGPoint?
    switch kind {
    case .fingers(let p, let q):
      let other = Recorder.tenths(q)
      g.place = Recorder.tenths(p)
      kind = .fingers(g.place, other)
      second = other
      if g.pinched == nil {
        let middle = FingerPair(time: 0, first: g.place, second: other).middle
        g.pinched = .some(aim(at: Recorder.tenths(middle)))
      }
    case .move(let p):
      g.place = Recorder.tenths(p)
      kind = .move(g.place)
    case .up(let p, let button):
      g.place = Recorder.tenths(p)
      kind = .up(g.place, button)
      isReleased = true
    default: return
    }
    (pointer, told) = (g.place, g.place)
    g.samples.append(
      RecordedPointer.Sample(milliseconds: g.milliseconds, place: g.place, second: second))
    gesture = g
    if isNow {
      deliver(kind, g.modifiers)
    } else {
      host.receive(InputEvent(time: time, kind: kind, modifiers: g.modifiers))
    }
    // A file takes ten minutes of one gesture at most.
    if g.milliseconds > 500_000, !isReleased { mustBreakUp = true }
  }
  private var isReleased = false
  private var mustBreakUp = false

  private func endGestureIfReleased() {
    if isReleased, let g = gesture {
      isReleased = false
      gesture = nil
      write(
        RecordedText.gesture(
          RecordedPointer(button: g.button, samples: g.samples), g.pinched ?? g.target,
          g.modifiers),
        at: g.frame)
      cursor = g.base + frames(g.milliseconds)
    } else if mustBreakUp {
      breakUp()
    }
    mustBreakUp = false
  }
  /// Writes the gesture under way in parts from here on.
  func breakUp() {
    guard var g = gesture else { return }
    if !g.isInParts {
      g.isInParts = true
      let press = RecordedPointer(button: g.button, samples: [g.samples.removeFirst()])
      write(RecordedText.down(press, g.target, g.modifiers), at: g.frame)
    }
    if let last = g.samples.last {
      write(RecordedText.move(RecordedPointer(samples: g.samples)), at: g.base)
      cursor = g.base + frames(last.milliseconds)
    }
    g.samples = []
    g.base = host.frame
    g.milliseconds = 0
    gesture = g
  }

  /// Writes a step that takes no time, and does it.
  func put(_ kind: InputEvent.Kind, _ line: String, _ modifiers: InputEvent.Modifiers = []) {
    breakUp()
    write(line, at: host.frame)
    deliver(kind, modifiers)
  }
  func deliver(_ kind: InputEvent.Kind, _ modifiers: InputEvent.Modifiers = []) {
    host.receive(InputEvent(time: host.time, kind: kind, modifiers: modifiers))
    host.rerun()
    settleTasks()
  }
  /// Writes a line that acts on a frame, after the time until then.
  func write(_ line: String, at frame: Int) {
    while frame > cursor {
      let n = min(frame - cursor, 1_000_000)
      write(#"{"wait":\#(n)}"#)
      cursor += n
    }
    write(line)
  }

  // MARK: places

  func isInside(_ p: CGPoint) -> Bool {
    let s = host.configuration.size
    return p.x >= 0 && p.y >= 0 && p.x < s.width && p.y < s.height
  }
  /// What has a name there.
  func aim(at p: CGPoint) -> ElementPattern? {
    isInside(p) ? ElementNames(elements: host.elements).aim(at: p) : nil
  }
  static func tenth(_ v: CGFloat) -> CGFloat {
    (min(max(v, -100_000), 100_000) * 10).rounded() / 10
  }
  static func tenths(_ p: CGPoint) -> CGPoint { CGPoint(x: tenth(p.x), y: tenth(p.y)) }
}
