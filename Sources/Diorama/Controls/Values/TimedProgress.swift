import Foundation

// Progress that is a matter of time alone.

extension ProgressView {
  /// Shows how much of an interval is left, or has passed, by the time of the window's frames: as
  /// `TimelineView` counts it.
  ///
  /// Before the interval and after it nothing moves, and an empty interval is over.
  ///
  /// Differs: styles of one's own are told the part as it is at the time, and draw it.
  /// - Parameters:
  ///   - countsDown: it is full at the beginning and empty at the end.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      source: .timer(timerInterval, countsDown: countsDown), label: label(),
      current: currentValueLabel())
  }
}
extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// The same, with a clock under it.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
  /// The same, with nothing but a clock under it.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView {
    self.init(
      source: .timer(timerInterval, countsDown: countsDown), label: nil,
      current: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
  }
}

/// What stands under progress through an interval where nothing else is said: a clock.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  public var body: some View {
    Text(timerInterval: interval, countsDown: countsDown).monospacedDigit()
  }
}

extension ClosedRange<Date> {
  /// The part that has passed, or is left, 0 to 1.
  func part(at date: Date, countsDown: Bool) -> Double {
    let length = upperBound.timeIntervalSince(lowerBound)
    let passed = length > 0 ? date.timeIntervalSince(lowerBound) / length : 1
    let part = Swift.min(Swift.max(passed, 0), 1)
    return countsDown ? 1 - part : part
  }
}

/// As often as a line as wide as a large window shows a difference, and not outside of the interval.
struct ProgressSchedule: TimelineSchedule {
  static let steps = 2000.0
  let interval: ClosedRange<Date>

  func entries(from start: Date, mode: Mode) -> Entries {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let step = max(length / Self.steps, 1.0 / 60)
    let passed = start.timeIntervalSince(interval.lowerBound) / step
    return Entries(
      interval: interval, step: step,
      number: min(max((passed + 1e-9).rounded(.down), 0), length / step))
  }
  struct Entries: Sequence, IteratorProtocol {
    let interval: ClosedRange<Date>
    let step: Double
    var number: Double
    var isOver = false
    mutating func next() -> Date? {
      if isOver { return nil }
      let date = interval.lowerBound.addingTimeInterval(number * step)
      number += 1
      isOver = date >= interval.upperBound
      return Swift.min(date, interval.upperBound)
    }
  }
}
