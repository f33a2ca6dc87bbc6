import Foundation

/// The hand on what opens a menu: a click opens it, and so does a press of a quarter of a second, from
/// which the pointer goes on to a row.
@MainActor package final class MenuOpener: GestureRecognizer {
  /// Seconds.
  package static let hold = 0.25
  static let margin: CGFloat = 20

  package var pressed: (Bool) -> Void = { _ in }
  package var open: () -> Void = {}
  /// The pointer moved with the menu open: where it is, in the window.
  package var moved: (CGPoint) -> Void = { _ in }
  /// It was released there.
  package var released: (CGPoint) -> Void = { _ in }
  private var isDown = false
  private var isHeld = false
  private var isPressed = false {
    didSet { if isPressed != oldValue { pressed(isPressed) } }
  }

  package override init() {}
  package override var isDiscrete: Bool { !isHeld }

  package override func down(_ event: PointerEvent) {
    guard status == .possible else { return }
    isDown = true
    isPressed = true
    deadline = event.time + Self.hold
  }
  package override func wake(at time: Double) {
    deadline = nil
    guard isDown, status == .possible else { return }
    isHeld = true
    status = .ready
  }
  package override func move(_ event: PointerEvent) {
    if status == .active {
      moved(event.location)
    } else if isDown, status == .possible {
      isPressed = isNear(event.location)
    }
  }
  package override func up(_ event: PointerEvent) {
    guard isDown else { return }
    isDown = false
    deadline = nil
    isPressed = false
    if status == .active {
      released(event.location)
      status = .ended
    } else if status == .possible {
      status = isNear(event.location) ? .ready : .failed
    }
  }
  package override func accept() {
    open()
    status = isHeld && isDown ? .active : .ended
  }
  package override func cancel() {
    super.cancel()
    end()
  }
  package override func reset() {
    super.reset()
    end()
  }
  private func end() {
    isDown = false
    isHeld = false
    isPressed = false
  }
  private func isNear(_ location: CGPoint) -> Bool {
    guard let layer else { return false }
    return CGRect(origin: .zero, size: layer.size).insetBy(dx: -Self.margin, dy: -Self.margin)
      .contains(local(location))
  }
}

/// The hand on an open menu: the row under the pointer is marked, and the release chooses it.
@MainActor package final class MenuRecognizer: GestureRecognizer {
  /// Where the pointer is, in the window; nil when it is up, or something else has begun.
  package var moved: (CGPoint?) -> Void = { _ in }
  package var released: (CGPoint) -> Void = { _ in }
  private var isDown = false
  private var place: CGPoint?

  package override init() {}
  package override func down(_ event: PointerEvent) {
    guard status == .possible else { return }
    isDown = true
    moved(event.location)
  }
  package override func move(_ event: PointerEvent) {
    if isDown, status == .possible { moved(event.location) }
  }
  package override func up(_ event: PointerEvent) {
    guard isDown, status == .possible else { return }
    isDown = false
    place = event.location
    status = .ready
  }
  package override func accept() {
    if let place { released(place) }
    status = .ended
  }
  package override func cancel() {
    super.cancel()
    end()
  }
  package override func reset() {
    super.reset()
    end()
  }
  private func end() {
    if isDown { moved(nil) }
    isDown = false
    place = nil
  }
}
