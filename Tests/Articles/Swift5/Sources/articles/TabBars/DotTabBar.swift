import SwiftUI

struct DotTab: Identifiable {
    var id = UUID().uuidString
    var icon: String
    var tint: Color
}

struct DotTabBar: View {
    @State var tabs: [DotTab] = [
        DotTab(icon: "flame", tint: .orange),
        DotTab(icon: "leaf", tint: .green),
        DotTab(icon: "drop", tint: .blue),
        DotTab(icon: "bolt", tint: .yellow),
    ]
    @State var current = 0

    var body: some View {
        GeometryReader { geometry in
            let cell = (geometry.size.width - 40) / CGFloat(tabs.count)
            VStack {
                Spacer()
                HStack(spacing: 0) {
                    ForEach($tabs) { $tab in
                        let index = tabs.firstIndex { $0.id == tab.id } ?? 0
                        Image(systemName: current == index ? tab.icon + ".fill" : tab.icon)
                            .font(.title2)
                            .foregroundColor(current == index ? tab.tint : .secondary)
                            .rotationEffect(.degrees(current == index ? 0 : -12))
                            .frame(width: cell, height: 50)
                            .contentShape(Rectangle())
                            .gesture(
                                TapGesture().onEnded { _ in
                                    withAnimation(Animation.timingCurve(0.3, 0.7, 0.2, 1, duration: 0.45)) {
                                        current = index
                                    }
                                }
                            )
                    }
                }
                .overlay(alignment: .bottomLeading) {
                    Circle()
                        .fill(tabs[current].tint)
                        .frame(width: 6, height: 6)
                        .offset(x: cell * CGFloat(current) + cell / 2 - 3)
                }
                .padding(20)
                .background(Color(.secondarySystemBackground))
                .clipShape(RoundedRectangle(cornerRadius: 30, style: .continuous))
            }
        }
        .padding()
    }
}

struct DotTabBar_Previews: PreviewProvider {
    static var previews: some View {
        DotTabBar()
            .environment(\.colorScheme, .dark)
    }
}
