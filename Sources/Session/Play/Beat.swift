import Diorama
import Foundation

/// A piece of a step: events that go in together, and whether another frame begins with them.
package struct Beat {
  /// The current frame ends, and the events are there when the next one runs. Otherwise the current
  /// frame takes them in and is run again.
  package var isNextFrame: Bool
  /// Seconds since the step began, and what happened.
  var events: [(time: Double, kind: InputEvent.Kind)]
  package var modifiers: InputEvent.Modifiers = []

  package static func now(_ time: Double, _ kinds: InputEvent.Kind...) -> Beat {
    Beat(isNextFrame: false, events: kinds.map { (time, $0) })
  }
  static func frame(_ events: [(Double, InputEvent.Kind)] = []) -> Beat {
    Beat(isNextFrame: true, events: events)
  }
}

/// Takes steps apart into beats.
package struct Choreography {
  let framesPerSecond: Double

  package init(framesPerSecond: Double) { self.framesPerSecond = framesPerSecond }

  /// Frames between the two taps of a double tap.
  static let tapGap = 6
  /// Seconds of a swipe, and the part of the element that it covers.
  static let swipe = (duration: 0.2, part: 0.6)

  private func time(_ frames: Int) -> Double { Double(frames) / framesPerSecond }
  private func frames(_ duration: Double) -> Int { Int((duration * framesPerSecond).rounded()) }

  /// The first frame, counted from that in which a step begins, whose time is not before a number
  /// of milliseconds since.
  static func frame(of milliseconds: Double, framesPerSecond: Double) -> Int {
    max(0, Int((milliseconds * framesPerSecond / 1000 - 1e-6).rounded(.up)))
  }

  /// Between the two, views take in that they are pressed, and are laid out: no finger is faster.
  func tap(_ p: CGPoint, at time: Double = 0) -> [Beat] {
    [.now(time, .down(p, .left)), .now(time, .up(p, .left))]
  }

  func doubleTap(_ p: CGPoint) -> [Beat] {
    let n = Choreography.tapGap
    return tap(p) + Array(repeating: .frame(), count: n)
      + tap(p, at: time(n))
  }
  func press(_ p: CGPoint, _ duration: Double) -> [Beat] {
    let n = frames(duration)
    return [.now(0, .down(p, .left))] + Array(repeating: .frame(), count: n)
      + [.now(time(n), .up(p, .left))]
  }
  /// One sample a frame, evenly, the last exactly at the end.
  package func move(from start: CGPoint, to end: CGPoint, _ duration: Double) -> [Beat] {
    let n = max(1, frames(duration))
    return (1...n).map { i in
      let t = Double(i) / Double(n)
      let p =
        i == n
        ? end : CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
      return .frame([(time(i), .move(p))])
    }
  }
  func drag(from start: CGPoint, to end: CGPoint, _ duration: Double) -> [Beat] {
    var beats = [.now(0, .down(start, .left))] + move(from: start, to: end, duration)
    let last = time(max(1, frames(duration)))
    beats[beats.count - 1].events.append((last, .up(end, .left)))
    return beats
  }
  /// The second finger comes down with the first, and goes with it.
  func pinch(around middle: CGPoint, _ pinch: Pinch) -> [Beat] {
    let n = max(1, frames(pinch.duration))
    let places = (0...n).map { i in
      pinch.fingers(around: middle, after: Double(i) / Double(n))
    }
    let (a, b) = places[0]
    var beats: [Beat] = [.now(0, .down(a, .left), .fingers(a, b))]
    for i in 1...n {
      beats.append(.frame([(time(i), .fingers(places[i].first, places[i].second))]))
    }
    beats[n].events.append((time(n), .up(places[n].first, .left)))
    return beats
  }
  /// A whole gesture as it was recorded.
  func gesture(_ pointer: RecordedPointer, moved: CGVector) -> [Beat] {
    samples(pointer.samples, moved: moved) { index, place, second in
      if index == 0 { return .down(place, pointer.button) }
      if index == pointer.samples.count - 1 { return .up(place, pointer.button) }
      return second.map { .fingers(place, $0) } ?? .move(place)
    }
  }
  /// Recorded moves, from one frame to another.
  func moves(_ pointer: RecordedPointer, moved: CGVector) -> [Beat] {
    samples(pointer.samples, moved: moved) { _, place, second in
      second.map { .fingers(place, $0) } ?? .move(place)
    }
  }
  /// Each sample in the first frame whose time is not before its own.
  private func samples(
    _ samples: [RecordedPointer.Sample], moved: CGVector,
    _ kind: (Int, CGPoint, CGPoint?) -> InputEvent.Kind
  ) -> [Beat] {
    var beats: [Beat] = []
    var frame = 0
    for (index, s) in samples.enumerated() {
      let due = Choreography.frame(of: s.milliseconds, framesPerSecond: framesPerSecond)
      func there(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + moved.dx, y: p.y + moved.dy) }
      let k = kind(index, there(s.place), s.second.map(there))
      if due == 0 {
        beats.append(.now(0, k))
        continue
      }
      while frame < due {
        frame += 1
        beats.append(.frame())
      }
      beats[beats.count - 1].events.append((min(s.milliseconds / 1000, time(due)), k))
    }
    return beats
  }
}
