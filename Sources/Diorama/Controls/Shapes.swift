import Foundation

/// All of the frame.
nonisolated public struct Rectangle: InsettableShape, Sendable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// The largest circle in the middle of the frame.
nonisolated public struct Circle: InsettableShape, Sendable {
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    )
  }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    switch (proposal.width, proposal.height) {
    case (nil, nil): return size
    case (let w?, nil): return CGSize(width: w, height: w)
    case (nil, let h?): return CGSize(width: h, height: h)
    case (let w?, let h?):
      let side = min(w, h)
      return CGSize(width: side, height: side)
    }
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// An ellipse that fills the frame.
nonisolated public struct Ellipse: InsettableShape, Sendable {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose shorter sides are half circles.
nonisolated public struct Capsule: InsettableShape, Sendable {
  public var style: RoundedCornerStyle
  public init(style: RoundedCornerStyle = .circular) { self.style = style }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle with round corners.
///
/// Differs: corners are circular unless `.continuous` is asked for.
nonisolated public struct RoundedRectangle: InsettableShape, Sendable {
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .circular) {
    self.cornerSize = cornerSize
    self.style = style
  }
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .circular) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path {
    cornerSize.width == cornerSize.height
      ? Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
      : Path(roundedRect: rect, cornerSize: cornerSize, style: style)
  }
  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A rectangle whose corners have radii of their own.
///
/// Differs: corners are circular unless `.continuous` is asked for.
nonisolated public struct UnevenRoundedRectangle: InsettableShape, Sendable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular) {
    self.cornerRadii = cornerRadii
    self.style = style
  }
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .circular
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }
  public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetFigure(base: self, amount: amount)
  }
}

/// A shape of any type.
nonisolated public struct AnyShape: Shape, @unchecked Sendable {
  private let makePath: (CGRect) -> Path
  private let makeSize: (ProposedViewSize) -> CGSize
  private let behavior: LayoutDirectionBehavior
  public init<S: Shape>(_ shape: S) {
    makePath = { shape.path(in: $0) }
    makeSize = { shape.sizeThatFits($0) }
    behavior = shape.layoutDirectionBehavior
  }
  public func path(in rect: CGRect) -> Path { makePath(rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { makeSize(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { behavior }
}

/// A shape made smaller on all sides.
nonisolated struct InsetFigure<Base: Shape>: InsettableShape {
  var base: Base
  var amount: CGFloat
  func path(in rect: CGRect) -> Path {
    let r = rect.insetBy(dx: amount, dy: amount)
    if r.isNull || r.width < 0 || r.height < 0 { return Path() }
    let outer = base.path(in: rect)
    guard case .rounded(let o, let corners) = outer.storage else { return base.path(in: r) }
    // The parallel curve: corners shrink with the sides.
    let inner = o.insetBy(dx: amount, dy: amount)
    if inner.isNull { return Path() }
    func shrink(_ s: CGSize) -> CGSize {
      let w = s.width - amount, h = s.height - amount
      return s == .zero || w <= 0 || h <= 0 ? .zero : CGSize(width: w, height: h)
    }
    var c = corners
    c.topLeft = shrink(c.topLeft)
    c.topRight = shrink(c.topRight)
    c.bottomRight = shrink(c.bottomRight)
    c.bottomLeft = shrink(c.bottomLeft)
    return Path(inner, c)
  }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { base.sizeThatFits(proposal) }
  var layoutDirectionBehavior: LayoutDirectionBehavior { base.layoutDirectionBehavior }
  var animatableData: AnimatablePair<Base.AnimatableData, CGFloat> {
    get { AnimatablePair(base.animatableData, amount) }
    set {
      base.animatableData = newValue.first
      amount = newValue.second
    }
  }
  func inset(by amount: CGFloat) -> InsetFigure<Base> {
    InsetFigure(base: base, amount: self.amount + amount)
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}
extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}
extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}
extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}
extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .circular
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
  public static func rect(
    cornerSize: CGSize, style: RoundedCornerStyle = .circular
  ) -> RoundedRectangle {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }
}
extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .circular
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
