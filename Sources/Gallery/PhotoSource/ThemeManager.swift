import SwiftUI

/// The colours of the controls below it; whoever reads one follows its changes.
@Observable final class ThemeManager {
  enum Theme: String, CaseIterable {
    case blue, orange, green
  }
  var theme = Theme.blue

  var accent: Color { color(of: theme) }
  /// What can be read on the accent colour.
  var onAccent: Color { .white }

  func color(of theme: Theme) -> Color {
    switch theme {
    case .blue: .blue
    case .orange: .orange
    case .green: .green
    }
  }
}
