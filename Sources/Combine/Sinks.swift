/// Takes all there is.
private final class Sink<Input, Failure: Error>: Subscriber, Cancellable, @unchecked Sendable {
  private let lock = Lock()
  private var subscription: (any Subscription)?
  private var value: ((Input) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?

  init(
    _ completion: @escaping (Subscribers.Completion<Failure>) -> Void,
    _ value: @escaping (Input) -> Void
  ) {
    self.value = value
    self.completion = completion
  }
  func receive(subscription: any Subscription) {
    let isWanted = lock.with {
      guard self.subscription == nil, value != nil else { return false }
      self.subscription = subscription
      return true
    }
    if isWanted { subscription.request(.unlimited) } else { subscription.cancel() }
  }
  func receive(_ input: Input) -> Subscribers.Demand {
    lock.with { value }?(input)
    return .none
  }
  func receive(completion: Subscribers.Completion<Failure>) {
    let told = lock.with { self.completion }
    _ = release()
    told?(completion)
  }
  func cancel() { release()?.cancel() }
  private func release() -> (any Subscription)? {
    lock.with {
      defer {
        subscription = nil
        value = nil
        completion = nil
      }
      return subscription
    }
  }
}

extension Publisher {
  /// Calls the closures until what is returned goes.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(receiveCompletion, receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}
extension Publisher where Failure == Never {
  /// Calls the closure until what is returned goes.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
  /// Writes the values to a property of an object, which it holds, until what is returned goes.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
  /// Publishes the values once more, by a property, for as long as that is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let box = published.box
    let cancellable = sink { [weak box] in box?.set($0) }
    box.keep(cancellable)
  }
}
