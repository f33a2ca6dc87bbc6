import Diorama
import DioramaTesting
import Foundation
import Testing

/// The dot row as articles write it.
private struct TabIndexView: View {
  var numberOfPages: Int
  var currentIndex: Int
  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<numberOfPages) { index in
        if index == currentIndex {
          Circle().fill(Color.black).frame(width: 5, height: 5)
        } else {
          Circle().stroke(Color.black, lineWidth: 0.5).frame(width: 5, height: 5)
        }
      }
    }
  }
}
private struct ArticlePager: View {
  @State private var index = 0
  var body: some View {
    TabView(selection: $index) {
      Text("first").frame(maxWidth: .infinity, maxHeight: .infinity).background(.yellow).tag(0)
      Text("second").frame(maxWidth: .infinity, maxHeight: .infinity).background(.green).tag(1)
      Text("third").frame(maxWidth: .infinity, maxHeight: .infinity).background(.orange).tag(2)
    }
    .tabViewStyle(PageTabViewStyle(indexDisplayMode: .never))
    .overlay(
      VStack {
        Spacer()
        TabIndexView(numberOfPages: 3, currentIndex: index).padding(.bottom, 44)
      }
    )
    .overlay(Text("index \(index)"), alignment: .top)
  }
}

@MainActor struct PagerTests {
  @Test func dragsOnePageAndDotsFollow() async throws {
    let stage = try Stage(ArticlePager(), size: CGSize(width: 390, height: 844))
    print(stage.describe())
    await stage.down(CGPoint(x: 300, y: 400))
    for i in 1...10 {
      await stage.move(from: CGPoint(x: 300 - (i - 1) * 20, y: 400), to: CGPoint(x: 300 - i * 20, y: 400), frames: 1)
      print(i, try stage.element("first").frame.minX, (try? stage.element("second").frame.minX) ?? -1, stage.host.graph.reports)
    }
    await stage.up(CGPoint(x: 100, y: 400))
    print(stage.describe())
    for _ in 0..<40 { await stage.advance(); print(stage.frame, (try? stage.element("second").frame.minX) ?? -1, stage.isAtRest) }
    print(stage.describe())
  }
}
