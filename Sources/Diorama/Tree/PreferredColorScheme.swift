import Foundation

/// The appearance that views ask the window for; the first that asks has it.
public struct PreferredColorSchemeKey: PreferenceKey {
  public static var defaultValue: ColorScheme? { nil }
  public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) {
    value = value ?? nextValue()
  }
}

/// Tells a window what its views ask of it.
@MainActor final class WindowWishes {
  weak var host: ViewHost?

  func watching<V: View>(_ root: V) -> some View {
    root.onPreferenceChange(PreferredColorSchemeKey.self) { [self] in host?.prefer($0) }
  }
}
