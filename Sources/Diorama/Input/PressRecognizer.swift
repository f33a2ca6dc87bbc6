import Foundation

/// A button's gesture: it shows the press at once and acts on release inside.
///
/// Leaving the layer by more than 20 points releases the button without acting; coming back presses
/// it again.
@MainActor package final class PressRecognizer: GestureRecognizer {
  static let margin: CGFloat = 20

  package var action: () -> Void
  package var pressed: (Bool) -> Void
  private var isDown = false
  private var isPressed = false

  package init(action: @escaping () -> Void, pressed: @escaping (Bool) -> Void) {
    self.action = action
    self.pressed = pressed
  }

  package override func down(_ event: PointerEvent) {
    if status != .possible { return }
    isDown = true
    setPressed(true)
  }
  package override func move(_ event: PointerEvent) {
    if isDown, status == .possible { setPressed(isNear(event.location)) }
  }
  package override func up(_ event: PointerEvent) {
    guard isDown, status == .possible else { return }
    isDown = false
    let acts = isNear(event.location)
    setPressed(false)
    status = acts ? .ready : .failed
  }
  package override func accept() {
    action()
    status = .ended
  }
  package override func cancel() {
    super.cancel()
    isDown = false
    setPressed(false)
  }
  package override func reset() {
    super.reset()
    isDown = false
    setPressed(false)
  }
  private func isNear(_ location: CGPoint) -> Bool {
    guard let layer else { return false }
    let p = local(location), size = layer.size, margin = Self.margin
    return p.x >= -margin && p.y >= -margin && p.x <= size.width + margin
      && p.y <= size.height + margin
  }
  private func setPressed(_ value: Bool) {
    if value == isPressed { return }
    isPressed = value
    pressed(value)
  }
}
