import Foundation

/// Is on or off.
nonisolated public struct Toggle<Label: View>: View {
  /// Several where one toggle sets the same value of several things.
  let values: [Binding<Bool>]
  let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    values = [isOn]
    self.label = label()
  }
  /// One toggle for the same value of several things: on where all are on, mixed where they differ.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    values = sources.map { $0[keyPath: isOn] }
    self.label = label()
  }
  @MainActor public var body: some View { ToggleBody(values: values, label: AnyView(label)) }
}
extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}
extension Toggle where Label == Diorama.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Diorama.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Diorama.Label(title, systemImage: systemImage) }
  }
  public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Diorama.Label(titleKey, image: image) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Diorama.Label(title, image: image) }
  }
}
extension Toggle where Label == ToggleStyleConfiguration.Label {
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// Draws a toggle and sees to what switches it.
@MainActor @preconcurrency
public protocol ToggleStyle: _StateHolder {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  @Binding public var isOn: Bool
  /// Some of what the toggle stands for is on, and some is not.
  public let isMixed: Bool
}

private enum LabelsHiddenKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
extension EnvironmentValues {
  fileprivate var toggleStyle: ControlStyle<ToggleStyleConfiguration>? {
    get { self[ControlStyleKey.self] }
    set { self[ControlStyleKey.self] = newValue }
  }
  /// Whether controls show their labels.
  public var labelsVisibility: Visibility {
    get { labelsHidden ? .hidden : .automatic }
    set { labelsHidden = newValue == .hidden }
  }
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}
extension View {
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return controlStyle(\.toggleStyle, style) { $0.makeBody(configuration: $1) }
  }
  /// Shows the controls in this view without their labels, which are told all the same.
  nonisolated public func labelsHidden() -> some View { environment(\.labelsHidden, true) }
  /// Shows or hides the labels of the controls in this view, which are told in any case.
  nonisolated public func labelsVisibility(_ visibility: Visibility) -> some View {
    environment(\.labelsVisibility, visibility)
  }
}

/// A toggle in the style that is in force.
private struct ToggleBody: View {
  let values: [Binding<Bool>]
  let label: AnyView
  @Environment(\.toggleStyle) private var style
  init(values: [Binding<Bool>], label: AnyView) {
    self.values = values
    self.label = label
  }
  var body: some View {
    let all = values.map(\.wrappedValue)
    let isOn = !all.isEmpty && all.allSatisfy { $0 }
    let values = values
    let configuration = ToggleStyleConfiguration(
      label: .init(content: label),
      isOn: values.count == 1
        ? values[0]
        : Binding(get: { isOn }, set: { new in for v in values { v.wrappedValue = new } }),
      isMixed: !isOn && all.contains(true))
    if let style {
      style.make(configuration)
    } else {
      SwitchToggleStyle().makeBody(configuration: configuration)
    }
  }
}

// MARK: styles

/// A switch at the trailing side of the label.
public struct DefaultToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    SwitchToggleStyle().makeBody(configuration: configuration)
  }
}
/// A switch of 51 by 31 points at the trailing side of the label.
public struct SwitchToggleStyle: ToggleStyle {
  let tint: Color?
  public init() { tint = nil }
  public init(tint: Color) { self.tint = tint }
  public func makeBody(configuration: Configuration) -> some View {
    LabeledControl(label: configuration.label) {
      SwitchView(isOn: configuration.$isOn, tint: tint)
    }
    .modifier(
      SemanticsModifier {
        $0.role = .toggle
        $0.combinesChildren = true
        $0.value = configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off"
      })
  }
}
/// A button that is filled with the tint where it is on.
public struct ButtonToggleStyle: ToggleStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
    }
    .buttonStyle(ToggleButtonStyle(isOn: configuration.isOn))
    .modifier(
      SemanticsModifier {
        $0.role = .toggle
        $0.combinesChildren = true
        $0.value = configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off"
      })
  }
}
extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleButtonStyle: ButtonStyle {
  let isOn: Bool
  func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration, isOn: isOn)
  }
}
private struct ToggleButton: View {
  let configuration: ButtonStyleConfiguration
  let isOn: Bool
  @Environment(\.isEnabled) private var isEnabled
  init(configuration: ButtonStyleConfiguration, isOn: Bool) {
    self.configuration = configuration
    self.isOn = isOn
  }
  var body: some View {
    let ink = isEnabled ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color(.tertiaryLabel))
    configuration.label
      .modifier(LabelInk(ink))
      .padding(ControlSize.regular.padding)
      .background {
        if isOn { RoundedRectangle(cornerRadius: 8).fill(AnyShapeStyle(ink.opacity(0.15))) }
      }
      .opacity(configuration.isPressed ? 0.6 : 1)
  }
}

/// A label at the leading side, and a control at the other, unless labels are hidden.
struct LabeledControl<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.labelsHidden) private var isHidden
  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }
  var body: some View {
    if isHidden {
      control.background {
        // Not seen, and told.
        label.fixedSize().frame(width: 0, height: 0).opacity(0)
      }
    } else {
      HStack {
        label
        Spacer(minLength: 0)
        control
      }
    }
  }
}
