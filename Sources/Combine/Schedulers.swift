import Dispatch
import Foundation

/// Where and when something is to run.
public protocol Scheduler<SchedulerTimeType> {
  associatedtype SchedulerTimeType: Strideable
  where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  associatedtype SchedulerOptions
  var now: SchedulerTimeType { get }
  var minimumTolerance: SchedulerTimeType.Stride { get }
  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void)
  func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable
}
extension Scheduler {
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }
  public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be said in seconds.
public protocol SchedulerTimeIntervalConvertible {
  static func seconds(_ s: Int) -> Self
  static func seconds(_ s: Double) -> Self
  static func milliseconds(_ ms: Int) -> Self
  static func microseconds(_ us: Int) -> Self
  static func nanoseconds(_ ns: Int) -> Self
}

extension SchedulerTimeIntervalConvertible {
  /// For recipes; of others' times nothing is known.
  var likeness: AnyHashable {
    (self as? _SchedulerStride).map { AnyHashable($0.magnitude) } ?? AnyHashable(UUID())
  }
}

/// A length of time in seconds.
public struct _SchedulerStride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
  ExpressibleByFloatLiteral, Codable, Sendable
{
  /// Seconds.
  public var magnitude: Double
  public var timeInterval: Double { magnitude }
  public init(_ seconds: Double) { magnitude = seconds }
  public init(floatLiteral value: Double) { magnitude = value }
  public init(integerLiteral value: Int) { magnitude = Double(value) }
  public init?<T: BinaryInteger>(exactly source: T) {
    guard let value = Double(exactly: source) else { return nil }
    magnitude = value
  }
  public static func seconds(_ s: Int) -> Self { Self(Double(s)) }
  public static func seconds(_ s: Double) -> Self { Self(s) }
  public static func milliseconds(_ ms: Int) -> Self { Self(Double(ms) / 1e3) }
  public static func microseconds(_ us: Int) -> Self { Self(Double(us) / 1e6) }
  public static func nanoseconds(_ ns: Int) -> Self { Self(Double(ns) / 1e9) }
  public static func < (a: Self, b: Self) -> Bool { a.magnitude < b.magnitude }
  public static func + (a: Self, b: Self) -> Self { Self(a.magnitude + b.magnitude) }
  public static func - (a: Self, b: Self) -> Self { Self(a.magnitude - b.magnitude) }
  public static func * (a: Self, b: Self) -> Self { Self(a.magnitude * b.magnitude) }
  public static func += (a: inout Self, b: Self) { a = a + b }
  public static func -= (a: inout Self, b: Self) { a = a - b }
  public static func *= (a: inout Self, b: Self) { a = a * b }
}

/// A scheduler of ours: it waits by the length of time, not until a time of the machine's.
protocol SecondsScheduler {
  /// The same for the same one.
  var identity: AnyHashable { get }
  func perform(_ action: @escaping () -> Void)
  func perform(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable
  func perform(every seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable
}

extension Scheduler {
  /// For recipes; of others' schedulers nothing is known.
  var likeness: AnyHashable {
    (self as? any SecondsScheduler)?.identity ?? AnyHashable(UUID())
  }
  /// Runs `action` after a while, unless what is returned is cancelled.
  func start(
    after interval: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> AnyCancellable {
    if let own = self as? any SecondsScheduler, let stride = interval as? _SchedulerStride {
      return own.perform(after: stride.magnitude, action)
    }
    let isCancelled = Guarded(false)
    schedule(
      after: now.advanced(by: interval), tolerance: minimumTolerance, options: options
    ) { if !isCancelled.with({ $0 }) { action() } }
    return AnyCancellable { isCancelled.with { $0 = true } }
  }
}

extension DispatchQueue: Scheduler, SecondsScheduler {
  public struct SchedulerTimeType: Strideable, Hashable, Sendable {
    public typealias Stride = _SchedulerStride
    public var dispatchTime: DispatchTime
    public init(_ time: DispatchTime) { dispatchTime = time }
    public func distance(to other: Self) -> Stride {
      let (a, b) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return Stride((Double(b) - Double(a)) / 1e9)
    }
    public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.magnitude) }
    public func hash(into hasher: inout Hasher) {
      hasher.combine(dispatchTime.uptimeNanoseconds)
    }
  }
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      self.qos = qos
      self.flags = flags
    }
  }
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    perform(action)
  }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) { launch(action) { perform(after: now.distance(to: date).magnitude, $0) } }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable { perform(every: interval.magnitude, action) }

  /// On Linux the main queue is a new object each time.
  private var isMain: Bool { label == DispatchQueue.main.label }
  var identity: AnyHashable { isMain ? AnyHashable(label) : AnyHashable(ObjectIdentifier(self)) }
  func perform(_ action: @escaping () -> Void) {
    if isMain { return MainTime.run(action) }
    let due = Unchecked(value: action)
    async { due.value() }
  }
  func perform(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    isMain ? MainTime.wait(seconds, action) : timer(seconds, repeats: false, action)
  }
  func perform(every seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    isMain ? MainTime.repeat(every: seconds, action) : timer(seconds, repeats: true, action)
  }
  private func timer(
    _ seconds: Double, repeats: Bool, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let source = DispatchSource.makeTimerSource(queue: self)
    let start = DispatchTime.now() + max(seconds, 0)
    if repeats {
      source.schedule(deadline: start, repeating: max(seconds, 0.0001))
    } else {
      source.schedule(deadline: start)
    }
    let due = Unchecked(value: action)
    source.setEventHandler { due.value() }
    source.resume()
    let held = Unchecked(value: source)
    return AnyCancellable { held.value.cancel() }
  }
}

/// Schedulers of Foundation, which tell the time by `Date`.
public protocol _DateScheduler: Scheduler
where SchedulerTimeType == _SchedulerDate, SchedulerOptions == Never {}
public struct _SchedulerDate: Strideable, Hashable, Sendable {
  public typealias Stride = _SchedulerStride
  public var date: Date
  public init(_ date: Date) { self.date = date }
  public func distance(to other: Self) -> Stride { Stride(other.date.timeIntervalSince(date)) }
  public func advanced(by n: Stride) -> Self { Self(date + n.magnitude) }
}
extension _DateScheduler {
  public var now: _SchedulerDate { _SchedulerDate(Date()) }
  public var minimumTolerance: _SchedulerStride { 0 }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { own.perform(action) }
  public func schedule(
    after date: _SchedulerDate, tolerance: _SchedulerStride, options: Never?,
    _ action: @escaping () -> Void
  ) { launch(action) { own.perform(after: now.distance(to: date).magnitude, $0) } }
  public func schedule(
    after date: _SchedulerDate, interval: _SchedulerStride, tolerance: _SchedulerStride,
    options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable { own.perform(every: interval.magnitude, action) }
  private var own: any SecondsScheduler { self as! any SecondsScheduler }
}

/// Differs: other run loops than the main one are taken for it.
extension RunLoop: _DateScheduler, SecondsScheduler {
  public typealias SchedulerTimeType = _SchedulerDate
  public typealias SchedulerOptions = Never
  var identity: AnyHashable { "main" }
  func perform(_ action: @escaping () -> Void) { MainTime.run(action) }
  func perform(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    MainTime.wait(seconds, action)
  }
  func perform(every seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    MainTime.repeat(every: seconds, action)
  }
}
extension OperationQueue: _DateScheduler, SecondsScheduler {
  public typealias SchedulerTimeType = _SchedulerDate
  public typealias SchedulerOptions = Never
  private var isMain: Bool { self === OperationQueue.main }
  var identity: AnyHashable { ObjectIdentifier(self) }
  func perform(_ action: @escaping () -> Void) {
    if isMain { return MainTime.run(action) }
    let due = Unchecked(value: action)
    addOperation { due.value() }
  }
  func perform(after seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    if isMain { return MainTime.wait(seconds, action) }
    let due = Unchecked(value: action)
    return DispatchQueue.global().perform(after: seconds) { [weak self] in
      self?.perform { due.value() }
    }
  }
  func perform(every seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    if isMain { return MainTime.repeat(every: seconds, action) }
    let due = Unchecked(value: action)
    return DispatchQueue.global().perform(every: seconds) { [weak self] in
      self?.perform { due.value() }
    }
  }
}

/// Runs everything at once.
public struct ImmediateScheduler: Scheduler, Sendable {
  public struct SchedulerTimeType: Strideable, Sendable {
    public typealias Stride = _SchedulerStride
    let seconds: Double
    public func distance(to other: Self) -> Stride { Stride(other.seconds - seconds) }
    public func advanced(by n: Stride) -> Self { Self(seconds: seconds + n.magnitude) }
  }
  public typealias SchedulerOptions = Never
  public static let shared = ImmediateScheduler()
  public var now: SchedulerTimeType { SchedulerTimeType(seconds: 0) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  public func schedule(options: Never?, _ action: @escaping () -> Void) { action() }
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
    _ action: @escaping () -> Void
  ) { action() }
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: Never?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}

/// Starts what nobody can cancel, and keeps it until it has run.
private func launch(
  _ action: @escaping () -> Void, _ start: (@escaping () -> Void) -> AnyCancellable
) {
  let kept = Guarded<AnyCancellable?>(nil)
  let started = start {
    let gone = kept.with { (kept: inout AnyCancellable?) in
      defer { kept = nil }
      return kept
    }
    withExtendedLifetime(gone) { action() }
  }
  kept.with { $0 = started }
}
