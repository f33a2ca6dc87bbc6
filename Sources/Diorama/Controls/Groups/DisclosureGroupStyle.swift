import Foundation

/// Draws a group that can be opened.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle: _StateHolder {
  associatedtype Body: View
  typealias Configuration = DisclosureGroupStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}
public struct DisclosureGroupStyleConfiguration {
  public struct Label: View {
    let content: AnyView
    public var body: some View { content }
  }
  /// Is made where it is shown.
  public struct Content: View {
    let content: () -> AnyView
    init(_ content: @escaping () -> AnyView) { self.content = content }
    public var body: some View { content() }
  }
  public let label: Label
  public let content: Content
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}
/// A label that is clicked, with a chevron at its other end; the content comes under it.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    Disclosed(configuration: configuration)
  }
}
extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}
extension EnvironmentValues {
  var disclosureGroupStyle: ControlStyle<DisclosureGroupStyleConfiguration>? {
    get { self[ControlStyleKey.self] }
    set { self[ControlStyleKey.self] = newValue }
  }
}
extension View {
  nonisolated public func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View {
    nonisolated(unsafe) let style = style
    return controlStyle(\.disclosureGroupStyle, style) { $0.makeBody(configuration: $1) }
  }
}

private struct Disclosed: View {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.layoutDirection) private var direction
  init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }
  var body: some View {
    let isOpen = configuration.isExpanded
    VStack(alignment: .leading, spacing: 0) {
      Button {
        withAnimation { configuration.isExpanded.toggle() }
      } label: {
        HStack {
          configuration.label
          Spacer(minLength: 8)
          Image(systemName: direction == .rightToLeft ? "chevron.left" : "chevron.right")
            .font(.system(size: 14, weight: .semibold))
            .rotationEffect(.degrees(isOpen ? (direction == .rightToLeft ? -90 : 90) : 0))
            .accessibilityHidden(true)
        }
        .padding(.vertical, 8)
      }
      .buttonStyle(.borderless)
      .accessibilityValue(Text(verbatim: isOpen ? "expanded" : "collapsed"))
      if isOpen {
        VStack(alignment: .leading, spacing: 8) { configuration.content }
          .frame(maxWidth: .infinity, alignment: .leading)
          .transition(.opacity)
      }
    }
  }
}
