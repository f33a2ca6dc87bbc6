import SwiftUI

/// The styles of buttons, one of our own among them.
struct ButtonsPage: View {
  @State private var count = 0
  @State private var isEnabled = true

  var body: some View {
    VStack(spacing: 24) {
      Text("count \(count)")
        .font(.title)
        .monospacedDigit()
      ExampleGroup("Styles") {
        VStack(alignment: .leading, spacing: 14) {
          Button("Bordered") { count += 1 }.buttonStyle(.bordered)
          Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
          Button("Borderless") { count += 1 }.buttonStyle(.borderless)
          Button("Plain") { count += 1 }.buttonStyle(.plain)
          Button("Sinking") { count += 1 }.buttonStyle(SinkingStyle())
        }
        .disabled(!isEnabled)
      }
      ExampleGroup("Tints and roles") {
        HStack(spacing: 14) {
          Button("Green") { count += 10 }.tint(.green)
          Button("Delete", role: .destructive) { count = 0 }
          Button {
            count += 1
          } label: {
            Label("Add", systemImage: "plus")
          }
        }
        .buttonStyle(.bordered)
        .disabled(!isEnabled)
      }
      ExampleGroup("Gestures") {
        HStack(spacing: 14) {
          pad("Tap twice", .blue).onTapGesture(count: 2) { count += 2 }
          pad("Hold", .purple).onLongPressGesture { count += 5 }
        }
      }
      Button(isEnabled ? "Disable the buttons" : "Enable the buttons") { isEnabled.toggle() }
        .buttonStyle(.borderless)
    }
  }

  private func pad(_ title: String, _ color: Color) -> some View {
    RoundedRectangle(cornerRadius: 12)
      .fill(color.opacity(0.2))
      .frame(height: 64)
      .overlay(Text(title))
  }
}

/// Smaller while it is pressed.
private struct SinkingStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .foregroundColor(.white)
      .padding(.horizontal, 20)
      .padding(.vertical, 10)
      .background(Capsule().fill(Color.pink))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .animation(.spring(response: 0.3, dampingFraction: 0.5), value: configuration.isPressed)
  }
}
