import Combine
import Foundation

/// The application's pictures and colours, for the views of a window.
final class EnvironmentAssets {
  let store: any ImageStore
  @MainActor var report: (String) -> Void = { _ in }
  init(_ store: any ImageStore) { self.store = store }
}

extension EnvironmentBox: ColorSurroundings {
  private func find(_ name: AssetName, isDark: Bool) -> Color? {
    guard let assets, MainQueue.isCurrent else { return nil }
    let isHigh = EnvironmentValues(self).colorSchemeContrast == .increased
    return assets.store.color(name, AssetTraits(isDark: isDark, hasHighContrast: isHigh))
  }
  func color(_ name: AssetName, isDark: Bool) -> Color? {
    if let color = find(name, isDark: isDark) { return color }
    if let assets, MainQueue.isCurrent {
      MainActor.assumeIsolated {
        assets.report(
          "no colour named \"\(name.name)\": add \(name.name).colorset to an asset catalogue that "
            + "Package.swift lists among the target's resources; magenta stands in its place")
      }
    }
    return nil
  }
  /// `AccentColor` is the name that Xcode gives it; a set without a colour is no wish.
  func accent(isDark: Bool) -> Color? {
    find(AssetName("AccentColor", nil), isDark: isDark).flatMap { $0 == .accentColor ? nil : $0 }
  }
}

extension EnvironmentValues {
  /// What a colour's components depend on here.
  var colorContext: ColorContext {
    ColorContext(isDark: colorScheme == .dark, accent: accent, surroundings: surroundings)
  }
  /// What decides between the variants of a picture here.
  var assetTraits: AssetTraits {
    AssetTraits(
      scale: displayScale, isDark: colorScheme == .dark,
      hasHighContrast: colorSchemeContrast == .increased)
  }
}
