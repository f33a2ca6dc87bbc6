import Foundation

/// What a layout of the toolkit keeps between calls.
public struct _ArrangementCache {
  private var arrangements: [(ProposedViewSize, Arrangement)] = []

  @MainActor private mutating func arrangement(
    _ p: ProposedViewSize, _ subviews: LayoutSubviews, _ algorithm: some LayoutAlgorithm
  ) -> Arrangement {
    if let hit = arrangements.first(where: { $0.0 == p }) { return hit.1 }
    let a = algorithm.arrange(p, Array(subviews.elements))
    if arrangements.count >= 4 { arrangements.removeFirst() }
    arrangements.append((p, a))
    return a
  }
  @MainActor mutating func size(
    _ p: ProposedViewSize, _ subviews: LayoutSubviews, _ algorithm: some LayoutAlgorithm
  ) -> CGSize { arrangement(p, subviews, algorithm).size }
  /// What has another size than `bounds` is put into the middle.
  @MainActor mutating func place(
    in bounds: CGRect, _ p: ProposedViewSize, _ subviews: LayoutSubviews,
    _ algorithm: some LayoutAlgorithm
  ) {
    let a = arrangement(p, subviews, algorithm)
    let corner = CGPoint(
      x: bounds.midX - a.size.width / 2, y: bounds.midY - a.size.height / 2)
    for (i, place) in zip(subviews.indices, a.places) {
      var place = place
      place.origin = place.origin + corner
      subviews.places.places[i] = place
    }
  }
}

/// A layout that one of the toolkit's algorithms does.
nonisolated protocol AlgorithmicLayout: Layout where Cache == _ArrangementCache {
  associatedtype Algorithm: LayoutAlgorithm
  @MainActor var algorithm: Algorithm { get }
}
extension AlgorithmicLayout {
  func size(
    _ p: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _ArrangementCache
  ) -> CGSize {
    nonisolated(unsafe) let me = self
    nonisolated(unsafe) var own = cache
    defer { cache = own }
    return MainActor.assumeIsolated { own.size(p, subviews, me.algorithm) }
  }
  func place(
    _ bounds: CGRect, _ p: ProposedViewSize, _ subviews: LayoutSubviews,
    _ cache: inout _ArrangementCache
  ) {
    nonisolated(unsafe) let me = self
    nonisolated(unsafe) var own = cache
    defer { cache = own }
    MainActor.assumeIsolated { own.place(in: bounds, p, subviews, me.algorithm) }
  }
}

/// `HStack` as a layout, to be changed for another by `AnyLayout`.
nonisolated public struct HStackLayout: AlgorithmicLayout, Equatable, Sendable {
  public typealias Cache = _ArrangementCache
  public var alignment: VerticalAlignment
  /// Points; nil is 8, and nothing beside a `Spacer`, also one with a frame.
  public var spacing: CGFloat?
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  @MainActor var algorithm: StackLayout {
    StackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }
  public static var layoutProperties: LayoutProperties { LayoutProperties(.horizontal) }
  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { size(proposal, subviews, &cache) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { place(bounds, proposal, subviews, &cache) }
}

/// `VStack` as a layout, to be changed for another by `AnyLayout`.
nonisolated public struct VStackLayout: AlgorithmicLayout, Equatable, Sendable {
  public typealias Cache = _ArrangementCache
  public var alignment: HorizontalAlignment
  /// Points; nil is 8, and nothing beside a `Spacer`, also one with a frame.
  public var spacing: CGFloat?
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }
  @MainActor var algorithm: StackLayout {
    StackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }
  public static var layoutProperties: LayoutProperties { LayoutProperties(.vertical) }
  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { size(proposal, subviews, &cache) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { place(bounds, proposal, subviews, &cache) }
}

/// `ZStack` as a layout, to be changed for another by `AnyLayout`.
nonisolated public struct ZStackLayout: AlgorithmicLayout, Equatable, Sendable {
  public typealias Cache = _ArrangementCache
  public var alignment: Alignment
  public init(alignment: Alignment = .center) { self.alignment = alignment }
  @MainActor var algorithm: ZLayout { ZLayout(alignment: alignment) }
  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { size(proposal, subviews, &cache) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { place(bounds, proposal, subviews, &cache) }
}

/// `Grid` as a layout, to be changed for another by `AnyLayout`.
nonisolated public struct GridLayout: AlgorithmicLayout, Equatable, Sendable {
  public typealias Cache = _ArrangementCache
  public var alignment: Alignment
  /// Points; nil is 8.
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }
  @MainActor var algorithm: GridArranger {
    GridArranger(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
  }
  public func makeCache(subviews: Subviews) -> Cache { Cache() }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { size(proposal, subviews, &cache) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { place(bounds, proposal, subviews, &cache) }
}
