/// A publisher into which values are put by hand.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  func send(_ value: Output)
  func send(completion: Subscribers.Completion<Failure>)
  func send(subscription: any Subscription)
}
extension Subject where Output == Void {
  public func send() { send(()) }
}

/// One subscriber of a subject.
final class Conduit<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  /// A value that is to be sent as soon as one is asked for.
  private var waiting: Output?
  private var end: Subscribers.Completion<Failure>?
  private let onCancel: (Conduit) -> Void

  init(
    _ downstream: AnySubscriber<Output, Failure>, first: Output? = nil,
    onCancel: @escaping (Conduit) -> Void
  ) {
    self.downstream = downstream
    waiting = first
    self.onCancel = onCancel
  }
  /// - Parameter keeps: a value that nobody asks for now is sent later, unless another comes.
  func send(_ value: Output, keeps: Bool) {
    let receiver = lock.with { () -> AnySubscriber<Output, Failure>? in
      if demand == .none {
        if keeps { waiting = value }
        return nil
      }
      demand -= 1
      waiting = nil
      return downstream
    }
    guard let receiver else { return }
    let more = receiver.receive(value)
    lock.with { demand += more }
  }
  func request(_ demand: Subscribers.Demand) {
    let value = lock.with {
      self.demand += demand
      return waiting
    }
    if let value { send(value, keeps: true) }
    if let end = lock.with({ waiting == nil ? end : nil }) { finish(end) }
  }
  func finish(_ completion: Subscribers.Completion<Failure>) {
    release()?.receive(completion: completion)
  }
  /// Finishes as soon as what waits has been sent.
  func finishLater() {
    let isDone = lock.with {
      end = .finished
      return waiting == nil
    }
    if isDone { finish(.finished) }
  }
  func cancel() {
    if release() != nil { onCancel(self) }
  }
  private func release() -> AnySubscriber<Output, Failure>? {
    lock.with {
      defer {
        downstream = nil
        waiting = nil
      }
      return downstream
    }
  }
}

/// The subscribers of a subject, in order.
final class Conduits<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Lock()
  private var all: [Conduit<Output, Failure>] = []
  private var end: Subscribers.Completion<Failure>?
  private var upstream: [any Subscription] = []

  func add<S: Subscriber>(_ subscriber: S, first: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let end = lock.with { self.end }
    let conduit = Conduit<Output, Failure>(
      AnySubscriber(subscriber), first: end == nil ? first : nil
    ) { [weak self] gone in self?.remove(gone) }
    if end == nil { lock.with { all.append(conduit) } }
    subscriber.receive(subscription: conduit)
    if let end { conduit.finish(end) }
  }
  private func remove(_ conduit: Conduit<Output, Failure>) {
    lock.with { all.removeAll { $0 === conduit } }
  }
  var isOver: Bool { lock.with { end != nil } }
  func send(_ value: Output, keeps: Bool) {
    for conduit in lock.with({ all }) { conduit.send(value, keeps: keeps) }
  }
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let told = lock.with { () -> [Conduit<Output, Failure>] in
      if end != nil { return [] }
      end = completion
      upstream = []
      defer { all = [] }
      return all
    }
    for conduit in told { conduit.finish(completion) }
  }
  func keep(_ subscription: any Subscription) {
    lock.with { upstream.append(subscription) }
    subscription.request(.unlimited)
  }
  deinit { for subscription in upstream { subscription.cancel() } }
}

/// Hands values on to those who listen.
public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let conduits = Conduits<Output, Failure>()
  public init() {}
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { conduits.add(subscriber) }
  public func send(_ value: Output) { conduits.send(value, keeps: false) }
  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
  public func send(subscription: any Subscription) { conduits.keep(subscription) }
}

/// Has a value, which it sends to those who begin to listen and whenever it is written.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
  private let conduits = Conduits<Output, Failure>()
  private let lock = Lock()
  private var current: Output
  public init(_ value: Output) { current = value }
  /// Reads the newest value; writing it sends it.
  public var value: Output {
    get { lock.with { current } }
    set { send(newValue) }
  }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { conduits.add(subscriber, first: value) }
  public func send(_ value: Output) {
    if conduits.isOver { return }
    lock.with { current = value }
    conduits.send(value, keeps: true)
  }
  public func send(completion: Subscribers.Completion<Failure>) { conduits.finish(completion) }
  public func send(subscription: any Subscription) { conduits.keep(subscription) }
}
