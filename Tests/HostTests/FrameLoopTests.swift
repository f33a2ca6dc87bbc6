import Foundation
import Testing

/// What a window does on a display of its own, seen from outside: Xvfb, and `loop-probe` in it.
@Suite(.serialized, .enabled(if: Display.isInstalled, "Xvfb is not installed"))
struct FrameLoopTests {
  @Test func aStillWindowSleeps() throws {
    var switches = 0
    var ticks = 0
    _ = try Display.run("events", "20") { process, _ in
      // The first second belongs to the display.
      Thread.sleep(forTimeInterval: 1)
      let before = try Usage(of: process)
      Thread.sleep(forTimeInterval: 3)
      let after = try Usage(of: process)
      process.terminate()
      switches = after.switches - before.switches
      ticks = after.ticks - before.ticks
    }
    #expect(switches <= 2, "context switches of all its threads in three seconds")
    #expect(ticks <= 1, "hundredths of a second of CPU")
  }

  @Test func tasksQueuesTimersAndWakesDrawAFrameEach() throws {
    let output = try Display.run("wake", "1")
    #expect(output.first == #"["task 1", "queue 2", "timer and wake 4"]"#)
  }

  @Test func aMovingWindowDrawsSixtyFramesASecond() throws {
    let output = try Display.run("pace", "1")
    let fields = output.first?.split(separator: " ").map(String.init) ?? []
    #expect(fields.count == 6, "\(output)")
    let frames = try #require(Int(fields[1]))
    #expect((30...62).contains(frames), "\(frames) frames in a second")
    #expect(fields[3] == "0", "a step between two frames that is not a multiple of 1/60 s")
  }

  @Test func terminationIsACleanEnd() throws {
    let output = try Display.run("events", "20") { process, _ in process.terminate() }
    #expect(output.last?.hasPrefix("ended after") == true, "\(output)")
  }

  @Test(.enabled(if: Display.hasPointer, "xdotool is not installed"))
  func aDragGoesOnOutsideTheWindow() throws {
    let output = try Display.run("events", "20") { process, display in
      let steps = [
        "mousemove 400 300", "mousedown 1", "mousemove 402 303", "mousemove 10 20", "mouseup 1",
        "click 5", "mousemove 400 300", "click 5", "key Right",
      ]
      for step in steps { Display.point(step, on: display) }
      Thread.sleep(forTimeInterval: 0.3)
      process.terminate()
    }
    // The window is 300 by 200 in the middle of 800 by 600.
    let expected = [
      "down(Foundation.CGPoint(x: 150.0, y: 100.0), Diorama.InputEvent.Button.left) 0",
      "move(Foundation.CGPoint(x: 152.0, y: 103.0)) 0",
      "move(Foundation.CGPoint(x: -240.0, y: -180.0)) 0",
      "up(Foundation.CGPoint(x: -240.0, y: -180.0), Diorama.InputEvent.Button.left) 0",
    ]
    let start = try #require(output.firstIndex(of: expected[0]), "\(output)")
    #expect(Array(output[start..<min(start + 4, output.count)]) == expected)
    let wheel = output.filter { $0.hasPrefix("wheel") }
    #expect(wheel.count == 1 && wheel[0].contains("dy: 40.0"), "\(wheel)")
  }

  @Test(.enabled(if: Display.hasPointer, "xdotool is not installed"))
  func aResizedWindowIsDrawnAtItsNewSize() throws {
    let output = try Display.run("events", "20") { process, display in
      Display.point("search --class loop-probe windowsize 400 250", on: display)
      Thread.sleep(forTimeInterval: 0.3)
      process.terminate()
    }
    #expect(output.contains { $0.hasPrefix("resize(") && $0.contains("400.0") }, "\(output)")
    #expect(output.last?.hasSuffix("last size [400, 250]") == true, "\(output)")
  }
}

/// A display without a screen, and programs in it.
private enum Display {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb")
  static let hasPointer = FileManager.default.isExecutableFile(atPath: "/usr/bin/xdotool")

  /// Runs `loop-probe` on a new display until it ends; `act` may do something to it once it has
  /// printed its first line. Returns the lines it printed.
  static func run(
    _ arguments: String..., act: ((Process, String) throws -> Void)? = nil
  ) throws -> [String] {
    let server = Process()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/Xvfb")
    server.arguments = ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp"]
    let number = Pipe()
    server.standardOutput = number
    server.standardError = FileHandle.nullDevice
    try server.launchUnmasked()
    defer { server.end() }
    // The server prints its display's number once it is ready.
    let digits = String(decoding: number.fileHandleForReading.availableData, as: UTF8.self)
    let display = ":" + digits.trimmingCharacters(in: .whitespacesAndNewlines)

    let probe = Process()
    let link = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    let folder = URL(fileURLWithPath: link).deletingLastPathComponent()
    probe.executableURL = folder.appendingPathComponent("loop-probe")
    probe.arguments = arguments
    var environment = ProcessInfo.processInfo.environment
    environment["DISPLAY"] = display
    environment["SDL_VIDEODRIVER"] = "x11"
    probe.environment = environment
    let output = Pipe()
    probe.standardOutput = output
    try probe.launchUnmasked()
    var data = Data()
    if let act {
      while !data.contains(10) {
        let more = output.fileHandleForReading.availableData
        if more.isEmpty { break }
        data += more
      }
      // The window is on the display by then, but the server may still be placing it.
      Thread.sleep(forTimeInterval: 0.3)
      try act(probe, display)
    }
    data += output.fileHandleForReading.readDataToEndOfFile()
    probe.end()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// One step of xdotool's on a display, and time for it to arrive.
  static func point(_ step: String, on display: String) {
    let tool = Process()
    tool.executableURL = URL(fileURLWithPath: "/usr/bin/xdotool")
    tool.arguments = step.split(separator: " ").map(String.init)
    tool.environment = ["DISPLAY": display]
    try? tool.run()
    tool.awaitEnd()
    Thread.sleep(forTimeInterval: 0.05)
  }
}

/// What a process has used so far, as the kernel counts it.
private struct Usage {
  /// Context switches of all threads, voluntary and forced.
  var switches = 0
  /// CPU time in hundredths of a second.
  var ticks = 0

  init(of process: Process) throws {
    let folder = "/proc/\(process.processIdentifier)"
    for thread in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/task") {
      let status = try String(contentsOfFile: "\(folder)/task/\(thread)/status", encoding: .utf8)
      let lines = status.split(separator: "\n").filter { $0.contains("ctxt_switches") }
      switches += lines.compactMap { Int($0.split(separator: "\t").last ?? "") }.reduce(0, +)
    }
    // The name in parentheses may hold anything; user and system time are 12th and 13th after it.
    let stat = try String(contentsOfFile: "\(folder)/stat", encoding: .utf8)
    let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
    ticks = [12, 13].compactMap { Int(fields[$0]) }.reduce(0, +)
  }
}

extension Process {
  /// Runs it with the signals that end a process let through: the threads of a test block them, and
  /// a child inherits that.
  func launchUnmasked() throws {
    var ends = sigset_t()
    var before = sigset_t()
    sigemptyset(&ends)
    sigaddset(&ends, SIGTERM)
    sigaddset(&ends, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &ends, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try run()
  }

  /// Waits without running a run loop, which a test's thread does not have.
  func awaitEnd() {
    while isRunning { Thread.sleep(forTimeInterval: 0.005) }
  }

  /// Ends a process that may have ended by itself.
  func end() {
    if isRunning { terminate() }
    awaitEnd()
  }
}
