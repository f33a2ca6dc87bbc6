/// Names of keys as W3C UI Events gives them in `KeyboardEvent.key`.
package enum KeyName {
  /// Keys that type nothing.
  package static let named: [String] =
    [
      "Enter", "Escape", "Tab", "Backspace", "Delete", "Insert", "Home", "End", "PageUp",
      "PageDown", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Shift", "Control", "Alt",
      "AltGraph", "Meta", "CapsLock", "NumLock", "ScrollLock", "ContextMenu", "PrintScreen",
      "Pause", "Help", "Undo", "Redo", "Cut", "Copy", "Paste", "Find", "BrowserBack",
      "BrowserForward",
    ] + (1...24).map { "F\($0)" }
  /// Keys that say something only together with others.
  package static let modifiers: Set<String> = ["Shift", "Control", "Alt", "AltGraph", "Meta"]

  /// Whether it is one of the names, or the one character that a key types.
  package static func isValid(_ name: String) -> Bool { name.count == 1 || named.contains(name) }
}
