import Foundation

/// Animates one vector of any kind and hands each value in between to `show`: shapes, and views and
/// modifiers that are `Animatable`.
@MainActor package final class Runner<V: VectorArithmetic>: Presenter {
  package private(set) var model: V
  private var tracks: [(timeline: Timeline, delta: V, velocity: V)] = []
  private let show: (V) -> Void
  package var motionSlot = -1
  package let motionLabel: String
  package var isRunning: Bool { !tracks.isEmpty }
  package var onlyRepeats: Bool { tracks.allSatisfy(\.timeline.isEndless) }
  /// The value that is shown now.
  package private(set) var presented: V

  package init(_ value: V, label: String, show: @escaping (V) -> Void) {
    model = value
    presented = value
    motionLabel = label
    self.show = show
  }

  /// Takes a new model value. True when it will be shown over time; otherwise the caller shows it.
  package func change(to value: V, _ transaction: Transaction, _ motion: Motion) -> Bool {
    if value == model { return isRunning }
    let old = model
    model = value
    guard let animation = transaction.effectiveAnimation else {
      clear(motion)
      presented = value
      return false
    }
    for t in tracks { t.timeline.update(motion.time) }
    let timeline = motion.timeline(animation, transaction.completions)
    motion.take(timeline)
    if animation.curve.merges || tracks.contains(where: { $0.timeline.curve.repeats }) {
      let offset = sum { ($0.a, $0.b) }, velocity = sum { ($0.da, $0.db) }
      clear(motion)
      tracks = [(timeline, old - value + offset, velocity)]
    } else {
      tracks.append((timeline, old - value, .zero))
    }
    motion.add(self)
    return true
  }
  package func stop(_ motion: Motion) {
    clear(motion)
    motion.remove(self)
  }
  private func clear(_ motion: Motion) {
    for t in tracks { motion.drop(t.timeline) }
    tracks = []
  }
  private func sum(_ coefficients: (CurveSample) -> (Double, Double)) -> V {
    var r = V.zero
    for t in tracks {
      let (a, b) = coefficients(t.timeline.now)
      r += t.delta.scaled(by: a) + t.velocity.scaled(by: b)
    }
    return r
  }
  package func step(_ time: Double, _ motion: Motion) -> Bool {
    tracks.removeAll { t in
      t.timeline.update(time)
      let s = t.timeline.now
      let left = t.delta.scaled(by: s.a) + t.velocity.scaled(by: s.b)
      let speed = t.delta.scaled(by: s.da) + t.velocity.scaled(by: s.db)
      let isOver =
        s.isOver
        || (!t.timeline.curve.isTimed && abs(s.a) < 0.5 && left.magnitudeSquared < 1e-6
          && speed.magnitudeSquared < 1e-4)
      if isOver { motion.drop(t.timeline) }
      return isOver
    }
    presented = model + sum { ($0.a, $0.b) }
    show(presented)
    return !tracks.isEmpty
  }
}
