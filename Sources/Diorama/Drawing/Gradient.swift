import Foundation
import Raster

/// Colours at places along a line of length 1.
public struct Gradient: Hashable, Sendable {
  public struct Stop: Hashable, Sendable {
    public var color: Color
    /// 0 is the start, 1 the end.
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  /// In which colours between two stops are mixed.
  public enum ColorSpace: Hashable, Sendable {
    /// Encoded sRGB.
    case device
    /// Oklab, in which equal steps look equal.
    case perceptual
  }
  var space = ColorSpace.device

  public init(stops: [Stop]) { self.stops = stops }
  /// Spreads the colours evenly.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// Places and straight sRGB components, in rising order of place; out-of-order stops are moved up
  /// to the place before them, as in CSS.
  package func resolved(_ context: ColorContext) -> [GradientStop] {
    var last = -CGFloat.infinity
    let all = stops.map { stop in
      last = max(last, stop.location.isFinite ? stop.location : 0)
      return GradientStop(location: Double(last), components: stop.color.components(context))
    }
    return space == .perceptual ? GradientStop.mixed(all, Color.mixedPerceptually) : all
  }
}

/// A stop with its colour resolved.
package struct GradientStop: Equatable, Sendable {
  package var location: Double
  /// Straight sRGB.
  package var components: SIMD4<Double>
}

extension GradientStop {
  /// The same stops, with more between them that mix their colours as light is.
  static func linear(_ stops: [GradientStop]) -> [GradientStop] {
    mixed(stops) { a, b, t in
      func part(_ a: Double, _ b: Double) -> Double {
        let (p, q) = (Color.linear(a), Color.linear(b))
        return Color.encoded(p + (q - p) * t)
      }
      return SIMD4(part(a.x, b.x), part(a.y, b.y), part(a.z, b.z), a.w + (b.w - a.w) * t)
    }
  }
  /// The same stops, with more between them where colours are mixed in another way.
  static func mixed(
    _ stops: [GradientStop],
    _ mix: (SIMD4<Double>, SIMD4<Double>, Double) -> SIMD4<Double>
  ) -> [GradientStop] {
    guard var last = stops.first else { return stops }
    var all = [last]
    for stop in stops.dropFirst() {
      if stop.components != last.components, stop.location > last.location {
        for i in 1..<16 {
          let t = Double(i) / 16
          all.append(
            GradientStop(
              location: last.location + (stop.location - last.location) * t,
              components: mix(last.components, stop.components, t)))
        }
      }
      all.append(stop)
      last = stop
    }
    return all
  }
}

/// What an area is filled with, its colours resolved, its places still relative to the area.
package enum Paint: Equatable, Sendable {
  /// Straight sRGB components.
  case color(SIMD4<Double>)
  case gradient(GradientPaint)
  /// What is behind, blurred.
  case material(MaterialPaint)
  /// A picture, stretched to the area or in tiles.
  case pattern(PatternPaint)
  /// With shadows of its own, or meeting what is behind it in another way.
  indirect case decorated(Paint, PaintDecoration)

  package static let clear = Paint.color(.zero)
  /// Draws nothing whatever it fills.
  package var isClear: Bool {
    switch self {
    case .color(let c): c.w <= 0
    case .gradient(let g): g.stops.allSatisfy { $0.components.w <= 0 }
    case .material(let m): m.opacity <= 0
    case .pattern(let p): p.opacity <= 0
    case .decorated(let base, _): base.isClear
    }
  }
  /// One colour and nothing else.
  package var isColor: Bool {
    if case .color = self { return true }
    return false
  }
  package func opacity(_ opacity: Double) -> Paint {
    switch self {
    case .color(var c):
      c.w *= min(max(opacity, 0), 1)
      return .color(c)
    case .gradient(var g):
      for i in g.stops.indices { g.stops[i].components.w *= min(max(opacity, 0), 1) }
      return .gradient(g)
    case .material(var m):
      m.opacity *= min(max(opacity, 0), 1)
      return .material(m)
    case .pattern(var p):
      p.opacity *= min(max(opacity, 0), 1)
      return .pattern(p)
    case .decorated(let base, let decoration):
      return .decorated(base.opacity(opacity), decoration)
    }
  }
}

/// What a paint does besides filling an area.
package struct PaintDecoration: Equatable, Sendable {
  package struct Shadow: Equatable, Sendable {
    /// Straight sRGB.
    package var color: SIMD4<Double>
    /// Points.
    package var radius: CGFloat
    package var x: CGFloat
    package var y: CGFloat
    package var isInner: Bool
  }
  package var shadows: [Shadow] = []
  /// How it meets what is behind it, if not as usual.
  package var blend: Blend?
}

package struct MaterialPaint: Equatable, Sendable {
  /// Points.
  package var radius: CGFloat
  /// How many times as colourful as what is behind it is.
  package var saturation: Double
  /// Straight sRGB.
  package var tint: SIMD4<Double>
  package var opacity = 1.0
}

package struct GradientPaint: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case linear(UnitPoint, UnitPoint)
    /// Radii in points.
    case radial(UnitPoint, CGFloat, CGFloat)
    /// Radii as fractions of the area's size.
    case elliptical(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)
  }
  /// How it goes on beyond its ends.
  package enum Spread: Equatable, Sendable { case last, repeated, mirror }
  package var kind: Kind
  package var stops: [GradientStop]
  package var spread = Spread.last
  package init(kind: Kind, stops: [GradientStop]) {
    self.kind = kind
    self.stops = stops
  }
}
