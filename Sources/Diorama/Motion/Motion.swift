import Foundation

/// Something that shows values in motion.
@MainActor package protocol Presenter: AnyObject {
  /// Its place in `Motion.presenters`, or −1. Motion's own.
  var motionSlot: Int { get set }
  /// Shows the values of `time`. False when nothing runs any more.
  func step(_ time: Double, _ motion: Motion) -> Bool
  /// What a person would call it.
  var motionLabel: String { get }
  /// Whether all that runs on it runs for ever.
  var onlyRepeats: Bool { get }
}

/// One curve that started at one time, shared by all that one transaction moves, so that sines and
/// exponentials are worked out once a frame.
@MainActor package final class Timeline {
  package let curve: Curve
  package let start: Double
  let completions: [Completion]
  package private(set) var now = CurveSample(a: 1)
  private var sampledAt = -Double.infinity
  var users = 0
  /// It is one of a series without an end.
  var isEndless: Bool { curve.repeats || completions.contains(where: \.isEndless) }
  /// Its completions have been told that it is complete, and that it is gone.
  var isReported = (logically: false, wholly: false)

  init(_ curve: Curve, at time: Double, completions: [Completion]) {
    self.curve = curve
    start = time
    self.completions = completions
    for c in completions { c.pending += 1 }
    update(time)
  }
  func update(_ time: Double) {
    if sampledAt == time { return }
    sampledAt = time
    now = curve.sample(max(0, time - start))
  }
}

/// All that moves in one window. It is told the time and never asks for it.
@MainActor package final class Motion {
  /// Seconds.
  package var time = 0.0
  private var presenters: [any Presenter] = []
  private var timelines: [Timeline] = []
  /// Completions that are due.
  private var finished: [Completion] = []
  /// Model values that are written every frame, such as scroll offsets; false ends one.
  private var tickers: [(label: String, repeats: Bool, tick: (Motion) -> Bool)] = []
  /// Actions at a time, in order of time.
  private var alarms: [(time: Double, id: Int, repeating: String?, action: () -> Void)] = []
  private var lastAlarm = 0
  /// Names of views that go on for ever and have done something in this frame.
  private var rung: [String] = []
  private var rungAt = -Double.infinity
  /// How many presenters were sampled in the last frame.
  package private(set) var sampled = 0
  /// When an animation was last started.
  package private(set) var lastStart = -Double.infinity

  package init() {}

  package var isIdle: Bool { presenters.isEmpty && tickers.isEmpty && finished.isEmpty }
  /// Names of what would keep a window from coming to rest.
  package var moving: [String] {
    presenters.filter { !$0.onlyRepeats }.map(\.motionLabel)
      + tickers.filter { !$0.repeats }.map(\.label)
      + alarms.filter { $0.repeating == nil }.map { "a delay until \($0.time) s" }
  }
  package var repeating: [String] {
    presenters.filter(\.onlyRepeats).map(\.motionLabel)
      + tickers.filter(\.repeats).map(\.label) + rung
  }
  package var nextAlarm: Double? { alarms.first?.time }

  // MARK: timelines

  package func timeline(_ animation: Animation, _ completions: [Completion]) -> Timeline {
    for t in timelines.reversed() {
      if t.start != time { break }
      if t.isReported.wholly { continue }
      if t.curve == animation.curve, t.completions.count == completions.count,
        zip(t.completions, completions).allSatisfy({ $0 === $1 })
      {
        return t
      }
    }
    let t = Timeline(animation.curve, at: time, completions: completions)
    timelines.append(t)
    lastStart = time
    return t
  }
  func take(_ timeline: Timeline) { timeline.users += 1 }
  func drop(_ timeline: Timeline) {
    timeline.users -= 1
    if timeline.users > 0 { return }
    if !timeline.isReported.logically { report(timeline, logically: true) }
    if !timeline.isReported.wholly { report(timeline, logically: false) }
  }
  /// Tells those completions that wait for the one or for the other.
  private func report(_ timeline: Timeline, logically: Bool) {
    if logically { timeline.isReported.logically = true } else { timeline.isReported.wholly = true }
    for c in timeline.completions where c.isLogical == logically {
      c.pending -= 1
      if c.pending == 0, !c.hasFired { finished.append(c) }
    }
  }
  /// Sees to completions of a transaction whose changes have all been taken in.
  package func attach(_ completions: [Completion]) {
    for c in completions where c.pending == 0 && !c.hasFired { finished.append(c) }
  }

  // MARK: presenters, tickers, alarms

  package func add(_ presenter: any Presenter) {
    if presenter.motionSlot >= 0 { return }
    presenter.motionSlot = presenters.count
    presenters.append(presenter)
  }
  package func remove(_ presenter: any Presenter) {
    let slot = presenter.motionSlot
    if slot < 0 { return }
    presenter.motionSlot = -1
    let last = presenters.removeLast()
    if last !== presenter {
      presenters[slot] = last
      last.motionSlot = slot
    }
  }
  package func addTicker(
    _ label: String, repeats: Bool = false, _ tick: @escaping (Motion) -> Bool
  ) {
    tickers.append((label, repeats, tick))
  }
  /// Runs `action` in the first frame that is not before `time`. A view that goes on for ever gives
  /// its name for `repeating`.
  @discardableResult package func schedule(
    at time: Double, repeating: String? = nil, _ action: @escaping () -> Void
  ) -> Int {
    lastAlarm += 1
    let at = alarms.firstIndex { $0.time > time } ?? alarms.count
    alarms.insert((time, lastAlarm, repeating, action), at: at)
    return lastAlarm
  }
  package func cancelAlarm(_ id: Int) { alarms.removeAll { $0.id == id } }

  // MARK: frames

  /// Before the update: values that bodies and layout read, completions and actions that are due.
  package func tick() {
    let due = finished
    finished = []
    for c in due { c.fire() }
    // What these schedule is for the next time, whenever it is due.
    let newest = lastAlarm
    if time != rungAt { rung = [] }
    rungAt = time
    while let i = alarms.firstIndex(where: { $0.id <= newest }), alarms[i].time <= time + 1e-9 {
      let alarm = alarms.remove(at: i)
      if let name = alarm.repeating { rung.append(name) }
      alarm.action()
    }
    if tickers.isEmpty { return }
    let running = tickers
    tickers = []
    let kept = running.filter { $0.tick(self) }
    tickers = kept + tickers
  }
  /// After layout: values that are only shown.
  package func sample() {
    sampled = presenters.count
    for t in timelines {
      t.update(time)
      if !t.isReported.logically, time - t.start >= t.curve.duration - 1e-9 {
        report(t, logically: true)
      }
    }
    var i = 0
    while i < presenters.count {
      let p = presenters[i]
      if p.step(time, self) { i += 1 } else { remove(p) }
    }
    timelines.removeAll { $0.users == 0 }
  }
}
