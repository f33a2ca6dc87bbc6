/// How near a window is to the person: in front with the keyboard, seen, or put away.
public enum ScenePhase: Int, Comparable, Hashable, Sendable {
  /// The window is minimised.
  case background
  /// Another window has the keyboard.
  case inactive
  case active
  public static func < (a: ScenePhase, b: ScenePhase) -> Bool { a.rawValue < b.rawValue }
}
