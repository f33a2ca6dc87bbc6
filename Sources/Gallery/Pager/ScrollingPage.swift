import SwiftUI

/// Rows that scroll up and down inside of pages that are turned sideways.
struct ScrollingPage: View {
  @State private var index = 0

  var body: some View {
    ScrollViewReader { reader in
      TabView(selection: $index) {
        ForEach(0..<3, id: \.self) { page in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<40, id: \.self) { row in
                Row(page: page, number: row).id("\(page) \(row)")
              }
            }
          }
          .tag(page)
        }
      }
      .tabViewStyle(PageTabViewStyle())
      .overlay(alignment: .topTrailing) {
        Button("To row 30") { withAnimation { reader.scrollTo("\(index) 30", anchor: .top) } }
          .buttonStyle(.borderedProminent)
          .padding(12)
      }
    }
  }
}

private struct Row: View {
  let page: Int
  let number: Int

  var body: some View {
    HStack {
      Text("Row \(number)")
      Spacer()
      Text("page \(page)").foregroundStyle(.secondary)
    }
    .padding(.horizontal, 20)
    .frame(height: 48)
    .background(Color.primary.opacity(number % 2 == 0 ? 0.05 : 0))
  }
}
