import Foundation

/// Distances from the sides of a rectangle, left and right as on the screen.
package struct Sides: Equatable {
  package var left: CGFloat = 0
  package var top: CGFloat = 0
  package var right: CGFloat = 0
  package var bottom: CGFloat = 0

  package init() {}
  package init(_ insets: EdgeInsets, _ direction: LayoutDirection) {
    let isFlipped = direction == .rightToLeft
    left = isFlipped ? insets.trailing : insets.leading
    right = isFlipped ? insets.leading : insets.trailing
    top = insets.top
    bottom = insets.bottom
  }
  package func insets(_ direction: LayoutDirection) -> EdgeInsets {
    let isFlipped = direction == .rightToLeft
    return EdgeInsets(
      top: top, leading: isFlipped ? right : left, bottom: bottom,
      trailing: isFlipped ? left : right)
  }
  package func kept(_ edges: Edge.Set, _ direction: LayoutDirection) -> Sides {
    let i = insets(direction)
    return Sides(
      EdgeInsets(
        top: edges.contains(.top) ? i.top : 0, leading: edges.contains(.leading) ? i.leading : 0,
        bottom: edges.contains(.bottom) ? i.bottom : 0,
        trailing: edges.contains(.trailing) ? i.trailing : 0), direction)
  }
  package var isZero: Bool { self == Sides() }
  package var horizontal: CGFloat { left + right }
  package var vertical: CGFloat { top + bottom }

  /// The rectangle without these distances; below zero they reach outwards.
  package func inside(_ r: CGRect) -> CGRect {
    CGRect(
      x: r.minX + left, y: r.minY + top, width: max(0, r.width - horizontal),
      height: max(0, r.height - vertical))
  }
  package func outside(_ r: CGRect) -> CGRect {
    CGRect(
      x: r.minX - left, y: r.minY - top, width: r.width + horizontal, height: r.height + vertical)
  }
  package func inside(_ p: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: p.width.map { max(0, $0 - horizontal) }, height: p.height.map { max(0, $0 - vertical) }
    )
  }
  package func outside(_ p: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: p.width.map { $0 + horizontal }, height: p.height.map { $0 + vertical })
  }
}

extension Element {
  /// How far it may grow beyond each side of its frame: over what elements further out keep free, on
  /// the sides where it reaches that.
  package final var safeArea: Sides {
    if !system.hasSafeAreas { return Sides() }
    let own = layoutFrame
    var r = own
    var e = parent
    while let q = e, !q.endsSafeArea {
      let kept = q.safeAreaMargins
      if !kept.isZero {
        let outer = q.layoutFrame, inner = kept.inside(outer)
        let near: CGFloat = 0.01
        if r.minX <= inner.minX + near { r = r.stretched(left: outer.minX) }
        if r.maxX >= inner.maxX - near { r = r.stretched(right: outer.maxX) }
        if r.minY <= inner.minY + near { r = r.stretched(top: outer.minY) }
        if r.maxY >= inner.maxY - near { r = r.stretched(bottom: outer.maxY) }
      }
      e = q.parent
    }
    var sides = Sides()
    sides.left = own.minX - r.minX
    sides.right = r.maxX - own.maxX
    sides.top = own.minY - r.minY
    sides.bottom = r.maxY - own.maxY
    return sides
  }
}

extension CGRect {
  fileprivate func stretched(
    left: CGFloat? = nil, right: CGFloat? = nil, top: CGFloat? = nil, bottom: CGFloat? = nil
  ) -> CGRect {
    let x0 = min(minX, left ?? minX), x1 = max(maxX, right ?? maxX)
    let y0 = min(minY, top ?? minY), y1 = max(maxY, bottom ?? maxY)
    return CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)
  }
}
