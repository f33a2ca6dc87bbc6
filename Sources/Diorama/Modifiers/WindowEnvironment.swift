import Foundation

/// Much room along an axis, or little.
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
/// Whether text is to be bolder than usual.
public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
/// Whether controls belong to the window that has the keyboard.
public enum ControlActiveState: CaseIterable, Hashable, Sendable { case key, active, inactive }

private enum PhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
private enum HorizontalKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass?? { nil }
}
private enum VerticalKey: EnvironmentKey {
  static var defaultValue: UserInterfaceSizeClass?? { nil }
}
private enum LegibilityKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { .regular }
}

private enum BackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentBox {
  /// For what lies behind a view.
  @MainActor convenience init(behind outer: EnvironmentBox) {
    self.init(outer)
    var values = EnvironmentValues()
    values.isBackground = true
    write(values.written)
  }
}

extension EnvironmentValues {
  /// Whether the view is, or is in, the background of another.
  package var isBackground: Bool {
    get { self[BackgroundKey.self] }
    set { self[BackgroundKey.self] = newValue }
  }
  /// `.active` while the window has the keyboard, `.inactive` without, `.background` while it is
  /// minimised. In tests, replays and recordings nothing is minimised.
  public var scenePhase: ScenePhase { self[PhaseKey.self] }
  package var phaseOfTheWindow: ScenePhase {
    get { self[PhaseKey.self] }
    set { self[PhaseKey.self] = newValue }
  }
  /// Compact where the window is less than 600 points wide, unless it was set.
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { self[HorizontalKey.self] ?? (windowSize.width < 600 ? .compact : .regular) }
    set { self[HorizontalKey.self] = .some(newValue) }
  }
  /// Compact where the window is less than 480 points high, unless it was set.
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { self[VerticalKey.self] ?? (windowSize.height < 480 ? .compact : .regular) }
    set { self[VerticalKey.self] = .some(newValue) }
  }
  /// Differs: regular unless it was set, which changes no text by itself.
  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
  /// `.key` while the window has the keyboard.
  public var controlActiveState: ControlActiveState { scenePhase == .active ? .key : .inactive }

  /// Whether the window's views look as those of the window in use: while it has the keyboard.
  public var appearsActive: Bool { scenePhase == .active }
  /// The screen is never dimmed for a view that is always on.
  public var isLuminanceReduced: Bool { false }

  // MARK: what a person has asked the system for

  // Differs: a window knows of contrast and of motion; all else is never asked for.
  public var accessibilityReduceTransparency: Bool { false }
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  public var accessibilityInvertColors: Bool { false }
  public var accessibilityVoiceOverEnabled: Bool { false }
  public var accessibilityEnabled: Bool { false }
  /// At the text sizes of accessibility.
  public var accessibilityLargeContentViewerEnabled: Bool { dynamicTypeSize.isAccessibilitySize }
  public var accessibilitySwitchControlEnabled: Bool { false }
  public var accessibilityShowButtonShapes: Bool { false }
  public var accessibilityDimFlashingLights: Bool { false }
  public var accessibilityPlayAnimatedImages: Bool { true }

  /// The reader's text size, by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = DynamicTypeSize(newValue) ?? .large }
  }
}

/// The reader's text size, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  public init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  public static func < (a: Self, b: Self) -> Bool { a.rank < b.rank }
  public static func <= (a: Self, b: Self) -> Bool { a.rank <= b.rank }
  public static func > (a: Self, b: Self) -> Bool { a.rank > b.rank }
  public static func >= (a: Self, b: Self) -> Bool { a.rank >= b.rank }
}
extension DynamicTypeSize {
  public init?(_ category: ContentSizeCategory) { self.init(rawValue: category.rank) }
}
