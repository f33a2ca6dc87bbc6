import Foundation

/// Whether text can be copied.
public protocol TextSelectability {
  static var allowsSelection: Bool { get }
}
public struct EnabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { true }
}
public struct DisabledTextSelectability: TextSelectability, Sendable {
  public static var allowsSelection: Bool { false }
}
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
private enum TextSelectionKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
extension EnvironmentValues {
  var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}
extension View {
  /// Lets texts in this view be copied: a press of half a second opens a menu for it. As on a phone, the
  /// whole of a text is copied.
  ///
  /// Differs: text fields and text editors are selected in any case.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}

/// The hand on a text that can be copied.
@MainActor final class TextCopying {
  let attachment: GestureAttachment
  private let menu: OpenMenu

  init(_ element: Element, _ layer: Layer, _ context: _NodeContext) {
    let menu = OpenMenu(context)
    self.menu = menu
    let graph = context.graph
    let press = LongPressRecognizer(action: { [weak element, weak layer, weak graph] in
      guard let element, let layer else { return }
      var copy = PlainLabel()
      copy.title = "Copy"
      copy.image = Image(systemName: "doc.on.doc")
      menu.open(
        from: element, title: { "Text" }, entries: { [.row(MenuEntry.Row(label: copy))] },
        choose: { _ in graph?.services.clipboard.text = layer.semantics?.label ?? "" })
    })
    attachment = GestureAttachment(press, layer: layer, name: "copying")
    layer.responders = [attachment]
  }
  func end(_ layer: Layer) {
    layer.responders = []
    menu.end()
  }
}
