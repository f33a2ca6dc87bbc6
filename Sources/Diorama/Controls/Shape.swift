import Foundation

/// What a shape is used for.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// Whether something turns round where layout runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed, mirrors
  /// Mirrors in the given direction.
  public static func mirrors(in direction: LayoutDirection) -> LayoutDirectionBehavior {
    direction == .rightToLeft ? .mirrors : .fixed
  }
}

/// An outline that fits itself into a rectangle. As a view it is filled with the foreground style.
nonisolated public protocol Shape: Animatable, View {
  func path(in rect: CGRect) -> Path
  static var role: ShapeRole { get }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}
extension Shape {
  public static var role: ShapeRole { .fill }
  /// All of the proposal, 10 points where nothing is proposed.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Any view, so that a shape which belongs to the main actor is a view all the same: a body of a
  /// type made of the shape's would have to be one everywhere.
  @MainActor public var body: AnyView { AnyView(_ShapeView(shape: self, style: ForegroundStyle())) }
  @MainActor public static var _count: Int? { 1 }
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    ShapeNode(view, context) { ShapeParts(shape: $0, style: ForegroundStyle()) }
  }
}

/// A shape that can be made smaller.
nonisolated public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  /// Moves the outline inwards by `amount` points.
  func inset(by amount: CGFloat) -> InsetShape
}

extension Path: Shape {
  /// The path as it is, wherever the rectangle lies.
  public func path(in rect: CGRect) -> Path { self }
  public typealias AnimatableData = EmptyAnimatableData
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// How a shape is drawn.
nonisolated struct ShapeParts<S: Shape, Style: ShapeStyle> {
  var shape: S
  var style: Style
  var fill = FillStyle()
  var stroke: StrokeStyle?
}

/// The node of a view that draws one shape. Its outline is made anew in every frame in which the
/// shape's data or its size moves.
@MainActor final class ShapeNode<V: View, S: Shape, Style: ShapeStyle>: LeafNode<V> {
  typealias Data = AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData>
  private let parts: (V) -> ShapeParts<S, Style>
  private var runner: Runner<Data>?

  init(_ view: V, _ context: _NodeContext, _ parts: @escaping (V) -> ShapeParts<S, Style>) {
    self.parts = parts
    super.init(view, context, name: "\(S.self)")
  }
  override func size(_ p: ProposedViewSize) -> CGSize { parts(view).shape.sizeThatFits(p) }

  private static func data(_ p: ShapeParts<S, Style>) -> Data {
    Data(p.shape.animatableData, (p.stroke ?? StrokeStyle(lineWidth: 0)).animatableData)
  }
  override func draw(_ transaction: Transaction) {
    let p = parts(view)
    let isMirrored =
      p.shape.layoutDirectionBehavior == .mirrors && values.layoutDirection == .rightToLeft
    layer.paint(p.style._paint(in: values, level: 0).paint, graph.motion, transaction)
    if S.AnimatableData.self == EmptyAnimatableData.self, p.stroke == nil, runner == nil {
      show(p, isMirrored)
      return
    }
    let data = Self.data(p)
    if let runner {
      if runner.change(to: data, transaction, graph.motion) {
        show(p, isMirrored, with: runner.presented)
      } else {
        show(p, isMirrored)
      }
      return
    }
    runner = Runner(data, label: label) { [unowned self] data in
      show(parts(view), self.isMirrored, with: data)
    }
    show(p, isMirrored)
  }
  private var isMirrored: Bool {
    parts(view).shape.layoutDirectionBehavior == .mirrors
      && Update.withoutReader { values.layoutDirection } == .rightToLeft
  }
  private func show(_ parts: ShapeParts<S, Style>, _ isMirrored: Bool, with data: Data) {
    var p = parts
    p.shape.animatableData = data.first
    p.stroke?.animatableData = data.second
    show(p, isMirrored)
  }
  private func show(_ p: ShapeParts<S, Style>, _ isMirrored: Bool) {
    let outline = p.shape.outline(on: layer, environment)
    func figure(_ size: CGSize) -> Path {
      let path = outline(size)
      return isMirrored ? path.mirrored(in: size.width) : path
    }
    let shown = layer.presented(.frame)
    if let stroke = p.stroke, !(stroke.lineWidth > 0) {
      layer.show(.none)
      return
    }
    layer.show(
      .figure(
        figure(CGSize(width: shown.z, height: shown.w)), stroke: p.stroke,
        evenOdd: p.fill.isEOFilled), figureForSize: figure)
  }
  override func set(_ new: V) {
    let old = parts(view).shape
    super.set(new)
    let shape = parts(new).shape
    // Few shapes have a size of their own; those that answer differently say so.
    if old.sizeThatFits(.unspecified) != shape.sizeThatFits(.unspecified)
      || old.sizeThatFits(leaf.proposal) != shape.sizeThatFits(leaf.proposal)
    {
      leaf.invalidate()
    }
  }
  override func willDie() { runner?.stop(graph.motion) }
}

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> {
    ShapeNode(view, context) {
      ShapeParts(shape: $0.shape, style: $0.style, fill: $0.fillStyle)
    }
  }
}

extension Path {
  /// The path seen from the other side of something `width` wide.
  func mirrored(in width: CGFloat) -> Path {
    if case .rounded(let r, var c) = storage {
      swap(&c.topLeft, &c.topRight)
      swap(&c.bottomLeft, &c.bottomRight)
      return Path(r.mirrored(in: width), c)
    }
    return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0))
  }
}
