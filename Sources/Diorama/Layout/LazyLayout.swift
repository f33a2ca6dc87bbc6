import Foundation

/// How a lazy container lays out lines along its axis.
package struct LazyLayout: LayoutAlgorithm {
  package var axis: Axis
  /// The guide across the axis: of the views of a stack, of a grid in its container.
  package var alignment: AlignmentKey
  /// Points between lines; nil is 8.
  package var spacing: CGFloat?
  package var pinned: PinnedScrollableViews
  /// The columns or rows of a grid; nil for a stack.
  package var items: GridItems?

  package init(
    axis: Axis, alignment: AlignmentKey, spacing: CGFloat?, pinned: PinnedScrollableViews,
    items: GridItems? = nil
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
    self.pinned = pinned
    self.items = items
  }
  package var name: String {
    switch (axis, items == nil) {
    case (.vertical, true): "LazyVStack"
    case (.horizontal, true): "LazyHStack"
    case (.vertical, false): "LazyVGrid"
    case (.horizontal, false): "LazyHGrid"
    }
  }
  package var stackAxis: Axis? { items == nil ? axis : nil }
  package var gap: CGFloat { spacing ?? StackLayout.defaultSpacing }
  /// It is the lazy container that places its views.
  package func arrange(_ p: ProposedViewSize, _ children: [Element]) -> Arrangement {
    Arrangement(size: .zero, places: [])
  }
}
/// The columns or rows of a grid.
package struct GridItems: Equatable {
  package let all: [GridItem]
  package init(_ all: [GridItem]) { self.all = all }
  package static func == (a: Self, b: Self) -> Bool { "\(a.all)" == "\(b.all)" }
}

/// The views that stand side by side in a lazy container: in a stack all that a slot yields, one
/// after the other; in a grid some of them, or of several slots.
struct LazyLine: Equatable {
  var slot: Int
  /// Elements of the slot that stand in lines before.
  var skip = 0
  var count = Int.max
  /// As wide as the container.
  var isWide = true

  /// The lines of a grid: `counts` says how many elements each slot yields.
  static func lines(
    slots: Int, columns: Int, sections: [SlotSection], counts: (Int) -> Int
  ) -> [LazyLine] {
    var lines: [LazyLine] = []
    var wide = Set<Int>(), breaks = Set<Int>()
    for s in sections {
      if let h = s.header { wide.insert(h) }
      if let f = s.footer { wide.insert(f) }
      breaks.insert(s.slots.lowerBound)
      breaks.insert(s.slots.upperBound)
    }
    var open: LazyLine?
    for slot in 0..<slots {
      let isWide = wide.contains(slot)
      if isWide || breaks.contains(slot), let line = open {
        lines.append(line)
        open = nil
      }
      if isWide {
        lines.append(LazyLine(slot: slot))
        continue
      }
      var skip = 0, left = counts(slot)
      while left > 0 {
        var line = open ?? LazyLine(slot: slot, skip: skip, count: 0, isWide: false)
        let taken = min(left, columns - line.count)
        line.count += taken
        skip += taken
        left -= taken
        open = line.count < columns ? line : nil
        if open == nil { lines.append(line) }
      }
    }
    if let open { lines.append(open) }
    return lines
  }
}
