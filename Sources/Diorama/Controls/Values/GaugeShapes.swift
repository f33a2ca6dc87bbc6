import Foundation

/// A figure of a gauge, which moves with the value.
protocol GaugeShape: Shape where AnimatableData == Double {
  /// 0 at the least, 1 at the largest.
  var value: Double { get set }
}
extension GaugeShape {
  var animatableData: Double {
    get { value }
    set { value = newValue }
  }
}

/// The tint of a gauge; the colours of a gradient go along its line.
struct GaugeTint: ShapeStyle {
  enum Kind { case line, arc, ring }
  let kind: Kind
  func _paint(in environment: EnvironmentValues, level: Int) -> _Paint {
    let tint = TintShapeStyle()._paint(in: environment, level: level)
    guard case .gradient(var gradient) = tint.paint else { return tint }
    switch kind {
    case .line:
      let isMirrored = environment.layoutDirection == .rightToLeft
      gradient.kind = isMirrored ? .linear(.trailing, .leading) : .linear(.leading, .trailing)
    case .arc: gradient.kind = .angular(.center, GaugeArc.start, GaugeArc.end)
    case .ring: gradient.kind = .angular(.center, .degrees(-90), .degrees(270))
    }
    return _Paint(paint: .gradient(gradient))
  }
}

/// A ring that is open below, with a gap around the value.
struct GaugeArc: GaugeShape {
  static let width: CGFloat = 58, thickness: CGFloat = 6
  static let start = Angle.degrees(135), end = Angle.degrees(405)
  static var stroke: StrokeStyle { StrokeStyle(lineWidth: thickness, lineCap: .round) }
  /// Free points on both sides of the mark.
  static let gap: CGFloat = 2
  var value: Double
  static func radius(_ rect: CGRect) -> CGFloat { (min(rect.width, rect.height) - thickness) / 2 }
  static func angle(_ value: Double) -> Angle { start + (end - start) * value }
  func path(in rect: CGRect) -> Path {
    let center = CGPoint(x: rect.midX, y: rect.midY), radius = Self.radius(rect)
    guard radius > 0 else { return Path() }
    // Both have round ends.
    let apart = Angle(radians: Double((2 * Self.thickness / 2 + Self.gap) / radius))
    let at = Self.angle(value)
    var path = Path()
    func add(_ from: Angle, _ to: Angle) {
      guard to > from else { return }
      let a = from.radians
      path.move(
        to: CGPoint(x: center.x + radius * cos(a), y: center.y + radius * sin(a)))
      path.addArc(
        center: center, radius: radius, startAngle: from, endAngle: to, clockwise: false)
    }
    add(Self.start, at - apart)
    add(at + apart, Self.end)
    return path
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
/// The mark at the value.
struct GaugeArcMark: GaugeShape {
  var value: Double
  func path(in rect: CGRect) -> Path {
    let a = GaugeArc.angle(value).radians, radius = GaugeArc.radius(rect)
    let half = GaugeArc.thickness / 2
    return Path(
      ellipseIn: CGRect(
        x: rect.midX + radius * cos(a) - half, y: rect.midY + radius * sin(a) - half,
        width: 2 * half, height: 2 * half))
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
/// A ring up to the value, clockwise from the top.
struct GaugeRing: GaugeShape {
  var value: Double
  func path(in rect: CGRect) -> Path {
    guard value > 0 else { return Path() }
    var path = Path()
    path.addArc(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: max(GaugeArc.radius(rect), 0),
      startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * min(value, 1)), clockwise: false)
    return path
  }
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
/// A line up to the value, which is at least as long as it is thick where it is not empty.
struct GaugeFilling: GaugeShape {
  var value: Double
  func path(in rect: CGRect) -> Path {
    guard value > 0 else { return Path() }
    let width = max(rect.width * CGFloat(min(value, 1)), min(rect.height, rect.width))
    return Capsule().path(
      in: CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height))
  }
}
/// A line with a mark at the value, and a gap around that.
struct GaugeBar: GaugeShape {
  var value: Double
  func path(in rect: CGRect) -> Path {
    let mark = rect.height, x = rect.minX + (rect.width - mark) * CGFloat(value)
    var path = Path()
    func add(_ from: CGFloat, _ to: CGFloat) {
      guard to - from >= mark else { return }
      path.addPath(
        Capsule().path(
          in: CGRect(x: from, y: rect.minY, width: to - from, height: rect.height)))
    }
    add(rect.minX, x - GaugeArc.gap)
    add(x, x + mark)
    add(x + mark + GaugeArc.gap, rect.maxX)
    return path
  }
}
