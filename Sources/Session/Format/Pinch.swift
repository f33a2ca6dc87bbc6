import Diorama
import Foundation

/// What two fingers do around a place.
package struct Pinch: Equatable, Sendable {
  /// What their distance is multiplied by, above 0.
  package var magnification = 1.0
  /// Degrees that they turn, clockwise.
  package var rotation = 0.0
  /// Points that their middle moves by.
  package var way = CGVector.zero
  /// Points between them at first, side by side.
  package var distance = Pinch.standardDistance
  /// Seconds, 0 or more; at least one frame.
  package var duration = 0.25

  package static let standardDistance = 100.0
  package init() {}

  /// Where the two are after a part of the way, 0 to 1: the first begins on the left.
  /// - Parameter middle: where their middle is at first.
  func fingers(around middle: CGPoint, after part: Double) -> (first: CGPoint, second: CGPoint) {
    let radius = distance / 2 * (1 + (magnification - 1) * part)
    let angle = rotation * part * .pi / 180
    let x = middle.x + way.dx * part, y = middle.y + way.dy * part
    let dx = radius * cos(angle), dy = radius * sin(angle)
    return (CGPoint(x: x - dx, y: y - dy), CGPoint(x: x + dx, y: y + dy))
  }
}

extension LineParser {
  private static let factors = 0.01...100.0
  private static let turns = 3600.0
  private static let distances = 1.0...10_000.0

  func pinch(_ f: Fields, _ v: JSONValue) throws(SessionError) -> SessionStep.Action {
    var p = Pinch()
    let factor = try f.number("magnification", "a factor from 0.01 to 100") {
      Self.factors.contains($0)
    }
    let rotation = try f.number("rotation", "degrees from -3600 to 3600, clockwise") {
      abs($0) <= Self.turns
    }
    if factor == nil, rotation == nil, f.value("by") == nil {
      throw f.error(
        #""pinch" needs a "magnification", a factor, or a "rotation", in degrees clockwise"#)
    }
    p.magnification = factor ?? p.magnification
    p.rotation = rotation ?? p.rotation
    if f.value("by") != nil { p.way = try distance(f, "by") }
    p.distance =
      try f.number("distance", "points from 1 to 10000") { Self.distances.contains($0) }
      ?? p.distance
    p.duration = try duration(f) ?? p.duration
    return .pinch(try aim(f, "pinch", v), p)
  }
  func fingers(_ f: Fields) throws(SessionError) -> SessionStep.Action {
    guard let n = try f.numbers("fingers", "[x,y,x,y] in points", count: 4) else {
      throw f.error("\"fingers\" needs [x,y,x,y], the places of both")
    }
    let first = CGPoint(x: n[0], y: n[1]), second = CGPoint(x: n[2], y: n[3])
    return .fingers(first, second)
  }
}

extension RecordedPointer {
  /// Where the middle of two fingers was at first, in tenths of a point; nil where there was but one.
  var middle: CGPoint? {
    for s in samples {
      guard let second = s.second else { continue }
      return RecordedPointer.tenths(
        FingerPair(time: 0, first: s.place, second: second).middle)
    }
    return nil
  }
  /// Recordings are as exact as this.
  static func tenths(_ p: CGPoint) -> CGPoint {
    func tenth(_ v: CGFloat) -> CGFloat { (v * 10).rounded() / 10 }
    return CGPoint(x: tenth(p.x), y: tenth(p.y))
  }
  /// What two fingers did, from when the second one came down until it was lifted; nil where there
  /// was but one.
  var pinch: Pinch? {
    let pairs = samples.compactMap { s in
      s.second.map { FingerPair(time: 0, first: s.place, second: $0) }
    }
    guard let start = pairs.first, let end = pairs.last else { return nil }
    var turned = 0.0
    for (one, other) in zip(pairs, pairs.dropFirst()) {
      let turn = other.angle - one.angle
      turned += turn - (turn / (2 * .pi)).rounded() * 2 * .pi
    }
    func rounded(_ v: Double, _ steps: Double) -> Double { (v * steps).rounded() / steps }
    var p = Pinch()
    p.distance = min(max(rounded(start.distance, 10), 1), 10_000)
    p.magnification = min(max(rounded(end.distance / p.distance, 1000), 0.01), 100)
    p.rotation = min(max(rounded(turned * 180 / .pi, 10), -3600), 3600)
    p.way = CGVector(
      dx: rounded(end.middle.x - start.middle.x, 10), dy: rounded(end.middle.y - start.middle.y, 10)
    )
    p.duration = (samples.last?.milliseconds ?? 0) / 1000
    return p
  }
}
