import CSDL
import Diorama
import Foundation
import Raster
import Testing

@testable import Host

/// Windows without a screen, by the driver that shows nothing. One at a time: SDL's driver belongs
/// to the process.
@MainActor @Suite(.serialized) struct WindowTests {
  private func withDriver(_ name: String?, _ body: () throws -> Void) rethrows {
    let old = ["SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY"].map { (name: String) in
      (name, getenv(name).map { String(cString: $0) })
    }
    old.forEach { unsetenv($0.0) }
    if let name { setenv("SDL_VIDEODRIVER", name, 1) }
    defer {
      for (name, value) in old {
        if let value { setenv(name, value, 1) } else { unsetenv(name) }
      }
    }
    try body()
  }

  @Test func aWindowHasPixelsAtItsScale() throws {
    try withDriver("dummy") {
      let window = try Window(title: "one", size: CGSize(width: 120, height: 80), scale: 1.5)
      #expect(Window.driver == "dummy")
      #expect(window.size == CGSize(width: 120, height: 80))
      #expect(window.bitmap.bounds == IRect(0, 0, 180, 120))
      #expect(window.scale == 1.5)
      #expect(window.isVisible)
      window.title = "two"
      #expect(window.title == "two")
    }
    #expect(Window.driver == "", "SDL's video is shut down with the window")
  }

  @Test func pixelsStayFromFrameToFrame() throws {
    try withDriver("dummy") {
      let window = try Window(title: "", size: CGSize(width: 64, height: 64))
      window.bitmap.fill(window.bitmap.bounds, RGBA(bits: 0xff11_2233))
      window.present([IRect(-5, -5, 10, 10), IRect(60, 60, 90, 90), IRect(200, 0, 300, 10)])
      #expect(window.bitmap.pixels[63 * window.bitmap.stride + 63] & 0xffffff == 0x112233)
    }
  }

  @Test func aResizedWindowHasOtherPixels() throws {
    try withDriver("dummy") {
      let window = try Window(title: "", size: CGSize(width: 64, height: 64), scale: 2)
      window.resize(to: CGSize(width: 100, height: 50))
      try window.refresh()
      #expect(window.bitmap.bounds == IRect(0, 0, 200, 100))
      window.bitmap.fill(window.bitmap.bounds, RGBA(bits: 0xff00_0000))
      window.present([window.bitmap.bounds])
    }
  }

  @Test func withoutADisplayAWindowIsRefused() {
    withDriver(nil) {
      do {
        _ = try Window(title: "", size: CGSize(width: 64, height: 64))
        Issue.record("a window that nobody sees was opened, by \(Window.driver)")
      } catch {
        let text = "\(error)"
        #expect(error is HostError)
        #expect(text.contains("--headless") && text.contains("display"), "\(text)")
      }
    }
    #expect(Window.driver == "")
  }

  @Test func anUnknownDriverIsRefused() {
    withDriver("nonesuch") {
      #expect(throws: HostError.self) {
        _ = try Window(title: "", size: CGSize(width: 64, height: 64))
      }
    }
  }
}
