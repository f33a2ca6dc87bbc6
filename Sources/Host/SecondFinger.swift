import CSDL
import Diorama
import Foundation

/// Where a second finger comes from on a desktop, in points of the window.
///
/// While Alt is held, it is the pointer mirrored at a centre, at first the window's middle; Shift and
/// Alt move the centre along with the pointer. While Control is held, the wheel moves two fingers apart
/// that lie on either side of the pointer without pressing it, as on a touchpad. On a touch screen it is
/// the second finger itself.
struct SecondFinger {
  /// The window's size.
  var size: CGSize
  /// What a notch of the wheel multiplies the fingers' distance by.
  static let notch = 1.1
  /// Points between the wheel's fingers at first.
  static let distance: CGFloat = 100

  /// What Alt mirrors at, where that is not the window's middle.
  private var centre: CGPoint?
  private var isMirrored = false
  /// The middle and the factor of the wheel's fingers.
  private var wheel: (middle: CGPoint, factor: Double)?
  private var touches: [SDL_FingerID] = []
  private var touch: CGPoint?

  init(size: CGSize) { self.size = size }

  /// The second finger of a pointer that is down; nil while there is none.
  func place(of pointer: CGPoint) -> CGPoint? {
    if let touch { return touch }
    if !isMirrored { return nil }
    let c = centre ?? CGPoint(x: size.width / 2, y: size.height / 2)
    return CGPoint(x: 2 * c.x - pointer.x, y: 2 * c.y - pointer.y)
  }
  private func kind(_ pointer: CGPoint) -> InputEvent.Kind {
    place(of: pointer).map { .fingers(pointer, $0) } ?? .move(pointer)
  }

  mutating func down(
    _ p: CGPoint, _ button: InputEvent.Button, _ modifiers: InputEvent.Modifiers
  ) -> [InputEvent.Kind] {
    let end = endOfWheel(at: p)
    isMirrored = button == .left && modifiers.contains(.alt)
    return end + [.down(p, button)] + (isMirrored ? [kind(p)] : [])
  }
  mutating func move(
    from old: CGPoint?, to p: CGPoint, _ modifiers: InputEvent.Modifiers
  ) -> [InputEvent.Kind] {
    wheel = nil
    if modifiers.isSuperset(of: [.alt, .shift]), let old {
      let c = centre ?? CGPoint(x: size.width / 2, y: size.height / 2)
      centre = CGPoint(x: c.x + p.x - old.x, y: c.y + p.y - old.y)
    }
    return [kind(p)]
  }
  /// The pointer is released.
  mutating func up() {
    isMirrored = false
    touch = nil
  }
  /// The modifiers are others than before.
  mutating func changed(
    _ modifiers: InputEvent.Modifiers, pointer: CGPoint?, isPressed: Bool
  ) -> [InputEvent.Kind] {
    if !modifiers.contains(.alt) { centre = nil }
    let end = modifiers.contains(.control) ? [] : endOfWheel(at: pointer)
    guard let pointer, isPressed, touch == nil, modifiers.contains(.alt) != isMirrored else {
      return end
    }
    isMirrored.toggle()
    return end + [kind(pointer)]
  }
  /// The wheel turns by some notches, away from the user as positive, with Control.
  mutating func turn(by notches: Double, at p: CGPoint) -> [InputEvent.Kind] {
    func fingers(_ w: (middle: CGPoint, factor: Double)) -> InputEvent.Kind {
      let d = SecondFinger.distance / 2 * w.factor
      return .fingers(
        CGPoint(x: w.middle.x - d, y: w.middle.y), CGPoint(x: w.middle.x + d, y: w.middle.y))
    }
    let begins = wheel == nil
    let old = wheel ?? (p, 1)
    let factor = min(max(old.factor * pow(SecondFinger.notch, notches), 0.02), 50)
    wheel = (old.middle, factor)
    return (begins ? [fingers(old)] : []) + [fingers((old.middle, factor))]
  }
  /// The wheel's fingers are lifted, if they are there.
  mutating func endOfWheel(at pointer: CGPoint?) -> [InputEvent.Kind] {
    guard let w = wheel else { return [] }
    wheel = nil
    return [.move(pointer ?? w.middle)]
  }

  // MARK: a touch screen, whose first finger SDL makes a mouse of

  mutating func touched(_ event: SDL_TouchFingerEvent, pointer: CGPoint?) -> [InputEvent.Kind] {
    let p = CGPoint(x: Double(event.x) * size.width, y: Double(event.y) * size.height)
    switch SDL_EventType(event.type) {
    case SDL_FINGERDOWN:
      touches.append(event.fingerId)
      if touches.count != 2 { return [] }
      touch = p
    case SDL_FINGERMOTION:
      guard touch != nil, touches.dropFirst().first == event.fingerId else { return [] }
      touch = p
    default:
      let wasSecond = touches.dropFirst().first == event.fingerId
      touches.removeAll { $0 == event.fingerId }
      guard wasSecond, touch != nil else { return [] }
      touch = nil
    }
    return pointer.map { [kind($0)] } ?? []
  }
}
