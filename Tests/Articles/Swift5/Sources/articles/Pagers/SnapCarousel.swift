import SwiftUI

struct SnapCarousel<Content: View, T: Identifiable>: View {
    var content: (T) -> Content
    var list: [T]
    var spacing: CGFloat
    var trailingSpace: CGFloat
    @Binding var index: Int

    @GestureState var offset: CGFloat = 0
    @State var currentIndex: Int = 0

    init(spacing: CGFloat = 15, trailingSpace: CGFloat = 100, index: Binding<Int>, items: [T], @ViewBuilder content: @escaping (T) -> Content) {
        self.list = items
        self.spacing = spacing
        self.trailingSpace = trailingSpace
        self._index = index
        self.content = content
    }

    var body: some View {
        GeometryReader { proxy in
            let width = proxy.size.width - (trailingSpace - spacing)
            let adjustMentWidth = (trailingSpace / 2) - spacing

            HStack(spacing: spacing) {
                ForEach(list) { item in
                    content(item)
                        .frame(width: proxy.size.width - trailingSpace)
                }
            }
            .padding(.horizontal, spacing)
            .offset(x: (CGFloat(currentIndex) * -width) + adjustMentWidth + offset)
            .gesture(
                DragGesture()
                    .updating($offset, body: { value, out, _ in
                        out = value.translation.width
                    })
                    .onEnded { value in
                        let progress = -value.translation.width / width
                        let roundIndex = progress.rounded()
                        currentIndex = max(min(currentIndex + Int(roundIndex), list.count - 1), 0)
                        index = currentIndex
                    }
                    .onChanged { value in
                        let progress = -value.translation.width / width
                        let roundIndex = progress.rounded()
                        index = max(min(currentIndex + Int(roundIndex), list.count - 1), 0)
                    }
            )
        }
        .animation(.easeInOut, value: offset == 0)
    }
}

struct Album: Identifiable {
    var id = UUID().uuidString
    var title: String
    var color: Color
}

struct SnapCarouselDemo: View {
    @State private var index = 0
    private let albums = [
        Album(title: "Blue hours", color: .blue),
        Album(title: "Red sand", color: .red),
        Album(title: "Moss", color: .green),
        Album(title: "Plum", color: .purple),
    ]

    var body: some View {
        VStack {
            SnapCarousel(index: $index, items: albums) { album in
                VStack {
                    RoundedRectangle(cornerRadius: 20)
                        .fill(album.color)
                    Text(album.title)
                }
            }
            .frame(height: 240)
            Text("\(index + 1) of \(albums.count)")
                .foregroundColor(.secondary)
        }
    }
}

struct SnapCarousel_Previews: PreviewProvider {
    static var previews: some View { SnapCarouselDemo() }
}
