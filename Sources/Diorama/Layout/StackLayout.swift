import Foundation

/// Children in a row or a column, which share its length.
package struct StackLayout: LayoutAlgorithm {
  package static let defaultSpacing: CGFloat = 8

  package var axis: Axis
  /// The guide across the axis.
  package var alignment: AlignmentKey
  /// Points; nil is 8 between views, and nothing beside a spacer.
  package var spacing: CGFloat?

  package init(axis: Axis, alignment: AlignmentKey, spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing.map { $0.isFinite ? $0 : 0 }
  }
  package var stackAxis: Axis? { axis }
  package var name: String { axis == .horizontal ? "HStack" : "VStack" }

  /// Without a proposal across the axis, what can grow becomes as thick as the thickest: so a divider is
  /// as long as the text beside it, and buttons are of one size.
  package func arrange(_ p: ProposedViewSize, _ children: [Element]) -> Arrangement {
    if children.isEmpty { return Arrangement(size: .zero, places: []) }
    let first = line(p, children)
    let across = axis.other, thickness = first.size[across]
    guard p[across] == nil, first.places.contains(where: { $0.size[across] < thickness })
    else { return first }
    var q = p
    q[across] = thickness
    return line(q, children)
  }
  private func line(_ p: ProposedViewSize, _ children: [Element]) -> Arrangement {
    var places = sizes(p, children)
    var main: CGFloat = 0
    var before = -CGFloat.infinity, after = -CGFloat.infinity
    var guides: [CGFloat] = []
    for (i, child) in children.enumerated() {
      if i > 0 { main += gap(children[i - 1], child) }
      places[i].origin[axis] = main
      main += places[i].size[axis]
      let guide = child.position(alignment, places[i].size, places[i].proposal)
      guides.append(guide)
      before = max(before, guide)
      after = max(after, places[i].size[axis.other] - guide)
    }
    for i in places.indices { places[i].origin[axis.other] = before - guides[i] }
    return Arrangement(size: CGSize(axis, main, before + after), places: places)
  }

  private func gap(_ a: Element, _ b: Element) -> CGFloat {
    spacing ?? (a.takesNoSpacing || b.takesNoSpacing ? 0 : Self.defaultSpacing)
  }
  private func proposal(
    _ main: CGFloat?, _ p: ProposedViewSize, _ child: Element
  ) -> ProposedViewSize {
    var q = p
    q[axis] = main
    if child.isSpacer { q[axis.other] = 0 }
    return q
  }
  private func sizes(_ p: ProposedViewSize, _ children: [Element]) -> [Arrangement.Place] {
    guard let total = p[axis] else {
      return children.map { child in
        let q = proposal(nil, p, child)
        return .init(origin: .zero, size: child.measure(q), proposal: q)
      }
    }
    var places = [Arrangement.Place](
      repeating: .init(origin: .zero, size: .zero, proposal: p), count: children.count)
    shareOut(
      total, gaps: zip(children, children.dropFirst()).reduce(0) { $0 + gap($1.0, $1.1) },
      among: children.count,
      priority: { i in
        let child = children[i]
        return child.isSpacer ? -.infinity : child.trait(LayoutPriorityTrait.self) ?? 0
      },
      length: { i, offer in children[i].measure(proposal(offer, p, children[i]))[axis] },
      take: { i, offer in
        let q = proposal(offer, p, children[i])
        places[i] = .init(origin: .zero, size: children[i].measure(q), proposal: q)
        return places[i].size[axis]
      })
    return places
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
