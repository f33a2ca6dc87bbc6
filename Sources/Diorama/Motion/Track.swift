import Foundation

/// One animation of four numbers of one property of a presenter.
package struct Track {
  package var timeline: Timeline
  package let property: UInt8
  /// What was left to go at the start.
  package var delta: SIMD4<Double>
  /// Per second, at the start.
  package var velocity: SIMD4<Double>

  @MainActor var value: SIMD4<Double> { timeline.now.a * delta + timeline.now.b * velocity }
  @MainActor var speed: SIMD4<Double> { timeline.now.da * delta + timeline.now.db * velocity }
}

/// The animations that run on one presenter.
@MainActor package struct Tracks {
  package private(set) var all: [Track] = []
  package var isEmpty: Bool { all.isEmpty }
  package init() {}

  package func isMoving(_ property: UInt8) -> Bool { all.contains { $0.property == property } }
  package var onlyRepeats: Bool { all.allSatisfy(\.timeline.isEndless) }

  /// Starts moving a property from what it shows toward a new model value.
  package mutating func start(
    _ property: UInt8, from old: SIMD4<Double>, to new: SIMD4<Double>, _ animation: Animation,
    _ completions: [Completion], _ motion: Motion
  ) {
    let timeline = motion.timeline(animation, completions)
    motion.take(timeline)
    var track = Track(
      timeline: timeline, property: property, delta: old - new, velocity: .zero)
    let mine = all.filter { $0.property == property }
    if !mine.isEmpty, animation.curve.merges || mine.contains(where: { $0.timeline.curve.repeats })
    {
      for t in mine {
        t.timeline.update(motion.time)
        track.delta += t.value
        track.velocity += t.speed
      }
      stop(property, motion)
    }
    all.append(track)
  }
  package mutating func stop(_ property: UInt8, _ motion: Motion) {
    for t in all where t.property == property { motion.drop(t.timeline) }
    all.removeAll { $0.property == property }
  }
  package mutating func stopAll(_ motion: Motion) {
    for t in all { motion.drop(t.timeline) }
    all = []
  }
  /// Moves a property the other way of what others move it by.
  package mutating func oppose(
    _ others: Tracks, _ property: UInt8, _ motion: Motion,
    _ map: (SIMD4<Double>) -> SIMD4<Double>
  ) {
    for var t in others.all where t.property == property {
      t.delta = -map(t.delta)
      t.velocity = -map(t.velocity)
      motion.take(t.timeline)
      all.append(t)
    }
  }
  /// Adds to the velocity of the newest merging track of a property.
  package mutating func push(_ property: UInt8, _ velocity: SIMD4<Double>) {
    guard
      let i = all.lastIndex(where: { $0.property == property && $0.timeline.curve.merges })
    else { return }
    all[i].velocity += velocity
  }
  /// What is added to the model value at a time, and how fast that changes.
  package func state(
    _ property: UInt8, at time: Double
  ) -> (offset: SIMD4<Double>, velocity: SIMD4<Double>) {
    var offset = SIMD4<Double>.zero, velocity = SIMD4<Double>.zero
    for t in all where t.property == property {
      t.timeline.update(time)
      offset += t.value
      velocity += t.speed
    }
    return (offset, velocity)
  }
  /// What is added to the model value now. A track that has come within `epsilon`, and is slower
  /// than ten times that a second, ends exactly on its target.
  package mutating func sample(
    _ property: UInt8, epsilon: Double, _ motion: Motion
  ) -> SIMD4<Double> {
    var sum = SIMD4<Double>.zero, ended = false
    for i in all.indices where all[i].property == property {
      let t = all[i], now = t.timeline.now
      if now.isOver {
        ended = true
        continue
      }
      let value = t.value
      if !t.timeline.curve.isTimed, abs(now.a) < 0.5 {
        let speed = t.speed, e = epsilon
        if all(value, within: e), all(speed, within: 10 * e) {
          all[i].delta = .zero
          all[i].velocity = .zero
          ended = true
          continue
        }
      }
      sum += value
    }
    if ended {
      all.removeAll { t in
        let over =
          t.property == property
          && (t.timeline.now.isOver || (t.delta == .zero && t.velocity == .zero))
        if over { motion.drop(t.timeline) }
        return over
      }
    }
    return sum
  }
  private func all(_ v: SIMD4<Double>, within e: Double) -> Bool {
    Swift.abs(v.x) < e && Swift.abs(v.y) < e && Swift.abs(v.z) < e && Swift.abs(v.w) < e
  }
}
