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
  /// Every move counts, and not only coming and leaving.
  package let isContinuous: Bool
  package private(set) weak var layer: Layer?
  package init(
    layer: Layer, isContinuous: Bool = true, changed: @escaping (CGPoint?) -> Void
  ) {
    self.layer = layer
    self.isContinuous = isContinuous
    self.changed = changed
  }
}

/// Keeps what the pointer is over.
@MainActor package final class HoverTracker {
  private var over: [HoverResponder] = []
  package init() {}
  /// The pointer is at a place with these layers under it, or nowhere.
  package func move(to place: CGPoint?, _ path: HitPath?) {
    let now = HoverTracker.responders(path)
    let gone = over.filter { r in !now.contains { $0 === r } }
    over = now
    for r in gone { r.changed(nil) }
    if let place {
      for r in now { r.changed(place) }
    }
  }
  /// Whether anybody would be told of a move to where these layers are.
  package func isHeard(_ path: HitPath?) -> Bool {
    let now = HoverTracker.responders(path)
    return now.contains(where: \.isContinuous) || !now.elementsEqual(over, by: ===)
  }
  private static func responders(_ path: HitPath?) -> [HoverResponder] {
    (path?.steps ?? []).flatMap { $0.layer.responders.compactMap { $0 as? HoverResponder } }
  }
}
