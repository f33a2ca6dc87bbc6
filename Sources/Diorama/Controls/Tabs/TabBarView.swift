import Foundation

/// What the bar of a tab view shows, and what is said of it.
@MainActor final class TabBarModel: Equatable {
  struct Tab {
    let index: Int
    let label: AnyView?
    let badge: Text?
    let role: TabRole?
    var isDisabled = false
    var said = Said()
  }
  /// What is said of a tab; nil where its label says it.
  struct Said {
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
  }
  private struct Contribution {
    unowned(unsafe) let owner: _Node
    let page: NavigationPageModel?
    let gate: NavigationGate?
    var look: BarLook
  }
  var tabs: () -> [Tab] = { [] }
  var select: (Int) -> Void = { _ in }
  private(set) var selected = 0
  private(set) var defaults = ControlDefaults.tabBar
  let probe = ScrollProbe()
  private var contributions: [Contribution] = []
  private let change = Source()
  nonisolated static func == (a: TabBarModel, b: TabBarModel) -> Bool { a === b }

  func changed() { change.changed() }
  func track() { change.track() }
  func takeDefaults() {
    if defaults == ControlDefaults.tabBar { return }
    defaults = ControlDefaults.tabBar
    changed()
  }
  func show(_ index: Int) {
    if index == selected { return }
    selected = index
    changed()
  }
  func put(
    _ look: BarLook, for owner: _Node, _ page: NavigationPageModel?, _ gate: NavigationGate?
  ) {
    if let i = contributions.firstIndex(where: { $0.owner === owner }) {
      if look.isPlain, contributions[i].look.isSame(as: look) { return }
      contributions[i].look = look
    } else {
      if look.isEmpty { return }
      contributions.append(Contribution(owner: owner, page: page, gate: gate, look: look))
    }
    changed()
  }
  func remove(_ owner: _Node) {
    let n = contributions.count
    contributions.removeAll { $0.owner === owner }
    if contributions.count != n { changed() }
  }
  /// What the pages on top in the tab that is shown have said.
  var look: BarLook {
    var sum = BarLook()
    for c in contributions where c.gate?.isOpen ?? true {
      if let page = c.page, page.stack?.isTop(page.id) == false { continue }
      sum.add(c.look)
    }
    return sum
  }
}
private enum TabBarKey: EnvironmentKey {
  static var defaultValue: TabBarModel? { nil }
}
private enum TabGateKey: EnvironmentKey {
  static var defaultValue: NavigationGate? { nil }
}
extension EnvironmentValues {
  /// The tab view that a view is in.
  var tabBar: TabBarModel? {
    get { self[TabBarKey.self] }
    set { self[TabBarKey.self] = newValue }
  }
  var tabGate: NavigationGate? {
    get { self[TabGateKey.self] }
    set { self[TabGateKey.self] = newValue }
  }
}

/// A tab view with a bar.
nonisolated struct TabBarView<Selection: Hashable, Content: View>: View {
  typealias Body = Never
  let selection: Binding<Selection>?
  let content: Content
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    context.graph.layout.hasSafeAreas = true
    return TabBarNode(view, context)
  }
}

@MainActor
final class TabBarNode<Selection: Hashable, Content: View>:
  _TypedNode<TabBarView<Selection, Content>>
{
  private let context: _NodeContext
  private let content: _TypedNode<Content>
  private let model = TabBarModel()
  private let bar: HostNode
  private var box: TabContainer!
  private var shell: InsetShell!
  private var index = 0
  /// No tab has the selection; when one comes, it is shown.
  private var isMissing = false
  private var current: Selection?

  override init(_ view: TabBarView<Selection, Content>, _ context: _NodeContext) {
    self.context = context
    var inner = context
    inner.environment = EnvironmentBox(context.environment)
    var values = EnvironmentValues()
    values.tabBar = model
    values.tabGate = nil
    inner.environment.write(values.written)
    content = Content._makeNode(view.content, inner)
    bar = HostNode(context, quietly: TabBar(model: model), ZLayout(), name: "tab bar")
    super.init(view, context)
    adopt(content)
    adopt(bar)
    box = TabContainer(
      owner: self, system: graph.layout, list: content, algorithm: ZLayout(), layer: Layer("tabs"))
    box.tabs = { [unowned self] in elements() }
    shell = InsetShell(self, bar, box, .bottom, .center, 0)
    model.probe.element = box
    model.tabs = { [unowned self] in tabs() }
    model.select = { [unowned self] in choose($0) }
    evaluate()
    // Defaults that were set in the `onAppear` of the first frame count too.
    graph.afterAppearing { [model] in model.takeDefaults() }
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    let direction = layoutDirection(context.environment)
    box.direction = direction
    shell.direction = direction
    takeSelection()
  }
  override func set(_ new: TabBarView<Selection, Content>) {
    view = new
    content.set(new.content)
    epoch += 1
    evaluate()
    model.changed()
  }

  // MARK: the selection

  private func value(at i: Int) -> Selection? {
    let tag = Update.withoutReader {
      content.trait(TagTrait.self, at: i) ?? content.identity(at: i) ?? AnyHashable(i)
    }
    return tag.selection(as: Selection.self)
  }
  private func takeSelection() {
    guard let binding = view.selection else { return }
    let new = Update.reading(self) { binding.wrappedValue }
    let n = content.count, isNew = new != current
    current = new
    if index < n, value(at: index) == new {
      isMissing = false
      return
    }
    if let i = (0..<n).first(where: { value(at: $0) == new }) {
      isMissing = false
      show(i)
    } else if isNew || !isMissing {
      isMissing = true
      if n == 0 { return }
      graph.report(
        "no tab of the TabView is tagged \(new); the one that is shown stays. Tags have to be of "
          + "the selection's type, \(Selection.self)")
    }
  }
  private func choose(_ i: Int) {
    guard let binding = view.selection else {
      show(i)
      return
    }
    guard let new = value(at: i) else { return }
    withTransaction(Transaction()) { binding.wrappedValue = new }
  }
  private func show(_ i: Int) {
    if i == index { return }
    index = i
    model.show(i)
    box.listChanged()
  }

  // MARK: the tabs

  private func tabs() -> [TabBarModel.Tab] {
    Update.withoutReader {
      (0..<content.count).map { i in
        let item = content.trait(TabItemTrait.self, at: i)
        return TabBarModel.Tab(
          index: i, label: item?.label, badge: content.trait(BadgeTrait.self, at: i),
          role: item?.role, isDisabled: content.trait(TabDisabledTrait.self, at: i) ?? false,
          said: TabBarModel.Said(
            label: content.trait(TabLabelTrait.self, at: i),
            value: content.trait(TabValueTrait.self, at: i),
            hint: content.trait(TabHintTrait.self, at: i),
            identifier: content.trait(TabIdentifierTrait.self, at: i)))
      }
    }
  }
  /// The tab that is shown is the only one that is laid out.
  private func elements() -> [Element] {
    let n = content.count
    if n != box.count {
      box.count = n
      model.changed()
      if index >= n { index = max(n - 1, 0) }
      takeSelection()
      model.show(index)
    }
    for i in 0..<n {
      content.trait(TabItemTrait.self, at: i)?.gate.isOpen = i == index
    }
    return n > 0 ? [content.element(at: index)] : []
  }

  // MARK: the node

  override var container: ContainerElement? { box }
  override func element(at index: Int) -> Element { shell }
  package override func collect(into elements: inout [Element]) { elements.append(shell) }
  override func buryElements() {
    box.isAlive = false
    shell.isAlive = false
  }
  override func forEachChild(_ body: (_Node) -> Void) {
    body(content)
    body(bar)
  }
  package override var label: String { "TabView" }
}

/// Holds the tab that is shown; it takes all the room there is.
@MainActor final class TabContainer: ContainerElement {
  var tabs: () -> [Element] = { [] }
  var count = 0
  override func gather() -> [Element] { tabs() }
  override func sizeThatFits(_ p: ProposedViewSize) -> CGSize {
    if p.width != nil, p.height != nil { return p.replacingUnspecifiedDimensions() }
    return p.replacingUnspecifiedDimensions(by: super.sizeThatFits(p))
  }
}
