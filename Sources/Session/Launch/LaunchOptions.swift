import Diorama
import Foundation

/// Wrong use of the command line. Programs print it and exit with code 2.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// What is wrong and what to do.
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// The command line of an app, taken apart and checked.
package struct LaunchOptions: Equatable, Sendable {
  /// Points; from `--size` or `--device`.
  package var size: CGSize?
  /// Pixels per point.
  package var scale: Double?
  package var appearance: ColorScheme?
  package var locale: String?
  package var textSize: DynamicTypeSize?
  package var layoutDirection: LayoutDirection?
  package var reduceMotion: Bool?

  package var isHeadless = false
  /// The sessions to play, files or folders of them.
  package var replays: [String] = []
  /// The first of them.
  package var replay: String? { replays.first }
  /// Where to write a report on replays for continuous integration.
  package var junit: String?
  /// Frames of a session for one of the screen, 0.1 to 100.
  package var speed: Double?
  package var frameLog: String?
  package var showsFrameTimes = false
  package var isSlow = false
  /// The file to write what the user does to.
  package var record: String?
  /// A recording ends without expectations of its own.
  package var leavesOutFinalChecks = false
  /// Recorded samples are played where they were recorded.
  package var prefersRaw = false
  /// Where the references lie; nil is `Snapshots` beside the session.
  package var snapshots: String?
  package var updatesSnapshots = false
  /// Where failures leave pictures; nil is `.diorama`.
  package var report: String?
  package var hashes: String?
  package var filmstrip: String?
  /// Its name ends as a `MovieFormat` does.
  package var movie: String?
  package var screenshot: String?
  package var describes = false
  /// One of the app's pages.
  package var page: String?
  package var listsPages = false
  package var listsDevices = false
  package var asksForHelp = false
  package var asksForVersion = false
  /// What stands after `--`, for the app itself.
  package var rest: [String] = []

  package init() {}

  /// Takes the arguments apart.
  /// - Parameters:
  ///   - arguments: without the executable.
  ///   - pages: the names of the app's pages where it has `--page` and `--list-pages`, otherwise nil.
  package init(_ arguments: [String], pages: [String]? = nil) throws(UsageError) {
    let flags = Flag.all.filter { pages != nil || !$0.isForPages }
    let own = arguments.prefix { $0 != "--" }
    rest = Array(arguments.dropFirst(own.count + 1))
    if own.contains("--help") || own.contains("-h") {
      asksForHelp = true
      return
    }
    if own.contains("--version") {
      asksForVersion = true
      return
    }
    var given: Set<String> = []
    var left = own
    while let argument = left.popFirst() {
      var (name, value) = (argument, String?.none)
      if let equals = argument.firstIndex(of: "="), argument.hasPrefix("--") {
        name = String(argument[..<equals])
        value = String(argument[argument.index(after: equals)...])
      }
      guard let flag = flags.first(where: { $0.name == name }) else {
        throw LaunchOptions.unknown(name, among: flags)
      }
      if !given.insert(name).inserted { throw UsageError("\(name) is given twice") }
      if flag.placeholder != nil, value == nil {
        if let next = left.first, !next.hasPrefix("--") { value = left.popFirst() }
      }
      guard (value ?? "").isEmpty == (flag.placeholder == nil) else {
        let why = flag.placeholder == nil ? "takes no value" : "needs a value"
        throw UsageError("\(name) \(why): \(flag.usage)")
      }
      try flag.take(&self, value ?? "")
      while flag.takesSeveral, let next = left.first, !next.hasPrefix("--") {
        try flag.take(&self, next)
        left.removeFirst()
      }
    }
    try checkTogether(given)
    if let page, let pages, !pages.contains(page) {
      throw UsageError(
        "--page: there is no page \"\(page)\", and --list-pages prints those that there are"
          + Suggestion.clause(for: page, among: pages))
    }
  }

  /// The arguments without the sessions to play and without what is written about all of them: what
  /// a process needs beside one session.
  package static func shared(_ arguments: [String]) -> [String] {
    var out: [String] = []
    var isSkipping = false
    for (i, a) in arguments.enumerated() {
      if a == "--" { return out + arguments[i...] }
      if a.hasPrefix("--") {
        isSkipping = ["--replay", "--junit"].contains { a == $0 || a.hasPrefix($0 + "=") }
      }
      if !isSkipping { out.append(a) }
    }
    return out
  }

  private static func unknown(_ name: String, among flags: [Flag]) -> UsageError {
    guard name.hasPrefix("-"), name != "-" else {
      return UsageError(
        "unexpected argument \"\(name)\": what is meant for the app itself goes after --")
    }
    let hint = Suggestion.clause(for: name, among: flags.map(\.name))
    return UsageError(
      "unknown flag \"\(name)\"" + (hint.isEmpty ? "; --help prints them all" : hint))
  }

  /// Which flags make no sense with, or without, which others.
  private func checkTogether(_ given: Set<String>) throws(UsageError) {
    if given.contains("--size"), given.contains("--device") {
      throw UsageError("--size and --device both give the size: leave one of them out")
    }
    let tasks = ["--replay", "--screenshot", "--describe"].filter(given.contains)
    if let replay = tasks.first, replay == "--replay", tasks.count > 1 {
      throw UsageError(
        "\(tasks[1]) shows the first frame and --replay plays a session: leave one of them out, or "
          + "give the session a snapshot step")
    }
    for name in [
      "--snapshots", "--update-snapshots", "--report", "--hashes", "--filmstrip", "--movie",
      "--prefer", "--speed", "--junit",
    ]
    where given.contains(name) && replay == nil {
      if name == "--snapshots", record != nil { continue }
      throw UsageError("\(name) says what a replay does: give --replay FILE too")
    }
    if record != nil {
      if let other = tasks.first ?? (isHeadless ? "--headless" : nil) {
        throw UsageError(
          "--record writes down what somebody does in a window, which there is not with \(other): "
            + "leave one of them out")
      }
    } else if leavesOutFinalChecks {
      throw UsageError("--no-final-checks says how a recording ends: give --record FILE too")
    }
    let windowless = isHeadless ? "--headless" : screenshot != nil ? "--screenshot" : nil
    for name in ["--speed", "--stats", "--slow-animations"] where given.contains(name) {
      guard let other = windowless ?? (describes ? "--describe" : nil) else { continue }
      throw UsageError(
        "\(name) is for a window, which there is not with \(other): leave one of them out")
    }
    for name in ["--stats", "--slow-animations", "--frame-log"] where given.contains(name) {
      if record != nil {
        throw UsageError("\(name) does not go with --record: give it to the replay")
      }
    }
    if frameLog != nil, screenshot != nil || describes {
      throw UsageError(
        "--frame-log is for windows and replays: leave out \(describes ? "--describe" : "--screenshot")"
      )
    }
    if isHeadless, tasks.isEmpty, !listsPages, !listsDevices {
      throw UsageError(
        "--headless shows nothing, so say what to do: --replay FILE, --screenshot FILE.png or "
          + "--describe")
    }
    if let size, !WindowRange.allows(size: size, scale: scale ?? 1) {
      throw UsageError("--size times --scale makes too many pixels")
    }
  }

  // MARK: together with a session

  /// What the window is made with.
  /// - Parameters:
  ///   - header: of the session to play, nil for none.
  ///   - file: the session's path.
  ///   - standard: what counts where neither says anything.
  /// - Throws: where a flag contradicts the header.
  package func configuration(
    _ header: SessionHeader?, file: String = "", standard: WindowConfiguration
  ) throws(UsageError) -> WindowConfiguration {
    var c = standard
    let h = header ?? SessionHeader()
    func either<T: Equatable>(
      _ flag: T?, _ key: T?, _ name: String, _ keyName: String, _ shown: (T) -> String
    ) throws(UsageError) -> T? {
      guard let flag, let key, flag != key else { return flag ?? key }
      throw UsageError(
        "\(name) \(shown(flag)) contradicts the header of \(file), whose \"\(keyName)\" is "
          + "\(shown(key)): leave the flag out")
    }
    func word<T: Equatable>(_ value: T, _ words: [(String, T)]) -> String {
      words.first { $0.1 == value }?.0 ?? ""
    }
    c.size =
      try either(size, h.size, "--size", "size") { LaunchOptions.text($0) } ?? standard.size
    c.scale = try either(scale, h.scale, "--scale", "scale") { "\($0)" } ?? standard.scale
    c.colorScheme =
      try either(appearance, h.appearance, "--appearance", "appearance") {
        word($0, WindowRange.appearances)
      } ?? standard.colorScheme
    c.locale =
      try either(locale, h.locale, "--locale", "locale") { $0 }.map { Locale(identifier: $0) }
      ?? standard.locale
    c.dynamicTypeSize =
      try either(textSize, h.textSize, "--text-size", "textSize") {
        word($0, WindowRange.textSizes)
      } ?? standard.dynamicTypeSize
    c.layoutDirection =
      try either(layoutDirection, h.layoutDirection, "--layout-direction", "layoutDirection") {
        word($0, WindowRange.directions)
      } ?? standard.layoutDirection
    c.reducesMotion =
      try either(reduceMotion, h.reduceMotion, "--reduce-motion", "reduceMotion") { "\($0)" }
      ?? standard.reducesMotion
    c.framesPerSecond = h.framesPerSecond.map(Double.init) ?? standard.framesPerSecond
    if !WindowRange.allows(size: c.size, scale: c.scale) {
      throw UsageError(
        "a window of \(LaunchOptions.text(c.size)) has too many pixels at this scale")
    }
    return c
  }

  private static func text(_ size: CGSize) -> String {
    func number(_ v: CGFloat) -> String { v == v.rounded() ? "\(Int(v))" : "\(v)" }
    return "\(number(size.width))x\(number(size.height))"
  }
}
