/// A publisher that begins when it is told to.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  func connect() -> any Cancellable
}
extension ConnectablePublisher {
  /// Begins with the first subscriber and ends with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

public enum Publishers {}
extension Publishers {
  /// Begins with the first subscriber and ends with the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, @unchecked Sendable {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    private let lock = Lock()
    private var subscribers = 0
    private var connection: (any Cancellable)?
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let relay = Relay<Output, Failure, Output, Failure>(AnySubscriber(subscriber)) {
        $0.send($1)
      }
      relay.onEnd = { self.left() }
      upstream.subscribe(relay)
      let isFirst = lock.with {
        subscribers += 1
        return subscribers == 1
      }
      if isFirst {
        let new = upstream.connect()
        lock.with { connection = new }
      }
    }
    private func left() {
      let ended = lock.with { () -> (any Cancellable)? in
        subscribers -= 1
        if subscribers > 0 { return nil }
        defer { connection = nil }
        return connection
      }
      ended?.cancel()
    }
  }
}
