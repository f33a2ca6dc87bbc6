import Foundation

/// How often a schedule is wanted.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  case lowFrequency
}
/// Times at which a view is to be shown anew.
public protocol TimelineSchedule {
  typealias Mode = TimelineScheduleMode
  associatedtype Entries: Sequence where Entries.Element == Date
  /// Rising times, from the last that is not after `startDate`.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// Every so many seconds from a date on.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval
  /// - Parameter interval: seconds, at least a thousandth.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = max(interval, 0.001)
  }
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    let passed = startDate.timeIntervalSince(start) / interval
    return Entries(start: start, interval: interval, number: max((passed + 1e-9).rounded(.down), 0))
  }
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    let start: Date
    let interval: TimeInterval
    var number: Double
    public mutating func next() -> Date? {
      defer { number += 1 }
      return start.addingTimeInterval(number * interval)
    }
  }
}
/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
      .entries(from: startDate, mode: mode)
  }
}
/// At the given dates, which have to rise.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries
  public init(_ dates: Entries) { self.dates = dates }
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}
/// In every frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  let minimumInterval: Double?
  let isPaused: Bool
  /// - Parameter minimumInterval: seconds between two frames at least; nil is every frame.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    self.minimumInterval = minimumInterval
    isPaused = paused
  }
  public func entries(from start: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    PeriodicTimelineSchedule(from: start, by: minimumInterval ?? 1.0 / 60)
      .entries(from: start, mode: mode)
  }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { AnimationTimelineSchedule() }
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> Self {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> Self
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}

/// What a timeline tells its content.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content is wanted.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  /// The entry of the schedule that is shown.
  public let date: Date
  public var cadence: Cadence { .live }
}

/// Shows its content anew at the times of a schedule.
///
/// Times are those of the window's frames, counted from the date on which the window was opened;
/// in a replay, a recording and a test, that is the beginning of 2001 in UTC, so that pictures are
/// the same every day. An entry is shown in the first frame that is not before it. A schedule does
/// not keep a session from being at rest unless pixels change.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
  public typealias Context = TimelineViewDefaultContext
  let schedule: Schedule
  let content: (Context) -> Content
}
extension TimelineView: View where Content: View {
  public typealias Body = Never
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }
  @MainActor public static func _makeNode(
    _ view: Self, _ context: _NodeContext
  ) -> _TypedNode<Self> { TimelineNode(view, context) }
}

@MainActor
final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
  PassNode<TimelineView<Schedule, Content>, Content>
{
  private let context: _NodeContext
  private var entries: Schedule.Entries.Iterator
  private var date: Date
  private var next: Date?
  private var alarm: Int?
  private var isTicking = false

  override init(_ view: TimelineView<Schedule, Content>, _ context: _NodeContext) {
    self.context = context
    date = context.graph.date
    entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
    super.init(view, context)
    begin()
    evaluate()
  }
  override func set(_ new: TimelineView<Schedule, Content>) {
    view = new
    entries = new.schedule.entries(from: graph.date, mode: .normal).makeIterator()
    begin()
    evaluate()
  }
  private func begin() {
    if let schedule = view.schedule as? AnimationTimelineSchedule {
      if schedule.isPaused || isTicking { return }
      isTicking = true
      graph.motion.addTicker("TimelineView", repeats: true) { [weak self] _ in
        self?.tick() ?? false
      }
      return
    }
    next = entries.next()
    step()
  }
  /// A frame of a schedule that wants them all, or one in a while.
  private func tick() -> Bool {
    guard isAlive, let schedule = view.schedule as? AnimationTimelineSchedule, !schedule.isPaused
    else {
      isTicking = false
      return false
    }
    let now = graph.date
    if now.timeIntervalSince(date) >= (schedule.minimumInterval ?? 0) - 1e-9 {
      date = now
      makeDirty()
    }
    return true
  }
  /// Takes the last entry that is due, and waits for the next.
  private func step() {
    let now = graph.date
    while let n = next, n.timeIntervalSince(now) <= 1e-9 {
      date = n
      next = entries.next()
    }
    if let alarm { graph.motion.cancelAlarm(alarm) }
    alarm = next.map { next in
      graph.motion.schedule(
        at: graph.motion.time + next.timeIntervalSince(now), repeating: "TimelineView"
      ) { [weak self] in
        guard let self, isAlive else { return }
        alarm = nil
        step()
        makeDirty()
      }
    }
  }
  override func willDie() {
    if let alarm { graph.motion.cancelAlarm(alarm) }
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    if !graph.mayEvaluate(self) { return }
    let body = observing { view.content(TimelineViewDefaultContext(date: date)) }
    put(body, context)
  }
}
