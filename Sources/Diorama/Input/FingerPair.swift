import Foundation

/// Where two fingers are at one moment.
package struct FingerPair: Equatable, Sendable {
  /// Seconds.
  package var time: Double
  /// In the window, in points.
  package var first: CGPoint
  package var second: CGPoint
  /// Keys that are held meanwhile.
  package var modifiers: InputEvent.Modifiers

  package init(
    time: Double, first: CGPoint, second: CGPoint, modifiers: InputEvent.Modifiers = []
  ) {
    self.time = time
    self.first = first
    self.second = second
    self.modifiers = modifiers
  }
  package var middle: CGPoint {
    CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
  }
  package var distance: CGFloat { first.distance(to: second) }
  /// Radians of the way from the first to the second, clockwise from the right.
  package var angle: Double { atan2(second.y - first.y, second.x - first.x) }
}
