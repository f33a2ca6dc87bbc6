import SwiftUI

struct ParallaxCards: View {
    @State private var scrolled: Int? = 0

    var body: some View {
        GeometryReader { outer in
            ScrollView(.horizontal) {
                HStack(spacing: 12) {
                    ForEach(0..<5, id: \.self) { i in
                        GeometryReader { inner in
                            let minX = inner.frame(in: .scrollView(axis: .horizontal)).minX
                            ZStack {
                                LinearGradient(stops: [
                                    .init(color: .black, location: 0),
                                    .init(color: .cyan, location: 0.5),
                                    .init(color: .white, location: 1),
                                ], startPoint: .topLeading, endPoint: .bottomTrailing)
                                .frame(width: inner.size.width * 1.5)
                                .offset(x: -minX * 0.3)
                                Text("Scene \(i)")
                                    .font(.title3)
                                    .padding(8)
                                    .background(.white.opacity(0.8), in: .rect(cornerRadius: 8))
                            }
                            .frame(width: inner.size.width, height: inner.size.height)
                            .clipShape(.rect(cornerRadius: 20))
                        }
                        .frame(width: outer.size.width - 80)
                        .id(i)
                    }
                }
                .scrollTargetLayout()
            }
            .contentMargins(.horizontal, 40, for: .scrollContent)
            .scrollTargetBehavior(.viewAligned)
            .scrollIndicators(.never)
            .scrollPosition(id: $scrolled, anchor: .center)
        }
        .frame(height: 220)
        .overlay(alignment: .bottom) {
            Text("Scene \(scrolled ?? -1) in the middle")
                .font(.caption)
                .offset(y: 24)
        }
    }
}

#Preview {
    ParallaxCards()
}
