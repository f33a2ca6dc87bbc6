import Diorama

/// The last events that were put into a window, the oldest first.
package struct InputTrail {
  package private(set) var events: [InputEvent] = []
  /// How many are kept at least.
  private static let kept = 600

  package init() {}

  mutating func add(_ event: InputEvent) {
    if events.count == 2 * Self.kept { events.removeFirst(Self.kept) }
    events.append(event)
  }

  /// The last gestures, from the press of the first of them on.
  package func gestures(_ count: Int) -> ArraySlice<InputEvent> {
    var presses = 0
    for i in events.indices.reversed() {
      if case .down = events[i].kind {
        presses += 1
        if presses == count { return events[i...] }
      }
    }
    return events[...]
  }
}
