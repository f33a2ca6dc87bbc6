import Foundation

/// Where a container's children go for one proposal.
package struct Arrangement {
  package struct Place {
    package var origin: CGPoint
    package var size: CGSize
    package var proposal: ProposedViewSize
  }
  package var size: CGSize
  package var places: [Place]
}

/// How a container sizes and places its children, leading on the left.
@MainActor package protocol LayoutAlgorithm: Equatable {
  func arrange(_ p: ProposedViewSize, _ children: [Element]) -> Arrangement
  /// What its layer is called.
  var name: String { get }
  /// The axis along which views follow each other.
  var stackAxis: Axis? { get }
}
extension LayoutAlgorithm {
  package var stackAxis: Axis? { nil }
}

extension Element {
  /// Where `guide` lies on the child: what it sets, or the guide's default.
  func position(_ key: AlignmentKey, _ size: CGSize, _ p: ProposedViewSize) -> CGFloat {
    let v = guide(key, in: size, p) ?? key.id.defaultValue(in: dimensions(size, p))
    // The middle of something endless, as in an answer to an endless proposal, is nowhere.
    return v.isFinite ? v : 0
  }
}

/// Children over each other, aligned by a guide on each axis.
package struct ZLayout: LayoutAlgorithm {
  package var alignment: Alignment
  package init(alignment: Alignment = .center) { self.alignment = alignment }
  package var name: String { "ZStack" }

  /// Where nothing is proposed, what can grow becomes as large as the largest: so a colour fills the
  /// stack behind a text.
  package func arrange(_ p: ProposedViewSize, _ children: [Element]) -> Arrangement {
    if children.isEmpty { return Arrangement(size: .zero, places: []) }
    let first = pile(p, children), size = first.size
    let isSmall = first.places.contains {
      p.width == nil && $0.size.width < size.width
        || p.height == nil && $0.size.height < size.height
    }
    guard isSmall else { return first }
    return pile(ProposedViewSize(p.replacingUnspecifiedDimensions(by: size)), children)
  }
  private func pile(_ p: ProposedViewSize, _ children: [Element]) -> Arrangement {
    let priorities = children.map { $0.trait(LayoutPriorityTrait.self) ?? 0 }
    let top = priorities.max()!
    var places: [Arrangement.Place] = []
    // The box that holds the children of the highest priority, about the common guides.
    var before = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    var after = before
    var guides: [CGPoint] = []
    for (child, priority) in zip(children, priorities) {
      let size = child.measure(p)
      let guide = CGPoint(
        x: child.position(alignment.horizontal.key, size, p),
        y: child.position(alignment.vertical.key, size, p))
      guides.append(guide)
      places.append(.init(origin: .zero, size: size, proposal: p))
      if priority == top {
        before = CGPoint(x: max(before.x, guide.x), y: max(before.y, guide.y))
        after = CGPoint(
          x: max(after.x, size.width - guide.x), y: max(after.y, size.height - guide.y))
      }
    }
    let size = CGSize(width: before.x + after.x, height: before.y + after.y)
    for i in places.indices { places[i].origin = before - guides[i] }
    return Arrangement(size: size, places: places)
  }
}

/// How soon a child is served when room is scarce.
package enum LayoutPriorityTrait: _TraitKey { package typealias Value = Double }
/// How far in front a child is drawn.
package enum ZIndexTrait: _TraitKey { package typealias Value = Double }
