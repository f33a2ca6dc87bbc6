import Foundation

/// An outline, as Core Graphics names it.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var path: Path
  package init(_ path: Path) { self.path = path }
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(rect).applying(transform?.pointee ?? .identity)
  }
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    path = Path(ellipseIn: rect).applying(transform?.pointee ?? .identity)
  }
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    path = Path(
      roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight)
    ).applying(transform?.pointee ?? .identity)
  }
  public var isEmpty: Bool { path.isEmpty }
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }
  /// Holds the points that curves are drawn by, too.
  public var boundingBox: CGRect { path.boundingRect }
  /// Holds what is drawn, no more.
  public var boundingBoxOfPath: CGRect { path.extent }
  public func copy() -> CGPath? { CGPath(path) }
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
  public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
  public func hash(into hasher: inout Hasher) { hasher.combine(boundingBox.width) }
}

/// An outline that is being made.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(Path()) }
  override init(_ path: Path) { super.init(path) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.move(to: point.applying(transform))
  }
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    path.addLine(to: point.applying(transform))
  }
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    path.addLines(points.map { $0.applying(transform) })
  }
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    path.addCurve(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addRect(rect, transform: transform)
  }
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    path.addEllipse(in: rect, transform: transform)
  }
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    path.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), transform: transform)
  }
  /// Radians. With y growing downwards, `clockwise: true` looks counter-clockwise on screen.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise, transform: transform)
  }
  public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
    path.addPath(other.path, transform: transform)
  }
  public func closeSubpath() { path.closeSubpath() }
  func change(_ body: (inout Path) -> Void) { body(&path) }
}

extension Path {
  public init(_ path: CGPath) { self = path.path }
  public init(_ path: CGMutablePath) { self = path.path }
  public var cgPath: CGPath { CGPath(self) }
}

extension Path {
  /// The smallest rectangle that holds its lines and curves; null for an empty path.
  fileprivate var extent: CGRect {
    var points: [CGPoint] = [], current = CGPoint.zero
    func take(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) {
      func at(_ t: CGFloat) -> CGPoint {
        let u = 1 - t, b = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        return CGPoint(
          x: b.0 * p0.x + b.1 * p1.x + b.2 * p2.x + b.3 * p3.x,
          y: b.0 * p0.y + b.1 * p1.y + b.2 * p2.y + b.3 * p3.y)
      }
      // Where the derivative a·t² + b·t + c is zero.
      func turns(_ v: (CGFloat, CGFloat, CGFloat, CGFloat)) -> [CGFloat] {
        let a = v.3 - 3 * v.2 + 3 * v.1 - v.0, b = 2 * (v.2 - 2 * v.1 + v.0), c = v.1 - v.0
        if abs(a) < 1e-12 { return b == 0 ? [] : [-c / b] }
        let d = b * b - 4 * a * c
        return d < 0 ? [] : [(-b - d.squareRoot()) / (2 * a), (-b + d.squareRoot()) / (2 * a)]
      }
      points += [p0, p3]
      let all = turns((p0.x, p1.x, p2.x, p3.x)) + turns((p0.y, p1.y, p2.y, p3.y))
      points += all.filter { $0 > 0 && $0 < 1 }.map(at)
    }
    forEach {
      switch $0 {
      case .move(let p), .line(let p):
        points.append(p)
        current = p
      case .quadCurve(let p, let c):
        func third(_ q: CGPoint) -> CGPoint {
          CGPoint(x: q.x + (c.x - q.x) * 2 / 3, y: q.y + (c.y - q.y) * 2 / 3)
        }
        take(current, third(current), third(p), p)
        current = p
      case .curve(let p, let c, let d):
        take(current, c, d, p)
        current = p
      case .closeSubpath: break
      }
    }
    guard !points.isEmpty else { return .null }
    let x = points.map(\.x), y = points.map(\.y)
    return CGRect(
      x: x.min()!, y: y.min()!, width: x.max()! - x.min()!, height: y.max()! - y.min()!)
  }
}
