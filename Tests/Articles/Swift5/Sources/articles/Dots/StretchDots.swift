import SwiftUI

struct StretchDots: View {
    let numberOfPages: Int
    let currentIndex: Int

    private let circleSize: CGFloat = 10
    private let circleSpacing: CGFloat = 8
    private let primaryColor = Color.white
    private let secondaryColor = Color.white.opacity(0.6)

    var body: some View {
        HStack(spacing: circleSpacing) {
            ForEach(0..<numberOfPages, id: \.self) { index in
                if shouldShowIndex(index) {
                    Capsule()
                        .fill(currentIndex == index ? primaryColor : secondaryColor)
                        .frame(width: currentIndex == index ? circleSize * 2.5 : circleSize, height: circleSize)
                        .transition(AnyTransition.opacity.combined(with: .scale))
                        .id(index)
                }
            }
        }
    }

    private func shouldShowIndex(_ index: Int) -> Bool {
        ((currentIndex - 2)...(currentIndex + 2)).contains(index)
    }
}

struct StretchDotsDemo: View {
    @State private var currentIndex = 0
    private let colors: [Color] = [.blue, .gray, .red, .green, .orange, .purple, .pink]

    var body: some View {
        ZStack(alignment: .bottom) {
            TabView(selection: $currentIndex.animation()) {
                ForEach(0..<colors.count, id: \.self) { index in
                    colors[index].tag(index)
                }
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))

            StretchDots(numberOfPages: colors.count, currentIndex: currentIndex)
                .padding(.bottom, 16)
        }
        .frame(height: 240)
    }
}

struct StretchDots_Previews: PreviewProvider {
    static var previews: some View { StretchDotsDemo() }
}
