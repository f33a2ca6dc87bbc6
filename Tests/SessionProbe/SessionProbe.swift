// session-probe: an app with three pages for the tests of Session to run from outside, with the
// flags that every app has. Its pages:
//   counter   a text that counts taps, a box that grows, a button whose task changes the text
//   endless   something that never comes to rest
//   scene     text from the app's own state
import SwiftUI

@main struct SessionProbe: PagedApp {
  static let pageNames = ["counter", "endless", "scene"]
  @State private var taps = 0
  private let page: String

  init() { self.init(page: nil) }
  init(page: String?) { self.page = page ?? "counter" }

  var body: some Scene {
    WindowGroup("Probe") {
      switch page {
      case "counter": CounterPage()
      case "endless": EndlessPage()
      default: Button("app \(taps)") { taps += 1 }
      }
    }
    .defaultSize(width: 120, height: 90)
  }
}

struct CounterPage: View {
  @State private var taps = 0
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 0) {
      Text("taps \(taps)")
      Button("Add") {
        taps += 1
        withAnimation(.linear(duration: 0.2)) { isWide.toggle() }
      }
      Button("Later") { Task { taps += 10 } }
      Rectangle().fill(.red).frame(width: isWide ? 100 : 20, height: 20)
    }
  }
}

struct EndlessPage: View {
  @State private var isRight = false

  var body: some View {
    Rectangle().fill(.blue).frame(width: 20, height: 20).offset(x: isRight ? 40 : 0)
      .onAppear {
        withAnimation(.linear(duration: 0.5).repeatForever()) { isRight = true }
      }
  }
}
