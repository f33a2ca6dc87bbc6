import Foundation

/// A layout of any type. Another layout in its place keeps the views and their state, and moves
/// them to where they stand now.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { Text("a"); Text("b") }
nonisolated public struct AnyLayout: Layout, @unchecked Sendable {
  /// What the layout inside keeps.
  public struct Cache {
    fileprivate var layout: ObjectIdentifier
    fileprivate var value: Any
  }
  private let box: LayoutBox
  public init<L: Layout>(_ layout: L) {
    box = (layout as? AnyLayout)?.box ?? TypedLayoutBox(layout)
  }
  /// The axis of the stack that it is at the moment.
  var axis: Axis? { box.axis }
  func isSame(as other: AnyLayout) -> Bool { box === other.box || box.isSame(as: other.box) }

  public func makeCache(subviews: Subviews) -> Cache { box.makeCache(subviews) }
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    box.updateCache(&cache, subviews)
  }
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    box.spacing(subviews, &cache)
  }
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { box.size(proposal, subviews, &cache) }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { box.place(bounds, proposal, subviews, &cache) }
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { box.guide(guide, bounds, proposal, subviews, &cache) }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? { box.guide(guide, bounds, proposal, subviews, &cache) }

  fileprivate class LayoutBox {
    typealias S = LayoutSubviews
    typealias P = ProposedViewSize
    var axis: Axis? { nil }
    func isSame(as other: LayoutBox) -> Bool { false }
    func makeCache(_ s: S) -> Cache { fatalError() }
    func updateCache(_ c: inout Cache, _ s: S) {}
    func spacing(_ s: S, _ c: inout Cache) -> ViewSpacing { ViewSpacing() }
    func size(_ p: P, _ s: S, _ c: inout Cache) -> CGSize { .zero }
    func place(_ b: CGRect, _ p: P, _ s: S, _ c: inout Cache) {}
    func guide(
      _ g: HorizontalAlignment, _ b: CGRect, _ p: P, _ s: S, _ c: inout Cache
    ) -> CGFloat? { nil }
    func guide(
      _ g: VerticalAlignment, _ b: CGRect, _ p: P, _ s: S, _ c: inout Cache
    ) -> CGFloat? { nil }
  }

  private final class TypedLayoutBox<L: Layout>: LayoutBox {
    private let layout: L
    init(_ layout: L) { self.layout = layout }
    override var axis: Axis? { L.layoutProperties.stackOrientation }
    override func isSame(as other: LayoutBox) -> Bool {
      guard let other = other as? TypedLayoutBox<L> else { return false }
      nonisolated(unsafe) var (a, b) = (layout, other.layout)
      return MainActor.assumeIsolated { FieldTable.of(L.self).areEqual(&a, &b) }
    }
    override func makeCache(_ s: S) -> Cache {
      Cache(layout: ObjectIdentifier(L.self), value: layout.makeCache(subviews: s))
    }
    /// Works with a cache of its own; what another layout has left is thrown away.
    private func own<R>(_ c: inout Cache, _ s: S, _ body: (inout L.Cache) -> R) -> R {
      if c.layout != ObjectIdentifier(L.self) { c = makeCache(s) }
      var value = c.value as! L.Cache
      defer { c.value = value }
      return body(&value)
    }
    override func updateCache(_ c: inout Cache, _ s: S) {
      own(&c, s) { layout.updateCache(&$0, subviews: s) }
    }
    override func spacing(_ s: S, _ c: inout Cache) -> ViewSpacing {
      own(&c, s) { layout.spacing(subviews: s, cache: &$0) }
    }
    override func size(_ p: P, _ s: S, _ c: inout Cache) -> CGSize {
      own(&c, s) { layout.sizeThatFits(proposal: p, subviews: s, cache: &$0) }
    }
    override func place(_ b: CGRect, _ p: P, _ s: S, _ c: inout Cache) {
      own(&c, s) { layout.placeSubviews(in: b, proposal: p, subviews: s, cache: &$0) }
    }
    override func guide(
      _ g: HorizontalAlignment, _ b: CGRect, _ p: P, _ s: S, _ c: inout Cache
    ) -> CGFloat? {
      own(&c, s) {
        layout.explicitAlignment(of: g, in: b, proposal: p, subviews: s, cache: &$0)
      }
    }
    override func guide(
      _ g: VerticalAlignment, _ b: CGRect, _ p: P, _ s: S, _ c: inout Cache
    ) -> CGFloat? {
      own(&c, s) {
        layout.explicitAlignment(of: g, in: b, proposal: p, subviews: s, cache: &$0)
      }
    }
  }
}
