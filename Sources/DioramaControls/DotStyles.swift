import SwiftUI

private let dot: CGFloat = 8

/// Dots that grow darker as their page comes.
public struct FadePageIndicatorStyle: PageIndicatorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ForEach(configuration.pages, id: \.self) { page in
      Circle()
        .frame(width: dot, height: dot)
        .scaleEffect(configuration.scale(of: page))
        .opacity(configuration.opacity(of: page))
        .offset(x: configuration.offset(of: page))
    }
  }
}

/// Rings that are filled as their page comes: 5 points wide, with lines of half a point, as articles
/// on page indicators like them; or of other measures.
public struct RingPageIndicatorStyle: PageIndicatorStyle {
  private let diameter: CGFloat
  private let lineWidth: CGFloat
  public let layout: PageIndicatorLayout
  /// - Parameters:
  ///   - spacing: points between the middles of two rings; nil, the default, is 14 to 24, as there is
  ///     room.
  public init(diameter: CGFloat = 5, lineWidth: CGFloat = 0.5, spacing: CGFloat? = nil) {
    self.diameter = diameter
    self.lineWidth = lineWidth
    layout = spacing.map { .dots(spacing: $0...$0) } ?? .dots()
  }
  public func makeBody(configuration: Configuration) -> some View {
    ForEach(configuration.pages, id: \.self) { page in
      Circle()
        .opacity(configuration.share(of: page))
        .overlay(Circle().stroke(lineWidth: lineWidth))
        .frame(width: diameter, height: diameter)
        .scaleEffect(configuration.scale(of: page))
        .offset(x: configuration.offset(of: page))
    }
  }
}

/// Dots that grow as their page comes.
public struct ScalePageIndicatorStyle: PageIndicatorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ForEach(configuration.pages, id: \.self) { page in
      Circle()
        .frame(width: dot, height: dot)
        .scaleEffect(
          configuration.scale(of: page)
            * (configuration.reducesMotion ? 1 : 0.75 + 0.75 * configuration.share(of: page))
        )
        .opacity(configuration.opacity(of: page))
        .offset(x: configuration.offset(of: page))
    }
  }
}

/// Dots that stretch to pills as their page comes.
public struct PillPageIndicatorStyle: PageIndicatorStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    // Its ends keep three points away from its neighbours.
    let long = min(24, 2 * (configuration.spacing - dot / 2 - 3))
    ForEach(configuration.pages, id: \.self) { page in
      let share =
        configuration.reducesMotion
        ? configuration.share(of: page).rounded() : configuration.share(of: page)
      Capsule()
        .frame(width: dot + max(long - dot, 0) * share, height: dot)
        .scaleEffect(configuration.scale(of: page))
        .opacity(configuration.opacity(of: page))
        .offset(x: configuration.offset(of: page))
    }
  }
}

extension PageIndicatorStyle where Self == FadePageIndicatorStyle {
  public static var fade: FadePageIndicatorStyle { FadePageIndicatorStyle() }
}
extension PageIndicatorStyle where Self == RingPageIndicatorStyle {
  public static var ring: RingPageIndicatorStyle { RingPageIndicatorStyle() }
  public static func ring(
    diameter: CGFloat = 5, lineWidth: CGFloat = 0.5, spacing: CGFloat? = nil
  ) -> RingPageIndicatorStyle {
    RingPageIndicatorStyle(diameter: diameter, lineWidth: lineWidth, spacing: spacing)
  }
}
extension PageIndicatorStyle where Self == ScalePageIndicatorStyle {
  public static var scale: ScalePageIndicatorStyle { ScalePageIndicatorStyle() }
}
extension PageIndicatorStyle where Self == PillPageIndicatorStyle {
  public static var pill: PillPageIndicatorStyle { PillPageIndicatorStyle() }
}
