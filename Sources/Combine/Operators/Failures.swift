extension Publisher {
  public func mapError<E: Error>(
    _ transform: @escaping (Failure) -> E
  ) -> some Publisher<Output, E> {
    relayed(Recipe(function: transform)) { (downstream: AnySubscriber<Output, E>) in
      Relay(
        downstream,
        onCompletion: { relay, completion in
          switch completion {
          case .finished: relay.finish(.finished)
          case .failure(let error): relay.finish(.failure(transform(error)))
          }
        }, onValue: { $0.send($1) })
    }
  }
  /// Fails with what the closure throws.
  public func tryMap<T>(
    _ transform: @escaping (Output) throws -> T
  ) -> some Publisher<T, any Error> {
    trying { relay, value in relay.send(try transform(value)) }
  }
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> some Publisher<T, any Error> {
    trying { relay, value in try transform(value).map { relay.send($0) } ?? .max(1) }
  }
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> some Publisher<Output, any Error> {
    trying { relay, value in try isIncluded(value) ? relay.send(value) : .max(1) }
  }
  private func trying<T>(
    _ body: @escaping (Relay<Output, Failure, T, any Error>, Output) throws -> Subscribers.Demand
  ) -> some Publisher<T, any Error> {
    relayed(.unique) { (downstream: AnySubscriber<T, any Error>) in
      Relay(
        downstream,
        onCompletion: { relay, completion in
          switch completion {
          case .finished: relay.finish(.finished)
          case .failure(let error): relay.finish(.failure(error))
          }
        },
        onValue: { (relay, value: Output) in
          do {
            return try body(relay, value)
          } catch {
            relay.finish(.failure(error))
            return .none
          }
        })
    }
  }
  /// Goes on with another publisher where this one fails.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> some Publisher<Output, P.Failure> where P.Output == Output {
    let upstream = self
    return Joined { junction in
      junction.hear(
        upstream,
        onCompletion: {
          switch $0 {
          case .finished: junction.finish(.finished)
          case .failure(let error): junction.hear(handler(error), onCompletion: junction.finish)
          }
        })
    }
  }
  /// Sends a value where it fails, and is finished.
  public func replaceError(with output: Output) -> some Publisher<Output, Never> {
    `catch` { _ in Just(output) }
  }
  /// Ends the program where it fails.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> some Publisher<Output, Never> {
    mapError { (error: Failure) -> Never in
      preconditionFailure("\(prefix)\(error)", file: file, line: line)
    }
  }
  /// Subscribes anew where it fails, up to a number of times.
  public func retry(_ retries: Int) -> some Publisher<Output, Failure> {
    retried(retries)
  }
  private func retried(_ left: Int) -> AnyPublisher<Output, Failure> {
    if left <= 0 { return eraseToAnyPublisher() }
    return `catch` { _ in retried(left - 1) }.eraseToAnyPublisher()
  }
}
extension Publisher where Failure == Never {
  public func setFailureType<E: Error>(to failureType: E.Type) -> some Publisher<Output, E> {
    relayed(Recipe("setFailureType")) { (downstream: AnySubscriber<Output, E>) in
      Relay(
        downstream, onCompletion: { relay, _ in relay.finish(.finished) },
        onValue: { $0.send($1) })
    }
  }
}
