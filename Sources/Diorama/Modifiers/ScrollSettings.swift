import Foundation

/// Whether bars show how far content has been scrolled.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let kind: Int
  /// For a moment when content moves.
  public static let automatic = ScrollIndicatorVisibility(kind: 0)
  /// Always, where there is something to scroll.
  public static let visible = ScrollIndicatorVisibility(kind: 1)
  public static let hidden = ScrollIndicatorVisibility(kind: 2)
  public static let never = ScrollIndicatorVisibility(kind: 3)
}
/// Whether content that is pulled beyond its end gives way.
public struct ScrollBounceBehavior: Equatable, Sendable {
  let kind: Int
  /// It does.
  public static let automatic = ScrollBounceBehavior(kind: 0)
  public static let always = ScrollBounceBehavior(kind: 1)
  /// Only where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(kind: 2)
}
/// Whether scrolling ends the input of text.
public struct ScrollDismissesKeyboardMode: Equatable, Sendable {
  let kind: Int
  /// As `never`.
  public static let automatic = ScrollDismissesKeyboardMode(kind: 0)
  /// When the hand begins to scroll.
  public static let immediately = ScrollDismissesKeyboardMode(kind: 1)
  /// When the hand begins to scroll. Differs: there is no keyboard on the screen to be moved.
  public static let interactively = ScrollDismissesKeyboardMode(kind: 2)
  public static let never = ScrollDismissesKeyboardMode(kind: 3)
}
/// What margins are for.
public struct ContentMarginPlacement: Equatable, Sendable {
  let isForContent: Bool
  let isForBars: Bool
  /// Content and bars.
  public static let automatic = ContentMarginPlacement(isForContent: true, isForBars: true)
  public static let scrollContent = ContentMarginPlacement(isForContent: true, isForBars: false)
  public static let scrollIndicators = ContentMarginPlacement(isForContent: false, isForBars: true)
}
/// When an anchor of a scroll view counts.
public struct ScrollAnchorRole: Hashable, Sendable {
  let kind: Int
  /// Where content begins.
  public static let initialOffset = ScrollAnchorRole(kind: 0)
  /// What stays when the size of the content changes while it is there.
  public static let sizeChanges = ScrollAnchorRole(kind: 1)
  /// Where content stands that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: 2)
}

/// The settings of scroll views, as they are handed down.
struct ScrollSettings: Equatable {
  var bounces: [Axis: ScrollBounceBehavior] = [:]
  var isClipped = true
  var content = EdgeInsets()
  var bars = EdgeInsets()
  var anchors: [ScrollAnchorRole: UnitPoint] = [:]
  /// What a scroll view that is linked says of itself.
  var link = ScrollLink.Rules()
}
private enum ScrollSettingsKey: EnvironmentKey {
  static var defaultValue: ScrollSettings { ScrollSettings() }
}
private enum VerticalBarsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum HorizontalBarsKey: EnvironmentKey {
  static var defaultValue: ScrollIndicatorVisibility { .automatic }
}
private enum ScrollEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}
private enum DismissesKey: EnvironmentKey {
  static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
}
extension EnvironmentValues {
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[VerticalBarsKey.self] }
    set { self[VerticalBarsKey.self] = newValue }
  }
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { self[HorizontalBarsKey.self] }
    set { self[HorizontalBarsKey.self] = newValue }
  }
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollSettings.bounces[.vertical] ?? .automatic }
    set { scrollSettings.bounces[.vertical] = newValue }
  }
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { scrollSettings.bounces[.horizontal] ?? .automatic }
    set { scrollSettings.bounces[.horizontal] = newValue }
  }
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[DismissesKey.self] }
    set { self[DismissesKey.self] = newValue }
  }
  var scrollSettings: ScrollSettings {
    get { self[ScrollSettingsKey.self] }
    set { self[ScrollSettingsKey.self] = newValue }
  }
  /// What a scroll view makes of all that.
  func scrollRules(showsIndicators: Bool) -> ScrollRules {
    var rules = ScrollRules()
    rules.isEnabled = isScrollEnabled
    for (set, bars) in [
      (Axis.Set.vertical, verticalScrollIndicatorVisibility),
      (.horizontal, horizontalScrollIndicatorVisibility),
    ] {
      let isHidden = bars == .hidden || bars == .never
      if isHidden || (!showsIndicators && bars == .automatic) { rules.bars.remove(set) }
      if bars == .visible { rules.steadyBars.insert(set) }
    }
    let settings = scrollSettings
    rules.isEnabled = rules.isEnabled && settings.link.isEnabled
    rules.bars.subtract(settings.link.hiddenBars)
    rules.reachesIntoSafeArea = settings.link.reachesIntoSafeArea
    if settings.bounces[.vertical] == .basedOnSize { rules.stillAxes.insert(.vertical) }
    if settings.bounces[.horizontal] == .basedOnSize { rules.stillAxes.insert(.horizontal) }
    rules.isClipped = settings.isClipped
    rules.decelerationRate = settings.link.decelerationRate
    rules.contentMargins = settings.content
    rules.barMargins = settings.bars
    rules.initialAnchor = settings.anchors[.initialOffset]
    rules.sizeAnchor = settings.anchors[.sizeChanges]
    rules.smallAnchor = settings.anchors[.alignment]
    return rules
  }
}

extension EdgeInsets {
  fileprivate func replacing(_ edges: Edge.Set, _ new: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: edges.contains(.top) ? new.top : top,
      leading: edges.contains(.leading) ? new.leading : leading,
      bottom: edges.contains(.bottom) ? new.bottom : bottom,
      trailing: edges.contains(.trailing) ? new.trailing : trailing)
  }
}

extension View {
  /// Whether scroll views show bars along some axes.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.self) {
      if axes.contains(.vertical) { $0.verticalScrollIndicatorVisibility = visibility }
      if axes.contains(.horizontal) { $0.horizontalScrollIndicatorVisibility = visibility }
    }
  }
  /// Whether scroll views in this view do not react to the hand, the wheel and keys.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
  /// Whether what reaches beyond a scroll view is seen there. It is not hit.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollSettings) { $0.isClipped = !disabled }
  }
  /// Whether content that is pulled beyond its end gives way.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      for axis in axes.all { $0.bounces[axis] = behavior }
    }
  }
  /// Where the content of scroll views begins, what stays of it when its size changes, and where it
  /// stands when it is small; nil is the top leading corner.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollSettings) {
      for role in [ScrollAnchorRole.initialOffset, .sizeChanges, .alignment] {
        $0.anchors[role] = anchor
      }
    }
  }
  /// The same in one respect.
  nonisolated public func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollSettings) { $0.anchors[role] = anchor }
  }
  /// Whether scrolling ends the input of text.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View {
    environment(\.scrollDismissesKeyboardMode, mode)
  }

  /// What the content or the bars of scroll views keep free at some edges. The content is seen there
  /// while it moves.
  /// - Parameter insets: points.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scrollSettings) {
      if placement.isForContent { $0.content = $0.content.replacing(edges, insets) }
      if placement.isForBars { $0.bars = $0.bars.replacing(edges, insets) }
    }
  }
  /// - Parameter length: points; nil is 16.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? 16), for: placement)
  }
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }
}
