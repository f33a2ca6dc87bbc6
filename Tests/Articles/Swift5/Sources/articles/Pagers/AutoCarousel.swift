import Combine
import SwiftUI

struct AutoCarousel: View {
    private let banners = ["Summer sale", "New arrivals", "Free delivery"]
    private let timer = Timer.publish(every: 2, on: .main, in: .common).autoconnect()
    @State private var current = 0
    @State private var isPaused = false

    var body: some View {
        VStack {
            ZStack {
                ForEach(banners.indices, id: \.self) { index in
                    if index == current {
                        banner(index)
                            .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .move(edge: .leading)))
                    }
                }
            }
            .frame(height: 140)
            .clipped()
            .onReceive(timer) { _ in
                guard !isPaused else { return }
                withAnimation(.easeInOut(duration: 0.5)) {
                    current = (current + 1) % banners.count
                }
            }
            HStack(spacing: 6) {
                ForEach(banners.indices, id: \.self) { index in
                    Capsule()
                        .frame(width: index == current ? 22 : 7, height: 7)
                        .foregroundColor(index == current ? .orange : .gray)
                }
            }
            .animation(.spring(), value: current)
            Button(isPaused ? "Resume" : "Pause") { isPaused.toggle() }
                .padding()
        }
    }

    private func banner(_ index: Int) -> some View {
        Text(banners[index])
            .font(.largeTitle)
            .foregroundColor(.white)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(
                AngularGradient(gradient: Gradient(colors: [.orange, .red, .orange]), center: .center, angle: .degrees(Double(index) * 60))
            )
    }
}

#Preview {
    AutoCarousel()
}
