import Foundation

/// The row of a grid that a cell is in.
package struct GridRowPlace {
  /// The same for all cells of a row.
  package var row: ObjectIdentifier
  package var alignment: VerticalAlignment?
  package init(row: ObjectIdentifier, alignment: VerticalAlignment?) {
    self.row = row
    self.alignment = alignment
  }
}
package enum GridRowTrait: _TraitKey { package typealias Value = GridRowPlace }
package enum GridCellColumnsTrait: _TraitKey { package typealias Value = Int }
package enum GridCellAnchorTrait: _TraitKey { package typealias Value = UnitPoint }
package enum GridCellUnsizedTrait: _TraitKey { package typealias Value = Axis.Set }
package enum GridColumnAlignmentTrait: _TraitKey { package typealias Value = HorizontalAlignment }

/// Children in rows, whose cells stand in common columns. A child that is in no row is a row of one
/// cell as wide as the grid.
package struct GridArranger: LayoutAlgorithm {
  package var alignment: Alignment
  /// Points; nil is 8.
  package var horizontalSpacing: CGFloat?
  package var verticalSpacing: CGFloat?
  package init(alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.map { $0.isFinite ? $0 : 0 }
    self.verticalSpacing = verticalSpacing.map { $0.isFinite ? $0 : 0 }
  }
  package var name: String { "Grid" }

  package func arrange(_ p: ProposedViewSize, _ children: [Element]) -> Arrangement {
    if children.isEmpty { return Arrangement(size: .zero, places: []) }
    var table = GridTable(
      children, alignment, horizontalSpacing ?? StackLayout.defaultSpacing,
      verticalSpacing ?? StackLayout.defaultSpacing)
    table.setWidths(p)
    table.setHeights(p)
    return table.arrangement
  }
}

/// A grid that is being laid out: first the widths of its columns, then the heights of its rows.
@MainActor private struct GridTable {
  struct Cell {
    let element: Element
    let column: Int
    var span: Int
    let unsized: Axis.Set
    let anchor: UnitPoint?
  }
  struct Row {
    var cells: [Cell] = []
    let alignment: VerticalAlignment
    var height: CGFloat = 0
    /// From its top to the guide of its alignment.
    var guide: CGFloat = 0
  }
  private let alignment: Alignment
  private let gapX: CGFloat, gapY: CGFloat
  private var rows: [Row] = []
  private var widths: [CGFloat] = []
  private var columnAlignments: [Int: HorizontalAlignment] = [:]

  init(_ children: [Element], _ alignment: Alignment, _ gapX: CGFloat, _ gapY: CGFloat) {
    self.alignment = alignment
    self.gapX = gapX
    self.gapY = gapY
    var current: ObjectIdentifier?
    var columns = 0, column = 0
    var wholeRows: [Int] = []
    for child in children {
      let place = child.trait(GridRowTrait.self)
      if place == nil || place!.row != current {
        current = place?.row
        column = 0
        rows.append(Row(alignment: place?.alignment ?? alignment.vertical))
      }
      if place == nil { wholeRows.append(rows.count - 1) }
      let span = place == nil ? 1 : max(child.trait(GridCellColumnsTrait.self) ?? 1, 1)
      rows[rows.count - 1].cells.append(
        Cell(
          element: child, column: column, span: span,
          unsized: child.trait(GridCellUnsizedTrait.self) ?? [],
          anchor: child.trait(GridCellAnchorTrait.self)))
      if let own = child.trait(GridColumnAlignmentTrait.self) { columnAlignments[column] = own }
      column += span
      columns = max(columns, column)
    }
    for i in wholeRows { rows[i].cells[0].span = columns }
    widths = Array(repeating: 0, count: columns)
  }

  private func width(of cell: Cell) -> CGFloat {
    widths[cell.column..<(cell.column + cell.span)].reduce(0, +) + gapX * CGFloat(cell.span - 1)
  }
  private var width: CGFloat { widths.reduce(0, +) + gapX * CGFloat(widths.count - 1) }

  // MARK: widths

  mutating func setWidths(_ p: ProposedViewSize) {
    let count = widths.count
    var columns = [[Element]](repeating: [], count: count)
    for row in rows {
      for cell in row.cells where cell.span == 1 && !cell.unsized.contains(.horizontal) {
        columns[cell.column].append(cell.element)
      }
    }
    func length(_ column: Int, _ offer: CGFloat?) -> CGFloat {
      let q = ProposedViewSize(width: offer, height: p.height)
      return columns[column].reduce(0) { max($0, $1.measure(q).width) }
    }
    var found = widths
    if let total = p.width {
      shareOut(
        total, gaps: gapX * CGFloat(count - 1), among: count,
        priority: { c in
          columns[c].map { $0.trait(LayoutPriorityTrait.self) ?? 0 }.max() ?? 0
        }, length: { length($0, $1) },
        take: { c, offer in
          found[c] = length(c, offer)
          return found[c]
        })
    } else {
      for c in 0..<count { found[c] = length(c, nil) }
    }
    widths = found
    // Cells of several columns widen them where that is not enough.
    for row in rows {
      for cell in row.cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
        let own = width(of: cell)
        let offer = p.width.map { $0 == .infinity ? $0 : max(own, $0 - (width - own)) }
        let need = cell.element.measure(ProposedViewSize(width: offer, height: p.height)).width
        if need <= own { continue }
        for c in cell.column..<(cell.column + cell.span) {
          widths[c] += (need - own) / CGFloat(cell.span)
        }
      }
    }
  }

  // MARK: heights

  mutating func setHeights(_ p: ProposedViewSize) {
    func length(_ row: Int, _ offer: CGFloat?) -> CGFloat {
      rows[row].cells.reduce(0) { high, cell in
        if cell.unsized.contains(.vertical) { return high }
        let q = ProposedViewSize(width: width(of: cell), height: offer)
        return max(high, cell.element.measure(q).height)
      }
    }
    var found = rows
    if let total = p.height {
      shareOut(
        total, gaps: gapY * CGFloat(rows.count - 1), among: rows.count,
        priority: { r in
          rows[r].cells.map { $0.element.trait(LayoutPriorityTrait.self) ?? 0 }.max() ?? 0
        }, length: { length($0, $1) },
        take: { r, offer in
          found[r] = aligned(rows[r], length(r, offer), offer)
          return found[r].height
        })
    } else {
      for r in rows.indices { found[r] = aligned(rows[r], length(r, nil), nil) }
    }
    rows = found
  }
  /// A row with room for cells that are aligned by a guide, such as a baseline.
  private func aligned(_ row: Row, _ height: CGFloat, _ offer: CGFloat?) -> Row {
    var row = row
    row.height = height
    let key = row.alignment.key
    var before: CGFloat = 0, after: CGFloat = 0
    for cell in row.cells where cell.anchor == nil && !cell.unsized.contains(.vertical) {
      let p = ProposedViewSize(width: width(of: cell), height: offer)
      let size = cell.element.measure(p)
      if !size.height.isFinite { return row }
      let guide = cell.element.position(key, size, p)
      before = max(before, guide)
      after = max(after, size.height - guide)
    }
    row.height = max(height, before + after)
    row.guide =
      before + after == row.height
      ? before : ViewDimensions(size: CGSize(width: 0, height: row.height))[key]
    return row
  }

  // MARK: places

  var arrangement: Arrangement {
    var places: [Arrangement.Place] = []
    var y: CGFloat = 0
    for row in rows {
      for cell in row.cells {
        let x = widths[..<cell.column].reduce(0) { $0 + $1 + gapX }
        let room = CGSize(width: width(of: cell), height: row.height)
        let p = ProposedViewSize(room)
        let size = cell.element.measure(p)
        var origin = CGPoint(x: x, y: y)
        if let anchor = cell.anchor {
          origin.x += anchor.x * (room.width - size.width)
          origin.y += anchor.y * (room.height - size.height)
        } else {
          let across = (columnAlignments[cell.column] ?? alignment.horizontal).key
          origin.x += ViewDimensions(size: room)[across] - cell.element.position(across, size, p)
          origin.y += row.guide - cell.element.position(row.alignment.key, size, p)
        }
        places.append(.init(origin: origin, size: size, proposal: p))
      }
      y += row.height + gapY
    }
    return Arrangement(size: CGSize(width: width, height: max(y - gapY, 0)), places: places)
  }
}
