import Foundation

/// Works out how fast the pointer moves: from the newest sample back to the oldest one that is no
/// more than 40 ms older. Zero when the newest is older than 50 ms: the hand has stopped.
package struct VelocityTracker: Sendable {
  package static let window = 0.040
  package static let stop = 0.050

  private var samples: [(time: Double, place: CGPoint)] = []
  package init() {}

  /// Samples of one time are one: the last place counts.
  package mutating func add(_ place: CGPoint, at time: Double) {
    if let last = samples.last, time <= last.time + 1e-9 {
      samples[samples.count - 1].place = place
      return
    }
    samples.append((time, place))
    while samples.count > 2, samples[1].time < time - Self.window - 1e-9 { samples.removeFirst() }
  }
  /// Points per second at a time.
  package func velocity(at time: Double) -> CGVector {
    guard let newest = samples.last, time - newest.time <= Self.stop + 1e-9 else { return .zero }
    guard
      let oldest = samples.first(where: { $0.time >= newest.time - Self.window - 1e-9 }),
      newest.time > oldest.time
    else { return .zero }
    let dt = newest.time - oldest.time
    return CGVector(
      dx: (newest.place.x - oldest.place.x) / dt, dy: (newest.place.y - oldest.place.y) / dt)
  }
}
