extension Publisher {
  /// Sends what either publisher sends.
  public func merge<P: Publisher>(with other: P) -> some Publisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.Merge(self, other)
  }
  public func merge<B: Publisher, C: Publisher>(
    with b: B, _ c: C
  ) -> some Publisher<Output, Failure>
  where B.Output == Output, B.Failure == Failure, C.Output == Output, C.Failure == Failure {
    Publishers.Merge(Publishers.Merge(self, b), c)
  }
  /// Sends the newest value of each, as soon as there are all and whenever one comes.
  public func combineLatest<P: Publisher>(_ other: P) -> some Publisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Publishers.CombineLatest(self, other) }
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> some Publisher<T, Failure> where P.Failure == Failure {
    Publishers.CombineLatest(self, other).map { transform($0.0, $0.1) }
  }
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> some Publisher<(Output, B.Output, C.Output), Failure>
  where B.Failure == Failure, C.Failure == Failure { Publishers.CombineLatest3(self, b, c) }
  public func combineLatest<B: Publisher, C: Publisher, T>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> T
  ) -> some Publisher<T, Failure> where B.Failure == Failure, C.Failure == Failure {
    Publishers.CombineLatest3(self, b, c).map { transform($0.0, $0.1, $0.2) }
  }
  /// Sends the first values of both together, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> some Publisher<(Output, P.Output), Failure>
  where P.Failure == Failure { Publishers.Zip(self, other) }
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> some Publisher<T, Failure> where P.Failure == Failure {
    Publishers.Zip(self, other).map { transform($0.0, $0.1) }
  }
  /// Sends what the publishers made of the values send.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> some Publisher<P.Output, Failure> where P.Failure == Failure {
    Flattened(upstream: self, most: maxPublishers.max ?? .max, transform: transform)
  }
  /// Shares one subscription to this publisher among all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}
extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// Sends what the newest publisher sends.
  public func switchToLatest() -> some Publisher<Output.Output, Failure> {
    let upstream = self
    return Joined { junction in
      let state = Guarded((current: 0, isLast: false))
      junction.hear(
        upstream,
        onCompletion: { completion in
          if case .failure = completion { return junction.finish(completion) }
          let isOver = state.with {
            $0.isLast = true
            return $0.current == 0
          }
          if isOver { junction.finish(.finished) }
        }
      ) { inner in
        junction.leave(state.with { $0.current })
        let mark = Guarded(0)
        let number = junction.hear(
          inner,
          onCompletion: { completion in
            if case .failure = completion { return junction.finish(completion) }
            let isOver = state.with {
              let isCurrent = mark.with({ $0 }) == 0 || $0.current == mark.with({ $0 })
              if isCurrent { $0.current = 0 }
              return isCurrent && $0.isLast
            }
            mark.with { $0 = -1 }
            if isOver { junction.finish(.finished) }
          })
        let isGoing = mark.with { (own: inout Int) -> Bool in
          if own != 0 { return false }
          own = number
          return true
        }
        if isGoing { state.with { $0.current = number } }
      }
    }
  }
}

/// A value that several threads may use.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value
  init(_ value: Value) { self.value = value }
  func with<R>(_ body: (inout Value) -> R) -> R { lock.with { body(&value) } }
}

extension Publishers {
  /// Sends what any of several publishers sends.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let publishers: [Upstream]
    public init(_ upstream: Upstream...) { publishers = upstream }
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joined<Output, Failure> { junction in
        if publishers.isEmpty { junction.finish(.finished) }
        let left = Countdown(publishers.count)
        for publisher in publishers {
          junction.hear(publisher, onCompletion: junction.endingWith(left))
        }
      }.receive(subscriber: subscriber)
    }
  }
  /// Sends what either of two publishers sends.
  public struct Merge<A: Publisher, B: Publisher>: LikenessTelling
  where A.Output == B.Output, A.Failure == B.Failure {
    public typealias Output = A.Output
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joined<Output, Failure> { junction in
        let left = Countdown(2)
        junction.hear(a, onCompletion: junction.endingWith(left))
        junction.hear(b, onCompletion: junction.endingWith(left))
      }.receive(subscriber: subscriber)
    }
    func isLike(_ other: Self) -> Bool { areAlike(a, other.a) && areAlike(b, other.b) }
  }
  /// Sends the newest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: LikenessTelling
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joined<Output, Failure> { junction in
        let left = Countdown(2)
        let newest = Guarded<(A.Output?, B.Output?)>((nil, nil))
        let tell = {
          let (a, b) = newest.with { $0 }
          if let a, let b { junction.send((a, b)) }
        }
        junction.hear(a, onCompletion: junction.endingWith(left)) { value in
          newest.with { $0.0 = value }
          tell()
        }
        junction.hear(b, onCompletion: junction.endingWith(left)) { value in
          newest.with { $0.1 = value }
          tell()
        }
      }.receive(subscriber: subscriber)
    }
    func isLike(_ other: Self) -> Bool { areAlike(a, other.a) && areAlike(b, other.b) }
  }
  /// Sends the newest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: LikenessTelling
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public let c: C
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      CombineLatest<CombineLatest<A, B>, C>(CombineLatest<A, B>(a, b), c)
        .map { ($0.0, $0.1, $1) }.receive(subscriber: subscriber)
    }
    func isLike(_ other: Self) -> Bool {
      areAlike(a, other.a) && areAlike(b, other.b) && areAlike(c, other.c)
    }
  }
  /// Sends the first values of two publishers together, then the second ones.
  public struct Zip<A: Publisher, B: Publisher>: LikenessTelling where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure
    public let a: A
    public let b: B
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }
    private struct State {
      var a: [A.Output] = []
      var b: [B.Output] = []
      var isOver = (a: false, b: false)
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      Joined<Output, Failure> { junction in
        let state = Guarded(State())
        let look = {
          let pair = state.with { s -> Output? in
            if s.a.isEmpty || s.b.isEmpty { return nil }
            return (s.a.removeFirst(), s.b.removeFirst())
          }
          if let pair { junction.send(pair) }
          let isOver = state.with {
            ($0.isOver.a && $0.a.isEmpty) || ($0.isOver.b && $0.b.isEmpty)
          }
          if isOver { junction.finish(.finished) }
        }
        let end = { (completion: Subscribers.Completion<Failure>, mark: (inout State) -> Void) in
          if case .failure = completion { return junction.finish(completion) }
          state.with { mark(&$0) }
          look()
        }
        junction.hear(a, onCompletion: { end($0) { $0.isOver.a = true } }) { value in
          state.with { $0.a.append(value) }
          look()
        }
        junction.hear(b, onCompletion: { end($0) { $0.isOver.b = true } }) { value in
          state.with { $0.b.append(value) }
          look()
        }
      }.receive(subscriber: subscriber)
    }
    func isLike(_ other: Self) -> Bool { areAlike(a, other.a) && areAlike(b, other.b) }
  }
  /// Shares one subscription among all subscribers.
  public final class Share<Upstream: Publisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    private let shared: Autoconnect<Multicast<Upstream>>
    public init(upstream: Upstream) { shared = Multicast(upstream: upstream).autoconnect() }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { shared.receive(subscriber: subscriber) }
  }
  /// Sends to a subject what the publisher sends, once it is connected.
  final class Multicast<Upstream: Publisher>: ConnectablePublisher, @unchecked Sendable {
    typealias Output = Upstream.Output
    typealias Failure = Upstream.Failure
    private let upstream: Upstream
    private let subject = PassthroughSubject<Output, Failure>()
    init(upstream: Upstream) { self.upstream = upstream }
    func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subject.receive(subscriber: subscriber) }
    func connect() -> any Cancellable { upstream.subscribe(subject) }
  }
}

extension Junction {
  /// Finishes with the last of several.
  func endingWith(_ left: Countdown) -> (Subscribers.Completion<Failure>) -> Void {
    { [self] completion in
      if case .failure = completion { return finish(completion) }
      if left.isLast() { finish(.finished) }
    }
  }
}

/// Publishers made of values, of which only so many are heard at once.
private struct Flattened<Upstream: Publisher, P: Publisher>: Publisher
where P.Failure == Upstream.Failure {
  typealias Output = P.Output
  typealias Failure = P.Failure
  let upstream: Upstream
  let most: Int
  let transform: (Upstream.Output) -> P

  private struct State {
    var waiting: [Upstream.Output] = []
    var running = 0
    var isLast = false
  }
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    Joined<Output, Failure> { junction in
      let state = Guarded(State())
      func go() {
        let next = state.with { s -> Upstream.Output? in
          if s.waiting.isEmpty || s.running >= most { return nil }
          s.running += 1
          return s.waiting.removeFirst()
        }
        guard let next else { return }
        junction.hear(
          transform(next),
          onCompletion: { completion in
            if case .failure = completion { return junction.finish(completion) }
            let isOver = state.with { s in
              s.running -= 1
              return s.isLast && s.running == 0 && s.waiting.isEmpty
            }
            if isOver { junction.finish(.finished) } else { go() }
          })
      }
      junction.hear(
        upstream,
        onCompletion: { completion in
          if case .failure = completion { return junction.finish(completion) }
          let isOver = state.with { s in
            s.isLast = true
            return s.running == 0 && s.waiting.isEmpty
          }
          if isOver { junction.finish(.finished) }
        }
      ) { value in
        state.with { $0.waiting.append(value) }
        go()
      }
    }.receive(subscriber: subscriber)
  }
}
