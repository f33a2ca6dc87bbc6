import Diorama
import Foundation

/// One flag of the command line.
struct Flag {
  /// With its dashes.
  let name: String
  /// What its value is, nil where it has none.
  var placeholder: String?
  /// For `--help`, one line.
  let help: String
  /// Only apps with pages have it.
  var isForPages = false
  /// Further values may follow the first.
  var takesSeveral = false
  /// Takes the value over, or says what is wrong with it.
  let take: @Sendable (inout LaunchOptions, String) throws(UsageError) -> Void

  var usage: String { placeholder.map { "\(name) \($0)" } ?? name }

  init(
    _ name: String, _ placeholder: String? = nil, help: String, isForPages: Bool = false,
    takesSeveral: Bool = false,
    take: @escaping @Sendable (inout LaunchOptions, String) throws(UsageError) -> Void
  ) {
    self.name = name
    self.placeholder = placeholder
    self.help = help
    self.isForPages = isForPages
    self.takesSeveral = takesSeveral
    self.take = take
  }

  static let all: [Flag] =
    window + [
      Flag("--record", "FILE.jsonl", help: "write what you do in the window, to be replayed") {
        $0.record = $1
      },
      Flag("--no-final-checks", help: "end a recording without expectations and a picture") {
        (o, _) in o.leavesOutFinalChecks = true
      },
      Flag(
        "--replay", "FILE.jsonl",
        help: "play a session, in real time in a window; several, or a folder",
        takesSeveral: true
      ) {
        $0.replays.append($1)
      },
      Flag(
        "--speed", "N", help: "frames of the session for one of the screen, 0.1 to 100 (default 1)"
      ) { (o, v) throws(UsageError) in
        guard let n = number(v), (0.1...100).contains(n) else {
          throw UsageError("--speed must be from 0.1 to 100, not \"\(v)\"")
        }
        o.speed = n
      },
      Flag("--headless", help: "no window, and as fast as the machine can; needs no display") {
        (o, _) in o.isHeadless = true
      },
      Flag(
        "--prefer", "target|raw", help: "where recorded samples are played (default target)"
      ) { (o, v) throws(UsageError) in
        o.prefersRaw = try word("--prefer", v, [("target", false), ("raw", true)])
      },
      Flag("--snapshots", "DIR", help: "reference pictures (default: Snapshots beside the session)")
      {
        $0.snapshots = $1
      },
      Flag("--update-snapshots", help: "write reference pictures that differ anew, and list them") {
        (o, _) in
        o.updatesSnapshots = true
      },
      Flag("--report", "DIR", help: "what a failure leaves behind (default .diorama)") {
        $0.report = $1
      },
      Flag(
        "--hashes", "FILE", help: "write a line for each frame: its number, a hash of its pixels"
      ) {
        $0.hashes = $1
      },
      Flag("--filmstrip", "FILE.png", help: "write the frames of the replay as one picture") {
        $0.filmstrip = $1
      },
      Flag(
        "--movie", "FILE.mp4", help: "write the replay as a movie: .mp4, .gif or .webm; by ffmpeg"
      ) {
        (o, v) throws(UsageError) in
        _ = try MovieFormat(path: v)
        o.movie = v
      },
      Flag("--junit", "FILE.xml", help: "write how the replays went, for build servers") {
        $0.junit = $1
      },
      Flag("--frame-log", "FILE", help: "write a JSON line for each drawn frame: what it took") {
        $0.frameLog = $1
      },
      Flag("--stats", help: "show in the window how long its frames take") { (o, _) in
        o.showsFrameTimes = true
      },
      Flag("--slow-animations", help: "everything in the window takes ten times as long") {
        (o, _) in
        o.isSlow = true
      },
      Flag("--screenshot", "FILE.png", help: "write a picture of the first frame; no window") {
        $0.screenshot = $1
      },
      Flag("--describe", help: "print what the first frame consists of; no window") { (o, _) in
        o.describes = true
      },
      Flag("--page", "NAME", help: "open one of the app's pages", isForPages: true) {
        $0.page = $1
      },
      Flag("--list-pages", help: "print the names of the app's pages", isForPages: true) { (o, _) in
        o.listsPages = true
      },
      Flag("--help", help: "print this") { (o, _) in o.asksForHelp = true },
      Flag("--version", help: "print the toolkit's version") { (o, _) in o.asksForVersion = true },
    ]

  private static let window: [Flag] = [
    Flag("--size", "WxH", help: "the window in points (default 390x844)") {
      (o, v) throws(UsageError) in
      let parts = v.split(separator: "x", omittingEmptySubsequences: false).map {
        number(String($0))
      }
      guard parts.count == 2, let w = parts[0], let h = parts[1],
        WindowRange.allows(size: CGSize(width: w, height: h))
      else {
        throw UsageError("--size must be \(WindowRange.sizeRule), such as 390x844, not \"\(v)\"")
      }
      o.size = CGSize(width: w, height: h)
    },
    Flag("--device", "NAME", help: "the window's size by a name; \"--device list\" prints them") {
      (o, v) throws(UsageError) in
      if v == "list" {
        o.listsDevices = true
        return
      }
      guard let device = Device.named(v) else {
        let hint = Suggestion.clause(for: v, among: Device.all.map(\.name))
        throw UsageError("--device: there is no \"\(v)\"\(hint); \"--device list\" prints them all")
      }
      o.size = device.size
    },
    Flag("--scale", "N", help: "pixels per point (default 1)") { (o, v) throws(UsageError) in
      guard let n = number(v), WindowRange.allows(scale: n) else {
        throw UsageError("--scale must be \(WindowRange.scaleRule), not \"\(v)\"")
      }
      o.scale = n
    },
    Flag("--appearance", "light|dark", help: "the appearance (default light)") {
      (o, v) throws(UsageError) in
      o.appearance = try word("--appearance", v, WindowRange.appearances)
    },
    Flag("--locale", "ID", help: "language and region (default en)") { (o, v) throws(UsageError) in
      guard WindowRange.allows(locale: v) else {
        throw UsageError("--locale must be \(WindowRange.localeRule), not \"\(v)\"")
      }
      o.locale = v
    },
    Flag("--text-size", "NAME", help: "xSmall … xxxLarge, accessibility1 … 5 (default large)") {
      (o, v) throws(UsageError) in
      o.textSize = try word("--text-size", v, WindowRange.textSizes)
    },
    Flag("--layout-direction", "ltr|rtl", help: "which way the window reads (default ltr)") {
      (o, v) throws(UsageError) in
      o.layoutDirection = try word("--layout-direction", v, WindowRange.directions)
    },
    Flag("--reduce-motion", help: "ask views to move less") { (o, _) in o.reduceMotion = true },
  ]

  /// Digits with at most one point, and nothing else.
  private static func number(_ text: String) -> Double? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2e }) else {
      return nil
    }
    return Double(text)
  }
  private static func word<T>(
    _ name: String, _ value: String, _ words: [(String, T)]
  ) throws(UsageError) -> T {
    if let found = words.first(where: { $0.0 == value }) { return found.1 }
    let names = words.map(\.0)
    let hint = Suggestion.clause(for: value, among: names)
    throw UsageError(
      "\(name) must be one of \(names.joined(separator: ", ")), not \"\(value)\"\(hint)")
  }
}

extension LaunchOptions {
  /// What `--help` prints.
  /// - Parameter hasPages: whether the app has `--page` and `--list-pages`.
  package static func help(program: String, hasPages: Bool) -> String {
    let flags = Flag.all.filter { hasPages || !$0.isForPages }
    let width = flags.map(\.usage.count).max() ?? 0
    let lines = flags.map {
      "  \($0.usage)\(String(repeating: " ", count: width - $0.usage.count))  \($0.help)"
    }
    return """
      usage: \(program) [flags] [-- arguments of the app]

      \(lines.joined(separator: "\n"))

      Exit codes: 0 passed; 1 an expectation or a snapshot failed; 2 wrong usage or a malformed
      session; 3 the machine refuses: no display, a missing font, no ffmpeg for a movie.

      """
  }
}
