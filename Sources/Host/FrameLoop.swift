import CSDL
import Diorama
import Foundation
import Raster

/// What a frame loop drives.
@MainActor package protocol FrameClient: AnyObject {
  /// Takes one event, in window points, stamped no later than the frame that follows it.
  func receive(_ event: InputEvent)
  /// The window has been minimised, or is seen again.
  func windowChanged(isMinimised: Bool, at time: Double)
  /// Runs one frame at `time`, in seconds since the loop began, draws into `bitmap`, and returns the
  /// pixel rectangles that have changed. `bitmap` must not be kept. Where it is new, its contents are
  /// undefined and all of it has to be drawn.
  func frame(at time: Double, into bitmap: Bitmap, isNewBitmap: Bool) -> [IRect]
  /// True when nothing moves and nothing is due: the loop may sleep until something happens.
  var isIdle: Bool { get }
  /// Loop time at which to run a frame although nothing has happened, nil for none.
  var nextWake: Double? { get }
}
extension FrameClient {
  package func windowChanged(isMinimised: Bool, at time: Double) {}
}

/// How long one frame took.
package struct FrameTiming: Sendable {
  /// Loop time that the frame stands for, in seconds.
  package var time: Double
  /// Seconds in the client.
  package var drawing: Double
  /// Seconds to hand the changed rectangles to the window.
  package var presenting: Double
  /// Frames left out before this one because it came late.
  package var missed: Int
}

/// Runs a window: events in, frames out, 60 a second while something moves and none otherwise.
///
/// While nothing moves, the main thread sleeps in SDL until an event, a timer or work on the main
/// queue, all three without polling; each may change what is to be seen, so the client is asked
/// afterwards whether it is still idle. A window that cannot be seen is not drawn.
@MainActor package final class FrameLoop<Client: FrameClient> {
  package let window: Window
  package let client: Client
  /// Called after each frame.
  package var onFrame: ((FrameTiming) -> Void)?

  private let clock = LoopClock()
  private let watch: MainQueueWatch
  private var pacer: FramePacer
  private var translator: EventTranslator
  private var stamps = EventStamps()
  private var isStopped = false
  private var isNewBitmap = true
  private var isRefreshDue = false
  private var isPresentDue = false

  /// - Parameter framesPerSecond: above 0; default 60, whatever the screen's own rate.
  /// - Throws: `HostError` when the system refuses what waiting without polling takes.
  package init(window: Window, client: Client, framesPerSecond: Double = 60) throws {
    self.window = window
    self.client = client
    watch = try MainQueueWatch()
    pacer = FramePacer(framesPerSecond: framesPerSecond)
    translator = EventTranslator(
      unitsPerPoint: window.unitsPerPoint, size: window.size)
  }

  /// Seconds since the loop was made.
  package var now: Double { clock.now }

  /// Ends `run` before its next frame. May be called from the client.
  package func stop() {
    isStopped = true
    watch.wake()
  }

  /// Runs until the window is closed, `stop` is called, or the process is asked to end by SIGINT or
  /// SIGTERM. A second such signal ends it at once.
  /// - Throws: `HostError` when the window's pixels cannot be had any more.
  package func run() throws {
    isStopped = false
    try watch.start()
    defer { watch.stop() }
    while true {
      takeEvents()
      let timer = serveMainQueue()
      if isStopped { return }
      let now = clock.now
      let wake = client.nextWake
      let isDue = isNewBitmap || isPresentDue || !client.isIdle || wake.map { $0 <= now } == true
      guard isDue, window.isVisible else {
        pacer.rest()
        sleep(until: earlier(timer, window.isVisible ? wake : nil))
        continue
      }
      let delay = pacer.delay(at: now)
      if delay > 0 {
        LoopClock.sleep(delay)
      } else {
        try runFrame(at: now)
      }
    }
  }

  private func runFrame(at now: Double) throws {
    if isRefreshDue {
      isRefreshDue = false
      try window.refresh()
      isNewBitmap = true
    }
    let (time, missed) = pacer.begin(at: now)
    let start = clock.now
    let changed = client.frame(at: time, into: window.bitmap, isNewBitmap: isNewBitmap)
    let drawn = clock.now
    window.present(isNewBitmap || isPresentDue ? [window.bitmap.bounds] : changed)
    isNewBitmap = false
    isPresentDue = false
    onFrame?(
      FrameTiming(
        time: time, drawing: drawn - start, presenting: clock.now - drawn, missed: missed))
  }

  // MARK: Events

  private func takeEvents() {
    // Nothing is stamped later than the frame that will show it.
    let now = clock.now
    let ticks = SDL_GetTicks()
    let latest = pacer.time(at: now)
    var event = SDL_Event()
    while SDL_PollEvent(&event) != 0 {
      let age = Double(Int32(truncatingIfNeeded: ticks &- event.common.timestamp)) / 1000
      take(event, at: stamps.stamp(min(now - max(age, 0), latest)))
    }
  }

  private func take(_ event: SDL_Event, at time: Double) {
    if event.type == SDL_QUIT.rawValue { isStopped = true }
    if event.type == SDL_RENDER_TARGETS_RESET.rawValue { isNewBitmap = true }
    if event.type == SDL_WINDOWEVENT.rawValue {
      switch SDL_WindowEventID(UInt32(event.window.event)) {
      case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
        isRefreshDue = true
        isNewBitmap = true
      case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
        isPresentDue = true
        if window.isVisible { client.windowChanged(isMinimised: false, at: time) }
      case SDL_WINDOWEVENT_MINIMIZED: client.windowChanged(isMinimised: true, at: time)
      case SDL_WINDOWEVENT_FOCUS_GAINED:
        translator.adopt(SDL_GetModState())
      default: break
      }
    }
    for event in translator.events(for: event, at: time) { client.receive(event) }
  }

  // MARK: Waiting

  /// Runs what is due on the main queue and the main run loop; returns the loop time of the next
  /// timer there.
  private func serveMainQueue() -> Double? {
    let next = RunLoop.main.limitDate(forMode: .default)
    watch.resume()
    guard let next else { return nil }
    return clock.now + next.timeIntervalSinceNow
  }

  private func sleep(until time: Double?) {
    var milliseconds: Int32 = -1
    if let time {
      let left = (time - clock.now) * 1000
      if left <= 0 { return }
      milliseconds = Int32(min(left.rounded(.up), 3_600_000))
    }
    // What it waits for stays in the queue.
    SDL_WaitEventTimeout(nil, milliseconds)
  }

  private func earlier(_ one: Double?, _ other: Double?) -> Double? {
    guard let one, let other else { return one ?? other }
    return min(one, other)
  }
}

/// Makes times that never go back.
struct EventStamps {
  private var last = 0.0

  /// `time`, or the latest stamp given out if that is later.
  mutating func stamp(_ time: Double) -> Double {
    last = max(last, time)
    return last
  }
}
