import SwiftUI

enum PillTab: String, CaseIterable {
    case home = "house"
    case search = "magnifyingglass"
    case likes = "heart"
    case profile = "person"

    var title: String {
        switch self {
        case .home: "Home"
        case .search: "Search"
        case .likes: "Likes"
        case .profile: "Profile"
        }
    }
}

struct PillTabBar: View {
    @Binding var selectedTab: PillTab
    @Namespace private var ns

    var body: some View {
        HStack {
            ForEach(PillTab.allCases, id: \.rawValue) { tab in
                Spacer()
                HStack(spacing: 6) {
                    Image(systemName: selectedTab == tab ? "\(tab.rawValue).fill" : tab.rawValue)
                        .font(.system(size: 20))
                    if selectedTab == tab {
                        Text(tab.title)
                            .font(.footnote.weight(.semibold))
                            .lineLimit(1)
                            .transition(.opacity)
                    }
                }
                .foregroundStyle(selectedTab == tab ? Color.white : .gray)
                .padding(.vertical, 10)
                .padding(.horizontal, 14)
                .background {
                    if selectedTab == tab {
                        Capsule()
                            .fill(Color.indigo)
                            .matchedGeometryEffect(id: "TAB", in: ns)
                    }
                }
                .onTapGesture {
                    withAnimation(.spring(response: 0.4, dampingFraction: 0.75, blendDuration: 0)) {
                        selectedTab = tab
                    }
                }
                Spacer()
            }
        }
        .frame(width: nil, height: 64)
        .background(.regularMaterial)
        .cornerRadius(32)
        .padding(.horizontal)
    }
}

struct PillTabBarDemo: View {
    @State private var tab: PillTab = .home

    var body: some View {
        VStack {
            Spacer()
            Image(systemName: "\(tab.rawValue).fill")
                .font(.system(size: 70))
                .foregroundStyle(.indigo)
            Spacer()
            PillTabBar(selectedTab: $tab)
        }
        .padding(.bottom, 12)
    }
}

#Preview {
    PillTabBarDemo()
}
