import Foundation

/// Shows where a value stands within a range.
///
/// Differs: there are no labels of marked values.
nonisolated public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
>: View {
  let fraction: Double
  let label: Label
  let current: CurrentValueLabel?
  /// Of the least value, and of the largest.
  let bounds: (BoundsLabel, BoundsLabel)?

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ range: ClosedRange<V>, _ label: Label, _ current: CurrentValueLabel?,
    _ bounds: (BoundsLabel, BoundsLabel)?
  ) {
    let length = range.upperBound - range.lowerBound
    let part = length > 0 ? Double((value - range.lowerBound) / length) : 0
    fraction = part.isNaN ? 0 : min(max(part, 0), 1)
    self.label = label
    self.current = current
    self.bounds = bounds
  }
  @MainActor public var body: some View {
    GaugeBody(
      configuration: GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: current.map { .init(content: AnyView($0)) },
        minimumValueLabel: bounds.map { .init(content: AnyView($0.0)) },
        maximumValueLabel: bounds.map { .init(content: AnyView($0.1)) }))
  }
}
extension Gauge where MarkedValueLabels == EmptyView {
  /// - Parameters:
  ///   - value: is clamped to `bounds`; NaN is the least.
  ///   - bounds: where they are equal, the value is the least.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label(), nil, nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

/// Draws a gauge.
@MainActor @preconcurrency
public protocol GaugeStyle: _StateHolder {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct GaugeStyleConfiguration {
  /// What is measured.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The value, in words.
  public struct CurrentValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The least value, in words.
  public struct MinimumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// The largest value, in words.
  public struct MaximumValueLabel: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// 0 at the least, 1 at the largest.
  public var value: Double
  public var label: Label
  public var currentValueLabel: CurrentValueLabel?
  public var minimumValueLabel: MinimumValueLabel?
  public var maximumValueLabel: MaximumValueLabel?
}
extension EnvironmentValues {
  fileprivate var gaugeStyle: ControlStyle<GaugeStyleConfiguration>? {
    get { self[ControlStyleKey.self] }
    set { self[ControlStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return controlStyle(\.gaugeStyle, style) { $0.makeBody(configuration: $1) }
  }
}
private struct GaugeBody: View {
  let configuration: GaugeStyleConfiguration
  @Environment(\.gaugeStyle) private var style
  init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }
  var body: some View {
    if let style {
      style.make(configuration)
    } else {
      DefaultGaugeStyle().makeBody(configuration: configuration)
    }
  }
}
