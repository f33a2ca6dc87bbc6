import SwiftUI

/// How a page looks on its way: a pure function of how far it is from being shown.
///
///     struct ShrinkPageTransition: PageTransition {
///       func effect(_ page: EmptyVisualEffect, _ place: PagePlace) -> some VisualEffect {
///         page.scaleEffect(1 - min(abs(place.distance), 1) / 2)
///       }
///     }
public protocol PageTransition {
  associatedtype Effect: VisualEffect
  func effect(_ page: EmptyVisualEffect, _ place: PagePlace) -> Effect
}

/// Where a page is in its pager.
public struct PagePlace: Equatable, Sendable {
  /// Pages between this one and the one that is shown: 0 where it is shown, 1 for the next one, −1 for
  /// the one before, and all between them on the way.
  public let distance: Double
  /// The page's size in points.
  public let size: CGSize
  /// The way from where it would be shown, in points; turned round it is the way back.
  public let offset: CGSize
}

extension View {
  /// Gives a page of a `TabView` a look for its way in and out. It goes on each page, such as on the
  /// rows of a `ForEach` in the pager; with reduced motion the pages slide.
  ///
  ///     TabView { ForEach(photos) { PhotoPage($0).pageTransition(.stack) } }
  ///       .tabViewStyle(.page)
  public func pageTransition<T: PageTransition>(_ transition: T) -> some View {
    modifier(PageTransitionModifier(transition: transition))
  }
}

private struct PageTransitionModifier<T: PageTransition>: ViewModifier {
  let transition: T
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  func body(content: Content) -> some View {
    if reducesMotion {
      content
    } else {
      content.visualEffect { page, proxy in
        transition.effect(page, place(proxy))
      }
    }
  }
  private func place(_ proxy: GeometryProxy) -> PagePlace {
    let frame = proxy.frame(in: .pager), room = proxy.bounds(of: .pager)?.size ?? frame.size
    let offset = CGSize(
      width: frame.midX - room.width / 2, height: frame.midY - room.height / 2)
    let isVertical = abs(offset.height) > abs(offset.width)
    let way = isVertical ? offset.height : direction == .rightToLeft ? -offset.width : offset.width
    let length = isVertical ? frame.height : frame.width
    return PagePlace(distance: length > 0 ? way / length : 0, size: frame.size, offset: offset)
  }
}

/// Pages beside each other, as they are without a transition.
public struct SlidePageTransition: PageTransition {
  public init() {}
  public func effect(_ page: EmptyVisualEffect, _ place: PagePlace) -> some VisualEffect { page }
}
/// Pages over each other: the later one fades in over the earlier one.
public struct FadePageTransition: PageTransition {
  public init() {}
  public func effect(_ page: EmptyVisualEffect, _ place: PagePlace) -> some VisualEffect {
    page
      .offset(x: -place.offset.width, y: -place.offset.height)
      .opacity(place.distance > 0 ? max(1 - place.distance, 0) : place.distance > -1 ? 1 : 0)
  }
}
/// A pile: the later page slides over the earlier one, which stays behind, a little smaller.
public struct StackPageTransition: PageTransition {
  public init() {}
  public func effect(_ page: EmptyVisualEffect, _ place: PagePlace) -> some VisualEffect {
    let behind = min(max(-place.distance, 0), 1), isBehind = behind > 0
    return
      page
      .scaleEffect(1 - behind / 10)
      .opacity(1 - behind / 2)
      .offset(
        x: isBehind ? -place.offset.width : 0, y: isBehind ? -place.offset.height : 0)
  }
}
/// The sides of a cube, which turns as pages go by: they meet at the edge between them, and what is
/// away from it recedes.
public struct CubePageTransition: PageTransition {
  /// How near the eye is, as `rotation3DEffect` has it; 0 is no perspective.
  public var perspective: CGFloat
  public init(perspective: CGFloat = 0.5) { self.perspective = perspective }
  public func effect(_ page: EmptyVisualEffect, _ place: PagePlace) -> some VisualEffect {
    func part(_ way: CGFloat, _ length: CGFloat) -> CGFloat {
      length > 0 ? min(max(way / length, -1), 1) : 0
    }
    let x = part(place.offset.width, place.size.width)
    let y = part(place.offset.height, place.size.height)
    let isVertical = abs(y) > abs(x)
    // A page turns about the edge where it meets the one that is shown.
    return page.rotation3DEffect(
      .degrees(90 * (isVertical ? -y : x)),
      axis: (x: isVertical ? 1 : 0, y: isVertical ? 0 : 1, z: 0),
      anchor: isVertical
        ? UnitPoint(x: 0.5, y: y > 0 ? 0 : 1) : UnitPoint(x: x > 0 ? 0 : 1, y: 0.5),
      perspective: perspective)
  }
}
extension PageTransition where Self == SlidePageTransition {
  public static var slide: SlidePageTransition { SlidePageTransition() }
}
extension PageTransition where Self == FadePageTransition {
  public static var fade: FadePageTransition { FadePageTransition() }
}
extension PageTransition where Self == StackPageTransition {
  public static var stack: StackPageTransition { StackPageTransition() }
}
extension PageTransition where Self == CubePageTransition {
  public static var cube: CubePageTransition { CubePageTransition() }
  /// - Parameter perspective: how near the eye is, as `rotation3DEffect` has it.
  public static func cube(perspective: CGFloat) -> CubePageTransition {
    CubePageTransition(perspective: perspective)
  }
}
