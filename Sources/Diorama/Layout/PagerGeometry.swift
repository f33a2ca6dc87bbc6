import Foundation

/// Where the pages of a pager lie: along one axis, each as long as the pager less what of its
/// neighbours is seen at rest.
package struct PagerGeometry: Equatable, Sendable {
  package var axis = Axis.horizontal
  /// Points at either end in which the neighbours are seen at rest.
  package var inset: CGFloat = 0
  /// Points between two pages.
  package var spacing: CGFloat = 0
  package init() {}

  /// The length of a page in a pager of a size; never less than a point.
  package func page(_ size: CGSize) -> CGFloat { max(size[axis] - 2 * used, 1) }
  /// From one page to the next.
  package func step(_ size: CGSize) -> CGFloat { page(size) + max(finite(spacing), 0) }
  private var used: CGFloat { max(finite(inset), 0) }
  private func finite(_ v: CGFloat) -> CGFloat { v.isFinite ? v : 0 }

  /// The places of which something is seen at a position in pages.
  package func seen(at position: Double, _ size: CGSize) -> Range<Int> {
    let page = page(size), step = step(size), length = size[axis]
    // The pager begins `before` a page's beginning, and ends `length` later.
    let before = (length - page) / 2
    let low = (position - Double((before + page) / step)).rounded(.down) + 1
    let high = (position + Double((length - before) / step)).rounded(.up)
    let from = Int(low), to = max(Int(high), from)
    return from..<to
  }
  /// The frame of the page at a place, `step`s from the origin, in a strip that is not mirrored.
  package func frame(_ place: Int, _ child: CGSize, _ size: CGSize, isMirrored: Bool) -> CGRect {
    let way = CGFloat(place) * step(size) * (isMirrored ? -1 : 1)
    return CGRect(
      x: (size.width - child.width) / 2 + (axis == .horizontal ? way : 0),
      y: (size.height - child.height) / 2 + (axis == .vertical ? way : 0),
      width: child.width, height: child.height)
  }
  /// What a page is proposed.
  package func proposal(_ size: CGSize) -> ProposedViewSize {
    axis == .horizontal
      ? ProposedViewSize(width: page(size), height: size.height)
      : ProposedViewSize(width: size.width, height: page(size))
  }
}
