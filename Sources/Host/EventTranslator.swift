import CSDL
import Diorama
import Foundation

/// Turns SDL's events into the toolkit's: window units into points, key codes into W3C names.
///
/// Remembers which buttons and modifiers are down, and asks nobody else, so the same events give the
/// same results.
struct EventTranslator {
  /// SDL's window units per point.
  var unitsPerPoint: Double
  /// Points that one notch of a wheel moves.
  static let notch: CGFloat = 40

  private(set) var modifiers: InputEvent.Modifiers = []
  private var pressed: Set<InputEvent.Button> = []
  private var pointer: CGPoint?
  private var second: SecondFinger

  /// - Parameter size: the window's, in points.
  init(unitsPerPoint: Double, size: CGSize) {
    self.unitsPerPoint = unitsPerPoint
    second = SecondFinger(size: size)
  }

  /// What an event means to the toolkit, in order; most mean one thing, some nothing.
  /// - Parameter time: the loop's seconds to stamp it with.
  mutating func events(for event: SDL_Event, at time: Double) -> [InputEvent] {
    kinds(for: event).map { InputEvent(time: time, kind: $0, modifiers: modifiers) }
  }

  /// Takes the modifiers over from the keyboard, whose keys may have changed while another window
  /// had the focus.
  mutating func adopt(_ state: SDL_Keymod) {
    modifiers = InputEvent.Modifiers(UInt32(state.rawValue))
  }

  private mutating func kinds(for event: SDL_Event) -> [InputEvent.Kind] {
    switch SDL_EventType(event.type) {
    case SDL_MOUSEMOTION:
      let old = pointer, p = point(event.motion.x, event.motion.y)
      pointer = p
      return second.move(from: old, to: p, modifiers)
    case SDL_MOUSEBUTTONDOWN:
      guard let button = InputEvent.Button(sdl: event.button.button) else { return [] }
      guard pressed.insert(button).inserted else { return [] }
      let p = point(event.button.x, event.button.y)
      pointer = p
      return second.down(p, button, modifiers)
    case SDL_MOUSEBUTTONUP:
      // After a cancel the release belongs to no press any more.
      guard let button = InputEvent.Button(sdl: event.button.button),
        pressed.remove(button) != nil
      else { return [] }
      second.up()
      let up = InputEvent.Kind.up(point(event.button.x, event.button.y), button)
      // A finger that has left the screen points at nothing.
      return event.button.which == csdl_touch_mouse_id() ? [up, .leave] : [up]
    case SDL_MOUSEWHEEL:
      let place = point(event.wheel.mouseX, event.wheel.mouseY)
      if modifiers.contains(.control), pressed.isEmpty {
        return second.turn(by: Double(event.wheel.preciseY), at: place)
      }
      // SDL counts away from the user as positive, which shows what is further up.
      let delta = WheelDelta(
        dx: CGFloat(event.wheel.preciseX) * EventTranslator.notch,
        dy: -CGFloat(event.wheel.preciseY) * EventTranslator.notch)
      return [.wheel(delta, at: place)]
    case SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP:
      return second.touched(event.tfinger, pointer: pressed.contains(.left) ? pointer : nil)
    case SDL_KEYDOWN, SDL_KEYUP:
      modifiers = InputEvent.Modifiers(UInt32(event.key.keysym.mod))
      let isDown = SDL_EventType(event.type) == SDL_KEYDOWN
      let fingers = second.changed(
        modifiers, pointer: pointer, isPressed: pressed.contains(.left))
      guard let name = KeyNames.name(of: event.key.keysym) else { return fingers }
      return fingers + [.key(name, isDown: isDown)]
    case SDL_TEXTINPUT:
      let text = withUnsafeBytes(of: event.text.text) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      return text.isEmpty ? [] : [.text(text)]
    case SDL_WINDOWEVENT:
      return kinds(for: event.window)
    default:
      return []
    }
  }

  private mutating func kinds(for event: SDL_WindowEvent) -> [InputEvent.Kind] {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      let corner = point(event.data1, event.data2)
      second.size = CGSize(width: corner.x, height: corner.y)
      return [.resize(second.size)]
    case SDL_WINDOWEVENT_LEAVE:
      return pressed.isEmpty ? [.leave] : []
    case SDL_WINDOWEVENT_FOCUS_GAINED:
      return [.focus(true)]
    case SDL_WINDOWEVENT_FOCUS_LOST:
      // The release may never arrive.
      defer {
        pressed = []
        modifiers = []
        second.up()
      }
      let end = second.endOfWheel(at: pointer)
      return end + (pressed.isEmpty ? [.focus(false)] : [.cancel, .focus(false)])
    default:
      return []
    }
  }

  private func point(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: Double(x) / unitsPerPoint, y: Double(y) / unitsPerPoint)
  }
}

extension InputEvent.Button {
  /// SDL's number of a mouse button; nil for the fourth and further.
  init?(sdl number: UInt8) {
    switch Int32(number) {
    case SDL_BUTTON_LEFT: self = .left
    case SDL_BUTTON_MIDDLE: self = .middle
    case SDL_BUTTON_RIGHT: self = .right
    default: return nil
    }
  }
}

extension InputEvent.Modifiers {
  /// From SDL's bits; left and right keys count alike, locks do not count.
  init(_ bits: UInt32) {
    self = []
    if bits & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0 { insert(.shift) }
    if bits & (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue) != 0 { insert(.control) }
    if bits & (KMOD_LALT.rawValue | KMOD_RALT.rawValue) != 0 { insert(.alt) }
    if bits & (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue) != 0 { insert(.meta) }
  }
}

/// Names of keys as W3C UI Events gives them in `KeyboardEvent.key`.
enum KeyNames {
  /// The name of a key, or nil for one that has none. A key that types a character is named by it;
  /// letters are capitals with shift or caps lock, other keys are named by what they type alone.
  static func name(of key: SDL_Keysym) -> String? {
    let code = UInt32(bitPattern: key.sym)
    if let name = named[code] { return name }
    // Function keys: 1 to 12, and 13 to 24 elsewhere.
    for (first, number) in [(SDLK_F1.rawValue, 1), (SDLK_F13.rawValue, 13)] {
      if code >= first, code < first + 12 { return "F\(number + Int(code - first))" }
    }
    if code >= SDLK_KP_1.rawValue, code <= SDLK_KP_9.rawValue {
      return String(code - SDLK_KP_1.rawValue + 1)
    }
    // Codes without SDL's mark for scan codes are the characters themselves.
    guard code & 0x4000_0000 == 0, code >= 0x20, code != 0x7f,
      let scalar = Unicode.Scalar(code)
    else { return nil }
    let shift = UInt32(key.mod) & (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue) != 0
    let caps = UInt32(key.mod) & KMOD_CAPS.rawValue != 0
    return shift != caps ? String(scalar).uppercased() : String(scalar)
  }

  private static let named: [UInt32: String] = [
    SDLK_RETURN.rawValue: "Enter", SDLK_KP_ENTER.rawValue: "Enter", SDLK_ESCAPE.rawValue: "Escape",
    SDLK_TAB.rawValue: "Tab", SDLK_BACKSPACE.rawValue: "Backspace", SDLK_DELETE.rawValue: "Delete",
    SDLK_INSERT.rawValue: "Insert", SDLK_HOME.rawValue: "Home", SDLK_END.rawValue: "End",
    SDLK_PAGEUP.rawValue: "PageUp", SDLK_PAGEDOWN.rawValue: "PageDown",
    SDLK_LEFT.rawValue: "ArrowLeft", SDLK_RIGHT.rawValue: "ArrowRight",
    SDLK_UP.rawValue: "ArrowUp", SDLK_DOWN.rawValue: "ArrowDown",
    SDLK_LSHIFT.rawValue: "Shift", SDLK_RSHIFT.rawValue: "Shift",
    SDLK_LCTRL.rawValue: "Control", SDLK_RCTRL.rawValue: "Control",
    SDLK_LALT.rawValue: "Alt", SDLK_RALT.rawValue: "Alt", SDLK_MODE.rawValue: "AltGraph",
    SDLK_LGUI.rawValue: "Meta", SDLK_RGUI.rawValue: "Meta", SDLK_CAPSLOCK.rawValue: "CapsLock",
    SDLK_NUMLOCKCLEAR.rawValue: "NumLock", SDLK_SCROLLLOCK.rawValue: "ScrollLock",
    SDLK_APPLICATION.rawValue: "ContextMenu", SDLK_MENU.rawValue: "ContextMenu",
    SDLK_PRINTSCREEN.rawValue: "PrintScreen", SDLK_PAUSE.rawValue: "Pause",
    SDLK_HELP.rawValue: "Help", SDLK_UNDO.rawValue: "Undo", SDLK_CUT.rawValue: "Cut",
    SDLK_COPY.rawValue: "Copy", SDLK_PASTE.rawValue: "Paste", SDLK_FIND.rawValue: "Find",
    SDLK_AGAIN.rawValue: "Redo", SDLK_AC_BACK.rawValue: "BrowserBack",
    SDLK_AC_FORWARD.rawValue: "BrowserForward", SDLK_KP_0.rawValue: "0",
    SDLK_KP_PLUS.rawValue: "+", SDLK_KP_MINUS.rawValue: "-", SDLK_KP_MULTIPLY.rawValue: "*",
    SDLK_KP_DIVIDE.rawValue: "/", SDLK_KP_PERIOD.rawValue: ".", SDLK_KP_EQUALS.rawValue: "=",
  ]
}
