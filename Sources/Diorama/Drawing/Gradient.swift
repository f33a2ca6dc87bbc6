import Foundation

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
    return stops.map { stop in
      last = max(last, stop.location.isFinite ? stop.location : 0)
      return GradientStop(location: Double(last), components: stop.color.components(context))
    }
  }
}

/// A stop with its colour resolved.
package struct GradientStop: Equatable, Sendable {
  package var location: Double
  /// Straight sRGB.
  package var components: SIMD4<Double>
}

/// What an area is filled with, its colours resolved, its places still relative to the area.
package enum Paint: Equatable, Sendable {
  /// Straight sRGB components.
  case color(SIMD4<Double>)
  case gradient(GradientPaint)
  /// What is behind, blurred.
  case material(MaterialPaint)

  package static let clear = Paint.color(.zero)
  /// Draws nothing whatever it fills.
  package var isClear: Bool {
    switch self {
    case .color(let c): c.w <= 0
    case .gradient(let g): g.stops.allSatisfy { $0.components.w <= 0 }
    case .material(let m): m.opacity <= 0
    }
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
    }
  }
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
  package var kind: Kind
  package var stops: [GradientStop]
  package init(kind: Kind, stops: [GradientStop]) {
    self.kind = kind
    self.stops = stops
  }
}
