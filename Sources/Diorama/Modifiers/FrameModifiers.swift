import Foundation

/// Where a child of a size goes in a frame, by a guide on each axis.
@MainActor private func aligned(
  _ child: Element, _ childSize: CGSize, _ p: ProposedViewSize, in size: CGSize,
  _ alignment: Alignment
) -> CGRect {
  let frame = ViewDimensions(size: size)
  let x = frame[alignment.horizontal] - child.position(alignment.horizontal.key, childSize, p)
  let y = frame[alignment.vertical] - child.position(alignment.vertical.key, childSize, p)
  return CGRect(origin: CGPoint(x: x, y: y), size: childSize)
}

nonisolated struct FixedFrame: ElementModifier, Equatable {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment
  static var affectsLayout: Bool { true }
  private func inner(_ p: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? p.width, height: height ?? p.height)
  }
  @MainActor func size(_ p: ProposedViewSize, _ child: Element) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let s = child.measure(inner(p))
    return CGSize(width: width ?? s.width, height: height ?? s.height)
  }
  @MainActor func place(
    _ size: CGSize, _ p: ProposedViewSize, _ child: Element
  ) -> (CGRect, ProposedViewSize) {
    let q = inner(p)
    return (aligned(child, child.measure(q), q, in: size, alignment), q)
  }
}

nonisolated struct FlexibleFrame: ElementModifier, Equatable {
  struct Limits: Equatable {
    var low: CGFloat?
    var ideal: CGFloat?
    var high: CGFloat?
    /// What the child is proposed.
    func inner(_ p: CGFloat?) -> CGFloat? {
      guard let v = p ?? ideal else { return nil }
      return min(max(v, low ?? -.infinity), high ?? .infinity)
    }
    /// The frame's own length.
    func length(_ p: CGFloat?, _ child: CGFloat) -> CGFloat {
      let v = p ?? ideal
      switch (low, high) {
      case (nil, nil): return p == nil ? ideal ?? child : child
      case (let low?, let high?): return min(max(v ?? child, low), high)
      case (let low?, nil): return max(low, v.map { min($0, child) } ?? child)
      case (nil, let high?): return min(high, v.map { max($0, child) } ?? child)
      }
    }
    /// What the child is proposed in a frame of a length: the length, but where nothing was proposed
    /// and the frame is as long as the child wants to be.
    func placed(_ length: CGFloat, _ p: CGFloat?) -> CGFloat? {
      if p == nil, ideal == nil, length > low ?? -.infinity, length < high ?? .infinity {
        return nil
      }
      return length
    }
  }
  let width: Limits
  let height: Limits
  let alignment: Alignment
  static var affectsLayout: Bool { true }
  private func inner(_ p: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(p.width), height: height.inner(p.height))
  }
  @MainActor func size(_ p: ProposedViewSize, _ child: Element) -> CGSize {
    let s = child.measure(inner(p))
    return CGSize(width: width.length(p.width, s.width), height: height.length(p.height, s.height))
  }
  @MainActor func place(
    _ size: CGSize, _ p: ProposedViewSize, _ child: Element
  ) -> (CGRect, ProposedViewSize) {
    let q = ProposedViewSize(
      width: width.placed(size.width, p.width), height: height.placed(size.height, p.height))
    return (aligned(child, child.measure(q), q, in: size, alignment), q)
  }
}

/// A length that makes sense, or nothing. Nonsense is reported by the caller's name.
private func sane(_ v: CGFloat?, _ what: String) -> CGFloat? {
  guard let v else { return nil }
  if v.isNaN || v < 0 {
    LayoutMistakes.note(
      "frame(\(what): \(v)) is not a length; it is left out", kind: "frame \(what) \(v.isNaN)")
    return nil
  }
  return v
}
private func saneFixed(_ v: CGFloat?, _ what: String) -> CGFloat? {
  guard let v = sane(v, what) else { return nil }
  if v == .infinity {
    LayoutMistakes.note(
      "frame(\(what): .infinity) is not a length; use max\(what.capitalized)",
      kind: "endless \(what)")
    return nil
  }
  return v
}

nonisolated struct PaddingModifier: ElementModifier, Equatable {
  let insets: EdgeInsets
  static var affectsLayout: Bool { true }
  @MainActor func size(_ p: ProposedViewSize, _ child: Element) -> CGSize {
    let s = child.measure(p.inset(by: insets))
    return CGSize(
      width: max(0, s.width + insets.horizontal), height: max(0, s.height + insets.vertical))
  }
  @MainActor func place(
    _ size: CGSize, _ p: ProposedViewSize, _ child: Element
  ) -> (CGRect, ProposedViewSize) {
    let q = p.inset(by: insets)
    return (
      CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: child.measure(q)), q
    )
  }
}

nonisolated struct FixedSizeModifier: ElementModifier, Equatable {
  let horizontal: Bool
  let vertical: Bool
  static var affectsLayout: Bool { true }
  private func inner(_ p: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : p.width, height: vertical ? nil : p.height)
  }
  @MainActor func size(_ p: ProposedViewSize, _ child: Element) -> CGSize {
    child.measure(inner(p))
  }
  @MainActor func place(
    _ size: CGSize, _ p: ProposedViewSize, _ child: Element
  ) -> (CGRect, ProposedViewSize) {
    (CGRect(origin: .zero, size: size), inner(p))
  }
}

nonisolated struct AspectRatioModifier: ElementModifier, Equatable {
  /// Width over height; nil is the child's own.
  let ratio: CGFloat?
  let mode: ContentMode
  static var affectsLayout: Bool { true }
  @MainActor private func inner(_ p: ProposedViewSize, _ child: Element) -> ProposedViewSize {
    var r = ratio ?? 0
    if ratio == nil {
      let ideal = child.measure(.unspecified)
      r = ideal.height > 0 ? ideal.width / ideal.height : 0
    }
    guard r > 0, r.isFinite else { return p }
    switch (p.width, p.height) {
    case (nil, nil):
      let ideal = child.measure(.unspecified)
      return ProposedViewSize(fit(ideal, r))
    case (let w?, nil): return ProposedViewSize(width: w, height: w / r)
    case (nil, let h?): return ProposedViewSize(width: h * r, height: h)
    case (let w?, let h?):
      if w == .infinity, h == .infinity { return p }
      return ProposedViewSize(fit(CGSize(width: w, height: h), r))
    }
  }
  private func fit(_ s: CGSize, _ r: CGFloat) -> CGSize {
    let isWide = s.width > s.height * r
    return isWide == (mode == .fit)
      ? CGSize(width: s.height * r, height: s.height)
      : CGSize(width: s.width, height: s.width / r)
  }
  @MainActor func size(_ p: ProposedViewSize, _ child: Element) -> CGSize {
    child.measure(inner(p, child))
  }
  @MainActor func place(
    _ size: CGSize, _ p: ProposedViewSize, _ child: Element
  ) -> (CGRect, ProposedViewSize) {
    let q = inner(p, child)
    return (aligned(child, child.measure(q), q, in: size, .center), q)
  }
}

nonisolated struct PositionModifier: ElementModifier, Equatable {
  let position: CGPoint
  static var affectsLayout: Bool { true }
  @MainActor func size(_ p: ProposedViewSize, _ child: Element) -> CGSize {
    p.replacingUnspecifiedDimensions(by: child.measure(p))
  }
  @MainActor func place(
    _ size: CGSize, _ p: ProposedViewSize, _ child: Element
  ) -> (CGRect, ProposedViewSize) {
    let s = child.measure(p)
    return (
      CGRect(
        x: position.x - s.width / 2, y: position.y - s.height / 2, width: s.width,
        height: s.height), p
    )
  }
}

nonisolated struct AlignmentGuideModifier: ElementModifier {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  static var affectsLayout: Bool { true }
  @MainActor func guide(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat? {
    key == self.key ? compute(dimensions) : nil
  }
}

/// Hands a trait to the container.
nonisolated struct TraitModifier<Key: _TraitKey>: ElementModifier {
  let value: Key.Value
  /// Another value changes how the container lays out or orders its children.
  var changesLayout = true
  @MainActor func trait<K: _TraitKey>(_ key: K.Type) -> K.Value? {
    K.self == Key.self ? (value as! K.Value) : nil
  }
  static var affectsLayout: Bool { false }
  @MainActor func change(from old: Self) -> (layout: Bool, layer: Bool) {
    if let a = value as? AnyHashable, let b = old.value as? AnyHashable, a == b {
      return (false, false)
    }
    return (changesLayout, false)
  }
}

extension View {
  /// A frame of a fixed size in points; nil leaves an axis as it is.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      FixedFrame(
        width: saneFixed(width, "width"), height: saneFixed(height, "height"),
        alignment: alignment))
  }
  /// A frame within limits. With a maximum alone the frame takes what is proposed, up to it, and at
  /// least what the child takes; with a minimum alone it follows the child, down to it.
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    func limits(_ low: CGFloat?, _ ideal: CGFloat?, _ high: CGFloat?, _ what: String)
      -> FlexibleFrame.Limits
    {
      var l = FlexibleFrame.Limits(
        low: sane(low, "min\(what)"), ideal: sane(ideal, "ideal\(what)"),
        high: sane(high, "max\(what)"))
      if let a = l.low, let b = l.high, a > b {
        LayoutMistakes.note(
          "frame(min\(what): \(a), max\(what): \(b)) contradicts itself", kind: "limits \(what)")
        l.high = nil
      }
      return l
    }
    return modifier(
      FlexibleFrame(
        width: limits(minWidth, idealWidth, maxWidth, "Width"),
        height: limits(minHeight, idealHeight, maxHeight, "Height"), alignment: alignment))
  }

  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets))
  }
  /// 16 points where no length is given; negative lengths let the view reach out.
  nonisolated public func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? 16)))
  }
  nonisolated public func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
  }

  /// The view's ideal size, whatever is proposed.
  nonisolated public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
  }

  /// Keeps width over height; nil keeps the view's own proportion.
  nonisolated public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, mode: contentMode))
  }
  nonisolated public func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View {
    modifier(
      AspectRatioModifier(
        ratio: aspectRatio.height > 0 ? aspectRatio.width / aspectRatio.height : nil,
        mode: contentMode))
  }
  nonisolated public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }
  nonisolated public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }

  /// Puts the view's centre at a place in all of the space that is proposed.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Views of a higher priority are served first where room is scarce; 0 by default.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(TraitModifier<LayoutPriorityTrait>(value: value))
  }
  /// Views of a higher index are in front of others of the same container; 0 by default.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(TraitModifier<ZIndexTrait>(value: value))
  }

  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
  }
  /// Marks the view for a selection.
  nonisolated public func tag<V: Hashable>(_ tag: V) -> some View {
    modifier(TraitModifier<TagTrait>(value: AnyHashable(tag), changesLayout: false))
  }
  /// With `includeOptional` the tag also matches a selection of an optional type.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View {
    modifier(TraitModifier<TagTrait>(value: AnyHashable(tag), changesLayout: false))
  }
}

extension AnyHashable {
  /// The tag as a selection: one of its type, or of the type that an optional selection wraps.
  func selection<Selection: Hashable>(as type: Selection.Type) -> Selection? {
    guard let value = base as? Selection else { return nil }
    // A cast to an optional type makes nil of all that it cannot cast.
    if (value as? any PerhapsNil)?.isNil == true, !(base is any PerhapsNil) { return nil }
    return value
  }
}
