import SwiftUI

struct Worm: Shape, Animatable {
    var head: CGFloat
    var tail: CGFloat
    var spacing: CGFloat
    var size: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(head, tail) }
        set {
            head = newValue.first
            tail = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        let step = size + spacing
        let left = min(head, tail) * step
        let right = max(head, tail) * step + size
        return Path(roundedRect: CGRect(x: left, y: rect.midY - size / 2, width: right - left, height: size), cornerRadius: size / 2)
    }
}

struct WormDots: View {
    let count: Int
    @Binding var index: Int
    @State private var head: CGFloat = 0
    @State private var tail: CGFloat = 0

    var body: some View {
        HStack(spacing: 12) {
            ForEach(0..<count, id: \.self) { i in
                Circle()
                    .strokeBorder(Color.blue, lineWidth: 1)
                    .frame(width: 14, height: 14)
                    .contentShape(Circle().inset(by: -8))
                    .onTapGesture { index = i }
                    .accessibilityElement()
                    .accessibilityLabel("Page \(i + 1)")
                    .accessibilityAddTraits(.isButton)
            }
        }
        .background(
            Worm(head: head, tail: tail, spacing: 12, size: 14)
                .fill(Color.blue)
        )
        .onChange(of: index) { newValue in
            withAnimation(.easeOut(duration: 0.2)) { head = CGFloat(newValue) }
            withAnimation(.easeIn(duration: 0.3).delay(0.1)) { tail = CGFloat(newValue) }
        }
    }
}

struct WormDotsDemo: View {
    @State private var index = 0

    var body: some View {
        VStack(spacing: 30) {
            Text("Page \(index + 1)")
                .font(.title)
            WormDots(count: 5, index: $index)
            HStack {
                Button("Back") { index = max(index - 1, 0) }.disabled(index == 0)
                Button("Next") { index = min(index + 1, 4) }.disabled(index == 4)
            }
            .buttonStyle(.bordered)
        }
    }
}

#Preview {
    WormDotsDemo()
}
