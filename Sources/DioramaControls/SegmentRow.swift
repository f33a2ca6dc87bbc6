import SwiftUI

/// What a view in a row of segments is.
enum SegmentPart: Hashable, LayoutValueKey {
  case segment(Int)
  /// In the frame of a segment.
  case indicator(Int)
  /// Below a segment.
  case caption(Int)
  /// Behind all segments.
  case background
  static var defaultValue: SegmentPart { .background }
}

/// Where segments were placed last, leading on the left.
final class SegmentPlaces: @unchecked Sendable {
  var frames: [CGRect] = []
  var size = CGSize.zero

  /// The segment at a distance from the leading edge, or the nearest one.
  func index(at x: CGFloat) -> Int? {
    frames.indices.min { distance($0, x) < distance($1, x) }
  }
  private func distance(_ i: Int, _ x: CGFloat) -> CGFloat {
    max(frames[i].minX - x, x - frames[i].maxX, 0)
  }
}

/// Segments beside each other, with what lies behind and below them.
struct SegmentRow: Layout {
  /// Points that a segment among equals takes at least.
  static let narrowest: CGFloat = 44
  private static let captionGap: CGFloat = 4

  let distribution: SegmentDistribution
  let spacing: CGFloat
  let places: SegmentPlaces

  /// The points that `count` segments of equal width need.
  static func least(_ count: Int, spacing: CGFloat) -> CGFloat {
    CGFloat(count) * narrowest + CGFloat(max(count - 1, 0)) * spacing
  }
  private func gaps(_ count: Int) -> CGFloat { CGFloat(max(count - 1, 0)) * spacing }

  /// What each segment would like, with its caption.
  private func ideals(_ subviews: Subviews) -> [CGFloat] {
    var widths: [Int: CGFloat] = [:]
    for s in subviews {
      switch s[SegmentPart.self] {
      case .segment(let i), .caption(let i):
        widths[i] = max(widths[i] ?? 0, s.sizeThatFits(.unspecified).width)
      default: break
      }
    }
    let all = widths.sorted { $0.key < $1.key }.map(\.value)
    if distribution == .fit { return all }
    let widest = max(all.max() ?? 0, Self.narrowest)
    return all.map { _ in widest }
  }
  /// What each segment gets in a width.
  private func widths(_ width: CGFloat?, _ ideals: [CGFloat]) -> [CGFloat] {
    guard let width, !ideals.isEmpty else { return ideals }
    let room = max(width - gaps(ideals.count), 0), sum = ideals.reduce(0, +)
    if distribution == .fillEqually {
      return ideals.map { _ in room / CGFloat(ideals.count) }
    }
    return sum <= room || sum <= 0 ? ideals : ideals.map { $0 * room / sum }
  }
  private func heights(_ widths: [CGFloat], _ subviews: Subviews) -> (bar: CGFloat, all: CGFloat) {
    var bar: CGFloat = 0, caption: CGFloat = 0
    for s in subviews {
      switch s[SegmentPart.self] {
      case .segment(let i):
        bar = max(bar, s.sizeThatFits(ProposedViewSize(width: widths[i], height: nil)).height)
      case .caption(let i):
        let own = s.sizeThatFits(ProposedViewSize(width: widths[i], height: nil)).height
        caption = max(caption, own + Self.captionGap)
      default: break
      }
    }
    return (bar, bar + caption)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let ideals = ideals(subviews), widths = widths(proposal.width, ideals)
    var width = widths.reduce(0, +) + gaps(widths.count)
    if distribution == .fillEqually { width = proposal.width ?? width }
    return CGSize(width: width, height: heights(widths, subviews).all)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let widths = widths(bounds.width, ideals(subviews))
    let bar = heights(widths, subviews).bar
    var x = bounds.minX
    let frames = widths.map { width in
      defer { x += width + spacing }
      return CGRect(x: x, y: bounds.minY, width: width, height: bar)
    }
    places.frames = frames
    places.size = bounds.size
    for s in subviews {
      switch s[SegmentPart.self] {
      case .segment(let i), .indicator(let i):
        guard i < frames.count else { continue }
        s.place(
          at: CGPoint(x: frames[i].midX, y: frames[i].midY), anchor: .center,
          proposal: ProposedViewSize(frames[i].size))
      case .caption(let i):
        guard i < frames.count else { continue }
        s.place(
          at: CGPoint(x: frames[i].midX, y: bar + Self.captionGap), anchor: .top,
          proposal: ProposedViewSize(width: frames[i].width, height: nil))
      case .background:
        s.place(
          at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: bar))
      }
    }
  }
}

/// What a ring is drawn around: the segments without what is below them.
struct SegmentBar: Shape {
  let radius: CGFloat
  let places: SegmentPlaces
  func path(in rect: CGRect) -> Path {
    var bar = rect
    bar.size.height = min(places.frames.first?.height ?? rect.height, rect.height)
    return RoundedRectangle(cornerRadius: radius).path(in: bar)
  }
}

/// A view that scrolls, no wider than what it shows.
struct SegmentViewport: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let ideal = content.sizeThatFits(.unspecified)
    return CGSize(width: min(proposal.width ?? ideal.width, ideal.width), height: ideal.height)
  }
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
