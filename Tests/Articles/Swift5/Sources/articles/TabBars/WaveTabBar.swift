import SwiftUI

struct WaveTab: Hashable {
    let title: String
    let image: String
}

struct WaveTabBar<Content: View>: View {
    @Binding var selection: WaveTab
    let tabs: [WaveTab]
    let content: Content
    @State private var widths: [WaveTab: CGFloat] = [:]

    init(selection: Binding<WaveTab>, tabs: [WaveTab], @ViewBuilder content: () -> Content) {
        self._selection = selection
        self.tabs = tabs
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 0) {
            ZStack { content }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            bar
        }
    }

    private var bar: some View {
        HStack(alignment: .bottom, spacing: 0) {
            ForEach(tabs, id: \.self) { tab in
                VStack(spacing: 4) {
                    Image(systemName: tab.image)
                        .scaleEffect(x: selection == tab ? 1.25 : 1, y: selection == tab ? 1.25 : 1, anchor: .bottom)
                    Text(tab.title)
                        .font(Font.system(size: 10, weight: .semibold, design: .default))
                }
                .foregroundColor(selection == tab ? .blue : .gray)
                .frame(maxWidth: .infinity)
                .padding(.top, 10)
                .padding(.bottom, 6)
                .background(
                    GeometryReader { g in
                        Color.clear.onAppear { widths[tab] = g.size.width }
                    }
                )
                .contentShape(Rectangle())
                .onTapGesture { selection = tab }
            }
        }
        .background(
            Rectangle()
                .fill(Color.blue.opacity(0.12))
                .frame(width: widths[selection] ?? 0)
                .offset(x: offset),
            alignment: .leading
        )
        .overlay(Divider(), alignment: .top)
        .animation(.easeOut(duration: 0.25), value: selection)
    }

    private var offset: CGFloat {
        let before = tabs.prefix { $0 != selection }
        return before.reduce(0) { $0 + (widths[$1] ?? 0) }
    }
}

struct WaveTabBarDemo: View {
    static let tabs = [
        WaveTab(title: "Today", image: "calendar"),
        WaveTab(title: "Tasks", image: "list.bullet"),
        WaveTab(title: "Notes", image: "doc.text"),
    ]
    @State private var selection = WaveTabBarDemo.tabs[0]

    var body: some View {
        WaveTabBar(selection: $selection, tabs: Self.tabs) {
            Color.yellow.opacity(0.2)
            Text(selection.title)
                .font(.largeTitle.weight(.thin))
        }
    }
}

struct WaveTabBar_Previews: PreviewProvider {
    static var previews: some View { WaveTabBarDemo() }
}
