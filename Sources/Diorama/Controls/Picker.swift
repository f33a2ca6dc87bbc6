import Foundation

/// Lets one of several options be chosen. The options are views with a tag of the selection's type,
/// or rows of a `ForEach` whose identity is.
///
/// `selection` is written once for each choice, at the release or at a key, and not at all where it
/// stays as it is. Where no option has its value, none is shown as chosen.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  /// Several where one picker sets the same value of several things.
  let selections: [Binding<SelectionValue>]
  let label: Label
  let content: Content

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    selections = [selection]
    self.content = content()
    self.label = label()
  }
  /// The older form.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content, label: { label })
  }
  /// One picker for the same value of several things. Where they differ, none is shown as chosen.
  public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    selections = sources.map { $0[keyPath: selection] }
    self.content = content()
    self.label = label()
  }
  @MainActor public var body: some View {
    PickerBody(selections: selections, label: label, content: content)
  }
}

extension Picker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == Diorama.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Diorama.Label(titleKey, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      Diorama.Label(title, systemImage: systemImage)
    }
  }
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Diorama.Label(titleKey, systemImage: systemImage)
    }
  }
  @_disfavoredOverload
  public init<C: RandomAccessCollection, S: StringProtocol>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) {
      Diorama.Label(title, systemImage: systemImage)
    }
  }
}

// MARK: styles

/// How a picker looks and is used.
public protocol PickerStyle {
  var _look: _PickerLook { get }
}
/// The looks that the toolkit draws.
public enum _PickerLook: Sendable {
  case segmented
}
/// The options beside each other, in equal widths.
public struct SegmentedPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _look: _PickerLook { .segmented }
}
/// Differs: segmented.
public struct DefaultPickerStyle: PickerStyle, Sendable {
  public init() {}
  public var _look: _PickerLook { .segmented }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
private enum PickerLookKey: EnvironmentKey {
  static var defaultValue: _PickerLook { .segmented }
}
extension EnvironmentValues {
  var pickerLook: _PickerLook {
    get { self[PickerLookKey.self] }
    set { self[PickerLookKey.self] = newValue }
  }
}
extension View {
  nonisolated public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerLook, style._look)
  }
}

/// A picker in the style that is in force.
struct PickerBody<Label: View, Selection: Hashable, Content: View>: View {
  let selections: [Binding<Selection>]
  let label: Label
  let content: Content
  @Environment(\.pickerLook) private var look
  init(selections: [Binding<Selection>], label: Label, content: Content) {
    self.selections = selections
    self.label = label
    self.content = content
  }
  var body: some View {
    switch look {
    case .segmented:
      SegmentedPicker(selections: selections, label: label, content: content)
    }
  }
}
