import SwiftUI

/// How much room an indicator takes, and what a press in it means. Points.
public enum PageIndicatorLayout: Equatable, Sendable {
  /// A dot for each page, the middles of neighbours `spacing` apart: as far as there is room for,
  /// within the range. Of more than `most` pages, or more than there is room for, only some have a
  /// dot, the current one always; the row then moves along with the pages. A press is on the nearest
  /// dot. As a rule they are 24 points apart where there is room, so that each is easily hit, and
  /// never less than 14; and at most nine.
  case dots(spacing: ClosedRange<CGFloat> = 14...24, most: Int = 9)
  /// Something `width` long, or less where there is no room, of which every page has an equal part.
  case bar(width: CGFloat)
  /// Something `width` long: a press before the middle goes one page back, one after it one page on.
  case sides(width: CGFloat)
}

/// What an indicator has to show: a pure function of the number of pages, the position, and the room
/// there is. Places are in points from the middle of the indicator, for `offset(x:)`, and mirrored
/// where pages go from right to left.
public struct PageIndicatorConfiguration {
  /// 1 or more.
  public let count: Int
  /// The page with its fraction, from 0 to `count` − 1; where pages go round up to, but not, `count`.
  public let position: Double
  /// The first page follows the last one.
  public let isLooping: Bool
  /// The page that is shown or being turned to.
  public let page: Int
  /// The room that the indicator has, in points.
  public let size: CGSize
  /// Nothing should travel: what changes place fades instead.
  public let reducesMotion: Bool
  /// The opacity of what is not current: less than 1, more with increased contrast.
  public let dimming: Double
  /// Points between the middles of two dots.
  public let spacing: CGFloat
  /// The pages that have a dot.
  public let pages: Range<Int>

  private let isMirrored: Bool
  /// How many dots are seen at rest, and the page at the first of them, with its fraction.
  private let shown: Int
  private let start: Double

  /// How much of the page is seen: 1 at rest, 0.5 half-way to or from it, 0 for all others. Together
  /// all pages have 1.
  public func share(of page: Int) -> Double {
    var distance = abs(position - Double(page))
    if isLooping { distance = min(distance, Double(count) - distance) }
    return max(0, 1 - distance)
  }
  /// Where the dot of a page is.
  public func offset(of page: Int) -> CGFloat { offset(of: Double(page)) }
  /// Where the dot of a position is. Between the last page and the first there is no way from one to
  /// the other: it is the place of the one that is nearer.
  public func offset(of position: Double) -> CGFloat {
    let place = position > Double(count - 1) ? end(position) : position
    let way = CGFloat(place - start - Double(shown - 1) / 2) * spacing
    return isMirrored ? -way : way
  }
  /// The size of a page's dot: 1, and less at an edge beyond which there are more pages.
  public func scale(of page: Int) -> CGFloat {
    let low = Double(page) - start, high = start + Double(shown - 1) - Double(page)
    return min(
      edge(low, beyond: start), edge(high, beyond: Double(count - shown) - start))
  }
  /// The two pages that the position lies between, and how far it is from the first to the second.
  /// They are the same page at rest.
  public var leg: (from: Int, to: Int, fraction: Double) {
    let from = min(Int(position), count - 1), fraction = position - Double(from)
    if fraction == 0 { return (from, from, 0) }
    return (from, from + 1 < count ? from + 1 : 0, fraction)
  }
  /// There is a way from one dot to the other: nothing goes round, and motion is not reduced. What
  /// travels should fade otherwise.
  public var canTravel: Bool { !reducesMotion && position <= Double(count - 1) }
  /// `points` toward the later pages, for `offset(x:)`.
  public func forward(_ points: CGFloat) -> CGFloat { isMirrored ? -points : points }
}

extension PageIndicatorConfiguration {
  init(
    count: Int, position: Double, page: Int, isLooping: Bool, size: CGSize,
    layout: PageIndicatorLayout, isMirrored: Bool, reducesMotion: Bool, dimming: Double
  ) {
    self.count = max(count, 1)
    self.isLooping = isLooping && count > 1
    self.size = size
    self.isMirrored = isMirrored
    self.reducesMotion = reducesMotion
    self.dimming = dimming
    let last = Double(self.count - 1)
    let finite = position.isFinite ? position : 0
    if self.isLooping {
      let n = Double(count), r = finite.truncatingRemainder(dividingBy: n)
      let p = r < 0 ? r + n : r
      self.position = p < n ? p : 0
    } else {
      self.position = min(max(finite, 0), last)
    }
    self.page = min(max(page, 0), self.count - 1)
    let room = Self.room(count: self.count, width: size.width, layout)
    (shown, spacing) = room
    let p = self.position
    let place = p > last ? (p < last + 0.5 ? last : 0) : reducesMotion ? p.rounded() : p
    start = min(max(place - Double(shown - 1) / 2, 0), Double(self.count - shown))
    let low = Int(start.rounded(.down)), high = Int(start.rounded(.up)) + shown
    pages = low..<min(high, self.count)
  }

  /// How many dots are seen in a width, and how far apart they are.
  static func room(
    count: Int, width: CGFloat, _ layout: PageIndicatorLayout
  ) -> (shown: Int, spacing: CGFloat) {
    guard case .dots(let range, let most) = layout else {
      return (count, width / CGFloat(max(count, 1)))
    }
    let least = max(range.lowerBound, 1), wide = max(range.upperBound, least)
    let fitting = width.isFinite ? Int(min(width / least, 1e6)) : most
    var shown = max(min(count, most, fitting), 1)
    // With an odd number, the current dot can be in the middle.
    if shown < count, shown % 2 == 0 { shown -= 1 }
    let spacing = width.isFinite ? width / CGFloat(shown) : wide
    return (shown, min(max(spacing, least), wide))
  }
  /// The width that an indicator takes where there is room.
  static func width(count: Int, _ layout: PageIndicatorLayout) -> CGFloat {
    switch layout {
    case .dots:
      let (shown, spacing) = room(count: count, width: .infinity, layout)
      return CGFloat(shown) * spacing
    case .bar(let width), .sides(let width): return width
    }
  }
  /// The end of the row at which a position between the last page and the first is.
  private func end(_ position: Double) -> Double {
    position < Double(count) - 0.5 ? Double(count - 1) : 0
  }
  /// The size of a dot at a distance from an edge beyond which there are more: from nothing, a dot's
  /// distance beyond it, to all in the middle of the row, or two dots from the edge.
  private func edge(_ distance: Double, beyond: Double) -> CGFloat {
    let sizes = shown < 3 ? [0, 1] : shown < 5 ? [0, 0.6, 1] : [0, 0.45, 0.7, 1]
    let i = min(max(distance + 1, 0), Double(sizes.count - 1))
    let low = min(Int(i), sizes.count - 2)
    let size = sizes[low] + (sizes[low + 1] - sizes[low]) * (i - Double(low))
    return CGFloat(1 - min(beyond, 1) * (1 - size))
  }

  /// What a press at a place, points from the middle, means in a layout: a page, or one page back or
  /// on.
  func page(at x: CGFloat, _ layout: PageIndicatorLayout) -> Int {
    let way = forward(x)
    switch layout {
    case .dots:
      let place = Double(way / spacing) + start + Double(shown - 1) / 2
      return min(max(Int(place.rounded()), pages.lowerBound), pages.upperBound - 1)
    case .bar:
      let part = (way + size.width / 2) / max(size.width, 1)
      return min(max(Int(part * CGFloat(count)), 0), count - 1)
    case .sides:
      let to = page + (way < 0 ? -1 : 1)
      return isLooping ? (to + count) % count : min(max(to, 0), count - 1)
    }
  }
  /// Whether every page has a place of its own.
  func hasPlaces(_ layout: PageIndicatorLayout) -> Bool {
    if case .sides = layout { return false }
    return shown == count
  }
}
