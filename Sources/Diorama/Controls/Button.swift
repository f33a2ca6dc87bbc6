import Foundation

/// What a button does to what it acts on.
public struct ButtonRole: Equatable, Sendable {
  let kind: Int
  public static let destructive = ButtonRole(kind: 0)
  public static let cancel = ButtonRole(kind: 1)
}

/// Runs an action when it is clicked. A label of several views is a row of them.
nonisolated public struct Button<Label: View>: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: Label

  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }
  public init(
    role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
  @MainActor public var body: some View {
    ButtonBody(
      role: role, action: action,
      label: Label._count == 1 ? AnyView(label) : AnyView(HStack { label }))
  }
}
extension Button where Label == Text {
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}
extension Button where Label == Diorama.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { Diorama.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping () -> Void) {
    self.init(action: action) { Diorama.Label(title, systemImage: systemImage) }
  }
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?,
    action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Diorama.Label(titleKey, systemImage: systemImage) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void
  ) {
    self.init(role: role, action: action) { Diorama.Label(title, systemImage: systemImage) }
  }
}

/// Draws a button; the toolkit sees to the clicks.
@MainActor @preconcurrency
public protocol ButtonStyle: _StateHolder {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  /// The button's label.
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let role: ButtonRole?
  public let label: Label
  /// The pointer holds the button down.
  public let isPressed: Bool
}
/// Draws a button and sees to what triggers it.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle: _StateHolder {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct PrimitiveButtonStyleConfiguration {
  public typealias Label = ButtonStyleConfiguration.Label
  public let role: ButtonRole?
  public let label: Label
  let action: () -> Void
  /// Does what the button is for.
  public func trigger() { action() }
}
extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}

/// The style of buttons below, as a function of what a button is.
struct AnyButtonStyle: PlaceComparable, @unchecked Sendable {
  let likeness: Likeness
  let make: @MainActor (ButtonBody) -> AnyView
  func isSame(as other: AnyButtonStyle) -> Bool { likeness.isSame(as: other.likeness) }
}
private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}
extension EnvironmentValues {
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(
      \.buttonStyle,
      AnyButtonStyle(likeness: Likeness(style)) {
        AnyView(PressableButton(button: $0, style: style))
      })
  }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return environment(
      \.buttonStyle,
      AnyButtonStyle(likeness: Likeness(style)) { button in
        AnyView(
          // The buttons that the style may hold have the plain behaviour.
          styled(
            style,
            PrimitiveButtonStyleConfiguration(
              role: button.role, label: .init(content: button.label), action: button.action)
          ) { $0.makeBody(configuration: $1) }
          .environment(\.buttonStyle, nil))
      })
  }
}

/// A button in the style that is in force.
struct ButtonBody: View {
  let role: ButtonRole?
  let action: () -> Void
  let label: AnyView
  @Environment(\.buttonStyle) private var style
  init(role: ButtonRole?, action: @escaping () -> Void, label: AnyView) {
    self.role = role
    self.action = action
    self.label = label
  }
  var body: some View {
    if let style {
      style.make(self)
    } else {
      PressableButton(button: self, style: DefaultButtonLook())
    }
  }
}

/// Tracks the press and lets a style draw it.
struct PressableButton<Style: ButtonStyle>: View {
  let button: ButtonBody
  let style: Style
  @State private var isPressed = false
  var body: some View {
    style.makeBody(
      configuration: ButtonStyleConfiguration(
        role: button.role, label: .init(content: button.label), isPressed: isPressed)
    )
    .modifier(PressModifier(action: button.action) { isPressed = $0 })
  }
}

/// The plain look: the label in the tint, dimmed while it is pressed.
struct DefaultButtonLook: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    TintedLabel(configuration: configuration)
  }
}
private struct TintedLabel: View {
  let configuration: ButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  private var style: AnyShapeStyle {
    if !isEnabled { return AnyShapeStyle(Color(.tertiaryLabel)) }
    return configuration.role == .destructive
      ? AnyShapeStyle(Color(.red)) : AnyShapeStyle(TintShapeStyle())
  }
  var body: some View {
    configuration.label.modifier(LabelInk(style)).opacity(configuration.isPressed ? 0.2 : 1)
  }
}
/// What a control's label is drawn in, unless a foreground style is set around the control. A style
/// that is set fades where the control is disabled.
struct LabelInk: ViewModifier {
  private let style: AnyShapeStyle
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.foreground.isSet) private var isSet
  init(_ style: AnyShapeStyle) { self.style = style }
  func body(content: Content) -> some View {
    content
      .transformEnvironment(\.foreground) { if !$0.isSet { $0.styles = [style] } }
      .opacity(isSet && !isEnabled ? 0.3 : 1)
  }
}

/// Makes a view act like a button.
nonisolated struct PressModifier: PassModifier {
  let action: () -> Void
  let pressed: (Bool) -> Void
  init(action: @escaping () -> Void, pressed: @escaping (Bool) -> Void) {
    self.action = action
    self.pressed = pressed
  }
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    WrapperNode(view, context) { v in
      v.content
        // All of the label's frame can be pressed.
        .modifier(ContentShapeModifier(shape: Rectangle(), isEvenOdd: false))
        .modifier(
          GestureModifier(
            gesture: PressGesture(action: v.modifier.action, pressed: v.modifier.pressed),
            priority: .normal)
        )
        .modifier(
          SemanticsModifier {
            $0.role = .button
            $0.combinesChildren = true
          }
        )
        .modifier(
          FocusModifier(
            interactions: .activate,
            key: { stroke in
              guard stroke.isPlain(" ", "Enter") else { return false }
              if stroke.phase == .down {
                v.modifier.pressed(true)
                v.modifier.action()
              }
              return true
            }, released: { v.modifier.pressed(false) }))
    }
  }
}
nonisolated struct PressGesture: Gesture {
  typealias Body = Never
  typealias Value = Void
  let action: () -> Void
  let pressed: (Bool) -> Void
  @MainActor static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Void> {
    _GestureRecognizer(PressRecognizer(action: gesture.action, pressed: gesture.pressed))
  }
  @MainActor static func _update(_ r: _GestureRecognizer<Void>, _ gesture: Self) {
    let press = r.recognizer as! PressRecognizer
    press.action = gesture.action
    press.pressed = gesture.pressed
  }
}
