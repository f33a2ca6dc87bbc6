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
  private var model: MenuModel?
  private var float: FloatingView?
  private static var spring: Animation { .spring(response: 0.35, dampingFraction: 0.8) }
  private static var fade: Animation { .easeOut(duration: 0.2) }

  override init(_ view: ModifiedContent<C, MenuAnchorModifier>, _ context: _NodeContext) {
    self.context = context
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> MenuAnchorShell {
    let opener = MenuOpener()
    let s = MenuAnchorShell(self, child, opener)
    opener.pressed = { [weak self] in self?.view.modifier.pressed($0) }
    opener.open = { [weak self, weak s] in if let s { self?.open(from: s) } }
    opener.moved = { [weak self] in self?.model?.mark(at: $0) }
    opener.released = { [weak self] in self?.model?.release(at: $0) }
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
      if !values.isEnabled { close() }
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
    if let model, float != nil { model.entries = new.modifier.entries() }
  }
  override func dropped(_ shell: MenuAnchorShell) { end() }
  override func willDie() { end() }

  // MARK: the menu

  private func open(from shell: MenuAnchorShell, byKey: Bool = false) {
    if model != nil { return }
    end()
    let m = view.modifier
    let (title, entries) = Update.withoutReader { (m.title(), m.entries()) }
    let model = MenuModel(
      title: title, entries: entries, choose: { [weak self] in self?.view.modifier.choose($0) },
      close: { [weak self] in self?.close() })
    let host = HostNode(
      surroundings(), quietly: FloatingMenu(model: model), MenuLayout(source: .zero), name: "menu")
    let float = FloatingView(host) { [weak shell, weak host] in
      guard let shell, let host, shell.isPlaced else { return }
      var source = shell.globalFrame
      if host.box.direction == .rightToLeft {
        source = source.mirrored(in: host.graph.size.width)
      }
      host.box.setAlgorithm(MenuLayout(source: source))
    }
    self.model = model
    self.float = float
    graph.floats.add(float)
    let before = graph.focus.current
    back = { [weak self, weak before] in self?.graph.focus.focus(before) }
    graph.focus.request { [weak self, weak model] in
      guard let self, let model, let panel = model.panel else { return }
      graph.focus.focus(panel.responders.lazy.compactMap { $0 as? FocusItem }.first)
    }
    graph.afterUpdate { [weak self, weak shell] in
      guard let self, let shell else { return }
      appear(model, shell, byKey)
    }
  }
  private var back: (() -> Void)?
  /// It has its place: it grows from where it was opened.
  private func appear(_ model: MenuModel, _ shell: MenuAnchorShell, _ byKey: Bool) {
    guard self.model === model, let panel = model.panel else { return }
    let source = shell.globalFrame
    let frame = CGRect(origin: panel.toRoot(.zero), size: panel.size)
    model.anchor = UnitPoint(
      x: min(max((source.midX - frame.minX) / max(frame.width, 1), 0), 1),
      y: source.midY < frame.midY ? 0 : 1)
    let checked = model.entries.firstIndex { $0.row?.isChecked == true }
    if byKey { model.mark(checked ?? model.entries.firstIndex { $0.canBeChosen }) }
    // Once it stands at the point that it grows from.
    graph.afterUpdate { [weak self] in
      guard let self, self.model === model else { return }
      withAnimation(Self.spring) { model.show(true) }
      // Once it has its size.
      graph.afterUpdate { if let checked { model.reveal(checked) } }
    }
  }
  private func close() {
    guard let model, let float else { return }
    self.model = nil
    back?()
    back = nil
    graph.layout.onLeave(float.host.box.topLayer)
    graph.floats.release(float)
    withAnimation(Self.fade, completionCriteria: .removed) {
      model.show(false)
    } completion: { [weak self] in
      self?.remove(float)
    }
  }
  private func remove(_ old: FloatingView) {
    graph.floats.remove(old)
    if float === old { float = nil }
  }
  /// At once.
  private func end() {
    if model != nil { back?() }
    model = nil
    back = nil
    if let float { remove(float) }
  }
  /// Of what is around, a menu takes what tells how to read, and no looks.
  private func surroundings() -> _NodeContext {
    let here = EnvironmentValues(context.environment)
    let box = EnvironmentBox(graph.environment)
    Update.withoutReader {
      var values = EnvironmentValues()
      values.layoutDirection = here.layoutDirection
      values.dynamicTypeSize = here.dynamicTypeSize
      values.locale = here.locale
      values.colorScheme = here.colorScheme
      box.write(values.written)
    }
    return _NodeContext(graph: graph, environment: box, scope: nil)
  }
}
