import Foundation

/// A date, or a time between dates, that is written anew as time goes on.
struct DateText: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case range(Date, Date)
    /// From, to, paused at, towards zero, with hours.
    case timer(Date, Date, Date?, Bool, Bool)
  }
  let kind: Kind

  /// The text at a moment, and when it will be another.
  func written(
    at now: Date, _ locale: Locale, _ calendar: Calendar, _ zone: TimeZone
  ) -> (text: String, next: Date?) {
    switch kind {
    case .range(let from, let to):
      var style = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
      if !calendar.isDate(from, inSameDayAs: to) {
        style = Date.IntervalFormatStyle(date: .abbreviated, time: .shortened)
      }
      style.locale = locale
      style.calendar = calendar
      style.timeZone = zone
      return (style.format(from..<max(to, from)), nil)
    case .timer(let from, let to, let pause, let countsDown, let showsHours):
      let moment = min(max(pause ?? now, from), to)
      let seconds =
        countsDown ? to.timeIntervalSince(moment) : moment.timeIntervalSince(from)
      // A count down shows a second until it is over.
      let whole = countsDown ? seconds.rounded(.up) : seconds.rounded(.down)
      let isRunning = pause == nil && now < to
      let wait = now < from ? from.timeIntervalSince(now) : Self.untilNext(seconds, countsDown)
      return (
        Self.clock(Int(whole), showsHours), isRunning ? now.addingTimeInterval(wait) : nil
      )
    case .date(let date, let style):
      switch style.kind {
      case .time, .date:
        var format =
          style.kind == .time
          ? Date.FormatStyle(date: .omitted, time: .shortened)
          : Date.FormatStyle(date: .long, time: .omitted)
        format.locale = locale
        format.calendar = calendar
        format.timeZone = zone
        return (format.format(date), nil)
      case .timer, .relative, .offset:
        let distance = date.timeIntervalSince(now), isAhead = distance > 0
        let seconds = abs(distance)
        let whole = isAhead ? seconds.rounded(.up) : seconds.rounded(.down)
        let next = now.addingTimeInterval(Self.untilNext(seconds, isAhead))
        if style.kind == .timer { return (Self.clock(Int(whole), true), next) }
        let units = Duration.UnitsFormatStyle(
          allowedUnits: [.weeks, .days, .hours, .minutes, .seconds],
          width: style.kind == .offset ? .wide : .abbreviated,
          maximumUnitCount: style.kind == .offset ? 1 : 2
        ).locale(locale)
        let text = Duration.seconds(whole).formatted(units)
        return (style.kind == .offset ? (isAhead ? "+" : "-") + text : text, next)
      }
    }
  }
  /// Seconds until whole seconds are others.
  private static func untilNext(_ seconds: Double, _ countsDown: Bool) -> Double {
    let part = seconds - seconds.rounded(.down)
    let wait = countsDown ? part : 1 - part
    return wait > 1e-6 ? wait : 1
  }
  private static func clock(_ seconds: Int, _ showsHours: Bool) -> String {
    let s = seconds % 60, m = seconds / 60
    if m < 60 || !showsHours { return String(format: "%d:%02d", m, s) }
    return String(format: "%d:%02d:%02d", m / 60, m % 60, s)
  }
}

extension Text {
  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind
    /// Hours and minutes.
    public static let time = DateStyle(kind: .time)
    /// Day, month and year.
    public static let date = DateStyle(kind: .date)
    /// The time from now or until now, in its two largest units.
    ///
    /// Differs: what is longer than weeks counts in weeks.
    public static let relative = DateStyle(kind: .relative)
    /// The time from now in its largest unit, with a sign.
    ///
    /// Differs: what is longer than weeks counts in weeks.
    public static let offset = DateStyle(kind: .offset)
    /// The time from now or until now as a clock.
    public static let timer = DateStyle(kind: .timer)
  }
  /// A date that goes on being right as time passes.
  public init(_ date: Date, style: DateStyle) {
    self.init(content: .date(DateText(kind: .date(date, style))))
  }
  public init(_ dates: ClosedRange<Date>) {
    self.init(content: .date(DateText(kind: .range(dates.lowerBound, dates.upperBound))))
  }
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
  /// A clock that runs through an interval and stands still before, after, and from `pauseTime` on.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      content: .date(
        DateText(
          kind: .timer(
            timerInterval.lowerBound, timerInterval.upperBound, pauseTime, countsDown, showsHours)))
    )
  }
}
