import SwiftUI

/// Ten thousand pages, of which only those that are seen are made, and the built-in dots.
struct PagerThousandsPage: View {
  @State private var index = 5000
  private let count = 10_000

  var body: some View {
    TabView(selection: $index) {
      ForEach(0..<count, id: \.self) { page in
        Leaf(number: page).tag(page)
      }
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
    .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
    .overlay(alignment: .top) {
      HStack {
        Button("First") { index = 0 }
        Spacer()
        Text("index \(index)")
        Spacer()
        Button("Last") { index = count - 1 }
      }
      .padding(20)
    }
  }
}

private struct Leaf: View {
  let number: Int

  var body: some View {
    Text("\(number)")
      .font(.system(size: 64, weight: .bold))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(hue: Double(number % 12) / 12, saturation: 0.25, brightness: 0.95))
  }
}
