import Foundation

/// Lets a view open a menu beside it: by a click, by a press that goes on to a row, by the keyboard.
nonisolated struct MenuAnchorModifier: PassModifier {
  /// Asked when the menu opens, and whenever this is set while it is open.
  let title: @MainActor () -> String
  let entries: @MainActor () -> [MenuEntry]
  /// Called with the entry that was chosen.
  let choose: @MainActor (Int) -> Void
  let pressed: @MainActor (Bool) -> Void
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    MenuAnchorNode(view, context)
  }
}

@MainActor final class MenuAnchorShell: WrapperElement {
  let stop: FocusStop
  let attachment: GestureAttachment
  init(_ owner: _Node, _ child: Element, _ opener: MenuOpener) {
    let layer = Layer("menu's button")
    stop = FocusStop(layer, owner.graph.motion)
    attachment = GestureAttachment(opener, layer: layer, name: "opening a menu")
    super.init(owner, child, layer: layer)
    stop.item.takesClicks = false
    layer.hitFrame()
    layer.responders = [attachment, stop.item]
    stop.item.reveal = { [weak self] in self?.reveal() }
    stop.changed = { [weak self] in self?.order() }
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    super.placeContent(in: host, at: base)
    order()
  }
  private func order() {
    var s = Semantics()
    s.isFocused = stop.item.isFocused
    layer!.semantics = s
    layer!.setBelow(stop.layers([child.topLayer], transaction))
  }
  override func disappear() {
    super.disappear()
    stop.disappear()
  }
}

@MainActor
final class MenuAnchorNode<C: View>:
  ShellNode<ModifiedContent<C, MenuAnchorModifier>, C, MenuAnchorShell>
{
  private let context: _NodeContext
  private let menu: OpenMenu

  override init(_ view: ModifiedContent<C, MenuAnchorModifier>, _ context: _NodeContext) {
    self.context = context
    menu = OpenMenu(context)
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> MenuAnchorShell {
    let opener = MenuOpener()
    let s = MenuAnchorShell(self, child, opener)
    opener.pressed = { [weak self] in self?.view.modifier.pressed($0) }
    opener.open = { [weak self, weak s] in if let s { self?.open(from: s) } }
    opener.moved = { [weak self] in self?.menu.model?.mark(at: $0) }
    opener.released = { [weak self] in self?.menu.model?.release(at: $0) }
    s.stop.item.key = { [weak self, weak s] stroke in
      guard let self, let s, stroke.isPlain(" ", "Enter", "ArrowDown", "ArrowUp") else {
        return false
      }
      if stroke.phase == .down { open(from: s, byKey: true) }
      return true
    }
    update(s)
    return s
  }
  private func update(_ s: MenuAnchorShell) {
    let values = EnvironmentValues(context.environment)
    Update.reading(self) {
      s.stop.update(values)
      s.attachment.isEnabled = values.isEnabled
      if !values.isEnabled { menu.close() }
    }
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    forEachShell { update($0) }
  }
  override func set(_ new: ModifiedContent<C, MenuAnchorModifier>) {
    view = new
    content.set(new.content)
    menu.set(new.modifier.entries)
  }
  override func dropped(_ shell: MenuAnchorShell) { menu.end() }
  override func willDie() { menu.end() }
  private func open(from shell: MenuAnchorShell, byKey: Bool = false) {
    let m = view.modifier
    menu.open(
      from: shell, title: m.title, entries: m.entries,
      choose: { [weak self] in self?.view.modifier.choose($0) }, byKey: byKey)
  }
}
