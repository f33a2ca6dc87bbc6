import SwiftUI

/// A pager whose own indicator is hidden, with a row of dots of its user's over it.
struct PagerDotsPage: View {
  @State private var index = 0

  var body: some View {
    TabView(selection: $index) {
      Sheet(symbol: "sun.max.fill", title: "Morning", color: .orange).tag(0)
      Sheet(symbol: "cloud.fill", title: "Noon", color: .teal).tag(1)
      Sheet(symbol: "moon.fill", title: "Night", color: .indigo).tag(2)
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    .overlay(
      VStack {
        Spacer()
        TabIndexView(numberOfPages: 3, currentIndex: index)
          .padding(.bottom, 44)
      }
    )
    .overlay(Text("index \(index)").padding(.top, 16), alignment: .top)
  }
}

/// One page: a symbol on a pale ground.
struct Sheet: View {
  let symbol: String
  let title: String
  let color: Color

  var body: some View {
    VStack(spacing: 16) {
      Image(systemName: symbol)
        .font(.system(size: 72))
        .foregroundColor(color)
        .accessibilityHidden(true)
      Text(title).font(.title2)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(color.opacity(0.15))
  }
}
