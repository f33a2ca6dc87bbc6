import SwiftUI

/// The control above, the pager below: one number drives both.
struct BothPage: View {
  @State private var index = 0
  @State private var theme = ThemeManager()

  var body: some View {
    VStack(spacing: 16) {
      CustomSegmentedControl(preselectedIndex: $index, options: ["Morning", "Noon", "Night"])
        .padding(.horizontal, 20)
        .padding(.top, 20)
      Text("index \(index)").foregroundStyle(.secondary)
      TabView(selection: $index.animation(.easeInOut)) {
        Sheet(symbol: "sun.max.fill", title: "Good morning", color: .orange).tag(0)
        Sheet(symbol: "cloud.fill", title: "Good day", color: .teal).tag(1)
        Sheet(symbol: "moon.fill", title: "Good night", color: .indigo).tag(2)
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .overlay(
        VStack {
          Spacer()
          TabIndexView(numberOfPages: 3, currentIndex: index).padding(.bottom, 44)
        }
      )
    }
    .environment(theme)
  }
}
