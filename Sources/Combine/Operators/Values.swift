extension Publisher {
  public func map<T>(_ transform: @escaping (Output) -> T) -> some Publisher<T, Failure> {
    relayed(Recipe(function: transform)) { $0.send(transform($1)) }
  }
  /// Sends members of the values.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> some Publisher<T, Failure> {
    relayed(Recipe("map", keyPath)) { $0.send($1[keyPath: keyPath]) }
  }
  public func map<T, U>(
    _ first: KeyPath<Output, T>, _ second: KeyPath<Output, U>
  ) -> some Publisher<(T, U), Failure> {
    relayed(Recipe("map", first, second)) { $0.send(($1[keyPath: first], $1[keyPath: second])) }
  }
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> some Publisher<T, Failure> {
    relayed(Recipe(function: transform)) { relay, value in
      transform(value).map { relay.send($0) } ?? .max(1)
    }
  }
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    relayed(Recipe(function: isIncluded)) { isIncluded($1) ? $0.send($1) : .max(1) }
  }
  /// Leaves out a value that is like the one before it.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    relayed(Recipe(function: predicate)) { downstream in
      var last: Output?
      return Relay(downstream) { relay, value in
        if let last, predicate(last, value) { return .max(1) }
        last = value
        return relay.send(value)
      }
    }
  }
  /// Sends what the values so far come to.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    relayed(.unique) { downstream in
      var sum = initialResult
      return Relay(downstream) { relay, value in
        sum = nextPartialResult(sum, value)
        return relay.send(sum)
      }
    }
  }
  /// Sends at the end what all the values come to.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> some Publisher<T, Failure> {
    relayed(.unique) { (downstream: AnySubscriber<T, Failure>) in
      var sum = initialResult
      return Relay(
        downstream,
        onCompletion: { relay, completion in
          if case .finished = completion { _ = relay.send(sum) }
          relay.finish(completion)
        }
      ) { (_, value: Output) in
        sum = nextPartialResult(sum, value)
        return .max(1)
      }
    }
  }
  /// Sends all values at the end, as an array.
  public func collect() -> some Publisher<[Output], Failure> {
    reduce([]) { $0 + [$1] }
  }
  /// Leaves out the first.
  public func dropFirst(_ count: Int = 1) -> some Publisher<Output, Failure> {
    precondition(count >= 0, "dropFirst leaves out 0 values or more")
    return relayed(Recipe("dropFirst", count)) { downstream in
      var left = count
      return Relay(downstream) { relay, value in
        if left == 0 { return relay.send(value) }
        left -= 1
        return .max(1)
      }
    }
  }
  public func drop(
    while predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    relayed(Recipe(function: predicate)) { downstream in
      var drops = true
      return Relay(downstream) { relay, value in
        drops = drops && predicate(value)
        return drops ? .max(1) : relay.send(value)
      }
    }
  }
  /// Sends the first few, then is finished.
  public func prefix(_ maxLength: Int) -> some Publisher<Output, Failure> {
    precondition(maxLength >= 0, "prefix lets 0 values or more pass")
    return relayed(Recipe("prefix", maxLength)) { downstream in
      var left = maxLength
      return Relay(downstream) { relay, value in
        if left > 0 {
          left -= 1
          let more = relay.send(value)
          if left > 0 { return more }
        }
        relay.finish(.finished)
        return .none
      }
    }
  }
  public func prefix(
    while predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> {
    relayed(Recipe(function: predicate)) { relay, value in
      if predicate(value) { return relay.send(value) }
      relay.finish(.finished)
      return .none
    }
  }
  public func first() -> some Publisher<Output, Failure> { prefix(1) }
  public func first(
    where predicate: @escaping (Output) -> Bool
  ) -> some Publisher<Output, Failure> { filter(predicate).prefix(1) }
  /// Sends the last value, at the end.
  public func last() -> some Publisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }
  public func replaceNil<T>(with output: T) -> some Publisher<T, Failure> where Output == T? {
    map { $0 ?? output }
  }
  /// Sends a value at the end if there was none.
  public func replaceEmpty(with output: Output) -> some Publisher<Output, Failure> {
    relayed(.unique) { (downstream: AnySubscriber<Output, Failure>) in
      var isEmpty = true
      return Relay(
        downstream,
        onCompletion: { relay, completion in
          if isEmpty, case .finished = completion { _ = relay.send(output) }
          relay.finish(completion)
        }
      ) { (relay, value: Output) in
        isEmpty = false
        return relay.send(value)
      }
    }
  }
  /// Sends some values before all others.
  public func prepend(_ elements: Output...) -> some Publisher<Output, Failure> {
    Publishers.Sequence(sequence: elements).append(self)
  }
  /// Sends some values after all others.
  public func append(_ elements: Output...) -> some Publisher<Output, Failure> {
    append(Publishers.Sequence(sequence: elements))
  }
  /// Sends what another publisher sends, when this one is finished.
  public func append<P: Publisher>(_ publisher: P) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    let upstream = self
    return Joined { junction in
      junction.hear(
        upstream,
        onCompletion: {
          if case .finished = $0 {
            junction.hear(publisher, onCompletion: junction.finish)
          } else {
            junction.finish($0)
          }
        })
    }
  }
  /// Calls closures for what passes by.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> some Publisher<Output, Failure> {
    Watched(
      upstream: self, subscription: receiveSubscription, output: receiveOutput,
      completion: receiveCompletion, cancel: receiveCancel, request: receiveRequest)
  }
  /// Prints what passes by, after a prefix.
  public func print(_ prefix: String = "") -> some Publisher<Output, Failure> {
    let head = prefix.isEmpty ? "" : prefix + ": "
    return handleEvents(
      receiveSubscription: { _ in Swift.print("\(head)receive subscription") },
      receiveOutput: { Swift.print("\(head)receive value: (\($0))") },
      receiveCompletion: { Swift.print("\(head)receive \($0)") },
      receiveCancel: { Swift.print("\(head)receive cancel") },
      receiveRequest: { Swift.print("\(head)request \($0.max.map(String.init) ?? "unlimited")") })
  }
}
extension Publisher where Output: Equatable {
  /// Leaves out a value that equals the one before it.
  public func removeDuplicates() -> some Publisher<Output, Failure> {
    relayed(Recipe("removeDuplicates")) { downstream in
      var last: Output?
      return Relay(downstream) { relay, value in
        if last == value { return .max(1) }
        last = value
        return relay.send(value)
      }
    }
  }
}

private struct Watched<Upstream: Publisher>: Publisher {
  typealias Output = Upstream.Output
  typealias Failure = Upstream.Failure
  let upstream: Upstream
  let subscription: ((any Subscription) -> Void)?
  let output: ((Output) -> Void)?
  let completion: ((Subscribers.Completion<Failure>) -> Void)?
  let cancel: (() -> Void)?
  let request: ((Subscribers.Demand) -> Void)?

  private struct Inner: Subscription {
    let inner: any Subscription
    let watched: Watched
    func request(_ demand: Subscribers.Demand) {
      watched.request?(demand)
      inner.request(demand)
    }
    func cancel() {
      watched.cancel?()
      inner.cancel()
    }
  }
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(
      AnySubscriber<Output, Failure>(
        receiveSubscription: {
          subscription?($0)
          subscriber.receive(subscription: Inner(inner: $0, watched: self))
        },
        receiveValue: {
          output?($0)
          return subscriber.receive($0)
        },
        receiveCompletion: {
          completion?($0)
          subscriber.receive(completion: $0)
        }))
  }
}
