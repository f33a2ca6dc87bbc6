import SwiftUI

/// Where a photo is to come from: the camera or the library.
struct PhotoSourcePage: View {
  @State private var source = 0
  @State private var theme = ThemeManager()
  @Environment(\.locale) private var locale

  var body: some View {
    VStack(spacing: 24) {
      Text(Localization.photoSource.text(locale))
        .font(.title2)
        .bold()
      CustomSegmentedControl(
        preselectedIndex: $source,
        options: [Localization.camera, .photoLibrary].map { $0.text(locale) })
      Image(systemName: source == 0 ? "camera.fill" : "photo.on.rectangle")
        .font(.system(size: 64))
        .foregroundColor(theme.accent)
        .frame(height: 90)
      Text("source \(source)")
        .foregroundStyle(.secondary)
      HStack(spacing: 16) {
        ForEach(ThemeManager.Theme.allCases, id: \.self) { choice in
          ThemeDot(theme: theme, choice: choice)
        }
      }
    }
    .environment(theme)
  }
}

/// One of the themes to choose from.
private struct ThemeDot: View {
  var theme: ThemeManager
  var choice: ThemeManager.Theme

  var body: some View {
    Button {
      withAnimation(.easeInOut(duration: 0.2)) { theme.theme = choice }
    } label: {
      Circle()
        .fill(theme.color(of: choice))
        .frame(width: 28, height: 28)
        .padding(4)
        .overlay(
          Circle().stroke(theme.color(of: choice), lineWidth: 2)
            .opacity(theme.theme == choice ? 1 : 0))
    }
    .buttonStyle(.plain)
    .accessibilityLabel(choice.rawValue)
  }
}
