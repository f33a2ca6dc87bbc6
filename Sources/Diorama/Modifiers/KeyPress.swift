import Foundation

/// A key by the character that it stands for.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public var character: Character
  public init(_ character: Character) { self.character = character }
  public init(extendedGraphemeClusterLiteral value: Character) { character = value }

  public static let upArrow = KeyEquivalent("\u{F700}")
  public static let downArrow = KeyEquivalent("\u{F701}")
  public static let leftArrow = KeyEquivalent("\u{F702}")
  public static let rightArrow = KeyEquivalent("\u{F703}")
  public static let escape = KeyEquivalent("\u{1B}")
  /// The key that takes away what is before the caret.
  public static let delete = KeyEquivalent("\u{08}")
  public static let deleteForward = KeyEquivalent("\u{F728}")
  public static let home = KeyEquivalent("\u{F729}")
  public static let end = KeyEquivalent("\u{F72B}")
  public static let pageUp = KeyEquivalent("\u{F72C}")
  public static let pageDown = KeyEquivalent("\u{F72D}")
  public static let clear = KeyEquivalent("\u{F739}")
  public static let tab = KeyEquivalent("\t")
  public static let space = KeyEquivalent(" ")
  public static let `return` = KeyEquivalent("\r")

  private static let named: [String: KeyEquivalent] = [
    "ArrowUp": .upArrow, "ArrowDown": .downArrow, "ArrowLeft": .leftArrow,
    "ArrowRight": .rightArrow, "Escape": .escape, "Backspace": .delete,
    "Delete": .deleteForward, "Home": .home, "End": .end, "PageUp": .pageUp,
    "PageDown": .pageDown, "Tab": .tab, "Enter": .return,
  ]
  /// A key by its W3C name; nil for one that stands for no character, such as Shift.
  init?(name: String) {
    if let known = Self.named[name] {
      self = known
    } else if name.count == 1, let c = name.lowercased().first {
      self.init(c)
    } else {
      return nil
    }
  }
}

/// Keys that are held while another is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Differs: never set; letters say for themselves whether they are capitals.
  public static let capsLock = EventModifiers(rawValue: 1)
  public static let shift = EventModifiers(rawValue: 2)
  public static let control = EventModifiers(rawValue: 4)
  /// The Alt key.
  public static let option = EventModifiers(rawValue: 8)
  /// The key with the window on it, or the command key.
  public static let command = EventModifiers(rawValue: 16)
  /// Differs: never set; keys of the number pad are like the others.
  public static let numericPad = EventModifiers(rawValue: 32)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]
  init(_ m: InputEvent.Modifiers) {
    self = []
    if m.contains(.shift) { insert(.shift) }
    if m.contains(.control) { insert(.control) }
    if m.contains(.alt) { insert(.option) }
    if m.contains(.meta) { insert(.command) }
  }
}

/// A key that was pressed, is held, or was released.
public struct KeyPress: Sendable, CustomDebugStringConvertible {
  public struct Phases: OptionSet, Hashable, Sendable, CustomDebugStringConvertible {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let down = Phases(rawValue: 1)
    /// Again and again while the key is held.
    public static let `repeat` = Phases(rawValue: 2)
    public static let up = Phases(rawValue: 4)
    public static let all: Phases = [.down, .repeat, .up]
    public var debugDescription: String {
      let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
      return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
  }
  public enum Result: Sendable {
    /// Nobody else is to see the key.
    case handled
    /// The key goes on to the views around.
    case ignored
  }
  public let phase: Phases
  public let key: KeyEquivalent
  /// What the key types.
  ///
  /// Differs: with Shift, keys other than letters are what they type alone.
  public let characters: String
  public let modifiers: EventModifiers
  public var debugDescription: String {
    "KeyPress(\(characters.debugDescription), \(phase.debugDescription), \(modifiers.rawValue))"
  }

  init?(_ stroke: KeyStroke) {
    guard let key = KeyEquivalent(name: stroke.name) else { return nil }
    self.key = key
    characters = stroke.name.count == 1 ? stroke.name : String(key.character)
    modifiers = EventModifiers(stroke.modifiers)
    switch stroke.phase {
    case .down: phase = .down
    case .repeated: phase = .repeat
    case .up: phase = .up
    }
  }
}

/// Sees the keys of what has the keyboard in a view.
nonisolated struct KeyPressModifier: PassModifier {
  let phases: KeyPress.Phases
  /// Whether it is one of the keys in question.
  let matches: (KeyPress) -> Bool
  let action: (KeyPress) -> KeyPress.Result
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    KeyPressNode(view, context)
  }
}
@MainActor private final class KeyPressHandler: KeyHandler {
  private let take: (KeyPress) -> KeyPress.Result
  init(_ take: @escaping (KeyPress) -> KeyPress.Result) { self.take = take }
  func handles(_ stroke: KeyStroke) -> Bool {
    KeyPress(stroke).map { take($0) == .handled } ?? false
  }
}
@MainActor
final class KeyPressNode<C: View>:
  ShellNode<ModifiedContent<C, KeyPressModifier>, C, WrapperElement>
{
  override init(_ view: ModifiedContent<C, KeyPressModifier>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> WrapperElement {
    let s = WrapperElement(self, child, layer: Layer("onKeyPress"))
    s.layer!.responders = [
      KeyPressHandler { [weak self] press in
        guard let m = self?.view.modifier, m.phases.contains(press.phase), m.matches(press)
        else { return .ignored }
        return m.action(press)
      }
    ]
    return s
  }
  override func set(_ new: ModifiedContent<C, KeyPressModifier>) {
    view = new
    content.set(new.content)
  }
}

extension View {
  nonisolated private func keyPress(
    _ phases: KeyPress.Phases, _ matches: @escaping (KeyPress) -> Bool,
    _ action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    modifier(KeyPressModifier(phases: phases, matches: matches, action: action))
  }
  /// Runs when a key goes down, or repeats, while the view, or one in it, has the keyboard. It comes
  /// before what the control itself does with the key, and inner views before outer ones.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping () -> KeyPress.Result
  ) -> some View {
    onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
  }
  /// The same for the phases of a key.
  nonisolated public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    onKeyPress(keys: [key], phases: phases, action: action)
  }
  /// The same for several keys.
  nonisolated public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(
      phases,
      { press in
        keys.contains(press.key)
          || (press.characters.count == 1
            && keys.contains(KeyEquivalent(Character(press.characters))))
      }, action)
  }
  /// The same for keys that type characters of a set.
  nonisolated public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(phases, { $0.characters.unicodeScalars.allSatisfy(characters.contains) }, action)
  }
  /// The same for all keys.
  nonisolated public func onKeyPress(
    phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping (KeyPress) -> KeyPress.Result
  ) -> some View {
    keyPress(phases, { _ in true }, action)
  }
}
