import Foundation

/// Opens a menu beside an element, and takes it away again.
@MainActor final class OpenMenu {
  private(set) var model: MenuModel?
  private var float: FloatingView?
  /// Gives the keyboard back.
  private var back: (() -> Void)?
  private let context: _NodeContext
  private var graph: Graph { context.graph }
  private static var spring: Animation { .spring(response: 0.35, dampingFraction: 0.8) }
  private static var fade: Animation { .easeOut(duration: 0.2) }

  init(_ context: _NodeContext) { self.context = context }

  /// - Parameter byKey: a row is marked at once.
  func open(
    from source: Element, title: () -> String, entries: () -> [MenuEntry],
    choose: @escaping (Int) -> Void, byKey: Bool = false
  ) {
    if model != nil { return }
    end()
    let (title, entries) = Update.withoutReader { (title(), entries()) }
    let model = MenuModel(
      title: title, entries: entries, choose: choose, close: { [weak self] in self?.close() })
    let host = HostNode(
      context.aloft(in: graph), quietly: FloatingMenu(model: model), MenuLayout(source: .zero),
      name: "menu")
    let float = FloatingView(host) { [weak source, weak host] in
      guard let source, let host, source.isPlaced else { return }
      var frame = source.globalFrame
      if host.box.direction == .rightToLeft {
        frame = frame.mirrored(in: host.graph.size.width)
      }
      host.box.setAlgorithm(MenuLayout(source: frame))
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
    graph.afterUpdate { [weak self, weak source] in
      guard let self, let source else { return }
      appear(model, source, byKey)
    }
  }
  /// Other rows, where it is open.
  func set(_ entries: () -> [MenuEntry]) {
    if let model, float != nil { model.entries = entries() }
  }
  /// It has its place: it grows from where it was opened.
  private func appear(_ model: MenuModel, _ element: Element, _ byKey: Bool) {
    guard self.model === model, let panel = model.panel else { return }
    let source = element.globalFrame
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
  func close() {
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
  func end() {
    if model != nil { back?() }
    model = nil
    back = nil
    if let float { remove(float) }
  }
}

extension _NodeContext {
  /// For a view over everything else: of what is around, it takes what tells how to read, and no looks.
  @MainActor func aloft(in graph: Graph) -> _NodeContext {
    let here = EnvironmentValues(environment)
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
