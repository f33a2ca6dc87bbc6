import Foundation

/// Chooses a value from a range: a line of 4 points with a knob of 27, which the hand takes along.
///
/// A press beside the knob does nothing. With the keyboard, arrows change the value by a step, or by
/// a tenth of the range; Home and End go to the ends.
///
/// Differs: a value outside of the range is shown at its nearer end.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let label: Label
  let low: ValueLabel
  let high: ValueLabel
  let onEditingChanged: (Bool) -> Void

  fileprivate init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, _ step: V.Stride?, label: Label,
    low: ValueLabel, high: ValueLabel, _ onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    nonisolated(unsafe) let value = value
    self.value = Binding(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.low = low
    self.high = high
    self.onEditingChanged = onEditingChanged
  }
  @MainActor public var body: some View {
    HStack {
      low
      SliderTrack(
        value: value, bounds: bounds, step: step, onEditingChanged: onEditingChanged)
      high
    }
    .modifier(SliderLabel(label: AnyView(label)))
  }
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), low: minimumValueLabel(), high: maximumValueLabel(),
      onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), low: minimumValueLabel(), high: maximumValueLabel(),
      onEditingChanged)
  }
  /// The older form.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), low: minimumValueLabel, high: maximumValueLabel,
      onEditingChanged)
  }
  /// The older form.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), low: minimumValueLabel, high: maximumValueLabel,
      onEditingChanged)
  }
}
extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
  /// The older form.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
  /// The older form.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: label(), low: EmptyView(), high: EmptyView(), onEditingChanged)
  }
}
extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, nil, label: EmptyView(), low: EmptyView(), high: EmptyView(),
      onEditingChanged)
  }
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step, label: EmptyView(), low: EmptyView(), high: EmptyView(),
      onEditingChanged)
  }
}

/// The label of a slider is not seen; it is there to be told.
nonisolated private struct SliderLabel: ViewModifier {
  let label: AnyView
  init(label: AnyView) { self.label = label }
  @MainActor func body(content: Content) -> some View {
    content
      .background { label.fixedSize().frame(width: 0, height: 0).opacity(0) }
      .modifier(
        SemanticsModifier {
          $0.role = .slider
          $0.combinesChildren = true
        })
  }
}

/// The line and the knob.
private struct SliderTrack: View {
  static let knob: CGFloat = 27, line: CGFloat = 4
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: (Bool) -> Void
  @GestureState private var isPressed = false
  /// How far from the middle of the knob the hand took hold of it.
  @State private var grip: CGFloat?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.layoutDirection) private var direction
  @Environment(\.colorSchemeContrast) private var contrast
  @Environment(\.tintStyle) private var tint
  @Environment(\.trackColor) private var trackColor
  @Environment(\.knobColor) private var knobColor
  @State private var defaults = ControlDefaults.sliders
  init(
    value: Binding<Double>, bounds: ClosedRange<Double>, step: Double?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.value = value
    self.bounds = bounds
    self.step = step
    self.onEditingChanged = onEditingChanged
  }
  private var length: Double { bounds.upperBound - bounds.lowerBound }
  private var part: Double {
    let v = value.wrappedValue
    guard length > 0, v.isFinite else { return 0 }
    return min(max((v - bounds.lowerBound) / length, 0), 1)
  }
  /// The nearest value that may be chosen.
  private func allowed(_ v: Double) -> Double {
    var v = min(max(v, bounds.lowerBound), bounds.upperBound)
    if let step, step > 0 {
      v = bounds.lowerBound + ((v - bounds.lowerBound) / step).rounded() * step
      if v > bounds.upperBound { v -= step }
    }
    return v
  }
  private func choose(_ v: Double) {
    let new = allowed(v)
    if new != value.wrappedValue { value.wrappedValue = new }
  }

  var body: some View {
    GeometryReader { proxy in
      let way = max(proxy.size.width - Self.knob, 0)
      let x = way * CGFloat(part)
      ZStack(alignment: .leading) {
        Capsule()
          .fill(trackColor ?? defaults.maximum ?? Color(contrast == .increased ? .gray : .fill))
          .frame(height: Self.line)
        Capsule()
          .fill(line)
          .frame(width: x + Self.knob / 2, height: Self.line)
        Circle()
          .fill(knobColor ?? defaults.knob ?? Color.white)
          .frame(width: Self.knob, height: Self.knob)
          .shadow(color: Color.black.opacity(0.2), radius: 4, x: 0, y: 3)
          .padding(.leading, x)
      }
      .frame(width: proxy.size.width, height: Self.knob)
      .contentShape(Rectangle())
      .gesture(
        DragGesture(minimumDistance: 0)
          .updating($isPressed) { _, isPressed, _ in isPressed = true }
          .onChanged { drag($0, proxy.size.width, way, x) }
          .onEnded { _ in end() })
    }
    .frame(height: Self.knob)
    .frame(minWidth: Self.knob)
    .opacity(isEnabled ? 1 : 0.5)
    .onChange(of: isPressed) { if !isPressed { end() } }
    .modifier(
      FocusModifier(interactions: .activate) { stroke in
        guard let new = target(of: stroke) else { return false }
        onEditingChanged(true)
        choose(new)
        onEditingChanged(false)
        return true
      }
    )
    .accessibilityValue(Text("\(Int((part * 100).rounded()))%"))
    .accessibilityAdjustableAction {
      choose(value.wrappedValue + ($0 == .increment ? 1 : -1) * (step ?? length / 10))
    }
  }
  /// Of the line up to the knob.
  private var line: AnyShapeStyle {
    tint ?? defaults.minimum.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
  }
  private func target(of stroke: KeyStroke) -> Double? {
    let forward = direction == .rightToLeft ? "ArrowLeft" : "ArrowRight"
    let backward = direction == .rightToLeft ? "ArrowRight" : "ArrowLeft"
    let by = step ?? length / 10
    if stroke.isPlain(forward, "ArrowUp") { return value.wrappedValue + by }
    if stroke.isPlain(backward, "ArrowDown") { return value.wrappedValue - by }
    if stroke.isPlain("Home") { return bounds.lowerBound }
    if stroke.isPlain("End") { return bounds.upperBound }
    return nil
  }
  private func drag(_ v: DragGesture.Value, _ width: CGFloat, _ way: CGFloat, _ x: CGFloat) {
    func along(_ p: CGPoint) -> CGFloat { direction == .rightToLeft ? width - p.x : p.x }
    if grip == nil {
      let off = along(v.startLocation) - x - Self.knob / 2
      // Beside the knob there is nothing to take hold of.
      guard abs(off) <= Self.knob / 2 + 8 else { return }
      grip = off
      onEditingChanged(true)
    }
    guard let grip, way > 0 else { return }
    let at = (along(v.location) - grip - Self.knob / 2) / way
    choose(bounds.lowerBound + Double(min(max(at, 0), 1)) * length)
  }
  private func end() {
    if grip == nil { return }
    grip = nil
    onEditingChanged(false)
  }
}

private struct TrackColorKey: EnvironmentKey {
  static var defaultValue: Color? { nil }
}
extension EnvironmentValues {
  /// Of the line of sliders beyond the knob; nil is their own.
  package var trackColor: Color? {
    get { self[TrackColorKey.self] }
    set { self[TrackColorKey.self] = newValue }
  }
}
