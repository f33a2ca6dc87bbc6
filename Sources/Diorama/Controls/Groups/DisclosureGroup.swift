import Foundation

/// Views that are shown under a label when it is clicked, and hidden when it is clicked again.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View {
  let isExpanded: Binding<Bool>?
  let label: Label
  let content: () -> Content
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }
  @MainActor public var body: some View {
    DisclosureBody(given: isExpanded, label: label, content: content)
  }
}
extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

private struct DisclosureBody<Label: View, Content: View>: View {
  let given: Binding<Bool>?
  let label: Label
  let content: () -> Content
  @State private var own = false
  @Environment(\.disclosureGroupStyle) private var style
  init(given: Binding<Bool>?, label: Label, content: @escaping () -> Content) {
    self.given = given
    self.label = label
    self.content = content
  }
  var body: some View {
    let content = content, style = style
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(content: AnyView(label)),
      // Groups in a group look as it does.
      content: .init { AnyView(content().environment(\.disclosureGroupStyle, style)) },
      isExpanded: given ?? $own)
    if let style {
      style.make(configuration)
    } else {
      AutomaticDisclosureGroupStyle().makeBody(configuration: configuration)
    }
  }
}
