import CSDL
import Foundation
import Raster

/// A desktop window and the pixels it shows.
///
/// Where the driver lets a program write into the window's own memory (X11), that memory is the
/// bitmap; elsewhere (Wayland, KMSDRM) it is a bitmap of its own that goes to the screen through a
/// streaming texture. Either way it keeps its contents from frame to frame, until `refresh`.
@MainActor package final class Window {
  private let window: OpaquePointer
  private var texture: StreamingTexture?
  /// Pixels per point as asked for: the window's own units per point.
  let unitsPerPoint: Double
  /// What to draw into. Replaced by `refresh`; whoever holds an older one must let go of it.
  package private(set) var bitmap: Bitmap

  /// Opens a window in the middle of the screen.
  ///
  /// - Parameters:
  ///   - title: shown in the title bar, and may be changed later.
  ///   - size: in points, at least 1 by 1.
  ///   - scale: pixels per point, above 0. Where the screen has several pixels to one of its units,
  ///     those are on top of it: see `scale`.
  /// - Throws: `HostError` when there is no display, unless `SDL_VIDEODRIVER` names the driver that
  ///   shows nothing, and when SDL refuses.
  package init(title: String, size: CGSize, scale: Double = 1) throws {
    precondition(scale > 0 && scale.isFinite, "a window's scale must be above 0")
    try Window.start()
    unitsPerPoint = scale
    let flags =
      SDL_WINDOW_SHOWN.rawValue | SDL_WINDOW_RESIZABLE.rawValue
      | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let middle = csdl_window_position_centred()
    guard
      let window = SDL_CreateWindow(
        title, middle, middle, Window.units(size.width, scale), Window.units(size.height, scale),
        flags)
    else {
      let error = HostError.sdl("cannot open a window", advice: Window.advice)
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw error
    }
    self.window = window
    do {
      (bitmap, texture) = try Window.pixels(of: window)
    } catch {
      SDL_DestroyWindow(window)
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw error
    }
  }

  isolated deinit {
    texture = nil
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(SDL_INIT_VIDEO)
  }

  private static func units(_ points: CGFloat, _ scale: Double) -> Int32 {
    Int32(min(max((points * scale).rounded(), 1), 16384))
  }

  // MARK: Geometry

  /// Pixels per point.
  package var scale: Double {
    let size = size
    return size.width > 0 ? Double(bitmap.width) / size.width : unitsPerPoint
  }

  /// The inside of the window in points.
  package var size: CGSize {
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetWindowSize(window, &width, &height)
    return CGSize(width: Double(width) / unitsPerPoint, height: Double(height) / unitsPerPoint)
  }

  /// Asks for another inside size in points; the window manager may grant it later or not at all.
  package func resize(to size: CGSize) {
    SDL_SetWindowSize(
      window, Window.units(size.width, unitsPerPoint), Window.units(size.height, unitsPerPoint))
  }

  package var title: String {
    get { SDL_GetWindowTitle(window).map { String(cString: $0) } ?? "" }
    set { SDL_SetWindowTitle(window, newValue) }
  }

  /// Whether anything drawn could be seen: neither minimised nor hidden.
  var isVisible: Bool {
    let unseen = SDL_WINDOW_MINIMIZED.rawValue | SDL_WINDOW_HIDDEN.rawValue
    return SDL_GetWindowFlags(window) & unseen == 0
  }

  // MARK: Pixels

  /// Fetches the pixels again after the window's size may have changed. Their contents are
  /// undefined then, and `bitmap` is another.
  func refresh() throws {
    texture = nil
    (bitmap, texture) = try Window.pixels(of: window)
  }

  /// Shows the given rectangles of the bitmap; what lies outside of it is cut off.
  func present(_ rects: [IRect]) {
    let rects = rects.map { $0.intersection(bitmap.bounds) }.filter { !$0.isEmpty }
    if rects.isEmpty { return }
    if let texture { return texture.present(rects, of: bitmap) }
    withUnsafeTemporaryAllocation(of: SDL_Rect.self, capacity: rects.count) { buffer in
      for (index, rect) in rects.enumerated() { buffer[index] = SDL_Rect(rect) }
      SDL_UpdateWindowSurfaceRects(window, buffer.baseAddress, Int32(rects.count))
    }
  }

  private static func pixels(of window: OpaquePointer) throws -> (Bitmap, StreamingTexture?) {
    if driversWithoutSurface.contains(driver) {
      let texture = try StreamingTexture(window)
      return (Bitmap(width: texture.width, height: texture.height, isOpaque: true), texture)
    }
    guard let surface = SDL_GetWindowSurface(window) else {
      throw HostError.sdl("cannot draw into the window", advice: advice)
    }
    let format = surface.pointee.format.pointee
    guard format.BytesPerPixel == 4, format.Rmask == 0xff0000, format.Gmask == 0xff00,
      format.Bmask == 0xff
    else {
      let texture = try StreamingTexture(window)
      return (Bitmap(width: texture.width, height: texture.height, isOpaque: true), texture)
    }
    let pixels = surface.pointee.pixels.assumingMemoryBound(to: UInt32.self)
    let bitmap = Bitmap(
      borrowing: pixels, width: Int(surface.pointee.w), height: Int(surface.pointee.h),
      stride: Int(surface.pointee.pitch) / 4)
    return (bitmap, nil)
  }

  // MARK: Starting SDL

  /// SDL's name for the way it talks to the screen, empty before a window was opened.
  package static var driver: String {
    SDL_GetCurrentVideoDriver().map { String(cString: $0) } ?? ""
  }

  private static let driversWithoutSurface: Set<String> = ["wayland", "KMSDRM"]
  private static let driversWithoutScreen: Set<String> = ["offscreen", "dummy", "evdev"]
  private static let advice =
    "Start it in a desktop session, set DISPLAY, or run with --headless, which needs no display."

  private static func start() throws {
    // Without the first hint SDL shows software pixels through OpenGL, which costs forty times as
    // much where that is software too. A click that brings the window to the front counts as one.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // Touches arrive as mouse events made by SDL; its finger events are passed over.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "1")
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    // The window's class is the executable's name, by which desktops find its icon.
    let executable = URL(fileURLWithPath: CommandLine.arguments.first ?? "diorama")
    SDL_SetHint(SDL_HINT_APP_NAME, executable.lastPathComponent)
    SDL_SetMainReady()
    if SDL_InitSubSystem(SDL_INIT_VIDEO) != 0 {
      throw HostError.sdl("there is no display", advice: advice)
    }
    let asked = ProcessInfo.processInfo.environment["SDL_VIDEODRIVER"] ?? ""
    if driversWithoutScreen.contains(driver), asked != driver {
      let found = driver
      SDL_QuitSubSystem(SDL_INIT_VIDEO)
      throw HostError(
        "there is no display", reason: "SDL found only its driver “\(found)”, which shows nothing",
        advice: advice)
    }
  }
}

extension SDL_Rect {
  init(_ rect: IRect) {
    self.init(x: Int32(rect.x0), y: Int32(rect.y0), w: Int32(rect.width), h: Int32(rect.height))
  }
}

/// The way to the screen where a window has no memory of its own.
@MainActor private final class StreamingTexture {
  private let renderer: OpaquePointer
  private let texture: OpaquePointer
  let width: Int
  let height: Int

  init(_ window: OpaquePointer) throws {
    guard let renderer = SDL_CreateRenderer(window, -1, 0) else {
      throw HostError.sdl("cannot draw into the window")
    }
    var width: Int32 = 0
    var height: Int32 = 0
    SDL_GetRendererOutputSize(renderer, &width, &height)
    guard
      let texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_RGB888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue),
        width, height)
    else {
      let error = HostError.sdl("cannot draw into the window")
      SDL_DestroyRenderer(renderer)
      throw error
    }
    self.renderer = renderer
    self.texture = texture
    (self.width, self.height) = (Int(width), Int(height))
  }

  isolated deinit {
    SDL_DestroyTexture(texture)
    SDL_DestroyRenderer(renderer)
  }

  func present(_ rects: [IRect], of bitmap: Bitmap) {
    for rect in rects {
      var area = SDL_Rect(rect)
      let pixels = bitmap.pixels + rect.y0 * bitmap.stride + rect.x0
      SDL_UpdateTexture(texture, &area, pixels, Int32(bitmap.stride * 4))
    }
    // The screen's buffers take turns, so all of the window is drawn again.
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }
}
