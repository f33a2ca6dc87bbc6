import SwiftUI

struct FancyDots: View {
    @State private var active = 0
    private let spacing: CGFloat = 30

    var body: some View {
        let scroll = DragGesture(minimumDistance: 10)
            .onEnded { value in
                withAnimation(.bouncy) {
                    if value.translation.width < 0 {
                        active = min(active + 1, 4)
                    } else {
                        active = max(active - 1, 0)
                    }
                }
            }

        return VStack(spacing: 50) {
            Rectangle()
                .fill(Color(hue: Double(active) / 5, saturation: 0.5, brightness: 0.9))
                .frame(height: 180)
                .gesture(scroll)

            HStack(spacing: spacing - 12) {
                ForEach(0..<5) { index in
                    Circle()
                        .fill(Color.gray)
                        .frame(width: 12, height: 12)
                        .modifier(Lift(isActive: index == active))
                }
            }
            .overlay(
                Circle()
                    .fill(Color.black)
                    .frame(width: 16, height: 16)
                    .modifier(Hop(progress: CGFloat(active), distance: spacing))
                    .animation(.easeInOut(duration: 0.5), value: active),
                alignment: .leading
            )
        }
    }
}

struct Lift: ViewModifier {
    let isActive: Bool
    func body(content: Content) -> some View {
        content
            .opacity(isActive ? 0 : 0.5)
    }
}

struct Hop: GeometryEffect {
    var progress: CGFloat
    var distance: CGFloat

    var animatableData: CGFloat {
        get { progress }
        set { progress = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        let fraction = progress - progress.rounded(.down)
        let height = -sin(fraction * .pi) * 24
        return ProjectionTransform(CGAffineTransform(translationX: progress * distance - 2, y: height))
    }
}

struct FancyDots_Previews: PreviewProvider {
    static var previews: some View { FancyDots() }
}
