import SwiftUI

/// A bar of tabs, one of them with pages and one with a badge.
struct TabBarPage: View {
  enum Place: Hashable { case home, list, settings }
  @State private var place = Place.home
  @State private var news = 3

  var body: some View {
    TabView(selection: $place) {
      HomeTab { place = .settings }
        .tabItem { Label("Home", systemImage: "house") }
        .tag(Place.home)
      NavigationStack {
        NavigationLink("Read on") {
          Text("The bar is gone").toolbar(.hidden, for: .tabBar)
        }
        .navigationTitle("News")
      }
      .tabItem { Label("News", systemImage: "bell") }
      .badge(news)
      .tag(Place.list)
      VStack(spacing: 16) {
        Text("news \(news)")
        Button("Read all") { news = 0 }.buttonStyle(.bordered)
      }
      .tabItem { Label("Settings", systemImage: "gear") }
      .tag(Place.settings)
    }
  }
}

private struct HomeTab: View {
  var open: () -> Void
  @State private var count = 0

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        Text("count \(count)").font(.title)
        Button("Add") { count += 1 }.buttonStyle(.borderedProminent)
        Button("Open the settings", action: open).buttonStyle(.bordered)
        ForEach(0..<10) { i in
          RoundedRectangle(cornerRadius: 12)
            .fill(Color.teal.opacity(0.1 + Double(i) * 0.08))
            .frame(height: 72)
        }
      }
      .padding(20)
    }
  }
}
