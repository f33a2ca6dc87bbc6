import Desktop
import Foundation
import Testing

/// The gallery's window on a display of its own, seen and used from outside.
@Suite(
  .serialized,
  .enabled(if: Display.isInstalled && Display.hasPointer, "Xvfb or xdotool is not installed"))
struct DesktopWindowTests {
  /// Opens the gallery and calls `body` with its window's number and place.
  private func withWindow(
    _ arguments: String...,
    body: (_ display: Display, _ gallery: Program, _ window: String, _ x: Int, _ y: Int) throws
      -> Void
  ) throws {
    let display = try Display(width: 800, height: 900)
    defer { display.end() }
    let gallery = try Program("gallery", arguments, environment: display.environment)
    defer { gallery.end() }
    let window: String
    do {
      window = try display.window(ofClass: "gallery")
    } catch {
      gallery.end()
      let outcome = gallery.outcome()
      throw DisplayError("\(error); gallery ended with \(outcome.code): \(outcome.errors)")
    }
    let (x, y) = try display.origin(of: window)
    try body(display, gallery, window, x, y)
  }
  private let white = "ffffff"
  private let blue = "007aff"

  @Test func aClickOnALabelSelects() throws {
    try withWindow("--page", "photo-source") { display, _, window, x, y in
      #expect(try display.point("getwindowname \(window)") == "Gallery")
      // Beside the label of each pill; the control is 350 by 50 points at (20, 125).
      let camera = (x + 40, y + 150), library = (x + 350, y + 150)
      #expect(try display.pixel(camera.0, camera.1, becoming: blue) == blue)
      #expect(try display.pixel(library.0, library.1) != blue)
      // The middle of the label itself.
      try display.point("mousemove \(x + 282) \(y + 150) click 1")
      #expect(try display.pixel(library.0, library.1, becoming: blue) == blue)
      #expect(try display.pixel(camera.0, camera.1) != blue)
      try display.point("mousemove \(x + 107) \(y + 150) click 1")
      #expect(try display.pixel(camera.0, camera.1, becoming: blue) == blue)
      #expect(try display.pixel(library.0, library.1) != blue)
    }
  }

  /// What is copied in one program can be pasted in another.
  @Test func textGoesFromWindowToWindow() throws {
    try withWindow("--page", "text-fields") { display, _, first, x, y in
      let other = try Program(
        "gallery", ["--page", "text-fields"], environment: display.environment)
      defer { other.end() }
      var found: String?
      let start = ContinuousClock.now
      while found == nil, ContinuousClock.now - start < .seconds(60) {
        let all = try display.point("search --onlyvisible --class ^gallery$")
        found = all.split(separator: "\n").map(String.init).first { $0 != first }
        Thread.sleep(forTimeInterval: 0.05)
      }
      let second = try #require(found)
      try display.point("windowmove \(second) \(x + 400) \(y)")
      // At the upper edge of the text of the field "Name".
      let place = (x + 460, y + 81)
      #expect(try display.pixel(place.0, place.1, becoming: white) == white)
      try display.point("windowfocus \(first) mousemove \(x + 100) \(y + 90) click 1")
      try display.point("type WWWWWWWWWWWW")
      try display.point("key ctrl+a")
      try display.point("key ctrl+c")
      try display.point("windowfocus \(second) mousemove \(x + 500) \(y + 90) click 1")
      try display.point("key ctrl+v")
      try display.point("key ctrl+a")
      // A fifth of the accent colour.
      #expect(try display.pixel(place.0, place.1, becoming: "cce4ff") == "cce4ff")
    }
  }

  @Test func aStillWindowCostsNothing() throws {
    try withWindow("--page", "photo-source") { display, gallery, _, x, y in
      #expect(try display.pixel(x + 40, y + 150, becoming: blue) == blue)
      // A click, so that something has moved before; then time for it to come to rest.
      try display.point("mousemove \(x + 282) \(y + 150) click 1")
      Thread.sleep(forTimeInterval: 2)
      let before = try gallery.usage()
      Thread.sleep(forTimeInterval: 10)
      let after = try gallery.usage()
      #expect(after.ticks - before.ticks == 0, "hundredths of a second of CPU in ten seconds")
      #expect(after.switches - before.switches <= 2, "context switches in ten seconds")
    }
  }

  @Test func aResizedWindowIsLaidOutAnew() throws {
    try withWindow("--page", "photo-source", "--size", "390x420") { display, _, window, x, y in
      // The right end of the control, in the middle of its height.
      let (left, right) = (40, 350)
      #expect(try display.pixel(x + left, y + 150, becoming: blue) == blue)
      try display.point("mousemove \(x + 282) \(y + 150) click 1")
      #expect(try display.pixel(x + right, y + 150, becoming: blue) == blue)
      try display.point("windowsize \(window) 560 600")
      let (x, y) = try display.origin(of: window)
      #expect(try display.pixel(x + 520, y + 150, becoming: blue) == blue)
      #expect(try display.pixel(x + 555, y + 595) == white)
      #expect(try display.pixel(x + 275, y + 150) != blue)
      #expect(try display.pixel(x + 285, y + 150) == blue)
      try display.point("windowsize \(window) 300 460")
      #expect(try display.pixel(x + 272, y + 150, becoming: blue) == blue)
      #expect(try display.pixel(x + 272, y + 120) == white)
    }
  }

  @Test func closingTheWindowEndsTheProgram() throws {
    try withWindow { display, gallery, window, x, y in
      #expect(try display.pixel(x + 5, y + 5, becoming: white) == white)
      try display.close(window)
      let outcome = gallery.outcome()
      #expect(outcome.code == 0)
      #expect(outcome.errors.isEmpty, "\(outcome.errors)")
    }
  }

  @Test func aRowOfTheListOpensItsPage() throws {
    try withWindow { display, _, _, x, y in
      // Nothing of the list stands this far to the right of the title; a page has a line here.
      #expect(try display.pixel(x + 5, y + 5, becoming: white) == white)
      #expect(try display.pixel(x + 380, y + 52) == white)
      try display.point("mousemove \(x + 100) \(y + 115) click 1")
      #expect(try display.pixel(x + 40, y + 150, becoming: blue) == blue)
      try display.point("mousemove \(x + 50) \(y + 26) click 1")
      #expect(try display.pixel(x + 380, y + 52, becoming: white) == white)
    }
  }

  @Test func aReplayInTheWindowPassesAndEndsIt() throws {
    let display = try Display(width: 800, height: 900)
    defer { display.end() }
    let file = SessionFilesTests.folder.appendingPathComponent("photo-source-tr-dark.jsonl")
    let outcome = try Program.run(
      "gallery", ["--replay", file.path], environment: display.environment)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("photo-source-tr-dark: passed, 5 expectations, 4 snapshots"))
  }
}
