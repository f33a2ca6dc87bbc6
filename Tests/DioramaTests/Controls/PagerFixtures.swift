import Diorama
import DioramaTesting
import Foundation

/// What a pager of a test did, seen from its views.
@MainActor final class PagerLog {
  var selections: [Int] = []
  var appeared: [Int] = []
  var disappeared: [Int] = []
  var pageBodies: [Int: Int] = [:]
  var parentBodies = 0
}

/// The dot row as articles write it.
struct TabIndexView: View {
  var numberOfPages: Int
  var currentIndex: Int
  var body: some View {
    HStack(spacing: 6) {
      ForEach(0..<numberOfPages, id: \.self) { index in
        if index == currentIndex {
          Circle().fill(Color.black).frame(width: 5, height: 5)
        } else {
          Circle().stroke(Color.black, lineWidth: 0.5).frame(width: 5, height: 5)
        }
      }
    }
  }
}

/// A page that counts what is done to it.
struct CountedPage: View {
  let number: Int
  let log: PagerLog
  @State private var taps = 0
  var body: some View {
    let _ = log.pageBodies[number, default: 0] += 1
    VStack {
      Text("page \(number)").frame(width: 80)
        .accessibilityElement(children: .ignore).accessibilityLabel("page \(number)")
      Text("taps \(taps) of \(number)")
      Button("add to \(number)") { taps += 1 }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(number % 2 == 0 ? Color.yellow : Color.green)
    .onAppear { log.appeared.append(number) }
    .onDisappear { log.disappeared.append(number) }
  }
}

/// A pager whose parent reads the selection, as the article's does.
struct CountedPager: View {
  @State var index: Int
  let log: PagerLog
  var pages = 3
  @State private var count: Int?
  init(index: Int = 0, log: PagerLog, pages: Int = 3) {
    _index = State(initialValue: index)
    self.log = log
    self.pages = pages
  }
  var body: some View {
    let _ = log.parentBodies += 1
    TabView(selection: $index) {
      ForEach(0..<(count ?? pages), id: \.self) { CountedPage(number: $0, log: log).tag($0) }
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .overlay(alignment: .bottom) {
      TabIndexView(numberOfPages: count ?? pages, currentIndex: index).padding(.bottom, 44)
    }
    .overlay(alignment: .top) { Text("index \(index)") }
    .overlay(alignment: .topLeading) {
      VStack(alignment: .leading) {
        Button("jump to last") { index = (count ?? pages) - 1 }
        Button("glide to next") { withAnimation(.easeInOut(duration: 0.5)) { index += 1 } }
        Button("drop the last") { count = (count ?? pages) - 1 }
        Button("add one") { count = (count ?? pages) + 1 }
        Button("out of range") { index = 99 }
      }
      .padding(.top, 60)
    }
    .onChange(of: index) { log.selections.append(index) }
  }
}

extension Stage {
  /// The horizontal place of a page's left edge, from the label in its middle.
  func edge(of number: Int) throws -> CGFloat {
    let e = try element("page \(number)")
    return e.frame.midX - host.configuration.size.width / 2
  }
  /// A fling by a swipe of a number of points in a number of frames, from the middle.
  func fling(_ dx: CGFloat, frames: Int = 6, y: CGFloat = 600) async {
    let size = host.configuration.size
    let start = CGPoint(x: size.width / 2 - dx / 2, y: y)
    await drag(from: start, to: CGPoint(x: start.x + dx, y: y), frames: frames)
  }
}
