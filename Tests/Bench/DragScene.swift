import Diorama
import Foundation

/// What is measured: a segmented control above, and below it pages of twenty rows, with dots.
struct DragScene: View {
  @State private var index = 0
  private let names = ["Photos", "Camera", "Places"]

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 0) {
        ForEach(names.indices, id: \.self) { i in segment(i) }
      }
      .frame(height: 50)
      .cornerRadius(20)
      .padding(.horizontal, 10)
      TabView(selection: $index) {
        ForEach(names.indices, id: \.self) { i in Rows(page: i).tag(i) }
      }
      .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
      .overlay(alignment: .bottom) { dots.padding(.bottom, 44) }
    }
    .padding(.top, 8)
  }

  private func segment(_ i: Int) -> some View {
    ZStack {
      Rectangle().fill(.blue.opacity(0.2))
      Rectangle().fill(.blue).cornerRadius(20).padding(2)
        .opacity(index == i ? 1 : 0.01)
        .onTapGesture { withAnimation(.interactiveSpring()) { index = i } }
    }
    .overlay(Text(names[i]).foregroundStyle(index == i ? .white : .primary))
  }

  private var dots: some View {
    HStack(spacing: 6) {
      ForEach(names.indices, id: \.self) { i in
        if i == index {
          Circle().fill(.white).frame(width: 5, height: 5)
        } else {
          Circle().stroke(.white, lineWidth: 0.5).frame(width: 5, height: 5)
        }
      }
    }
  }
}

private struct Rows: View {
  let page: Int
  private static let colors: [Color] = [.indigo, .green, .brown]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Page \(page + 1)").font(.title2)
      ForEach(1...20, id: \.self) { row in
        Text("Row \(row) of page \(page + 1)").font(.subheadline)
      }
    }
    .foregroundStyle(.white)
    .padding(20)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .background(Self.colors[page])
  }
}
