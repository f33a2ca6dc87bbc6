import Foundation

/// A gesture that needs keys.
nonisolated public struct _ModifiersGesture<Content: Gesture>: Gesture {
  public typealias Body = Never
  public typealias Value = Content.Value
  var content: Content
  var modifiers: EventModifiers
  /// What is kept with the recogniser.
  @MainActor private final class Inside {
    let content: _GestureRecognizer<Value>
    let requirement = KeyRequirement { _ in true }
    init(_ content: _GestureRecognizer<Value>) {
      self.content = content
      content.recognizer.requirements.append(requirement)
    }
  }
  @MainActor public static func _makeRecognizer(_ gesture: Self) -> _GestureRecognizer<Value> {
    let inside = Inside(Content._makeRecognizer(gesture.content))
    let r = _GestureRecognizer<Value>(inside.content.recognizer)
    r.inner = inside
    connect(inside, r, gesture)
    return r
  }
  @MainActor public static func _update(_ r: _GestureRecognizer<Value>, _ gesture: Self) {
    let inside = r.inner as! Inside
    Content._update(inside.content, gesture.content)
    r.forget()
    connect(inside, r, gesture)
  }
  @MainActor public static func _isSame(
    _ r: _GestureRecognizer<Value>, _ gesture: Self
  ) -> Bool {
    Content._isSame((r.inner as! Inside).content, gesture.content)
  }
  @MainActor private static func connect(
    _ inside: Inside, _ r: _GestureRecognizer<Value>, _ gesture: Self
  ) {
    let modifiers = gesture.modifiers
    inside.requirement.isMet = { modifiers.areHeld(EventModifiers($0)) }
    inside.content.changed.append { [unowned r] in r.change($0) }
    inside.content.ended.append { [unowned r] in r.end($0) }
  }
}

extension EventModifiers {
  /// Whether all of them are held, others as may be. Where the command key is asked for, the control
  /// key does as well, as with keyboard shortcuts.
  func areHeld(_ held: EventModifiers) -> Bool {
    if isSubset(of: held) { return true }
    guard contains(.command), !contains(.control) else { return false }
    return subtracting(.command).union(.control).isSubset(of: held)
  }
}

extension Gesture {
  /// The gesture only where keys are held: `TapGesture().modifiers(.command)`. Other keys may be held
  /// beside them.
  ///
  /// Differs: the keys count that are held when the press begins; letting them go before it ends
  /// changes nothing. Where the command key is asked for, the control key does as well.
  nonisolated public func modifiers(_ modifiers: EventModifiers) -> _ModifiersGesture<Self> {
    _ModifiersGesture(content: self, modifiers: modifiers)
  }
}
