import Foundation

/// A key, and those that are held with it, that do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
  /// What becomes of a shortcut in other languages and other directions of layout.
  public struct Localization: Hashable, Sendable {
    private let kind: Int
    /// Where layout runs from right to left, arrows and brackets change sides.
    public static let automatic = Localization(kind: 0)
    /// Keys stay on their side.
    public static let withoutMirroring = Localization(kind: 1)
    /// The key is the one that is given.
    public static let custom = Localization(kind: 2)
  }
  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }
  /// The key that says yes: Return.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The key that says no: Escape.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  /// Whether a key that is pressed is this one. Where the command key is asked for, the control key
  /// does as well, as keyboards here have it.
  func matches(_ press: KeyPress, _ direction: LayoutDirection) -> Bool {
    guard press.phase == .down else { return false }
    var key = key
    if localization == .automatic, direction == .rightToLeft {
      key = KeyboardShortcut.mirrored[key] ?? key
    }
    let character = Character(key.character.lowercased())
    guard press.key == key || press.key.character == character else { return false }
    var wanted = modifiers.subtracting([.capsLock, .numericPad])
    // A capital letter says that Shift is held.
    if key.character.isUppercase { wanted.insert(.shift) }
    if press.modifiers == wanted { return true }
    guard wanted.contains(.command), !wanted.contains(.control) else { return false }
    return press.modifiers == wanted.subtracting(.command).union(.control)
  }
  private static let mirrored: [KeyEquivalent: KeyEquivalent] = [
    .leftArrow: .rightArrow, .rightArrow: .leftArrow, "[": "]", "]": "[", "{": "}", "}": "{",
    "(": ")", ")": "(", "<": ">", ">": "<",
  ]
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}
extension EnvironmentValues {
  /// The shortcut of the control that a style draws; nil where it has none.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

/// Sees keys that nobody else has had a use for.
@MainActor final class ShortcutItem: ShortcutResponder {
  var shortcut: KeyboardShortcut?
  var direction = LayoutDirection.leftToRight
  func matches(_ stroke: KeyStroke) -> Bool {
    guard let shortcut, let press = KeyPress(stroke) else { return false }
    return shortcut.matches(press, direction)
  }
}

nonisolated struct KeyboardShortcutModifier: PassModifier {
  let shortcut: KeyboardShortcut?
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    KeyboardShortcutNode(view, context)
  }
}
@MainActor
final class KeyboardShortcutNode<C: View>:
  FollowedNode<C, KeyboardShortcutModifier, WrapperElement>
{
  private let environment: EnvironmentBox
  override init(_ view: ModifiedContent<C, KeyboardShortcutModifier>, _ context: _NodeContext) {
    environment = context.environment
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> WrapperElement {
    let s = WrapperElement(self, child, layer: Layer("keyboardShortcut"))
    s.layer!.responders = [ShortcutItem()]
    update(s)
    return s
  }
  override func update(_ s: WrapperElement) {
    for case let item as ShortcutItem in s.layer!.responders {
      item.shortcut = view.modifier.shortcut
      item.direction = layoutDirection(environment)
    }
  }
}

extension View {
  /// Lets a key do what the first control in the view does, wherever the keyboard is. What has the
  /// keyboard comes first; of several controls with the same key, the first in the tree has it.
  ///
  /// Differs: where the command key is asked for, the control key does as well.
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command
  ) -> some View {
    keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
  }
  nonisolated public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> some View {
    keyboardShortcut(
      KeyboardShortcut(key, modifiers: modifiers, localization: localization))
  }
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    keyboardShortcut(Optional(shortcut))
  }
  /// Nil takes away what views around have set.
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    modifier(KeyboardShortcutModifier(shortcut: shortcut))
      .environment(\.keyboardShortcut, shortcut)
  }
}
