import SwiftUI

/// Shows which of some pages is seen, continuously as they move, and turns to the one that is
/// clicked. A drag along it passes the pages in sequence, and stops at the ends. With the keyboard,
/// arrows turn one page, Home and End to the first and the last.
///
///     PagerReader { pager in
///       TabView { … }
///         .tabViewStyle(.page(indexDisplayMode: .never))
///         .overlay(alignment: .bottom) { PageIndicator(pager).padding() }
///     }
///     .pageIndicatorStyle(.worm)
///
/// It is 28 points high, and as wide as its style needs, or less where there is no room. It takes the
/// foreground style. For screen readers it is one element with the value "Page 2 of 3", which can be
/// localized as "Page %@ of %@"; "Pages" is its label unless it is given another.
public struct PageIndicator: View {
  private let pages: PageSource
  @Environment(\.pageIndicatorStyle) private var style
  @Environment(\.pageIndicatorVisibility) private var visibility
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction

  /// Follows a pager.
  public init(_ pager: PagerProxy) { pages = .pager(pager) }
  /// Shows a position.
  /// - Parameters:
  ///   - count: how many pages there are; without any, nothing is shown.
  ///   - position: the page with its fraction, from 0 to `count` − 1; what is beyond is taken for the
  ///     end. Where pages go round it may be any number.
  ///   - isLooping: the first page follows the last one.
  ///   - turn: called for every page that is clicked or passed in a drag.
  public init(
    count: Int, position: Double, isLooping: Bool = false, turn: @escaping (Int) -> Void = { _ in }
  ) {
    pages = .values(count, position, isLooping, turn)
  }

  public var body: some View {
    let count = pages.count
    if count > 1 || (count == 1 && visibility == .visible), visibility != .hidden {
      let style = style ?? AnyPageIndicatorStyle(FadePageIndicatorStyle())
      GeometryReader { room in
        PressedRow(pages: pages, style: style, size: room.size)
      }
      .frame(
        idealWidth: PageIndicatorConfiguration.width(count: count, style.layout),
        maxWidth: PageIndicatorConfiguration.width(count: count, style.layout)
      )
      .frame(height: PageIndicator.height)
      .opacity(isEnabled ? 1 : 0.4)
      .allowsHitTesting(isEnabled)
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Pages")
      .accessibilityValue("Page \(String(pages.page + 1)) of \(String(count))")
      .accessibilityAddTraits(.isPageIndicator)
      .accessibilityAdjustableAction { turn(by: $0 == .increment ? 1 : -1) }
      .focusable(interactions: .activate)
      .onKeyPress(keys: [.leftArrow, .rightArrow, .home, .end]) { press($0.key) }
    }
  }
  static let height: CGFloat = 28

  private func press(_ key: KeyEquivalent) -> KeyPress.Result {
    let on = direction == .rightToLeft ? KeyEquivalent.leftArrow : .rightArrow
    switch key {
    case .home: pages.turn(to: 0)
    case .end: pages.turn(to: pages.count - 1)
    default: turn(by: key == on ? 1 : -1)
    }
    return .handled
  }
  private func turn(by step: Int) {
    let count = pages.count, to = pages.page + step
    pages.turn(to: pages.isLooping ? (to + count) % count : min(max(to, 0), count - 1))
  }
}

/// What an indicator is about.
enum PageSource {
  case pager(PagerProxy)
  case values(Int, Double, Bool, (Int) -> Void)
}
@MainActor extension PageSource {
  var count: Int {
    switch self {
    case .pager(let pager): pager.count
    case .values(let count, _, _, _): count
    }
  }
  var position: Double {
    switch self {
    case .pager(let pager): pager.position
    case .values(_, let position, _, _): position
    }
  }
  var isLooping: Bool {
    switch self {
    case .pager(let pager): pager.isLooping
    case .values(_, _, let isLooping, _): isLooping
    }
  }
  /// The current page.
  var page: Int {
    switch self {
    case .pager(let pager): return pager.page
    case .values(let count, let position, let isLooping, _):
      let p = position.isFinite && abs(position) < 1e15 ? Int(position.rounded()) : 0
      guard isLooping, count > 0 else { return min(max(p, 0), max(count - 1, 0)) }
      return (p % count + count) % count
    }
  }
  func turn(to page: Int) {
    switch self {
    case .pager(let pager): pager.turn(to: page)
    case .values(_, _, _, let turn): turn(page)
    }
  }
}

/// The row, and the hand on it.
private struct PressedRow: View {
  let pages: PageSource
  let style: AnyPageIndicatorStyle
  let size: CGSize
  @Environment(\.layoutDirection) private var direction
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.colorSchemeContrast) private var contrast
  @GestureState private var isPressed = false
  /// The page at which a drag began, and the one that it has come to.
  @State private var scrub: (start: Int, page: Int)?

  var body: some View {
    let row = configuration
    ZStack { style.makeBody(row) }
      .frame(width: size.width, height: size.height)
      .contentShape(Rectangle().inset(by: -reach(row)))
      .gesture(press)
      .onChange(of: isPressed) { if !isPressed { scrub = nil } }
  }
  private var configuration: PageIndicatorConfiguration {
    PageIndicatorConfiguration(
      count: pages.count, position: pages.position, page: pages.page, isLooping: pages.isLooping,
      size: size, layout: style.layout, isMirrored: direction == .rightToLeft,
      reducesMotion: reducesMotion, dimming: contrast == .increased ? 0.5 : 0.25)
  }
  /// Where dots are close, those at the ends can be hit further out.
  private func reach(_ row: PageIndicatorConfiguration) -> CGFloat {
    guard case .dots = style.layout else { return 0 }
    return max(0, (PageIndicator.height - row.spacing) / 2)
  }

  private var press: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isPressed) { _, isPressed, _ in isPressed = true }
      .onChanged { moved(to: $0.location, $0.translation.width) }
      .onEnded {
        if scrub == nil { pages.turn(to: configuration.page(at: x($0.location), style.layout)) }
      }
  }
  private func x(_ place: CGPoint) -> CGFloat { place.x - size.width / 2 }
  private func moved(to place: CGPoint, _ way: CGFloat) {
    if scrub == nil, abs(way) < 10 { return }
    let row = configuration
    let start = scrub?.start ?? pages.page, current = scrub?.page ?? pages.page
    // Where not every page has a place, the way counts.
    let step = if case .sides = style.layout { CGFloat(24) } else { row.spacing }
    let goal =
      row.hasPlaces(style.layout)
      ? row.page(at: x(place), style.layout)
      : start + Int((row.forward(way) / max(step, 1)).rounded())
    let page = min(max(goal, 0), row.count - 1)
    scrub = (start, page)
    for passed in stride(from: current, to: page, by: page < current ? -1 : 1) {
      pages.turn(to: passed + (page < current ? -1 : 1))
    }
  }
}
