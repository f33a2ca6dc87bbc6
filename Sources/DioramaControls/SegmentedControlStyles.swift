import SwiftUI

extension SegmentedControlStyle where Self == PillSegmentedControlStyle {
  /// A pill that slides in a grey track.
  public static var pill: PillSegmentedControlStyle { PillSegmentedControlStyle() }
  /// The pill.
  public static var automatic: PillSegmentedControlStyle { PillSegmentedControlStyle() }
}
extension SegmentedControlStyle where Self == CrossFadeSegmentedControlStyle {
  /// Large segments in a grey track; what marks one fades into what marks the next.
  public static var crossFade: CrossFadeSegmentedControlStyle { CrossFadeSegmentedControlStyle() }
}
extension SegmentedControlStyle where Self == UnderlineSegmentedControlStyle {
  /// A line that slides beneath the labels.
  public static var underline: UnderlineSegmentedControlStyle { UnderlineSegmentedControlStyle() }
}
extension SegmentedControlStyle where Self == CapsuleSegmentedControlStyle {
  /// Capsules, the chosen one in the tint.
  public static var capsule: CapsuleSegmentedControlStyle { CapsuleSegmentedControlStyle() }
}
extension SegmentedControlStyle where Self == BorderedSegmentedControlStyle {
  /// A border around all, lines between them, and the chosen one in the tint.
  public static var bordered: BorderedSegmentedControlStyle { BorderedSegmentedControlStyle() }
}

/// The label in small type: paler where it is not chosen, dimmed while it is pressed, on a grey
/// ground under the pointer.
struct StandardSegmentLabel: View {
  let configuration: SegmentLabelConfiguration
  var chosen = AnyShapeStyle(.primary)
  var radius: CGFloat = 6
  @Environment(\.colorSchemeContrast) private var contrast
  init(
    configuration: SegmentLabelConfiguration, chosen: AnyShapeStyle = AnyShapeStyle(.primary),
    radius: CGFloat = 6
  ) {
    self.configuration = configuration
    self.chosen = chosen
    self.radius = radius
  }
  private var isOver: Bool {
    configuration.isHovered && configuration.isEnabled && !configuration.isChosen
  }
  private var style: AnyShapeStyle {
    if configuration.isChosen { return chosen }
    return AnyShapeStyle(Color.primary.opacity(contrast == .increased ? 1 : 0.7))
  }
  var body: some View {
    configuration.label
      .font(.footnote.weight(.medium))
      .lineLimit(1)
      .foregroundStyle(style)
      .padding(.horizontal, 9)
      .padding(.vertical, 7)
      .opacity(!configuration.isEnabled ? 0.3 : configuration.isPressed ? 0.2 : 1)
      .animation(.easeInOut(duration: 0.2), value: configuration.isPressed)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        Color.primary.opacity(isOver ? 0.06 : 0),
        in: RoundedRectangle(cornerRadius: radius).inset(by: 2))
  }
}

/// A line before a segment.
private struct SegmentDivider: View {
  let isShown: Bool
  let inset: CGFloat
  @Environment(\.colorSchemeContrast) private var contrast
  init(isShown: Bool, inset: CGFloat) {
    self.isShown = isShown
    self.inset = inset
  }
  var body: some View {
    Rectangle()
      .fill(Color.primary.opacity(!isShown ? 0 : contrast == .increased ? 0.6 : 0.2))
      .frame(width: 1)
      .padding(.vertical, inset)
      .offset(x: -0.5)
  }
}

/// A pill that slides in a grey track.
public struct PillSegmentedControlStyle: SegmentedControlStyle, Sendable {
  public init() {}
  public func makeIndicator(configuration: IndicatorConfiguration) -> some View {
    Pill(isHeld: configuration.isHeld)
  }
  public func makeLabel(configuration: LabelConfiguration) -> some View {
    StandardSegmentLabel(configuration: configuration)
      .overlay(alignment: .leading) {
        SegmentDivider(isShown: configuration.hasDivider, inset: 8)
      }
  }
  public func makeBackground(configuration: BackgroundConfiguration) -> some View {
    Track(shape: RoundedRectangle(cornerRadius: 8))
  }
}
private struct Pill: View {
  let isHeld: Bool
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  init(isHeld: Bool) { self.isHeld = isHeld }
  var body: some View {
    RoundedRectangle(cornerRadius: 6)
      .fill(scheme == .dark ? Color(white: 0.39) : Color.white)
      .shadow(color: .black.opacity(0.13), radius: 3, x: 0, y: 2)
      .overlay {
        if contrast == .increased { RoundedRectangle(cornerRadius: 6).strokeBorder(.primary) }
      }
      .padding(2)
      .scaleEffect(isHeld ? 0.95 : 1)
      .animation(.spring(response: 0.28, dampingFraction: 1), value: isHeld)
  }
}
/// The ground that a sliding thing slides on.
private struct Track<S: Shape>: View {
  let shape: S
  @Environment(\.colorScheme) private var scheme
  @Environment(\.colorSchemeContrast) private var contrast
  init(shape: S) { self.shape = shape }
  var body: some View {
    let alpha = scheme == .dark ? 0.24 : 0.12
    shape.fill(
      Color(red: 118 / 255, green: 118 / 255, blue: 128 / 255)
        .opacity(contrast == .increased ? alpha * 2 : alpha))
  }
}

/// Large segments in a grey track; what marks one fades into what marks the next.
public struct CrossFadeSegmentedControlStyle: SegmentedControlStyle, Sendable {
  public init() {}
  public var indicatorMovement: SegmentIndicatorMovement { .fade }
  public var animation: Animation { .interactiveSpring() }
  public var cornerRadius: CGFloat { 20 }
  public func makeIndicator(configuration: IndicatorConfiguration) -> some View {
    RoundedRectangle(cornerRadius: 18).fill(.tint).padding(2)
  }
  public func makeLabel(configuration: LabelConfiguration) -> some View {
    StandardSegmentLabel(
      configuration: configuration, chosen: AnyShapeStyle(.white), radius: 20
    )
    .frame(minHeight: 50)
  }
  public func makeBackground(configuration: BackgroundConfiguration) -> some View {
    Track(shape: RoundedRectangle(cornerRadius: 20))
  }
}

/// A line that slides beneath the labels.
public struct UnderlineSegmentedControlStyle: SegmentedControlStyle, Sendable {
  public init() {}
  public func makeIndicator(configuration: IndicatorConfiguration) -> some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      Capsule().fill(.tint).frame(height: configuration.isHeld ? 4 : 3)
    }
    .padding(.horizontal, 6)
  }
  public func makeLabel(configuration: LabelConfiguration) -> some View {
    StandardSegmentLabel(configuration: configuration, chosen: AnyShapeStyle(.tint))
      .padding(.bottom, 3)
  }
  public func makeBackground(configuration: BackgroundConfiguration) -> some View {
    VStack(spacing: 0) {
      Spacer(minLength: 0)
      Rectangle().fill(Color.primary.opacity(0.15)).frame(height: 1)
    }
  }
}

/// Capsules, the chosen one in the tint.
public struct CapsuleSegmentedControlStyle: SegmentedControlStyle, Sendable {
  public init() {}
  public var spacing: CGFloat { 4 }
  public var cornerRadius: CGFloat { 16 }
  public func makeIndicator(configuration: IndicatorConfiguration) -> some View {
    Capsule().fill(.tint).opacity(configuration.isHeld ? 0.8 : 1)
  }
  public func makeLabel(configuration: LabelConfiguration) -> some View {
    StandardSegmentLabel(
      configuration: configuration, chosen: AnyShapeStyle(.white), radius: 16
    )
    .background {
      Track(shape: Capsule()).opacity(configuration.isChosen ? 0 : 1)
    }
  }
}

/// A border around all, lines between them, and the chosen one in the tint.
public struct BorderedSegmentedControlStyle: SegmentedControlStyle, Sendable {
  public init() {}
  public var indicatorMovement: SegmentIndicatorMovement { .fade }
  public var animation: Animation { .easeInOut(duration: 0.15) }
  public func makeIndicator(configuration: IndicatorConfiguration) -> some View {
    RoundedRectangle(cornerRadius: 6).fill(.tint).padding(2)
  }
  public func makeLabel(configuration: LabelConfiguration) -> some View {
    StandardSegmentLabel(configuration: configuration, chosen: AnyShapeStyle(.white))
      .overlay(alignment: .leading) {
        SegmentDivider(isShown: configuration.hasDivider, inset: 0)
      }
  }
  public func makeBackground(configuration: BackgroundConfiguration) -> some View {
    BorderedGround()
  }
}
private struct BorderedGround: View {
  @Environment(\.colorSchemeContrast) private var contrast
  var body: some View {
    RoundedRectangle(cornerRadius: 8)
      .strokeBorder(Color.primary.opacity(contrast == .increased ? 0.8 : 0.25), lineWidth: 1)
  }
}
