import Desktop
import Foundation
import Props
import Testing

/// Random use of the gallery's window is recorded, and the recording played: what the window showed
/// last is what the replay draws last.
///
/// With `RANDOM_USE` in the environment, that many seconds each, from 1 to 600; some otherwise.
@Suite(
  .serialized,
  .enabled(if: Display.isInstalled && Display.hasPointer, "Xvfb or xdotool is not installed"))
struct RandomUseTests {
  private static let pages = ["photo-source", "pager-dots", "buttons", "scrolling", "transitions"]
  private static let seconds =
    ProcessInfo.processInfo.environment["RANDOM_USE"].flatMap(Double.init) ?? 4

  @Test(arguments: 0..<(seconds > 30 ? 8 : 2))
  func whatTheWindowShowedLastIsDrawnAgain(seed: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = Self.pages[seed % Self.pages.count]
    let display = try Display(width: 600, height: 700)
    defer { display.end() }
    let gallery = try Program(
      "gallery", ["--record", "r.jsonl", "--page", page, "--size", "390x500"],
      environment: display.environment, folder: folder)
    defer { gallery.end() }
    var hand = RandomHand(
      seed: UInt64(seed), display: display, window: try display.window(ofClass: "gallery"))
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(Self.seconds) { try hand.act() }
    try hand.letGo()
    kill(gallery.process.processIdentifier, SIGINT)
    let recording = gallery.outcome()
    #expect(recording.code == 0, "\(recording.errors)")
    let picture = folder.appendingPathComponent("Snapshots/r/end.png")
    #expect(FileManager.default.fileExists(atPath: picture.path))

    let arguments = ["--replay", "r.jsonl", "--headless", "--hashes"]
    let first = try Program.run("gallery", arguments + ["one"], folder: folder)
    #expect(first.code == 0, "seed \(seed): \(first.errors)")
    let second = try Program.run("gallery", arguments + ["two"], folder: folder)
    #expect(second.code == 0)
    func hashes(_ name: String) throws -> String {
      try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
    }
    #expect(try hashes("one") == hashes("two"))
    #expect(try hashes("one").split(separator: "\n").count > Int(Self.seconds * 30))
  }
}

/// Does one thing after the other to a window, the same ones for the same seed.
private struct RandomHand {
  private var dice: Dice
  private let display: Display
  private let window: String
  private var isDown = false

  init(seed: UInt64, display: Display, window: String) {
    dice = Dice(seed)
    self.display = display
    self.window = window
  }
  private mutating func random(_ n: Int) -> Int {
    dice.roll(n)
  }
  private mutating func place() throws -> String {
    let (x, y) = try display.origin(of: window)
    return "\(x + random(390)) \(y + random(500))"
  }

  mutating func act() throws {
    switch random(12) {
    case 0, 1: try display.point("mousemove \(place()) click 1")
    case 2, 3, 4:
      var commands = "mousemove \(try place()) mousedown 1"
      for _ in 0..<(3 + random(12)) {
        commands +=
          " mousemove_relative -- \(random(41) - 20) \(random(31) - 15) sleep 0.0\(random(3))"
      }
      try display.point(commands + " mouseup 1")
    case 5: try display.point("mousemove \(place()) click \(4 + random(2)) click \(4 + random(2))")
    case 6:
      let keys = ["Right", "Left", "Tab", "space", "Return", "Home", "End", "Escape", "a"]
      try display.point("key \(keys[random(keys.count)])")
    case 7: try display.point("mousemove \(place())")
    case 8:
      try display.point(isDown ? "mouseup 1" : "mousedown 1")
      isDown.toggle()
    case 9: try display.point("windowsize \(window) \(300 + random(200)) \(400 + random(200))")
    case 10: try display.point("key F8")
    default: try display.point("sleep 0.\(random(4))")
    }
  }
  /// Nothing stays pressed.
  mutating func letGo() throws {
    if isDown { try display.point("mouseup 1") }
    try display.point("sleep 0.3")
  }
}
