import Foundation

/// The window behind an open menu: a press there closes it.
nonisolated struct MenuScrimModifier: PassModifier {
  let model: MenuModel
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    MenuPartNode(view, context) { MenuPartShell(scrim: view.modifier.model, $0, $1) }
  }
}
/// The panel: the pointer marks and chooses rows, and all keys go to it.
nonisolated struct MenuPanelModifier: PassModifier {
  let model: MenuModel
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    MenuPartNode(view, context) { MenuPartShell(panel: view.modifier.model, $0, $1) }
  }
}
/// A row, which is found by its place.
nonisolated struct MenuRowModifier: PassModifier {
  let model: MenuModel
  let index: Int
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    MenuPartNode(view, context) {
      MenuPartShell(row: view.modifier.index, of: view.modifier.model, $0, $1)
    }
  }
}

@MainActor
final class MenuPartNode<C: View, M: ViewModifier>:
  ShellNode<ModifiedContent<C, M>, C, MenuPartShell>
{
  private let make: (_Node, Element) -> MenuPartShell
  init(
    _ view: ModifiedContent<C, M>, _ context: _NodeContext,
    make: @escaping (_Node, Element) -> MenuPartShell
  ) {
    self.make = make
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> MenuPartShell { make(self, child) }
  override func set(_ new: ModifiedContent<C, M>) {
    view = new
    content.set(new.content)
  }
}

@MainActor final class MenuPartShell: WrapperElement {
  private let model: MenuModel
  private let row: Int?

  private init(_ model: MenuModel, _ owner: _Node, _ child: Element, _ name: String, row: Int?) {
    self.model = model
    self.row = row
    super.init(owner, child, layer: Layer(name))
  }
  convenience init(scrim model: MenuModel, _ owner: _Node, _ child: Element) {
    self.init(model, owner, child, "around a menu", row: nil)
    let press = MenuRecognizer()
    press.released = { _ in model.cancel() }
    layer!.responders = [
      GestureAttachment(press, layer: layer!, name: "closing a menu"),
      HoverResponder(layer: layer!, isContinuous: false) { if $0 != nil { model.mark(nil) } },
    ]
  }
  convenience init(panel model: MenuModel, _ owner: _Node, _ child: Element) {
    self.init(model, owner, child, "menu panel", row: nil)
    let layer = layer!, press = MenuRecognizer()
    press.moved = { model.mark(at: $0) }
    press.released = { model.release(at: $0) }
    layer.hitFrame()
    let keys = FocusItem(layer: layer)
    keys.takesClicks = false
    layer.responders = [
      GestureAttachment(press, layer: layer, name: "choosing from a menu"), keys,
      MenuKeys(model),
      HoverResponder(layer: layer) { place in if let place { model.mark(at: place) } },
    ]
    model.panel = layer
  }
  convenience init(row: Int, of model: MenuModel, _ owner: _Node, _ child: Element) {
    self.init(model, owner, child, "menu row", row: row)
    model.put(self, at: row)
  }
  override func disappear() {
    super.disappear()
    if let row { model.remove(self, at: row) }
  }
}

/// Keeps all keys to a menu.
@MainActor private final class MenuKeys: KeyHandler {
  let model: MenuModel
  init(_ model: MenuModel) { self.model = model }
  func handles(_ stroke: KeyStroke) -> Bool { model.key(stroke) }
}
