import Diorama
import DioramaControls
import DioramaTesting
import Foundation
import Raster

let black = Color(red: 0, green: 0, blue: 0)
let white = Color(red: 1, green: 1, blue: 1)

/// What an indicator was asked to show, and what came of presses.
@MainActor final class IndicatorLog {
  var shown: [PageIndicatorConfiguration] = []
  var told: [Int] = []
  var pager: PagerProxy?
  func take() -> [Int] {
    defer { told = [] }
    return told
  }
}

/// Dots that tell what they are asked to show.
struct LoggedStyle: PageIndicatorStyle {
  let log: IndicatorLog
  var layout = PageIndicatorLayout.dots()
  func makeBody(configuration: Configuration) -> some View {
    let _ = log.shown.append(configuration)
    FadePageIndicatorStyle().makeBody(configuration: configuration)
  }
}

/// A white pager with an indicator in black at its bottom.
struct IndicatedPager<Style: PageIndicatorStyle>: View {
  @State var index: Int
  let pages: Int
  let style: Style
  let log: IndicatorLog
  var isLooping: Bool
  init(
    index: Int = 0, pages: Int = 5, style: Style, log: IndicatorLog = IndicatorLog(),
    isLooping: Bool = false
  ) {
    _index = State(initialValue: index)
    self.pages = pages
    self.style = style
    self.log = log
    self.isLooping = isLooping
  }
  var body: some View {
    PagerReader { pager in
      let _ = log.pager = pager
      TabView(selection: $index) {
        ForEach(0..<pages, id: \.self) { _ in white }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .pageLooping(isLooping)
      .overlay(alignment: .bottom) { PageIndicator(pager) }
    }
    .foregroundColor(black)
    .pageIndicatorStyle(style)
    .onChange(of: index) { _, new in log.told.append(new) }
  }
}

extension Stage {
  func send(_ kind: InputEvent.Kind) async {
    host.receive(InputEvent(time: time, kind: kind))
    host.rerun()
    await advance(0)
  }
  /// A fling by a swipe of a number of points in a number of frames, from the middle.
  func fling(_ dx: CGFloat, frames: Int = 6, y: CGFloat = 40) async {
    let start = CGPoint(x: host.configuration.size.width / 2 - dx / 2, y: y)
    await drag(from: start, to: CGPoint(x: start.x + dx, y: y), frames: frames)
  }
  /// Bodies and closures of readers that run while `body` does, by the names of their views.
  func bodies(_ body: () async throws -> Void) async rethrows -> [String: Int] {
    host.graph.bodyCounts = [:]
    try await body()
    defer { host.graph.bodyCounts = nil }
    return host.graph.bodyCounts ?? [:]
  }
  /// The middle of an indicator at the bottom.
  var row: CGPoint {
    let size = host.configuration.size
    return CGPoint(x: size.width / 2, y: size.height - 14)
  }
  /// What is inked in the indicator's middle line, from left to right.
  func marks() -> [Mark] {
    var marks: [Mark] = [], isOpen = false
    for x in 0..<Int(host.configuration.size.width) {
      let level = pixel(x, Int(row.y)).red
      if level > 250 {
        isOpen = false
      } else if isOpen {
        marks[marks.count - 1].add(x, level)
      } else {
        marks.append(Mark(low: x, high: x, darkest: level))
        isOpen = true
      }
    }
    return marks
  }
}
/// Something dark on a line of white pixels.
struct Mark: Equatable {
  var low: Int
  var high: Int
  var darkest: Int
  var width: Int { high - low + 1 }
  var middle: CGFloat { CGFloat(low + high + 1) / 2 }
  mutating func add(_ x: Int, _ level: Int) {
    high = x
    darkest = min(darkest, level)
  }
}
