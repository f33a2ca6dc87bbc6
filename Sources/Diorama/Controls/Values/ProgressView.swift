import Foundation

/// Shows how far something has got, or that it is under way.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  /// Where it is known from.
  enum Source {
    /// 0 to 1; nil where nobody knows.
    case fraction(Double?)
    case timer(ClosedRange<Date>, countsDown: Bool)
  }
  let source: Source
  let label: Label?
  let current: CurrentValueLabel?

  init(source: Source, label: Label?, current: CurrentValueLabel?) {
    self.source = source
    self.label = label
    self.current = current
  }
  private init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
    self.init(source: .fraction(fraction), label: label, current: current)
  }
  /// What part of `total` has been done, 0 to 1; nil where nobody knows.
  fileprivate static func part<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
    guard let value, total > 0, value.isFinite else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
  @MainActor public var body: some View {
    switch source {
    case .fraction(let fraction): styled(fraction)
    case .timer(let interval, let countsDown):
      TimelineView(ProgressSchedule(interval: interval)) {
        styled(interval.part(at: $0.date, countsDown: countsDown))
      }
    }
  }
  @MainActor private func styled(_ fraction: Double?) -> some View {
    ProgressBody(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: fraction, label: label.map { .init(content: AnyView($0)) },
        currentValueLabel: current.map { .init(content: AnyView($0)) }))
  }
}
extension ProgressView where CurrentValueLabel == EmptyView {
  public init() where Label == EmptyView { self.init(fraction: nil, label: nil, current: nil) }
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), current: nil)
  }
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init { Text(title) }
  }
  /// - Parameters:
  ///   - value: 0 to `total`, and clamped to it; nil where nobody knows.
  ///   - total: above 0; otherwise nobody knows.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
    self.init(fraction: Self.part(value, total), label: nil, current: nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) {
    self.init(fraction: Self.part(value, total), label: label(), current: nil)
  }
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1.0
  ) where Label == Text {
    self.init(value: value, total: total) { Text(title) }
  }
}
extension ProgressView {
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      fraction: Self.part(value, total), label: label(), current: currentValueLabel())
  }
}
extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label,
      current: configuration.currentValueLabel)
  }
}

/// Draws progress.
@MainActor @preconcurrency
public protocol ProgressViewStyle: _StateHolder {
  associatedtype Body: View
  typealias Configuration = ProgressViewStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ProgressViewStyleConfiguration {
  /// What is being done.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// How far it has got, in words.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// 0 to 1; nil where nobody knows.
  public let fractionCompleted: Double?
  public var label: Label?
  public var currentValueLabel: CurrentValueLabel?
}
extension EnvironmentValues {
  fileprivate var progressStyle: ControlStyle<ProgressViewStyleConfiguration>? {
    get { self[ControlStyleKey.self] }
    set { self[ControlStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return controlStyle(\.progressStyle, style) { $0.makeBody(configuration: $1) }
  }
}
private struct ProgressBody: View {
  let configuration: ProgressViewStyleConfiguration
  @Environment(\.progressStyle) private var style
  init(configuration: ProgressViewStyleConfiguration) { self.configuration = configuration }
  var body: some View {
    if let style {
      style.make(configuration)
    } else {
      DefaultProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}

// MARK: styles

/// A line where the part is known, and otherwise a wheel.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted != nil {
      LinearProgressViewStyle().makeBody(configuration: configuration)
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
/// A line of 4 points; a wheel where the part is not known.
public struct LinearProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    if let fraction = configuration.fractionCompleted {
      VStack(alignment: .leading, spacing: 6) {
        configuration.label
        ProgressLine(fraction: fraction, tint: tint)
        configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
      }
      .accessibilityElement(children: .combine)
      .accessibilityValue(Text("\(Int((fraction * 100).rounded()))%"))
    } else {
      CircularProgressViewStyle().makeBody(configuration: configuration)
    }
  }
}
/// A wheel of 20 points that turns, whatever part is done.
public struct CircularProgressViewStyle: ProgressViewStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    let value = configuration.fractionCompleted.map { "\(Int(($0 * 100).rounded()))%" }
    VStack(spacing: 6) {
      Spinner(tint: tint)
      configuration.label.foregroundStyle(.secondary)
      configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(Text(value ?? ""))
  }
}
extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
extension ProgressViewStyle where Self == LinearProgressViewStyle {
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}
extension ProgressViewStyle where Self == CircularProgressViewStyle {
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressLine: View {
  static let height: CGFloat = 4
  let fraction: Double
  let tint: Color?
  init(fraction: Double, tint: Color?) {
    self.fraction = fraction
    self.tint = tint
  }
  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .leading) {
        Capsule().fill(Color(.fill))
        Capsule()
          .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
          .frame(width: proxy.size.width * CGFloat(fraction))
      }
    }
    .frame(height: Self.height)
    .frame(minWidth: 0, idealWidth: 200)
  }
}

/// Eight spokes, of which the brightest goes round once a second.
private struct Spinner: View {
  static let size: CGFloat = 20, spokes = 8
  let tint: Color?
  @Environment(\.tintStyle) private var around
  init(tint: Color?) { self.tint = tint }
  private var ink: AnyShapeStyle {
    tint.map { AnyShapeStyle($0) } ?? around ?? AnyShapeStyle(Color(.gray))
  }
  var body: some View {
    TimelineView(.periodic(from: Date(timeIntervalSinceReferenceDate: 0), by: 0.125)) { context in
      let now = context.date.timeIntervalSinceReferenceDate * Double(Self.spokes)
      let first = Int((now + 0.001).rounded(.down)) % Self.spokes
      ZStack {
        ForEach(0..<Self.spokes, id: \.self) { i in
          let age = Double((first - i + 2 * Self.spokes) % Self.spokes) / Double(Self.spokes)
          Capsule()
            .fill(ink)
            .frame(width: 2.5, height: 6)
            .offset(y: -7)
            .rotationEffect(.degrees(Double(i) * 360 / Double(Self.spokes)))
            .opacity(1 - 0.8 * age)
        }
      }
      .frame(width: Self.size, height: Self.size)
    }
  }
}
