import Foundation

/// Shows a page when it is clicked. Outside of a stack it cannot be used.
nonisolated public struct NavigationLink<Label: View, Destination: View>: View {
  enum Kind {
    /// It keeps for itself whether it shows the page.
    case own(() -> Destination)
    case bound(Binding<Bool>, () -> Destination)
    case value(AnyHashable?)
  }
  let kind: Kind
  let label: Label

  init(kind: Kind, label: Label) {
    self.kind = kind
    self.label = label
  }
  public init(
    @ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(kind: .own(destination), label: label())
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    nonisolated(unsafe) let destination = destination
    self.init(kind: .own { destination }, label: label())
  }
  /// The page is shown for as long as `isActive` is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(kind: .bound(isActive, destination), label: label())
  }
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    nonisolated(unsafe) let destination = destination
    self.init(kind: .bound(isActive) { destination }, label: label())
  }
  /// The page is shown for as long as `selection` is `tag`.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(kind: .bound(Self.binding(tag, selection), destination), label: label())
  }
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    nonisolated(unsafe) let destination = destination
    self.init(kind: .bound(Self.binding(tag, selection)) { destination }, label: label())
  }
  private static func binding<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    nonisolated(unsafe) let tag = tag, selection = selection
    return Binding(
      get: { selection.wrappedValue == tag },
      set: {
        if $0 {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
  @MainActor public var body: some View {
    switch kind {
    case .own(let destination): OwnLink(label: label, destination: destination)
    case .bound(let isActive, let destination):
      BoundLink(label: label, isActive: isActive, destination: destination)
    case .value(let value): ValueLink(label: label, value: value)
    }
  }
  /// Differs: does nothing, as there is one column.
  public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(kind: .own(destination), label: Text(titleKey))
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(kind: .own(destination), label: Text(title))
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isActive: Binding<Bool>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(isActive: isActive, destination: destination) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>,
    @ViewBuilder destination: @escaping () -> Destination
  ) {
    self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
  }
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Puts a value at the end of the stack's path; nil cannot be used.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(kind: .value(value.map { AnyHashable($0) }), label: label())
  }
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
    self.init(value: value) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

private struct OwnLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: () -> Destination
  @State private var isActive = false
  init(label: Label, destination: @escaping () -> Destination) {
    self.label = label
    self.destination = destination
  }
  var body: some View {
    BoundLink(label: label, isActive: $isActive, destination: destination)
  }
}
private struct BoundLink<Label: View, Destination: View>: View {
  let label: Label
  let isActive: Binding<Bool>
  let destination: () -> Destination
  @Environment(\.navigation) private var navigation
  init(label: Label, isActive: Binding<Bool>, destination: @escaping () -> Destination) {
    self.label = label
    self.isActive = isActive
    self.destination = destination
  }
  var body: some View {
    Button {
      isActive.wrappedValue = true
    } label: {
      label
    }
    .disabled(navigation == nil)
    .modifier(
      PresentingModifier(isActive: isActive.wrappedValue, destination: destination) {
        isActive.wrappedValue = false
      })
  }
}
private struct ValueLink<Label: View>: View {
  let label: Label
  let value: AnyHashable?
  @Environment(\.navigation) private var navigation
  init(label: Label, value: AnyHashable?) {
    self.label = label
    self.value = value
  }
  var body: some View {
    Button {
      guard let value, let navigation, !navigation.append(value) else { return }
      LayoutMistakes.note(
        "a NavigationLink's value is a \(type(of: value.base)), which the stack's path cannot hold: "
          + "make the path a NavigationPath, or the value of the path's type",
        kind: "value of \(type(of: value.base))")
    } label: {
      label
    }
    .disabled(navigation == nil || value == nil)
  }
}
