import CSDL
import Diorama
import Foundation
import Testing

@testable import Host

@Suite struct EventTranslatorTests {
  private var translator = EventTranslator(
    unitsPerPoint: 2, size: CGSize(width: 200, height: 100))

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

  // MARK: Two fingers

  private mutating func motion(_ x: Int32, _ y: Int32) -> [InputEvent.Kind] {
    kinds(
      event(SDL_MOUSEMOTION) {
        $0.motion.x = x
        $0.motion.y = y
      })
  }
  private func p(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  /// The window is 200 by 100 points, its middle at (100, 50).
  @Test mutating func altMirrorsThePointer() {
    _ = kinds(key(SDLK_LALT, KMOD_LALT))
    #expect(motion(100, 40) == [.move(p(50, 20))], "nothing is pressed yet")
    #expect(
      kinds(button(SDL_MOUSEBUTTONDOWN, 1, 100, 40)) == [
        .down(p(50, 20), .left), .fingers(p(50, 20), p(150, 80)),
      ])
    #expect(motion(80, 40) == [.fingers(p(40, 20), p(160, 80))])
    #expect(kinds(button(SDL_MOUSEBUTTONUP, 1, 80, 40)) == [.up(p(40, 20), .left)])
    #expect(motion(60, 40) == [.move(p(30, 20))])
    // The other buttons have no second finger.
    #expect(kinds(button(SDL_MOUSEBUTTONDOWN, 3, 60, 40)) == [.down(p(30, 20), .right)])
    #expect(motion(80, 40) == [.move(p(40, 20))])
  }

  @Test mutating func altComesAndGoesDuringAPress() {
    _ = kinds(button(SDL_MOUSEBUTTONDOWN, 1, 100, 40))
    #expect(
      kinds(key(SDLK_LALT, KMOD_LALT)) == [
        .fingers(p(50, 20), p(150, 80)), .key("Alt", isDown: true),
      ])
    #expect(
      kinds(key(SDLK_LALT, up: true)) == [.move(p(50, 20)), .key("Alt", isDown: false)])
    #expect(motion(80, 40) == [.move(p(40, 20))])
  }

  @Test mutating func shiftAndAltMoveBoth() {
    _ = kinds(key(SDLK_LALT, KMOD_LALT))
    _ = kinds(button(SDL_MOUSEBUTTONDOWN, 1, 100, 40))
    _ = kinds(key(SDLK_LSHIFT, SDL_Keymod(KMOD_LSHIFT.rawValue | KMOD_LALT.rawValue)))
    #expect(motion(120, 60) == [.fingers(p(60, 30), p(160, 90))])
    _ = kinds(key(SDLK_LSHIFT, KMOD_LALT, up: true))
    // The centre stays where it has been moved to, at (110, 60).
    #expect(motion(140, 60) == [.fingers(p(70, 30), p(150, 90))])
    // Until Alt is released.
    _ = kinds(button(SDL_MOUSEBUTTONUP, 1, 140, 60))
    _ = kinds(key(SDLK_LALT, up: true))
    _ = kinds(key(SDLK_LALT, KMOD_LALT))
    #expect(kinds(button(SDL_MOUSEBUTTONDOWN, 1, 140, 60)).last == .fingers(p(70, 30), p(130, 70)))
  }

  @Test mutating func controlAndTheWheelMagnify() {
    let wheel = event(SDL_MOUSEWHEEL) {
      $0.wheel.preciseY = 1
      $0.wheel.mouseX = 200
      $0.wheel.mouseY = 100
    }
    _ = kinds(key(SDLK_LCTRL, KMOD_LCTRL))
    let first = kinds(wheel)
    #expect(first.count == 2)
    #expect(first[0] == .fingers(p(50, 50), p(150, 50)))
    // A tenth further apart with each notch.
    for (kind, distance) in zip(first.dropFirst() + kinds(wheel), [110.0, 121]) {
      guard case .fingers(let a, let b) = kind else {
        Issue.record("\(kind) is no pair of fingers")
        return
      }
      #expect(abs(b.x - a.x - distance) < 1e-9 && abs(b.x + a.x - 200) < 1e-9 && a.y == 50)
    }
    #expect(
      kinds(key(SDLK_LCTRL, up: true)) == [.move(p(100, 50)), .key("Control", isDown: false)])
    #expect(kinds(wheel) == [.wheel(WheelDelta(dx: 0, dy: -40), at: p(100, 50))])
    // The pointer, a press and another window end it, too.
    _ = kinds(key(SDLK_LCTRL, KMOD_LCTRL))
    _ = kinds(wheel)
    #expect(motion(20, 20) == [.move(p(10, 10))])
    _ = kinds(wheel)
    #expect(
      kinds(button(SDL_MOUSEBUTTONDOWN, 1, 40, 40)) == [
        .move(p(20, 20)), .down(p(20, 20), .left),
      ])
    _ = kinds(button(SDL_MOUSEBUTTONUP, 1, 40, 40))
    _ = kinds(wheel)
    #expect(kinds(window(SDL_WINDOWEVENT_FOCUS_LOST)) == [.move(p(20, 20)), .focus(false)])
  }

  @Test mutating func aTouchScreenHasTwo() {
    func finger(_ type: SDL_EventType, _ id: SDL_FingerID, _ x: Float, _ y: Float) -> SDL_Event {
      event(type) {
        $0.tfinger.fingerId = id
        $0.tfinger.x = x
        $0.tfinger.y = y
      }
    }
    _ = kinds(button(SDL_MOUSEBUTTONDOWN, 1, 100, 40, isTouch: true))
    #expect(kinds(finger(SDL_FINGERDOWN, 7, 0.25, 0.2)) == [])
    #expect(kinds(finger(SDL_FINGERDOWN, 9, 0.5, 0.5)) == [.fingers(p(50, 20), p(100, 50))])
    #expect(kinds(finger(SDL_FINGERMOTION, 9, 0.75, 0.5)) == [.fingers(p(50, 20), p(150, 50))])
    #expect(motion(80, 40) == [.fingers(p(40, 20), p(150, 50))])
    #expect(kinds(finger(SDL_FINGERMOTION, 7, 0.2, 0.2)) == [], "SDL makes a mouse of it")
    #expect(kinds(finger(SDL_FINGERUP, 9, 0.75, 0.5)) == [.move(p(40, 20))])
    #expect(motion(60, 40) == [.move(p(30, 20))])
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
