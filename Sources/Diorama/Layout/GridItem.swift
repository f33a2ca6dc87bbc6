import Foundation

/// A column of a lazy vertical grid, or a row of a horizontal one.
public struct GridItem: Sendable {
  public enum Size: Sendable {
    /// Points.
    case fixed(CGFloat)
    /// An equal share of what is left, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into an equal share of what is left, each within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public var size: GridItem.Size
  /// Points to the next one; nil is 8.
  public var spacing: CGFloat?
  /// Of a view in its cell; nil is the middle.
  public var alignment: Alignment?

  public init(
    _ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// What stays at the edge of a scroll view while its section is seen.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column (or row) of a grid that has its place.
@MainActor struct GridTrack {
  var start: CGFloat
  var length: CGFloat
  var alignment: Alignment

  /// What items come to in `room` points: fixed ones first, then each of the others takes its share
  /// of what is left for it and those after it, within its limits. Without a room, each is as small
  /// as it may.
  static func tracks(_ items: [GridItem], in room: CGFloat?) -> [GridTrack] {
    func limited(_ v: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      max(low, min(v, high), 0)
    }
    func gap(_ i: Int) -> CGFloat { items[i].spacing ?? StackLayout.defaultSpacing }
    var left = room ?? 0, shares = 0
    for (i, item) in items.enumerated() {
      if i + 1 < items.count { left -= gap(i) }
      if case .fixed(let length) = item.size { left -= max(length, 0) } else { shares += 1 }
    }
    var tracks: [GridTrack] = []
    var at: CGFloat = 0
    for (i, item) in items.enumerated() {
      let alignment = item.alignment ?? .center
      func add(_ length: CGFloat) {
        tracks.append(GridTrack(start: at, length: length, alignment: alignment))
        at += length + gap(i)
      }
      let share = shares > 0 ? max(left, 0) / CGFloat(shares) : 0
      switch item.size {
      case .fixed(let length): add(max(length, 0))
      case .flexible(let low, let high):
        let length = limited(share, low, high)
        add(length)
        left -= length
        shares -= 1
      case .adaptive(let low, let high):
        let low = max(low, 1)
        let number = max(1, ((share + gap(i)) / (low + gap(i)) + 1e-9).rounded(.down))
        let length = limited((share - gap(i) * (number - 1)) / number, low, high)
        for _ in 0..<Int(number) { add(length) }
        left -= length * number + gap(i) * (number - 1)
        shares -= 1
      }
    }
    return tracks
  }
}
