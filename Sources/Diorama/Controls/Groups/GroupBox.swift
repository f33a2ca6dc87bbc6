import Foundation

/// A titled box around views.
nonisolated public struct GroupBox<Label: View, Content: View>: View {
  let label: Label?
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// The older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
  @MainActor public var body: some View {
    GroupBoxBody(
      configuration: GroupBoxStyleConfiguration(
        label: .init(content: label.map { AnyView($0) }), content: .init(content: AnyView(content)))
    )
  }
}
extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    label = nil
    self.content = content()
  }
}
extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}
extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// Draws a group box.
@MainActor @preconcurrency
public protocol GroupBoxStyle: _StateHolder {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct GroupBoxStyleConfiguration {
  public struct Label: View {
    let content: AnyView?
    public var body: some View { content }
  }
  public struct Content: View {
    let content: AnyView
    public var body: some View { content }
  }
  public let label: Label
  public let content: Content
}
/// The content under its label, on a ground with round corners.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      configuration.content.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(Color(.secondaryBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}
extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
extension EnvironmentValues {
  fileprivate var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration>? {
    get { self[ControlStyleKey.self] }
    set { self[ControlStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    nonisolated(unsafe) let style = style
    return controlStyle(\.groupBoxStyle, style) { $0.makeBody(configuration: $1) }
  }
}
private struct GroupBoxBody: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.groupBoxStyle) private var style
  init(configuration: GroupBoxStyleConfiguration) { self.configuration = configuration }
  var body: some View {
    if let style {
      style.make(configuration)
    } else {
      DefaultGroupBoxStyle().makeBody(configuration: configuration)
    }
  }
}
