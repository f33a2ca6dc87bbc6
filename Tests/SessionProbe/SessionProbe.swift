// session-probe: an app with pages for the tests of Session to run from outside, with the
// flags that every app has. Its pages:
//   counter   a text that counts taps, a box that grows, a button whose task changes the text
//   endless   something that never comes to rest
//   scene     text from the app's own state
//   delays    texts that tasks and queues change after a while
//   timer     a text that a timer of Foundation changes
//   delegate  what the application's delegate has been told
//   picture   how wide a picture is that the app has decoded before it had a window
import SwiftUI

@main struct SessionProbe: PagedApp {
  static let pageNames = ["counter", "endless", "scene", "delays", "timer", "delegate", "picture"]
  @UIApplicationDelegateAdaptor(ProbeDelegate.self) private var delegate
  @State private var taps = 0
  private let page: String
  private let picture: UIImage?

  init() { self.init(page: nil) }
  init(page: String?) {
    self.page = page ?? "counter"
    let dot =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DQAAAEgQGALFXOsAAA"
      + "AABJRU5ErkJggg=="
    picture = Data(base64Encoded: dot).flatMap { UIImage(data: $0) }
  }

  var body: some Scene {
    WindowGroup("Probe") {
      switch page {
      case "counter": CounterPage()
      case "endless": EndlessPage()
      case "delays": DelaysPage()
      case "timer": TimerPage()
      case "delegate": DelegatePage(app: delegate)
      case "picture": Text("width \(picture.map { Int($0.size.width) } ?? 0)")
      default: Button("app \(taps)") { taps += 1 }
      }
    }
    .defaultSize(width: 120, height: 90)
  }
}

class ProbeDelegate: NSObject, UIApplicationDelegate, ObservableObject {
  @Published var events = ["made"]
  private let width: CGFloat

  override init() {
    width = 7
    super.init()
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    events.append("launched \(Int(width)) \(Int(UIScreen.main.bounds.width))")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { events.append("active") }
  func applicationWillResignActive(_ application: UIApplication) { events.append("inactive") }
}

struct DelegatePage: View {
  @EnvironmentObject private var delegate: ProbeDelegate
  let app: ProbeDelegate

  var body: some View {
    Text(delegate.events.joined(separator: ", "))
    Text(delegate === app && UIApplication.shared.delegate === app ? "the same" : "another")
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

struct DelaysPage: View {
  @State private var ticks = 0
  @State private var text = "waiting"

  var body: some View {
    VStack {
      Text("ticks \(ticks)")
      Text(text)
      Button("Queue") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { text = "queued" }
      }
      Button("Hops") {
        Task {
          for _ in 0..<5 { await Task.yield() }
          text = await Task.detached { "hopped" }.value
        }
      }
      Button("Later") {
        DispatchQueue.main.async {
          DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { text = "later" }
        }
      }
    }
    .task {
      while ticks < 5 {
        try? await Task.sleep(for: .seconds(0.5))
        ticks += 1
      }
    }
  }
}

struct TimerPage: View {
  @State private var isOver = false

  var body: some View {
    Text(isOver ? "over" : "running")
      .onAppear {
        // Of its own making, it follows the run loop.
        let timer = Timer(fire: Date(timeIntervalSinceNow: 60), interval: 60, repeats: false) { _ in
          MainActor.assumeIsolated { isOver = true }
        }
        RunLoop.main.add(timer, forMode: .default)
      }
  }
}
