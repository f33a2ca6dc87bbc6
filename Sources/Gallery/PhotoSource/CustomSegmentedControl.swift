import SwiftUI

/// A row of options, of which one is chosen; the choice fades from one to the other.
struct CustomSegmentedControl: View {
  @Binding var preselectedIndex: Int
  var options: [String]
  @Environment(ThemeManager.self) private var theme

  var body: some View {
    HStack(spacing: 0) {
      ForEach(options.indices, id: \.self) { index in
        segment(index)
      }
    }
    .frame(height: 50)
    .cornerRadius(20)
  }

  private func segment(_ index: Int) -> some View {
    ZStack {
      Rectangle()
        .fill(theme.accent.opacity(0.2))
      // Nearly transparent is still there to be clicked; wholly transparent would not be.
      Rectangle()
        .fill(theme.accent)
        .cornerRadius(20)
        .padding(2)
        .opacity(preselectedIndex == index ? 1 : 0.01)
        .onTapGesture {
          withAnimation(.interactiveSpring()) { preselectedIndex = index }
        }
    }
    .overlay(
      Text(options[index])
        .foregroundStyle(preselectedIndex == index ? theme.onAccent : Color.primary)
    )
  }
}
