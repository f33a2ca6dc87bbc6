import Foundation

/// A layer that takes the wheel.
@MainActor package protocol WheelResponder: Responder {
  /// Points by which the content is to move on, positive toward its trailing and bottom parts.
  /// False when there is nothing to do for it in that direction.
  func wheel(_ delta: CGVector, at time: Double) -> Bool
}

/// A layer that takes keys.
@MainActor package protocol KeyResponder: Responder {
  /// False when the key means nothing to it.
  func key(_ name: String, _ modifiers: InputEvent.Modifiers) -> Bool
}

/// A layer that is told when the pointer is over it.
@MainActor package final class HoverResponder: Responder {
  /// The pointer's place in the window; nil when it has left.
  package var changed: (CGPoint?) -> Void
  package private(set) weak var layer: Layer?
  package init(layer: Layer, changed: @escaping (CGPoint?) -> Void) {
    self.layer = layer
    self.changed = changed
  }
}

/// Keeps what the pointer is over.
@MainActor package final class HoverTracker {
  private var over: [HoverResponder] = []
  package init() {}
  /// The pointer is at a place with these layers under it, or nowhere.
  package func move(to place: CGPoint?, _ path: HitPath?) {
    var now: [HoverResponder] = []
    for step in path?.steps ?? [] {
      for case let r as HoverResponder in step.layer.responders { now.append(r) }
    }
    let gone = over.filter { r in !now.contains { $0 === r } }
    over = now
    for r in gone { r.changed(nil) }
    if let place {
      for r in now { r.changed(place) }
    }
  }
}
