import Foundation

/// One page of a stack with its bar.
struct NavigationPageView: View {
  let content: AnyView
  let model: NavigationModel
  let page: NavigationPageModel
  /// The page that the way back leads to.
  let previous: NavigationPageModel?
  /// The pages below, the root first.
  let below: [NavigationPageModel]
  let isTop: Bool
  let insets: EdgeInsets

  init(
    content: AnyView, model: NavigationModel, page: NavigationPageModel,
    previous: NavigationPageModel?, below: [NavigationPageModel], isTop: Bool, insets: EdgeInsets
  ) {
    self.content = content
    self.model = model
    self.page = page
    self.previous = previous
    self.below = below
    self.isTop = isTop
    self.insets = insets
  }
  /// The way back; nil on the root.
  private var dismissal: (@MainActor () -> Void)? {
    if previous == nil { return nil }
    let model = model, id = page.id
    return { model.pop(id) }
  }
  private var bar: NavigationBar {
    NavigationBar(
      page: page, previous: previous, below: below, topInset: insets.top,
      back: { dismissal?() })
  }
  var body: some View {
    let noGate: NavigationGate? = nil, here: NavigationPageModel? = page
    ZStack { content }
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .modifier(NavigationProbeModifier(page: page))
      .environment(\.navigationPage, here)
      .environment(\.navigationGate, noGate)
      .modifier(DismissModifier(action: dismissal))
      .safeAreaInset(edge: VerticalEdge.top, spacing: 0) { bar }
      .safeAreaPadding(insets)
      .background { Rectangle().fill(Color(.background)) }
  }
}

/// Lets a page's bar find what scrolls under it.
nonisolated struct NavigationProbeModifier: PassModifier {
  let page: NavigationPageModel
  @MainActor static func _makeNode<C: View>(
    _ view: ModifiedContent<C, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<C, Self>> {
    NavigationProbeNode(view, context)
  }
}
@MainActor
final class NavigationProbeNode<C: View>:
  ShellNode<ModifiedContent<C, NavigationProbeModifier>, C, WrapperElement>
{
  override init(_ view: ModifiedContent<C, NavigationProbeModifier>, _ context: _NodeContext) {
    super.init(view, context)
    put(view.content, context)
  }
  override func makeShell(_ child: Element) -> WrapperElement {
    let s = WrapperElement(self, child, layer: nil)
    view.modifier.page.probe.element = s
    return s
  }
  override func set(_ new: ModifiedContent<C, NavigationProbeModifier>) {
    view = new
    forEachShell { new.modifier.page.probe.element = $0 }
    content.set(new.content)
  }
}
