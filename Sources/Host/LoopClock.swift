import CSDL
import Glibc

/// Seconds since it was made, by SDL's performance counter: steady, unaffected by the wall clock.
struct LoopClock {
  private let start = SDL_GetPerformanceCounter()
  private let frequency = Double(SDL_GetPerformanceFrequency())

  var now: Double { Double(SDL_GetPerformanceCounter() - start) / frequency }

  /// Sleeps about `seconds`, 0 or more; a signal may end it early.
  static func sleep(_ seconds: Double) {
    let whole = seconds.rounded(.down)
    var time = timespec(tv_sec: Int(whole), tv_nsec: Int((seconds - whole) * 1e9))
    nanosleep(&time, nil)
  }
}
