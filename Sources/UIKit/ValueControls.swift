import Diorama
import Foundation

/// Is on or off. It is shown, as the switch of SwiftUI.
@MainActor @preconcurrency open class UISwitch: UIControl {
  private var state = false
  /// Set in this way, the knob is there at once.
  open var isOn: Bool {
    get { state }
    set { setOn(newValue, animated: false) }
  }
  open var onTintColor: UIColor? { didSet { changed() } }
  open var thumbTintColor: UIColor? { didSet { changed() } }
  /// No action runs.
  open func setOn(_ on: Bool, animated: Bool) {
    if on == state { return }
    state = on
    changed(animated: animated)
  }
  /// A person has switched it.
  func turn(_ on: Bool) {
    if !isEnabled || on == state { return }
    setOn(on, animated: true)
    worked()
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 51, height: 31) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func isHugging(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  override var face: AnyView { AnyView(SwitchFace(control: self)) }
  override func share() {
    ControlDefaults.switches.on = onTintColor?.color
    ControlDefaults.switches.knob = thumbTintColor?.color
  }
}

/// Chooses a value from a range. It is shown, as the slider of SwiftUI.
@MainActor @preconcurrency open class UISlider: UIControl {
  private var number: Float = 0
  /// From `minimumValue` to `maximumValue`; 0 at first. Set in this way, the knob is there at once.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// 0 at first; above `maximumValue`, that goes along.
  open var minimumValue: Float = 0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
      changed()
    }
  }
  /// 1 at first; below `minimumValue`, that goes along.
  open var maximumValue: Float = 1 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
      changed()
    }
  }
  /// Its actions run while the knob moves, too; otherwise when it is let go.
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor? { didSet { changed() } }
  open var maximumTrackTintColor: UIColor? { didSet { changed() } }
  open var thumbTintColor: UIColor? { didSet { changed() } }
  /// At its two ends.
  open var minimumValueImage: UIImage? { didSet { changed() } }
  open var maximumValueImage: UIImage? { didSet { changed() } }
  /// No action runs. Differs: the knob is there at once.
  open func setValue(_ value: Float, animated: Bool) {
    if value.isNaN { return }
    let new = min(max(value, minimumValue), maximumValue)
    if new == number { return }
    number = new
    changed()
  }
  /// Differs: does nothing.
  open func setThumbImage(_ image: UIImage?, for state: State) {}
  /// A person has moved the knob.
  func slide(_ value: Double) {
    if !isEnabled { return }
    setValue(Float(value), animated: false)
    if isContinuous { worked() }
  }
  func hold(_ isHeld: Bool) {
    if !isEnabled { return }
    isHighlighted = isHeld
    if isHeld { return sendActions(for: .touchDown) }
    if !isContinuous { worked() }
    sendActions(for: .touchUpInside)
  }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 34)
  }
  override func isHugging(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  override var face: AnyView { AnyView(SliderFace(control: self)) }
  override func share() {
    ControlDefaults.sliders.minimum = minimumTrackTintColor?.color
    ControlDefaults.sliders.maximum = maximumTrackTintColor?.color
    ControlDefaults.sliders.knob = thumbTintColor?.color
  }
}

/// Makes a value smaller and larger. It is shown, as the stepper of SwiftUI.
@MainActor @preconcurrency open class UIStepper: UIControl {
  private var number = 0.0
  /// From `minimumValue` to `maximumValue`; 0 at first.
  open var value: Double {
    get { number }
    set {
      if newValue.isNaN { return }
      number = min(max(newValue, minimumValue), maximumValue)
      changed()
    }
  }
  /// 0 at first; above `maximumValue`, that goes along.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }
  /// 100 at first; below `minimumValue`, that goes along.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// Above 0; 1 at first.
  open var stepValue = 1.0 {
    didSet {
      precondition(stepValue > 0, "a stepper's stepValue is above 0, not \(stepValue)")
      changed()
    }
  }
  /// Beyond one end it goes on at the other.
  open var wraps = false { didSet { changed() } }
  /// Differs: a half that is held down does not repeat, so that actions run with each press, whatever
  /// this says.
  open var isContinuous = true
  /// Differs: a half that is held down does not repeat.
  open var autorepeat = true
  private var images: [Bool: [State: UIImage]] = [:]
  /// In place of the plus. Of states, `.normal` counts.
  open func setIncrementImage(_ image: UIImage?, for state: State) {
    images[true, default: [:]][state] = image
    changed()
  }
  open func incrementImage(for state: State) -> UIImage? { images[true]?[state] }
  /// In place of the minus. Of states, `.normal` counts.
  open func setDecrementImage(_ image: UIImage?, for state: State) {
    images[false, default: [:]][state] = image
    changed()
  }
  open func decrementImage(for state: State) -> UIImage? { images[false]?[state] }
  /// Whether there is a way up, or down.
  func canStep(_ way: Double) -> Bool {
    wraps || (way > 0 ? number < maximumValue : number > minimumValue)
  }
  /// A person has made a step: 1 up, −1 down.
  func step(_ way: Double) {
    guard isEnabled, canStep(way) else { return }
    let new = number + way * stepValue
    if wraps, new > maximumValue {
      value = minimumValue
    } else if wraps, new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
    worked()
  }
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  override func isHugging(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  override var face: AnyView { AnyView(StepperFace(control: self)) }
  var pictures: StepperPictures {
    StepperPictures(
      increment: incrementImage(for: .normal).map { Image(uiImage: $0) },
      decrement: decrementImage(for: .normal).map { Image(uiImage: $0) })
  }
  override func share() { StepperPictures.standard = pictures }
}

extension UIView {
  /// What is seen follows, by itself or at once.
  func changed(animated: Bool) {
    var transaction = Transaction()
    transaction.disablesAnimations = !animated
    withTransaction(transaction) { changed() }
  }
}

private struct SwitchFace: View {
  let control: UISwitch
  init(control: UISwitch) { self.control = control }
  var body: some View {
    let _ = control.track()
    Toggle(isOn: Binding(get: { control.isOn }, set: { control.turn($0) })) {
      Text(verbatim: control.accessibilityLabel ?? "")
    }
    .labelsHidden()
    .toggleStyle(
      SwitchToggleStyle(
        tint: control.onTintColor?.color ?? ControlDefaults.switches.on
          ?? UIColor.systemGreen.color)
    )
    .environment(\.knobColor, control.thumbTintColor?.color)
    .disabled(!control.isEnabled)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct SliderFace: View {
  let control: UISlider
  init(control: UISlider) { self.control = control }
  var body: some View {
    let _ = control.track()
    HStack {
      if let image = control.minimumValueImage { Image(uiImage: image) }
      Slider(
        value: Binding(get: { Double(control.value) }, set: { control.slide($0) }),
        in: Double(control.minimumValue)...Double(control.maximumValue)
      ) {
        Text(verbatim: control.accessibilityLabel ?? "")
      } onEditingChanged: {
        control.hold($0)
      }
      if let image = control.maximumValueImage { Image(uiImage: image) }
    }
    .tint(
      control.minimumTrackTintColor?.color ?? ControlDefaults.sliders.minimum
        ?? (control.tintColor ?? .tintColor).color
    )
    .environment(\.trackColor, control.maximumTrackTintColor?.color)
    .environment(\.knobColor, control.thumbTintColor?.color)
    .disabled(!control.isEnabled)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

private struct StepperFace: View {
  let control: UIStepper
  init(control: UIStepper) { self.control = control }
  var body: some View {
    let _ = control.track()
    Stepper(
      label: { Text(verbatim: control.accessibilityLabel ?? "") },
      onIncrement: control.canStep(1) ? { control.step(1) } : nil,
      onDecrement: control.canStep(-1) ? { control.step(-1) } : nil
    )
    .labelsHidden()
    .environment(\.stepperPictures, control.pictures)
    .disabled(!control.isEnabled)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
