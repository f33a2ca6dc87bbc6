import Foundation

/// A display of its own that no screen shows: Xvfb, with xdotool for a hand on the mouse.
package final class Display {
  package static let isInstalled = FileManager.default.isExecutableFile(atPath: "/usr/bin/Xvfb")
  package static let hasPointer = FileManager.default.isExecutableFile(atPath: "/usr/bin/xdotool")

  /// Such as `:99`.
  package let name: String
  private let server: Program
  /// Where the server keeps its pixels.
  private let folder: URL

  /// - Throws: when the server cannot be started.
  package init(width: Int = 800, height: Int = 600) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    server = try Program(
      "/usr/bin/Xvfb",
      [
        "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-fbdir", folder.path,
        "-nolisten", "tcp",
      ])
    // The server prints its display's number once it is ready.
    name = ":" + server.awaitLine()
  }
  package func end() {
    server.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What a program needs in order to open a window here.
  package var environment: [String: String] { ["DISPLAY": name, "SDL_VIDEODRIVER": "x11"] }

  // MARK: a hand

  /// One command of xdotool's, and time for it to arrive. Returns what it printed.
  @discardableResult package func point(_ command: String) throws -> String {
    let tool = try Program(
      "/usr/bin/xdotool", command.split(separator: " ").map(String.init),
      environment: ["DISPLAY": name])
    let output = tool.outcome().output
    Thread.sleep(forTimeInterval: 0.05)
    return output.trimmingCharacters(in: .whitespacesAndNewlines)
  }
  /// The number of a window by its class, waiting two minutes for it: the machine may be busy.
  package func window(ofClass name: String) throws -> String {
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(120) {
      let found = try point("search --onlyvisible --class ^\(name)$")
      if let first = found.split(separator: "\n").first { return String(first) }
      Thread.sleep(forTimeInterval: 0.05)
    }
    let others = try point("search --onlyvisible --name .*")
    throw DisplayError("no window of the class \(name) has appeared; there are: \(others)")
  }
  /// Where a window's upper left corner is.
  package func origin(of window: String) throws -> (x: Int, y: Int) {
    let lines = try point("getwindowgeometry --shell \(window)").split(separator: "\n")
    func number(_ key: String) throws -> Int {
      guard let line = lines.first(where: { $0.hasPrefix("\(key)=") }),
        let n = Int(line.dropFirst(key.count + 1))
      else { throw DisplayError("no \(key) of window \(window)") }
      return n
    }
    return (try number("X"), try number("Y"))
  }

  // MARK: pixels

  /// The colour of a pixel as `rrggbb`.
  package func pixel(_ x: Int, _ y: Int) throws -> String {
    let file = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
    // A file of xwd's: a header of big-endian numbers, a colour table, then rows of pixels.
    func field(_ i: Int) -> Int { file[i * 4..<i * 4 + 4].reduce(0) { $0 << 8 | Int($1) } }
    let headerSize = field(0), width = field(4), height = field(5), bytesPerRow = field(12)
    let colors = field(19)
    guard (0..<width).contains(x), (0..<height).contains(y), field(11) == 32 else {
      throw DisplayError("no pixel \(x), \(y) of \(width) by \(height)")
    }
    let start = headerSize + colors * 12 + y * bytesPerRow + x * 4
    let isLittle = field(7) == 0
    let bytes = [UInt8](file[start..<start + 4])
    let rgb = isLittle ? bytes[0..<3].reversed() : Array(bytes[1..<4])
    return rgb.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
  }
  /// Waits up to ten seconds until a pixel has a colour; returns the one it has in the end.
  package func pixel(_ x: Int, _ y: Int, becoming color: String) throws -> String {
    var last = ""
    let start = ContinuousClock.now
    while ContinuousClock.now - start < .seconds(10) {
      last = try pixel(x, y)
      if last == color { break }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return last
  }

  // MARK: closing

  /// Asks a window to close, as a window manager does for a click on its cross.
  package func close(_ window: String) throws {
    guard let number = UInt(window), let library = dlopen("libX11.so.6", RTLD_NOW) else {
      throw DisplayError("libX11.so.6 cannot be loaded")
    }
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Intern = @convention(c) (OpaquePointer, UnsafePointer<CChar>, Int32) -> UInt
    typealias Send =
      @convention(c) (OpaquePointer, UInt, Int32, Int, UnsafeMutableRawPointer) -> Int32
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    func function<T>(_ name: String, _: T.Type) -> T {
      unsafeBitCast(dlsym(library, name), to: T.self)
    }
    guard let display = function("XOpenDisplay", Open.self)(name) else {
      throw DisplayError("display \(name) does not answer")
    }
    let intern = function("XInternAtom", Intern.self)
    // An XClientMessageEvent, of which an XEvent has room for 24 words.
    var event = [UInt](repeating: 0, count: 24)
    event[0] = 33
    event[4] = number
    event[5] = intern(display, "WM_PROTOCOLS", 0)
    event[6] = 32
    event[7] = intern(display, "WM_DELETE_WINDOW", 0)
    _ = function("XSendEvent", Send.self)(display, number, 0, 0, &event)
    _ = function("XCloseDisplay", Close.self)(display)
  }
}

package struct DisplayError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
