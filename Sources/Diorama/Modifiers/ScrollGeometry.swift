import Foundation

/// How a scroll view stands to its content, in points. x counts from the leading edge.
public struct ScrollGeometry: Equatable, Sendable {
  /// Where what is seen begins in the content; below zero over the margins at the beginning.
  public var contentOffset: CGPoint
  /// Without the margins.
  public var contentSize: CGSize
  /// What content keeps free at the edges: the safe area, and margins.
  public var contentInsets: EdgeInsets
  /// Of what is seen, without the insets.
  public var containerSize: CGSize
  /// What is seen of the content, with what lies under the insets.
  public var visibleRect: CGRect {
    CGRect(
      origin: contentOffset,
      size: CGSize(
        width: containerSize.width + contentInsets.horizontal,
        height: containerSize.height + contentInsets.vertical))
  }
  /// What is seen of the content beside the insets.
  public var bounds: CGRect {
    CGRect(
      origin: CGPoint(
        x: contentOffset.x + contentInsets.leading, y: contentOffset.y + contentInsets.top),
      size: containerSize)
  }
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    self.contentOffset = contentOffset
    self.contentSize = contentSize
    self.contentInsets = contentInsets
    self.containerSize = containerSize
  }
  @MainActor init(_ scroller: ScrollElement) {
    let insets = scroller.margins.insets(scroller.direction)
    self.init(
      contentOffset: CGPoint(
        x: scroller.offset.x - insets.leading, y: scroller.offset.y - insets.top),
      contentSize: CGSize(
        width: scroller.contentSize.width - insets.horizontal,
        height: scroller.contentSize.height - insets.vertical), contentInsets: insets,
      containerSize: scroller.room)
  }
}

/// What goes with a change of phase.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Of the offset, in points a second, where a hand has let go.
  public let velocity: CGVector?
}

// MARK: geometry

nonisolated struct ScrollGeometryModifier<T: Equatable>: PassModifier, ScrollObserverModifier {
  let value: (ScrollGeometry) -> T
  let action: (T, T) -> Void
  @MainActor func makeObserver(_ graph: Graph) -> ScrollGeometryObserver<T> { .init(graph) }
  @MainActor func update(_ observer: ScrollGeometryObserver<T>, _ node: _Node) {
    observer.value = value
    observer.action = action
    observer.moved()
  }
}
@MainActor final class ScrollGeometryObserver<T: Equatable>: ScrollObserver {
  var value: ((ScrollGeometry) -> T)!
  var action: ((T, T) -> Void)!
  private var last: T?
  override func settled(_ scroller: ScrollElement) {
    let new = value(ScrollGeometry(scroller)), old = last ?? new
    let isFirst = last == nil
    last = new
    if isFirst || new != old { action(old, new) }
  }
}

// MARK: phases

nonisolated struct ScrollPhaseModifier: PassModifier, ScrollObserverModifier {
  let action: (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  @MainActor func makeObserver(_ graph: Graph) -> ScrollPhaseObserver { .init(graph) }
  @MainActor func update(_ observer: ScrollPhaseObserver, _ node: _Node) {
    observer.action = action
  }
}
@MainActor final class ScrollPhaseObserver: ScrollObserver {
  var action: ((ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void)!
  override func phaseChanged(_ old: ScrollPhase, _ new: ScrollPhase) {
    guard let scroller else { return }
    let context = ScrollPhaseChangeContext(
      geometry: ScrollGeometry(scroller), velocity: scroller.releaseVelocity)
    graph.afterUpdate { [weak self] in self?.action(old, new, context) }
  }
}

// MARK: targets that are seen

nonisolated struct TargetVisibilityModifier<ID: Hashable>: PassModifier, ScrollObserverModifier {
  let threshold: Double
  let action: ([ID]) -> Void
  @MainActor func makeObserver(_ graph: Graph) -> TargetVisibilityObserver<ID> { .init(graph) }
  @MainActor func update(_ observer: TargetVisibilityObserver<ID>, _ node: _Node) {
    observer.threshold = threshold
    observer.action = action
    observer.moved()
  }
}
@MainActor final class TargetVisibilityObserver<ID: Hashable>: ScrollObserver {
  var threshold = 0.5
  var action: (([ID]) -> Void)!
  private var last: [ID]?
  override func settled(_ scroller: ScrollElement) {
    let axis = scroller.mainAxis, seen = scroller.seen
    let low = seen.origin[axis], high = low + seen.size[axis]
    let new = scroller.targets(in: low...max(low, high), along: axis).compactMap { t -> ID? in
      let start = t.frame.origin[axis], end = start + t.frame.size[axis]
      let part = min(end, high) - max(start, low)
      guard end > start, part > 0, Double(part / (end - start)) >= threshold - 1e-6 else {
        return nil
      }
      return t.id?.base as? ID
    }
    if new == last { return }
    last = new
    action(new)
  }
}

// MARK: flashing

nonisolated struct FlashModifier: PassModifier, ScrollObserverModifier {
  let onAppear: Bool
  let trigger: AnyEquatable?
  @MainActor func makeObserver(_ graph: Graph) -> FlashObserver { .init(graph) }
  @MainActor func update(_ observer: FlashObserver, _ node: _Node) {
    if onAppear, observer.isNew { observer.wantsFlash = true }
    if let old = observer.trigger, let trigger, old != trigger { observer.wantsFlash = true }
    observer.trigger = trigger
    observer.isNew = false
    if observer.wantsFlash { observer.moved() }
  }
}
@MainActor final class FlashObserver: ScrollObserver {
  var isNew = true
  var wantsFlash = false
  var trigger: AnyEquatable?
  override func settled(_ scroller: ScrollElement) {
    if !wantsFlash { return }
    wantsFlash = false
    scroller.flashBars()
  }
}

extension View {
  /// Runs `action` with what `transform` makes of the geometry of the scroll view in this view: at
  /// first, and whenever it has changed.
  nonisolated public func onScrollGeometryChange<T: Equatable>(
    for type: T.Type, of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(ScrollGeometryModifier(value: transform, action: action))
  }
  /// Runs when something else, or nothing, moves the content of the scroll view in this view.
  nonisolated public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier { old, new, _ in action(old, new) })
  }
  nonisolated public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    modifier(ScrollPhaseModifier(action: action))
  }
  /// Runs with the identities of the scroll view's targets of which enough is seen, at first and
  /// whenever they have changed.
  /// - Parameter threshold: the part of a target, from 0 to 1. Default 0.5.
  nonisolated public func onScrollTargetVisibilityChange<ID: Hashable>(
    idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
  ) -> some View {
    modifier(TargetVisibilityModifier(threshold: threshold, action: action))
  }
  /// Shows the bars of the scroll views in this view for a moment when it appears.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View {
    modifier(FlashModifier(onAppear: onAppear, trigger: nil))
  }
  /// Shows the bars of the scroll views in this view for a moment when `value` changes.
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View {
    modifier(FlashModifier(onAppear: false, trigger: AnyEquatable(value)))
  }
}
