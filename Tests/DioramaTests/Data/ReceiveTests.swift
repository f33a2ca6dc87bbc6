import Combine
import Diorama
import DioramaTesting
import Foundation
import Testing

@MainActor @Suite struct ReceiveTests {
  private func stage<V: View>(@ViewBuilder _ content: () -> V) throws -> Stage {
    try Stage(VStack { content() }, size: CGSize(width: 300, height: 200))
  }

  /// The line of every carousel.
  private struct Carousel: View {
    var timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()
    @State var index = 0
    var body: some View {
      Text("page \(index)")
        .onReceive(timer) { _ in withAnimation { index = (index + 1) % 3 } }
    }
  }

  @Test func timersFireInFrames() async throws {
    let stage = try stage { Carousel() }
    await stage.advance(29)
    #expect(stage.labels == ["page 0"])
    await stage.advance(1)
    #expect(stage.labels == ["page 1"])
    await stage.advance(60)
    #expect(stage.labels == ["page 0"])
  }

  @Test func aTimerHoldsNobodyUpThatChangesNothing() async throws {
    let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
    let stage = try stage { Carousel(timer: timer) }
    #expect(stage.isAtRest)
    try await stage.settle(0)
    await stage.advance(180)
    #expect(!stage.isAtRest, "the change is shown")
    try await stage.settle()
    #expect(stage.labels == ["page 1"])
  }

  @Test func aTimerThatChangesEveryFrameIsNamed() async throws {
    struct Restless: View {
      let timer = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
      @State private var count = 0
      var body: some View { Text("\(count)").onReceive(timer) { _ in count += 1 } }
    }
    let stage = try stage { Restless() }
    await stage.advance(10)
    #expect(stage.labels == ["166"], "as often as it is due in the frames")
    let error = await #expect(throws: (any Error).self) { try await stage.settle(20) }
    #expect("\(try #require(error))".contains("a timer"))
  }

  @Test func aTimerEndsWithItsView() async throws {
    let knob = Knob<Bool>(), log = Log()
    let stage = try stage {
      Turning(knob, true) { isThere in
        if isThere {
          Text("x").onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) {
            _ in log("tick")
          }
        }
      }
    }
    await stage.advance(12)
    #expect(log.take() == ["tick", "tick"])
    knob.value = false
    await stage.update()
    await stage.advance(30)
    #expect(log.take() == [])
    #expect(stage.host.graph.motion.nextAlarm == nil)
  }

  @Test func aTimerThatIsConnectedByHandBeginsThen() async throws {
    struct Manual: View {
      private let timer = Timer.publish(every: 0.1, on: .main, in: .default)
      @State private var connection: (any Cancellable)?
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \(count)").onReceive(timer) { _ in count += 1 }
          Button("Start") { connection = timer.connect() }
          Button("Stop") { connection?.cancel() }
        }
      }
    }
    let stage = try stage { Manual() }
    await stage.advance(30)
    try await stage.tap("Start")
    await stage.advance(13)
    #expect(try stage.element("count 2").isVisible)
    try await stage.tap("Stop")
    await stage.advance(30)
    #expect(try stage.element("count 2").isVisible)
  }

  @Test func timersOfObjectsAreTheWindows() async throws {
    final class Clock: ObservableObject {
      @Published var ticks = 0
      private var subscriptions: Set<AnyCancellable> = []
      init() {
        Timer.publish(every: 0.25, on: .main, in: .common).autoconnect()
          .sink { [weak self] _ in self?.ticks += 1 }.store(in: &subscriptions)
      }
    }
    struct Owner: View {
      @StateObject private var clock = Clock()
      var body: some View { Text("ticks \(clock.ticks)") }
    }
    let stage = try stage { Owner() }
    await stage.advance(31)
    #expect(stage.labels == ["ticks 2"])
  }

  @Test func firstValuesComeAfterTheUpdate() async throws {
    struct Listener: View {
      let subject: CurrentValueSubject<Int, Never>
      @State private var value = -1
      var body: some View { Text("value \(value)").onReceive(subject) { value = $0 } }
    }
    let subject = CurrentValueSubject<Int, Never>(4)
    let stage = try stage { Listener(subject: subject) }
    #expect(stage.labels == ["value 4"] && stage.reports == [])
    subject.send(5)
    await stage.update()
    #expect(stage.labels == ["value 5"])
    await Task.detached { subject.send(6) }.value
    await stage.advance()
    #expect(stage.labels == ["value 6"])
  }

  @Test func aPublisherThatIsTheSameIsKept() async throws {
    let knob = Knob<Int>(), subject = PassthroughSubject<Int, Never>(), log = Log()
    var subscriptions = 0
    let counted = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
      .eraseToAnyPublisher()
    let name = Notification.Name("ReceiveTests")
    let stage = try stage {
      Turning(knob, 0) { n in
        Text("\(n)").onReceive(counted) { log("\(n) \($0)") }
          .onReceive(NotificationCenter.default.publisher(for: name)) { _ in log("note \(n)") }
      }
    }
    knob.value = 1
    await stage.update()
    subject.send(7)
    NotificationCenter.default.post(name: name, object: nil)
    #expect(subscriptions == 1)
    #expect(log.take() == ["1 7", "note 1"], "the newest action runs")
  }

  /// The usual form of an observer; Foundation's own would wait for the main queue for ever here.
  @Test func blocksOnTheMainQueueRunAtOnce() async throws {
    final class Seen: @unchecked Sendable { var all: [String] = [] }
    let name = Notification.Name("ReceiveTests"), seen = Seen()
    let center = NotificationCenter()
    let token = center.addObserver(forName: name, object: nil, queue: .main) { note in
      seen.all.append("\(note.object as? String ?? "-") \(MainQueue.isCurrent)")
    }
    center.post(name: name, object: "here")
    #expect(seen.all == ["here true"])
    await Task.detached { center.post(name: name, object: "elsewhere") }.value
    #expect(seen.all == ["here true", "elsewhere true"])
    center.removeObserver(token)
    center.post(name: name, object: "late")
    #expect(seen.all.count == 2)
  }

  @Test func publishedPropertiesAreReceived() async throws {
    final class Model: ObservableObject { @Published var page = 0 }
    let model = Model(), log = Log()
    let stage = try stage { Text("x").onReceive(model.$page) { log("\($0)") } }
    model.page = 2
    await stage.update()
    #expect(log.take() == ["0", "2"])
  }

  @Test func delaysAreFrames() async throws {
    struct Search: View {
      let subject = PassthroughSubject<Int, Never>()
      @State private var lines: [String] = []
      var body: some View {
        VStack {
          Text(lines.joined(separator: ","))
          Button("Send") { subject.send(lines.count) }
        }
        .onReceive(subject.debounce(for: .seconds(0.1), scheduler: RunLoop.main)) {
          lines.append("debounced \($0)")
        }
        .onReceive(subject.delay(for: 0.2, scheduler: DispatchQueue.main)) {
          lines.append("delayed \($0)")
        }
        .onReceive(subject.receive(on: DispatchQueue.main)) { lines.append("received \($0)") }
      }
    }
    let stage = try Stage(Search(), size: CGSize(width: 600, height: 100))
    try await stage.tap("Send")
    #expect(stage.labels[0] == "received 0")
    await stage.advance(5)
    #expect(stage.labels[0] == "received 0" && !stage.isAtRest)
    await stage.advance(1)
    #expect(stage.labels[0] == "received 0,debounced 0")
    await stage.advance(6)
    #expect(stage.labels[0] == "received 0,debounced 0,delayed 0")
    try await stage.settle(10)
  }

  @Test func throttlingLetsOneThroughInAnInterval() async throws {
    final class Model: ObservableObject {
      let input = PassthroughSubject<Int, Never>()
      var log: [String] = []
      private var set: Set<AnyCancellable> = []
      init() {
        for latest in [true, false] {
          input.throttle(for: .milliseconds(100), scheduler: DispatchQueue.main, latest: latest)
            .sink { [unowned self] in log.append("\(latest ? "l" : "f")\($0)") }.store(in: &set)
        }
      }
    }
    struct Owner: View {
      @StateObject var model = Model()
      let kept: (Model) -> Void
      var body: some View {
        let _ = kept(model)
        Button("Send") { for i in 1...3 { model.input.send(i) } }
      }
    }
    var model: Model!
    let stage = try stage { Owner { model = $0 } }
    try await stage.tap("Send")
    #expect(model.log == ["l1", "f1"])
    await stage.advance(6)
    #expect(model.log == ["l1", "f1", "l3", "f2"])
    await stage.advance(20)
    #expect(model.log.count == 4 && stage.isAtRest)
  }
}
