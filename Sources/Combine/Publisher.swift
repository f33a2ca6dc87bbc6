/// Sends values over time, then perhaps that it is finished, or has failed.
public protocol Publisher<Output, Failure> {
  associatedtype Output
  associatedtype Failure: Error
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}
extension Publisher {
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }
  /// Sends everything to a subject, until what is returned goes.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    sink(
      receiveCompletion: { [weak subject] in subject?.send(completion: $0) },
      receiveValue: { [weak subject] in subject?.send($0) })
  }
  /// Hides the type of the publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// Takes what a publisher sends, as much of it as it has asked for.
public protocol Subscriber<Input, Failure> {
  associatedtype Input
  associatedtype Failure: Error
  func receive(subscription: any Subscription)
  /// - Returns: how many more values than were asked for already.
  func receive(_ input: Input) -> Subscribers.Demand
  func receive(completion: Subscribers.Completion<Failure>)
}
extension Subscriber where Input == Void {
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// What can be ended before its time.
public protocol Cancellable {
  func cancel()
}
extension Cancellable {
  /// Keeps it in a set, with which it ends.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(AnyCancellable(self)) }
}

/// What joins one subscriber and one publisher.
public protocol Subscription: Cancellable {
  func request(_ demand: Subscribers.Demand)
}

public enum Subscribers {
  /// How it ended.
  @frozen public enum Completion<Failure: Error> {
    case finished
    case failure(Failure)
  }
  /// A number of values.
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    private let count: UInt
    public static let unlimited = Demand(count: .max)
    public static let none = Demand(count: 0)
    /// - Parameter value: 0 or more.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "a demand is 0 or more")
      return Demand(count: UInt(value))
    }
    /// Nil for unlimited.
    public var max: Int? { count == .max ? nil : Int(count) }
    public static func + (a: Demand, b: Demand) -> Demand {
      let (sum, isTooMuch) = a.count.addingReportingOverflow(b.count)
      return isTooMuch ? .unlimited : Demand(count: sum)
    }
    public static func + (a: Demand, b: Int) -> Demand { a + .max(b) }
    public static func += (a: inout Demand, b: Demand) { a = a + b }
    public static func += (a: inout Demand, b: Int) { a = a + .max(b) }
    /// Unlimited less anything is unlimited; nothing is below none.
    public static func - (a: Demand, b: Demand) -> Demand {
      a.count == .max ? a : Demand(count: a.count > b.count ? a.count - b.count : 0)
    }
    public static func - (a: Demand, b: Int) -> Demand { a - .max(b) }
    public static func -= (a: inout Demand, b: Demand) { a = a - b }
    public static func -= (a: inout Demand, b: Int) { a = a - .max(b) }
    public static func < (a: Demand, b: Demand) -> Bool { a.count < b.count }
  }
}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

/// Ends something when it goes itself.
public final class AnyCancellable: Cancellable, Hashable, @unchecked Sendable {
  private let lock = Lock()
  private var action: (() -> Void)?
  public init(_ cancel: @escaping () -> Void) { action = cancel }
  public init<C: Cancellable>(_ canceller: C) { action = canceller.cancel }
  deinit { cancel() }
  public func cancel() {
    let due = lock.with {
      defer { action = nil }
      return action
    }
    due?()
  }
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
  public func store<C: RangeReplaceableCollection>(in collection: inout C)
  where C.Element == AnyCancellable { collection.append(self) }
  public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let attach: (AnySubscriber<Output, Failure>) -> Void
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    attach = (publisher as? Self)?.attach ?? { publisher.receive(subscriber: $0) }
  }
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure { attach(AnySubscriber(subscriber)) }
}

/// A subscriber of any type.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    if let s = s as? Self {
      self = s
    } else {
      self.init(
        receiveSubscription: { s.receive(subscription: $0) }, receiveValue: { s.receive($0) },
        receiveCompletion: { s.receive(completion: $0) })
    }
  }
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscription = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
  }
  public func receive(subscription: any Subscription) { self.subscription(subscription) }
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
