import Foundation

/// Text that can be typed: on one line, or with a vertical axis on as many as it needs.
///
/// A click, Tab or a `FocusState` brings the keyboard to it. Arrows move the caret, with Shift they
/// select, with Control or Alt by words; Control-A, C, X and V do what they do elsewhere, within the
/// program in a session. Enter submits and gives the keyboard back; with a vertical axis it begins a
/// new line. Two clicks select a word. With a vertical axis the field is as high as its lines, within
/// what `lineLimit` says.
///
/// Differs: the caret does not blink. Lines for which there is no room follow the caret alone.
nonisolated public struct TextField<Label: View>: View {
  enum Source {
    case text(Binding<String>)
    /// A value by its text: how it is shown, and what becomes of what was typed; false where that
    /// means nothing.
    case value(show: @MainActor () -> String, take: @MainActor (String) -> Bool)
  }
  let source: Source
  let prompt: Text?
  let label: Label
  let isSecure: Bool
  let axis: Axis
  let onEditingChanged: (Bool) -> Void
  let onCommit: () -> Void

  init(
    source: Source, prompt: Text?, label: Label, isSecure: Bool = false, axis: Axis = .horizontal,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) {
    self.source = source
    self.prompt = prompt
    self.label = label
    self.isSecure = isSecure
    self.axis = axis
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(source: .text(text), prompt: prompt, label: label())
  }
  /// - Parameter axis: the one that the text grows along.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(source: .text(text), prompt: prompt, label: label(), axis: axis)
  }
  @MainActor public var body: some View {
    TextFieldBody(
      source: source, prompt: prompt, label: AnyView(label), isSecure: isSecure, axis: axis,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
  }
}
/// Looked into with a mirror, it has the fields that it has on Apple's systems: what a style is to do
/// with the text, it gets from there.
extension TextField: CustomReflectable {
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "_text": text, "isSecure": isSecure, "label": label, "axis": axis,
        "prompt": prompt as Any, "onEditingChanged": onEditingChanged, "onCommit": onCommit,
      ], displayStyle: .struct)
  }
  /// What is shown. What is written for a value is taken as if it had been typed and submitted.
  private var text: Binding<String> {
    switch source {
    case .text(let text): text
    case .value(let show, let take):
      Binding(
        get: { MainActor.assumeIsolated { show() } },
        set: { text in _ = MainActor.assumeIsolated { take(text) } })
    }
  }
}
extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(source: .text(text), prompt: nil, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(source: .text(text), prompt: nil, label: Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(source: .text(text), prompt: prompt, label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(source: .text(text), prompt: prompt, label: Text(title))
  }
  /// - Parameter axis: the one that the text grows along.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(source: .text(text), prompt: prompt, label: Text(titleKey), axis: axis)
  }
  /// - Parameter axis: the one that the text grows along.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(source: .text(text), prompt: prompt, label: Text(title), axis: axis)
  }
  /// The older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      source: .text(text), prompt: nil, label: Text(titleKey), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
  /// The older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      source: .text(text), prompt: nil, label: Text(title), onEditingChanged: onEditingChanged,
      onCommit: onCommit)
  }
  /// The older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(source: .text(text), prompt: nil, label: Text(titleKey), onCommit: onCommit)
  }
  /// The older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(source: .text(text), prompt: nil, label: Text(title), onCommit: onCommit)
  }
}

// MARK: values

extension TextField {
  private static func source<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Source where F.FormatOutput == String {
    nonisolated(unsafe) let value = value, format = format
    return .value(
      show: { format.format(value.wrappedValue) },
      take: {
        guard let new = try? format.parseStrategy.parse($0) else { return false }
        value.wrappedValue = new
        return true
      })
  }
  private static func source<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput?>, _ format: F
  ) -> Source where F.FormatOutput == String {
    nonisolated(unsafe) let value = value, format = format
    return .value(
      show: { value.wrappedValue.map { format.format($0) } ?? "" },
      take: {
        let new = try? format.parseStrategy.parse($0)
        if new == nil, !$0.isEmpty { return false }
        value.wrappedValue = new
        return true
      })
  }
  private static func source<V>(_ value: Binding<V>, _ formatter: Formatter) -> Source {
    nonisolated(unsafe) let value = value, formatter = formatter
    return .value(
      show: { formatter.string(for: value.wrappedValue) ?? "" },
      take: {
        var found: V?
        switch formatter {
        case let f as NumberFormatter: found = f.number(from: $0) as? V
        case let f as DateFormatter: found = f.date(from: $0) as? V
        default: break
        }
        guard let found else { return false }
        value.wrappedValue = found
        return true
      })
  }
  /// The value is written at Enter and when the keyboard goes elsewhere; what means nothing is
  /// replaced by the value as it was.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: Self.source(value, format), prompt: prompt, label: label())
  }
  /// The same for a value that may be missing: with nothing typed it is nil.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(source: Self.source(value, format), prompt: prompt, label: label())
  }
  /// Differs: only number and date formatters read what was typed.
  public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(source: Self.source(value, formatter), prompt: prompt, label: label())
  }
}
extension TextField where Label == Text {
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
  }
}

/// A line of text that can be typed, and of which only the length is seen.
nonisolated public struct SecureField<Label: View>: View {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  let onCommit: () -> Void
  fileprivate init(
    _ text: Binding<String>, _ prompt: Text?, _ label: Label,
    _ onCommit: @escaping () -> Void = {}
  ) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.onCommit = onCommit
  }
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }
  @MainActor public var body: some View {
    TextField(
      source: .text(text), prompt: prompt, label: label, isSecure: true, onCommit: onCommit)
  }
}
extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(title))
  }
  /// The older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, Text(titleKey), onCommit)
  }
  /// The older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text, nil, Text(title), onCommit)
  }
}
