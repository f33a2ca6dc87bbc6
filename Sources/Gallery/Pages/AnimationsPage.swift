import SwiftUI

/// Curves and springs side by side: the same way, each in its own time.
struct AnimationsPage: View {
  @State private var isThere = false
  @State private var turns = 0.0

  private let curves: [(String, Animation)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("default", .default), ("spring", .spring()), ("interactiveSpring", .interactiveSpring()),
    ("smooth", .smooth), ("snappy", .snappy), ("bouncy", .bouncy),
    ("delayed", .easeInOut.delay(0.3)), ("repeated", .linear(duration: 0.3).repeatCount(3)),
  ]

  var body: some View {
    VStack(spacing: 12) {
      Button(isThere ? "Back" : "Go") {
        isThere.toggle()
        withAnimation(.spring(response: 0.6, dampingFraction: 0.6)) { turns += 0.25 }
      }
      .buttonStyle(.borderedProminent)
      ForEach(curves.indices, id: \.self) { index in
        lane(curves[index].0, curves[index].1)
      }
      RoundedRectangle(cornerRadius: isThere ? 40 : 8)
        .fill(isThere ? Color.pink : Color.blue)
        .frame(width: isThere ? 160 : 80, height: 80)
        .rotationEffect(.degrees(turns * 360))
        .animation(.easeInOut(duration: 0.6), value: isThere)
        .padding(.top, 24)
    }
  }

  private func lane(_ name: String, _ animation: Animation) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name)
        .font(.caption)
        .foregroundStyle(.secondary)
      Capsule()
        .fill(Color.primary.opacity(0.08))
        .frame(height: 16)
        .overlay(
          Circle()
            .fill(Color.blue)
            .frame(maxWidth: .infinity, alignment: isThere ? .trailing : .leading)
            .animation(animation, value: isThere))
    }
  }
}
