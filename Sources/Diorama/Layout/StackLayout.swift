import Foundation

/// Children in a row or a column.
///
/// Space is shared out by priority, then by flexibility: the least flexible child is served first,
/// each is offered an equal share of what is left, and what lower priorities need at least is kept
/// back for them.
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

  package func arrange(_ p: ProposedViewSize, _ children: [Element]) -> Arrangement {
    if children.isEmpty { return Arrangement(size: .zero, places: []) }
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
    spacing ?? (a.isSpacer || b.isSpacer ? 0 : Self.defaultSpacing)
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
    func measure(_ i: Int, _ main: CGFloat) {
      let q = proposal(main, p, children[i])
      places[i] = .init(origin: .zero, size: children[i].measure(q), proposal: q)
    }
    if children.count == 1 {
      measure(0, total)
      return places
    }
    var left = total
    for (a, b) in zip(children, children.dropFirst()) { left -= gap(a, b) }
    struct Child {
      var index: Int
      var priority: Double
      var low: CGFloat
      var flexibility: CGFloat
    }
    var queue = children.enumerated().map { i, child -> Child in
      let low = child.measure(proposal(0, p, child))[axis]
      let high = child.measure(proposal(.infinity, p, child))[axis]
      let priority =
        child.isSpacer ? -Double.infinity : child.trait(LayoutPriorityTrait.self) ?? 0
      return Child(
        index: i, priority: priority, low: low,
        flexibility: high == .infinity ? .infinity : high - low)
    }
    queue.sort { a, b in
      if a.priority != b.priority { return a.priority > b.priority }
      if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
      if a.flexibility == .infinity, a.low != b.low { return a.low > b.low }
      return a.index < b.index
    }
    var reserved = queue.reduce(0) { $0 + $1.low }
    var at = 0
    while at < queue.count {
      var end = at
      while end < queue.count, queue[end].priority == queue[at].priority {
        reserved -= queue[end].low
        end += 1
      }
      var room = left - reserved, rest = end - at
      for child in queue[at..<end] {
        measure(child.index, total == .infinity ? .infinity : max(room / CGFloat(rest), 0))
        let used = places[child.index].size[axis]
        room -= used
        left -= used
        rest -= 1
      }
      at = end
    }
    return places
  }
}

extension CGPoint {
  subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
