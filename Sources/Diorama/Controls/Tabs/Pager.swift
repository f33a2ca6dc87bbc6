import Foundation

/// Pages of which one is shown. A swipe, the wheel sideways, arrows, Page Up and Down, Home and End
/// turn them.
///
/// `selection` is written once for each swipe, at the release, when it is clear which page will be
/// shown; never while the button is down. A value written from outside is shown at once, or with the
/// animation of its transaction; written during a swipe it takes effect at the release. A value that
/// no page has leaves the page that is shown, and is reported once.
nonisolated struct PagerView<SelectionValue: Hashable, Content: View>: View {
  typealias Body = Never
  let selection: Binding<SelectionValue>?
  let content: Content
  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    PagerNode(view, context)
  }
}

/// The node of a pager.
@MainActor
final class PagerNode<Selection: Hashable, Content: View>:
  _TypedNode<PagerView<Selection, Content>>, PageList
{
  private let content: _TypedNode<Content>
  private var pager: PagerElement!
  private var shell: PagerShell!
  private let context: _NodeContext
  private let dots: HostNode
  /// What pages and dots see of this pager.
  private let proxy: PagerProxy
  /// What those around it see, where somebody wants to.
  private let readers: [PagerProxy]
  /// The selection that the pager has taken in.
  private var current: Selection?
  /// The selection before the pager wrote others, and these: until the update has taken all of them
  /// in, the bodies may see any of them.
  private var written: [Selection] = []
  private var sawWritten = false
  /// No page has that tag; when one comes, it is turned to.
  private var isMissing = false

  override init(_ view: PagerView<Selection, Content>, _ context: _NodeContext) {
    self.context = context
    let proxy = PagerProxy()
    self.proxy = proxy
    readers = Update.withoutReader { EnvironmentValues(context.environment).pagerReaders }
    var inner = context
    inner.environment = EnvironmentBox(context.environment)
    var values = EnvironmentValues()
    values.pager = proxy
    values.pagerReaders = []
    inner.environment.write(values.written)
    content = Content._makeNode(view.content, inner)
    dots = HostNode(context, quietly: PageDots(pager: proxy), ZLayout(), name: "page indicator")
    super.init(view, context)
    adopt(content)
    adopt(dots)
    pager = PagerElement(owner: self, system: graph.layout, list: content, pages: self)
    shell = PagerShell(self, pager, dots)
    pager.onTurn = { [unowned self] in turned(to: $0) }
    pager.onMove = { [unowned self] in moved() }
    evaluate()
    pager.reconcile()
    for r in readers { r.follow(pager) }
    moved()
    graph.afterAppearing { [weak self] in self?.takeDefaults() }
  }
  /// Defaults that were set in the `onAppear` of this view's first frame count too.
  private func takeDefaults() {
    if !isAlive { return }
    dots.set(PageDots(pager: proxy))
    pager.allowsPaging = ControlDefaults.scrolling.isEnabled
    pager.givesWay = ControlDefaults.scrolling.bounces
  }
  /// The selection is read as the bodies see it, without making this node a reader: the view that
  /// passes the binding in is evaluated when it changes, or else this node is.
  private func readSelection(_ binding: Binding<Selection>) -> Selection {
    Update.reading(self) { binding.wrappedValue }
  }
  override func evaluate() {
    isDirty = false
    epoch += 1
    let values = EnvironmentValues(context.environment)
    Update.reading(self) {
      pager.direction = values.layoutDirection
      pager.reducesMotion = values.accessibilityReduceMotion
      let style = values.pageStyle
      pager.geometry = style.geometry
      pager.isLooping = style.isLooping
    }
    shell.direction = pager.direction
    shell.axis = pager.geometry.axis
    takeSelection()
  }
  private func takeSelection() {
    guard let binding = view.selection else { return }
    let new = readSelection(binding)
    // Pages may have moved, and the one that was missing may have come.
    pager.reconcile()
    if written.contains(new) {
      sawWritten = true
      return
    }
    let isNew = new != current
    current = new
    let i = place(of: new)
    let wasMissing = isMissing
    isMissing = i == nil
    if let i {
      if !isNew && !wasMissing { return }
      if i != pager.page || pager.isDragging { pager.turn(to: i, .current) }
    } else if isNew && pageCount > 0 {
      graph.report(
        "no page of the TabView is tagged \(new); the page that is shown stays. Tags have to be of "
          + "the selection's type, \(Selection.self)")
    }
  }
  override func set(_ new: PagerView<Selection, Content>) {
    view = new
    content.set(new.content)
    if view.selection != nil { epoch += 1; evaluate() }
    pager.reconcile()
    moved()
  }

  // MARK: pages

  var pageCount: Int { content.count }
  func page(at index: Int) -> Element { content.element(at: index) }
  func pageTag(at index: Int) -> AnyHashable? {
    Update.withoutReader {
      content.trait(TagTrait.self, at: index) ?? content.identity(at: index)
        ?? AnyHashable(index)
    }
  }
  private func selection(at index: Int) -> Selection? {
    guard index < pageCount, let tag = pageTag(at: index) else { return nil }
    return tag.selection(as: Selection.self)
  }
  private func place(of selection: Selection) -> Int? {
    let n = pageCount
    if n == 0 { return nil }
    // Most often nothing has changed, or the tags are the indices.
    if pager.page < n, self.selection(at: pager.page) == selection { return pager.page }
    if let i = selection as? Int, (0..<n).contains(i), self.selection(at: i) == selection {
      return i
    }
    return (0..<n).first { self.selection(at: $0) == selection }
  }
  private func turned(to index: Int) {
    guard let binding = view.selection, let new = selection(at: index) else { return }
    if new == current { return }
    if written.isEmpty {
      if let current { written.append(current) }
      graph.afterUpdate { [weak self] in self?.readBack() }
    }
    current = new
    isMissing = false
    written.append(new)
    withTransaction(Transaction()) { binding.wrappedValue = new }
  }
  /// What the pager has written has been taken in, or has not been to the binding's liking.
  private func readBack() {
    written = []
    if sawWritten { takeSelection() }
    sawWritten = false
  }
  private func moved() {
    proxy.follow(pager)
    // Another pager may have come into the reader; when it has gone, this one is followed again.
    for r in readers where r.isFollowing(pager) || !r.isFollowingAny { r.follow(pager) }
    let n = pager.count
    let value = n > 0 ? "\(pager.page + 1) of \(n)" : nil
    if pager.layer!.semantics?.value == value, pager.layer!.semantics != nil { return }
    var s = Semantics(role: .pager)
    s.value = value
    pager.layer!.semantics = s
  }

  // MARK: the node

  package override var label: String { "TabView" }

  override var container: ContainerElement? { pager }
  override func element(at index: Int) -> Element { shell }
  package override func collect(into elements: inout [Element]) { elements.append(shell) }
  override func buryElements() {
    pager.isAlive = false
    shell.isAlive = false
  }
  override func forEachChild(_ body: (_Node) -> Void) {
    body(content)
    body(dots)
  }
}

/// A pager with its indicator over it.
@MainActor final class PagerShell: WrapperElement {
  private let dots: HostNode
  var axis = Axis.horizontal {
    didSet { if axis != oldValue { invalidate() } }
  }
  init(_ owner: _Node, _ pager: PagerElement, _ dots: HostNode) {
    self.dots = dots
    super.init(owner, pager, layer: Layer("pager"))
    dots.box.parent = self
    // The wheel over the dots turns the pages, too.
    layer!.responders = [PagerResponder(pager)]
  }
  override func placeContent(in host: Layer, at base: CGPoint) {
    super.placeContent(in: host, at: base)
    let p = ProposedViewSize(frame.size)
    let size = dots.box.measure(p)
    let isLeading = direction == .rightToLeft
    let origin =
      axis == .horizontal
      ? CGPoint(x: (frame.width - size.width) / 2, y: frame.height - size.height)
      : CGPoint(
        x: isLeading ? 0 : frame.width - size.width, y: (frame.height - size.height) / 2)
    dots.box.place(CGRect(origin: origin, size: size), p, in: host, at: base)
    layer!.setBelow([child.topLayer, dots.box.topLayer])
  }
  override func disappear() {
    super.disappear()
    dots.box.disappear()
  }
}
