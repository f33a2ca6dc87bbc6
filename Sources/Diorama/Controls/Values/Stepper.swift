import Foundation

/// Makes a value smaller and larger: two halves of together 94 by 32 points at the trailing side of
/// the label.
///
/// Differs: a half that is held down does not repeat.
nonisolated public struct Stepper<Label: View>: View {
  let label: Label
  /// Nil where there is no way in that direction.
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// The value as it is written beside the halves; nil where it is not.
  var written: (@MainActor (Locale) -> String)?

  /// - Parameters:
  ///   - onIncrement: nil where the value cannot become larger.
  ///   - onDecrement: nil where it cannot become smaller.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    nonisolated(unsafe) let value = value, step = step
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    nonisolated(unsafe) let value = value, step = step, bounds = bounds
    func go(_ way: V.Stride) -> (() -> Void) {
      nonisolated(unsafe) let way = way
      return {
        let new = value.wrappedValue.advanced(by: way)
        value.wrappedValue = min(max(new, bounds.lowerBound), bounds.upperBound)
      }
    }
    let now = value.wrappedValue
    self.init(
      label: label, onIncrement: now < bounds.upperBound ? go(step) : nil,
      onDecrement: now > bounds.lowerBound ? go(-step) : nil, onEditingChanged: onEditingChanged)
  }
  /// The older form.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  /// The older form.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
  }
  /// The older form.
  @_disfavoredOverload
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  @MainActor public var body: some View {
    LabeledControl(label: label) {
      HStack(spacing: 12) {
        if let written { StepperValue(written: written) }
        StepperHalves(
          increment: increment, decrement: decrement, onEditingChanged: onEditingChanged)
      }
    }
    .accessibilityAdjustableAction { way in
      if let action = way == .increment ? increment : decrement { action() }
    }
  }
}
extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(titleKey) }, onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(titleKey) },
      onEditingChanged: onEditingChanged)
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

/// Minus and plus.
private struct StepperHalves: View {
  static let size = CGSize(width: 94, height: 32)
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @Environment(\.stepperPictures) private var own
  @State private var defaults = StepperPictures.standard
  init(
    increment: (() -> Void)?, decrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.increment = increment
    self.decrement = decrement
    self.onEditingChanged = onEditingChanged
  }
  var body: some View {
    let minus = own?.decrement ?? defaults.decrement ?? Image(systemName: "minus")
    let plus = own?.increment ?? defaults.increment ?? Image(systemName: "plus")
    HStack(spacing: 0) {
      StepperHalf(image: minus, label: "Decrement", action: decrement, onEditingChanged)
      Rectangle().fill(Color(.separator)).frame(width: 1, height: 18)
      StepperHalf(image: plus, label: "Increment", action: increment, onEditingChanged)
    }
    .frame(width: Self.size.width, height: Self.size.height)
    .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
  }
}
private struct StepperHalf: View {
  let image: Image
  let label: String
  let action: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled
  init(
    image: Image, label: String, action: (() -> Void)?,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.image = image
    self.label = label
    self.action = action
    self.onEditingChanged = onEditingChanged
  }
  var body: some View {
    image
      .foregroundStyle(Color(isEnabled && action != nil ? .label : .tertiaryLabel))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(
        Color(.fill).opacity(isPressed ? 1 : 0), in: RoundedRectangle(cornerRadius: 8)
      )
      .modifier(
        PressModifier {
          onEditingChanged(true)
          action?()
          onEditingChanged(false)
        } pressed: {
          isPressed = $0
        }
      )
      .disabled(action == nil)
      .accessibilityLabel(label)
  }
}

/// What stands in place of plus and minus; nil is those.
package struct StepperPictures: Equatable {
  package var increment: Image?
  package var decrement: Image?
  package init(increment: Image? = nil, decrement: Image? = nil) {
    self.increment = increment
    self.decrement = decrement
  }
  /// What a program has set for all steppers.
  @MainActor package static var standard = StepperPictures()
}
private struct StepperPicturesKey: EnvironmentKey {
  static var defaultValue: StepperPictures? { nil }
}
extension EnvironmentValues {
  package var stepperPictures: StepperPictures? {
    get { self[StepperPicturesKey.self] }
    set { self[StepperPicturesKey.self] = newValue }
  }
}
