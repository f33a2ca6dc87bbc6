import Foundation

extension View {
  /// Asks for the whole window to be light or dark; nil leaves it as it is.
  nonisolated public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    preference(key: PreferredColorSchemeKey.self, value: colorScheme)
  }
  // MARK: what a desktop does not have

  /// Differs: does nothing, as there is no status bar.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Differs: does nothing, as there is no status bar.
  nonisolated public func statusBar(hidden: Bool) -> some View { self }
  /// Differs: does nothing, as the system shows nothing over a window.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
  /// Differs: does nothing, as the system has no gestures of its own.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
