import Foundation

/// Where a program's words go: results to standard output, complaints to standard error, and while
/// something takes long, a line at the foot of the terminal that says how far it is.
@MainActor package enum Console {
  package static func say(_ text: String) { write(text, to: .standardOutput) }
  package static func complain(_ text: String) { write(text, to: .standardError) }

  private static func write(_ text: String, to handle: FileHandle) {
    eraseProgress()
    let line = text.hasSuffix("\n") ? text : text + "\n"
    put(line, to: handle)
  }
  private static func put(_ text: String, to handle: FileHandle) {
    // A reader that has gone is no reason to stop.
    try? handle.write(contentsOf: Data(text.utf8))
  }

  // MARK: progress

  private static let isTerminal =
    isatty(STDERR_FILENO) == 1 && ProcessInfo.processInfo.environment["TERM"] != "dumb"
  private static let clock = ContinuousClock()
  /// Before that nothing is shown: what is over in a moment shows nothing at all.
  private static var due = clock.now + pause
  private static let pause = Duration.milliseconds(100)
  private static var isShown = false

  /// Says how far it is, in place of what it said before; ten times a second at most, and only on a
  /// terminal.
  package static func showProgress(_ text: @autoclosure () -> String) {
    guard isTerminal else { return }
    let now = clock.now
    if now < due { return }
    due = now + pause
    isShown = true
    put("\r\u{1b}[K" + String(text().prefix(columns - 1)), to: .standardError)
  }
  /// Takes the line away. Whatever else is said does that as well.
  package static func eraseProgress() {
    if !isShown { return }
    isShown = false
    put("\r\u{1b}[K", to: .standardError)
  }
  /// How wide the terminal is; 80 where it does not say.
  private static var columns: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 1
    return isKnown ? Int(size.ws_col) : 80
  }
}
