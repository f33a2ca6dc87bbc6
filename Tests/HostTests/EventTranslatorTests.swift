import CSDL
import Diorama
import Foundation
import Testing

@testable import Host

@Suite struct EventTranslatorTests {
  private var translator = EventTranslator(unitsPerPoint: 2)

  private mutating func kinds(_ event: SDL_Event) -> [InputEvent.Kind] {
    translator.events(for: event, at: 1).map(\.kind)
  }

  private func event(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in })
    -> SDL_Event
  {
    var event = SDL_Event()
    event.type = type.rawValue
    fill(&event)
    return event
  }

  private func button(
    _ type: SDL_EventType, _ number: Int32, _ x: Int32, _ y: Int32, isTouch: Bool = false
  ) -> SDL_Event {
    event(type) {
      $0.button.button = UInt8(number)
      $0.button.x = x
      $0.button.y = y
      $0.button.which = isTouch ? csdl_touch_mouse_id() : 0
    }
  }

  private func window(_ id: SDL_WindowEventID, _ data1: Int32 = 0, _ data2: Int32 = 0) -> SDL_Event
  {
    event(SDL_WINDOWEVENT) {
      $0.window.event = UInt8(id.rawValue)
      $0.window.data1 = data1
      $0.window.data2 = data2
    }
  }

  private func key(_ code: SDL_KeyCode, _ modifiers: SDL_Keymod = KMOD_NONE, up: Bool = false)
    -> SDL_Event
  {
    event(up ? SDL_KEYUP : SDL_KEYDOWN) {
      $0.key.keysym.sym = Int32(bitPattern: code.rawValue)
      $0.key.keysym.mod = UInt16(modifiers.rawValue)
    }
  }

  // MARK: Pointer

  @Test mutating func aClickIsInPoints() {
    #expect(
      kinds(button(SDL_MOUSEBUTTONDOWN, 1, 31, 20)) == [.down(CGPoint(x: 15.5, y: 10), .left)])
    let motion = event(SDL_MOUSEMOTION) {
      $0.motion.x = -3
      $0.motion.y = 1000
    }
    #expect(kinds(motion) == [.move(CGPoint(x: -1.5, y: 500))], "a drag goes on outside")
    #expect(kinds(button(SDL_MOUSEBUTTONUP, 1, 31, 20)) == [.up(CGPoint(x: 15.5, y: 10), .left)])
  }

  @Test mutating func eventsCarryTheirTime() {
    let event = translator.events(for: button(SDL_MOUSEBUTTONDOWN, 1, 0, 0), at: 2.5).first
    #expect(event?.time == 2.5)
  }

  @Test mutating func threeButtonsCount() {
    let origin = CGPoint.zero
    #expect(kinds(button(SDL_MOUSEBUTTONDOWN, 2, 0, 0)) == [.down(origin, .middle)])
    #expect(kinds(button(SDL_MOUSEBUTTONDOWN, 3, 0, 0)) == [.down(origin, .right)])
    #expect(kinds(button(SDL_MOUSEBUTTONDOWN, 4, 0, 0)) == [])
  }

  @Test mutating func aReleaseWithoutAPressIsNone() {
    #expect(kinds(button(SDL_MOUSEBUTTONUP, 1, 0, 0)) == [])
  }

  @Test mutating func losingTheFocusCancelsAGesture() {
    _ = kinds(button(SDL_MOUSEBUTTONDOWN, 1, 0, 0))
    #expect(kinds(window(SDL_WINDOWEVENT_FOCUS_LOST)) == [.cancel, .focus(false)])
    #expect(kinds(button(SDL_MOUSEBUTTONUP, 1, 0, 0)) == [])
    #expect(kinds(window(SDL_WINDOWEVENT_FOCUS_LOST)) == [.focus(false)])
    #expect(kinds(window(SDL_WINDOWEVENT_FOCUS_GAINED)) == [.focus(true)])
  }

  @Test mutating func leavingCountsWithoutAButtonOnly() {
    #expect(kinds(window(SDL_WINDOWEVENT_LEAVE)) == [.leave])
    _ = kinds(button(SDL_MOUSEBUTTONDOWN, 1, 0, 0))
    #expect(kinds(window(SDL_WINDOWEVENT_LEAVE)) == [])
  }

  @Test mutating func aTouchLeavesWithItsRelease() {
    _ = kinds(button(SDL_MOUSEBUTTONDOWN, 1, 8, 8, isTouch: true))
    let place = CGPoint(x: 4, y: 4)
    #expect(
      kinds(button(SDL_MOUSEBUTTONUP, 1, 8, 8, isTouch: true)) == [.up(place, .left), .leave])
    #expect(kinds(event(SDL_FINGERDOWN)) == [], "SDL makes a mouse event of it as well")
  }

  @Test mutating func aNotchIsFortyPoints() {
    let wheel = event(SDL_MOUSEWHEEL) {
      $0.wheel.preciseX = 0.5
      $0.wheel.preciseY = -1
      $0.wheel.mouseX = 10
      $0.wheel.mouseY = 20
    }
    let place = CGPoint(x: 5, y: 10)
    #expect(kinds(wheel) == [.wheel(WheelDelta(dx: 20, dy: 40), at: place)])
    _ = kinds(key(SDLK_LSHIFT, KMOD_LSHIFT))
    let shifted = translator.events(for: wheel, at: 0)
    #expect(shifted.map(\.kind) == [.wheel(WheelDelta(dx: 20, dy: 40), at: place)])
    #expect(shifted.first?.modifiers == .shift)
  }

  @Test mutating func aResizeIsInPoints() {
    let size = CGSize(width: 390, height: 844)
    #expect(kinds(window(SDL_WINDOWEVENT_SIZE_CHANGED, 780, 1688)) == [.resize(size)])
    #expect(kinds(window(SDL_WINDOWEVENT_RESIZED, 780, 1688)) == [], "the same thing again")
  }

  // MARK: Keyboard

  @Test(arguments: [
    (SDLK_RIGHT, "ArrowRight"), (SDLK_RETURN, "Enter"), (SDLK_KP_ENTER, "Enter"),
    (SDLK_SPACE, " "), (SDLK_a, "a"), (SDLK_7, "7"), (SDLK_F1, "F1"), (SDLK_F12, "F12"),
    (SDLK_F13, "F13"), (SDLK_KP_1, "1"), (SDLK_KP_0, "0"), (SDLK_DELETE, "Delete"),
    (SDLK_BACKSPACE, "Backspace"), (SDLK_TAB, "Tab"), (SDLK_ESCAPE, "Escape"),
    (SDLK_LSHIFT, "Shift"),
    (SDLK_PAGEDOWN, "PageDown"), (SDLK_COMMA, ","),
  ])
  func keysHaveW3CNames(code: SDL_KeyCode, name: String) {
    var keysym = SDL_Keysym()
    keysym.sym = Int32(bitPattern: code.rawValue)
    #expect(KeyNames.name(of: keysym) == name)
  }

  @Test mutating func shiftMakesCapitals() {
    #expect(kinds(key(SDLK_a, KMOD_RSHIFT)) == [.key("A", isDown: true)])
    #expect(kinds(key(SDLK_a, KMOD_CAPS)) == [.key("A", isDown: true)])
    #expect(
      kinds(key(SDLK_a, SDL_Keymod(KMOD_LSHIFT.rawValue | KMOD_CAPS.rawValue), up: true)) == [
        .key("a", isDown: false)
      ])
    #expect(kinds(key(SDLK_UNKNOWN)) == [])
  }

  @Test mutating func modifiersStayUntilReleased() {
    _ = kinds(key(SDLK_LCTRL, SDL_Keymod(KMOD_LCTRL.rawValue | KMOD_NUM.rawValue)))
    #expect(translator.modifiers == .control)
    let click = translator.events(for: button(SDL_MOUSEBUTTONDOWN, 1, 0, 0), at: 0)
    #expect(click.first?.modifiers == .control)
    _ = kinds(key(SDLK_LCTRL, KMOD_NUM, up: true))
    #expect(translator.modifiers == [])
    translator.adopt(SDL_Keymod(KMOD_LGUI.rawValue | KMOD_RALT.rawValue))
    #expect(translator.modifiers == [.meta, .alt])
    _ = kinds(window(SDL_WINDOWEVENT_FOCUS_LOST))
    #expect(translator.modifiers == [])
  }

  @Test mutating func typedTextArrivesWhole() {
    let text = event(SDL_TEXTINPUT) { event in
      withUnsafeMutableBytes(of: &event.text.text) { $0.copyBytes(from: Array("é日".utf8) + [0]) }
    }
    #expect(kinds(text) == [.text("é日")])
    #expect(kinds(event(SDL_TEXTINPUT)) == [])
  }

  @Test mutating func otherEventsAreNone() {
    for type in [SDL_JOYAXISMOTION, SDL_DROPFILE, SDL_CLIPBOARDUPDATE, SDL_QUIT] {
      #expect(kinds(event(type)) == [])
    }
  }
}
