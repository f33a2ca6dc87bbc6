/// A style of one kind of control, by the configuration that it draws.
struct ControlStyle<Configuration>: @unchecked Sendable {
  let make: @MainActor (Configuration) -> AnyView
}
enum ControlStyleKey<Configuration>: EnvironmentKey {
  static var defaultValue: ControlStyle<Configuration>? { nil }
}
extension View {
  /// Lets `make` draw the controls whose style is kept at `keyPath`. What it draws may hold the control
  /// itself, in the style it has by default.
  nonisolated func controlStyle<S: _StateHolder, Configuration, Body: View>(
    _ keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>, _ style: S,
    _ make: @escaping @MainActor (S, Configuration) -> Body
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath, style = style
    return environment(
      keyPath, ControlStyle { AnyView(styled(style, $0, make).environment(keyPath, nil)) })
  }
}

/// What a style draws: as a view of its own where the style has state or reads the environment, so
/// that it does so at the control's place.
@ViewBuilder @MainActor func styled<S: _StateHolder, Configuration, Body: View>(
  _ style: S, _ configuration: Configuration,
  _ make: @escaping @MainActor (S, Configuration) -> Body
) -> some View {
  if FieldTable.of(S.self).isDynamic {
    StyleBody(style: style, configuration: configuration, make: make)
  } else {
    make(style, configuration)
  }
}
private struct StyleBody<S: _StateHolder, Configuration, Content: View>: View {
  let style: S
  let configuration: Configuration
  let make: @MainActor (S, Configuration) -> Content
  var body: some View { make(style, configuration) }
}
