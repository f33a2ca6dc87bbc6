import Combine
import Foundation
import Testing

/// Writes down what a publisher sends.
private final class Notes<Output, Failure: Error>: @unchecked Sendable {
  private(set) var lines: [String] = []
  private var subscription: AnyCancellable?
  init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    subscription = publisher.sink(
      receiveCompletion: { [weak self] in
        switch $0 {
        case .finished: self?.lines.append("|")
        case .failure(let error): self?.lines.append("! \(error)")
        }
      }, receiveValue: { [weak self] in self?.lines.append("\($0)") })
  }
  func cancel() { subscription = nil }
  func take() -> String {
    defer { lines = [] }
    return lines.joined(separator: " ")
  }
}
/// What a publisher sends at once.
private func all<P: Publisher>(_ publisher: P) -> String { Notes(publisher).take() }
private struct Bad: Error, Equatable {}

@Suite struct SourceTests {
  @Test func valuesThatAreThere() {
    #expect(all(Just(3)) == "3 |")
    #expect(all([1, 2, 3].publisher) == "1 2 3 |")
    #expect(all(Int?.none.publisher) == "|" && all(Optional(4).publisher) == "4 |")
    #expect(all(Empty<Int, Never>()) == "|")
    #expect(all(Empty<Int, Never>(completeImmediately: false)) == "")
    #expect(all(Fail<Int, Bad>(error: Bad())) == "! Bad()")
    #expect(all(Result<Int, Bad>.success(1).publisher) == "1 |")
    #expect(all(Result<Int, Bad>.failure(Bad()).publisher) == "! Bad()")
  }
  @Test func deferredOnesAreMadeForEach() {
    var made = 0
    let publisher = Deferred { () -> Just<Int> in
      made += 1
      return Just(made)
    }
    #expect(made == 0)
    #expect(all(publisher) == "1 |" && all(publisher) == "2 |")
  }
  @Test func futuresComeOnce() {
    var promise: Future<Int, Bad>.Promise!
    let future = Future<Int, Bad> { promise = $0 }
    let early = Notes(future)
    #expect(early.take() == "")
    promise(.success(7))
    promise(.success(8))
    #expect(early.take() == "7 |")
    #expect(all(future) == "7 |")
    #expect(all(Future<Int, Bad> { $0(.failure(Bad())) }) == "! Bad()")
  }
  @Test func subjectsSendToThoseWhoListen() {
    let subject = PassthroughSubject<Int, Bad>()
    subject.send(1)
    let a = Notes(subject)
    subject.send(2)
    let b = Notes(subject)
    subject.send(3)
    #expect(a.take() == "2 3" && b.take() == "3")
    a.cancel()
    subject.send(4)
    subject.send(completion: .failure(Bad()))
    subject.send(5)
    #expect(a.take() == "" && b.take() == "4 ! Bad()")
    #expect(all(subject) == "! Bad()")
  }
  @Test func currentValuesAreSentFirst() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let a = Notes(subject)
    subject.value = 2
    subject.send(3)
    #expect(a.take() == "1 2 3" && subject.value == 3)
    subject.send(completion: .finished)
    subject.send(4)
    #expect(a.take() == "|" && subject.value == 3)
  }
  @Test func whoIsToldMayCancelAndSend() {
    let subject = PassthroughSubject<Int, Never>()
    var heard: [Int] = []
    var subscription: AnyCancellable?
    subscription = subject.sink { value in
      heard.append(value)
      if value == 1 { subject.send(2) }
      if value == 2 { subscription?.cancel() }
    }
    subject.send(1)
    subject.send(3)
    withExtendedLifetime(subscription) {}
    #expect(heard == [1, 2])
  }
  @Test func asMuchIsSentAsIsAskedFor() {
    var received: [Int] = []
    var subscription: (any Subscription)?
    var isOver = false
    [1, 2, 3, 4, 5].publisher.filter { $0 != 2 }.subscribe(
      AnySubscriber<Int, Never>(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          received.append($0)
          return $0 == 3 ? .max(1) : .none
        }, receiveCompletion: { _ in isOver = true }))
    #expect(received == [])
    subscription?.request(.max(1))
    #expect(received == [1])
    subscription?.request(.max(1))
    #expect(received == [1, 3, 4] && !isOver)
    subscription?.request(.max(1))
    #expect(received == [1, 3, 4, 5] && isOver)
  }
  @Test func demandsAddUp() {
    #expect(Subscribers.Demand.max(2) + 3 == .max(5) && .max(2) + .unlimited == .unlimited)
    #expect(.max(2) - .max(3) == Subscribers.Demand.none && .unlimited - 3 == .unlimited)
    #expect(Subscribers.Demand.max(2) < .unlimited && Subscribers.Demand.unlimited.max == nil)
  }
}

@Suite struct OperatorTests {
  private let numbers = [1, 2, 2, 3, 1].publisher

  @Test func valuesAreChanged() {
    #expect(all(numbers.map { $0 * 2 }) == "2 4 4 6 2 |")
    #expect(all(["a", "bb"].publisher.map(\.count)) == "1 2 |")
    #expect(all(["1", "x", "3"].publisher.compactMap { Int($0) }) == "1 3 |")
    #expect(all(numbers.filter { $0 > 1 }) == "2 2 3 |")
    #expect(all(numbers.removeDuplicates()) == "1 2 3 1 |")
    #expect(all(numbers.removeDuplicates { $0 >= $1 }) == "1 2 3 |")
    #expect(all(numbers.scan(0, +)) == "1 3 5 8 9 |")
    #expect(all(numbers.reduce(0, +)) == "9 |")
    #expect(all(numbers.collect()) == "[1, 2, 2, 3, 1] |")
    #expect(all([1, nil].publisher.replaceNil(with: 9)) == "1 9 |")
    #expect(all([Int]().publisher.replaceEmpty(with: 9)) == "9 |")
    #expect(all(numbers.replaceEmpty(with: 9)) == "1 2 2 3 1 |")
  }
  @Test func partsAreTaken() {
    #expect(all(numbers.dropFirst()) == "2 2 3 1 |" && all(numbers.dropFirst(9)) == "|")
    #expect(all(numbers.drop { $0 < 3 }) == "3 1 |")
    #expect(all(numbers.prefix(2)) == "1 2 |" && all(numbers.prefix(0)) == "|")
    #expect(all(numbers.prefix { $0 < 3 }) == "1 2 2 |")
    #expect(all(numbers.first()) == "1 |" && all(numbers.first { $0 > 2 }) == "3 |")
    #expect(all(numbers.last()) == "1 |")
    #expect(all(numbers.prepend(8, 9)) == "8 9 1 2 2 3 1 |")
    #expect(all(numbers.append(8)) == "1 2 2 3 1 8 |")
  }
  @Test func aPrefixEndsWhatItHears() {
    let subject = PassthroughSubject<Int, Never>()
    var wasCancelled = false
    let notes = Notes(subject.handleEvents(receiveCancel: { wasCancelled = true }).prefix(1))
    subject.send(1)
    #expect(notes.take() == "1 |" && wasCancelled)
  }
  @Test func failuresAreSeenTo() {
    let failing = [1, 2, 3].publisher.tryMap { if $0 == 2 { throw Bad() } else { $0 } }
    #expect(all(failing) == "1 ! Bad()")
    #expect(all(failing.catch { _ in Just(9) }) == "1 9 |")
    #expect(all(failing.replaceError(with: 8)) == "1 8 |")
    #expect(all(failing.retry(2)) == "1 1 1 ! Bad()")
    #expect(all(failing.mapError { "\($0)".count > 3 ? Bad() : Bad() }) == "1 ! Bad()")
    #expect(all(Just(1).setFailureType(to: Bad.self)) == "1 |")
    #expect(all(Just(1).tryFilter { _ in throw Bad() }) == "! Bad()")
    #expect(all(Just("x").tryCompactMap { Int($0) }) == "|")
  }
  @Test func severalAreJoined() {
    let a = PassthroughSubject<Int, Never>(), b = PassthroughSubject<Int, Never>()
    let merged = Notes(a.merge(with: b)), latest = Notes(a.combineLatest(b))
    let zipped = Notes(a.zip(b) { $0 * 10 + $1 }), sums = Notes(a.combineLatest(b, +))
    a.send(1)
    a.send(2)
    b.send(3)
    b.send(4)
    #expect(merged.take() == "1 2 3 4" && latest.take() == "(2, 3) (2, 4)")
    #expect(zipped.take() == "13 24" && sums.take() == "5 6")
    a.send(completion: .finished)
    #expect(merged.take() == "" && latest.take() == "" && zipped.take() == "|")
    b.send(5)
    b.send(completion: .finished)
    #expect(merged.take() == "5 |" && latest.take() == "(2, 5) |" && sums.take() == "7 |")
    #expect(all(Publishers.MergeMany(Just(1), Just(2))) == "1 2 |")
    #expect(all(Just(1).combineLatest(Just(2), Just(3))) == "(1, 2, 3) |")
  }
  @Test func publishersOfPublishersAreFollowed() {
    #expect(all([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }) == "1 10 2 20 |")
    let outer = PassthroughSubject<Int, Never>()
    let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    let one = Notes(outer.flatMap(maxPublishers: .max(1)) { subjects[$0] })
    let newest = Notes(outer.map { subjects[$0] }.switchToLatest())
    outer.send(0)
    outer.send(1)
    subjects[0].send(1)
    subjects[1].send(2)
    #expect(one.take() == "1" && newest.take() == "2")
    outer.send(completion: .finished)
    subjects[0].send(completion: .finished)
    subjects[1].send(3)
    #expect(one.take() == "3" && newest.take() == "3")
    subjects[1].send(completion: .finished)
    #expect(one.take() == "|" && newest.take() == "|")
    #expect(all([Just(1), Just(2)].publisher.switchToLatest()) == "1 2 |")
  }
  @Test func oneSubscriptionIsShared() {
    var subscriptions = 0
    let subject = PassthroughSubject<Int, Never>()
    let shared = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
    let a = Notes(shared), b = Notes(shared)
    subject.send(1)
    #expect(a.take() == "1" && b.take() == "1" && subscriptions == 1)
    a.cancel()
    b.cancel()
    let c = Notes(shared)
    subject.send(2)
    #expect(c.take() == "2" && subscriptions == 2)
  }
  @Test func nothingIsKeptThatHasEnded() {
    final class Thing {}
    weak var thing: Thing?
    let subject = PassthroughSubject<Int, Never>()
    do {
      let made = Thing()
      thing = made
      var set: Set<AnyCancellable> = []
      subject.map { $0 + 1 }.filter { _ in true }.merge(with: subject).removeDuplicates()
        .sink { _ in withExtendedLifetime(made) {} }.store(in: &set)
      subject.send(1)
      #expect(thing != nil)
    }
    #expect(thing == nil)
  }
  @Test func propertiesAreAssigned() {
    final class Thing { var value = 0 }
    let thing = Thing()
    let subject = PassthroughSubject<Int, Never>()
    var all: [AnyCancellable] = []
    subject.assign(to: \.value, on: thing).store(in: &all)
    subject.send(4)
    #expect(thing.value == 4)
    all = []
    subject.send(5)
    #expect(thing.value == 4)
  }
}

@Suite struct ObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
    @Published var double: Int
    @Published var name: String?
    var plain = 0 { willSet { objectWillChange.send() } }
    init() {
      double = 0
      $count.map { $0 * 2 }.assign(to: &$double)
    }
  }
  final class Sub: Base { @Published var own = 0 }
  class Base: ObservableObject { @Published var inherited = 0 }
  final class Old: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var value = 0 { willSet { objectWillChange.send() } }
  }

  @Test func changesAreToldBefore() {
    let model = Model()
    var log: [String] = []
    var set: Set<AnyCancellable> = []
    model.objectWillChange.sink { log.append("will \(model.count) \(model.double)") }
      .store(in: &set)
    model.$count.sink { log.append("sends \($0) at \(model.count)") }.store(in: &set)
    #expect(log == ["sends 0 at 0"])
    log = []
    model.count = 1
    // The copy that is derived tells for itself.
    #expect(log == ["will 0 0", "will 0 0", "sends 1 at 0"])
    #expect(model.count == 1 && model.double == 2)
    log = []
    model.plain = 1
    model.name = "x"
    #expect(log == ["will 1 2", "will 1 2"])
  }
  @Test func objectsHaveOnePublisherEach() {
    var set: Set<AnyCancellable> = []
    var told = 0
    let sub = Sub()
    sub.objectWillChange.sink { told += 1 }.store(in: &set)
    sub.own = 1
    sub.inherited = 1
    #expect(told == 2)
    Sub().own = 3
    #expect(told == 2)
    let old = Old()
    old.objectWillChange.sink { told += 10 }.store(in: &set)
    old.value = 1
    #expect(told == 12)
  }
  @Test func objectsGo() {
    weak var last: Model?
    for _ in 0..<300 {
      let model = Model()
      let subscription = model.objectWillChange.sink {}
      model.count += 1
      withExtendedLifetime(subscription) {}
      last = model
    }
    #expect(last == nil)
  }
  @Test func assigningEndsWithTheProperty() {
    let subject = PassthroughSubject<Int, Never>()
    var ended = false
    do {
      let model = Model()
      subject.handleEvents(receiveCancel: { ended = true }).assign(to: &model.$count)
      subject.send(3)
      #expect(model.count == 3 && model.double == 6)
    }
    #expect(ended)
  }
}

@MainActor @Suite struct MachineTimeTests {
  /// Away from a window, time is the machine's.
  @Test func timersAndQueuesWork() async throws {
    for scheduler in [0, 1, 2] {
      await confirmation(expectedCount: 1) { done in
        var held: AnyCancellable?
        await withCheckedContinuation { (next: CheckedContinuation<Void, Never>) in
          let finish = { (_: Int) in
            done()
            next.resume()
          }
          held =
            switch scheduler {
            case 0: Just(1).receive(on: DispatchQueue.main).sink(receiveValue: finish)
            case 1:
              Just(1).delay(for: .milliseconds(5), scheduler: RunLoop.main).sink(
                receiveValue: finish)
            default:
              Just(1).delay(for: 0.005, scheduler: DispatchQueue(label: "q"))
                .receive(on: OperationQueue.main).sink(receiveValue: finish)
            }
        }
        withExtendedLifetime(held) {}
      }
    }
    var held: AnyCancellable?
    let dates = await withCheckedContinuation { (next: CheckedContinuation<[Date], Never>) in
      held = Timer.publish(every: 0.005, on: .main, in: .common).autoconnect().prefix(2).collect()
        .sink { next.resume(returning: $0) }
    }
    withExtendedLifetime(held) {}
    #expect(dates.count == 2 && dates[1] > dates[0])
  }
  @Test func nothingOvertakes() async {
    for queue in [DispatchQueue.global(), DispatchQueue(label: "q")] {
      let delayed = (0..<200).publisher.delay(for: 0.001, scheduler: queue)
      var held: AnyCancellable?
      let values = await withCheckedContinuation {
        (next: CheckedContinuation<[Int], Never>) in
        held = delayed.receive(on: queue).collect().sink { next.resume(returning: $0) }
      }
      withExtendedLifetime(held) {}
      #expect(values == Array(0..<200))
    }
  }
  @Test func notificationsArePublished() {
    let name = Notification.Name("a thing"), other = Notification.Name("another")
    let center = NotificationCenter()
    let notes = Notes(center.publisher(for: name).map(\.name.rawValue))
    center.post(name: name, object: nil)
    center.post(name: other, object: nil)
    #expect(notes.take() == "a thing")
    notes.cancel()
    center.post(name: name, object: nil)
    #expect(notes.take() == "")
    let object = NSObject()
    let about = Notes(center.publisher(for: name, object: object).map { _ in 1 })
    center.post(name: name, object: NSObject())
    center.post(name: name, object: object)
    #expect(about.take() == "1")
  }
}
