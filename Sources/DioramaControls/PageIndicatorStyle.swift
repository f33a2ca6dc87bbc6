import SwiftUI

/// How a `PageIndicator` looks.
///
///     struct SquarePageIndicatorStyle: PageIndicatorStyle {
///       func makeBody(configuration: Configuration) -> some View {
///         ForEach(configuration.pages, id: \.self) { page in
///           Rectangle()
///             .frame(width: 8, height: 8)
///             .rotationEffect(.degrees(configuration.share(of: page) * 45))
///             .scaleEffect(configuration.scale(of: page))
///             .opacity(configuration.opacity(of: page))
///             .offset(x: configuration.offset(of: page))
///         }
///       }
///     }
///
/// The body runs in every frame in which pages move; its views lie over each other in the middle of
/// the indicator. Presses, the element for screen readers and the room are the indicator's concern.
@MainActor @preconcurrency public protocol PageIndicatorStyle {
  associatedtype Body: View
  typealias Configuration = PageIndicatorConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  /// How much room it takes, and what a press means. Default: dots.
  var layout: PageIndicatorLayout { get }
}
extension PageIndicatorStyle {
  public var layout: PageIndicatorLayout { .dots() }
}
extension PageIndicatorConfiguration {
  /// From `dimming` for a page of which nothing is seen to 1 for the current one.
  public func opacity(of page: Int) -> Double { dimming + (1 - dimming) * share(of: page) }
}

/// A style of any type.
@MainActor struct AnyPageIndicatorStyle {
  let layout: PageIndicatorLayout
  let makeBody: (PageIndicatorConfiguration) -> AnyView
  init<S: PageIndicatorStyle>(_ style: S) {
    layout = style.layout
    makeBody = { AnyView(style.makeBody(configuration: $0)) }
  }
}
private enum StyleKey: EnvironmentKey {
  static var defaultValue: AnyPageIndicatorStyle? { nil }
}
private enum VisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}
extension EnvironmentValues {
  var pageIndicatorStyle: AnyPageIndicatorStyle? {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
  var pageIndicatorVisibility: Visibility {
    get { self[VisibilityKey.self] }
    set { self[VisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets how page indicators in this view look. Default: `fade`.
  public func pageIndicatorStyle<S: PageIndicatorStyle>(_ style: S) -> some View {
    environment(\.pageIndicatorStyle, AnyPageIndicatorStyle(style))
  }
  /// Sets whether page indicators in this view are shown. `automatic`, the default: for two pages or
  /// more; `visible`: for a single one, too. Without any page there is none.
  public func pageIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.pageIndicatorVisibility, visibility)
  }
  /// Puts a page indicator over a pager in this view.
  ///
  ///     TabView { … }
  ///       .tabViewStyle(.page(indexDisplayMode: .never))
  ///       .pageIndicator(.worm)
  public func pageIndicator<S: PageIndicatorStyle>(
    _ style: S, alignment: Alignment = .bottom, padding: CGFloat = 16
  ) -> some View {
    PagerReader { pager in
      overlay(alignment: alignment) { PageIndicator(pager).padding(padding) }
        .pageIndicatorStyle(style)
    }
  }
}
