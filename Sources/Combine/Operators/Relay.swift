/// Hears one publisher and tells one subscriber, to which it is the subscription.
final class Relay<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription,
  @unchecked Sendable
{
  private let lock = Lock()
  private var downstream: AnySubscriber<Output, Failure>?
  private var upstream: (any Subscription)?
  private let onValue: (Relay, Input) -> Subscribers.Demand
  private let onCompletion: (Relay, Subscribers.Completion<InputFailure>) -> Void
  /// Called once, when it is cancelled or over.
  var onEnd: () -> Void = {}

  init(
    _ downstream: AnySubscriber<Output, Failure>,
    onCompletion: @escaping (Relay, Subscribers.Completion<InputFailure>) -> Void,
    onValue: @escaping (Relay, Input) -> Subscribers.Demand
  ) {
    self.downstream = downstream
    self.onValue = onValue
    self.onCompletion = onCompletion
  }
  convenience init(
    _ downstream: AnySubscriber<Output, Failure>,
    onValue: @escaping (Relay, Input) -> Subscribers.Demand
  ) where InputFailure == Failure {
    self.init(downstream, onCompletion: { $0.finish($1) }, onValue: onValue)
  }
  var isOver: Bool { lock.with { downstream == nil } }

  func receive(subscription: any Subscription) {
    guard let receiver = lock.with({ downstream }) else { return subscription.cancel() }
    lock.with { upstream = subscription }
    receiver.receive(subscription: self)
  }
  func receive(_ input: Input) -> Subscribers.Demand { isOver ? .none : onValue(self, input) }
  func receive(completion: Subscribers.Completion<InputFailure>) {
    if !isOver { onCompletion(self, completion) }
  }
  /// - Returns: how many more the subscriber asks for.
  func send(_ value: Output) -> Subscribers.Demand {
    lock.with { downstream }?.receive(value) ?? .none
  }
  /// Sends outside of `onValue`.
  func sendLater(_ value: Output) {
    let more = send(value)
    if more > .none { request(more) }
  }
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let (receiver, subscription) = release()
    guard let receiver else { return }
    subscription?.cancel()
    receiver.receive(completion: completion)
    end()
  }
  func request(_ demand: Subscribers.Demand) { lock.with { upstream }?.request(demand) }
  func cancel() {
    let (receiver, subscription) = release()
    if receiver == nil { return }
    subscription?.cancel()
    end()
  }
  private func end() {
    onEnd()
    onEnd = {}
  }
  private func release() -> (AnySubscriber<Output, Failure>?, (any Subscription)?) {
    lock.with {
      defer {
        downstream = nil
        upstream = nil
      }
      return (downstream, upstream)
    }
  }
}

/// A publisher with something between it and each subscriber.
struct Relayed<Upstream: Publisher, Output, Failure: Error>: LikenessTelling {
  typealias Between = Relay<Upstream.Output, Upstream.Failure, Output, Failure>
  let upstream: Upstream
  let recipe: Recipe
  /// Makes what is between, with state of its own.
  let make: (AnySubscriber<Output, Failure>) -> Between
  func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    upstream.subscribe(make(AnySubscriber(subscriber)))
  }
  func isLike(_ other: Self) -> Bool {
    recipe == other.recipe && areAlike(upstream, other.upstream)
  }
}
extension Publisher {
  func relayed<T, E: Error>(
    _ recipe: Recipe, _ make: @escaping (AnySubscriber<T, E>) -> Relay<Output, Failure, T, E>
  ) -> Relayed<Self, T, E> { Relayed(upstream: self, recipe: recipe, make: make) }
  /// For what needs no state and has no other failures.
  func relayed<T>(
    _ recipe: Recipe,
    _ onValue: @escaping (Relay<Output, Failure, T, Failure>, Output) -> Subscribers.Demand
  ) -> Relayed<Self, T, Failure> { relayed(recipe) { Relay($0, onValue: onValue) } }
}
