import Diorama
import Foundation
import Session
import Testing

@Suite struct LaunchOptionsTests {
  /// A command line that must be refused, and with which words.
  struct Wrong: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let message: String
    var pages: [String]?
    var testDescription: String { arguments.joined(separator: " ") }
    init(_ line: String, _ message: String, pages: [String]? = nil) {
      arguments = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
      self.message = message
      self.pages = pages
    }
  }
  private static let sizes =
    "--size must be a width and a height in points from 1 to 16384, such as 390x844, not "
  private static let scales = "--scale must be pixels per point, above 0 and at most 8, not "
  private static let locales =
    "--locale must be a locale's identifier, such as en, de-DE or ar, not "

  static let wrong: [Wrong] = [
    Wrong("--size 0x0", sizes + "\"0x0\""),
    Wrong("--size 390", sizes + "\"390\""),
    Wrong("--size 390x", sizes + "\"390x\""),
    Wrong("--size 390x844x2", sizes + "\"390x844x2\""),
    Wrong("--size -390x844", sizes + "\"-390x844\""),
    Wrong("--size nanx1e3", sizes + "\"nanx1e3\""),
    Wrong("--size 99999x10", sizes + "\"99999x10\""),
    Wrong("--size", "--size needs a value: --size WxH"),
    Wrong("--size=", "--size needs a value: --size WxH"),
    Wrong("--size --describe", "--size needs a value: --size WxH"),
    Wrong("--size 1x1 --size 2x2", "--size is given twice"),
    Wrong(
      "--size 1x1 --device iphone-14",
      "--size and --device both give the size: leave one of them out"),
    Wrong("--size 16000x16000", "--size times --scale makes too many pixels"),
    Wrong("--size 3000x3000 --scale 8", "--size times --scale makes too many pixels"),
    Wrong(
      "--device iphone14",
      "--device: there is no \"iphone14\"; did you mean \"iphone-14\"?; \"--device list\" prints "
        + "them all"),
    Wrong("--scale -1", scales + "\"-1\""),
    Wrong("--scale 0", scales + "\"0\""),
    Wrong("--scale inf", scales + "\"inf\""),
    Wrong("--scale 2x", scales + "\"2x\""),
    Wrong(
      "--appearance drak",
      "--appearance must be one of light, dark, not \"drak\"; did you mean \"dark\"?"),
    Wrong("--locale english", locales + "\"english\""),
    Wrong("--locale e", locales + "\"e\""),
    Wrong("--locale de-", locales + "\"de-\""),
    Wrong("--locale de_D\u{00c4}", locales + "\"de_D\u{00c4}\""),
    Wrong("--layout-direction up", "--layout-direction must be one of ltr, rtl, not \"up\""),
    Wrong(
      "--text-size xLarg",
      "--text-size must be one of xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, "
        + "accessibility1, accessibility2, accessibility3, accessibility4, accessibility5, not "
        + "\"xLarg\"; did you mean \"xLarge\"?"),
    Wrong("--reduce-motion=yes", "--reduce-motion takes no value: --reduce-motion"),
    Wrong(
      "--reduce-motion yes",
      "unexpected argument \"yes\": what is meant for the app itself goes after --"),
    Wrong("--relpay a.jsonl", "unknown flag \"--relpay\"; did you mean \"--replay\"?"),
    Wrong("-s", "unknown flag \"-s\"; --help prints them all"),
    Wrong("--statistics", "unknown flag \"--statistics\"; --help prints them all"),
    Wrong("photo", "unexpected argument \"photo\": what is meant for the app itself goes after --"),
    Wrong("--page photo", "unknown flag \"--page\"; --help prints them all"),
    Wrong(
      "--page phto",
      "--page: there is no page \"phto\", and --list-pages prints those that there are; "
        + "did you mean \"photo\"?", pages: ["photo", "tabs"]),
    Wrong(
      "--headless",
      "--headless shows nothing, so say what to do: --replay FILE, --screenshot FILE.png or "
        + "--describe"),
    Wrong("--hashes h", "--hashes says what a replay does: give --replay FILE too"),
    Wrong("--filmstrip f.png", "--filmstrip says what a replay does: give --replay FILE too"),
    Wrong("--movie m.mp4", "--movie says what a replay does: give --replay FILE too"),
    Wrong(
      "--replay a.jsonl --movie m.avi", "--movie must end in .mp4, .gif or .webm, not \"m.avi\""),
    Wrong("--replay a.jsonl --movie mp4", "--movie must end in .mp4, .gif or .webm, not \"mp4\""),
    Wrong(
      "--update-snapshots", "--update-snapshots says what a replay does: give --replay FILE too"),
    Wrong(
      "--replay a.jsonl --screenshot b.png",
      "--screenshot shows the first frame and --replay plays a session: leave one of them out, or "
        + "give the session a snapshot step"),
    Wrong(
      "--record r.jsonl --replay a.jsonl",
      "--record writes down what somebody does in a window, which there is not with --replay: leave "
        + "one of them out"),
    Wrong(
      "--record r.jsonl --headless",
      "--record writes down what somebody does in a window, which there is not with --headless: "
        + "leave one of them out"),
    Wrong(
      "--no-final-checks", "--no-final-checks says how a recording ends: give --record FILE too"),
    Wrong("--record r.jsonl --stats", "--stats does not go with --record: give it to the replay"),
    Wrong(
      "--replay a.jsonl --prefer row",
      "--prefer must be one of target, raw, not \"row\"; did you mean \"raw\"?"),
    Wrong("--replay a.jsonl --speed 0", "--speed must be from 0.1 to 100, not \"0\""),
    Wrong("--replay a.jsonl --speed 101", "--speed must be from 0.1 to 100, not \"101\""),
    Wrong(
      "--replay a.jsonl --headless --speed 2",
      "--speed is for a window, which there is not with --headless: leave one of them out"),
    Wrong(
      "--describe --stats",
      "--stats is for a window, which there is not with --describe: leave one of them out"),
    Wrong("--speed 2", "--speed says what a replay does: give --replay FILE too"),
    Wrong("--junit a.xml", "--junit says what a replay does: give --replay FILE too"),
    Wrong(
      "--describe --frame-log f", "--frame-log is for windows and replays: leave out --describe"),
  ]

  @Test(arguments: wrong) func isRefused(_ wrong: Wrong) {
    let error = #expect(throws: UsageError.self) {
      try LaunchOptions(wrong.arguments, pages: wrong.pages)
    }
    #expect(error?.description == wrong.message)
  }

  private func parse(_ line: String, pages: [String]? = nil) throws -> LaunchOptions {
    try LaunchOptions(line.split(separator: " ").map(String.init), pages: pages)
  }

  @Test func nothingIsAWindow() throws {
    #expect(try parse("") == LaunchOptions())
  }

  @Test func everyFlagIsTaken() throws {
    var o = LaunchOptions()
    o.size = CGSize(width: 320, height: 480.5)
    o.scale = 1.5
    o.appearance = .dark
    o.locale = "zh-Hans-CN"
    o.textSize = .xxLarge
    o.layoutDirection = .rightToLeft
    o.reduceMotion = true
    o.isHeadless = true
    o.replays = ["a.jsonl"]
    o.snapshots = "S"
    o.updatesSnapshots = true
    o.report = "R"
    o.hashes = "h"
    o.filmstrip = "f.png"
    o.movie = "m.GIF"
    o.page = "tabs"
    o.rest = ["--size", "--", "x"]
    #expect(
      try parse(
        "--size 320x480.5 --scale=1.5 --appearance dark --locale zh-Hans-CN --text-size xxLarge "
          + "--layout-direction rtl --reduce-motion --headless --replay a.jsonl --snapshots S "
          + "--update-snapshots --report=R --hashes h --filmstrip f.png "
          + "--movie m.GIF --page tabs -- --size -- x",
        pages: ["tabs"]) == o)
  }

  @Test func flagsOfWindowsAndRecordingsAreTaken() throws {
    var o = LaunchOptions()
    o.replays = ["a.jsonl", "b.jsonl", "folder"]
    o.speed = 0.1
    o.prefersRaw = true
    o.frameLog = "f"
    o.showsFrameTimes = true
    o.isSlow = true
    o.junit = "j.xml"
    #expect(
      try parse(
        "--replay a.jsonl b.jsonl folder --speed 0.1 --prefer raw --frame-log f --stats "
          + "--slow-animations --junit j.xml") == o)
    var r = LaunchOptions()
    r.record = "r.jsonl"
    r.leavesOutFinalChecks = true
    #expect(try parse("--record r.jsonl --no-final-checks") == r)
  }

  @Test func whatSessionsShareIsHandedOn() {
    func shared(_ line: String) -> String {
      LaunchOptions.shared(line.split(separator: " ").map(String.init)).joined(separator: " ")
    }
    #expect(
      shared("--scale 2 --replay a b c --headless --junit j --prefer raw -- --replay x")
        == "--scale 2 --headless --prefer raw -- --replay x")
    #expect(shared("--junit=j --replay=a b --report=r") == "--report=r")
  }

  @Test func theFirstFrameCanBeAPictureAndAText() throws {
    var o = LaunchOptions()
    o.screenshot = "a.png"
    o.describes = true
    o.size = CGSize(width: 390, height: 844)
    #expect(try parse("--describe --screenshot a.png --device iPhone-14") == o)
  }

  @Test func helpAndVersionComeBeforeMistakes() throws {
    #expect(try parse("--sise 3 --help").asksForHelp)
    #expect(try parse("-h").asksForHelp)
    #expect(try parse("--scale -1 --version").asksForVersion)
    #expect(try parse("-- --help").rest == ["--help"])
    #expect(try parse("--device list").listsDevices)
    #expect(try parse("--list-pages", pages: []).listsPages)
  }

  @Test func helpNamesEveryFlag() throws {
    let help = LaunchOptions.help(program: "shop", hasPages: false)
    #expect(help.hasPrefix("usage: shop [flags]"))
    for name in ["--size WxH", "--device NAME", "--replay FILE.jsonl", "--describe", "--version"] {
      #expect(help.contains("  \(name) "))
    }
    #expect(!help.contains("--page"))
    #expect(LaunchOptions.help(program: "shop", hasPages: true).contains("--page NAME"))
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  // MARK: together with a session

  @Test func flagsAndHeaderComplementEachOther() throws {
    var header = SessionHeader()
    header.size = CGSize(width: 100, height: 50)
    header.appearance = .dark
    header.framesPerSecond = 30
    var standard = WindowConfiguration()
    standard.size = CGSize(width: 7, height: 7)
    let c = try parse("--scale 2 --appearance dark --locale de --replay a").configuration(
      header, file: "a", standard: standard)
    var expected = standard
    expected.size = CGSize(width: 100, height: 50)
    expected.scale = 2
    expected.colorScheme = .dark
    expected.locale = Locale(identifier: "de")
    expected.framesPerSecond = 30
    #expect(c == expected)
    #expect(try parse("").configuration(nil, standard: standard) == standard)
  }

  @Test(arguments: [
    ("--size 10x20", "--size 10x20 contradicts the header of a, whose \"size\" is 100x50"),
    ("--scale 3", "--scale 3.0 contradicts the header of a, whose \"scale\" is 2.0"),
    (
      "--appearance light",
      "--appearance light contradicts the header of a, whose \"appearance\" is dark"
    ),
    ("--locale en", "--locale en contradicts the header of a, whose \"locale\" is de"),
    (
      "--text-size small",
      "--text-size small contradicts the header of a, whose \"textSize\" is large"
    ),
    (
      "--layout-direction rtl",
      "--layout-direction rtl contradicts the header of a, whose \"layoutDirection\" is ltr"
    ),
    (
      "--reduce-motion",
      "--reduce-motion true contradicts the header of a, whose \"reduceMotion\" is false"
    ),
  ])
  func aFlagThatContradictsTheHeaderIsRefused(_ line: String, _ message: String) throws {
    var h = SessionHeader()
    h.size = CGSize(width: 100, height: 50)
    h.scale = 2
    h.appearance = .dark
    h.locale = "de"
    h.textSize = .large
    h.layoutDirection = .leftToRight
    h.reduceMotion = false
    let options = try parse(line)
    let error = #expect(throws: UsageError.self) {
      try options.configuration(h, file: "a", standard: WindowConfiguration())
    }
    #expect(error?.description == message + ": leave the flag out")
  }

  @Test func aScaleThatIsTooLargeForTheHeadersSizeIsRefused() throws {
    var h = SessionHeader()
    h.size = CGSize(width: 16000, height: 4000)
    let options = try parse("--scale 2 --replay a")
    #expect(throws: UsageError.self) {
      try options.configuration(h, file: "a", standard: WindowConfiguration())
    }
  }
}
