import Foundation

/// A shape whose outline is made from another's.
nonisolated protocol DerivedShape: Shape {
  associatedtype Base: Shape
  var base: Base { get set }
}
extension DerivedShape {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
}

nonisolated public struct OffsetShape<Content: Shape>: DerivedShape {
  var base: Content
  public var shape: Content { base }
  public var offset: CGSize
  public init(shape: Content, offset: CGSize) {
    base = shape
    self.offset = offset
  }
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
  }
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(base.animatableData, offset.animatableData) }
    set {
      base.animatableData = newValue.first
      offset.animatableData = newValue.second
    }
  }
}
nonisolated public struct ScaledShape<Content: Shape>: DerivedShape {
  var base: Content
  public var shape: Content { base }
  public var scale: CGSize
  public var anchor: UnitPoint
  public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
    base = shape
    self.scale = scale
    self.anchor = anchor
  }
  public func path(in rect: CGRect) -> Path {
    let p = anchor.point(in: rect)
    return base.path(in: rect).applying(
      CGAffineTransform(translationX: p.x, y: p.y).scaledBy(x: scale.width, y: scale.height)
        .translatedBy(x: -p.x, y: -p.y))
  }
  public var animatableData:
    AnimatablePair<
      Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>
    >
  {
    get {
      AnimatablePair(
        base.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
    }
    set {
      base.animatableData = newValue.first
      scale.animatableData = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}
nonisolated public struct RotatedShape<Content: Shape>: DerivedShape {
  var base: Content
  public var shape: Content { base }
  public var angle: Angle
  public var anchor: UnitPoint
  public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
    base = shape
    self.angle = angle
    self.anchor = anchor
  }
  public func path(in rect: CGRect) -> Path {
    let p = anchor.point(in: rect)
    return base.path(in: rect).applying(
      CGAffineTransform(translationX: p.x, y: p.y).rotated(by: angle.radians)
        .translatedBy(x: -p.x, y: -p.y))
  }
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<Double, UnitPoint.AnimatableData>>
  {
    get {
      AnimatablePair(base.animatableData, AnimatablePair(angle.radians, anchor.animatableData))
    }
    set {
      base.animatableData = newValue.first
      angle.radians = newValue.second.first
      anchor.animatableData = newValue.second.second
    }
  }
}
nonisolated public struct TransformedShape<Content: Shape>: DerivedShape {
  var base: Content
  public var shape: Content { base }
  public var transform: CGAffineTransform
  public init(shape: Content, transform: CGAffineTransform) {
    base = shape
    self.transform = transform
  }
  public func path(in rect: CGRect) -> Path { base.path(in: rect).applying(transform) }
  public var animatableData: Content.AnimatableData {
    get { base.animatableData }
    set { base.animatableData = newValue }
  }
}
nonisolated public struct _SizedShape<Content: Shape>: DerivedShape {
  var base: Content
  var size: CGSize
  var anchor = UnitPoint.topLeading
  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return base.path(in: CGRect(origin: origin, size: size))
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
  public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(base.animatableData, size.animatableData) }
    set {
      base.animatableData = newValue.first
      size.animatableData = newValue.second
    }
  }
}
nonisolated public struct _TrimmedShape<Content: Shape>: DerivedShape {
  var base: Content
  var start: CGFloat
  var end: CGFloat
  public func path(in rect: CGRect) -> Path {
    base.path(in: rect).trimmedPath(from: start, to: end)
  }
  public var animatableData:
    AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>>
  {
    get { AnimatablePair(base.animatableData, AnimatablePair(start, end)) }
    set {
      base.animatableData = newValue.first
      start = newValue.second.first
      end = newValue.second.second
    }
  }
}
/// What a pen covers that follows a shape's outline. As a view it is drawn in the foreground style.
nonisolated public struct _StrokedShape<Content: Shape>: DerivedShape {
  var base: Content
  var style: StrokeStyle
  public func path(in rect: CGRect) -> Path { base.path(in: rect).strokedPath(style) }
  public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
    get { AnimatablePair(base.animatableData, style.animatableData) }
    set {
      base.animatableData = newValue.first
      style.animatableData = newValue.second
    }
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    // Stroked by the renderer, exactly.
    ShapeNode(view, context) {
      ShapeParts(shape: $0.base, style: ForegroundStyle(), stroke: $0.style)
    }
  }
}

extension Shape {
  /// The part of the outline between two fractions of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(base: self, start: startFraction, end: endFraction)
  }
  public func offset(_ offset: CGSize) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: offset)
  }
  public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
    OffsetShape(shape: self, offset: CGSize(width: x, height: y))
  }
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center)
    -> ScaledShape<Self>
  {
    ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
  }
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
    self.scale(x: scale, y: scale, anchor: anchor)
  }
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
    RotatedShape(shape: self, angle: angle, anchor: anchor)
  }
  public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
  public func size(_ size: CGSize) -> some Shape { _SizedShape(base: self, size: size) }
  public func size(width: CGFloat, height: CGFloat) -> some Shape {
    size(CGSize(width: width, height: height))
  }
  /// - Parameter anchor: the point of the shape that lies on the same point of what it is drawn in.
  public func size(_ size: CGSize, anchor: UnitPoint) -> some Shape {
    _SizedShape(base: self, size: size, anchor: anchor)
  }
  public func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
    size(CGSize(width: width, height: height), anchor: anchor)
  }
  public func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(base: self, style: style) }
  public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}
