import Foundation

/// Checks that steps can follow each other: buttons that are down, names that are used once.
struct StepOrder {
  let file: String
  private var snapshots: [String: Int] = [:]
  /// The line in which the button went down.
  private var down: Int?
  /// A step has put the pointer somewhere.
  private var hasPointer = false

  init(file: String) { self.file = file }

  mutating func take(_ steps: [SessionStep]) throws(SessionError) {
    for step in steps { try take(step) }
  }

  private mutating func take(_ step: SessionStep) throws(SessionError) {
    func wrong(_ message: String) -> SessionError {
      SessionError(file: step.file ?? file, line: step.line, message: message)
    }
    switch step.action {
    case .tap, .doubleTap, .press, .drag, .swipe, .pinch, .pointer, .down:
      if let down {
        throw wrong(
          "the button is down since line \(down): release it with {\"up\":true} or end the gesture "
            + "with {\"cancel\":true} first")
      }
      hasPointer = true
      if case .down = step.action { down = step.line }
    case .up:
      if down == nil { throw wrong("\"up\" has nothing to release: no button is down here") }
      down = nil
    case .cancel, .focus(false), .key("Escape", _): down = nil
    case .move(let end, _):
      if case .by = end, !hasPointer {
        throw wrong(
          "\"by\" moves on from where the pointer is, and no step before has put it anywhere")
      }
      hasPointer = true
    case .hover(let target):
      if let down {
        throw wrong("the button is down since line \(down): use \"move\" in place of \"hover\"")
      }
      hasPointer = target != nil
    case .snapshot(let name, _):
      if let first = snapshots[name] {
        throw wrong("the snapshot \"\(name)\" is there already, in line \(first)")
      }
      snapshots[name] = step.line
    case .again(let count, let inner):
      if count > 1, let name = StepOrder.firstSnapshot(inner) {
        throw wrong(
          "the snapshot \"\(name)\" would be taken \(count) times: a name is used once, so put it "
            + "after the repetition")
      }
      if count == 0 {
        var aside = self
        try aside.take(inner)
        return
      }
      try take(inner)
      // A second time, from where the first has led to.
      if count > 1 { try take(inner) }
    default: break
    }
  }
  private static func firstSnapshot(_ steps: [SessionStep]) -> String? {
    for s in steps {
      switch s.action {
      case .snapshot(let name, _): return name
      case .again(_, let inner): if let name = firstSnapshot(inner) { return name }
      default: break
      }
    }
    return nil
  }
}
