import SwiftUI

struct InsetTabBar: View {
    @AppStorage("insetTab") private var tab = "inbox"
    @Environment(\.colorScheme) var colorScheme
    private let tabs: KeyValuePairs = ["inbox": "tray", "sent": "paperplane", "trash": "trash"]

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: []) {
                ForEach(1...40, id: \.self) { number in
                    HStack {
                        Circle().fill(Color.accentColor).frame(width: 10, height: 10)
                        Text("\(tab.capitalized) \(number)")
                    }
                    .padding()
                    Divider()
                }
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            HStack {
                ForEach(tabs, id: \.key) { name, symbol in
                    Button {
                        tab = name
                    } label: {
                        Image(systemName: tab == name ? symbol + ".fill" : symbol)
                            .symbolEffect(.bounce, value: tab)
                            .frame(maxWidth: .infinity)
                    }
                    .tint(tab == name ? .blue : .gray)
                    .accessibilityLabel(name)
                }
            }
            .padding(.vertical, 14)
            .background(.ultraThinMaterial)
            .overlay(Rectangle().frame(height: 0.5).foregroundColor(colorScheme == .dark ? .white : .black).opacity(0.3), alignment: .top)
        }
    }
}

#Preview {
    InsetTabBar()
}
