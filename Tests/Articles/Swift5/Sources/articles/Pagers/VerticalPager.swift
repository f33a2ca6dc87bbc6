import SwiftUI

struct VerticalPager: View {
    @State private var page = 0
    private let colors: [Color] = [.red, .orange, .purple, .teal]

    var body: some View {
        GeometryReader { proxy in
            TabView(selection: $page) {
                ForEach(colors.indices, id: \.self) { index in
                    ZStack {
                        colors[index]
                        VStack {
                            Text("Clip \(index + 1)").font(.title.bold())
                            Text("Swipe up for the next")
                        }
                        .foregroundColor(.white)
                    }
                    .frame(width: proxy.size.width, height: proxy.size.height)
                    .rotationEffect(.degrees(-90))
                    .tag(index)
                }
            }
            .frame(width: proxy.size.height, height: proxy.size.width)
            .rotationEffect(.degrees(90), anchor: .topLeading)
            .offset(x: proxy.size.width)
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
        }
        .ignoresSafeArea()
    }
}

struct VerticalPager_Previews: PreviewProvider {
    static var previews: some View { VerticalPager() }
}
