extension Publisher {
  /// Sends on where a scheduler says.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    relayed(Recipe("receive", scheduler.likeness)) { (downstream: AnySubscriber<Output, Failure>) in
      let turns = Waits()
      func go(_ action: @escaping () -> Void) {
        turns.add(
          { turn in
            scheduler.schedule(options: options, turn)
            return nil
          }, then: action)
      }
      return Relay(
        downstream, onCompletion: { relay, completion in go { relay.finish(completion) } }
      ) { (relay, value: Output) in
        go { relay.sendLater(value) }
        return .none
      }
    }
  }
  /// Subscribes where a scheduler says.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    let upstream = self
    return Joined { junction in
      scheduler.schedule(options: options) {
        junction.hear(upstream, onCompletion: junction.finish)
      }
    }
  }
  /// Sends everything later.
  public func delay<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    relayed(Recipe("delay", scheduler.likeness, interval.likeness)) {
      (downstream: AnySubscriber<Output, Failure>) in
      let waits = Waits()
      let relay = Relay<Output, Failure, Output, Failure>(
        downstream,
        onCompletion: { relay, completion in
          waits.add {
            scheduler.start(after: interval, options: options, $0)
          } then: {
            relay.finish(completion)
          }
        }
      ) { (relay, value: Output) in
        waits.add {
          scheduler.start(after: interval, options: options, $0)
        } then: {
          relay.sendLater(value)
        }
        return .none
      }
      relay.onEnd = { waits.cancel() }
      return relay
    }
  }
  /// Sends a value when no other has come for a while.
  public func debounce<S: Scheduler>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> some Publisher<Output, Failure> {
    relayed(Recipe("debounce", scheduler.likeness, dueTime.likeness)) {
      (downstream: AnySubscriber<Output, Failure>) in
      let waits = Waits()
      let relay = Relay<Output, Failure, Output, Failure>(downstream) { (relay, value: Output) in
        waits.cancel()
        waits.add {
          scheduler.start(after: dueTime, options: options, $0)
        } then: {
          relay.sendLater(value)
        }
        return .max(1)
      }
      relay.onEnd = { waits.cancel() }
      return relay
    }
  }
  /// Sends one value at once, then at most one in each interval.
  /// - Parameter latest: the newest value of an interval, otherwise its first.
  public func throttle<S: Scheduler>(
    for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
  ) -> some Publisher<Output, Failure> {
    relayed(Recipe("throttle", scheduler.likeness, interval.likeness, latest)) {
      (downstream: AnySubscriber<Output, Failure>) in
      let waits = Waits()
      let state = Guarded<(isWaiting: Bool, held: Output?)>((false, nil))
      func rest(_ relay: Relay<Output, Failure, Output, Failure>) {
        waits.add {
          scheduler.start(after: interval, options: nil, $0)
        } then: {
          let held = state.with { s -> Output? in
            defer { s.held = nil }
            s.isWaiting = s.held != nil
            return s.held
          }
          guard let held else { return }
          rest(relay)
          relay.sendLater(held)
        }
      }
      let relay = Relay<Output, Failure, Output, Failure>(downstream) { (relay, value: Output) in
        let isFirst = state.with { s in
          if s.isWaiting {
            if latest || s.held == nil { s.held = value }
            return false
          }
          s.isWaiting = true
          return true
        }
        if !isFirst { return .max(1) }
        rest(relay)
        return relay.send(value)
      }
      relay.onEnd = { waits.cancel() }
      return relay
    }
  }
}

/// What an operator waits for. What is begun first runs first, one after the other, though it may be
/// that timers, or the threads of a queue, change places.
private final class Waits: @unchecked Sendable {
  private struct State {
    var last = 0
    var waits: [Int: AnyCancellable] = [:]
    var actions: [() -> Void] = []
    var due = 0
    var isRunning = false
  }
  private let state = Guarded(State())

  /// - Parameter start: begins to wait; it calls what it is given once.
  func add(_ start: (@escaping () -> Void) -> AnyCancellable?, then action: @escaping () -> Void) {
    let number = state.with { s in
      s.last += 1
      s.actions.append(action)
      return s.last
    }
    let started = start { [self] in run(number) }
    state.with { if !$0.actions.isEmpty { $0.waits[number] = started } }
  }
  private func run(_ number: Int) {
    let gone = state.with { $0.waits.removeValue(forKey: number) }
    let runs = state.with { s in
      s.due += 1
      defer { s.isRunning = true }
      return !s.isRunning
    }
    withExtendedLifetime(gone) {}
    if !runs { return }
    while let action = state.with({ next(&$0) }) { action() }
  }
  private func next(_ s: inout State) -> (() -> Void)? {
    if s.due == 0 || s.actions.isEmpty {
      s.due = 0
      s.isRunning = false
      return nil
    }
    s.due -= 1
    return s.actions.removeFirst()
  }
  func cancel() {
    let gone = state.with { s in
      defer {
        s.waits = [:]
        s.actions = []
      }
      return (s.waits, s.actions)
    }
    for wait in gone.0.values { wait.cancel() }
  }
}
