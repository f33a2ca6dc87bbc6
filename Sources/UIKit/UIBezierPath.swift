import Diorama
import Foundation

/// Any number of a rectangle's corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let topLeft = UIRectCorner(rawValue: 1)
  public static let topRight = UIRectCorner(rawValue: 2)
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  public static let bottomRight = UIRectCorner(rawValue: 8)
  public static let allCorners = UIRectCorner(rawValue: .max)
}

/// An outline that is being made.
public final class UIBezierPath {
  private var path: Path
  public var lineWidth: CGFloat = 1
  public var lineCapStyle = CGLineCap.butt
  public var lineJoinStyle = CGLineJoin.miter
  public var usesEvenOddFillRule = false
  /// Where corners become bevels: the longest that they may be, in line widths.
  public var miterLimit: CGFloat = 10
  public var flatness: CGFloat = 0.6
  private var dash: (phase: CGFloat, lengths: [CGFloat]) = (0, [])

  public init() { path = Path() }
  private init(_ path: Path) { self.path = path }
  public convenience init(cgPath: CGPath) { self.init(Path(cgPath)) }
  public convenience init(rect: CGRect) { self.init(Path(rect)) }
  public convenience init(ovalIn rect: CGRect) { self.init(Path(ellipseIn: rect)) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(Path(roundedRect: rect, cornerRadius: cornerRadius))
  }
  /// - Parameter cornerRadii: the width is the radius of those corners; it is cut to half of the
  ///   shorter side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let r = min(max(cornerRadii.width, 0), min(abs(rect.width), abs(rect.height)) / 2)
    func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? r : 0 }
    self.init(
      Path(
        roundedRect: rect,
        cornerRadii: RectangleCornerRadii(
          topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft),
          bottomTrailing: radius(.bottomRight), topTrailing: radius(.topRight))))
  }
  /// Radians; clockwise as it looks on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  public var cgPath: CGPath {
    get { path.cgPath }
    set { path = Path(newValue) }
  }
  public var isEmpty: Bool { path.isEmpty }
  public var bounds: CGRect { path.boundingRect }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, eoFill: usesEvenOddFillRule)
  }
  public func move(to point: CGPoint) { path.move(to: point) }
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  public func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
  }
  public func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: end, control: controlPoint)
  }
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  public func close() { path.closeSubpath() }
  public func append(_ other: UIBezierPath) { path.addPath(other.path) }
  public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  public func removeAllPoints() { path = Path() }
  /// The same outline, gone the other way round.
  public func reversing() -> UIBezierPath {
    let new = UIBezierPath(path.reversed)
    (new.lineWidth, new.lineCapStyle, new.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
    (new.miterLimit, new.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
    return new
  }
  /// Lengths of strokes and gaps in points.
  public func setLineDash(
    _ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat
  ) {
    dash = (phase, pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? [])
  }
  public func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (i, length) in dash.lengths.enumerated() { pattern?[i] = length }
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  // MARK: drawing

  // As in UIKit outside of a drawing, which is the only place there is: in the `path(in:)` of a shape,
  // for one, as tools that export drawings write it.

  /// Draws into the current context. There is none, so that nothing is drawn.
  public func fill() {}
  public func stroke() {}
  /// Cuts the current context. There is none.
  public func addClip() {}
}
extension Path {
  /// Each stretch of it gone the other way, the last first.
  fileprivate var reversed: Path {
    var stretches: [[(from: CGPoint, element: Element)]] = []
    var closed: [Bool] = []
    var start = CGPoint.zero, at = CGPoint.zero
    func add(_ e: Element, _ to: CGPoint) {
      if stretches.isEmpty || closed.last == true {
        stretches.append([])
        closed.append(false)
        start = at
      }
      stretches[stretches.count - 1].append((at, e))
      at = to
    }
    forEach { e in
      switch e {
      case .move(let to):
        stretches.append([])
        closed.append(false)
        (start, at) = (to, to)
      case .line(let to): add(e, to)
      case .quadCurve(let to, _): add(e, to)
      case .curve(let to, _, _): add(e, to)
      case .closeSubpath:
        if !closed.isEmpty { closed[closed.count - 1] = true }
        at = start
      }
    }
    var p = Path()
    for (parts, isClosed) in zip(stretches, closed).reversed() where !parts.isEmpty {
      p.move(to: parts.last!.element.end)
      for (from, e) in parts.reversed() {
        switch e {
        case .quadCurve(_, let c): p.addQuadCurve(to: from, control: c)
        case .curve(_, let c1, let c2): p.addCurve(to: from, control1: c2, control2: c1)
        default: p.addLine(to: from)
        }
      }
      if isClosed { p.closeSubpath() }
    }
    return p
  }
}
extension Path.Element {
  fileprivate var end: CGPoint {
    switch self {
    case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
    case .closeSubpath: .zero
    }
  }
}
extension UIColor {
  /// Makes it the colour in which the current context fills. There is no context to draw in.
  public func setFill() {}
  public func setStroke() {}
  public func set() {}
}
