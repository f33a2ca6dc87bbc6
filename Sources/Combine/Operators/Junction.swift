/// What one subscriber hears of several publishers. Values wait here until they are asked for.
final class Junction<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var waiting: [Output] = []
  private var end: Subscribers.Completion<Failure>?
  private var isSending = false
  private var upstreams: [Int: any Subscription] = [:]
  private var lastUpstream = 0

  init(_ downstream: AnySubscriber<Output, Failure>) { self.downstream = downstream }
  private var isOver: Bool { lock.with { downstream == nil } }

  /// Subscribes to a publisher, and takes all that it sends.
  /// - Returns: its number, for `leave`.
  @discardableResult func hear<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void,
    onValue: @escaping (P.Output) -> Void
  ) -> Int {
    let number = lock.with {
      lastUpstream += 1
      return lastUpstream
    }
    publisher.subscribe(
      AnySubscriber<P.Output, P.Failure>(
        receiveSubscription: { [self] subscription in
          if isOver { return subscription.cancel() }
          lock.with { upstreams[number] = subscription }
          subscription.request(.unlimited)
        },
        receiveValue: { [self] in
          if !isOver { onValue($0) }
          return .none
        },
        receiveCompletion: { [self] in
          lock.with { upstreams[number] = nil }
          if !isOver { onCompletion($0) }
        }))
    return number
  }
  @discardableResult func hear<P: Publisher>(
    _ publisher: P, onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
  ) -> Int where P.Output == Output {
    hear(publisher, onCompletion: onCompletion, onValue: send)
  }
  /// Hears no more of a publisher.
  func leave(_ number: Int) { lock.with { upstreams.removeValue(forKey: number) }?.cancel() }

  func send(_ value: Output) {
    lock.with { waiting.append(value) }
    drain()
  }
  /// Ends, after what waits where all went well.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    lock.with {
      if end == nil { end = completion }
      if case .failure = completion { waiting = [] }
    }
    drain()
  }
  func request(_ demand: Subscribers.Demand) {
    lock.with { self.demand += demand }
    drain()
  }
  private func drain() {
    let mayGoOn = lock.with {
      if isSending { return false }
      isSending = true
      return true
    }
    if !mayGoOn { return }
    while let (receiver, value) = lock.with({ next() }) {
      let more = receiver.receive(value)
      lock.with { demand += more }
    }
    let over = lock.with {
      () -> (AnySubscriber<Output, Failure>, Subscribers.Completion<Failure>)? in
      isSending = false
      guard waiting.isEmpty, let downstream, let end else { return nil }
      self.downstream = nil
      return (downstream, end)
    }
    guard let over else { return }
    leaveAll()
    over.0.receive(completion: over.1)
  }
  private func next() -> (AnySubscriber<Output, Failure>, Output)? {
    guard demand > .none, let downstream, !waiting.isEmpty else { return nil }
    demand -= 1
    return (downstream, waiting.removeFirst())
  }
  func cancel() {
    lock.with {
      downstream = nil
      waiting = []
    }
    leaveAll()
  }
  private func leaveAll() {
    let left = lock.with {
      defer { upstreams = [:] }
      return upstreams.values
    }
    for subscription in left { subscription.cancel() }
  }
}

/// A publisher that hears others.
struct Joined<Output, Failure: Error>: Publisher {
  let hear: (Junction<Output, Failure>) -> Void
  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let junction = Junction<Output, Failure>(AnySubscriber(subscriber))
    subscriber.receive(subscription: junction)
    hear(junction)
  }
}

/// Counts down to the end of several.
final class Countdown: @unchecked Sendable {
  private let lock = Lock()
  private var left: Int
  init(_ count: Int) { left = count }
  /// Whether this was the last.
  func isLast() -> Bool {
    lock.with {
      left -= 1
      return left == 0
    }
  }
}
