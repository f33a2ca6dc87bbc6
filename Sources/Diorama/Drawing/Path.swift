import Foundation

/// An outline of lines and curves, in points. Verbs that draw before the first `move(to:)` do
/// nothing, and neither do coordinates that are not finite.
public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  /// A path that is one simple figure stays one, so that it can be drawn exactly.
  package enum Storage: Equatable, Sendable {
    case elements([Element])
    case rounded(CGRect, Corners)
  }
  /// Circular corner radii that fit into the rectangle; each corner may be an ellipse's.
  package struct Corners: Equatable, Sendable {
    package var topLeft: CGSize
    package var topRight: CGSize
    package var bottomRight: CGSize
    package var bottomLeft: CGSize
    package init(_ size: CGSize) {
      topLeft = size
      topRight = size
      bottomRight = size
      bottomLeft = size
    }
    package var isSquare: Bool {
      [topLeft, topRight, bottomRight, bottomLeft].allSatisfy { $0 == .zero }
    }
  }
  package private(set) var storage: Storage
  /// A simple figure is the same path as its lines and curves.
  public static func == (a: Path, b: Path) -> Bool {
    switch (a.storage, b.storage) {
    case (.elements(let x), .elements(let y)): x == y
    case (.rounded(let r, let c), .rounded(let s, let d)): r == s && c == d
    default: a.elements == b.elements
    }
  }

  public init() { storage = .elements([]) }
  package init(elements: [Element]) { storage = .elements(elements) }
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }
  public init(_ rect: CGRect) { self.init(rect, Corners(.zero)) }
  package init(_ rect: CGRect, _ corners: Corners) {
    let r = rect.standardized
    self.init()
    guard r.isFinite else { return }
    storage = .rounded(r, corners)
  }
  /// Corners that do not fit are cut to half of the side.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular
  ) {
    let r = rect.standardized
    let w = min(max(cornerSize.width, 0), r.width / 2)
    let h = min(max(cornerSize.height, 0), r.height / 2)
    if style == .continuous, w > 0, h > 0, w < r.width / 2 || h < r.height / 2 {
      self.init()
      addContinuousRect(r, Corners(CGSize(width: w, height: h)))
    } else {
      self.init(r, Corners(w > 0 && h > 0 ? CGSize(width: w, height: h) : .zero))
    }
  }
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .circular
  ) {
    let r = rect.standardized
    let radius = min(max(cornerRadius, 0), min(r.width, r.height) / 2)
    self.init(roundedRect: r, cornerSize: CGSize(width: radius, height: radius), style: style)
  }
  /// Radii that do not fit side by side shrink together. Leading is left.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .circular
  ) {
    let r = rect.standardized
    func cut(_ v: CGFloat) -> CGFloat { v.isFinite ? max(v, 0) : 0 }
    let tl = cut(cornerRadii.topLeading), tr = cut(cornerRadii.topTrailing)
    let bl = cut(cornerRadii.bottomLeading), br = cut(cornerRadii.bottomTrailing)
    var f: CGFloat = 1
    for (sum, side) in [
      (tl + tr, r.width), (bl + br, r.width), (tl + bl, r.height), (tr + br, r.height),
    ]
    where sum > side && sum > 0 {
      f = min(f, side / sum)
    }
    func square(_ v: CGFloat) -> CGSize { CGSize(width: v * f, height: v * f) }
    var corners = Corners(.zero)
    corners.topLeft = square(tl)
    corners.topRight = square(tr)
    corners.bottomRight = square(br)
    corners.bottomLeft = square(bl)
    self.init(r, corners)
    if style == .continuous, !corners.isSquare {
      storage = .elements([])
      addContinuousRect(r, corners)
    }
  }
  public init(ellipseIn rect: CGRect) {
    let r = rect.standardized
    self.init(r, Corners(CGSize(width: r.width / 2, height: r.height / 2)))
  }

  // MARK: reading

  public var isEmpty: Bool {
    if case .elements(let e) = storage { return e.isEmpty }
    return false
  }
  /// The pieces, simple figures as lines and curves.
  package var elements: [Element] {
    switch storage {
    case .elements(let e): return e
    case .rounded(let rect, let corners):
      var p = Path()
      p.appendRounded(rect, corners)
      return p.elements
    }
  }
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }
  public var currentPoint: CGPoint? {
    var start: CGPoint?, at: CGPoint?
    for e in elements {
      switch e {
      case .move(let p):
        start = p
        at = p
      case .line(let p), .quadCurve(let p, _), .curve(let p, _, _): at = p
      case .closeSubpath: at = start
      }
    }
    return at
  }

  // MARK: verbs

  private mutating func append(_ element: Element) {
    var e = elements
    storage = .elements([])
    e.append(element)
    storage = .elements(e)
  }
  private mutating func append(_ more: [Element]) {
    if more.isEmpty { return }
    var e = elements
    storage = .elements([])
    e.append(contentsOf: more)
    storage = .elements(e)
  }
  public mutating func move(to end: CGPoint) {
    if end.isFinite { append(.move(to: end)) }
  }
  public mutating func addLine(to end: CGPoint) {
    if end.isFinite, !isEmpty { append(.line(to: end)) }
  }
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    if end.isFinite, control.isFinite, !isEmpty { append(.quadCurve(to: end, control: control)) }
  }
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    if end.isFinite, control1.isFinite, control2.isFinite, !isEmpty {
      append(.curve(to: end, control1: control1, control2: control2))
    }
  }
  public mutating func closeSubpath() {
    if !isEmpty { append(.closeSubpath) }
  }
  /// Moves to the first point and draws lines to the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for p in lines.dropFirst() { addLine(to: p) }
  }
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(rect), transform: transform)
  }
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for r in rects { addRect(r, transform: transform) }
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .circular,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .circular,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    if isEmpty {
      self = transform.isIdentity ? path : path.applying(transform)
    } else {
      append(path.applying(transform).elements)
    }
  }
  package mutating func appendRounded(_ rect: CGRect, _ corners: Corners) {
    // A cubic comes nearest to a quarter circle with its controls at this fraction of the radius.
    let k: CGFloat = 0.5522847498307936
    let (x0, y0, x1, y1) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (tl, tr) = (corners.topLeft, corners.topRight)
    let (br, bl) = (corners.bottomRight, corners.bottomLeft)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    if corners.isSquare {
      append([
        .move(to: point(x0, y0)), .line(to: point(x1, y0)), .line(to: point(x1, y1)),
        .line(to: point(x0, y1)), .closeSubpath,
      ])
      return
    }
    // From the middle of the right edge, as Core Graphics draws them: what is trimmed shows it.
    let start = point(x1, min(max((y0 + y1) / 2, y0 + tr.height), y1 - br.height))
    var e: [Element] = [.move(to: start)], last = start
    func line(_ p: CGPoint) {
      if p != last { e.append(.line(to: p)) }
      last = p
    }
    func curve(_ p: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
      if p != last { e.append(.curve(to: p, control1: control1, control2: control2)) }
      last = p
    }
    line(point(x1, y1 - br.height))
    curve(
      point(x1 - br.width, y1), point(x1, y1 - br.height * (1 - k)),
      point(x1 - br.width * (1 - k), y1))
    line(point(x0 + bl.width, y1))
    curve(
      point(x0, y1 - bl.height), point(x0 + bl.width * (1 - k), y1),
      point(x0, y1 - bl.height * (1 - k)))
    line(point(x0, y0 + tl.height))
    curve(
      point(x0 + tl.width, y0), point(x0, y0 + tl.height * (1 - k)),
      point(x0 + tl.width * (1 - k), y0))
    line(point(x1 - tr.width, y0))
    curve(
      point(x1, y0 + tr.height), point(x1 - tr.width * (1 - k), y0),
      point(x1, y0 + tr.height * (1 - k)))
    e.append(.closeSubpath)
    append(e)
  }

  /// The same path under a transform.
  public func applying(_ t: CGAffineTransform) -> Path {
    if t.isIdentity { return self }
    if case .rounded(let r, var corners) = storage, t.b == 0, t.c == 0, t.a > 0, t.d > 0 {
      func scaled(_ s: CGSize) -> CGSize { CGSize(width: s.width * t.a, height: s.height * t.d) }
      corners.topLeft = scaled(corners.topLeft)
      corners.topRight = scaled(corners.topRight)
      corners.bottomRight = scaled(corners.bottomRight)
      corners.bottomLeft = scaled(corners.bottomLeft)
      return Path(r.applying(t), corners)
    }
    return Path(
      elements: elements.map { e in
        switch e {
        case .move(let p): .move(to: p.applying(t))
        case .line(let p): .line(to: p.applying(t))
        case .quadCurve(let p, let c): .quadCurve(to: p.applying(t), control: c.applying(t))
        case .curve(let p, let c1, let c2):
          .curve(to: p.applying(t), control1: c1.applying(t), control2: c2.applying(t))
        case .closeSubpath: .closeSubpath
        }
      })
  }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension CGPoint {
  package var isFinite: Bool { x.isFinite && y.isFinite }
}
extension CGRect {
  package var isFinite: Bool {
    origin.isFinite && size.width.isFinite && size.height.isFinite
  }
}
