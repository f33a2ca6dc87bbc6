import SwiftUI

/// How a segmented control looks. The control sees to layout, clicks, drags, keys, scrolling and what
/// is told to those who do not see it; a style draws three things.
///
/// - `makeIndicator` marks a segment that is chosen, in the segment's frame, behind its label.
/// - `makeLabel` draws the inside of a segment; by default the label with the usual margins.
/// - `makeBackground` lies behind all segments; by default there is nothing.
///
/// This one has a bracket around what is chosen:
///
///     struct BracketStyle: SegmentedControlStyle {
///       func makeIndicator(configuration: IndicatorConfiguration) -> some View {
///         HStack {
///           Text("[")
///           Spacer()
///           Text("]")
///         }
///         .opacity(configuration.isHeld ? 0.5 : 1)
///       }
///       func makeLabel(configuration: LabelConfiguration) -> some View {
///         configuration.label
///           .foregroundStyle(configuration.isChosen ? .primary : .secondary)
///           .opacity(configuration.isPressed ? 0.3 : 1)
///           .padding(8)
///       }
///     }
@MainActor @preconcurrency
public protocol SegmentedControlStyle {
  associatedtype Indicator: View
  associatedtype Label: View
  associatedtype Background: View
  typealias IndicatorConfiguration = SegmentIndicatorConfiguration
  typealias LabelConfiguration = SegmentLabelConfiguration
  typealias BackgroundConfiguration = SegmentBackgroundConfiguration
  @ViewBuilder func makeIndicator(configuration: IndicatorConfiguration) -> Indicator
  @ViewBuilder func makeLabel(configuration: LabelConfiguration) -> Label
  @ViewBuilder func makeBackground(configuration: BackgroundConfiguration) -> Background
  /// How the indicator gets to another segment; by default it slides. Where a person wants little to
  /// move, and where several segments are chosen, each segment has one that fades.
  var indicatorMovement: SegmentIndicatorMovement { get }
  /// In which time what the hand does is shown; by default a spring without bounce.
  var animation: Animation { get }
  /// Points between segments; by default 0.
  var spacing: CGFloat { get }
  /// Points of the corners of the ring that says where the keyboard is; by default 8.
  var cornerRadius: CGFloat { get }
}
extension SegmentedControlStyle {
  public func makeLabel(configuration: LabelConfiguration) -> some View {
    StandardSegmentLabel(configuration: configuration)
  }
  public func makeBackground(configuration: BackgroundConfiguration) -> some View { EmptyView() }
  public var indicatorMovement: SegmentIndicatorMovement { .slide }
  public var animation: Animation { .spring(response: 0.28, dampingFraction: 1) }
  public var spacing: CGFloat { 0 }
  public var cornerRadius: CGFloat { 8 }
}

/// How an indicator gets from one segment to another.
public enum SegmentIndicatorMovement: Sendable {
  /// It takes the frame of the other, and the hand can drag it there.
  case slide
  /// It fades where it is while another comes.
  case fade
}

/// What an indicator is to show.
public struct SegmentIndicatorConfiguration: Equatable, Sendable {
  /// The hand holds it.
  public let isHeld: Bool
}
/// What lies behind all segments is to show.
public struct SegmentBackgroundConfiguration: Equatable, Sendable {
  public let count: Int
}
/// What a segment is to show.
public struct SegmentLabelConfiguration {
  /// The text, the symbol or the view, with the badge beside it.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  /// An indicator marks it, or will when it gets there.
  public let isChosen: Bool
  /// The pointer is held down on it, and it is not chosen yet.
  public let isPressed: Bool
  /// The pointer is over it.
  public let isHovered: Bool
  /// It can be chosen. A control that is disabled as a whole is dimmed as a whole.
  public let isEnabled: Bool
  /// From 0, in the order of reading.
  public let index: Int
  /// There is one before it, and neither of them is chosen.
  public let hasDivider: Bool
}

// MARK: in the environment

/// A style of any type. One without values, or an equatable one, is known again.
struct AnySegmentedControlStyle: Equatable, @unchecked Sendable {
  let style: any SegmentedControlStyle
  let makeIndicator: @MainActor (SegmentIndicatorConfiguration) -> AnyView
  let makeLabel: @MainActor (SegmentLabelConfiguration) -> AnyView
  let makeBackground: @MainActor (SegmentBackgroundConfiguration) -> AnyView
  init<S: SegmentedControlStyle>(_ style: S) {
    nonisolated(unsafe) let style = style
    self.style = style
    makeIndicator = { AnyView(style.makeIndicator(configuration: $0)) }
    makeLabel = { AnyView(style.makeLabel(configuration: $0)) }
    makeBackground = { AnyView(style.makeBackground(configuration: $0)) }
  }
  static func == (a: Self, b: Self) -> Bool {
    func isSame<S>(_ style: S) -> Bool {
      guard let other = b.style as? S else { return false }
      if let style = style as? any Equatable { return isEqual(style, other) }
      return MemoryLayout<S>.size == 0
    }
    func isEqual<E: Equatable>(_ x: E, _ y: Any) -> Bool { x == y as? E }
    return isSame(a.style)
  }
}
private enum StyleKey: EnvironmentKey {
  static var defaultValue: AnySegmentedControlStyle {
    MainActor.assumeIsolated { AnySegmentedControlStyle(PillSegmentedControlStyle()) }
  }
}
private enum DistributionKey: EnvironmentKey {
  static var defaultValue: SegmentDistribution { .fillEqually }
}
extension EnvironmentValues {
  var segmentedControlStyle: AnySegmentedControlStyle {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }
  var segmentDistribution: SegmentDistribution {
    get { self[DistributionKey.self] }
    set { self[DistributionKey.self] = newValue }
  }
}

/// How wide segments are.
public enum SegmentDistribution: Sendable {
  /// All as wide as each other, together as wide as the control may be.
  case fillEqually
  /// Each as wide as what it shows.
  case fit
}

extension View {
  /// How segmented controls in this view look; by default `.automatic`.
  public func segmentedControlStyle<S: SegmentedControlStyle>(_ style: S) -> some View {
    environment(\.segmentedControlStyle, AnySegmentedControlStyle(style))
  }
  /// How wide the segments of segmented controls in this view are; by default `.fillEqually`.
  public func segmentDistribution(_ distribution: SegmentDistribution) -> some View {
    environment(\.segmentDistribution, distribution)
  }
}
