import Foundation

extension Timer {
  /// Sends the date again and again, once it is connected: in the time of the window that connects
  /// it, in a replay too.
  /// - Parameter interval: seconds; 0.0001 at least.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode
  ) -> TimerPublisher {
    TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
  }

  /// Sends the date again and again.
  ///
  /// Differs: a run loop other than the main one is taken for it.
  public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
    public typealias Output = Date
    public typealias Failure = Never
    public let interval: TimeInterval
    public let tolerance: TimeInterval?
    public let runLoop: RunLoop
    public let mode: RunLoop.Mode
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
    ) {
      self.interval = interval.isNaN ? 0.0001 : max(interval, 0.0001)
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Date, S.Failure == Never { subject.receive(subscriber: subscriber) }
    public func connect() -> any Cancellable {
      MainTime.repeat(every: interval) { [subject] in subject.send(Date()) }
    }
  }
}

extension NotificationCenter {
  /// Sends the notifications of a name.
  /// - Parameter object: only those about it; nil for all.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// Sends the notifications of a name.
  public struct Publisher: Combine.Publisher, Equatable {
    public typealias Output = Notification
    public typealias Failure = Never
    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }
    public static func == (a: Publisher, b: Publisher) -> Bool {
      a.center === b.center && a.name == b.name && a.object === b.object
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let center = Unchecked(value: center)
      let token = Guarded<(any NSObjectProtocol)?>(nil)
      let conduit = Conduit<Notification, Never>(AnySubscriber(subscriber)) { _ in
        if let t = token.with({ $0 }) { center.value.removeObserver(t) }
      }
      let observer = center.value.addObserver(forName: name, object: object, queue: nil) {
        conduit.send($0, keeps: false)
      }
      token.with { $0 = observer }
      subscriber.receive(subscription: conduit)
    }
  }
}

extension NotificationCenter {
  /// Runs a block for the notifications of a name on a queue, and holds up who posts until it has run.
  ///
  /// Foundation's own form waits for the main queue even where that is running the code that posts, and
  /// so for ever: it asks for the main thread, which a program with an asynchronous `main` leaves.
  public func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    if queue !== OperationQueue.main {
      return addObserver(forName: name, object: object, queue: Optional(queue), using: block)
    }
    return addObserver(forName: name, object: object, queue: OperationQueue?.none) { notification in
      if MainQueue.isCurrent { return block(notification) }
      let sent = Unchecked(value: notification)
      DispatchQueue.main.sync { block(sent.value) }
    }
  }
}
