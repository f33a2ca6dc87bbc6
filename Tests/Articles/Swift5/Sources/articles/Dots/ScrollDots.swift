import SwiftUI

private struct OffsetKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value += nextValue()
    }
}

struct ScrollDots: View {
    @State private var offset: CGFloat = 0
    private let pages = 4

    var body: some View {
        GeometryReader { outer in
            VStack {
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 0) {
                        ForEach(0..<pages, id: \.self) { page in
                            VStack {
                                Image(systemName: "\(page + 1).circle")
                                    .resizable()
                                    .scaledToFit()
                                    .frame(width: 100, height: 100)
                                Text("Slide number \(page + 1)")
                            }
                            .frame(width: outer.size.width, height: 200)
                            .background(page % 2 == 0 ? Color.blue.opacity(0.2) : Color.green.opacity(0.2))
                        }
                    }
                    .background(
                        GeometryReader { inner in
                            Color.clear.preference(key: OffsetKey.self, value: -inner.frame(in: .named("scroll")).origin.x)
                        }
                    )
                }
                .coordinateSpace(name: "scroll")
                .onPreferenceChange(OffsetKey.self) { offset = $0 }

                HStack(spacing: 10) {
                    ForEach(0..<pages, id: \.self) { page in
                        let distance = min(abs(offset / outer.size.width - CGFloat(page)), 1)
                        Circle()
                            .frame(width: 14 - 6 * distance, height: 14 - 6 * distance)
                            .opacity(Double(1 - 0.6 * distance))
                            .frame(width: 14, height: 14)
                    }
                }
                Text("Offset \(Int(offset))")
                    .font(.system(.footnote, design: .monospaced))
            }
        }
    }
}

struct ScrollDots_Previews: PreviewProvider {
    static var previews: some View { ScrollDots() }
}
