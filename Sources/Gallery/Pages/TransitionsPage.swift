import SwiftUI

/// How views come and go.
struct TransitionsPage: View {
  @State private var isShown = true

  var body: some View {
    VStack(spacing: 20) {
      Button(isShown ? "Hide" : "Show") {
        withAnimation(.easeInOut(duration: 0.5)) { isShown.toggle() }
      }
      .buttonStyle(.borderedProminent)
      HStack(spacing: 12) {
        cell("opacity", .opacity)
        cell("scale", .scale)
        cell("slide", .slide)
      }
      HStack(spacing: 12) {
        cell("move", .move(edge: .bottom))
        cell("push", .push(from: .leading))
        cell("offset", .offset(x: 0, y: -40))
      }
      HStack(spacing: 12) {
        cell("combined", .scale.combined(with: .opacity))
        cell("asymmetric", .asymmetric(insertion: .scale, removal: .move(edge: .trailing)))
        cell("identity", .identity)
      }
      if isShown {
        Text("Rows below move up when this one goes.")
          .frame(maxWidth: .infinity)
          .padding(.vertical, 12)
          .background(RoundedRectangle(cornerRadius: 12).fill(Color.yellow.opacity(0.4)))
      }
      Text("The last row")
    }
  }

  private func cell(_ name: String, _ transition: AnyTransition) -> some View {
    Example(name, height: 90) {
      ZStack {
        Rectangle().fill(Color.primary.opacity(0.06))
        if isShown {
          RoundedRectangle(cornerRadius: 12)
            .fill(Color.blue)
            .frame(width: 60, height: 60)
            .transition(transition)
        }
      }
      .clipped()
    }
  }
}
