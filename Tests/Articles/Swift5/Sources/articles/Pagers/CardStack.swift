import SwiftUI

struct SwipeCard: Identifiable, Equatable {
    let id: Int
    let question: String
    let color: Color
}

struct CardStack: View {
    @State private var cards = [
        SwipeCard(id: 0, question: "Tea", color: .brown),
        SwipeCard(id: 1, question: "Coffee", color: .orange),
        SwipeCard(id: 2, question: "Water", color: .blue),
        SwipeCard(id: 3, question: "Juice", color: .pink),
    ]
    @State private var liked = 0

    var body: some View {
        VStack(spacing: 50) {
            ZStack {
                ForEach(cards) { card in
                    let depth = cards.count - 1 - (cards.firstIndex(of: card) ?? 0)
                    CardView(card: card) { direction in
                        if direction > 0 { liked += 1 }
                        withAnimation(.spring()) {
                            cards.removeAll { $0.id == card.id }
                        }
                    }
                    .scaleEffect(1 - CGFloat(depth) * 0.05)
                    .offset(y: CGFloat(depth) * 14)
                    .zIndex(Double(-depth))
                    .allowsHitTesting(depth == 0)
                }
                if cards.isEmpty {
                    Text("No more cards").foregroundColor(.secondary)
                }
            }
            .frame(width: 260, height: 320)
            Text("Liked: \(liked)")
        }
    }
}

struct CardView: View {
    let card: SwipeCard
    var onRemove: (CGFloat) -> Void
    @State private var offset: CGSize = .zero

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 24, style: .continuous)
                .fill(card.color)
                .shadow(radius: 5)
            Text(card.question)
                .font(.largeTitle)
                .foregroundColor(.white)
        }
        .rotationEffect(.degrees(Double(offset.width / 12)))
        .offset(offset)
        .opacity(2 - Double(abs(offset.width / 90)))
        .gesture(
            DragGesture()
                .onChanged { gesture in
                    offset = gesture.translation
                }
                .onEnded { _ in
                    if abs(offset.width) > 100 {
                        onRemove(offset.width)
                    } else {
                        withAnimation(.interpolatingSpring(stiffness: 200, damping: 20)) { offset = .zero }
                    }
                }
        )
    }
}

struct CardStack_Previews: PreviewProvider {
    static var previews: some View { CardStack() }
}
