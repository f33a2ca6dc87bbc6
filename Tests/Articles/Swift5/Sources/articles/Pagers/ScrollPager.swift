import SwiftUI

struct ScrollPager: View {
    struct Photo: Identifiable, Hashable {
        let id: Int
        let hue: Double
    }

    private let photos = (0..<6).map { Photo(id: $0, hue: Double($0) / 6) }
    @State private var position: Int?

    var body: some View {
        VStack(spacing: 16) {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    ForEach(photos) { photo in
                        RoundedRectangle(cornerRadius: 25)
                            .fill(Color(hue: photo.hue, saturation: 0.6, brightness: 0.9).gradient)
                            .overlay {
                                Text("\(photo.id + 1)")
                                    .font(.system(size: 80, weight: .bold))
                                    .foregroundStyle(.white)
                            }
                            .padding(.horizontal, 20)
                            .containerRelativeFrame(.horizontal)
                            .scrollTransition(.interactive, axis: .horizontal) { content, phase in
                                content
                                    .scaleEffect(phase.isIdentity ? 1 : 0.85)
                                    .opacity(phase.isIdentity ? 1 : 0.5)
                            }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.paging)
            .scrollIndicators(.hidden)
            .scrollPosition(id: $position)
            .frame(height: 260)

            HStack(spacing: 8) {
                ForEach(photos) { photo in
                    Button {
                        withAnimation(.snappy) { position = photo.id }
                    } label: {
                        Image(systemName: "circle.fill")
                            .font(.system(size: 8))
                            .foregroundStyle(photo.id == (position ?? 0) ? Color.primary : .gray.opacity(0.4))
                    }
                    .accessibilityLabel("Photo \(photo.id + 1)")
                }
            }
            Button("Last") {
                withAnimation(.easeInOut) { position = photos.last?.id }
            }
        }
    }
}

#Preview {
    ScrollPager()
}
