import Combine
import Foundation

/// The time of a window, for code of the user's that waits: what it waits for comes in a certain
/// frame, in a window as in a replay and in a test.
@MainActor package final class FrameClock: Timekeeper {
  /// Of the window that runs the code; tasks that it starts take it along.
  nonisolated static var current: FrameClock? { Timekeepers.current as? FrameClock }
  /// Of the window of an app that has only one, for code that nothing in the window has called.
  package static var app: FrameClock? {
    get { Timekeepers.app as? FrameClock }
    set { Timekeepers.app = newValue }
  }

  private let motion: Motion
  private(set) weak var graph: Graph?
  /// Seconds.
  package var time: Double { motion.time }
  /// The stored values of the window.
  var preferences: PreferenceTable? { graph?.preferences }
  /// Reads a value of the window's; what reads it runs again when it changes.
  package func read<V>(_ keyPath: KeyPath<EnvironmentValues, V>) -> V? {
    graph?.readEnvironment(keyPath)
  }
  /// The width of a text in one line, in points.
  package func width(of text: String, _ font: ResolvedFont) -> CGFloat? {
    graph?.services.text.width(text, font: font.request)
  }
  /// The vertical extent of a font's face, in points.
  package func metrics(of font: ResolvedFont) -> FontMetrics? {
    graph?.services.text.metrics(font.request)
  }
  /// How lines of a font stand, in points.
  package func lineMetrics(of font: ResolvedFont) -> LineMetrics? {
    graph?.services.text.lineMetrics(font)
  }
  /// How high a field of one line is, in points.
  func fieldHeight(of font: ResolvedFont) -> CGFloat? { graph?.services.text.fieldHeight(font) }
  /// How bright the program has made the screen, from 0 to 1.
  package var brightness: CGFloat = 0.5
  /// What is cut and copied in the window.
  package var clipboard: (any Clipboard)? { graph?.services.clipboard }
  /// Seconds since the reference date, on the clock of the window's frames.
  package var date: Date? { graph?.date }
  /// Nothing has the keyboard any more.
  package func endEditing() { graph?.focus.focus(nil) }
  /// Where the colours of the window's asset catalogues are found.
  package var surroundings: (any ColorSurroundings)? { graph?.environment }
  /// The application's pictures and colours.
  package var assets: (any ImageStore)? { graph?.services.images }
  /// The width of a symbol beside body text, in points; nil where there is none of that name.
  package func symbolWidth(_ name: String) -> CGFloat? {
    guard let text = graph?.services.text, let symbol = text.symbol(named: name) else { return nil }
    return text.width(symbol.text, font: FontRequest(family: .symbols, size: 17))
  }
  private var isOpen = true
  private var sleepers: [Int: (alarm: Int, continuation: CheckedContinuation<Void, any Error>)] =
    [:]
  private var lastSleeper = 0
  private var waking = 0
  /// A task has slept enough and has not gone on yet: it does so by way of another thread.
  package var isWaking: Bool { waking > 0 }

  init(_ graph: Graph) {
    motion = graph.motion
    self.graph = graph
  }

  /// Runs code of the window's.
  package func calling<T>(_ body: () -> T) -> T {
    if FrameClock.current === self { return body() }
    return Timekeepers.$current.withValue(self) { body() }
  }

  /// Comes back in the first frame that is not before `seconds` from now.
  /// - Throws: `CancellationError` when the task is cancelled, or the window is closed.
  func sleep(_ seconds: Double) async throws {
    try Task.checkCancellation()
    lastSleeper += 1
    let sleeper = lastSleeper
    defer { waking -= 1 }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        (continuation: CheckedContinuation<Void, any Error>) in
        let alarm = motion.schedule(at: motion.time + seconds) { [weak self] in
          self?.wake(sleeper, .success(()))
        }
        sleepers[sleeper] = (alarm, continuation)
        if !isOpen || Task.isCancelled { cancel(sleeper) }
      }
    } onCancel: {
      Task { @MainActor in self.cancel(sleeper) }
    }
  }
  private func wake(_ sleeper: Int, _ result: Result<Void, any Error>) {
    guard let (alarm, continuation) = sleepers.removeValue(forKey: sleeper) else { return }
    motion.cancelAlarm(alarm)
    waking += 1
    continuation.resume(with: result)
  }
  private func cancel(_ sleeper: Int) { wake(sleeper, .failure(CancellationError())) }

  /// Runs `action` in the first frame that is not before `seconds` from now; never, where the window
  /// is closed before.
  func run(after seconds: Double, _ action: @escaping () -> Void) {
    motion.schedule(at: motion.time + seconds) { [weak self] in
      if self?.isOpen == true { action() }
    }
  }

  package func wait(_ seconds: Double, _ action: @escaping () -> Void) -> AnyCancellable {
    let alarm = Alarm(motion)
    alarm.set(at: motion.time + seconds, repeats: false) { [weak self] in
      if self?.isOpen == true { action() }
    }
    return AnyCancellable(alarm)
  }
  /// Runs `action` as often as it is due in a frame; what was due in a longer pause, once.
  /// - Parameter seconds: above 0.
  package func `repeat`(
    every seconds: Double, _ action: @escaping () -> Void
  ) -> AnyCancellable {
    let alarm = Alarm(motion), start = motion.time
    let most = max(1, (2.0 / 60 / seconds).rounded(.up))
    var done = 0.0
    func go() {
      alarm.set(at: start + (done + 1) * seconds, repeats: true) { [weak self] in
        guard let self, isOpen else { return }
        let past = ((motion.time - start) / seconds + 1e-6).rounded(.down)
        let times = past - done > most ? 1 : Int(past - done)
        done = past
        go()
        for _ in 0..<times where !alarm.isCancelled { action() }
      }
    }
    go()
    return AnyCancellable(alarm)
  }

  /// Nothing is waited for any more.
  func close() {
    isOpen = false
    for sleeper in sleepers.keys { cancel(sleeper) }
    if FrameClock.app === self { FrameClock.app = nil }
  }
}

/// An action in some frame to come, which can be cancelled from anywhere.
private final class Alarm: Cancellable, @unchecked Sendable {
  private weak var motion: Motion?
  @MainActor private var id: Int?
  @MainActor private(set) var isCancelled = false
  @MainActor init(_ motion: Motion) { self.motion = motion }

  @MainActor func set(at time: Double, repeats: Bool, _ action: @escaping () -> Void) {
    if isCancelled { return }
    id = motion?.schedule(at: time, repeating: repeats ? "a timer" : nil, action)
  }
  func cancel() {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { stop() }
    } else {
      DispatchQueue.main.async { self.stop() }
    }
  }
  @MainActor private func stop() {
    isCancelled = true
    if let id { motion?.cancelAlarm(id) }
  }
}
