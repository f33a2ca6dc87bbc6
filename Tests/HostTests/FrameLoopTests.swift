import Desktop
import Foundation
import Testing

/// What a window does on a display of its own, seen from outside: Xvfb, and `loop-probe` in it.
@Suite(.serialized, .enabled(if: Display.isInstalled, "Xvfb is not installed"))
struct FrameLoopTests {
  @Test func aStillWindowSleeps() throws {
    var switches = 0
    var ticks = 0
    _ = try Display.run("events", "20") { probe, _ in
      // The first second belongs to the display.
      Thread.sleep(forTimeInterval: 1)
      let before = try probe.usage()
      Thread.sleep(forTimeInterval: 3)
      let after = try probe.usage()
      probe.end()
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
    let output = try Display.run("events", "20") { probe, _ in probe.end() }
    #expect(output.last?.hasPrefix("ended after") == true, "\(output)")
  }

  @Test(.enabled(if: Display.hasPointer, "xdotool is not installed"))
  func aDragGoesOnOutsideTheWindow() throws {
    let output = try Display.run("events", "20") { probe, display in
      let steps = [
        "mousemove 400 300", "mousedown 1", "mousemove 402 303", "mousemove 10 20", "mouseup 1",
        "click 5", "mousemove 400 300", "click 5", "key Right",
      ]
      for step in steps { try display.point(step) }
      Thread.sleep(forTimeInterval: 0.3)
      probe.end()
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
    let output = try Display.run("events", "20") { probe, display in
      try display.point("search --class loop-probe windowsize 400 250")
      Thread.sleep(forTimeInterval: 0.3)
      probe.end()
    }
    #expect(output.contains { $0.hasPrefix("resize(") && $0.contains("400.0") }, "\(output)")
    #expect(output.last?.hasSuffix("last size [400, 250]") == true, "\(output)")
  }
}

extension Display {
  /// Runs `loop-probe` on a new display until it ends; `act` may do something to it once it has
  /// printed its first line. Returns the lines it printed.
  fileprivate static func run(
    _ arguments: String..., act: ((Program, Display) throws -> Void)? = nil
  ) throws -> [String] {
    let display = try Display()
    defer { display.end() }
    let probe = try Program("loop-probe", arguments, environment: display.environment)
    defer { probe.end() }
    if let act {
      probe.awaitLine()
      // The window is on the display by then, but the server may still be placing it.
      Thread.sleep(forTimeInterval: 0.3)
      try act(probe, display)
    }
    return probe.outcome().output.split(separator: "\n").map(String.init)
  }
}
