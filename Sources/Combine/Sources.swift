/// Sends values that are there already, as many as are asked for.
private final class Feed<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = Lock()
  private var next: () -> Output?
  private var upcoming: Output?
  private var downstream: AnySubscriber<Output, Failure>?
  private var demand = Subscribers.Demand.none
  private var isSending = false

  init(_ downstream: AnySubscriber<Output, Failure>, next: @escaping () -> Output?) {
    self.downstream = downstream
    self.next = next
    upcoming = next()
  }
  func begin() {
    downstream?.receive(subscription: self)
    finishIfOver()
  }
  private func finishIfOver() {
    let told = lock.with { () -> AnySubscriber<Output, Failure>? in
      if upcoming != nil { return nil }
      defer { downstream = nil }
      return downstream
    }
    told?.receive(completion: .finished)
  }
  func request(_ more: Subscribers.Demand) {
    let isFirst = lock.with {
      demand += more
      defer { isSending = true }
      return !isSending
    }
    if !isFirst { return }
    while let (receiver, value) = lock.with({ take() }) {
      let more = receiver.receive(value)
      lock.with { demand += more }
    }
    lock.with { isSending = false }
    finishIfOver()
  }
  private func take() -> (AnySubscriber<Output, Failure>, Output)? {
    guard demand > .none, let downstream, let value = upcoming else { return nil }
    demand -= 1
    upcoming = next()
    return (downstream, value)
  }
  func cancel() { lock.with { downstream = nil } }
}

/// Sends one value, then that it is finished.
public struct Just<Output>: Publisher {
  public typealias Failure = Never
  public let output: Output
  public init(_ output: Output) { self.output = output }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    var rest: Output? = output
    Feed<Output, Never>(AnySubscriber(subscriber)) {
      defer { rest = nil }
      return rest
    }.begin()
  }
}
extension Just: Equatable where Output: Equatable {}

/// Sends nothing.
public struct Empty<Output, Failure: Error>: Publisher, Equatable {
  /// It is finished at once; otherwise it never is.
  public let completeImmediately: Bool
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { self.init(completeImmediately: completeImmediately) }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    if completeImmediately {
      Feed<Output, Failure>(AnySubscriber(subscriber)) { nil }.begin()
    } else {
      subscriber.receive(
        subscription: Conduit<Output, Failure>(AnySubscriber(subscriber)) { _ in })
    }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  public let error: Failure
  public init(error: Failure) { self.error = error }
  public init(outputType: Output.Type, failure: Failure) { error = failure }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit<Output, Failure>(AnySubscriber(subscriber)) { _ in }
    subscriber.receive(subscription: conduit)
    conduit.finish(.failure(error))
  }
}

/// Sends one value, or an error, which comes later.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
  public typealias Promise = (Result<Output, Failure>) -> Void
  private let lock = Lock()
  private var result: Result<Output, Failure>?
  private var waiting: [(Result<Output, Failure>) -> Void] = []

  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { result in
      let told = self.lock.with { () -> [(Result<Output, Failure>) -> Void] in
        if self.result != nil { return [] }
        self.result = result
        defer { self.waiting = [] }
        return self.waiting
      }
      for tell in told { tell(result) }
    }
  }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit<Output, Failure>(AnySubscriber(subscriber)) { _ in }
    subscriber.receive(subscription: conduit)
    let tell = { (result: Result<Output, Failure>) in
      switch result {
      case .success(let value):
        conduit.send(value, keeps: true)
        conduit.finishLater()
      case .failure(let error): conduit.finish(.failure(error))
      }
    }
    let known = lock.with {
      if result == nil { waiting.append(tell) }
      return result
    }
    if let known { tell(known) }
  }
}

/// Makes its publisher for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure
  public let createPublisher: () -> DeferredPublisher
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { createPublisher().subscribe(subscriber) }
}

extension Publishers {
  /// Sends the elements of a sequence.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    public typealias Output = Elements.Element
    public let sequence: Elements
    public init(sequence: Elements) { self.sequence = sequence }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      var iterator = sequence.makeIterator()
      Feed<Output, Failure>(AnySubscriber(subscriber)) { iterator.next() }.begin()
    }
  }
}
extension Sequence {
  /// Sends the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
extension Optional {
  /// Sends the value, if there is one.
  public var publisher: Publishers.Sequence<[Wrapped], Never> {
    Publishers.Sequence(sequence: map { [$0] } ?? [])
  }
}
extension Result {
  /// Sends the value, or fails.
  public var publisher: AnyPublisher<Success, Failure> {
    switch self {
    case .success(let value): Publishers.Sequence(sequence: [value]).eraseToAnyPublisher()
    case .failure(let error): Fail(error: error).eraseToAnyPublisher()
    }
  }
}
