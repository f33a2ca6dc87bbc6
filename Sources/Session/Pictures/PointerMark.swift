import Diorama
import Foundation
import Raster

/// The pointer of a replay as it is drawn over its pictures: a disc in a ring of white, dark while a
/// button is down.
package struct PointerMark: Equatable, Sendable {
  /// In window points.
  package var place: CGPoint
  /// Where the second of two fingers is; nil while there is but one.
  package var second: CGPoint?
  package var isPressed: Bool

  package init(_ place: CGPoint, second: CGPoint? = nil, isPressed: Bool) {
    self.place = place
    self.second = second
    self.isPressed = isPressed
  }

  /// Adds it to a list of things to draw.
  /// - Parameter scale: pixels per point.
  /// - Returns: the pixels that it covers; nil where it is so far outside that there is nothing to
  ///   draw.
  package func add(to list: DisplayList, scale: Double) -> IRect? {
    let parts = [place, second].compactMap { $0.flatMap { add($0, to: list, scale: scale) } }
    return parts.first.map { parts.dropFirst().reduce($0) { $0.union($1) } }
  }
  private func add(_ place: CGPoint, to list: DisplayList, scale: Double) -> IRect? {
    // Far outside there is nothing to see, and no whole number for it either.
    guard abs(place.x) < 20_000, abs(place.y) < 20_000 else { return nil }
    func disc(_ radius: Double, _ color: RGBA) -> Rect {
      let x = place.x * scale, y = place.y * scale, r = radius * scale
      let rect = Rect(x - r, y - r, x + r, y + r)
      list.add(.fill(.rounded(RoundedRect(rect, radius: r)), .color(color)))
      return rect
    }
    let ring = disc(11, RGBA(1, 1, 1, 0.8))
    _ = disc(9, RGBA(0, 0, 0, isPressed ? 0.7 : 0.25))
    return IRect(
      Int(ring.x0.rounded(.down)), Int(ring.y0.rounded(.down)), Int(ring.x1.rounded(.up)),
      Int(ring.y1.rounded(.up)))
  }
}

extension InputDriver {
  /// How long the pointer looks pressed after a release, in seconds of the session: a tap is over
  /// within its frame, and would not be seen.
  private static let afterglow = 0.1

  /// The pointer as it is to be drawn now; nil while it is nowhere.
  package var pointerMark: PointerMark? {
    if let fingers {
      return PointerMark(fingers.first, second: fingers.second, isPressed: true)
    }
    return pointer.map {
      PointerMark($0, isPressed: isPressed || host.time < lastRelease + Self.afterglow - 1e-9)
    }
  }
}
