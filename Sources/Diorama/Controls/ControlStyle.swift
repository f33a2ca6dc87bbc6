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
  nonisolated func controlStyle<Configuration, Body: View>(
    _ keyPath: WritableKeyPath<EnvironmentValues, ControlStyle<Configuration>?>,
    _ make: @escaping @MainActor (Configuration) -> Body
  ) -> some View {
    nonisolated(unsafe) let keyPath = keyPath
    return environment(
      keyPath, ControlStyle { AnyView(make($0).environment(keyPath, nil)) })
  }
}
