import Foundation

/// A layout with what it lays out.
nonisolated struct LayoutView<L: Layout, Content: View>: View {
  typealias Body = Never
  let layout: L
  let content: Content
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    LayoutNode(view, context)
  }
}

@MainActor
final class LayoutNode<L: Layout, Content: View>:
  BoxNode<LayoutView<L, Content>, Content, LayoutElement<L>>
{
  init(_ view: LayoutView<L, Content>, _ context: _NodeContext) {
    super.init(view, view.content, context)
    box = LayoutElement(
      owner: self, system: graph.layout, list: content, algorithm: ZLayout(),
      layer: Layer("\(L.self)"))
    box.layout = view.layout
    evaluate()
  }
  override func set(_ new: LayoutView<L, Content>) {
    var (a, b) = (view.layout, new.layout)
    let isSame =
      if let a = a as? AnyLayout, let b = b as? AnyLayout {
        a.isSame(as: b)
      } else {
        FieldTable.of(L.self).areEqual(&a, &b)
      }
    view = new
    if !isSame { box.change(to: new.layout) }
    content.set(new.content)
  }
}

/// A container whose layout is written by its user.
@MainActor final class LayoutElement<L: Layout>: ContainerElement {
  var layout: L!
  private var cache: L.Cache?
  private var isCacheStale = false
  private let places = LayoutPlaces()

  override var axis: Axis? {
    (layout as? AnyLayout).map(\.axis) ?? L.layoutProperties.stackOrientation
  }
  override func forget() {
    super.forget()
    isCacheStale = true
  }
  func change(to new: L) {
    let old = axis
    layout = new
    invalidate()
    if axis == old { return }
    // Spacers and dividers lie along or across the axis.
    for child in children {
      var e = child
      while let wrapper = e as? WrapperElement { e = wrapper.child }
      e.invalidate()
    }
  }
  /// Calls a part of the layout with its subviews and its cache.
  private func call<R>(_ body: (LayoutSubviews, inout L.Cache) -> R) -> R {
    refresh()
    let subviews = LayoutSubviews(
      elements: children[...], places: places, layoutDirection: direction)
    var cache = cache ?? layout.makeCache(subviews: subviews)
    if isCacheStale, self.cache != nil { layout.updateCache(&cache, subviews: subviews) }
    isCacheStale = false
    defer { self.cache = cache }
    return body(subviews, &cache)
  }
  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    call { layout.sizeThatFits(proposal: p, subviews: $0, cache: &$1) }
  }
  /// Where each child goes in a size, leading on the left.
  private func arranged(_ size: CGSize, _ p: ProposedViewSize) -> [Arrangement.Place] {
    call { subviews, cache in
      let outer = places.places
      defer { places.places = outer }
      places.places = Array(repeating: nil, count: children.count)
      layout.placeSubviews(
        in: CGRect(origin: .zero, size: size), proposal: p, subviews: subviews, cache: &cache)
      return zip(children, places.places).map { child, place in
        if let place { return place }
        let own = child.measure(p)
        return Arrangement.Place(
          origin: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2),
          size: own, proposal: p)
      }
    }
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    for (child, place) in zip(children, arranged(frame.size, proposal)) {
      var r = CGRect(origin: place.origin, size: place.size)
      if direction == .rightToLeft { r = r.mirrored(in: frame.width) }
      child.place(r, place.proposal, in: host, at: base)
    }
    settle()
  }
  override func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, _ p: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    let own = call { subviews, cache in
      key.axis == .horizontal
        ? layout.explicitAlignment(
          of: HorizontalAlignment(key.id), in: bounds, proposal: p, subviews: subviews,
          cache: &cache)
        : layout.explicitAlignment(
          of: VerticalAlignment(key.id), in: bounds, proposal: p, subviews: subviews,
          cache: &cache)
    }
    return own ?? merged(key, arranged(size, p))
  }
}
