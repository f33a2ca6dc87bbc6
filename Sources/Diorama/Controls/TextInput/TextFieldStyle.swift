import Foundation

/// Draws what is around a text field.
@MainActor @preconcurrency
public protocol TextFieldStyle: _StateHolder {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<_Label>) -> _Body
}
/// The label of a text field, for its style.
nonisolated public struct _TextFieldStyleLabel: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}
public struct DefaultTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// Nothing around the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}
/// A border with round corners, 34 points high.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public init() {}
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration
      .padding(.horizontal, 7)
      .frame(minHeight: 34)
      .background {
        RoundedRectangle(cornerRadius: 6).fill(Color(.tertiaryBackground))
      }
      .overlay {
        RoundedRectangle(cornerRadius: 6).strokeBorder(Color(.separator), lineWidth: 0.5)
      }
  }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitAction { SubmitAction(run: { _ in }) }
}
/// What happens at Enter.
struct SubmitAction: @unchecked Sendable {
  let run: (SubmitTriggers) -> Void
}
extension EnvironmentValues {
  var textFieldStyle: ControlStyle<TextField<_TextFieldStyleLabel>>? {
    get { self[ControlStyleKey.self] }
    set { self[ControlStyleKey.self] = newValue }
  }
  var submit: SubmitAction {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// Kinds of fields that can be submitted.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let text = SubmitTriggers(rawValue: 1)
  /// Differs: there are no fields for searching.
  public static let search = SubmitTriggers(rawValue: 2)
}
/// What a key of a keyboard on the screen would say.
public struct SubmitLabel: Equatable, Sendable {
  let kind: Int
  public static let done = SubmitLabel(kind: 0)
  public static let go = SubmitLabel(kind: 1)
  public static let send = SubmitLabel(kind: 2)
  public static let join = SubmitLabel(kind: 3)
  public static let route = SubmitLabel(kind: 4)
  public static let search = SubmitLabel(kind: 5)
  public static let `return` = SubmitLabel(kind: 6)
  public static let next = SubmitLabel(kind: 7)
  public static let `continue` = SubmitLabel(kind: 8)
}
/// Which letters a keyboard on the screen would make capitals.
public struct TextInputAutocapitalization: Equatable, Sendable {
  let kind: Int
  public static var never: TextInputAutocapitalization { .init(kind: 0) }
  public static var words: TextInputAutocapitalization { .init(kind: 1) }
  public static var sentences: TextInputAutocapitalization { .init(kind: 2) }
  public static var characters: TextInputAutocapitalization { .init(kind: 3) }
}

extension View {
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return controlStyle(\.textFieldStyle, style) { $0._body(configuration: $1) }
  }
  /// Runs when a field in this view is submitted, before what views further out have to do then.
  nonisolated public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submit) { submit in
      let outer = submit
      submit = SubmitAction {
        if triggers.contains($0) { action() }
        outer.run($0)
      }
    }
  }
  /// Keeps what fields in this view submit from the views around.
  nonisolated public func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submit) { if isBlocking { $0 = SubmitAction(run: { _ in }) } }
  }

  // MARK: what a keyboard on the screen would be like

  /// Differs: does nothing, as there is no keyboard on the screen.
  nonisolated public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
  /// Differs: does nothing, as capitals are typed as such.
  nonisolated public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { self }
  /// Differs: does nothing, as nothing is corrected.
  nonisolated public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
  /// Differs: does nothing, as nothing is corrected.
  nonisolated public func disableAutocorrection(_ disable: Bool?) -> some View { self }
}

/// A text field in the style that is in force.
struct TextFieldBody: View {
  let source: TextField<_TextFieldStyleLabel>.Source
  let prompt: Text?
  let label: AnyView
  let isSecure: Bool
  let axis: Axis
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  @Environment(\.textFieldStyle) private var style
  init<L: View>(
    source: TextField<L>.Source, prompt: Text?, label: AnyView, isSecure: Bool,
    axis: Axis,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    switch source {
    case .text(let text): self.source = .text(text)
    case .value(let show, let take): self.source = .value(show: show, take: take)
    }
    self.prompt = prompt
    self.label = label
    self.isSecure = isSecure
    self.axis = axis
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
  var body: some View {
    if let style {
      style.make(
        TextField(
          source: source, prompt: prompt, label: .init(content: label), isSecure: isSecure,
          axis: axis,
          onEditingChanged: onEditingChanged, onCommit: onCommit))
    } else {
      TextFieldCore(
        source: source, prompt: prompt, label: label, isSecure: isSecure,
        axis: axis,
        onEditingChanged: onEditingChanged, onCommit: onCommit)
    }
  }
}

/// The text, its placeholder, the hand and the keyboard.
private struct TextFieldCore: View {
  let source: TextField<_TextFieldStyleLabel>.Source
  let prompt: Text?
  let label: AnyView
  let isSecure: Bool
  let axis: Axis
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void
  @State private var editing = TextEditing()
  /// What has been typed for a value, and not yet taken.
  @State private var draft: String?
  @Environment(\.submit) private var submit
  init(
    source: TextField<_TextFieldStyleLabel>.Source, prompt: Text?, label: AnyView, isSecure: Bool,
    axis: Axis,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.source = source
    self.prompt = prompt
    self.label = label
    self.isSecure = isSecure
    self.axis = axis
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
  private var text: String {
    switch source {
    case .text(let text): text.wrappedValue
    case .value(let show, _): draft ?? show()
    }
  }
  private func takeDraft() {
    guard case .value(_, let take) = source, let typed = draft else { return }
    _ = take(typed)
    draft = nil
  }
  private func connect() {
    let source = source, draft = $draft
    editing.isSecure = isSecure
    editing.isMultiline = axis == .vertical
    editing.read = { text }
    editing.write = {
      switch source {
      case .text(let text): text.wrappedValue = $0
      case .value: draft.wrappedValue = $0
      }
    }
    editing.submit = {
      takeDraft()
      onCommit()
      submit.run(.text)
    }
    editing.focusChanged = { isFocused in
      if !isFocused { takeDraft() }
      onEditingChanged(isFocused)
    }
  }

  var body: some View {
    let _ = connect()
    let text = text
    ZStack(alignment: .top) {
      if text.isEmpty {
        Group {
          if let prompt { prompt } else { label }
        }
        .transformEnvironment(\.lineLimit) { if axis == .horizontal { $0 = 1 } }
        .transformEnvironment(\.reservedLines) { if axis == .horizontal { $0 = 1 } }
        .foregroundStyle(Color(.placeholderText))
        .modifier(FullWidth())
        .accessibilityHidden(true)
        .allowsHitTesting(false)
      }
      Group {
        if axis == .vertical {
          TextArea(editing: editing, text: text)
        } else {
          TextInputView(editing: editing, text: text, isSecure: isSecure)
        }
      }
      .clipped()
    }
    .background { label.fixedSize().frame(width: 0, height: 0).opacity(0) }
    .contentShape(Rectangle())
    .modifier(Typing(editing: editing))
    .modifier(
      SemanticsModifier {
        $0.role = .textField
        $0.combinesChildren = true
        if !text.isEmpty { $0.value = isSecure ? String(repeating: "•", count: text.count) : text }
      }
    )
    .modifier(Keyboard(editing: editing))
  }
}
/// As wide as it may be, aligned as the text is.
private struct FullWidth: ViewModifier {
  @Environment(\.multilineTextAlignment) private var alignment
  func body(content: Content) -> some View {
    content.frame(
      maxWidth: .infinity,
      alignment: alignment == .center ? .center : alignment == .leading ? .leading : .trailing)
  }
}
