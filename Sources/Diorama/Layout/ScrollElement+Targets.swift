import Foundation

/// Views that a scroll view comes to rest at and that are known by their identity.
@MainActor package protocol ScrollTargets: Element {
  /// Those within a stretch of an axis of the content, leading on the left.
  func targets(in range: ClosedRange<CGFloat>, along axis: Axis) -> [ScrollElement.Target]
  /// The frame of one of them, made or not.
  func target(with id: AnyHashable) -> CGRect?
}

extension ScrollElement {
  package struct Target {
    /// In the content, leading on the left.
    package var frame: CGRect
    package var id: AnyHashable?
    /// What its view was called besides.
    package var otherID: () -> AnyHashable? = { nil }
    /// The identity of which something is true, that of the view first.
    package func id(where isMeant: (AnyHashable) -> Bool) -> AnyHashable? {
      otherID().flatMap { isMeant($0) ? $0 : nil } ?? id.flatMap { isMeant($0) ? $0 : nil }
    }
  }
  /// Frames along an axis, in their order.
  package func targets(in range: ClosedRange<CGFloat>, along axis: Axis) -> [Target] {
    targetSources.values.compactMap(\.targets)
      .flatMap { $0.targets(in: range, along: axis) }
      .sorted { $0.frame.origin[axis] < $1.frame.origin[axis] }
  }
  package func target(with id: AnyHashable) -> CGRect? {
    for s in targetSources.values {
      if let r = s.targets?.target(with: id) { return r }
    }
    return nil
  }
  /// Offsets, within a stretch of them, at which a target stands at the beginning of what is seen.
  package func starts(in range: ClosedRange<CGFloat>, along axis: Axis) -> [CGFloat] {
    let sides = margins.insets(direction)
    let margin = axis == .horizontal ? sides.leading : sides.top
    return targets(in: range.lowerBound + margin...range.upperBound + margin, along: axis)
      .map { $0.frame.origin[axis] - margin }
  }
  /// The axis along which targets are told apart.
  package var mainAxis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }
  /// What is seen of the content beside the margins, leading on the left.
  package var seen: CGRect {
    let sides = margins.insets(direction)
    return CGRect(
      origin: CGPoint(x: offset.x + sides.leading, y: offset.y + sides.top), size: room)
  }
  /// The target whose point at `anchor` is nearest to that point of what is seen.
  package func nearestTarget(to anchor: UnitPoint?) -> Target? {
    let axis = mainAxis, seen = seen
    let at = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
    let place = seen.origin[axis] + seen.size[axis] * at
    let reach = max(seen.size[axis], 1)
    let near = targets(in: place - reach...place + reach, along: axis)
    return near.min { a, b in
      func way(_ t: Target) -> CGFloat {
        abs(t.frame.origin[axis] + t.frame.size[axis] * at - place)
      }
      return way(a) < way(b)
    }
  }
}

/// Targets that are the children of a container.
@MainActor final class TargetContainer {
  private unowned let container: ContainerElement
  private let scroller: ScrollElement
  init(_ container: ContainerElement, _ scroller: ScrollElement) {
    self.container = container
    self.scroller = scroller
  }
  /// In the container, leading on the left.
  private func leading(_ r: CGRect) -> CGRect {
    container.direction == .rightToLeft ? r.mirrored(in: container.frame.width) : r
  }
  private func inContent(_ r: CGRect) -> CGRect { scroller.contentFrame(r, in: container) }
  /// The container's own frame in the content.
  var whole: CGRect { inContent(CGRect(origin: .zero, size: container.frame.size)) }

  func targets(in range: ClosedRange<CGFloat>, along axis: Axis) -> [ScrollElement.Target] {
    if let lazy = container as? LazyElement {
      let start = inContent(.zero).origin[axis]
      return lazy.targets(in: range.lowerBound - start...range.upperBound - start).map {
        ScrollElement.Target(frame: inContent($0.frame), id: $0.id, otherID: $0.otherID)
      }
    }
    var all: [ScrollElement.Target] = []
    forEach { e, id, otherID in
      let frame = inContent(leading(e.frame))
      let low = frame.origin[axis], high = low + frame.size[axis]
      if high >= range.lowerBound, low <= range.upperBound {
        all.append(ScrollElement.Target(frame: frame, id: id, otherID: otherID))
      }
    }
    return all
  }
  func target(with id: AnyHashable) -> CGRect? {
    if let lazy = container as? LazyElement { return lazy.frame(of: id).map(inContent) }
    var found: CGRect?
    forEach { e, own, other in
      if found == nil, own == id || other() == id { found = inContent(leading(e.frame)) }
    }
    return found
  }
  private func forEach(_ body: (Element, AnyHashable?, @escaping () -> AnyHashable?) -> Void) {
    guard let slots = container.list as? any SlotList else { return }
    for i in 0..<slots.slotCount {
      var elements: [Element] = []
      slots.collectSlot(i, into: &elements)
      let id = slots.identity(ofSlot: i)
      for e in elements { body(e, id) { slots.otherIdentity(ofSlot: i) } }
    }
  }
}
extension LazyElement {
  /// Lines within a stretch of its axis.
  fileprivate func targets(in range: ClosedRange<CGFloat>) -> [ScrollElement.Target] {
    lines(in: range).map {
      let slot = line($0).slot, slots = slots
      return ScrollElement.Target(
        frame: frame(ofLine: $0), id: slots.identity(ofSlot: slot),
        otherID: { slots.otherIdentity(ofSlot: slot) })
    }
  }
}

extension Element {
  /// The scroll view around.
  package var nearestScroller: ScrollElement? {
    var e = parent
    while let q = e {
      if let s = q as? ScrollElement { return s }
      e = q.parent
    }
    return nil
  }
}
